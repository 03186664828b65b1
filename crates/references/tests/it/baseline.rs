//! The first version that played: legal, repeatable, and not blind.

use crate::support::random_game;
use game::{Game, Keys, Line};
use quoridor::Position;
use quoridor_engine::{Distances, Limits, NoClock, Score};
use references::quoridor::Baseline;

fn player() -> Baseline {
    Baseline::new(Distances, 1)
}

#[test]
fn plays_legal_moves_and_the_same_ones_every_time() {
    let mut keys = Keys::new(3);
    for plies in 0..40 {
        let game = random_game(&mut keys, plies);
        if game.outcome().is_some() {
            continue;
        }
        let found = player().go(&game, Limits::nodes(2_000), &NoClock).expect("the game isn't over");
        assert!(game.position().check(found.best).is_ok());
        assert!(found.nodes <= 2_000);
        assert_eq!(player().go(&game, Limits::nodes(2_000), &NoClock), Some(found));
    }
}

#[test]
fn takes_a_win_and_sees_one_coming() {
    let position: Position = "e8 e5 / - / 10 10 / 1".parse().expect("a position");
    let found = player().go(&Line::new(position), Limits::depth(2), &NoClock).expect("the game isn't over");
    assert_eq!(found.best.to_string(), "e9");
    assert_eq!(found.score, Score::win_in(1));
    // Nobody has a fence left, and the second player is a move ahead.
    let position: Position = "a6 i3 / - / 0 0 / 1".parse().expect("a position");
    let found = player().go(&Line::new(position), Limits::depth(8), &NoClock).expect("the game isn't over");
    assert_eq!(found.score, Score::loss_in(4));
}

#[test]
fn there_is_no_move_after_the_end() {
    let position: Position = "e9 e5 / - / 10 10 / 2".parse().expect("a position");
    assert_eq!(player().go(&Line::new(position), Limits::nodes(10), &NoClock), None);
}
