//! The tree search: legal, repeatable, within its limits, and right where it claims a proof.

use crate::support::{late_position, random_game};
use game::{Keys, Line};
use quoridor::Position;
use quoridor_engine::{Distances, Endgame, Limits, NoClock, Score, Value};
use references::quoridor::Puct;

fn run(game: &Line<Position>, visits: u64, lines: usize) -> engine::SearchResult<quoridor::Move> {
    Puct::new(&Distances, 16, &NoClock, Limits::nodes(visits), game).run(lines)
}

#[test]
fn gives_legal_lines_the_same_every_time_and_visits_no_more_than_it_may() {
    let mut keys = Keys::new(31);
    for plies in 0..30 {
        let game = random_game(&mut keys, plies);
        if game.outcome().is_some() {
            continue;
        }
        let result = run(&game, 500, 3);
        assert!(result.nodes <= 500);
        assert_eq!(result.moves, run(&game, 500, 3).moves);
        for ranked in result.moves {
            let mut line = Line::new(*game.position());
            assert_eq!(ranked.line.first(), Some(&ranked.mv));
            ranked.line.into_iter().for_each(|mv| line.play(mv).expect("a legal move"));
        }
    }
}

#[test]
fn takes_a_win_with_the_next_move() {
    let position: Position = "e8 e5 / - / 10 10 / 1".parse().expect("a position");
    let best = &run(&Line::new(position), 200, 1).moves[0];
    assert_eq!((best.mv.to_string(), best.score), ("e9".to_string(), Score::win_in(1)));
}

#[test]
fn what_is_proven_is_true() {
    let mut keys = Keys::new(32);
    let mut proven = 0;
    for _ in 0..200 {
        let position = late_position(&mut keys, [0, 0]);
        let endgame = Endgame::solve(&position).expect("nobody has a fence left");
        let truth = endgame.get(&position).expect("covered");
        let score = run(&Line::new(position), 300, 1).moves[0].score;
        assert!(!score.is_win() || truth.value == Value::Win, "{position}: {score} instead of {truth:?}");
        assert!(!score.is_loss() || truth.value == Value::Loss, "{position}: {score} instead of {truth:?}");
        proven += usize::from(score.is_proven());
    }
    assert!(proven > 100, "{proven}");
}
