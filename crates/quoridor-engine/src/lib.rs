#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod evaluation;
pub mod many;
mod ways;

pub use crate::evaluation::Evaluation;
pub use crate::ways::Ways;
