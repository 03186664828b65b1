use game::Setup;
use games::{AnyLine, GameKind};
use serde::{Deserialize, Serialize};

use crate::fault::{About, Fault};

/// A game as it was played so far.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Played {
    /// Which game it is.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub name: GameKind,
    /// How it began.
    #[cfg_attr(test, ts(type = "Setup"))]
    pub setup: Setup,
    /// The moves in standard notation, and `x2` for a seat that left.
    pub moves: Vec<String>,
}

impl Played {
    /// Plays the game through.
    pub(crate) fn line(&self) -> Result<AnyLine, Fault> {
        let line = AnyLine::new(self.name, &self.setup);
        let mut line = line.map_err(|error| Fault::new(About::Setup, &error))?;
        for text in &self.moves {
            line.step(text).map_err(|error| Fault::new(About::Moves, &error))?;
        }
        Ok(line)
    }
}

/// What a page can ask for. Each request is for one of the modules; the other one refuses it.
#[derive(Debug, Deserialize)]
#[serde(tag = "call", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ModuleRequest"))]
#[allow(dead_code, reason = "either module reads the requests for the other one only to refuse them")]
pub(crate) enum Request {
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
    /// The best moves with what they lead to. What was found out is kept: the same request with a greater effort
    /// soon gets to where the last one ended.
    Analyze {
        game: Played,
        effort: Effort,
        /// How many moves are compared.
        lines: u8,
    },
    /// Something about the review of a game that the engines module keeps.
    #[cfg(feature = "engines")]
    Review { ask: crate::engines::reviews::ReviewRequest },
    /// Whether the last move of the game, which somebody tries instead of another, kept the result.
    Attempt { game: Played },
    /// What is true of a position, and of these moves there.
    Facts { game: Played, moves: Vec<String> },
    /// Whether a position can be, and if not, why.
    CheckPosition {
        #[cfg_attr(test, ts(type = "GameName"))]
        name: GameKind,
        position: String,
    },
    /// Whether there can be a position of these parts.
    #[cfg(feature = "rules")]
    CheckParts { parts: crate::rules::position_parts::PositionParts },
    /// The record of the game as text.
    Record { game: Played, names: Vec<String>, date: Option<String> },
    /// The game of a record.
    ReadRecord { text: String },
    /// The rules of a game for so many players: its sections, paragraphs and figures, by the ids of their texts.
    Rulebook {
        #[cfg_attr(test, ts(type = "GameName"))]
        name: GameKind,
        players: usize,
    },
    /// Something about a game between people that the rules module keeps.
    #[cfg(feature = "rules")]
    Replica { ask: crate::rules::replicas::ReplicaRequest },
    /// Something about puzzles.
    #[cfg(feature = "engines")]
    Puzzles { about: crate::engines::puzzles::PuzzleRequest },
    /// How many lines of play there are: for comparing rules.
    Perft { game: Played, depth: u32 },
    /// A signature of random games: for comparing rules.
    Walk {
        game: Played,
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
        games: u32,
    },
    /// The number of nodes that a fresh search of this depth visits: for comparing engines.
    Nodes { game: Played, depth: u32 },
}

impl Request {
    /// The name of the request.
    pub(crate) fn call(&self) -> &'static str {
        match self {
            Request::View { .. } => "view",
            Request::Check { .. } => "check",
            Request::Record { .. } => "record",
            Request::ReadRecord { .. } => "readRecord",
            Request::Rulebook { .. } => "rulebook",
            #[cfg(feature = "rules")]
            Request::Replica { .. } => "replica",
            #[cfg(feature = "engines")]
            Request::Puzzles { .. } => "puzzles",
            Request::Perft { .. } => "perft",
            Request::Walk { .. } => "walk",
            Request::Think { .. } => "think",
            Request::Analyze { .. } => "analyze",
            #[cfg(feature = "engines")]
            Request::Review { .. } => "review",
            Request::Attempt { .. } => "attempt",
            Request::Facts { .. } => "facts",
            Request::CheckPosition { .. } => "checkPosition",
            #[cfg(feature = "rules")]
            Request::CheckParts { .. } => "checkParts",
            Request::Nodes { .. } => "nodes",
        }
    }
}

/// How much a computer player may do; whatever is used up first ends it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
#[allow(dead_code, reason = "only engines make an effort")]
pub(crate) struct Effort {
    pub milliseconds: Option<u32>,
    pub nodes: Option<u32>,
    pub depth: Option<u32>,
}
