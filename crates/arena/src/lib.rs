#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod built_in;
mod competitor;
mod contest;
mod control;
mod journal;
mod matches;
mod opening;
mod play;
mod process;
mod processor;
mod qtp;
mod report;
mod schedule;
mod standing;
pub mod statistics;
mod ugi;

pub use crate::built_in::BuiltIn;
pub use crate::competitor::{Answer, Competitor, Entry, Failure, Halt, Maker, Work};
pub use crate::contest::Contest;
pub use crate::control::{BadClock, ClockTime, Clocks, Control, Turn};
pub use crate::journal::{Journal, JournalError};
pub use crate::matches::{Ending, Match, MatchError, Observer, seats_of};
pub use crate::opening::{Opening, OpeningError, Openings, anything};
pub use crate::play::{BadFault, Fault, FaultKind};
pub use crate::qtp::Qtp;
pub use crate::report::{Bounds, HeadToHead, PlayerReport, Report, SprtReport};
pub use crate::standing::{Effort, Finished, GameId, Lineup, Standing, Tally};
pub use crate::ugi::{Program, Ugi, Words};
