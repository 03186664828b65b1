//! The exact rules of Quoridor for two, three and four players.
//!
//! Positions are a few dozen bytes, cheap to copy, and made of bitboards: the fences are two 64-bit words, a set
//! of squares is 81 bits. Legal moves need no allocation; an illegal move says why, with the evidence.
//!
//! Play a game:
//!
//! ```
//! use game::Game;
//! use quoridor::Position;
//!
//! let mut position = Position::start();
//! for text in ["e2", "e8", "e3h"] {
//!     let mv = text.parse()?;
//!     position.play(mv)?;
//! }
//! assert_eq!(position.to_string(), "e2 e8 / e3h / 9 10 / 2");
//! assert_eq!(position.distance(game::Seat::FIRST), Some(8));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Ask why a move is illegal:
//!
//! ```
//! use game::{Game, Seat};
//! use quoridor::{IllegalMove, Position};
//!
//! // Two fences stand round e1; a third would shut the first player in.
//! let position: Position = "e1 e9 / d1v e1v / 9 9 / 1".parse()?;
//! let Err(IllegalMove::CutsOff { seat, reachable }) = position.check("d2h".parse()?) else {
//!     panic!("this closes the last path");
//! };
//! assert_eq!(seat, Seat::FIRST);
//! assert_eq!(reachable.to_string(), "e1 e2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Count all lines of play of three moves:
//!
//! ```
//! assert_eq!(game::perft(&quoridor::Position::start(), 3), 2_062_264);
//! ```

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;

mod board;
mod fences;
pub mod figures;
mod illegal_move;
mod moves;
mod notation;
mod paths;
mod position;
#[cfg(feature = "serde")]
mod serde;
mod square;

pub use crate::board::Board;
pub use crate::fences::Fences;
pub use crate::fences::fence::{Fence, Orientation};
pub use crate::illegal_move::IllegalMove;
pub use crate::moves::{Move, Moves};
pub use crate::paths::detour::Detour;
pub use crate::paths::shortest_paths::ShortestPaths;
pub use crate::paths::{Openings, Path};
pub use crate::position::Position;
pub use crate::position::error::PositionError;
pub use crate::position::options::Options;
pub use crate::position::parts::Parts;
pub use crate::square::Square;
pub use crate::square::side::Side;
pub use crate::square::square_set::SquareSet;
pub use crate::square::symmetry::Symmetry;
