//! What a search takes for proven is true.

use crate::support::slow::Solved;
use crate::support::{below, late_position, with_fences_left};
use game::{Game, Keys, Line};
use quoridor::Position;
use quoridor_engine::search::Search;
use quoridor_engine::{Distances, Endgame, Limits, NoClock, TranspositionTable, Truth, Value};

fn endgame(position: &Position) -> Truth {
    if position.outcome().is_some() {
        return Truth { value: Value::Loss, plies: Some(0) };
    }
    Endgame::solve(position).and_then(|endgame| endgame.get(position)).expect("nobody has a fence left")
}

/// Searches from some of these positions and compares what is proven with what is true. How many were proven.
fn compare(solved: &Solved, keys: &mut Keys, searches: usize, nodes: u64) -> usize {
    let mut positions: Vec<(Position, Truth)> = solved.positions().map(|(p, truth)| (*p, truth)).collect();
    positions.sort_by_key(|(position, _)| position.hash());
    // One table for all of them: what one search proves another uses.
    let table = TranspositionTable::new(1);
    let mut proven = 0;
    for _ in 0..searches {
        let (position, truth) = positions[below(keys, positions.len())];
        let limits = Limits::nodes(nodes);
        let result = Search::new(&Distances, &table, &NoClock, limits, &Line::new(position)).run(1, |_| ());
        let score = result.moves[0].score;
        let (win, loss) = (score.is_win(), score.is_loss());
        assert!(!win || truth.value == Value::Win, "{position}: {score} instead of {truth:?}");
        assert!(!loss || truth.value == Value::Loss, "{position}: {score} instead of {truth:?}");
        if let (Some(claimed), Some(plies)) = (score.win_plies(), truth.plies) {
            assert!(claimed >= plies, "{position}: {score} instead of {truth:?}");
        }
        proven += usize::from(win || loss);
    }
    proven
}

#[test]
fn what_is_proven_without_fences_is_true() {
    let mut keys = Keys::new(7);
    let mut proven = 0;
    for _ in 0..10 {
        let position = late_position(&mut keys, [0, 0]);
        let solved = Solved::new(&position, |_| unreachable!("nobody has a fence left"));
        proven += compare(&solved, &mut keys, 200, 300);
    }
    assert!(proven > 1_000, "{proven}");
}

#[test]
fn what_is_proven_with_one_fence_left_is_true() {
    let mut keys = Keys::new(8);
    let mut proven = 0;
    for left in [[1, 0], [0, 1]] {
        let position = late_position(&mut keys, left);
        let mut known = std::collections::HashMap::new();
        let solved = Solved::new(&position, |after| {
            let endgame_of = |after: &Position| Endgame::solve(after).expect("nobody has a fence left");
            let entry = known.entry(after.fences()).or_insert_with(|| endgame_of(after));
            entry.get(after).unwrap_or_else(|| endgame(after))
        });
        proven += compare(&solved, &mut keys, 400, 2_000);
    }
    assert!(proven > 200, "{proven}");
}

#[test]
fn a_race_that_is_called_decided_is_even_if_the_winner_has_fences() {
    let mut keys = Keys::new(9);
    let mut proven = 0;
    for _ in 0..600 {
        let position = late_position(&mut keys, [0, 0]);
        let truth = endgame(&position);
        let mover = position.turn().index();
        let winner = match truth.value {
            Value::Win => mover,
            Value::Loss => 1 - mover,
            Value::Draw => continue,
        };
        let mut left = [0, 0];
        left[winner] = 1;
        if position.fences().count() == 20 {
            continue;
        }
        let position = with_fences_left(&position, left);
        let result = Search::new(
            &Distances,
            &TranspositionTable::new(1),
            &NoClock,
            Limits::depth(1),
            &Line::new(position),
        )
        .run(1, |_| ());
        let score = result.moves[0].score;
        assert!(!score.is_win() || winner == mover, "{position}: {score}");
        assert!(!score.is_loss() || winner != mover, "{position}: {score}");
        proven += usize::from(score.is_proven());
    }
    assert!(proven > 100, "{proven}");
}
