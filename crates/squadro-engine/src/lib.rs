//! A computer player for Squadro.

#![forbid(unsafe_code)]

mod clock;
mod endgame;
mod evaluation;
pub mod net;
mod race;
pub mod samples;
mod score;
pub mod search;
mod table;

pub use crate::clock::{Clock, Limits, NoClock};
pub use crate::endgame::{Endgame, Exact};
pub use crate::evaluation::Evaluation;
pub use crate::race::Race;
pub use crate::score::Score;
pub use crate::table::Table;
