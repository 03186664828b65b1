//! All shortest paths of a pawn at once.

use core::ops::{BitAnd, BitOr, BitOrAssign};

use crate::square::bitboard::Bitboard;
use crate::{Fences, Openings, Square, SquareSet};

/// All shortest paths from a square to a goal line, taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortestPaths {
    /// How many steps they take.
    pub distance: u8,
    /// How many of the neighbouring squares lie on one of them: 1 to 4, and 0 on the goal line.
    pub exits: u8,
    /// The fences that would cut at least one of them, whether there is room for these fences or not. Any other fence
    /// leaves all of them open, so it changes nothing here.
    pub across: Fences,
    /// The fences each of which would cut all of them, whether there is room for these fences or not: with any of them
    /// the path is longer, or gone. One may be missing if another fence ends at its middle: the corridors on both sides
    /// of that fence may be of any length.
    pub narrow: Fences,
}

impl Openings {
    /// All shortest paths from a square to the nearest goal square; none if there is no path.
    pub fn shortest_paths(self, from: Square, goal: SquareSet) -> Option<ShortestPaths> {
        let (above, right) = (Bitboard::new(self.above), Bitboard::new(self.right));
        // layers[n]: the squares that are exactly n steps from the goal line.
        let mut layers = [Bitboard::default(); Square::COUNT];
        let from = Bitboard::new(SquareSet::of(from).0);
        let mut layer = Bitboard::new(goal.0);
        let mut within = layer;
        let mut steps = 0;
        while (layer & from).is_empty() {
            layers[steps] = layer;
            let up_and_down = (layer & above).up() | (layer.down() & above);
            let right_and_left = (layer & right).right() | (layer.left() & right);
            layer = (up_and_down | right_and_left) & !within;
            if layer.is_empty() {
                return None;
            }
            within |= layer;
            steps += 1;
        }
        // Back from the pawn, layer by layer: every step from a square on a path to one of the next layer is on one,
        // too. All edges are named by the square below or left of them.
        let mut here = from;
        let mut exits = 0;
        let (mut crossed, mut gaps) = (Edges::default(), Edges::default());
        let mut entered_by = Edges::default();
        for (taken, &nearer) in layers[..steps].iter().rev().enumerate() {
            let (up, down) = (here & above & nearer.down(), here.down() & above & nearer);
            let (to_right, to_left) = (here & right & nearer.left(), here.left() & right & nearer);
            let left_by = Edges { upper: up | down, right: to_right | to_left };
            crossed |= left_by;
            gaps |= left_by.closing_all();
            let (one, other) = here.first_and_rest();
            let corners = one.up().left() | one.up().right();
            if !other.is_empty() && (other & !corners).is_empty() {
                // A fence may cut some paths where they enter one of two squares, and all others a step later, where
                // they leave the other. Such squares meet at a corner: the middle of the fence.
                let (one, other) = (Edges::of(one), Edges::of(other));
                gaps |= (entered_by & one | left_by & other).closing_all();
                gaps |= (entered_by & other | left_by & one).closing_all();
            }
            entered_by = left_by;
            here = up.up() | down | to_right.right() | to_left;
            if taken == 0 {
                // From one square there is one path at most in each direction.
                exits =
                    [up, down, to_right, to_left].into_iter().map(|step| u8::from(!step.is_empty())).sum();
            }
        }
        // A horizontal fence closes the upper edges of the square it is named by and of the one to its right, a
        // vertical one the right edges of its square and of the one above.
        let across = Fences {
            horizontal: (crossed.upper | crossed.upper.left()).crossings(),
            vertical: (crossed.right | crossed.right.down()).crossings(),
        };
        let narrow = if (gaps.upper | gaps.right).is_empty() {
            Fences::NONE
        } else {
            Fences { horizontal: gaps.upper.crossings(), vertical: gaps.right.crossings() }
        };
        Some(ShortestPaths { distance: steps as u8, exits, across, narrow })
    }
}

/// Edges of squares, or fences along them: horizontal ones along upper edges, vertical ones along right edges.
#[derive(Clone, Copy, Default)]
struct Edges {
    upper: Bitboard,
    right: Bitboard,
}

impl Edges {
    /// All edges of a square.
    #[inline]
    fn of(square: Bitboard) -> Edges {
        Edges { upper: square | square.down(), right: square | square.left() }
    }

    /// The fences that close all these edges.
    #[inline]
    fn closing_all(self) -> Edges {
        let mut closing = Edges::default();
        if self.right.is_empty() {
            let (first, rest) = self.upper.first_and_rest();
            closing.upper = closing_both(first, rest, first.left(), first.right());
        } else if self.upper.is_empty() {
            let (first, rest) = self.right.first_and_rest();
            closing.right = closing_both(first, rest, first.down(), first.up());
        }
        closing
    }
}

/// The places of the fences that close an edge and all the rest. A fence is named by the first of its two edges: the
/// one that is closed here, or the one before; then the next is closed as well.
#[inline]
fn closing_both(edge: Bitboard, rest: Bitboard, before: Bitboard, next: Bitboard) -> Bitboard {
    if rest.is_empty() {
        edge | before
    } else if rest == next {
        edge
    } else {
        Bitboard::default()
    }
}

impl BitAnd for Edges {
    type Output = Edges;

    #[inline]
    fn bitand(self, other: Edges) -> Edges {
        Edges { upper: self.upper & other.upper, right: self.right & other.right }
    }
}

impl BitOr for Edges {
    type Output = Edges;

    #[inline]
    fn bitor(self, other: Edges) -> Edges {
        Edges { upper: self.upper | other.upper, right: self.right | other.right }
    }
}

impl BitOrAssign for Edges {
    #[inline]
    fn bitor_assign(&mut self, other: Edges) {
        *self = *self | other;
    }
}
