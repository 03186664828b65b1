//! Endgames without fences, compared with the slow way to solve them.

use crate::support::late_position;
use crate::support::slow::Solved;
use game::{Keys, Line, Notation};
use quoridor::{Options, Position};
use quoridor_engine::{Endgame, Truth, Value};

/// The end of a game in which each waits for the other to leave the way: whoever does is too late.
const BOTH_WAIT: &str = "h5v e8 a5h g2h e2 b7h e3 e7 e2h d7h c2h f7h a2h h7h h1h a8h f1h c8h h3v e8h e6v e6 e4v e5 d3 \
                         e4 d4 d4v d5 c5h d4 e3 d3 f3 e3 g3 e4 h3 e5 g3 e4 h3 e5 g3 e6 h3 d6 h4";

fn both_wait() -> Position {
    let mut game = Line::new(Position::start());
    for word in BOTH_WAIT.split_whitespace() {
        game.play_text(word, Notation::Standard).expect("a legal move");
    }
    *game.position()
}

fn no_fences(_: &Position) -> Truth {
    unreachable!("nobody has a fence left")
}

#[test]
fn every_state_of_an_endgame_is_what_the_slow_search_says() {
    let mut keys = Keys::new(5);
    let (mut drawn, mut states) = (0, 0);
    for at in 0..12 {
        let mut position = if at == 0 { both_wait() } else { late_position(&mut keys, [0, 0]) };
        if at % 4 == 3 {
            position = position.with_options(Options { free_side_jump: true, ..Options::default() });
        }
        let endgame = Endgame::solve(&position).expect("nobody has a fence left");
        for (state, truth) in Solved::new(&position, no_fences).positions() {
            assert_eq!(endgame.get(state), Some(truth), "{state}");
            drawn += usize::from(truth.value == Value::Draw);
            states += 1;
        }
    }
    assert!(drawn > 50 && states > 50_000, "{drawn} draws of {states}");
}

#[test]
fn who_wins_by_it_gets_there_in_just_so_many_plies() {
    let mut keys = Keys::new(6);
    for _ in 0..50 {
        let position = late_position(&mut keys, [0, 0]);
        let endgame = Endgame::solve(&position).expect("nobody has a fence left");
        let mut truth = endgame.get(&position).expect("covered");
        let mut game = Line::new(position);
        while let Some(plies) = truth.plies.filter(|&plies| plies > 0) {
            let moves = endgame.moves(game.position()).expect("covered");
            let &(best, judged) = moves.iter().max_by_key(|(_, truth)| truth.rank()).expect("a move");
            assert_eq!(judged, truth);
            game.play(best).expect("a legal move");
            truth = Truth { value: truth.value.turned(), plies: Some(plies - 1) };
        }
        assert_eq!(game.outcome().is_some(), truth.value != Value::Draw);
    }
}

#[test]
fn covers_nothing_but_its_own_fences() {
    let position: Position = "e5 e6 / a1h c1h / 0 0 / 1".parse().expect("a position");
    let endgame = Endgame::solve(&position).expect("nobody has a fence left");
    for other in ["e5 e6 / a1h d1h / 0 0 / 1", "e5 e6 / a1h c1h / 1 0 / 1"] {
        assert_eq!(endgame.get(&other.parse().expect("a position")), None);
    }
    assert!(Endgame::solve(&"e5 e6 / - / 0 1 / 1".parse().expect("a position")).is_none());
}
