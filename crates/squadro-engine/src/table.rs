//! What the search found out before.
//!
//! A position is 41 bits. They are mixed by a function that can be undone, so the number of the bucket and the bits
//! that are stored beside the result together *are* the position: no two positions are ever mistaken for each other.
//! An entry is one 64-bit word, read and written as a whole, so threads can share a table without locks.

use core::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use squadro::{Lane, Position};

use crate::Score;

/// Bits of a position: ten progresses and the turn.
const POSITION_BITS: u32 = 41;
const POSITION_MASK: u64 = (1 << POSITION_BITS) - 1;
/// With at least this many buckets the rest of a position fits its field.
const LEAST_BUCKET_BITS: u32 = 15;

const KEY_BITS: u32 = POSITION_BITS - LEAST_BUCKET_BITS;
const SCORE_AT: u32 = KEY_BITS;
const DEPTH_AT: u32 = SCORE_AT + 16;
const BOUND_AT: u32 = DEPTH_AT + 8;
const LANE_AT: u32 = BOUND_AT + 2;
const AGE_AT: u32 = LANE_AT + 3;
/// Ages are counted modulo 64.
const AGES: u8 = 64;
const _: () = assert!(AGE_AT + 6 <= 64, "an entry is one word");

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is at least this.
    Lower = 1,
    /// It is at most this.
    Upper = 2,
    /// It is this.
    Exact = 3,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The best move's lane.
    pub(crate) lane: Option<Lane>,
}

/// Entries that share one half of a cache line, so that looking for one of them costs one access to memory.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket([AtomicU64; 4]);

const _: () = assert!(size_of::<Bucket>() == 32);

/// A table of fixed size, from positions to what the search found out about them.
#[derive(Debug)]
pub struct Table {
    buckets: Box<[Bucket]>,
    bucket_bits: u32,
    age: AtomicU8,
}

impl Table {
    /// A table of at most this many mebibytes, and of at least one.
    pub fn new(mebibytes: usize) -> Table {
        let bytes = mebibytes.clamp(1, 1 << 16) << 20;
        let bucket_bits = (bytes / size_of::<Bucket>()).ilog2();
        Table { buckets: engine::large_table(1 << bucket_bits), bucket_bits, age: AtomicU8::new(0) }
    }

    /// Its size in bytes.
    pub fn memory(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        *self.age.get_mut() = 0;
    }

    /// Marks all that is in the table as older than what will come.
    pub(crate) fn next_search(&self) {
        self.age.store((self.age() + 1) % AGES, Ordering::Relaxed);
    }

    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    /// The bucket of a position, and the rest that tells it from others there.
    #[inline]
    fn place(&self, position: &Position) -> (&[AtomicU64], u64) {
        let mixed = mix(position.word() & POSITION_MASK);
        let bucket = (mixed & ((1 << self.bucket_bits) - 1)) as usize;
        (&self.buckets[bucket].0, mixed >> self.bucket_bits)
    }

    #[inline]
    pub(crate) fn get(&self, position: &Position) -> Option<Found> {
        let (bucket, key) = self.place(position);
        bucket.iter().map(|entry| entry.load(Ordering::Relaxed)).find_map(|entry| read(entry, key))
    }

    #[inline]
    pub(crate) fn put(&self, position: &Position, found: Found) {
        let (bucket, key) = self.place(position);
        let age = self.age();
        // The one that is given up: the same position, or the one of least worth, where age counts against depth.
        let mut place = &bucket[0];
        let mut least = i32::MAX;
        for entry in bucket {
            let old = entry.load(Ordering::Relaxed);
            if old & ((1 << KEY_BITS) - 1) == key && bound(old).is_some() {
                place = entry;
                break;
            }
            let worth = worth(old, age);
            if worth < least {
                (place, least) = (entry, worth);
            }
        }
        place.store(write(key, found, age), Ordering::Relaxed);
    }
}

/// A permutation of the numbers of [`POSITION_BITS`] bits: each step can be undone.
#[inline]
const fn mix(mut word: u64) -> u64 {
    word ^= word >> 20;
    word = word.wrapping_mul(0x6a09_e667_f3bc_c909) & POSITION_MASK;
    word ^= word >> 21;
    word = word.wrapping_mul(0xbb67_ae85_84ca_a73b) & POSITION_MASK;
    word ^ word >> 20
}

#[inline]
fn bound(entry: u64) -> Option<Bound> {
    match entry >> BOUND_AT & 3 {
        0 => None,
        1 => Some(Bound::Lower),
        2 => Some(Bound::Upper),
        _ => Some(Bound::Exact),
    }
}

#[inline]
fn read(entry: u64, key: u64) -> Option<Found> {
    let bound = bound(entry).filter(|_| entry & ((1 << KEY_BITS) - 1) == key)?;
    Some(Found {
        score: Score::from_bits((entry >> SCORE_AT) as u16),
        depth: (entry >> DEPTH_AT) as u8,
        bound,
        lane: Lane::new((entry >> LANE_AT & 7) as usize),
    })
}

#[inline]
fn write(key: u64, found: Found, age: u8) -> u64 {
    key | u64::from(found.score.bits()) << SCORE_AT
        | u64::from(found.depth) << DEPTH_AT
        | (found.bound as u64) << BOUND_AT
        | found.lane.map_or(7, |lane| lane.index() as u64) << LANE_AT
        | u64::from(age) << AGE_AT
}

#[inline]
fn worth(entry: u64, age: u8) -> i32 {
    if bound(entry).is_none() {
        return i32::MIN;
    }
    let years = (age + AGES - (entry >> AGE_AT) as u8) % AGES;
    i32::from((entry >> DEPTH_AT) as u8) - 4 * i32::from(years)
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
    fn a_result_is_given_back_for_its_own_position_only() {
        let table = Table::new(1);
        let mut keys = Keys::new(1);
        let mut position = Position::start(LIGHT);
        for ply in 0..2_000_u32 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                position = Position::start(LIGHT);
                continue;
            }
            let mv = moves[(keys.draw() % moves.len() as u64) as usize];
            let found =
                Found { score: Score::win_in(ply), depth: 3, bound: Bound::Exact, lane: Some(mv.lane) };
            table.put(&position, found);
            assert_eq!(table.get(&position), Some(found));
            position.play_unchecked(mv);
            if let Some(old) = table.get(&position) {
                assert_ne!(old.score, found.score, "that is the result of the position before");
            }
        }
    }

    #[test]
    fn deep_results_outlast_shallow_ones_until_they_are_old() {
        let table = Table::new(1);
        let deep = Position::start(LIGHT);
        let found = |depth| Found { score: Score::EVEN, depth, bound: Bound::Lower, lane: None };
        table.put(&deep, found(40));
        assert_eq!(table.get(&deep), Some(found(40)));
        let (bucket, _) = table.place(&deep);
        assert!(bucket.iter().any(|entry| worth(entry.load(Ordering::Relaxed), table.age()) == 40));
        table.next_search();
        assert!(bucket.iter().any(|entry| worth(entry.load(Ordering::Relaxed), table.age()) == 36));
    }
}
