//! A computer player for Squadro.

#![forbid(unsafe_code)]

mod clock;
mod endgame;
mod engine;
mod evaluation;
mod level;
pub mod net;
mod oracle;
mod people;
mod perfect;
mod race;
mod report;
pub mod samples;
mod score;
pub mod search;
mod table;
#[cfg(feature = "native")]
mod threads;
mod value;

pub use crate::clock::{Clock, Limits, NoClock};
pub use crate::endgame::Endgame;
pub use crate::engine::{Engine, Options};
pub use crate::evaluation::Evaluation;
pub use crate::level::Level;
pub use crate::oracle::{Oracle, OracleError};
pub use crate::race::Race;
pub use crate::report::{Judgement, Report, Source, Verdict};
pub use crate::score::Score;
pub use crate::table::Table;
pub use crate::value::{Truth, Value};
