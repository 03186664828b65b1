//! How long a path is with one fence more.

use crate::{Fence, Openings, Square, SquareSet};

/// What it takes to tell quickly how long the shortest path of one pawn is once one fence or another is placed.
///
/// A fence changes nothing about which squares can be reached from the pawn in fewer steps than it takes to get to the
/// fence, nor about those from which the goal line can be reached in fewer steps than from the fence. So between what
/// is known of both sides only a few steps have to be tried.
#[derive(Clone, Debug)]
pub struct Detour {
    openings: Openings,
    distance: usize,
    /// The squares within so many steps of the pawn, up to the distance.
    near_pawn: [u128; Square::COUNT],
    /// The squares within so many steps of the goal line, up to the distance.
    near_goal: [u128; Square::COUNT],
}

impl Openings {
    /// Prepares to measure what fences make of the shortest path from a square to the nearest goal square; none if
    /// there is no path.
    pub fn detour(self, from: Square, goal: SquareSet) -> Option<Detour> {
        let from = SquareSet::of(from).0;
        let (mut near_pawn, mut near_goal) = ([0; Square::COUNT], [0; Square::COUNT]);
        (near_pawn[0], near_goal[0]) = (from, goal.0);
        let mut distance = 0;
        while near_goal[distance] & from == 0 {
            let (pawn, goal) = (near_pawn[distance], near_goal[distance]);
            let (next_pawn, next_goal) = (self.step(pawn), self.step(goal));
            if next_goal == goal {
                return None;
            }
            distance += 1;
            (near_pawn[distance], near_goal[distance]) = (next_pawn, next_goal);
        }
        Some(Detour { openings: self, distance, near_pawn, near_goal })
    }
}

impl Detour {
    /// How many steps the shortest path takes with this fence; none if it leaves no path.
    pub fn with(&self, fence: Fence) -> Option<u8> {
        // The four squares round the middle of the fence, whose edges it closes.
        const ROUND: u128 = 0b11 | 0b11 << Square::WIDTH;
        let round = ROUND << fence.square.index();
        let first = self.near_pawn[..self.distance].iter().position(|near| near & round != 0);
        let before = first.unwrap_or(self.distance);
        // The two sides must not overlap, or nothing would be left to try.
        let mut behind = (self.distance - before).saturating_sub(1);
        while behind > 0 && self.near_goal[behind - 1] & round != 0 {
            behind -= 1;
        }
        let openings = self.openings.closed_by(fence);
        let (mut reached, goal) = (self.near_pawn[before], self.near_goal[behind]);
        let mut steps = before + behind;
        while reached & goal == 0 {
            let next = openings.step(reached);
            if next == reached {
                return None;
            }
            reached = next;
            steps += 1;
        }
        Some(steps as u8)
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Keys, Seat};

    use crate::{Move, Position};

    #[test]
    fn a_path_with_a_fence_more_is_as_long_as_one_found_from_scratch() {
        let mut keys = Keys::new(9);
        let (mut longer, mut gone) = (0, 0);
        for _ in 0..150 {
            let mut position = Position::start();
            while position.outcome().is_none() {
                for seat in Seat::all(2) {
                    let pawn = position.pawn(seat).expect("playing");
                    let goal = position.goal(seat).squares();
                    let detour = position.openings().detour(pawn, goal).expect("there is always a path");
                    for fence in position.fences().room() {
                        let found = position.openings().closed_by(fence).distance(pawn, goal);
                        assert_eq!(detour.with(fence), found, "{fence} for {seat:?} in {position}");
                        longer += usize::from(found > position.distance(seat));
                        gone += usize::from(found.is_none());
                    }
                }
                // Fences more often than not, so that there are walls.
                let moves = position.legal_moves();
                let fences = moves.iter().filter(|mv| matches!(mv, Move::Fence(_))).count();
                let from =
                    if !keys.draw().is_multiple_of(4) && fences > 0 { moves.len() - fences } else { 0 };
                let at = from as u64 + keys.draw() % (moves.len() - from) as u64;
                position.play_unchecked(moves[at as usize]);
            }
        }
        assert!(longer > 10_000 && gone > 100, "{longer} fences made it longer, {gone} closed it");
    }
}
