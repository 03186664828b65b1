//! Position strings.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use game::Seat;

use crate::{HOME, Lane, Parts, Position, PositionError, letter, seat_of};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}

/// Like a position, whether it can be or not.
impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pieces in self.progress {
            for progress in pieces {
                write!(f, "{progress} ")?;
            }
            f.write_str("/ ")?;
        }
        f.write_str(letter(self.turn))?;
        self.retired.map_or(Ok(()), |seat| write!(f, " x{}", letter(seat)))
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::from_parts(&text.parse()?)
    }
}

impl FromStr for Parts {
    type Err = PositionError;

    /// Reads a position string. Whether there can be such a position is for [`Position::from_parts`] to say.
    fn from_str(text: &str) -> Result<Parts, PositionError> {
        let mut tokens = text.split(' ');
        let mut progress = [[0; Lane::COUNT]; 2];
        for pieces in &mut progress {
            for piece in pieces {
                *piece = read(tokens.next(), "the progress of a piece, 0 to 12,", progress_of)?;
            }
            read(tokens.next(), "'/'", |token| (token == "/").then_some(()))?;
        }
        let turn = read(tokens.next(), "the seat to move, y or r,", seat_named)?;
        let left = |token: &str| token.strip_prefix('x').and_then(seat_named);
        let expected = "nothing more, or xy or xr for a player who left,";
        let retired = tokens.next().map(|token| read(Some(token), expected, left)).transpose()?;
        match tokens.next() {
            None => Ok(Parts { progress, turn, retired }),
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
