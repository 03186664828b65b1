//! Endgames worked out on the spot, against a slow and obviously right way to do the same.

use std::collections::{HashMap, HashSet};

use crate::support::{below, late_position};
use game::{Game, Keys, Outcome};
use squadro::Position;
use squadro_engine::{Endgame, Oracle, Truth, Value};

/// All positions that can arise, by listing them.
fn reachable(root: Position) -> Vec<Position> {
    let mut found = vec![root];
    let mut seen = HashSet::from([root.word()]);
    let mut done = 0;
    while done < found.len() {
        let position = found[done];
        done += 1;
        for after in children(&position) {
            if seen.insert(after.word()) {
                found.push(after);
            }
        }
    }
    found
}

fn children(position: &Position) -> Vec<Position> {
    let after = |mv| {
        let mut after = *position;
        after.play(mv).expect("legal moves are legal");
        after
    };
    position.legal_moves().into_iter().map(after).collect()
}

/// Ply by ply: what is won or lost in at most so many plies follows from what is in one ply less. When a ply changes
/// nothing, the rest is drawn.
fn brute_force(root: Position) -> HashMap<u64, Truth> {
    let positions = reachable(root);
    let mut known: HashMap<u64, Truth> = HashMap::new();
    for plies in 0.. {
        let mut found = Vec::new();
        for position in positions.iter().filter(|position| !known.contains_key(&position.word())) {
            let after: Vec<Option<Truth>> =
                children(position).iter().map(|after| known.get(&after.word()).copied()).collect();
            let lost = |truth: &Option<Truth>| truth.is_some_and(|truth| truth.value == Value::Loss);
            let won = |truth: &Option<Truth>| truth.is_some_and(|truth| truth.value == Value::Win);
            let value = if after.iter().any(lost) {
                Value::Win
            } else if after.iter().all(won) {
                Value::Loss
            } else {
                continue;
            };
            found.push((position.word(), Truth { value, plies: Some(plies) }));
        }
        if found.is_empty() {
            break;
        }
        known.extend(found);
    }
    for position in positions {
        known.entry(position.word()).or_insert(Truth::DRAW);
    }
    known
}

/// Compares endgames with brute force, on so many positions at least. How many of them are draws, which are rare.
fn compare_with_brute_force(seed: u64, positions: usize) -> u32 {
    let mut keys = Keys::new(seed);
    let (mut compared, mut drawn) = (0, 0);
    while compared < positions {
        let root = late_position(&mut keys, 4);
        let Some(endgame) = Endgame::solve(&root, 40_000) else { continue };
        let slow = brute_force(root);
        assert_eq!(endgame.len(), slow.len(), "{root}");
        for position in reachable(root) {
            let truth = endgame.get(&position);
            assert_eq!(truth, slow.get(&position.word()).copied(), "{position} from {root}");
            drawn += u32::from(truth == Some(Truth::DRAW));
        }
        compared += slow.len();
    }
    drawn
}

#[test]
fn agrees_with_brute_force_on_every_position() {
    let _ = compare_with_brute_force(11, 40_000);
}

#[test]
#[ignore = "takes a minute: cargo xtask test --full"]
fn agrees_with_brute_force_on_every_position_of_many_endgames() {
    assert!(compare_with_brute_force(12, 400_000) > 0);
}

#[test]
fn gives_up_when_there_is_too_much() {
    assert!(Endgame::solve(&Position::default(), 10_000).is_none());
    let mut keys = Keys::new(12);
    let root = late_position(&mut keys, 5);
    let all = Endgame::solve(&root, 4_000_000).expect("so late, little can happen").len();
    assert!(Endgame::solve(&root, all).is_some());
    assert!(Endgame::solve(&root, all - 1).is_none());
    assert!(all as u64 <= Endgame::bound(&root));
}

#[test]
fn knows_nothing_of_other_positions() {
    let mut keys = Keys::new(13);
    let root = late_position(&mut keys, 5);
    let endgame = Endgame::solve(&root, 4_000_000).expect("so late, little can happen");
    assert_eq!(endgame.get(&Position::default()), None);
    let error = endgame.truth(&Position::default()).expect_err("the start is no part of an endgame");
    assert!(error.to_string().contains("no part of this endgame"), "{error}");
}

#[test]
fn a_left_game_is_no_endgame() {
    let mut left = late_position(&mut Keys::new(14), 5);
    left.retire(left.turn());
    assert!(Endgame::solve(&left, 1_000_000).is_none());
}

#[test]
fn wins_in_as_many_plies_as_it_says_whatever_the_answers() {
    let mut keys = Keys::new(15);
    for _ in 0..300 {
        let mut position = late_position(&mut keys, 5);
        let endgame = Endgame::solve(&position, 4_000_000).expect("so late, little can happen");
        let Some(Truth { value: Value::Win, plies: Some(mut left) }) = endgame.get(&position) else {
            continue;
        };
        let winner = position.turn();
        while position.outcome().is_none() {
            let mv = if position.turn() == winner {
                let found = endgame.winning_move(&position).expect("it covers what can arise");
                found.expect("what is won stays won")
            } else {
                let moves = position.legal_moves();
                moves[below(&mut keys, moves.len())]
            };
            position.play(mv).expect("it is legal");
            left = left.checked_sub(1).expect("it doesn't take longer than it should");
        }
        assert_eq!(position.outcome().and_then(Outcome::winner), Some(winner));
    }
}
