//! Paths of pawns to their goal lines: whether there is one, the shortest ones, and what a fence makes of them.

pub(crate) mod detour;
pub(crate) mod shortest_paths;

use game::ArrayVec;

use crate::fences::Fences;
use crate::square::bitboard::Bitboard;
use crate::{Fence, Orientation, Square, SquareSet};

/// Where pawns can pass from square to square: the fences as two sets of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Openings {
    /// The squares whose upper edge is open.
    pub(crate) above: u128,
    /// The squares whose right edge is open.
    pub(crate) right: u128,
}

/// One shortest path of a pawn to its goal line: the squares after the one it stands on.
pub type Path = ArrayVec<Square, { Square::COUNT }>;

impl Openings {
    /// The openings that these fences leave.
    pub fn new(fences: Fences) -> Openings {
        let horizontal = Bitboard::at(fences.horizontal).squares();
        let vertical = Bitboard::at(fences.vertical).squares();
        let top = SquareSet::row(Square::WIDTH - 1).0;
        let last = SquareSet::column(Square::WIDTH - 1).0;
        Openings {
            above: SquareSet::ALL.0 & !(horizontal | horizontal << 1 | top),
            right: SquareSet::ALL.0 & !(vertical | vertical << Square::WIDTH | last),
        }
    }

    /// What is left of these openings once this fence is placed too.
    #[inline]
    #[must_use]
    pub fn closed_by(mut self, fence: Fence) -> Openings {
        let square = SquareSet::of(fence.square).0;
        match fence.orientation {
            Orientation::Horizontal => self.above &= !(square | square << 1),
            Orientation::Vertical => self.right &= !(square | square << Square::WIDTH),
        }
        self
    }

    /// These squares and all their neighbours that are open to them.
    #[inline]
    #[must_use]
    pub(crate) fn step(self, from: u128) -> u128 {
        from | self.neighbours(from)
    }

    /// The neighbours of these squares that are open to them; some of these squares may be among them.
    #[inline]
    #[must_use]
    pub fn beside(self, squares: SquareSet) -> SquareSet {
        SquareSet(self.neighbours(squares.0))
    }

    #[inline]
    #[must_use]
    pub(crate) fn neighbours(self, from: u128) -> u128 {
        let up_and_down = (from & self.above) << Square::WIDTH | (from >> Square::WIDTH & self.above);
        let right_and_left = (from & self.right) << 1 | (from >> 1 & self.right);
        up_and_down | right_and_left
    }

    /// All squares that can be reached from this one, itself included.
    pub fn reachable(self, from: Square) -> SquareSet {
        let mut reached = SquareSet::of(from).0;
        loop {
            let next = self.step(reached);
            if next == reached {
                return SquareSet(reached);
            }
            reached = next;
        }
    }

    /// Whether one of the goal squares can be reached.
    ///
    /// Goes as far as it can in one direction before it turns: most paths have few turns.
    #[inline]
    pub fn reaches(self, from: Square, goal: SquareSet) -> bool {
        let mut reached = SquareSet::of(from).0;
        loop {
            let before = reached;
            reached = run_on::<{ Square::WIDTH }>(reached, self.above);
            if reached & goal.0 != 0 {
                return true;
            }
            reached = run_on::<1>(reached, self.right);
            if reached & goal.0 != 0 {
                return true;
            }
            if reached == before {
                return false;
            }
        }
    }

    /// How many steps it takes to the nearest goal square; none if there is no path.
    pub fn distance(self, from: Square, goal: SquareSet) -> Option<u8> {
        let mut reached = SquareSet::of(from).0;
        for steps in 0.. {
            if reached & goal.0 != 0 {
                return Some(steps);
            }
            let next = self.step(reached);
            if next == reached {
                break;
            }
            reached = next;
        }
        None
    }

    /// One shortest path to the nearest goal square; none if there is no path. Of several the same is always chosen.
    pub fn shortest_path(self, from: Square, goal: SquareSet) -> Option<Path> {
        // rings[n]: the squares within n steps of the goal line.
        let mut rings = [0; Square::COUNT + 1];
        rings[0] = goal.0;
        let mut steps = 0;
        while rings[steps] & SquareSet::of(from).0 == 0 {
            rings[steps + 1] = self.step(rings[steps]);
            if rings[steps + 1] == rings[steps] {
                return None;
            }
            steps += 1;
        }
        let mut path = Path::new();
        let mut here = SquareSet::of(from).0;
        for ring in rings[..steps].iter().rev() {
            let next = SquareSet(self.step(here) & ring).first()?;
            path.push(next);
            here = SquareSet::of(next).0;
        }
        Some(path)
    }
}

/// These squares and all that can be reached from them along one line, both ways. `open` are the squares with an
/// opening towards the one `STEP` further. Each pass goes twice as far as the one before: 1 + 2 + 4 squares.
#[inline]
fn run_on<const STEP: usize>(mut squares: u128, open: u128) -> u128 {
    let mut forward = open << STEP;
    let mut back = open;
    let mut step = STEP;
    while step <= 4 * STEP {
        squares |= (squares << step & forward) | (squares >> step & back);
        forward &= forward << step;
        back &= back >> step;
        step *= 2;
    }
    squares
}

/// The fences that would close this path somewhere.
pub(crate) fn fences_across(from: Square, path: &Path) -> Fences {
    let mut here = from;
    let mut across = Fences::NONE;
    for &next in path {
        across = across | Fences::closing(here, next);
        here = next;
    }
    across
}
