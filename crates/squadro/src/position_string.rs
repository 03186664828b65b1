//! Position strings, and the positions that can't be.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use game::{Game, Seat};

use crate::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE, letter, name, seat_of};

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

/// Whether the position can be, as far as it shows.
pub(crate) fn check(progress: &[[u8; Lane::COUNT]; 2], turn: Seat) -> Result<(), PositionError> {
    if turn != LIGHT && turn != DARK {
        return Err(PositionError::Turn(turn));
    }
    for (seat, pieces) in [LIGHT, DARK].into_iter().zip(progress) {
        for (lane, &progress) in Lane::ALL.into_iter().zip(pieces) {
            if progress > HOME {
                return Err(PositionError::Progress { seat, lane, progress });
            }
            // A piece that starts is stopped by its dots, or after a jump, which takes two spaces or more.
            let first_step = progress == 1 || progress == TURNING_SPACE + 1;
            if first_step && Position::speed(seat, lane, progress) > 1 {
                return Err(PositionError::Unstoppable { seat, lane, progress });
            }
        }
    }
    check_crossings(progress)?;
    check_homes(progress, turn)
}

fn check_crossings([light_pieces, dark_pieces]: &[[u8; Lane::COUNT]; 2]) -> Result<(), PositionError> {
    let space = |progress: u8| usize::from(progress.min(HOME - progress));
    for (light, &light_progress) in Lane::ALL.into_iter().zip(light_pieces) {
        for (dark, &dark_progress) in Lane::ALL.into_iter().zip(dark_pieces) {
            if space(light_progress) == dark.number() && space(dark_progress) == light.number() {
                return Err(PositionError::SharedCrossing { light, dark });
            }
        }
    }
    Ok(())
}

fn check_homes(progress: &[[u8; Lane::COUNT]; 2], turn: Seat) -> Result<(), PositionError> {
    let homes = progress.map(|pieces| pieces.into_iter().filter(|&progress| progress == HOME).count());
    if let Some(seat) = [LIGHT, DARK].into_iter().find(|seat| homes[seat.index()] == 5) {
        return Err(PositionError::FiveHome(seat));
    }
    if homes == [4, 4] {
        return Err(PositionError::BothWon);
    }
    if homes[turn.index()] == 4 {
        return Err(PositionError::WinnerToMove(turn));
    }
    Ok(())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in [LIGHT, DARK] {
            for lane in Lane::ALL {
                write!(f, "{} ", self.progress(seat, lane))?;
            }
            f.write_str("/ ")?;
        }
        f.write_str(letter(self.turn()))?;
        self.retired().map_or(Ok(()), |seat| write!(f, " x{}", letter(seat)))
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut tokens = text.split(' ');
        let mut progress = [[0; Lane::COUNT]; 2];
        for pieces in &mut progress {
            for piece in pieces {
                *piece = read(tokens.next(), "the progress of a piece, 0 to 12,", progress_of)?;
            }
            read(tokens.next(), "'/'", |token| (token == "/").then_some(()))?;
        }
        let turn = read(tokens.next(), "the seat to move, y or r,", seat_named)?;
        let mut position = Position::new(progress, turn)?;
        if let Some(token) = tokens.next() {
            let left = |token: &str| token.strip_prefix('x').and_then(seat_named);
            let seat = read(Some(token), "nothing more, or xy or xr for a player who left,", left)?;
            if position.outcome().is_some() {
                return Err(PositionError::LeftAfterTheEnd(seat));
            }
            position.retire(seat);
        }
        match tokens.next() {
            None => Ok(position),
            Some(token) => Err(PositionError::Token { token: token.to_string(), expected: "nothing more" }),
        }
    }
}

/// Reads one token.
fn read<T>(
    token: Option<&str>,
    expected: &'static str,
    reader: impl Fn(&str) -> Option<T>,
) -> Result<T, PositionError> {
    // Blanks are separators, so nothing at all is one empty token.
    let token = token.ok_or(PositionError::Missing { expected })?;
    reader(token).ok_or_else(|| PositionError::Token { token: token.to_string(), expected })
}

/// A progress in the only way it is written: no sign, no leading zero.
fn progress_of(token: &str) -> Option<u8> {
    (0..=HOME).find(|progress| match token.as_bytes() {
        [units] => *progress < 10 && *units == b'0' + progress,
        [b'1', units] => *progress >= 10 && *units == b'0' + progress - 10,
        _ => false,
    })
}

fn seat_named(token: &str) -> Option<Seat> {
    let mut characters = token.chars();
    let seat = seat_of(characters.next()?)?;
    characters.next().is_none().then_some(seat)
}
