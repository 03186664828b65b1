//! The shortest paths, compared with the slow way to find them.

use crate::support::{random_move, slow_ways};
use game::{Game, Keys, Seat};
use proptest::prelude::*;
use quoridor::{Fence, Orientation, Position, Square};
use quoridor_engine::Paths;

#[test]
fn from_the_start_there_is_one_way_straight_ahead() {
    let paths = Paths::of(&Position::start());
    assert_eq!(paths.distance, [8, 8]);
    assert_eq!(paths.exits, [1, 1]);
    // Every horizontal fence that touches column e, and no vertical one.
    assert_eq!(paths.across.map(|across| (across.horizontal.count_ones(), across.vertical)), [(16, 0); 2]);
}

/// Checks paths that were found the fast way.
fn check(position: &Position, paths: &Paths) {
    let slow = slow_ways(position);
    for seat in Seat::all(2) {
        let (known, all) = (paths.narrow[seat.index()], slow.narrow[seat.index()]);
        assert!((known & !all).is_empty(), "{known:?} for {seat:?} in {position}");
        for fence in all & !known {
            assert!(touches_an_end(position, fence), "{fence} for {seat:?} in {position}");
        }
    }
    assert_eq!(Paths { narrow: slow.narrow, ..*paths }, slow, "{position}");
}

/// Whether another fence ends at the middle of this one, or crosses it.
fn touches_an_end(position: &Position, fence: Fence) -> bool {
    let (along, away) = match fence.orientation {
        Orientation::Horizontal => ((1, 0), (0, 1)),
        Orientation::Vertical => ((0, 1), (1, 0)),
    };
    let beside =
        |square: Square, (columns, rows)| square.offset(columns, rows).expect("a fence is on the board");
    [fence.square, beside(fence.square, away)]
        .into_iter()
        .any(|square| position.fences().between(square, beside(square, along)).is_some())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn ways_are_those_of_the_slow_search_whether_made_afresh_or_kept_up(seed: u64) {
        let mut keys = Keys::new(seed);
        let mut position = Position::start();
        let mut kept = Paths::of(&position);
        for _ in 0..120 {
            check(&position, &kept);
            prop_assert_eq!(Paths::of(&position), kept, "{}", position);
            if position.outcome().is_some() {
                break;
            }
            let mv = random_move(&mut keys, &position);
            position.play_unchecked(mv);
            kept = kept.after(mv, &position);
        }
    }
}
