#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod analysis;
#[cfg(target_arch = "x86_64")]
mod avx2;
pub mod baseline;
#[cfg(feature = "native")]
pub mod bench;
mod book;
mod coded_move;
mod detours;
mod distances;
mod endgame;
mod engine;
mod evaluation;
mod level;
pub mod many;
pub mod net;
mod newcomer;
mod people;
mod player;
pub mod puct;
mod race;
mod ratings;
pub mod samples;
pub mod search;
mod transposition_table;
mod ways;

#[cfg(feature = "native")]
pub use ::engine::Stopwatch;
pub use ::engine::{Clock, Judgement, Level, Limits, NoClock, Options, Score, Source, Truth, Value};

pub use crate::analysis::{Analysis, FenceEffect, JudgedLine, PlayerWay};
pub use crate::book::{Book, BookError, BookMove};
pub use crate::detours::Detours;
pub use crate::distances::Distances;
pub use crate::endgame::Endgame;
pub use crate::engine::Engine;
pub use crate::evaluation::Evaluation;
pub use crate::level::remembers;
pub use crate::net::Net;
pub use crate::newcomer::Newcomer;
pub use crate::ratings::Ratings;
pub use crate::transposition_table::TranspositionTable;
pub use crate::ways::Ways;

/// What the engine found out about a position.
pub type Report = ::engine::Report<quoridor::Move>;
/// What is known of a move.
pub type Verdict = ::engine::Verdict<quoridor::Move>;
