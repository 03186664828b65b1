//! Reading moves, squares and fences as people write them.

use core::str::FromStr;

use game::{Notation, UnreadableMove};

use crate::{Fence, Move, Orientation, Square};

const STANDARD: &str = "a move is a square such as e2, or a fence such as e3h or e3v";
const GLENDENNING: &str =
    "a move is a square such as e8, or a fence such as e6h or e6v, with rows counted from the top";
const QTP: &str = "a move is a square such as E2, or a fence such as E4h named by its upper left square";
const OFF_BOARD: &str = "the fence sticks out of the board";
const NOT_QUORIDOR: &str = "this is no notation of Quoridor";

impl Move {
    /// Reads a move in one of the notations of Quoridor.
    pub fn parse(text: &str, notation: Notation) -> Result<Move, UnreadableMove> {
        let unreadable = |reason| UnreadableMove { text: text.into(), reason };
        let (reason, lower) = match notation {
            Notation::Standard => (STANDARD, false),
            Notation::Glendenning => (GLENDENNING, false),
            Notation::Qtp => (QTP, true),
            Notation::Designer => return Err(unreadable(NOT_QUORIDOR)),
        };
        let mv = parse_as_standard(text, lower).ok_or_else(|| unreadable(reason))?;
        match (notation, mv) {
            (Notation::Glendenning, Move::Pawn(square)) => Some(Move::Pawn(upside_down(square))),
            (Notation::Glendenning, Move::Fence(fence)) => {
                lower_row(upside_down(fence.square), fence.orientation)
            }
            (Notation::Qtp, Move::Fence(fence)) => lower_row(fence.square, fence.orientation),
            _ => Some(mv),
        }
        .ok_or_else(|| unreadable(OFF_BOARD))
    }
}

/// `e2`, `e3h` or `e3v`, with capitals allowed or not.
fn parse_as_standard(text: &str, capitals: bool) -> Option<Move> {
    let fold = |letter: u8| if capitals { letter.to_ascii_lowercase() } else { letter };
    match *text.as_bytes() {
        [column, row] => Square::from_ascii(fold(column), row).map(Move::Pawn),
        [column, row, letter] => {
            let square = Square::from_ascii(fold(column), row)?;
            let orientation = match fold(letter) {
                b'h' => Orientation::Horizontal,
                b'v' => Orientation::Vertical,
                _ => return None,
            };
            Some(Move::Fence(Fence { square, orientation }))
        }
        _ => None,
    }
}

/// The same square with the rows counted from the other side.
fn upside_down(square: Square) -> Square {
    Square::new(square.column(), Square::WIDTH - 1 - square.row()).unwrap_or(square)
}

/// The fence whose upper left square this is: we name it by the one below.
fn lower_row(square: Square, orientation: Orientation) -> Option<Move> {
    square.offset(0, -1).map(|square| Move::Fence(Fence { square, orientation }))
}

impl FromStr for Move {
    type Err = UnreadableMove;

    /// Reads standard notation.
    fn from_str(text: &str) -> Result<Move, UnreadableMove> {
        Move::parse(text, Notation::Standard)
    }
}

impl FromStr for Square {
    type Err = UnreadableMove;

    fn from_str(text: &str) -> Result<Square, UnreadableMove> {
        match text.parse()? {
            Move::Pawn(square) => Ok(square),
            Move::Fence(_) => {
                Err(UnreadableMove { text: text.into(), reason: "a square is written such as e2" })
            }
        }
    }
}

impl FromStr for Fence {
    type Err = UnreadableMove;

    fn from_str(text: &str) -> Result<Fence, UnreadableMove> {
        match text.parse()? {
            Move::Fence(fence) => Ok(fence),
            Move::Pawn(_) => {
                Err(UnreadableMove { text: text.into(), reason: "a fence is written such as e3h or e3v" })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn read(text: &str, notation: Notation) -> Result<alloc::string::String, &'static str> {
        Move::parse(text, notation).map(|mv| mv.to_string()).map_err(|error| error.reason)
    }

    #[test]
    fn glendenning_counts_rows_from_the_other_side() {
        assert_eq!(read("e8", Notation::Glendenning).as_deref(), Ok("e2"));
        assert_eq!(read("e6h", Notation::Glendenning).as_deref(), Ok("e3h"));
        assert_eq!(read("a1v", Notation::Glendenning).as_deref(), Ok("a8v"));
        assert_eq!(read("a9v", Notation::Glendenning), Err(OFF_BOARD));
    }

    #[test]
    fn qtp_names_fences_by_their_upper_left_square() {
        assert_eq!(read("E2", Notation::Qtp).as_deref(), Ok("e2"));
        assert_eq!(read("E4H", Notation::Qtp).as_deref(), Ok("e3h"));
        assert_eq!(read("a1h", Notation::Qtp), Err(OFF_BOARD));
    }

    #[test]
    fn anything_else_is_unreadable() {
        for text in ["", "e", "e0", "j5", "e10", "E2", "e2H", "e3x", "e3hh", " e2", "é2", "1e"] {
            assert_eq!(read(text, Notation::Standard), Err(STANDARD), "{text}");
        }
        assert_eq!(read("y3", Notation::Designer), Err(NOT_QUORIDOR));
    }
}
