use quoridor::{Fence, Move, Square};

use crate::coded_move::{CODES, FENCES, code};

/// How promising moves are, in hundredths of a logit; only differences count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings([i16; CODES]);

impl Ratings {
    /// All moves alike.
    pub const NONE: Ratings = Ratings([0; CODES]);

    /// The rating of a move.
    #[inline]
    pub fn of(&self, mv: Move) -> i16 {
        self.0[usize::from(code(mv))]
    }

    /// Those of all fences by their codes.
    #[inline]
    pub(crate) fn fences(&self) -> &[i16; FENCES] {
        // All codes of fences are below those of squares.
        self.0.first_chunk().unwrap_or(&[0; FENCES])
    }

    #[inline]
    pub(crate) fn fences_mut(&mut self) -> &mut [i16] {
        &mut self.0[..FENCES]
    }

    #[inline]
    pub(crate) fn set_fence(&mut self, fence: Fence, rating: i16) {
        self.0[usize::from(code(Move::Fence(fence)))] = rating;
    }

    #[inline]
    pub(crate) fn set_step(&mut self, target: Square, rating: i16) {
        self.0[usize::from(code(Move::Pawn(target)))] = rating;
    }
}
