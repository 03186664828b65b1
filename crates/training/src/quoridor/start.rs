//! Positions that games begin with.

use game::{Game, Keys, Seat};
use quoridor::{Fence, Move, Options, Parts, Position, Square};

/// The start of the game, or for some games something else: fewer fences left than usual, not the same for both, and
/// pawns and fences anywhere. What happens once fences run out is rare in games from the start and matters much.
pub(super) fn draw(keys: &mut Keys) -> Position {
    let most = 10;
    let fewer = |keys: &mut Keys, most: u64| keys.draw() % (most + 1);
    match keys.draw() % 100 {
        0..60 => Position::start(),
        60..72 => {
            let left = [fewer(keys, most), fewer(keys, most)];
            assemble([4, 76], &[], left, keys.draw() % 2)
        }
        // One of them has no fences.
        72..86 => {
            let mut left = [0, 1 + fewer(keys, 5)];
            left.rotate_left((keys.draw() % 2) as usize);
            scattered(keys, 14, left)
        }
        _ => {
            let left = [fewer(keys, 7), fewer(keys, 7)];
            scattered(keys, 14, left)
        }
    }
}

/// Pawns on their own halves or a little beyond, and up to so many fences, placed at random but not where they would
/// close a path.
fn scattered(keys: &mut Keys, most: u64, left: [u64; 2]) -> Position {
    let turn = keys.draw() % 2;
    let (one, other) = (keys.draw() % 54, 80 - keys.draw() % 54);
    if one == other {
        return scattered(keys, most, left);
    }
    let mut placed = Vec::new();
    let count = keys.draw() % (most.min(20 - left[0] - left[1]) + 1);
    for _ in 0..4 * count {
        let Some(square) = Square::new((keys.draw() % 8) as usize, (keys.draw() % 8) as usize) else {
            continue;
        };
        let horizontal = keys.draw() % 5 < 3;
        let fence = if horizontal { Fence::horizontal(square) } else { Fence::vertical(square) };
        let position = assemble([one, other], &placed, [1, 1], 0);
        if (placed.len() as u64) < count && position.check(Move::Fence(fence)).is_ok() {
            placed.push(fence);
        }
    }
    assemble([one, other], &placed, left, turn)
}

fn assemble(pawns: [u64; 2], fences: &[Fence], left: [u64; 2], turn: u64) -> Position {
    let parts = Parts {
        pawns: pawns.map(|index| Square::from_index(index as usize)).to_vec(),
        fences: fences.to_vec(),
        fences_left: left.map(|left| left as u8).to_vec(),
        turn: if turn == 0 { Seat::FIRST } else { Seat::SECOND },
        options: Options::default(),
    };
    Position::from_parts(&parts).expect("pawns on their own sides, few fences")
}
