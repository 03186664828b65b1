//! The JSON form: one object. Whatever has a text form (dates, results, notations, moves) is a string of that
//! form, and seats are numbers from 1.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::scan::{Scanner, skip_byte_order_mark};
use super::{
    Date, GameResult, MAX_MOVES, MAX_TAGS, MAX_VALUE, MoveText, Names, ReadError, Record, RecordedMove, Tag,
    Termination, TimeControl,
};
use crate::{Notation, Seat};

impl Record {
    /// The record as JSON, in one line.
    #[expect(clippy::missing_panics_doc, reason = "strings and numbers can always be written")]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record is made of strings and numbers")
    }

    /// The record as JSON, laid out for people to read.
    #[expect(clippy::missing_panics_doc, reason = "strings and numbers can always be written")]
    pub fn to_json_pretty(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is made of strings and numbers")
    }

    /// Reads a JSON text that holds one record.
    pub fn from_json(json: &str) -> Result<Record, ReadError> {
        let json = skip_byte_order_mark(json);
        let record = serde_json::from_str(json).map_err(|error| located(json, &error))?;
        within_limits(record, json, json.len())
    }

    /// Reads a text that holds any number of JSON records, one after the other.
    pub fn all_from_json(json: &str) -> Result<Vec<Record>, ReadError> {
        let json = skip_byte_order_mark(json);
        let mut stream = serde_json::Deserializer::from_str(json).into_iter();
        let mut records = Vec::new();
        while let Some(record) = stream.next() {
            let record = record.map_err(|error| located(json, &error))?;
            records.push(within_limits(record, json, stream.byte_offset())?);
        }
        Ok(records)
    }
}

/// Leaves a field out that says nothing.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Puts the place where reading failed before the reason.
fn located(json: &str, error: &serde_json::Error) -> ReadError {
    let (line, bytes) = (error.line().max(1), error.column());
    let text = json.split('\n').nth(line - 1).unwrap_or_default();
    let column = text.char_indices().take_while(|&(index, _)| index < bytes).count().max(1);
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    ReadError { line, column, reason: message.strip_suffix(&place).unwrap_or(&message).into() }
}

/// The same limits as for the text form, checked where the record ends.
fn within_limits(record: Record, json: &str, end: usize) -> Result<Record, ReadError> {
    let Some(reason) = broken_limit(&record) else { return Ok(record) };
    let mut scanner = Scanner::new(json);
    scanner.skip(end);
    Err(scanner.error(reason))
}

fn broken_limit(record: &Record) -> Option<String> {
    let values = [Some(&record.game), record.event.as_ref(), record.site.as_ref(), record.comment.as_ref()];
    let mut lengths = (values.into_iter().flatten())
        .chain(&record.setup.options)
        .chain(&record.setup.position)
        .chain(record.tags.iter().map(|tag| &tag.value))
        .chain(record.moves.iter().filter_map(|mv| mv.comment.as_ref()))
        .map(String::len)
        .chain(record.players.known().map(|(_, name)| name.len()));
    if record.moves.len() > MAX_MOVES {
        return Some(format!("more than {MAX_MOVES} moves"));
    }
    if record.tags.len().max(record.setup.options.len()) > MAX_TAGS {
        return Some(format!("more than {MAX_TAGS} rule options or further tags"));
    }
    let too_long = lengths.any(|length| length > MAX_VALUE);
    too_long.then(|| format!("a value or a comment is longer than {MAX_VALUE} bytes"))
}

/// A string that is read by what [`FromStr`] says.
struct Text<T> {
    expected: &'static str,
    read: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty: $expected:literal,)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, read: PhantomData })
            }
        }
    )*};
}

as_text! {
    Date: "a date as a string",
    GameResult: "a result as a string",
    MoveText: "a move as a string",
    Notation: "the name of a notation",
    Termination: "what ended the game, as a string",
    TimeControl: "a time control as a string",
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number() as u8)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = usize::deserialize(deserializer)?;
        let nobody = || D::Error::custom(format_args!("expected a seat from 1 to {}", Seat::MAX));
        Seat::from_number(number).ok_or_else(nobody)
    }
}

/// A list, unknown names within it null, none of them at its end.
impl Serialize for Names {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let count = self.known().next_back().map_or(0, |(seat, _)| seat.number());
        serializer.collect_seq(Seat::all(count).map(|seat| self.get(seat)))
    }
}

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut names = Names::default();
        for (index, name) in Vec::<Option<String>>::deserialize(deserializer)?.into_iter().enumerate() {
            let too_many = || D::Error::custom(format_args!("more than {} players", Seat::MAX));
            names.set(Seat::new(index).ok_or_else(too_many)?, name);
        }
        Ok(names)
    }
}

impl<'de> Deserialize<'de> for Tag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, rename = "Tag")]
        struct Fields {
            name: String,
            value: String,
        }
        let Fields { name, value } = Fields::deserialize(deserializer)?;
        Tag::new(name, value).map_err(D::Error::custom)
    }
}

/// A move with a comment; one without is just a string.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Commented {
    #[serde(rename = "move")]
    text: MoveText,
    comment: Option<String>,
}

impl Serialize for RecordedMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let RecordedMove { text, comment } = self.clone();
        if comment.is_none() {
            return text.serialize(serializer);
        }
        Commented { text, comment }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RecordedMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = RecordedMove;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move as a string, or an object with a move and a comment")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<RecordedMove, E> {
                MoveText::new(text).map(RecordedMove::from).map_err(E::custom)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RecordedMove, A::Error> {
                let Commented { text, comment } = Commented::deserialize(MapAccessDeserializer::new(map))?;
                Ok(RecordedMove { text, comment })
            }
        }

        deserializer.deserialize_any(Either)
    }
}
