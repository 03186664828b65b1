//! Squadro's entries of the transposition table.
//!
//! A position is 41 bits. They are mixed by a function that can be undone, so the number of the bucket and the bits
//! that are stored beside the result together *are* the position: no two positions are ever mistaken for each other.
//! An entry is one 64-bit word, read and written as a whole.

use core::sync::atomic::{AtomicU64, Ordering};

use engine::Score;
use engine::transposition_table::{Bound, Entry, HalfCacheLine, NodeResult, Occupant};
use squadro::{Lane, Position};

/// From keys of positions to what the search found out about them.
pub type TranspositionTable = engine::TranspositionTable<NodeEntry>;

/// Bits of a position: ten progresses and the turn.
const POSITION_BITS: u32 = 41;
const POSITION_MASK: u64 = (1 << POSITION_BITS) - 1;
/// A table of a mebibyte has so many buckets: with as many or more, the rest of a position fits its field.
const LEAST_BUCKET_BITS: u32 = 15;

const TAG_BITS: u32 = POSITION_BITS - LEAST_BUCKET_BITS;
const TAG_MASK: u64 = (1 << TAG_BITS) - 1;
const SCORE_AT: u32 = TAG_BITS;
const DEPTH_AT: u32 = SCORE_AT + 16;
const BOUND_AT: u32 = DEPTH_AT + 8;
const LANE_AT: u32 = BOUND_AT + 2;
const AGE_AT: u32 = LANE_AT + 3;
const _: () = assert!(AGE_AT + 6 <= 64, "an entry is one word");

/// What is stored of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeData {
    pub(crate) result: NodeResult,
    /// The best move's lane.
    pub(crate) lane: Option<Lane>,
}

/// An entry of the [`TranspositionTable`].
#[derive(Debug, Default)]
pub struct NodeEntry(AtomicU64);

impl Entry for NodeEntry {
    type Data = NodeData;
    type Alignment = HalfCacheLine;

    #[inline]
    fn tag(key: u64, bucket_bits: u32) -> u64 {
        key >> bucket_bits
    }

    #[inline]
    fn load(&self, tag: u64) -> Option<NodeData> {
        let word = self.0.load(Ordering::Relaxed);
        if word & TAG_MASK == tag { unpack(word) } else { None }
    }

    #[inline]
    fn store(&self, tag: u64, data: NodeData, age: u8) {
        self.0.store(pack(tag, data, age), Ordering::Relaxed);
    }

    #[inline]
    fn occupant(&self, tag: u64) -> Occupant {
        let word = self.0.load(Ordering::Relaxed);
        if Bound::from_bits(word >> BOUND_AT).is_none() {
            Occupant::Empty
        } else if word & TAG_MASK == tag {
            Occupant::Same
        } else {
            Occupant::Other { depth: i32::from((word >> DEPTH_AT) as u8), age: (word >> AGE_AT) as u8 }
        }
    }
}

/// The key of a position: a permutation of the numbers of [`POSITION_BITS`] bits, as each step can be undone.
#[inline]
pub(crate) fn key(position: &Position) -> u64 {
    mix(position.word() & POSITION_MASK)
}

#[inline]
const fn mix(mut word: u64) -> u64 {
    word ^= word >> 20;
    word = word.wrapping_mul(0x6a09_e667_f3bc_c909) & POSITION_MASK;
    word ^= word >> 21;
    word = word.wrapping_mul(0xbb67_ae85_84ca_a73b) & POSITION_MASK;
    word ^ word >> 20
}

#[inline]
fn unpack(word: u64) -> Option<NodeData> {
    let result = NodeResult {
        bound: Bound::from_bits(word >> BOUND_AT)?,
        score: Score::from_bits((word >> SCORE_AT) as u16),
        depth: i16::from((word >> DEPTH_AT) as u8),
    };
    Some(NodeData { result, lane: Lane::new((word >> LANE_AT & 7) as usize) })
}

/// A depth is a byte; the largest stands for what is proven, as no search is that deep.
#[inline]
fn pack(tag: u64, data: NodeData, age: u8) -> u64 {
    let NodeData { result, lane } = data;
    tag | u64::from(result.score.bits()) << SCORE_AT
        | u64::from(result.depth.min(u8::MAX.into()) as u8) << DEPTH_AT
        | (result.bound as u64) << BOUND_AT
        | lane.map_or(7, |lane| lane.index() as u64) << LANE_AT
        | u64::from(age) << AGE_AT
}

#[cfg(test)]
mod tests {
    use game::{Game, Keys};
    use squadro::LIGHT;

    use super::*;

    #[test]
    fn mixing_can_be_undone() {
        // Odd multipliers and shifts to the right are permutations; a sample can't show that, but shows a slip.
        let mut mixed: Vec<u64> =
            (0..200_000_u64).map(|i| mix((i * 0x9_1234_5677) & POSITION_MASK)).collect();
        mixed.sort_unstable();
        let many = mixed.len();
        mixed.dedup();
        assert_eq!(mixed.len(), many);
        assert!(mixed.iter().all(|&word| word <= POSITION_MASK));
    }

    #[test]
    fn data_is_given_back_for_its_own_position_only() {
        let table = TranspositionTable::new(1);
        let mut keys = Keys::new(1);
        let mut position = Position::start(LIGHT);
        for ply in 0..2_000_u32 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                position = Position::start(LIGHT);
                continue;
            }
            let mv = moves[(keys.draw() % moves.len() as u64) as usize];
            let result = NodeResult { score: Score::win_in(ply), depth: 3, bound: Bound::Exact };
            let data = NodeData { result, lane: Some(mv.lane) };
            table.put(key(&position), data);
            assert_eq!(table.get(key(&position)), Some(data));
            position.play_unchecked(mv);
            if let Some(old) = table.get(key(&position)) {
                assert_ne!(old.result.score, result.score, "that is the result of the position before");
            }
        }
    }

    #[test]
    fn what_is_proven_is_deeper_than_any_search() {
        let entry = NodeEntry::default();
        let result = NodeResult { score: Score::win_in(3), depth: NodeResult::PROVEN, bound: Bound::Lower };
        entry.store(5, NodeData { result, lane: None }, 0);
        assert_eq!(entry.load(5).map(|data| data.result.depth), Some(u8::MAX.into()));
        assert_eq!(entry.occupant(5), Occupant::Same);
        assert_eq!(entry.occupant(6), Occupant::Other { depth: 255, age: 0 });
    }
}
