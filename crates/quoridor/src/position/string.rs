use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::{Game, Seat};

use crate::position::error::SEAT_TO_MOVE;
use crate::{Fence, Options, Parts, Position, PositionError, Square};

/// ` / ` between four parts: `e1 e9 / e3h d4v / 9 9 / 1`. Fences row by row from a1; `-` stands for no fence, and for
/// the pawn of a seat that has left the game.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.parts().fmt(f)
    }
}

/// Like a position, whether it can be or not; fences in their order.
impl fmt::Display for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pawn in &self.pawns {
            match pawn {
                Some(square) => write!(f, "{square} ")?,
                None => f.write_str("- ")?,
            }
        }
        f.write_str("/ ")?;
        for fence in &self.fences {
            write!(f, "{fence} ")?;
        }
        f.write_str(if self.fences.is_empty() { "- /" } else { "/" })?;
        for left in &self.fences_left {
            write!(f, " {left}")?;
        }
        write!(f, " / {}", self.turn)
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Reads a position string, with all house rules off.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::parse(text, Options::default())
    }
}

impl FromStr for Parts {
    type Err = PositionError;

    /// Reads a position string, with all house rules off, strictly: one blank between words, nothing left out. Whether
    /// there can be such a position is for [`Position::from_parts`] to say.
    fn from_str(text: &str) -> Result<Parts, PositionError> {
        let mut parts = text.split(" / ");
        let (Some(pawns), Some(fences), Some(left), Some(turn), None) =
            (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(PositionError::Parts(text.split(" / ").count()));
        };
        Ok(Parts {
            pawns: pawns.split(' ').map(parse_pawn).collect::<Result<_, _>>()?,
            fences: parse_fences(fences)?,
            fences_left: left.split(' ').map(parse_left).collect::<Result<_, _>>()?,
            turn: parse_turn(turn)?,
            options: Options::default(),
        })
    }
}

impl Position {
    /// Reads a position string, strictly: one blank between words, nothing left out, nothing that can't be.
    pub fn parse(text: &str, options: Options) -> Result<Position, PositionError> {
        Position::from_parts(&Parts { options, ..text.parse()? })
    }
}

fn wrong_word<T>(word: &str, expected: &'static str) -> Result<T, PositionError> {
    Err(PositionError::Word { word: word.into(), expected })
}

fn parse_pawn(word: &str) -> Result<Option<Square>, PositionError> {
    match word.parse() {
        _ if word == "-" => Ok(None),
        Ok(square) => Ok(Some(square)),
        Err(_) => wrong_word(word, "the square of a pawn, such as e1, or - for a seat that left"),
    }
}

fn parse_fences(text: &str) -> Result<Vec<Fence>, PositionError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let fence = |word: &str| match word.parse() {
        Ok(fence) => Ok(fence),
        Err(_) => wrong_word(word, "a fence, such as e3h or d4v, or a lone - for none"),
    };
    text.split(' ').map(fence).collect()
}

fn parse_left(word: &str) -> Result<u8, PositionError> {
    let plain = matches!(word.as_bytes(), [b'0'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
    match word.parse() {
        Ok(number) if plain => Ok(number),
        _ => wrong_word(word, "a number of fences left"),
    }
}

fn parse_turn(text: &str) -> Result<Seat, PositionError> {
    let named = |seat: &Seat| <Position as Game>::seat_name(*seat) == text;
    Seat::all(Seat::MAX).find(named).map_or_else(|| wrong_word(text, SEAT_TO_MOVE), Ok)
}
