#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod any_line;
mod any_position;
#[cfg(feature = "computers")]
mod computer;
mod kind;
mod registered;

pub use crate::any_line::{AnyLine, LineError};
pub use crate::any_position::AnyPosition;
#[cfg(feature = "computers")]
pub use crate::computer::{Computer, ComputerOf, ComputerOptions, HasComputer};
pub use crate::kind::GameKind;
pub use crate::registered::{Registered, positions};
