use game::{Game, Seat};
use quoridor::{Move, Position};

use crate::coded_move::code;
use crate::{Evaluation, Paths, Ratings};

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
    type Accumulator = ();

    fn refresh(&self, _: &Position) {}

    fn update(&self, (): &(), _: &Position, _: Move, (): &mut ()) {}

    #[inline]
    fn value(&self, (): &mut (), position: &Position, paths: &Paths) -> i32 {
        let (mover, other) = (position.turn(), position.turn().other());
        let steps = |seat: Seat| i32::from(paths.distance[seat.index()]);
        let fences = |seat: Seat| i32::from(position.fences_left(seat));
        STEP * (steps(other) - steps(mover)) + FENCE * (fences(mover) - fences(other)) + TURN
    }

    fn rate(&self, (): &mut (), position: &Position, paths: &Paths, ratings: &mut Ratings) {
        let (mover, other) = (position.turn(), position.turn().other());
        let openings = position.openings();
        let goal = position.goal(mover).squares();
        let from = i16::from(paths.distance[mover.index()]);
        for target in position.pawn_targets() {
            let to = openings.distance(target, goal).map_or(from, i16::from);
            ratings.steps[target.index()] = 100 + 100 * (from - to);
        }
        ratings.fences.fill(0);
        for (seat, worth) in [(other, 150), (mover, -100)] {
            for fence in paths.across[seat.index()] {
                ratings.fences[usize::from(code(Move::Fence(fence)))] += worth;
            }
        }
    }
}
