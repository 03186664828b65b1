#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod analysis;
#[cfg(target_arch = "x86_64")]
mod avx2;
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
mod people;
mod player;
pub mod race;
mod ratings;
mod report;
pub mod samples;
pub mod search;
mod table;
mod ways;

#[cfg(feature = "native")]
pub use ::engine::Watch;
pub use ::engine::{Clock, Judgement, Level, Limits, NoClock, Score, Truth, Value};

pub use crate::analysis::{Analysis, FenceEffect, JudgedLine, PlayerWay};
pub use crate::book::{Book, BookError, BookMove};
pub use crate::detours::Detours;
pub use crate::distances::Distances;
pub use crate::endgame::Endgame;
pub use crate::engine::{Engine, Options};
pub use crate::evaluation::Evaluation;
pub use crate::level::remembers;
pub use crate::net::Net;
pub use crate::ratings::Ratings;
pub use crate::report::{Report, Source, Verdict};
pub use crate::table::Table;
pub use crate::ways::Ways;
