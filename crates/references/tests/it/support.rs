//! Random games and positions of Quoridor to test on.

use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Options, Parts, Position};

/// A random move: half of them pawn moves.
fn random_move(keys: &mut Keys, position: &Position) -> Move {
    let moves = position.legal_moves();
    let pawn_moves = moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
    let among = if keys.draw().is_multiple_of(2) && pawn_moves > 0 { pawn_moves } else { moves.len() };
    moves[(keys.draw() % among as u64) as usize]
}

fn play_on(game: &mut Line<Position>, keys: &mut Keys, plies: usize, leaving: bool) {
    let seats = game.position().seats() as u64;
    for _ in 0..plies {
        if leaving && keys.draw().is_multiple_of(20) {
            // A seat that has left can't leave again: then nothing happens.
            let _ = game.retire(Seat::new((keys.draw() % seats) as usize).unwrap_or_default());
        }
        if game.outcome().is_some() {
            break;
        }
        let mv = random_move(keys, game.position());
        game.play(mv).expect("a legal move");
    }
}

/// A game for two of so many random moves, or fewer if it ends before.
pub(crate) fn random_game(keys: &mut Keys, plies: usize) -> Line<Position> {
    let mut game = Line::new(Position::start());
    play_on(&mut game, keys, plies, false);
    game
}

/// The same for three or four, of whom some may leave.
pub(crate) fn random_multiplayer_game(keys: &mut Keys, plies: usize) -> Line<Position> {
    let players = 3 + (keys.draw() % 2) as usize;
    let mut game = Line::new(Position::start_for(players, Options::default()));
    play_on(&mut game, keys, plies, true);
    game
}

/// A random position for two from late in a game that isn't over, with so many fences left.
pub(crate) fn late_position(keys: &mut Keys, left: [u8; 2]) -> Position {
    loop {
        let plies = 20 + (keys.draw() % 80) as usize;
        let game = random_game(keys, plies);
        let placed = game.position().fences().count();
        if game.outcome().is_none() && placed >= 8 && placed + usize::from(left[0] + left[1]) <= 20 {
            let parts = Parts { fences_left: left.to_vec(), ..game.position().parts() };
            return Position::from_parts(&parts).expect("a position");
        }
    }
}
