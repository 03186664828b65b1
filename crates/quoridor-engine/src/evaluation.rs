//! Static evaluation of positions of two players, and ratings of their moves.
//!
//! - [`net`]: the net that plays, over pawns, fences and a summary of paths and detours.
//! - [`Distances`]: counts steps and fences, to measure the net against.
//! - [`Paths`] and [`Detours`]: shortest paths to the goal lines, and what fences do to them.

#[cfg(target_arch = "x86_64")]
mod avx2;
mod detours;
mod distances;
pub mod net;
mod paths;
mod ratings;

pub use detours::Detours;
pub use distances::Distances;
pub use net::Net;
pub use paths::Paths;
pub(crate) use paths::steps_apart;
use quoridor::{Move, Position};
pub use ratings::Ratings;

/// Evaluates positions of two players at the leaves of a search.
pub trait Evaluation: Sync {
    /// What is kept beside a position, so that it and those after it are evaluated quickly. What only the position
    /// itself is evaluated by may be added when it is first evaluated.
    type Accumulator: Clone;

    /// The accumulator of a position, from scratch.
    fn refresh(&self, position: &Position) -> Self::Accumulator;

    /// Makes `next` the accumulator of the position after a move, from the one before it.
    fn update(
        &self,
        accumulator: &Self::Accumulator,
        before: &Position,
        mv: Move,
        next: &mut Self::Accumulator,
    );

    /// How good the position is for the player to move, in hundredths of a logit: 0 is even, 100 is a chance of 73 %.
    fn value(&self, accumulator: &mut Self::Accumulator, position: &Position, paths: &Paths) -> i32;

    /// Rates the player's moves: every step of the pawn and, if there is a fence left, all fences, whether there is
    /// room for them or not.
    fn rate(
        &self,
        accumulator: &mut Self::Accumulator,
        position: &Position,
        paths: &Paths,
        ratings: &mut Ratings,
    );

    /// The detours of both pawns, if they were measured to evaluate the position.
    #[inline]
    fn detours<'a>(&self, _: &'a Self::Accumulator) -> Option<&'a [Detours; 2]> {
        None
    }
}

impl<E: Evaluation> Evaluation for &E {
    type Accumulator = E::Accumulator;

    fn refresh(&self, position: &Position) -> E::Accumulator {
        (**self).refresh(position)
    }

    #[inline]
    fn update(&self, accumulator: &E::Accumulator, before: &Position, mv: Move, next: &mut E::Accumulator) {
        (**self).update(accumulator, before, mv, next);
    }

    #[inline]
    fn value(&self, accumulator: &mut E::Accumulator, position: &Position, paths: &Paths) -> i32 {
        (**self).value(accumulator, position, paths)
    }

    #[inline]
    fn rate(
        &self,
        accumulator: &mut E::Accumulator,
        position: &Position,
        paths: &Paths,
        ratings: &mut Ratings,
    ) {
        (**self).rate(accumulator, position, paths, ratings);
    }

    #[inline]
    fn detours<'a>(&self, accumulator: &'a E::Accumulator) -> Option<&'a [Detours; 2]> {
        (**self).detours(accumulator)
    }
}
