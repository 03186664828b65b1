use core::fmt;

use game::ArrayVec;

use crate::{Fence, Square};

/// A turn: the pawn moves, or a fence is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The pawn goes to this square.
    Pawn(Square),
    /// This fence is placed.
    Fence(Fence),
}

/// All legal moves of a position: at most 128 fences, and 12 squares a pawn can get to in one move.
pub type Moves = ArrayVec<Move, 140>;

impl Default for Move {
    fn default() -> Self {
        Move::Pawn(Square::default())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pawn(square) => square.fmt(f),
            Move::Fence(fence) => fence.fmt(f),
        }
    }
}
