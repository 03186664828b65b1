//! The transposition table: what the search found out about positions, shared by all threads without locks.
//!
//! The table knows buckets, ages and replacement. How a result is packed into an entry, and how an entry tells its
//! position from others, is a game's own matter: see [`Entry`].

use core::sync::atomic::{AtomicU8, Ordering};

use super::huge_pages::large_table;
use crate::Score;

/// Entries of a bucket.
const WAYS: usize = 4;
/// Ages are counted modulo this, so that one fits six bits.
const AGES: u8 = 64;
/// How many plies of depth an entry loses in the comparison with others for each search since it was written.
const PLIES_PER_AGE: i32 = 4;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The true score is at least this: the search failed high.
    Lower = 1,
    /// The true score is at most this: the search failed low.
    Upper = 2,
    /// The true score is this.
    Exact = 3,
}

impl Bound {
    /// What the best score of a node says, searched within a window.
    #[inline]
    pub fn new(best: Score, alpha: Score, beta: Score) -> Bound {
        if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }

    /// The bound of these two bits; none if they mark an empty entry.
    #[inline]
    pub const fn from_bits(bits: u64) -> Option<Bound> {
        match bits & 3 {
            0 => None,
            1 => Some(Bound::Lower),
            2 => Some(Bound::Upper),
            _ => Some(Bound::Exact),
        }
    }
}

/// The result of a node as the table keeps it, whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeResult {
    /// The score; plies to a proven end are counted from this node.
    pub score: Score,
    /// How many plies were searched; [`NodeResult::PROVEN`] where the score holds at any depth.
    pub depth: i16,
    /// What the score says about the true one.
    pub bound: Bound,
}

impl NodeResult {
    /// Deeper than any search.
    pub const PROVEN: i16 = i16::MAX;

    /// The result of a node at this ply whose best move has this score, searched to a depth within a window.
    ///
    /// A win that is at least this near, or a loss that is at least this bad, stays true however deep one searches.
    #[inline]
    pub fn new(best: Score, depth: i32, ply: usize, alpha: Score, beta: Score) -> NodeResult {
        let bound = Bound::new(best, alpha, beta);
        let proven = match bound {
            Bound::Lower => best.is_win(),
            Bound::Upper => best.is_loss(),
            Bound::Exact => best.is_proven(),
        };
        let depth = if proven { NodeResult::PROVEN } else { depth as i16 };
        NodeResult { score: best.sooner(ply as u32), depth, bound }
    }

    /// The score of a node at this ply that is to be searched to a depth within a window, if this result is deep
    /// enough and settles it.
    #[inline]
    pub fn cutoff(self, depth: i32, ply: usize, alpha: Score, beta: Score) -> Option<Score> {
        if i32::from(self.depth) < depth {
            return None;
        }
        let score = self.score.later(ply as u32);
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        settles.then_some(score)
    }
}

/// What decides which entry of a bucket is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nothing was written here yet.
    Empty,
    /// A result of the position that is asked about.
    Same,
    /// A result of another position.
    Other {
        /// How many plies were searched.
        depth: i32,
        /// The age of the table when it was written, in the lowest six bits.
        age: u8,
    },
}

/// One entry of the table. It is read and written by several threads at once, so it consists of atomics, and what two
/// threads wrote half of each must not be taken for a result.
pub trait Entry: Default {
    /// What is stored for a position.
    type Data: Copy;
    /// A type of the alignment of buckets.
    type Alignment: core::fmt::Debug;

    /// The part of a key that an entry of a table of two to the power of `bucket_bits` buckets has to tell apart.
    fn tag(key: u64, bucket_bits: u32) -> u64;

    /// The data, if it is that of the position of this tag.
    fn load(&self, tag: u64) -> Option<Self::Data>;

    /// Replaces what is stored.
    fn store(&self, tag: u64, data: Self::Data, age: u8);

    /// Whose data is stored.
    fn occupant(&self, tag: u64) -> Occupant;
}

/// The alignment of buckets that fill a cache line.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
pub struct CacheLine;

/// The alignment of buckets of which two fill a cache line.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
pub struct HalfCacheLine;

/// Entries that never straddle cache lines, so that a probe costs one access to memory.
#[derive(Debug)]
struct Bucket<E: Entry> {
    entries: [E; WAYS],
    _alignment: [E::Alignment; 0],
}

impl<E: Entry> Default for Bucket<E> {
    fn default() -> Bucket<E> {
        Bucket { entries: Default::default(), _alignment: [] }
    }
}

/// A transposition table of fixed size. Keys should be well mixed: their low bits choose the bucket.
#[derive(Debug)]
pub struct TranspositionTable<E: Entry> {
    /// A power of two of them.
    buckets: Box<[Bucket<E>]>,
    age: AtomicU8,
}

impl<E: Entry> TranspositionTable<E> {
    /// A table of at most this many mebibytes, and of at least one.
    pub fn new(mebibytes: usize) -> TranspositionTable<E> {
        let bytes = mebibytes.clamp(1, 1 << 16) << 20;
        let buckets = 1 << (bytes / size_of::<Bucket<E>>()).ilog2();
        TranspositionTable { buckets: large_table(buckets), age: AtomicU8::new(0) }
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

    /// Makes all entries one search older than those to come.
    pub fn next_search(&self) {
        self.age.store((self.age() + 1) % AGES, Ordering::Relaxed);
    }

    #[inline]
    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[E; WAYS] {
        &self.buckets[key as usize & (self.buckets.len() - 1)].entries
    }

    #[inline]
    fn tag(&self, key: u64) -> u64 {
        E::tag(key, self.buckets.len().trailing_zeros())
    }

    /// Prefetches the bucket that [`TranspositionTable::get`] will probe in a moment.
    #[inline]
    pub fn prefetch(&self, key: u64) {
        #[cfg(target_arch = "x86_64")]
        #[allow(unsafe_code, reason = "a hint to the processor, which may be given any address")]
        // SAFETY: every x86-64 processor has the instruction, and it neither reads nor writes anything that a program
        // could tell.
        unsafe {
            use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            _mm_prefetch::<_MM_HINT_T0>(self.bucket(key).as_ptr().cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = key;
    }

    /// What is stored for the position of this key.
    #[inline]
    pub fn get(&self, key: u64) -> Option<E::Data> {
        let tag = self.tag(key);
        self.bucket(key).iter().find_map(|entry| entry.load(tag))
    }

    /// Stores data for the position of this key. It replaces older data of the same position, or else the entry of
    /// the bucket that is worth least: the shallowest, where age counts against depth.
    #[inline]
    pub fn put(&self, key: u64, data: E::Data) {
        let (bucket, tag, age) = (self.bucket(key), self.tag(key), self.age());
        let mut replaced = &bucket[0];
        let mut least = i32::MAX;
        for entry in bucket {
            let worth = match entry.occupant(tag) {
                Occupant::Same => {
                    replaced = entry;
                    break;
                }
                Occupant::Empty => i32::MIN,
                Occupant::Other { depth, age: written } => {
                    depth - PLIES_PER_AGE * i32::from((age + AGES - written % AGES) % AGES)
                }
            };
            if worth < least {
                (replaced, least) = (entry, worth);
            }
        }
        replaced.store(tag, data, age);
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::AtomicU64;

    use super::*;

    /// A key of 32 bits, a depth of 8, an age of 6, and a bit that tells an entry from an empty one.
    #[derive(Debug, Default)]
    struct Depth(AtomicU64);

    impl Entry for Depth {
        type Data = u8;
        type Alignment = HalfCacheLine;

        fn tag(key: u64, _: u32) -> u64 {
            key >> 32
        }

        fn load(&self, tag: u64) -> Option<u8> {
            let word = self.0.load(Ordering::Relaxed);
            (word != 0 && word >> 32 == tag).then_some(word as u8)
        }

        fn store(&self, tag: u64, depth: u8, age: u8) {
            self.0.store(tag << 32 | 1 << 16 | u64::from(age) << 8 | u64::from(depth), Ordering::Relaxed);
        }

        fn occupant(&self, tag: u64) -> Occupant {
            match self.0.load(Ordering::Relaxed) {
                0 => Occupant::Empty,
                word if word >> 32 == tag => Occupant::Same,
                word => Occupant::Other { depth: i32::from(word as u8), age: (word >> 8) as u8 },
            }
        }
    }

    #[test]
    fn a_bucket_never_straddles_cache_lines() {
        assert_eq!((size_of::<Bucket<Depth>>(), align_of::<Bucket<Depth>>()), (32, 32));
        assert_eq!(TranspositionTable::<Depth>::new(3).memory(), 2 << 20);
        assert_eq!(TranspositionTable::<Depth>::new(0).memory(), 1 << 20);
    }

    #[test]
    fn deep_results_outlast_shallow_ones_until_they_are_old() {
        let mut table: TranspositionTable<Depth> = TranspositionTable::new(1);
        let same_bucket = |at: u64| at << 32;
        table.put(same_bucket(0), 40);
        (1..100).for_each(|at| table.put(same_bucket(at), 30));
        assert_eq!(table.get(same_bucket(0)), Some(40));
        (0..5).for_each(|_| table.next_search());
        (1..100).for_each(|at| table.put(same_bucket(at), 30));
        assert_eq!(table.get(same_bucket(0)), None);
        table.put(same_bucket(99), 7);
        assert_eq!(table.get(same_bucket(99)), Some(7), "a position has one entry");
        table.clear();
        assert_eq!(table.get(same_bucket(99)), None);
    }

    #[test]
    fn only_one_side_of_a_bound_proves_anything() {
        let (low, high) = (Score::estimate(-10), Score::estimate(10));
        let depth = |best: Score, alpha, beta| NodeResult::new(best, 3, 2, alpha, beta).depth;
        assert_eq!(depth(Score::win_in(5), low, high), NodeResult::PROVEN);
        assert_eq!(depth(Score::loss_in(5), low, high), NodeResult::PROVEN);
        assert_eq!(depth(Score::EVEN, low, high), 3);
        assert_eq!(depth(Score::win_in(5), Score::win_in(4), Score::win_in(3)), 3, "at most a win");
        assert_eq!(depth(Score::loss_in(5), Score::loss_in(3), Score::loss_in(4)), 3, "at least a loss");
    }

    #[test]
    fn a_result_settles_what_its_bound_allows() {
        let (low, high) = (Score::estimate(-10), Score::estimate(10));
        let result = |bound, score| NodeResult { score, depth: 4, bound };
        assert_eq!(result(Bound::Exact, Score::EVEN).cutoff(4, 9, low, high), Some(Score::EVEN));
        assert_eq!(result(Bound::Exact, Score::EVEN).cutoff(5, 9, low, high), None);
        assert_eq!(result(Bound::Lower, high).cutoff(4, 9, low, high), Some(high));
        assert_eq!(result(Bound::Lower, Score::EVEN).cutoff(4, 9, low, high), None);
        assert_eq!(result(Bound::Upper, low).cutoff(4, 9, low, high), Some(low));
        assert_eq!(result(Bound::Exact, Score::win_in(2)).cutoff(4, 9, low, high), Some(Score::win_in(11)));
    }
}
