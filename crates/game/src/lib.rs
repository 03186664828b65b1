//! What the games of Farside share, and nothing more.
//!
//! A game is a list of moves checked by exact rules. This crate holds what all games need for that: [`Seat`]s and
//! [`Outcome`]s, the [`Game`] trait that rules crates implement and that engines and servers use, a [`Line`] of play
//! that knows repetition, and the [`record`] of a whole game with its formats. It knows no board, no clock and no
//! screen.
//!
//! `no_std` with `alloc`, no required dependency. The feature `serde` adds the JSON form of records.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod array_vec;
mod charset;
mod figure;
mod game;
mod line;
mod notation;
mod outcome;
mod perft;
pub mod record;
mod seat;
mod setup;
mod zobrist;

pub use crate::array_vec::ArrayVec;
pub use crate::charset::Charset;
pub use crate::figure::Figure;
pub use crate::game::{Game, UnreadableMove};
pub use crate::line::{Line, PlayError, Step};
pub use crate::notation::{Notation, UnknownNotation};
pub use crate::outcome::{DrawReason, Outcome};
pub use crate::perft::{divide, perft};
pub use crate::seat::Seat;
pub use crate::setup::{Handicap, Setup, SetupError};
pub use crate::zobrist::Keys;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
