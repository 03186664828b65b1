use alloc::string::String;
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

/// A move as it is written, or `x2` for seat 2 leaving: 1 to 16 letters and digits.
///
/// It is a word, not yet a move: only a game's rules can tell what it means, and whether it is legal.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveText(String);

impl MoveText {
    /// The most characters a written move has.
    pub const MAX_LEN: usize = 16;

    /// The word, if a move could be written like this.
    pub fn new(text: impl Into<String>) -> Result<MoveText, BadMoveText> {
        let text = text.into();
        let right = (1..=Self::MAX_LEN).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if right { Ok(MoveText(text)) } else { Err(BadMoveText) }
    }

    /// What is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Deref for MoveText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl FromStr for MoveText {
    type Err = BadMoveText;

    fn from_str(text: &str) -> Result<MoveText, BadMoveText> {
        MoveText::new(text)
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// No move is written like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMoveText;

impl fmt::Display for BadMoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a move: 1 to {} letters and digits", MoveText::MAX_LEN)
    }
}

impl core::error::Error for BadMoveText {}

/// A move in a record, with its comment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RecordedMove {
    /// The move as it is written.
    pub text: MoveText,
    /// The comment after it.
    pub comment: Option<String>,
}

impl From<MoveText> for RecordedMove {
    fn from(text: MoveText) -> RecordedMove {
        RecordedMove { text, comment: None }
    }
}
