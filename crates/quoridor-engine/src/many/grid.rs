//! Where pawns can pass, as two sets of squares, and floods over all squares at once.

use quoridor::{Fence, Fences, Orientation, Square, SquareSet};

/// The openings between squares that the fences leave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    /// The squares whose upper edge is open.
    above: u128,
    /// The squares whose right edge is open.
    right: u128,
}

/// All shortest ways of one pawn together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ways {
    /// How many steps they take.
    pub(crate) distance: u8,
    /// The fences that would cut at least one of them, whether there is room for these fences or not. Any other fence
    /// leaves them all as they are.
    pub(crate) across: Fences,
}

impl Grid {
    pub(crate) fn new(fences: Fences) -> Grid {
        let horizontal = spread(fences.horizontal);
        let vertical = spread(fences.vertical);
        let top = SquareSet::row(Square::WIDTH - 1).bits();
        let last = SquareSet::column(Square::WIDTH - 1).bits();
        Grid {
            above: SquareSet::ALL.bits() & !(horizontal | horizontal << 1 | top),
            right: SquareSet::ALL.bits() & !(vertical | vertical << Square::WIDTH | last),
        }
    }

    /// The same with one fence more.
    #[inline]
    pub(crate) fn closed_by(mut self, fence: Fence) -> Grid {
        let square = SquareSet::of(fence.square).bits();
        match fence.orientation {
            Orientation::Horizontal => self.above &= !(square | square << 1),
            Orientation::Vertical => self.right &= !(square | square << Square::WIDTH),
        }
        self
    }

    /// These squares and all their neighbours that are open to them.
    #[inline]
    fn step(self, from: u128) -> u128 {
        let up_and_down = (from & self.above) << Square::WIDTH | (from >> Square::WIDTH & self.above);
        let right_and_left = (from & self.right) << 1 | (from >> 1 & self.right);
        from | up_and_down | right_and_left
    }

    /// How many steps it takes to the nearest goal square, other pawns left aside; none if there is no way.
    #[inline]
    pub(crate) fn distance(self, from: Square, goal: SquareSet) -> Option<u8> {
        let mut reached = SquareSet::of(from).bits();
        let goal = goal.bits();
        let mut steps = 0;
        while reached & goal == 0 {
            let next = self.step(reached);
            if next == reached {
                return None;
            }
            reached = next;
            steps += 1;
        }
        Some(steps)
    }

    /// All shortest ways to the goal squares; none if there is no way.
    pub(crate) fn ways(self, from: Square, goal: SquareSet) -> Option<Ways> {
        let pawn = SquareSet::of(from).bits();
        // rings[n]: the squares within n steps of the goal line.
        let mut rings = [0; Square::COUNT + 1];
        rings[0] = goal.bits();
        let mut steps = 0;
        while rings[steps] & pawn == 0 {
            rings[steps + 1] = self.step(rings[steps]);
            if rings[steps + 1] == rings[steps] {
                return None;
            }
            steps += 1;
        }
        let mut here = pawn;
        let (mut above, mut right) = (0, 0);
        for ring in rings[..steps].iter().rev() {
            let next = self.step(here) & ring;
            above |= self.above & ((here & next >> Square::WIDTH) | (next & here >> Square::WIDTH));
            right |= self.right & ((here & next >> 1) | (next & here >> 1));
            here = next;
        }
        let across = Fences {
            horizontal: gather(above | above >> 1),
            vertical: gather(right | right >> Square::WIDTH),
        };
        Some(Ways { distance: steps as u8, across })
    }
}

/// Moves the bits of the 8×8 crossings to those of the squares at their lower left.
#[inline]
fn spread(crossings: u64) -> u128 {
    (0..8)
        .fold(0, |squares, row| squares | u128::from(crossings >> (8 * row) & 0xff) << (Square::WIDTH * row))
}

/// The opposite of [`spread`]; squares of the last row and column have no crossing and are left out.
#[inline]
fn gather(squares: u128) -> u64 {
    (0..8)
        .fold(0, |crossings, row| crossings | ((squares >> (Square::WIDTH * row)) as u64 & 0xff) << (8 * row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::many::random::positions;

    #[test]
    fn distances_are_those_of_the_rules() {
        for position in positions(300, 1) {
            let grid = Grid::new(position.fences());
            for seat in position.seats_playing() {
                let goal = position.goal(seat).squares();
                for square in Square::all() {
                    assert_eq!(grid.distance(square, goal), position.openings().distance(square, goal));
                }
            }
        }
    }

    #[test]
    fn exactly_the_fences_on_no_shortest_way_leave_all_of_them_open() {
        for position in positions(100, 2) {
            let grid = Grid::new(position.fences());
            for seat in position.seats_playing() {
                let (pawn, goal) = (position.pawn(seat).expect("it plays"), position.goal(seat).squares());
                let ways = grid.ways(pawn, goal).expect("everybody has a way");
                for fence in position.fences().room() {
                    let closed = grid.closed_by(fence);
                    let touched = shortest_paths(closed, pawn, goal, ways.distance)
                        != shortest_paths(grid, pawn, goal, ways.distance);
                    assert_eq!(ways.across.contains(fence), touched, "{fence} in {position}, seat {seat}");
                }
            }
        }
    }

    /// How many ways of this length there are, by walking them all.
    fn shortest_paths(grid: Grid, from: Square, goal: SquareSet, steps: u8) -> u64 {
        if steps == 0 {
            return u64::from(goal.contains(from));
        }
        // Steps that don't come nearer can't be on a shortest way.
        let nearer = |square: &Square| grid.distance(*square, goal).is_some_and(|left| left < steps);
        let reached = grid.step(SquareSet::of(from).bits());
        let next = Square::all().filter(|square| *square != from && reached >> square.index() & 1 != 0);
        next.filter(nearer).map(|square| shortest_paths(grid, square, goal, steps - 1)).sum()
    }

    #[test]
    fn a_shut_in_pawn_has_no_way() {
        let shut_in: Fences =
            ["a1h", "b1v"].into_iter().map(|fence| fence.parse().expect("a fence")).collect();
        let grid = Grid::new(shut_in);
        assert_eq!(grid.distance(Square::default(), SquareSet::row(8)), None);
        assert_eq!(grid.ways(Square::default(), SquareSet::row(8)), None);
    }
}
