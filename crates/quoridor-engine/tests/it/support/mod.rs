//! What the tests share: random games, and the slow paths to compare with.
pub(crate) mod nets;
pub(crate) mod slow;

use game::{Game, Keys, Line, Seat};
use quoridor::{Fence, Fences, Move, Orientation, Parts, Position, Square, SquareSet};
use quoridor_engine::Paths;

/// A number below `many`.
pub(crate) fn below(keys: &mut Keys, many: usize) -> usize {
    (keys.draw() % many as u64) as usize
}

/// A random move: a pawn move as often as a fence, as people play.
pub(crate) fn random_move(keys: &mut Keys, position: &Position) -> Move {
    let moves = position.legal_moves();
    let pawn_moves = moves.iter().filter(|mv| matches!(mv, Move::Pawn(_))).count();
    let among = if below(keys, 2) == 0 { pawn_moves } else { moves.len() };
    moves[below(keys, among)]
}

/// A game of random moves: at most so many, fewer if it ends before.
pub(crate) fn random_game(keys: &mut Keys, plies: usize) -> Line<Position> {
    let mut game = Line::new(Position::start());
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        let mv = random_move(keys, game.position());
        game.play(mv).expect("a legal move");
    }
    game
}

/// The shortest paths as their definition says, square by square.
pub(crate) fn slow_ways(position: &Position) -> Paths {
    let mut paths =
        Paths { distance: [0; 2], exits: [0; 2], across: [Fences::NONE; 2], narrow: [Fences::NONE; 2] };
    for seat in Seat::all(2) {
        let openings = position.openings();
        let goal = position.goal(seat).squares();
        let left = |square: Square| openings.distance(square, goal);
        let pawn = position.pawn(seat).expect("two play");
        let index = seat.index();
        paths.distance[index] = left(pawn).expect("everybody has a path");
        let mut layer = SquareSet::of(pawn);
        for remaining in (0..paths.distance[index]).rev() {
            let mut next = SquareSet::EMPTY;
            for square in layer {
                for (columns, rows) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                    let Some(neighbour) = square.offset(columns, rows) else { continue };
                    let open = position.fences().between(square, neighbour).is_none();
                    if open && left(neighbour) == Some(remaining) {
                        next.insert(neighbour);
                        paths.across[index] = paths.across[index] | closing(square, neighbour);
                    }
                }
            }
            if layer == SquareSet::of(pawn) {
                paths.exits[index] = next.len() as u8;
            }
            layer = next;
        }
        let cuts_all =
            |fence: &Fence| openings.closed_by(*fence).distance(pawn, goal) != Some(paths.distance[index]);
        paths.narrow[index] = (!Fences::NONE).into_iter().filter(cuts_all).collect();
    }
    paths
}

/// The fences that would close the edge between two neighbouring squares.
fn closing(one: Square, other: Square) -> Fences {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    let (orientation, beside) = if low.column() == high.column() {
        (Orientation::Horizontal, low.offset(-1, 0))
    } else {
        (Orientation::Vertical, low.offset(0, -1))
    };
    let corners = [Some(low), beside].into_iter().flatten();
    corners.map(|square| Fence { square, orientation }).filter(|fence| fence.is_on_board()).collect()
}

/// The same position with other numbers of fences left.
pub(crate) fn with_fences_left(position: &Position, left: [u8; 2]) -> Position {
    Position::from_parts(&Parts { fences_left: left.to_vec(), ..position.parts() }).expect("a position")
}

/// A random position from late in a game that isn't over, with so many fences left.
pub(crate) fn late_position(keys: &mut Keys, left: [u8; 2]) -> Position {
    loop {
        let plies = 20 + below(keys, 80);
        let game = random_game(keys, plies);
        let placed = game.position().fences().count();
        if game.outcome().is_none() && placed >= 8 && placed + usize::from(left[0] + left[1]) <= 20 {
            return with_fences_left(game.position(), left);
        }
    }
}
