use alloc::string::String;
use core::fmt;

/// The tags that say what a field of a [`Record`](super::Record) says, in the order they are written. No
/// further tag may have their names.
pub(super) const FIELDS: [&str; 16] = [
    "Game",
    "Notation",
    "Event",
    "Site",
    "Date",
    "Player1",
    "Player2",
    "Player3",
    "Player4",
    "Players",
    "First",
    "Option",
    "Position",
    "TimeControl",
    "Result",
    "Termination",
];

/// Something worth keeping about a game that [`Record`](super::Record) has no field for: `[Round "3"]`.
///
/// ```
/// use game::record::Tag;
///
/// let tag = Tag::new("Round", "3")?;
/// assert_eq!((tag.name(), tag.value.as_str()), ("Round", "3"));
/// assert!(Tag::new("Date", "yesterday").is_err(), "a record has a field for it");
/// # Ok::<(), game::record::BadTagName>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Tag {
    name: String,
    /// What it says: anything at all.
    pub value: String,
}

impl Tag {
    /// The longest name a tag may have, in characters.
    pub const MAX_NAME: usize = 64;

    /// A tag, if it can have this name: a letter, then letters, digits and `_`, all of ASCII.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Result<Tag, BadTagName> {
        let name = name.into();
        let letters = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        if !letters || !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
            return Err(BadTagName::Letters);
        }
        if name.len() > Self::MAX_NAME {
            return Err(BadTagName::TooLong);
        }
        match FIELDS.iter().find(|&&field| field == name) {
            Some(field) => Err(BadTagName::Field(field)),
            None => Ok(Tag { name, value: value.into() }),
        }
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// Why a tag can't have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTagName {
    /// It isn't a letter followed by letters, digits and `_`.
    Letters,
    /// It is longer than [`Tag::MAX_NAME`].
    TooLong,
    /// A record says this with a field of its own.
    Field(&'static str),
}

impl fmt::Display for BadTagName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadTagName::Letters => {
                f.write_str("the name of a tag is a letter followed by letters, digits and _ (all of ASCII)")
            }
            BadTagName::TooLong => {
                write!(f, "the name of a tag has at most {} characters", Tag::MAX_NAME)
            }
            BadTagName::Field(field) => write!(f, "{field} isn't a further tag: a record has a place for it"),
        }
    }
}

impl core::error::Error for BadTagName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_could_not_be_read_back_are_refused() {
        for name in ["", "1st", "_x", "Two words", "a]", "Ünicode", "a\"", "a\n"] {
            assert_eq!(Tag::new(name, ""), Err(BadTagName::Letters), "{name}");
        }
        assert_eq!(Tag::new("a".repeat(65), ""), Err(BadTagName::TooLong));
        for field in FIELDS {
            assert_eq!(Tag::new(field, ""), Err(BadTagName::Field(field)));
        }
        assert!(Tag::new("a".repeat(64), "").is_ok());
        assert!(Tag::new("White_Elo2", "\u{0}").is_ok());
    }
}
