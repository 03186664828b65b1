//! Positions with their exact values, as a file: what the net is trained on and what the player is measured by.
//!
//! A sample is one 64-bit word, lowest byte first: the position's word in the lower 41 bits; above it two bits for
//! the value of the position and two for the value of each of its five lanes' moves. A file is nothing but samples.

use game::{Keys, Seat};
use squadro::{Lane, Position};

use crate::Value;

/// A position and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample(u64);

const POSITION_BITS: u32 = 41;
const POSITION_MASK: u64 = (1 << POSITION_BITS) - 1;
const MOVES_AT: u32 = POSITION_BITS + 2;

impl Sample {
    /// A position of which nothing is known.
    pub fn unknown(position: &Position) -> Sample {
        Sample(position.word() & POSITION_MASK)
    }

    /// A position with its value.
    pub fn new(position: &Position, value: Value) -> Sample {
        Sample(position.word() & POSITION_MASK | (value as u64) << POSITION_BITS)
    }

    /// The same with the value of a move added, for the player who makes it.
    #[must_use]
    pub const fn with_move(self, lane: Lane, value: Value) -> Sample {
        Sample(self.0 | (value as u64) << (MOVES_AT + 2 * lane.index() as u32))
    }

    /// The value of the position for the player to move.
    pub const fn value(self) -> Option<Value> {
        value_of(self.0 >> POSITION_BITS)
    }

    /// The value of a move for the player who makes it, if it is legal and its value is known.
    pub const fn move_value(self, lane: Lane) -> Option<Value> {
        value_of(self.0 >> (MOVES_AT + 2 * lane.index() as u32))
    }

    /// Whether its position is one in a hundred that no net is ever trained on, only measured on. A matter of the
    /// position alone, so that it holds for every set of samples.
    pub const fn is_set_apart(self) -> bool {
        Keys::new(self.word()).draw().is_multiple_of(100)
    }

    /// The bits of the position.
    pub const fn word(self) -> u64 {
        self.0 & POSITION_MASK
    }

    /// The position; none if the bits aren't one.
    pub fn position(self) -> Option<Position> {
        let piece = |seat: usize, lane: usize| (self.0 >> (4 * (seat * Lane::COUNT + lane)) & 15) as u8;
        let progress = core::array::from_fn(|seat| core::array::from_fn(|lane| piece(seat, lane)));
        let turn = if self.0 >> (POSITION_BITS - 1) & 1 == 0 { Seat::FIRST } else { Seat::SECOND };
        Position::new(progress, turn).ok()
    }

    /// As a file holds it.
    pub const fn to_bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }

    /// The samples of a file; none if its length isn't that of whole samples.
    pub fn all(bytes: &[u8]) -> Option<Vec<Sample>> {
        let (samples, rest) = bytes.as_chunks::<8>();
        rest.is_empty().then(|| samples.iter().map(|&sample| Sample(u64::from_le_bytes(sample))).collect())
    }
}

const fn value_of(bits: u64) -> Option<Value> {
    match bits & 3 {
        0 => None,
        1 => Some(Value::Loss),
        2 => Some(Value::Draw),
        _ => Some(Value::Win),
    }
}
