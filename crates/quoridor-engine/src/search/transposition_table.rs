//! Quoridor's entries of the transposition table.
//!
//! A position is known by all 64 bits of its hash. An entry is two words, the first of them mixed with the second, so
//! an entry that two threads wrote half of each belongs to no position. Two positions of the same hash could still be
//! mistaken for each other, so the search checks that a stored move is legal before it plays it.

use core::sync::atomic::{AtomicU64, Ordering};

use engine::Score;
use engine::transposition_table::{Bound, CacheLine, Entry, NodeResult, Occupant};
use quoridor::Move;

use crate::coded_move::{code, decode};

/// From positions to what the search found out about them.
pub type TranspositionTable = engine::TranspositionTable<NodeEntry>;

const DEPTH_AT: u32 = 16;
const MOVE_AT: u32 = 24;
const EVALUATION_AT: u32 = 32;
const BOUND_AT: u32 = 48;
const AGE_AT: u32 = 50;
/// No move has this code.
const NO_MOVE: u8 = u8::MAX;

/// What is stored of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeData {
    pub(crate) result: NodeResult,
    /// The best move.
    pub(crate) mv: Option<Move>,
    /// The static evaluation, in hundredths of a logit.
    pub(crate) evaluation: i16,
}

/// An entry of the [`TranspositionTable`].
#[derive(Debug, Default)]
pub struct NodeEntry {
    /// The hash of the position, mixed with the other word.
    key: AtomicU64,
    word: AtomicU64,
}

impl NodeEntry {
    /// The packed data, and whether it is that of the position of this hash.
    #[inline]
    fn probe(&self, hash: u64) -> (u64, bool) {
        let word = self.word.load(Ordering::Relaxed);
        (word, self.key.load(Ordering::Relaxed) ^ word == hash)
    }
}

impl Entry for NodeEntry {
    type Data = NodeData;
    type Alignment = CacheLine;

    #[inline]
    fn tag(hash: u64, _: u32) -> u64 {
        hash
    }

    #[inline]
    fn load(&self, hash: u64) -> Option<NodeData> {
        let (word, same) = self.probe(hash);
        if same { unpack(word) } else { None }
    }

    #[inline]
    fn store(&self, hash: u64, data: NodeData, age: u8) {
        let word = pack(data, age);
        self.key.store(hash ^ word, Ordering::Relaxed);
        self.word.store(word, Ordering::Relaxed);
    }

    #[inline]
    fn occupant(&self, hash: u64) -> Occupant {
        let (word, same) = self.probe(hash);
        if same {
            Occupant::Same
        } else if Bound::from_bits(word >> BOUND_AT).is_none() {
            Occupant::Empty
        } else {
            Occupant::Other { depth: i32::from((word >> DEPTH_AT) as i8), age: (word >> AGE_AT) as u8 }
        }
    }
}

#[inline]
fn unpack(word: u64) -> Option<NodeData> {
    Some(NodeData {
        result: NodeResult {
            bound: Bound::from_bits(word >> BOUND_AT)?,
            score: Score::from_bits(word as u16),
            depth: i16::from((word >> DEPTH_AT) as i8),
        },
        mv: decode((word >> MOVE_AT) as u8),
        evaluation: (word >> EVALUATION_AT) as i16,
    })
}

/// A depth is a byte with a sign; the largest stands for what is proven, as no search is that deep.
#[inline]
fn pack(data: NodeData, age: u8) -> u64 {
    let NodeData { result, mv, evaluation } = data;
    u64::from(result.score.bits())
        | u64::from(result.depth.min(i8::MAX.into()) as u8) << DEPTH_AT
        | u64::from(mv.map_or(NO_MOVE, code)) << MOVE_AT
        | u64::from(evaluation as u16) << EVALUATION_AT
        | (result.bound as u64) << BOUND_AT
        | u64::from(age) << AGE_AT
}

#[cfg(test)]
mod tests {
    use game::{Game, Keys};
    use quoridor::Position;

    use super::*;

    #[test]
    fn data_is_given_back_as_it_was() {
        let table = TranspositionTable::new(1);
        let moves = Position::start().legal_moves();
        let mut keys = Keys::new(1);
        for at in 0..2_000_usize {
            let score = if at % 2 == 0 { Score::win_in(at as u32) } else { Score::estimate(-(at as i32)) };
            let bound = [Bound::Lower, Bound::Upper, Bound::Exact][at % 3];
            let data = NodeData {
                result: NodeResult { score, depth: i16::from(at as i8), bound },
                mv: (at % 5 > 0).then(|| moves[at % moves.len()]),
                evaluation: at as i16 - 1_000,
            };
            let hash = keys.draw();
            assert_eq!(table.get(hash), None);
            table.put(hash, data);
            assert_eq!(table.get(hash), Some(data));
        }
    }

    #[test]
    fn a_torn_entry_belongs_to_no_position() {
        let result = NodeResult { score: Score::EVEN, depth: NodeResult::PROVEN, bound: Bound::Exact };
        let entry = NodeEntry::default();
        entry.store(99, NodeData { result, mv: None, evaluation: 7 }, 0);
        assert!(
            entry.load(99).is_some_and(|data| i32::from(data.result.depth) > super::super::MAX_PLY as i32)
        );
        entry.word.fetch_xor(1 << 20, Ordering::Relaxed);
        assert_eq!(entry.load(99), None);
        assert!(matches!(entry.occupant(99), Occupant::Other { .. }));
    }
}
