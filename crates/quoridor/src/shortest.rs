//! All shortest ways of a pawn at once.

use crate::way::gather;
use crate::{Fences, Openings, Square, SquareSet};

/// All shortest ways from a square to a goal line, taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortestWays {
    /// How many steps they take.
    pub distance: u8,
    /// How many of the neighbouring squares lie on one of them: 1 to 4, and 0 on the goal line.
    pub exits: u8,
    /// The fences that would cut at least one of them, whether there is room for these fences or not. Any other fence
    /// leaves all of them open, so it changes nothing here.
    pub across: Fences,
    /// Fences each of which would cut all of them, because all go through one gap there, whether there is room for
    /// these fences or not. With any of them the way is longer, or gone.
    pub narrow: Fences,
}

impl Openings {
    /// All shortest ways from a square to the nearest goal square; none if there is no way.
    pub fn shortest_ways(self, from: Square, goal: SquareSet) -> Option<ShortestWays> {
        // layers[n]: the squares that are exactly n steps from the goal line.
        let mut layers = [0_u128; Square::COUNT];
        let from = SquareSet::of(from).0;
        let mut layer = goal.0;
        let mut within = layer;
        let mut steps = 0;
        while layer & from == 0 {
            layers[steps] = layer;
            layer = self.neighbours(layer) & !within;
            if layer == 0 {
                return None;
            }
            within |= layer;
            steps += 1;
        }
        // Back from the pawn, layer by layer: every step from a square on a way to one of the next layer is on one,
        // too.
        let mut here = from;
        let mut exits = 0;
        let (mut upper_edges, mut right_edges) = (0, 0);
        let (mut upper_gaps, mut right_gaps) = (0, 0);
        for (taken, &nearer) in layers[..steps].iter().rev().enumerate() {
            let (up, down) =
                (here & self.above & nearer >> Square::WIDTH, here >> Square::WIDTH & self.above & nearer);
            let (right, left) = (here & self.right & nearer >> 1, here >> 1 & self.right & nearer);
            let (upper, to_right) = (up | down, right | left);
            upper_edges |= upper;
            right_edges |= to_right;
            if to_right == 0 {
                upper_gaps |= closing_all(upper, 1);
            } else if upper == 0 {
                right_gaps |= closing_all(to_right, Square::WIDTH);
            }
            here = up << Square::WIDTH | down | right << 1 | left;
            if taken == 0 {
                // From one square there is one way at most in each direction.
                exits = [up, down, right, left].into_iter().map(|step| u8::from(step != 0)).sum();
            }
        }
        // A horizontal fence closes the upper edges of the square it is named by and of the one to its right, a
        // vertical one the right edges of its square and of the one above.
        let across = Fences {
            horizontal: gather(upper_edges | upper_edges >> 1),
            vertical: gather(right_edges | right_edges >> Square::WIDTH),
        };
        let narrow = match upper_gaps | right_gaps {
            0 => Fences::NONE,
            _ => Fences { horizontal: gather(upper_gaps), vertical: gather(right_gaps) },
        };
        Some(ShortestWays { distance: steps as u8, exits, across, narrow })
    }
}

/// The places of the fences that close all these edges. A fence closes the edge of its place and the one `next` places
/// further.
#[inline]
fn closing_all(edges: u128, next: usize) -> u128 {
    let lowest = edges & edges.wrapping_neg();
    match edges ^ lowest {
        0 => lowest | lowest >> next,
        rest if rest == lowest << next => lowest,
        _ => 0,
    }
}
