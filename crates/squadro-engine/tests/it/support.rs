//! What several tests need.

use game::{Game, Keys, Line};
use squadro::{DARK, LIGHT, Position};

/// A number below `end`.
pub(crate) fn below(keys: &mut Keys, end: usize) -> usize {
    (keys.draw() % end as u64) as usize
}

/// A game of random moves, as far as this many plies or the end.
pub(crate) fn random_game(keys: &mut Keys, plies: usize) -> Line<Position> {
    let mut game = Line::new(Position::start(if below(keys, 2) == 0 { LIGHT } else { DARK }));
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(moves[below(keys, moves.len())]).expect("legal moves are legal");
    }
    game
}

/// A position that isn't over, with at least so many pieces home, found by random play.
pub(crate) fn late_position(keys: &mut Keys, homes: u8) -> Position {
    loop {
        let game = random_game(keys, 400);
        let late = |position: &&Position| {
            position.outcome().is_none() && position.home_count(LIGHT) + position.home_count(DARK) >= homes
        };
        if let Some(position) = game.positions().iter().find(late) {
            return *position;
        }
    }
}
