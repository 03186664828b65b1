#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod board;
mod command;
mod talk;
mod words;

pub use crate::talk::converse;
pub use crate::words::{Response, colour, play, read_move, written};
