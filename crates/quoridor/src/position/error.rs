use alloc::string::{String, ToString};
use core::fmt;

use game::{Seat, SetupError};

use crate::{Fence, Square};

/// What the last part of a position string has to be.
pub(crate) const SEAT_TO_MOVE: &str = "the number of a seat that can move";

/// Why a position string can't be read, or why there is no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Not four parts with ` / ` between them.
    Parts(usize),
    /// Not the pawns of two, three or four players.
    Players(usize),
    /// A word that isn't what has to stand there.
    Word {
        /// The word.
        word: String,
        /// What has to stand there.
        expected: &'static str,
    },
    /// The seat to move is nobody's, or has left the game.
    Turn(Seat),
    /// As many numbers of fences left as players are needed.
    LeftCount {
        /// How many there are.
        given: usize,
        /// How many players there are.
        players: usize,
    },
    /// Two pawns on one square.
    SameSquare(Square),
    /// Nobody plays any more.
    NobodyPlays,
    /// A fence sticks out of the board.
    OffBoard(Fence),
    /// Two fences overlap.
    Overlap(Fence, Fence),
    /// Two fences cross.
    Cross(Fence, Fence),
    /// A player can't have this many fences left.
    TooManyLeft {
        /// The player.
        seat: Seat,
        /// The most that player can have.
        most: u8,
    },
    /// More fences on the board and left together than the game has.
    TooManyFences {
        /// How many there are.
        given: usize,
        /// How many the game has.
        most: usize,
    },
    /// A pawn has no path to its goal line.
    NoPath(Seat),
    /// Two pawns stand on their goal lines.
    TwoWinners(Seat, Seat),
    /// The player to move has already won.
    WinnerToMove(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Parts(given) => write!(
                f,
                "{given} part{} instead of 4: pawns / fences / fences left / seat to move, \
                 such as 'e1 e9 / - / 10 10 / 1'",
                if *given == 1 { "" } else { "s" }
            ),
            PositionError::Players(given) => write!(f, "{given} pawns: Quoridor is for 2, 3 or 4 players"),
            PositionError::Word { word, expected } => write!(f, "'{word}' is not {expected}"),
            PositionError::Turn(seat) => write!(f, "'{seat}' is not {SEAT_TO_MOVE}"),
            PositionError::LeftCount { given, players } => {
                write!(f, "fences left for {given}, but there are {players} players")
            }
            PositionError::SameSquare(square) => write!(f, "two pawns stand on {square}"),
            PositionError::NobodyPlays => f.write_str("no pawn is on the board"),
            PositionError::OffBoard(fence) => write!(f, "fence {fence} sticks out of the board"),
            PositionError::Overlap(one, other) if one == other => write!(f, "fence {one} is there twice"),
            PositionError::Overlap(one, other) => write!(f, "fences {one} and {other} overlap"),
            PositionError::Cross(one, other) => write!(f, "fences {one} and {other} cross"),
            PositionError::TooManyLeft { seat, most } => {
                write!(f, "seat {seat} can't have more than {most} fences left")
            }
            PositionError::TooManyFences { given, most } => {
                write!(f, "{given} fences on the board and left together: the game has {most}")
            }
            PositionError::NoPath(seat) => write!(f, "seat {seat} has no path to its goal line"),
            PositionError::TwoWinners(one, other) => {
                write!(f, "seats {one} and {other} both stand on their goal lines")
            }
            PositionError::WinnerToMove(seat) => {
                write!(f, "seat {seat} has already won and can't be to move")
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
