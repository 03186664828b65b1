//! The exact rules of Squadro, for programs: players, servers, solvers and screens.
//!
//! Play a game, and learn why a move is refused:
//!
//! ```
//! use game::Game;
//! use squadro::{IllegalMove, LIGHT, Lane, Move, Position};
//!
//! let mut position = Position::start(LIGHT);
//! let mv = Move::new(LIGHT, Lane::ALL[0]);
//! position.play(mv)?;
//! assert_eq!(position.to_string(), "3 0 0 0 0 / 0 0 0 0 0 / r");
//!
//! let refused = position.check(mv).expect_err("it is Dark's turn now");
//! assert_eq!(refused.to_string(), "this piece is Light's, but Dark is to move");
//! # Ok::<(), IllegalMove>(())
//! ```
//!
//! See where a move leads before it is played, and draw the board:
//!
//! ```
//! use game::{Charset, Game, Notation};
//! use squadro::Position;
//!
//! // Dark's piece of lane 2 stands right in front of Light's piece of lane 4.
//! let position: Position = "0 0 0 1 0 / 0 4 0 0 0 / y".parse()?;
//! let mv = position.parse_move("4", Notation::Standard).expect("a lane is a move");
//! let path = position.landing(mv).expect("the piece isn't home");
//! assert_eq!((path.from, path.to), (1, 3));
//! assert_eq!((path.jumped[0].lane.number(), path.jumped[0].to), (2, 0));
//! println!("{}", position.board(Charset::Unicode));
//! # Ok::<(), squadro::PositionError>(())
//! ```
//!
//! Count every line of play, which is how rules are compared, and the moves that are still needed:
//!
//! ```
//! use squadro::{DARK, LIGHT, Position};
//!
//! let start = Position::start(DARK);
//! assert_eq!(game::perft(&start, 4), 625);
//! assert_eq!(start.moves_needed(LIGHT).pieces, [8, 8, 6, 8, 8]);
//! assert_eq!(start.moves_needed(LIGHT).total, 30);
//! ```
//!
//! # Words
//! Each player has five [`Lane`]s with one piece each. The whole life of a piece is one number, its *progress*:
//! 0 on its start, 1 to 5 on the way out, 6 on its turning space (already turned), 7 to 11 on the way back and
//! 12 home. [`LIGHT`] (`y`) travels from left to right and back, [`DARK`] (`r`) from top to bottom and back;
//! Light's lane `i` at its space `p` is the same crossing as Dark's lane `p` at its space `i`.
//!
//! This crate knows no clock, no person and no screen, and not what depends on more than the position: for
//! the draw by repetition see [`game::Line`]. It is `no_std` with `alloc`. The feature `serde` makes
//! [`Position`] and [`Move`] strings wherever they are serialised.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod dots;
pub mod figures;
mod illegal_move;
mod lane;
mod moves;
mod parts;
mod path;
mod position;
mod position_error;
mod position_string;
mod race;
mod rules;
#[cfg(feature = "serde")]
mod serde;
mod zobrist;

use game::Seat;

pub use crate::board::piece_symbols;
pub use crate::illegal_move::IllegalMove;
pub use crate::lane::Lane;
pub use crate::moves::{Move, Moves};
pub use crate::parts::Parts;
pub use crate::path::{Jump, Path};
pub use crate::position::Position;
pub use crate::position_error::PositionError;
pub use crate::race::MovesNeeded;

/// The seat that travels from left to right and back: `y`, for the yellow pieces.
pub const LIGHT: Seat = Seat::FIRST;
/// The seat that travels from top to bottom and back: `r`, for the red pieces.
pub const DARK: Seat = Seat::SECOND;

/// The progress of a piece on its turning space.
pub const TURNING_SPACE: u8 = 6;
/// The progress of a piece that is home and off the board.
pub const HOME: u8 = 12;

/// What a seat is called in sentences.
const fn name(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "Light",
        1 => "Dark",
        _ => "nobody",
    }
}

/// The letter of a seat in notation.
const fn letter(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "y",
        1 => "r",
        _ => "?",
    }
}

/// The seat with this letter.
const fn seat_of(letter: char) -> Option<Seat> {
    match letter {
        'y' => Some(LIGHT),
        'r' => Some(DARK),
        _ => None,
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
