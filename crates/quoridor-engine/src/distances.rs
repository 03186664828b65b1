use game::{Game, Seat};
use quoridor::{Fence, Move, Position};

use crate::{Evaluation, Ways};

/// Judges by distances alone: who is nearer the goal line, with a little for every fence left.
///
/// It is what everybody writes first, and what the net is measured against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Distances;

/// What a step less to go is worth, in hundredths of a logit.
const STEP: i32 = 50;
/// What it is worth to be the one to move: half a step.
const TURN: i32 = STEP / 2;
/// What a fence left is worth.
const FENCE: i32 = 12;

impl Evaluation for Distances {
    type Sight = ();

    fn look(&self, _: &Position, _: &Ways) {}

    fn look_on(&self, (): &(), _: (&Position, &Ways), _: Move, _: (&Position, &Ways), (): &mut ()) {}

    #[inline]
    fn value(&self, (): &(), position: &Position, ways: &Ways) -> i32 {
        let (mover, other) = (position.turn(), position.turn().other());
        let steps = |seat: Seat| i32::from(ways.distance[seat.index()]);
        let fences = |seat: Seat| i32::from(position.fences_left(seat));
        STEP * (steps(other) - steps(mover)) + FENCE * (fences(mover) - fences(other)) + TURN
    }

    fn rate(&self, (): &(), position: &Position, ways: &Ways, moves: &[Move], ratings: &mut [i16]) {
        let (mover, other) = (position.turn(), position.turn().other());
        let openings = position.openings();
        let goal = position.goal(mover).squares();
        let from = i16::from(ways.distance[mover.index()]);
        let across = |fence: Fence, seat: Seat| i16::from(ways.across[seat.index()].contains(fence));
        for (&mv, rating) in moves.iter().zip(ratings) {
            *rating = match mv {
                Move::Pawn(square) => {
                    let to = openings.distance(square, goal).map_or(from, i16::from);
                    100 + 100 * (from - to)
                }
                Move::Fence(fence) => 150 * across(fence, other) - 100 * across(fence, mover),
            };
        }
    }
}
