//! The keys whose exclusive or is a position's hash.

use game::{Keys, Seat};

use crate::Lane;
use crate::position::{PIECES, RETIRED_DARK, RETIRED_LIGHT, TURN, nibble};

/// One key for every progress of every piece; 13 to 15 don't occur but spare a bound check.
static PIECE_KEYS: [[u64; 16]; PIECES] = ALL_KEYS.0;
/// Dark is to move.
pub(crate) const TURN_KEY: u64 = ALL_KEYS.1;
/// The player of this seat has left.
const RETIRED_KEYS: [u64; 2] = ALL_KEYS.2;

const ALL_KEYS: ([[u64; 16]; PIECES], u64, [u64; 2]) = {
    let mut keys = Keys::new(0x5351_5541_4452_4f00);
    let mut pieces = [[0; 16]; PIECES];
    let mut piece = 0;
    while piece < PIECES {
        let mut progress = 0;
        while progress < 16 {
            pieces[piece][progress] = keys.draw();
            progress += 1;
        }
        piece += 1;
    }
    let turn = keys.draw();
    (pieces, turn, [keys.draw(), keys.draw()])
};

/// What changes in the hash when a piece goes from one progress to another.
#[inline]
pub(crate) fn step_key(piece: usize, from: u64, to: u64) -> u64 {
    let keys = &PIECE_KEYS[piece];
    keys[(from & 15) as usize] ^ keys[(to & 15) as usize]
}

/// What changes in the hash when the twenty bits of a player's pieces change.
#[inline]
pub(crate) fn side_key(seat: usize, before: u64, after: u64) -> u64 {
    // The keys of a piece that stays where it is cancel out.
    let lane_key = |lane| step_key(seat * Lane::COUNT + lane, nibble(before, lane), nibble(after, lane));
    (0..Lane::COUNT).map(lane_key).fold(0, |key, lane_key| key ^ lane_key)
}

/// What changes in the hash when a player leaves.
pub(crate) fn retired_key(seat: Seat) -> u64 {
    RETIRED_KEYS[seat.index()]
}

/// The hash of a position, from scratch.
pub(crate) fn hash(word: u64) -> u64 {
    let piece_key = |piece: usize| PIECE_KEYS[piece][nibble(word, piece) as usize];
    let pieces = (0..2 * Lane::COUNT).map(piece_key).fold(0, |hash, key| hash ^ key);
    let flag = |bit: u64, key: u64| if word & bit == 0 { 0 } else { key };
    pieces ^ flag(TURN, TURN_KEY) ^ flag(RETIRED_LIGHT, RETIRED_KEYS[0]) ^ flag(RETIRED_DARK, RETIRED_KEYS[1])
}
