//! The judgement of positions doesn't depend on how the board is turned.

use game::{Game, Keys, Seat};
use quoridor::{Fence, Orientation, Parts, Position, Square};
use quoridor_engine::multiplayer::{Weights, judge};

use crate::multiplayer_support::random_game;

/// Columns and rows counted from 0, and whether a fence lies horizontally; turned or mirrored somehow.
type Turning = fn(usize, usize, usize) -> (usize, usize);

/// The same position with every square and fence moved and the seats named anew.
fn moved(position: &Position, turning: Turning, swaps: bool, seat: fn(usize) -> usize) -> Position {
    let named = |old: Seat| Seat::new(seat(old.index())).expect("a seat of four");
    let square = |at: Square, last: usize| {
        let (column, row) = turning(at.column(), at.row(), last);
        Square::new(column, row).expect("turned and mirrored, the board is the same")
    };
    let mut parts = Parts {
        pawns: vec![None; 4],
        fences: Vec::new(),
        fences_left: vec![0; 4],
        turn: named(position.turn()),
        options: position.options(),
    };
    for old in position.seats_playing() {
        parts.pawns[named(old).index()] = position.pawn(old).map(|pawn| square(pawn, 8));
        parts.fences_left[named(old).index()] = position.fences_left(old);
    }
    for fence in position.fences() {
        let at = square(fence.square, 7);
        let horizontal = (fence.orientation == Orientation::Horizontal) != swaps;
        parts.fences.push(if horizontal { Fence::horizontal(at) } else { Fence::vertical(at) });
    }
    Position::from_parts(&parts).expect("a position")
}

fn near(one: f32, other: f32) -> bool {
    (one - other).abs() < 1e-6
}

#[test]
fn a_quarter_turn_of_the_board_passes_every_chance_to_the_next_seat() {
    let mut keys = Keys::new(1);
    let mut compared = 0;
    for moves in 0..400 {
        let game = random_game(&mut keys, moves % 60, true);
        let position = game.position();
        if position.seats() != 4 || game.outcome().is_some() {
            continue;
        }
        // The bottom goes to the left, the left to the top: clockwise, as the seats do.
        let turned = moved(position, |column, row, last| (row, last - column), true, |seat| (seat + 1) % 4);
        let (before, after) = (judge(position, &Weights::default()), judge(&turned, &Weights::default()));
        for seat in Seat::all(4) {
            let next = seat.next(4);
            assert!(near(before[seat.index()], after[next.index()]), "{position} and {turned}");
        }
        compared += 1;
    }
    assert!(compared > 100);
}

#[test]
fn with_two_left_opposite_each_other_a_mirror_changes_nothing() {
    let mut keys = Keys::new(2);
    for moves in 0..100 {
        let mut position = *random_game(&mut keys, moves % 40, false).position();
        if position.seats() != 4 || position.outcome().is_some() {
            continue;
        }
        position.retire(Seat::SECOND);
        position.retire(Seat::new(3).expect("there are four"));
        let mirrored = moved(&position, |column, row, last| (last - column, row), false, |seat| seat);
        let (before, after) = (judge(&position, &Weights::default()), judge(&mirrored, &Weights::default()));
        assert!(before.iter().zip(after).all(|(one, other)| near(*one, other)), "{position} and {mirrored}");
    }
}

#[test]
fn to_be_nearer_is_better_and_who_has_left_has_no_chance() {
    let even: Position = "e4 d5 e6 f5 / - / 2 2 2 2 / 1".parse().expect("a position");
    let ahead: Position = "e7 d5 e6 f5 / - / 2 2 2 2 / 1".parse().expect("a position");
    let left: Position = "e4 - e6 f5 / - / 2 0 2 2 / 1".parse().expect("a position");
    let [even, ahead, left] = [even, ahead, left].map(|position| judge(&position, &Weights::default()));
    assert!(ahead[0] > even[0] && ahead[1] < even[1]);
    assert!(left[1] == 0.0 && near(left.iter().sum(), 1.0));
}
