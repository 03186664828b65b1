//! What the tablebase says, and how it wins.

use std::collections::HashSet;

use super::{Random, solved};
use game::{Game, Outcome};
use squadro::{LIGHT, Position};
use squadro_solver::{SampleReader, Scope, Tablebase, TablebaseError, Value, verify};

#[test]
fn values_follow_from_the_moves_and_agree_with_forced_wins() {
    let verified = verify(solved().dir(), 20_000, 1).expect("the tablebase is right");
    assert_eq!(verified.positions, 20_000);
    assert!(verified.forced > 5_000, "forced wins are common in the end: {}", verified.forced);
}

#[test]
fn samples_have_the_values_of_the_tablebase() {
    let tablebase = Tablebase::open(solved().dir()).expect("it was just made");
    let reader = SampleReader::open(solved().samples()).expect("it was just written");
    let mut levels = HashSet::new();
    let mut count = 0;
    for sample in reader {
        let sample = sample.expect("the file is whole");
        let position = sample.position().expect("it is a position");
        assert_eq!(sample.value(), tablebase.probe(&position).expect("it is covered"), "{position}");
        for (mv, value) in tablebase.moves(&position).expect("they are covered") {
            assert_eq!(sample.move_value(mv.lane.index()), Some(value), "{position} {mv}");
        }
        levels.insert(position.home_count(LIGHT));
        count += 1;
    }
    // A few places are drawn that are no positions.
    assert!((16_000..=20_000).contains(&count), "{count}");
    assert_eq!(levels.len(), 2, "positions with two and with three of Light's pieces home");
}

/// Plays on from a won position; `reply` chooses among the opponent's moves. Returns the number of turns.
fn win(tablebase: &Tablebase, start: Position, mut reply: impl FnMut(&Position) -> usize) -> usize {
    let winner = start.turn();
    let mut position = start;
    let mut seen = HashSet::new();
    for turns in 0.. {
        if let Some(outcome) = position.outcome() {
            assert_eq!(outcome, Outcome::Win(winner), "from {start}");
            return turns;
        }
        assert!(seen.insert(position), "{position} comes again after {start}");
        let mv = if position.turn() == winner {
            let mv = tablebase.winning_move(&position).expect("it is covered");
            mv.unwrap_or_else(|| panic!("{position} is won, from {start}"))
        } else {
            position.legal_moves().as_ref()[reply(&position)]
        };
        position.play(mv).expect("the move is legal");
    }
    unreachable!("the loop ends with the game")
}

#[test]
fn winning_moves_win_against_any_reply_without_repeating_a_position() {
    let tablebase = Tablebase::open(solved().dir()).expect("it was just made");
    let mut random = Random(11);
    let mut longest = 0;
    for _ in 0..400 {
        let start = super::position(&mut random);
        if tablebase.probe(&start).expect("it is covered") != Value::Win {
            assert_eq!(tablebase.winning_move(&start).expect("it is covered"), None);
            continue;
        }
        longest = longest.max(win(&tablebase, start, |position| random.below(position.count_moves())));
        // An opponent who stays in the slice whenever there is a way.
        let stubborn = |position: &Position| {
            let phases = |position: &Position| {
                let progress = |piece: usize| (position.word() >> (4 * piece) & 15) / 6;
                (0..10).map(progress).sum::<u64>()
            };
            let stays = |&mv: &squadro::Move| {
                let mut next = *position;
                next.play_unchecked(mv);
                phases(&next) == phases(position)
            };
            position.legal_moves().as_ref().iter().position(stays).unwrap_or(0)
        };
        longest = longest.max(win(&tablebase, start, stubborn));
    }
    assert!(longest > 20, "some wins take long: {longest}");
}

#[test]
fn what_has_no_value_is_said_to_have_none() {
    let tablebase = Tablebase::open(solved().dir()).expect("it was just made");
    assert_eq!(tablebase.scope(), Scope::PiecesHome(5));
    let probe = |text: &str| {
        let position: Position = text.parse().expect("it is a position");
        tablebase.probe(&position)
    };
    assert!(matches!(probe("0 0 0 0 0 / 0 0 0 0 0 / y"), Err(TablebaseError::NotCovered(_))));
    assert!(matches!(probe("12 12 12 12 0 / 0 0 0 0 0 / r"), Err(TablebaseError::Over(_))));
    assert_eq!(probe("11 0 12 12 12 / 0 0 0 12 12 / y").expect("it is covered"), Value::Win);
}

#[test]
fn threads_can_share_it() {
    let tablebase = &Tablebase::open(solved().dir()).expect("it was just made");
    std::thread::scope(|scope| {
        for seed in 0..4 {
            scope.spawn(move || {
                let mut random = Random(seed);
                for _ in 0..2_000 {
                    let position = super::position(&mut random);
                    let best = tablebase
                        .moves(&position)
                        .expect("they are covered")
                        .into_iter()
                        .map(|mv| mv.1)
                        .max();
                    assert_eq!(Some(tablebase.probe(&position).expect("it is covered")), best);
                }
            });
        }
    });
}
