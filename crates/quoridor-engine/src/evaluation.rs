use quoridor::{Move, Position};

use crate::Ways;

/// What judges positions of two players, where looking ahead ends.
pub trait Evaluation: Sync {
    /// What is kept beside a position, so that it and those after it are judged quickly.
    type Sight: Clone;

    /// Looks at a position afresh.
    fn look(&self, position: &Position, ways: &Ways) -> Self::Sight;

    /// Makes `next` what is to be kept beside the position after a move, from what was kept before it.
    fn look_on(
        &self,
        sight: &Self::Sight,
        before: (&Position, &Ways),
        mv: Move,
        after: (&Position, &Ways),
        next: &mut Self::Sight,
    );

    /// How good the position is for the player to move, in hundredths of a logit: 0 is even, 100 is a chance of 73 %.
    fn value(&self, sight: &Self::Sight, position: &Position, ways: &Ways) -> i32;

    /// How promising each of these legal moves is, in hundredths of a logit; only differences count.
    fn rate(
        &self,
        sight: &Self::Sight,
        position: &Position,
        ways: &Ways,
        moves: &[Move],
        ratings: &mut [i16],
    );
}

impl<E: Evaluation> Evaluation for &E {
    type Sight = E::Sight;

    fn look(&self, position: &Position, ways: &Ways) -> E::Sight {
        (**self).look(position, ways)
    }

    #[inline]
    fn look_on(
        &self,
        sight: &E::Sight,
        before: (&Position, &Ways),
        mv: Move,
        after: (&Position, &Ways),
        next: &mut E::Sight,
    ) {
        (**self).look_on(sight, before, mv, after, next);
    }

    #[inline]
    fn value(&self, sight: &E::Sight, position: &Position, ways: &Ways) -> i32 {
        (**self).value(sight, position, ways)
    }

    #[inline]
    fn rate(&self, sight: &E::Sight, position: &Position, ways: &Ways, moves: &[Move], ratings: &mut [i16]) {
        (**self).rate(sight, position, ways, moves, ratings);
    }
}
