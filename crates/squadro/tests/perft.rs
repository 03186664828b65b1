//! Counts of lines of play and of positions.

use std::collections::HashSet;

use game::{Game, Seat};
use squadro::{DARK, LIGHT, Position};

/// How many different positions there are after each of the first plies.
fn distinct_positions(first: Seat, plies: usize) -> Vec<usize> {
    let mut positions = HashSet::from([Position::start(first)]);
    let mut counts = Vec::new();
    for _ in 0..plies {
        let mut next = HashSet::new();
        for position in &positions {
            for mv in position.legal_moves() {
                let mut after = *position;
                after.play(mv).expect("legal moves are legal");
                next.insert(after);
            }
        }
        counts.push(next.len());
        positions = next;
    }
    counts
}

#[test]
fn distinct_positions_are_the_published_ones() {
    assert_eq!(distinct_positions(LIGHT, 4), [5, 25, 87, 303]);
    assert_eq!(distinct_positions(DARK, 4), [5, 25, 86, 292]);
}
