use quoridor::{Move, Square};

use crate::coded_move::{FENCES, code};

/// How promising moves are, in hundredths of a logit; only differences count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    /// Those of fences, by their codes.
    pub(crate) fences: [i16; FENCES],
    /// Those of steps of the pawn, by where they lead.
    pub(crate) steps: [i16; Square::COUNT],
}

impl Ratings {
    /// All moves alike.
    pub const NONE: Ratings = Ratings { fences: [0; FENCES], steps: [0; Square::COUNT] };

    /// The rating of a move.
    #[inline]
    pub fn of(&self, mv: Move) -> i16 {
        match mv {
            Move::Fence(_) => self.fences[usize::from(code(mv))],
            Move::Pawn(target) => self.steps[target.index()],
        }
    }
}
