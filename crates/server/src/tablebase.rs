//! Exact values of positions, for whoever asks. Where they come from is told by the program.

use std::collections::BTreeMap;

use play::GameKind;

/// What is proven of a position, or of a move for the player who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ExactValue {
    /// It wins by force.
    Win,
    /// Nobody can force a win.
    Draw,
    /// It loses against best play.
    Loss,
}

/// The exact values of a position and of all its moves.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExactPosition {
    /// The position string.
    pub position: String,
    /// The value for the player to move.
    pub value: ExactValue,
    /// The value of every legal move for the player to move, by the move in standard notation.
    pub moves: BTreeMap<String, ExactValue>,
}

/// Whether the values of a game can be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[serde(tag = "state", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TablebaseState {
    /// There is no tablebase of this game.
    Absent,
    /// It is being made.
    Solving {
        /// How much of it is done, 0 to 100.
        percent: u8,
    },
    /// Positions can be looked up.
    Ready,
}

/// What is answered about a tablebase.
#[derive(Clone, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(untagged)]
pub(crate) enum TablebaseAnswer {
    /// To a request with a position.
    Position(ExactPosition),
    /// To one without.
    State(TablebaseState),
}

/// Why a position can't be looked up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LookUpError {
    /// The text is no position, or the position can't be.
    #[error("{0}")]
    Position(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The tablebase doesn't have it.
    #[error("the tablebase doesn't cover this position")]
    NotCovered,
    /// The tablebase is being made.
    #[error("{0}")]
    NotYet(String),
    /// The tablebase can't be read.
    #[error("{0}")]
    Unavailable(String),
}

/// A source of exact values. Looking up may read files.
pub trait Tablebase: core::fmt::Debug + Send + Sync {
    /// Whether positions of this game can be looked up.
    fn state(&self, game: GameKind) -> TablebaseState;

    /// Looks up a position, given as a position string.
    fn look_up(&self, game: GameKind, position: &str) -> Result<ExactPosition, LookUpError>;
}
