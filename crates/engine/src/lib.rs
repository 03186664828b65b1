#![doc = include_str!("../README.md")]

mod clock;
mod engine_state;
mod huge_pages;
mod human_like;
mod iterative_deepening;
mod judgement;
mod late_move;
mod lazy_smp;
mod level;
mod limits;
pub mod net_file;
mod options;
mod player;
mod report;
mod score;
mod search_control;
mod search_request;
#[cfg(feature = "native")]
mod stopwatch;
pub mod transposition_table;
#[cfg(feature = "native")]
pub mod ugi;
mod ugi_option;
mod value;

pub use crate::clock::{Clock, NoClock, SharedClock};
pub use crate::engine_state::EngineState;
pub use crate::human_like::{HumanLike, repeats};
pub use crate::iterative_deepening::{Iteration, RankedMove, RootSearch, SearchResult, iterative_deepening};
pub use crate::judgement::{Judgement, MoveValue};
pub use crate::late_move::NodeSearch;
pub use crate::lazy_smp::{HelperClock, with_helpers};
pub use crate::level::Level;
pub use crate::limits::Limits;
pub use crate::options::Options;
pub use crate::player::{Choice, Info, MoveOf, Player};
pub use crate::report::{Report, Source, Verdict};
pub use crate::score::Score;
pub use crate::search_control::SearchControl;
pub use crate::search_request::SearchRequest;
#[cfg(feature = "native")]
pub use crate::stopwatch::Stopwatch;
pub use crate::transposition_table::TranspositionTable;
pub use crate::ugi_option::{OptionError, OptionKind, OptionValue, UgiOption};
pub use crate::value::{Truth, Value};
