//! A computer player for Squadro.

#![forbid(unsafe_code)]

mod analysis;
#[cfg(feature = "native")]
pub mod bench;
mod clock;
mod endgame;
mod endings;
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
mod tablebase;
#[cfg(feature = "native")]
mod threads;
#[cfg(feature = "native")]
pub mod ugi;
mod value;
#[cfg(feature = "native")]
mod watch;

pub use crate::analysis::{Analysis, JudgedMove};
pub use crate::clock::{Clock, Limits, NoClock};
pub use crate::endgame::Endgame;
pub use crate::endings::Endings;
pub use crate::engine::{Engine, Options};
pub use crate::evaluation::Evaluation;
pub use crate::level::Level;
pub use crate::oracle::{Oracle, OracleError};
pub use crate::race::Race;
pub use crate::report::{Judgement, Report, Source, Verdict};
pub use crate::score::Score;
pub use crate::table::Table;
#[cfg(feature = "native")]
pub use crate::tablebase::open_tablebase;
pub use crate::value::{Truth, Value};
#[cfg(feature = "native")]
pub use crate::watch::Watch;
