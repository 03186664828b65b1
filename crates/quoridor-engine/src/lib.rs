#![doc = include_str!("../README.md")]
#![deny(unsafe_code)]

mod evaluation;
pub mod net;
pub mod samples;
mod ways;

pub use crate::evaluation::Evaluation;
pub use crate::net::Net;
pub use crate::ways::Ways;
