use squadro::Position;

use crate::Score;

/// Judges positions without looking ahead.
///
/// A judgement may be built up along a line of play: the search keeps a `State` for every position of the line it is
/// in and has the next one made from the one before.
pub trait Evaluation {
    /// What is kept for a position.
    type State: Clone;

    /// The state of a position, from scratch.
    fn fresh(&self, position: &Position) -> Self::State;

    /// Makes `to` the state of `after` out of `from`, the state of `before`.
    fn follow(&self, from: &Self::State, to: &mut Self::State, before: &Position, after: &Position);

    /// How good the position is for the player to move: an estimate, never a proven result.
    fn score(&self, state: &Self::State, position: &Position) -> Score;
}
