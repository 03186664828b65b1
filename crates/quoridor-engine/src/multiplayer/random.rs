//! Positions to test on: games of three and four with random moves, some of which seats have left.

use game::{Game, Keys, Seat};
use quoridor::{Move, Options, Position};

/// So many positions of games that aren't over.
pub(crate) fn positions(count: usize, seed: u64) -> Vec<Position> {
    let mut keys = Keys::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let players = 3 + (keys.draw() % 2) as usize;
        let mut position = Position::start_for(players, Options::default());
        for _ in 0..keys.draw() % 60 {
            if keys.draw().is_multiple_of(40) && position.seats_playing().count() > 2 {
                position.retire(Seat::new((keys.draw() % players as u64) as usize).unwrap_or_default());
            }
            if position.outcome().is_some() {
                break;
            }
            let moves = position.legal_moves();
            let pawns = moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
            // There are many more fences than pawn moves: half of the moves are to be of either kind.
            let among = if keys.draw().is_multiple_of(2) && pawns > 0 { pawns } else { moves.len() };
            position.play_unchecked(moves[(keys.draw() % among as u64) as usize]);
        }
        if position.outcome().is_none() {
            positions.push(position);
        }
    }
    positions
}
