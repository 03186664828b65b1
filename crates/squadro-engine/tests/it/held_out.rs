//! The held-out positions, and how the player does on some of them.

use std::collections::HashSet;

use game::Game;
use squadro::Lane;
use squadro_engine::bench::{
    SIGNATURE, held_out, measure, measure_baseline, player, signature, some_held_out,
};
use squadro_engine::{Limits, Value};

#[test]
fn are_different_positions_whose_result_can_be_spoilt() {
    let samples = held_out();
    assert!(samples.len() >= 10_000, "{}", samples.len());
    let mut seen = HashSet::new();
    for sample in samples {
        let position = sample.position().expect("the word is a position");
        assert!(seen.insert(sample.word()), "{position} is there twice");
        assert_eq!(position.outcome(), None);
        assert!(sample.is_set_apart(), "{position} may have been trained on");
        let values = Lane::ALL.map(|lane| sample.move_value(lane));
        let legal: Vec<Lane> = position.legal_moves().into_iter().map(|mv| mv.lane).collect();
        for lane in Lane::ALL {
            assert_eq!(values[lane.index()].is_some(), legal.contains(&lane), "{position} {lane}");
        }
        assert!(sample.value() > Some(Value::Loss), "{position} is lost");
        assert_eq!(values.iter().flatten().max().copied(), sample.value(), "{position}");
        assert!(values.iter().flatten().any(|&value| Some(value) < sample.value()), "{position}");
    }
}

#[test]
fn the_player_keeps_the_result_far_more_often_than_one_that_counts_moves() {
    let samples = some_held_out(100);
    let measured = measure(&mut player(), &samples, Limits::nodes(20_000), |_| ());
    let baseline = measure_baseline(&samples);
    assert_eq!((measured.played, baseline.played), (100, 100));
    assert!(measured.share() >= 0.96, "{}", measured.share());
    assert!(baseline.share() < 0.85, "{}", baseline.share());
    assert_eq!(measured.spoilt.len(), measured.played - measured.kept);
}

#[test]
fn the_signature_of_the_bench_is_the_golden_value() {
    assert_eq!(signature(), SIGNATURE, "a change of the search or the net also changes bench::SIGNATURE");
}
