#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

pub mod baseline;
mod coded_move;
mod distances;
mod evaluation;
mod report;
pub mod search;
mod table;
mod ways;

#[cfg(feature = "native")]
pub use ::engine::Watch;
pub use ::engine::{Clock, Judgement, Level, Limits, NoClock, Score, Truth, Value};

pub use crate::distances::Distances;
pub use crate::evaluation::Evaluation;
pub use crate::report::{Report, Source, Verdict};
pub use crate::table::Table;
pub use crate::ways::Ways;
