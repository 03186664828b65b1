#![doc = include_str!("../README.md")]

mod clock;
mod engine_state;
mod human_like;
mod judgement;
mod level;
mod limits;
pub mod net_file;
mod options;
mod player;
mod report;
mod score;
mod search;
#[cfg(feature = "native")]
mod stopwatch;
#[cfg(feature = "native")]
pub mod ugi;
mod ugi_option;
mod value;

pub use crate::clock::{Clock, NoClock, SharedClock};
pub use crate::engine_state::EngineState;
pub use crate::human_like::{HumanLike, repeats};
pub use crate::judgement::{Judgement, MoveValue};
pub use crate::level::Level;
pub use crate::limits::Limits;
pub use crate::options::Options;
pub use crate::player::{Choice, Info, MoveOf, Player};
pub use crate::report::{Report, Source, Verdict};
pub use crate::score::Score;
pub use crate::search::transposition_table::{self, TranspositionTable};
pub use crate::search::{
    HelperClock, Iteration, NodeSearch, RankedMove, RootSearch, SearchControl, SearchRequest, SearchResult,
    iterative_deepening, with_helpers,
};
#[cfg(feature = "native")]
pub use crate::stopwatch::Stopwatch;
pub use crate::ugi_option::{OptionError, OptionKind, OptionValue, UgiOption};
pub use crate::value::{Truth, Value};
