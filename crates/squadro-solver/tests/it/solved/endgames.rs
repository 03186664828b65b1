//! What is worked out in memory is what the files say.

use super::{Random, solved};
use game::Game;
use squadro::Position;
use squadro_solver::{Endgames, SampleReader, Tablebase, Value};

/// Positions with at least five pieces home.
fn some_positions(many: usize) -> Vec<Position> {
    let samples = SampleReader::open(solved().samples()).expect("samples were drawn");
    let all: Vec<Position> =
        samples.filter_map(|sample| sample.expect("the file is whole").position()).collect();
    (0..many).map(|at| all[at * all.len() / many]).collect()
}

#[test]
fn values_are_those_of_the_tablebase() {
    let tablebase = Tablebase::open(solved().dir()).expect("it was solved");
    let mut endgames = Endgames::new();
    for position in some_positions(300) {
        endgames.work(&position, u64::MAX, || false);
        let value = tablebase.probe(&position).expect("it is covered");
        assert_eq!(endgames.probe(&position), Some(value), "{position}");
    }
}

#[test]
fn what_there_is_no_room_for_is_not_known_and_what_is_known_is_right() {
    let tablebase = Tablebase::open(solved().dir()).expect("it was solved");
    let (mut known, mut unknown) = (0, 0);
    for position in some_positions(100) {
        let mut endgames = Endgames::new();
        endgames.work(&position, 100_000, || false);
        match endgames.probe(&position) {
            Some(value) => {
                known += 1;
                assert_eq!(value, tablebase.probe(&position).expect("it is covered"), "{position}");
            }
            None => unknown += 1,
        }
        let mut stopped = Endgames::new();
        stopped.work(&position, u64::MAX, || true);
        assert_eq!(stopped.probe(&position), None, "it was stopped before anything was done");
    }
    assert!(known > 10 && unknown > 10, "{known} known, {unknown} unknown");
}

#[test]
fn won_positions_are_won_without_repeating_one() {
    let mut endgames = Endgames::new();
    let mut random = Random(7);
    let mut won = 0;
    for start in some_positions(200) {
        endgames.work(&start, u64::MAX, || false);
        if endgames.probe(&start) != Some(Value::Win) {
            continue;
        }
        let mover = start.turn();
        let mut seen = vec![start];
        let mut position = start;
        while position.outcome().is_none() {
            let mv = if position.turn() == mover {
                endgames.winning_move(&position).expect("it is worked out").expect("it is won")
            } else {
                let moves = position.legal_moves();
                moves[random.below(moves.len())]
            };
            position.play(mv).expect("legal");
            assert!(!seen.contains(&position), "{position} stood on the board before");
            seen.push(position);
        }
        assert_eq!(position.outcome().and_then(game::Outcome::winner), Some(mover), "{start}");
        won += 1;
    }
    assert!(won > 50, "only {won} positions were won");
}
