use alloc::string::{String, ToString};
use core::fmt;

use game::{Seat, SetupError};

use crate::{Lane, name};

/// Why a string isn't a position, or a position can't be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A token isn't what belongs in its place.
    Token {
        /// What was written; empty where there is one blank too many.
        token: String,
        /// What belongs there.
        expected: &'static str,
    },
    /// The string ends too early.
    Missing {
        /// What should have come next.
        expected: &'static str,
    },
    /// A number that is no progress.
    Progress {
        /// Whose piece it is.
        seat: Seat,
        /// The lane of the piece.
        lane: Lane,
        /// The number.
        progress: u8,
    },
    /// Nobody sits there: Squadro has two seats.
    Turn(Seat),
    /// Nobody sits at the seat that is said to have left: Squadro has two seats.
    Retired(Seat),
    /// Two pieces stand on one crossing.
    SharedCrossing {
        /// The lane of Light's piece.
        light: Lane,
        /// The lane of Dark's piece.
        dark: Lane,
    },
    /// A piece stands where nothing can have stopped it: with two or three dots, on the space right after its
    /// start or its turning space.
    Unstoppable {
        /// Whose piece it is.
        seat: Seat,
        /// The lane of the piece.
        lane: Lane,
        /// Where it stands.
        progress: u8,
    },
    /// A player has five pieces home: the fourth had won.
    FiveHome(Seat),
    /// Both players have four pieces home: the first of them had won.
    BothWon,
    /// The player to move has four pieces home: a game ends with the winner's move.
    WinnerToMove(Seat),
    /// A player is said to have left, but the game had ended before.
    LeftAfterTheEnd(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Token { token, expected } if token.is_empty() => {
                write!(f, "there is a blank where {expected} is expected")
            }
            PositionError::Token { token, expected } => {
                write!(f, "there is '{token}' where {expected} is expected")
            }
            PositionError::Missing { expected } => write!(f, "it ends where {expected} is expected"),
            PositionError::Progress { seat, lane, progress } => {
                write!(f, "{}'s lane {lane} has progress {progress}, and 12 is the most", name(*seat))
            }
            PositionError::Turn(seat) => write!(f, "seat {seat} is to move, but there are two seats"),
            PositionError::Retired(seat) => write!(f, "seat {seat} has left, but there are two seats"),
            PositionError::SharedCrossing { light, dark } => {
                write!(f, "Light's lane {light} and Dark's lane {dark} have pieces on the same crossing")
            }
            PositionError::Unstoppable { seat, lane, progress } => {
                let name = name(*seat);
                write!(f, "the piece of {name}'s lane {lane} is too fast to have stopped at {progress}")
            }
            PositionError::FiveHome(seat) => {
                write!(f, "{} has five pieces home, but the game ends with the fourth", name(*seat))
            }
            PositionError::BothWon => f.write_str("both players have four pieces home, but only one can win"),
            PositionError::WinnerToMove(seat) => {
                write!(f, "{} has won with four pieces home and can't be to move", name(*seat))
            }
            PositionError::LeftAfterTheEnd(seat) => {
                write!(f, "{} can't have left the game: it was over before", name(*seat))
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl From<PositionError> for SetupError {
    fn from(error: PositionError) -> SetupError {
        SetupError::Position(error.to_string())
    }
}
