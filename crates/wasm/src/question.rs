use game::Setup;
use serde::{Deserialize, Serialize};

/// A game as it was played so far.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Played {
    /// Which game it is.
    pub name: GameName,
    /// How it began.
    #[cfg_attr(test, ts(type = "Setup"))]
    pub setup: Setup,
    /// The moves in standard notation, and `x2` for a seat that left.
    pub moves: Vec<String>,
}

/// The games there are.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum GameName {
    Quoridor,
    Squadro,
}

/// What a page can ask for.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Question {
    /// Everything a board needs to show the game and to let somebody move.
    View { game: Played },
    /// Whether a move that somebody typed can be read and is legal.
    Check { game: Played, text: String },
    /// The move a computer player chooses.
    Think {
        game: Played,
        level: u8,
        /// What a level below the highest draws its errors from.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
        effort: Effort,
    },
    /// A verdict on every move.
    Analyse { game: Played, effort: Effort },
    /// The record of the game as text.
    Record { game: Played, names: Vec<String>, date: Option<String> },
    /// The game of a record.
    #[serde(rename = "readRecord")]
    ReadRecord { text: String },
    /// How many lines of play there are: for comparing rules.
    Perft { game: Played, depth: u32 },
    /// Random games, boiled down to one number: for comparing rules.
    Walk {
        game: Played,
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
        games: u32,
    },
    /// How many positions a fresh search of this depth looks at: for comparing engines.
    Nodes { game: Played, depth: u32 },
}

/// How much a computer player may do; whatever is used up first ends it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct Effort {
    pub milliseconds: Option<u32>,
    pub nodes: Option<u32>,
    pub depth: Option<u32>,
}

impl Question {
    /// The game the question is about; none if it is to be found out.
    pub(crate) fn game(&self) -> Option<&Played> {
        match self {
            Question::View { game }
            | Question::Check { game, .. }
            | Question::Think { game, .. }
            | Question::Analyse { game, .. }
            | Question::Record { game, .. }
            | Question::Perft { game, .. }
            | Question::Walk { game, .. }
            | Question::Nodes { game, .. } => Some(game),
            Question::ReadRecord { .. } => None,
        }
    }
}
