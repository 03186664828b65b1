//! The record of a whole game: what was agreed before it, what was played, how it ended.
//!
//! A [`Record`] is plain data. It is written as text in the spirit of chess's PGN ([`Record::from_text`], and
//! [`Display`](core::fmt::Display) to write it), as JSON with the feature `serde`, and it can be made from
//! a bare list of moves in any [`Notation`] ([`Record::from_moves`]). Whether its moves are legal is known once
//! it is replayed ([`Record::replay`]) by the rules of a game; until then they are only words.
//!
//! ```
//! use game::Seat;
//! use game::record::Record;
//!
//! let text = r#"[Game "Quoridor"]
//! [Player1 "Ann"]
//! [Player2 "Bob"]
//! [Date "2026.11.??"]
//!
//! 1. e2 e8 2. e3 {bold} e7 1-0
//! "#;
//! let record = Record::from_text(text)?;
//! assert_eq!(record.players.get(Seat::SECOND), Some("Bob"));
//! assert_eq!(record.moves[2].comment.as_deref(), Some("bold"));
//! assert_eq!(record.result.winner(), Some(Seat::FIRST));
//!
//! assert_eq!(Record::from_text(&record.to_string())?, record);
//! # Ok::<(), game::record::ReadError>(())
//! ```
//!
//! Everything a record holds can be written down and read back unchanged, up to these limits on what is read
//! from outside: [`MAX_MOVES`], [`MAX_TAGS`] and [`MAX_VALUE`].

mod bare;
mod date;
mod error;
mod escape;
mod format;
#[cfg(feature = "serde")]
mod json;
mod moves;
mod names;
mod read;
mod replay;
mod result;
mod scan;
mod tag;
mod termination;
mod time_control;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

pub use self::date::{BadDate, Date};
pub use self::error::ReadError;
pub use self::format::Format;
pub use self::moves::{BadMoveText, MoveText, RecordedMove};
pub use self::names::Names;
pub use self::replay::ReplayError;
pub use self::result::{BadResult, GameResult};
pub use self::tag::{BadTagName, Tag};
pub use self::termination::{BadTermination, Termination};
pub use self::time_control::{BadTimeControl, TimeControl};
use crate::{Notation, Setup};

/// The most moves that are read: ten times what Quoridor allows. It also bounds the work of a replay, which
/// compares every position with all before it.
pub const MAX_MOVES: usize = 10_000;
/// The most rule options, and the most further tags, that are read.
pub const MAX_TAGS: usize = 256;
/// The longest value of a tag and the longest comment that are read, in bytes of UTF-8.
pub const MAX_VALUE: usize = 64 * 1024;

/// A whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase", deny_unknown_fields))]
pub struct Record {
    /// The name of the game: [`Game::NAME`](crate::Game::NAME).
    pub game: String,
    /// How the moves are written.
    #[cfg_attr(feature = "serde", serde(default))]
    pub notation: Notation,
    /// How the game began: how many played, who started, by which rule options, from which position.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "json::is_default"))]
    pub setup: Setup,
    /// Who played, as far as it is known.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "json::is_default"))]
    pub players: Names,
    /// The tournament or match.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub event: Option<String>,
    /// Where it was played.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub site: Option<String>,
    /// When it was played.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub date: Option<Date>,
    /// The time control.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub time_control: Option<TimeControl>,
    /// The result: the share of the point that each seat got.
    #[cfg_attr(feature = "serde", serde(default))]
    pub result: GameResult,
    /// What ended the game.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub termination: Option<Termination>,
    /// Tags without a field of their own, in the order given.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "json::is_default"))]
    pub tags: Vec<Tag>,
    /// A remark before the first move.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub comment: Option<String>,
    /// What was played, and seats that left.
    #[cfg_attr(feature = "serde", serde(default))]
    pub moves: Vec<RecordedMove>,
}

impl Record {
    /// Creates the record of a game of which only the name is known.
    pub fn new(game: impl Into<String>) -> Record {
        Record { game: game.into(), ..Record::default() }
    }

    /// How many moves are counted as one round: as many as there are players, two unless the setup says more.
    fn round(&self) -> usize {
        self.setup.players.unwrap_or(2).clamp(1, crate::Seat::MAX)
    }
}
