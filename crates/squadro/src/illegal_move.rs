use core::fmt;

use game::{Outcome, Seat};

use crate::{Lane, name};

/// Why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game has ended like this before.
    GameOver(Outcome),
    /// The piece belongs to the player whose turn it isn't.
    NotYourPiece {
        /// Whose piece it is.
        owner: Seat,
        /// Who is to move.
        turn: Seat,
    },
    /// The piece is home and off the board.
    PieceHome {
        /// The lane it came home on.
        lane: Lane,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalMove::GameOver(Outcome::Win(seat)) => {
                write!(f, "the game is over: {} has won", name(seat))
            }
            IllegalMove::GameOver(outcome) => write!(f, "the game is over: {outcome}"),
            IllegalMove::NotYourPiece { owner, turn } => {
                write!(f, "this piece is {}'s, but {} is to move", name(owner), name(turn))
            }
            IllegalMove::PieceHome { lane } => {
                write!(f, "the piece of lane {lane} is already home and moves no more")
            }
        }
    }
}

impl core::error::Error for IllegalMove {}
