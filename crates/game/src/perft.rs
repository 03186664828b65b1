use alloc::vec::Vec;

use crate::Game;

/// How many lines of `depth` moves there are from here: the count by which rules are compared.
///
/// A line that ends before `depth` doesn't count. The last ply is counted in bulk, without playing it.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves() as u64,
        // Four fifths of all moves and more are made here. Without a call in between, the compiler leaves out
        // whatever of them the count doesn't need, such as the hash.
        2 => sum_over_moves(position, |next| next.count_moves() as u64),
        _ => sum_over_moves(position, |next| perft(next, depth - 1)),
    }
}

/// Plays every legal move and adds up what `count` finds behind it.
#[inline]
fn sum_over_moves<G: Game>(position: &G, count: impl Fn(&G) -> u64) -> u64 {
    let after = |&mv: &G::Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        count(&next)
    };
    position.legal_moves().as_ref().iter().map(after).sum()
}

/// The same count, apart for each first move.
///
/// # Panics
/// If `depth` is 0: there is no first move then.
pub fn divide<G: Game>(position: &G, depth: u32) -> Vec<(G::Move, u64)> {
    assert!(depth > 0, "to divide by first moves takes a depth of one or more");
    let count = |&mv: &G::Move| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        (mv, perft(&next, depth - 1))
    };
    position.legal_moves().as_ref().iter().map(count).collect()
}
