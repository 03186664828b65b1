#![doc = include_str!("../README.md")]

mod clock;
mod judgement;
mod level;
mod memory;
mod player;
mod score;
mod setting;
#[cfg(feature = "native")]
mod threads;
#[cfg(feature = "native")]
pub mod ugi;
mod value;
#[cfg(feature = "native")]
mod watch;

pub use crate::clock::{Clock, Limits, NoClock};
pub use crate::judgement::Judgement;
pub use crate::level::Level;
pub use crate::memory::large_table;
pub use crate::player::{Choice, Info, MoveOf, Player};
pub use crate::score::Score;
pub use crate::setting::{Chosen, Kind, Setting, SettingError};
#[cfg(feature = "native")]
pub use crate::threads::{HelperClock, with_helpers};
pub use crate::value::{Truth, Value};
#[cfg(feature = "native")]
pub use crate::watch::Watch;
