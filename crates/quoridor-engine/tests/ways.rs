//! The shortest ways, compared with the slow way to find them.

mod support;

use game::{Game, Keys};
use proptest::prelude::*;
use quoridor::Position;
use quoridor_engine::Ways;
use support::{random_move, slow_ways};

#[test]
fn from_the_start_there_is_one_way_straight_ahead() {
    let ways = Ways::of(&Position::start());
    assert_eq!(ways.distance, [8, 8]);
    assert_eq!(ways.exits, [1, 1]);
    // Every horizontal fence that touches column e, and no vertical one.
    assert_eq!(ways.across.map(|across| (across.horizontal.count_ones(), across.vertical)), [(16, 0); 2]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn ways_are_those_of_the_slow_search_whether_made_afresh_or_kept_up(seed: u64) {
        let mut keys = Keys::new(seed);
        let mut position = Position::start();
        let mut kept = Ways::of(&position);
        for _ in 0..120 {
            prop_assert_eq!(Ways::of(&position), slow_ways(&position), "{}", position);
            prop_assert_eq!(kept, slow_ways(&position), "{}", position);
            if position.outcome().is_some() {
                break;
            }
            let mv = random_move(&mut keys, &position);
            position.play_unchecked(mv);
            kept = kept.after(mv, &position);
        }
    }
}
