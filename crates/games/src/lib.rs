#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

#[cfg(feature = "computers")]
mod analysis;
mod any_line;
mod any_position;
#[cfg(feature = "computers")]
mod computer;
#[cfg(feature = "computers")]
mod evaluation;
mod fair_starts;
#[cfg(feature = "computers")]
mod files;
mod kind;
mod registered;
pub mod rulebook;

/// How a computer player is set up.
#[cfg(feature = "computers")]
pub use engine::Options as ComputerOptions;

#[cfg(feature = "computers")]
pub use crate::analysis::{Analysis, JudgedMove};
pub use crate::any_line::{AnyLine, LineError};
pub use crate::any_position::AnyPosition;
#[cfg(feature = "computers")]
pub use crate::computer::{Computer, ComputerOf, HasComputer, search_nodes};
#[cfg(feature = "computers")]
pub use crate::evaluation::{Evaluated, Evaluation};
pub use crate::fair_starts::fair_starts;
#[cfg(feature = "computers")]
pub use crate::files::{ComputerFile, InstallError};
pub use crate::kind::GameKind;
pub use crate::registered::{Registered, positions};
