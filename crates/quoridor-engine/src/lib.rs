#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod evaluation;
mod ways;

pub use crate::evaluation::Evaluation;
pub use crate::ways::Ways;
