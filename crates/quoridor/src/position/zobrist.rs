//! Keys for hashing positions: one for each thing that can be so or not, drawn once and for all.

use game::{Keys, Seat};

use crate::Square;

pub(crate) struct ZobristKeys {
    pub(crate) pawns: [[u64; Square::COUNT]; Seat::MAX],
    pub(crate) horizontal: [u64; 64],
    pub(crate) vertical: [u64; 64],
    /// By seat and fences left.
    pub(crate) left: [[u64; 11]; Seat::MAX],
    pub(crate) turn: [u64; Seat::MAX],
    pub(crate) players: [u64; Seat::MAX + 1],
    pub(crate) options: [u64; 4],
}

pub(crate) static KEYS: ZobristKeys = {
    let mut keys = Keys::new(0x9u64);
    ZobristKeys {
        pawns: [draw(&mut keys), draw(&mut keys), draw(&mut keys), draw(&mut keys)],
        horizontal: draw(&mut keys),
        vertical: draw(&mut keys),
        left: [draw(&mut keys), draw(&mut keys), draw(&mut keys), draw(&mut keys)],
        turn: draw(&mut keys),
        players: draw(&mut keys),
        options: draw(&mut keys),
    }
};

const fn draw<const N: usize>(keys: &mut Keys) -> [u64; N] {
    let mut drawn = [0; N];
    let mut i = 0;
    while i < N {
        drawn[i] = keys.draw();
        i += 1;
    }
    drawn
}
