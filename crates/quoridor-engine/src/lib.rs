#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod analysis;
#[cfg(feature = "native")]
pub mod bench;
mod coded_move;
mod engine;
mod evaluation;
mod known;
mod levels;
pub mod multiplayer;
mod player;
pub mod samples;
pub mod search;

#[cfg(feature = "native")]
pub use ::engine::Stopwatch;
pub use ::engine::{Clock, Judgement, Level, Limits, NoClock, Options, Score, Source, Truth, Value};

pub use crate::analysis::{Analysis, FenceEffect, JudgedLine, PlayerPath};
pub use crate::engine::Engine;
pub use crate::evaluation::{Detours, Distances, Evaluation, Net, Paths, Ratings, net};
pub use crate::known::{Book, BookError, BookMove, Endgame, race};
pub use crate::levels::remembers;
pub use crate::search::transposition_table::TranspositionTable;

/// What the engine found out about a position.
pub type Report = ::engine::Report<quoridor::Move>;
/// What is known of a move.
pub type Verdict = ::engine::Verdict<quoridor::Move>;
