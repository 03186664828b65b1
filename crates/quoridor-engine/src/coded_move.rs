//! A move as one byte, for tables.

use quoridor::{Fence, Move, Orientation, Square};

/// Codes of fences come first, horizontal ones, then vertical ones; then those of the squares that pawns go to.
const VERTICAL: usize = 64;
const PAWN: usize = FENCES;
/// How many codes of fences there are.
pub(crate) const FENCES: usize = 128;
/// How many codes there are.
pub(crate) const CODES: usize = PAWN + Square::COUNT;

/// The code of a move, below [`CODES`].
#[inline]
pub(crate) fn code(mv: Move) -> u8 {
    let code = match mv {
        Move::Pawn(square) => PAWN + square.index(),
        Move::Fence(Fence { square, orientation }) => {
            let crossing = 8 * square.row() + square.column();
            crossing + if orientation == Orientation::Vertical { VERTICAL } else { 0 }
        }
    };
    code as u8
}

/// The move of a code; none if there is no such code.
#[inline]
pub(crate) fn decode(code: u8) -> Option<Move> {
    let code = usize::from(code);
    if code >= PAWN {
        return Square::from_index(code - PAWN).map(Move::Pawn);
    }
    let orientation = if code >= VERTICAL { Orientation::Vertical } else { Orientation::Horizontal };
    Square::new(code % 8, code % VERTICAL / 8).map(|square| Move::Fence(Fence { square, orientation }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_has_a_code_of_its_own() {
        let moves: Vec<Move> = (0..=u8::MAX).filter_map(decode).collect();
        assert_eq!(moves.len(), CODES);
        assert!(moves.iter().enumerate().all(|(at, &mv)| usize::from(code(mv)) == at));
    }
}
