//! Which fences could cut somebody off: the cheap stages of the path test, by looking for cycles among walls.
//!
//! Fences are walls between *posts*: the 64 crossings, and the border of the board, which is one big post. A fence
//! runs over three posts, its two ends and its middle. Walls shut an area in only where they make a closed ring
//! with the border or among themselves, so a new fence can cut somebody off only if two of its three posts already
//! belong to the same connected piece of wall. With bits for posts this is settled for all 128 fences at once.

use crate::Fences;
use crate::fences::{FIRST_COLUMN, LAST_COLUMN, to_left, to_right};

const BOTTOM_ROW: u64 = 0xff;
const TOP_ROW: u64 = BOTTOM_ROW << 56;

/// Those of the `candidates` that would close a ring of walls if placed beside the `placed` ones. All others can be
/// placed without looking for paths.
#[inline]
pub(crate) fn close_a_ring(placed: Fences, candidates: Fences) -> Fences {
    let touching = Fences {
        horizontal: candidates.horizontal & two_along_row(posts(placed), FIRST_COLUMN, LAST_COLUMN),
        vertical: candidates.vertical & two_along_column(posts(placed), BOTTOM_ROW, TOP_ROW),
    };
    if touching.is_empty() { touching } else { join_one_wall(placed, touching) }
}

/// All fences one of whose ends is on a post of the `placed` ones or at the border.
#[inline]
pub(crate) const fn end_at(placed: Fences) -> Fences {
    let posts = posts(placed);
    Fences {
        horizontal: to_right(posts) | to_left(posts) | FIRST_COLUMN | LAST_COLUMN,
        vertical: posts << 8 | posts >> 8 | BOTTOM_ROW | TOP_ROW,
    }
}

/// All posts that these fences run over.
#[inline]
const fn posts(fences: Fences) -> u64 {
    let Fences { horizontal: h, vertical: v } = fences;
    h | to_left(h) | to_right(h) | v | v << 8 | v >> 8
}

/// The crossings at which a horizontal fence would run over two or three of these posts.
#[inline]
const fn two_along_row(posts: u64, border_left: u64, border_right: u64) -> u64 {
    two_of_three(to_right(posts) | border_left, posts, to_left(posts) | border_right)
}

/// The crossings at which a vertical fence would run over two or three of these posts.
#[inline]
const fn two_along_column(posts: u64, border_below: u64, border_above: u64) -> u64 {
    two_of_three(posts << 8 | border_below, posts, posts >> 8 | border_above)
}

#[inline]
const fn two_of_three(one: u64, two: u64, three: u64) -> u64 {
    (one & two) | (three & (one | two))
}

/// The second stage: those of the `candidates` that run over two posts of *one* connected wall.
fn join_one_wall(placed: Fences, candidates: Fences) -> Fences {
    let at_border = Fences {
        horizontal: placed.horizontal & (FIRST_COLUMN | LAST_COLUMN),
        vertical: placed.vertical & (BOTTOM_ROW | TOP_ROW),
    };
    let border_wall = grow_wall(placed, at_border);
    let border_posts = posts(border_wall);
    let mut found = Fences {
        horizontal: two_along_row(border_posts, FIRST_COLUMN, LAST_COLUMN),
        vertical: two_along_column(border_posts, BOTTOM_ROW, TOP_ROW),
    };
    // The smallest ring away from the border takes four fences: three placed and the new one.
    let mut rest = placed & !border_wall;
    while rest.count() >= 3 {
        let Some(fence) = rest.first() else { break };
        let wall = grow_wall(rest, Fences::NONE.with(fence));
        let wall_posts = posts(wall);
        found.horizontal |= two_along_row(wall_posts, 0, 0);
        found.vertical |= two_along_column(wall_posts, 0, 0);
        rest = rest & !wall;
    }
    found & candidates
}

/// All of the `placed` fences that hang together with `wall`.
#[inline]
fn grow_wall(placed: Fences, mut wall: Fences) -> Fences {
    loop {
        let reached = posts(wall);
        let grown = Fences {
            horizontal: placed.horizontal & (reached | to_left(reached) | to_right(reached)),
            vertical: placed.vertical & (reached | reached << 8 | reached >> 8),
        };
        if grown == wall {
            return wall;
        }
        wall = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fence;

    fn fences(text: &str) -> Fences {
        text.split_whitespace().map(|fence| fence.parse::<Fence>().expect("a fence")).collect()
    }

    fn rings(placed: &str, candidates: &str) -> Fences {
        close_a_ring(fences(placed), fences(candidates))
    }

    #[test]
    fn a_fence_between_border_and_another_fence_closes_no_ring_unless_that_reaches_the_border() {
        assert_eq!(rings("c1h", "a1h"), Fences::NONE);
        assert_eq!(rings("c1h d2v", "a1h"), Fences::NONE);
        assert_eq!(rings("a8v", "a7h"), fences("a7h"));
    }

    #[test]
    fn a_fence_ends_at_the_border_or_where_another_runs() {
        let one_end = |fence: &str| !(end_at(fences("d4h g6v")) & fences(fence)).is_empty();
        let ends = [
            "b4h", "c4h", "e4h", "f4h", "c5v", "d5v", "e5v", "c3v", "f5h", "h5h", "g8v", "g4v", "a2h", "h7h",
        ];
        for fence in ends {
            assert!(one_end(fence), "{fence}");
        }
        // Beside, across, or only with its middle.
        for fence in ["d5h", "d3h", "b5h", "g4h", "e6v", "c4v"] {
            assert!(!one_end(fence), "{fence}");
        }
    }

    #[test]
    fn four_fences_make_the_smallest_ring() {
        // A pinwheel round e5 lacks its fourth arm, or two of them, or has it in the wrong place.
        assert_eq!(rings("e5h d5v d4h", "e4v"), fences("e4v"));
        assert_eq!(rings("e5h d5v", "e4v"), Fences::NONE);
        assert_eq!(rings("e5h d5v d4h", "e3v"), Fences::NONE);
    }
}
