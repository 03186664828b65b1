//! What the search found out before.
//!
//! A position is known here by all 64 bits of its hash. An entry is two words, the second of them mixed with the
//! hash, so an entry that two threads wrote half of each isn't taken for anything, and threads can share a table
//! without locks. Two positions of the same hash could still be mistaken for each other, so the search checks that a
//! move found here is legal before it plays it.

use core::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use quoridor::Move;

use crate::Score;
use crate::coded_move::{code, decode};

const DEPTH_AT: u32 = 16;
const MOVE_AT: u32 = 24;
const VALUE_AT: u32 = 32;
const BOUND_AT: u32 = 48;
const AGE_AT: u32 = 50;
/// Ages are counted modulo 64.
const AGES: u8 = 64;
/// No move has this code.
const NO_MOVE: u8 = u8::MAX;

/// Deeper than any search looks.
pub(crate) const PROVEN: i8 = i8::MAX;

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
    /// How far was looked ahead; [`PROVEN`] where the score holds however far one looks.
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    /// The best move.
    pub(crate) mv: Option<Move>,
    /// What the position looks like without looking ahead, in hundredths of a logit.
    pub(crate) value: i16,
}

#[derive(Debug, Default)]
struct Entry {
    /// The hash of the position, mixed with the other word.
    key: AtomicU64,
    word: AtomicU64,
}

/// Entries that share a cache line, so that looking for one of them costs one access to memory.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

const _: () = assert!(size_of::<Bucket>() == 64);

/// A table of fixed size, from positions to what the search found out about them.
#[derive(Debug)]
pub struct Table {
    /// A power of two of them.
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

impl Table {
    /// A table of at most this many mebibytes, and of at least one.
    pub fn new(mebibytes: usize) -> Table {
        let bytes = mebibytes.clamp(1, 1 << 16) << 20;
        let many = 1_usize << (bytes / size_of::<Bucket>()).ilog2();
        Table { buckets: engine::large_table(many), age: AtomicU8::new(0) }
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

    #[inline]
    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Entry] {
        &self.buckets[hash as usize & (self.buckets.len() - 1)].0
    }

    /// Has the memory fetch what [`Table::get`] will want to see in a moment.
    #[inline]
    pub(crate) fn fetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code, reason = "a hint to the processor, which may be given any address")]
        // SAFETY: every x86-64 processor has the instruction, and it neither reads nor writes anything that a program
        // could tell.
        unsafe {
            use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(self.bucket(hash).as_ptr().cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = hash;
    }

    #[inline]
    pub(crate) fn get(&self, hash: u64) -> Option<Found> {
        self.bucket(hash).iter().find_map(|entry| {
            let word = entry.word.load(Ordering::Relaxed);
            if entry.key.load(Ordering::Relaxed) ^ word == hash { read(word) } else { None }
        })
    }

    #[inline]
    pub(crate) fn put(&self, hash: u64, found: Found) {
        let age = self.age();
        // The one that is given up: the same position, or the one of least worth, where age counts against depth.
        let bucket = self.bucket(hash);
        let mut place = &bucket[0];
        let mut least = i32::MAX;
        for entry in bucket {
            let old = entry.word.load(Ordering::Relaxed);
            if entry.key.load(Ordering::Relaxed) ^ old == hash {
                place = entry;
                break;
            }
            let worth = worth(old, age);
            if worth < least {
                (place, least) = (entry, worth);
            }
        }
        let word = write(found, age);
        place.key.store(hash ^ word, Ordering::Relaxed);
        place.word.store(word, Ordering::Relaxed);
    }
}

#[inline]
fn bound(word: u64) -> Option<Bound> {
    match word >> BOUND_AT & 3 {
        0 => None,
        1 => Some(Bound::Lower),
        2 => Some(Bound::Upper),
        _ => Some(Bound::Exact),
    }
}

#[inline]
fn read(word: u64) -> Option<Found> {
    Some(Found {
        bound: bound(word)?,
        score: Score::from_bits(word as u16),
        depth: (word >> DEPTH_AT) as i8,
        mv: decode((word >> MOVE_AT) as u8),
        value: (word >> VALUE_AT) as i16,
    })
}

#[inline]
fn write(found: Found, age: u8) -> u64 {
    u64::from(found.score.bits())
        | u64::from(found.depth as u8) << DEPTH_AT
        | u64::from(found.mv.map_or(NO_MOVE, code)) << MOVE_AT
        | u64::from(found.value as u16) << VALUE_AT
        | (found.bound as u64) << BOUND_AT
        | u64::from(age) << AGE_AT
}

#[inline]
fn worth(word: u64, age: u8) -> i32 {
    if bound(word).is_none() {
        return i32::MIN;
    }
    let years = (age + AGES - (word >> AGE_AT) as u8 % AGES) % AGES;
    i32::from((word >> DEPTH_AT) as i8) - 4 * i32::from(years)
}

#[cfg(test)]
mod tests {
    use game::{Game, Keys};
    use quoridor::Position;

    use super::*;

    #[test]
    fn a_result_is_given_back_as_it_was() {
        let table = Table::new(1);
        let moves = Position::start().legal_moves();
        let mut keys = Keys::new(1);
        for at in 0..2_000_usize {
            let found = Found {
                score: if at % 2 == 0 { Score::win_in(at as u32) } else { Score::estimate(-(at as i32)) },
                depth: at as i8,
                bound: [Bound::Lower, Bound::Upper, Bound::Exact][at % 3],
                mv: (at % 5 > 0).then(|| moves[at % moves.len()]),
                value: at as i16 - 1_000,
            };
            let hash = keys.draw();
            assert_eq!(table.get(hash), None);
            table.put(hash, found);
            assert_eq!(table.get(hash), Some(found));
        }
    }

    #[test]
    fn a_torn_entry_is_nothing() {
        let table = Table::new(1);
        let found = Found { score: Score::EVEN, depth: 3, bound: Bound::Exact, mv: None, value: 7 };
        table.put(99, found);
        for entry in table.buckets.iter().flat_map(|bucket| &bucket.0) {
            entry.word.fetch_xor(1 << 20, Ordering::Relaxed);
        }
        assert_eq!(table.get(99), None);
    }

    #[test]
    fn deep_results_outlast_shallow_ones_until_they_are_old() {
        let table = Table::new(1);
        let found = |depth| Found { score: Score::EVEN, depth, bound: Bound::Lower, mv: None, value: 0 };
        let same_bucket = |at: u64| at << 32;
        table.put(same_bucket(0), found(40));
        (1..100).for_each(|at| table.put(same_bucket(at), found(30)));
        assert_eq!(table.get(same_bucket(0)), Some(found(40)));
        (0..5).for_each(|_| table.next_search());
        (1..100).for_each(|at| table.put(same_bucket(at), found(30)));
        assert_eq!(table.get(same_bucket(0)), None);
    }
}
