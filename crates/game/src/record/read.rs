use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use core::str::FromStr;

use super::scan::Scanner;
use super::{GameResult, MAX_MOVES, MAX_TAGS, MoveText, ReadError, Record, RecordedMove, Tag};
use crate::Seat;

const MOVE_OR_RESULT: &str = "a move, a comment in braces or the result";

impl Record {
    /// Reads a text that holds one record: tags in brackets, then moves, then the result.
    pub fn from_text(text: &str) -> Result<Record, ReadError> {
        let mut scanner = Scanner::new(text);
        let record = Reader::read(&mut scanner)?;
        if scanner.at_end() { Ok(record) } else { Err(scanner.expected("the end after one record")) }
    }

    /// Reads a text that holds any number of records, one after the other.
    pub fn all_from_text(text: &str) -> Result<Vec<Record>, ReadError> {
        let mut scanner = Scanner::new(text);
        let mut records = Vec::new();
        scanner.skip_blanks();
        while !scanner.at_end() {
            records.push(Reader::read(&mut scanner)?);
        }
        Ok(records)
    }
}

impl FromStr for Record {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Record, ReadError> {
        Record::from_text(text)
    }
}

/// A record while it is being read.
struct Reader<'s, 'a> {
    scanner: &'s mut Scanner<'a>,
    record: Record,
    /// The fields that have been given, which they can be only once.
    given: Vec<&'a str>,
}

impl<'s, 'a> Reader<'s, 'a> {
    /// Reads one record and the blanks behind it.
    fn read(scanner: &'s mut Scanner<'a>) -> Result<Record, ReadError> {
        let mut reader = Reader { scanner, record: Record::default(), given: Vec::new() };
        reader.scanner.skip_blanks();
        if !reader.scanner.rest().starts_with('[') {
            return Err(reader.scanner.expected("a tag such as [Game \"Quoridor\"]"));
        }
        while reader.scanner.rest().starts_with('[') {
            reader.tag()?;
            reader.scanner.skip_blanks();
        }
        if !reader.given.contains(&"Game") {
            return Err(reader.scanner.error("no tag says which game this is: expected [Game \"…\"]".into()));
        }
        reader.moves()?;
        reader.scanner.skip_blanks();
        Ok(reader.record)
    }

    fn tag(&mut self) -> Result<(), ReadError> {
        self.scanner.skip(1);
        let at_name = self.scanner.clone();
        let name = self.scanner.skip_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if name.is_empty() {
            return Err(at_name.expected("the name of a tag"));
        }
        if self.scanner.skip_while(|c| matches!(c, ' ' | '\t')).is_empty() {
            return Err(self.scanner.expected("a blank after the name of the tag"));
        }
        let at_value = self.scanner.clone();
        if !self.scanner.rest().starts_with('"') {
            return Err(at_value.expected("a value in double quotes"));
        }
        let value = self.scanner.enclosed('"', false, "the value")?;
        self.scanner.expect(']', "a ']' after the value")?;
        self.take(name, value, &at_name, &at_value)
    }

    /// Puts a tag where it belongs.
    fn take(
        &mut self,
        name: &'a str,
        value: String,
        at_name: &Scanner<'a>,
        at_value: &Scanner<'a>,
    ) -> Result<(), ReadError> {
        if self.given.contains(&name) {
            return Err(at_name.error(format!("{name} is given twice")));
        }
        let record = &mut self.record;
        match name {
            _ if let Some(seat) = named_seat(name) => record.players.set(seat, Some(value)),
            "Game" => record.game = value,
            "Notation" => record.notation = parse(&value, at_value)?,
            "Event" => record.event = Some(value),
            "Site" => record.site = Some(value),
            // PGN writes this for a date of which nothing is known.
            "Date" if value == "????.??.??" => record.date = None,
            "Date" => record.date = Some(parse(&value, at_value)?),
            "Players" => record.setup.players = Some(number(&value, at_value, "the number of players")?),
            "First" => {
                let number = number(&value, at_value, "the seat that started")?;
                let nobody = || at_value.error(format!("expected a seat from 1 to {}", Seat::MAX));
                record.setup.first = Some(Seat::from_number(number).ok_or_else(nobody)?);
            }
            "Option" => return push(&mut record.setup.options, value, at_name),
            "Position" => record.setup.position = Some(value),
            "TimeControl" => record.time_control = Some(parse(&value, at_value)?),
            "Result" => record.result = parse(&value, at_value)?,
            "Termination" => record.termination = Some(parse(&value, at_value)?),
            _ => {
                let tag = Tag::new(name, value).map_err(|error| at_name.error(error.to_string()))?;
                return push(&mut record.tags, tag, at_name);
            }
        }
        self.given.push(name);
        Ok(())
    }

    fn moves(&mut self) -> Result<(), ReadError> {
        loop {
            self.scanner.skip_blanks();
            if self.scanner.rest().starts_with('{') {
                self.comment()?;
                continue;
            }
            let numbered = self.number()?;
            let expected = if numbered { "a move after the number" } else { MOVE_OR_RESULT };
            let at_word = self.scanner.clone();
            let word = self.scanner.skip_while(|c| !c.is_whitespace() && !matches!(c, '{' | '['));
            if word.is_empty() {
                return Err(at_word.expected(expected));
            }
            if !numbered && word.contains(['*', '-', '/']) {
                return self.result(parse(word, &at_word)?, &at_word);
            }
            if self.record.moves.len() == MAX_MOVES {
                return Err(at_word.error(format!("more than {MAX_MOVES} moves")));
            }
            let text = MoveText::new(word).map_err(|_| at_word.expected(expected))?;
            self.record.moves.push(RecordedMove::from(text));
        }
    }

    /// Takes the number of a round, and tells whether there was one; it must be the right one.
    fn number(&mut self) -> Result<bool, ReadError> {
        let at_number = self.scanner.clone();
        let Some(number) = self.scanner.move_number() else { return Ok(false) };
        let moves = self.record.moves.len();
        let due = moves / self.record.round() + 1;
        if !moves.is_multiple_of(self.record.round()) {
            return Err(at_number.error(format!(
                "expected a move: round {due} isn't complete, it has {} moves",
                self.record.round()
            )));
        }
        if number.parse() != Ok(due) {
            return Err(at_number.error(format!("expected round {due}., found {number}.")));
        }
        self.scanner.skip_blanks();
        Ok(true)
    }

    fn comment(&mut self) -> Result<(), ReadError> {
        let at_comment = self.scanner.clone();
        let text = self.scanner.enclosed('}', true, "the comment")?;
        let record = &mut self.record;
        let place = record.moves.last_mut().map_or(&mut record.comment, |last| &mut last.comment);
        if place.is_some() {
            return Err(
                at_comment.error("expected a move or the result: there is a comment here already".into())
            );
        }
        *place = Some(text);
        Ok(())
    }

    fn result(&mut self, result: GameResult, at: &Scanner<'a>) -> Result<(), ReadError> {
        if self.given.contains(&"Result") && self.record.result != result {
            let tag = self.record.result;
            return Err(at.error(format!("the moves end with {result}, but the tag Result says {tag}")));
        }
        self.record.result = result;
        Ok(())
    }
}

/// The seat that a tag like `Player2` is about.
fn named_seat(tag: &str) -> Option<Seat> {
    let number = tag.strip_prefix("Player").filter(|number| number.len() == 1)?;
    Seat::from_number(number.parse().ok()?)
}

fn push<T>(list: &mut Vec<T>, item: T, at: &Scanner<'_>) -> Result<(), ReadError> {
    if list.len() == MAX_TAGS {
        return Err(at.error(format!("more than {MAX_TAGS} rule options or further tags")));
    }
    list.push(item);
    Ok(())
}

fn parse<T: FromStr<Err: Display>>(value: &str, at: &Scanner<'_>) -> Result<T, ReadError> {
    value.parse().map_err(|error: T::Err| at.error(error.to_string()))
}

fn number(value: &str, at: &Scanner<'_>, what: &str) -> Result<usize, ReadError> {
    let digits = value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|_| digits).ok_or_else(|| at.error(format!("expected {what}, a number")))
}
