//! Races that are decided: somebody gets there first, and the other can neither block the path nor be of help.
//!
//! A player without fences can only get in the way with the pawn, or be quicker by jumping. Both take standing next to
//! the other pawn. So let the winner walk a shortest path and compare, step by step, with how far the loser's pawn can
//! have come by then; where it can't have come next to the path in time, the race is what the distances say. This holds
//! whether or not the winner has fences: he doesn't place any.
//!
//! In particular nothing is in the way where the two pawns can't get to each other at all.

use game::{Game, Seat};
use quoridor::{Openings, Position, SquareSet};

use crate::{Paths, Score};

/// The score of a position that is a decided race, with the root so many plies back; none if it isn't, or not surely.
#[inline]
pub fn decided(position: &Position, paths: &Paths, ply: usize) -> Option<Score> {
    let (mover, other) = (position.turn(), position.turn().other());
    let (own, theirs) = (paths.distance[mover.index()], paths.distance[other.index()]);
    if own <= theirs {
        // The mover's last move comes before the other's.
        if position.fences_left(other) > 0 || !walks_alone(position, mover, own, 0) {
            return None;
        }
        Some(Score::win_in(ply as u32 + 2 * u32::from(own) - 1))
    } else {
        if position.fences_left(mover) > 0 || !walks_alone(position, other, theirs, 1) {
            return None;
        }
        Some(Score::loss_in(ply as u32 + 2 * u32::from(theirs)))
    }
}

/// Whether a pawn can walk a shortest path of so many steps with the other never next to it, whatever the other does.
/// The other moves so many times before the walk begins.
///
/// After `k` steps of the walker the other has made at most `k + ahead` moves, one of which may be the reply that is
/// just due. While it was never next to the walker it has never jumped, so it is at most so many steps from where it
/// was. If the `k`th square of the path is further than that and one more from there, the other is neither on the
/// square, nor beside it when it has to move.
fn walks_alone(position: &Position, walker: Seat, steps: u8, ahead: usize) -> bool {
    let openings = position.openings();
    let (Some(pawn), Some(other)) = (position.pawn(walker), position.pawn(walker.other())) else {
        return false;
    };
    let mut near = SquareSet::of(other);
    for _ in 0..ahead {
        near = spread(openings, near);
    }
    let mut walked = SquareSet::of(pawn);
    if ahead > 0 && near.meets(walked) {
        return false;
    }
    for step in 1..=steps {
        // Once the walker has arrived it doesn't matter who stands beside.
        if step < steps {
            near = spread(openings, near);
        }
        walked = openings.beside(walked) & !near;
        if walked.is_empty() {
            return false;
        }
    }
    // After as many steps as a shortest path has, only squares of shortest paths are left at the goal.
    walked.meets(position.goal(walker).squares())
}

/// These squares and those beside them.
#[inline]
fn spread(openings: Openings, squares: SquareSet) -> SquareSet {
    squares | openings.beside(squares)
}
