//! Static evaluation of positions.
//!
//! - [`net`]: the net that plays, trained on exactly solved positions.
//! - [`Race`]: counts the moves to the goal, to measure the net against.

pub mod net;
pub(crate) mod race;

pub use race::Race;
use squadro::Position;

use crate::Score;

/// Evaluates positions at the leaves of a search.
///
/// An evaluation may be built up along a line of play: the search keeps an accumulator for every position of the line
/// it is in and has the next one made from the one before.
pub trait Evaluation {
    /// What is kept for a position.
    type Accumulator: Clone;

    /// The accumulator of a position, from scratch.
    fn refresh(&self, position: &Position) -> Self::Accumulator;

    /// Makes `to` the accumulator of `after` out of `from`, the one of `before`.
    fn update(
        &self,
        from: &Self::Accumulator,
        to: &mut Self::Accumulator,
        before: &Position,
        after: &Position,
    );

    /// How good the position is for the player to move: an estimate, never a proven result.
    fn evaluate(&self, accumulator: &Self::Accumulator, position: &Position) -> Score;
}
