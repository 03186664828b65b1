use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The alphabet of ids: nothing that a URL, a log or a NATS subject would have to escape.
const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A text that isn't an id of the expected kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id: expected {expected}")]
pub struct BadId {
    expected: &'static str,
}

/// An id of a fixed number of letters and digits, drawn at random.
macro_rules! drawn_id {
    ($(#[$doc:meta])* $name:ident, $length:literal, $expected:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub struct $name([u8; $length]);

        impl $name {
            /// Draws a new one from a source of uniformly distributed numbers.
            pub fn draw(mut random: impl FnMut() -> u64) -> $name {
                let mut letters = [0; $length];
                for letter in &mut letters {
                    // One word for each letter: the bias of the remainder is below one in 2^58.
                    let index = (random() % LETTERS.len() as u64) as usize;
                    *letter = LETTERS.get(index).copied().unwrap_or(b'0');
                }
                $name(letters)
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                // Ids are made of ASCII letters and digits, by both constructors.
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                let bad = BadId { expected: $expected };
                let letters: [u8; $length] = text.as_bytes().try_into().map_err(|_| bad)?;
                if letters.iter().all(u8::is_ascii_alphanumeric) { Ok($name(letters)) } else { Err(bad) }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(D::Error::custom)
            }
        }
    };
}

drawn_id! {
    /// The id of a game. By itself it gives access to public games only.
    GameId, 12, "twelve letters and digits"
}

drawn_id! {
    /// The id of a guest or a bot. It is no secret: a signature beside it proves the identity.
    PlayerId, 16, "sixteen letters and digits"
}

/// The idempotency key that a client gives a command: a repeated command only repeats the answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct CommandId(Box<str>);

impl CommandId {
    /// The maximum length.
    pub const MAX_LEN: usize = 40;

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for CommandId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<CommandId, BadId> {
        let letters = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte));
        if letters && (1..=Self::MAX_LEN).contains(&text.len()) {
            Ok(CommandId(text.into()))
        } else {
            Err(BadId { expected: "1 to 40 letters, digits, '-', '_' and '.'" })
        }
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CommandId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CommandId, D::Error> {
        std::borrow::Cow::<'de, str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_ids_are_read_back() {
        let mut keys = game::Keys::new(7);
        for _ in 0..100 {
            let id = GameId::draw(|| keys.draw());
            assert_eq!(id.as_str().parse(), Ok(id));
            let json = serde_json::to_string(&id).expect("a string");
            assert_eq!(serde_json::from_str::<GameId>(&json).expect("the same string"), id);
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in ["", "short", "abcdefghijkl\n", "abcdefghijk/", "abcdefghijklm", "äbcdefghijk"] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
        let long = "x".repeat(41);
        for text in ["", "a b", "ä", "a\"", long.as_str()] {
            assert!(text.parse::<CommandId>().is_err(), "{text}");
        }
        assert!("3f2a-7.b_c".parse::<CommandId>().is_ok());
    }
}
