use quoridor::{Move, Position};

use crate::{Detours, Ratings, Ways};

/// What judges positions of two players, where looking ahead ends.
pub trait Evaluation: Sync {
    /// What is kept beside a position, so that it and those after it are judged quickly. What only the position itself
    /// is judged by may be added when it is first judged.
    type Sight: Clone;

    /// Looks at a position afresh.
    fn look(&self, position: &Position) -> Self::Sight;

    /// Makes `next` what is to be kept beside the position after a move, from what was kept before it.
    fn look_on(&self, sight: &Self::Sight, before: &Position, mv: Move, next: &mut Self::Sight);

    /// How good the position is for the player to move, in hundredths of a logit: 0 is even, 100 is a chance of 73 %.
    fn value(&self, sight: &mut Self::Sight, position: &Position, ways: &Ways) -> i32;

    /// Rates the player's moves: every step of the pawn and, if there is a fence left, all fences, whether there is
    /// room for them or not.
    fn rate(&self, sight: &mut Self::Sight, position: &Position, ways: &Ways, ratings: &mut Ratings);

    /// The detours of both pawns, if they were measured to judge the position.
    #[inline]
    fn detours<'a>(&self, _: &'a Self::Sight) -> Option<&'a [Detours; 2]> {
        None
    }
}

impl<E: Evaluation> Evaluation for &E {
    type Sight = E::Sight;

    fn look(&self, position: &Position) -> E::Sight {
        (**self).look(position)
    }

    #[inline]
    fn look_on(&self, sight: &E::Sight, before: &Position, mv: Move, next: &mut E::Sight) {
        (**self).look_on(sight, before, mv, next);
    }

    #[inline]
    fn value(&self, sight: &mut E::Sight, position: &Position, ways: &Ways) -> i32 {
        (**self).value(sight, position, ways)
    }

    #[inline]
    fn rate(&self, sight: &mut E::Sight, position: &Position, ways: &Ways, ratings: &mut Ratings) {
        (**self).rate(sight, position, ways, ratings);
    }

    #[inline]
    fn detours<'a>(&self, sight: &'a E::Sight) -> Option<&'a [Detours; 2]> {
        (**self).detours(sight)
    }
}
