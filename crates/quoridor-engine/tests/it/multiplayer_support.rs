//! Games and positions of three and four to test on.

use game::{Game, Keys, Line, Seat};
use quoridor::{Move, Options, Position, Square};

/// A game for three or four of so many random moves, half of them pawn moves; with `leaving`, seats may leave.
pub(crate) fn random_game(keys: &mut Keys, moves: u64, leaving: bool) -> Line<Position> {
    let players = 3 + (keys.draw() % 2) as usize;
    let mut game = Line::new(Position::start_for(players, Options::default()));
    for _ in 0..moves {
        if leaving && keys.draw().is_multiple_of(20) {
            // Who has left can't leave again: then nothing happens.
            let _ = game.retire(Seat::new((keys.draw() % players as u64) as usize).unwrap_or_default());
        }
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let pawns = legal.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
        let among = if keys.draw().is_multiple_of(2) && pawns > 0 { pawns } else { legal.len() };
        game.play(legal[(keys.draw() % among as u64) as usize]).expect("legal moves are legal");
    }
    game
}

/// A position near the end of a game: pawns at most three steps before their goal lines as the crow flies, the fences
/// of a random game, and for each seat a fence left in one case of `fence_in`, or none.
pub(crate) fn near_the_end(keys: &mut Keys, fence_in: u64) -> Option<Position> {
    let game = random_game(keys, 40, false);
    let mut parts = game.position().parts();
    for (seat, pawn) in parts.pawns.iter_mut().enumerate() {
        let (across, near) = ((keys.draw() % 9) as usize, 1 + (keys.draw() % 3) as usize);
        let (column, row) = [(across, 8 - near), (8 - near, across), (across, near), (near, across)][seat];
        *pawn = Square::new(column, row);
    }
    for left in &mut parts.fences_left {
        *left = u8::from(fence_in > 0 && keys.draw().is_multiple_of(fence_in));
    }
    let position = Position::from_parts(&parts).ok()?;
    position.outcome().is_none().then_some(position)
}
