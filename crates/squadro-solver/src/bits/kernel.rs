//! The loops in which all the time goes: rows of bits, shifted, masked, combined.
//!
//! Each is written once, as plain code that compilers turn into vector instructions, and compiled twice: for any
//! processor, and for those with AVX2 and BMI2, chosen when the program runs. Calling the second is the only
//! `unsafe` in this crate.

#![allow(clippy::inline_always, reason = "only what is inlined is compiled for the wider processor")]

use crate::bits::moves::{Mask, Masks};

/// A row to be read as a move sees it: where it is among the words of its grid, how far the bits shift, and
/// for which bits it counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pull {
    /// Where the row with what isn't won begins.
    pub(crate) open_at: usize,
    /// Where the row with what is lost begins.
    pub(crate) lost_at: usize,
    /// Bit `d` is read from bit `d + delta`.
    pub(crate) delta: isize,
    /// Where the move applies.
    pub(crate) mask: Mask,
}

/// Which code to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kernel {
    /// Runs everywhere.
    Portable,
    /// Needs AVX2, BMI2 and POPCNT. Only [`Kernel::best`] makes it, after looking.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Kernel {
    /// The fastest this processor can run.
    pub(crate) fn best() -> Kernel {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
        {
            return Kernel::Avx2;
        }
        Kernel::Portable
    }

    /// What the mover gets by these moves: `winning` where one reaches a position lost for the opponent,
    /// `hopeful` where one reaches a position the opponent hasn't won.
    #[inline]
    pub(crate) fn gather(
        self,
        pulls: &[Pull],
        (open, lost): (&[u64], &[u64]),
        masks: &Masks,
        winning: &mut [u64],
        hopeful: &mut [u64],
    ) {
        match self {
            Kernel::Portable => gather(pulls, (open, lost), masks, winning, hopeful),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => wide::gather(pulls, (open, lost), masks, winning, hopeful),
        }
    }

    /// Adds to `target` the bits of `source` that the mask lets through, each moved by `delta`, and says whether
    /// any was new. `spare` is overwritten; it is two words longer than a row.
    #[inline]
    pub(crate) fn scatter(
        self,
        source: &[u64],
        (masks, mask): (&Masks, Mask),
        delta: isize,
        target: &mut [u64],
        spare: &mut [u64],
    ) -> bool {
        match self {
            Kernel::Portable => scatter(source, (masks, mask), delta, target, spare),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => wide::scatter(source, (masks, mask), delta, target, spare),
        }
    }

    /// Collects the bits under the masks, in order, without gaps.
    #[inline]
    pub(crate) fn extract(self, source: &[u64], masks: &[u64], target: &mut [u64]) {
        match self {
            Kernel::Portable => extract(source, masks, target, pext),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => wide::extract(source, masks, target),
        }
    }

    /// The reverse of [`Kernel::extract`]: puts the bits of the source, in order, where the masks have theirs.
    #[inline]
    pub(crate) fn deposit(self, source: &[u64], masks: &[u64], target: &mut [u64]) {
        match self {
            Kernel::Portable => deposit(source, masks, target, pdep),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => wide::deposit(source, masks, target),
        }
    }

    /// Counts the bits of a row that are among these: won, drawn, lost.
    #[inline]
    pub(crate) fn count(self, open: &[u64], drawn: Option<&[u64]>, among: &[u64]) -> [u64; 3] {
        match self {
            Kernel::Portable => count(open, drawn, among),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => wide::count(open, drawn, among),
        }
    }
}

/// Splits a shift into whole words and bits.
#[inline(always)]
fn split(delta: isize) -> (isize, u32) {
    (delta.div_euclid(64), delta.rem_euclid(64) as u32)
}

/// The range of words `t` in `start..end` for which `t + words` and the word after it lie in a row of `width`
/// words, spare words included. What falls outside can only give bits that don't exist.
#[inline(always)]
fn clip(start: usize, end: usize, words: isize, width: usize) -> (usize, usize) {
    let first = (start as isize).max(-1 - words) as usize;
    let last = (end as isize).min(width as isize - words).max(first as isize) as usize;
    (first, last)
}

#[inline(always)]
fn gather(
    pulls: &[Pull],
    (open, lost): (&[u64], &[u64]),
    masks: &Masks,
    winning: &mut [u64],
    hopeful: &mut [u64],
) {
    let width = winning.len();
    for pull in pulls {
        let (words, bits) = split(pull.delta);
        let (first, last) = clip(pull.mask.start, pull.mask.end, words, width);
        let count = last - first;
        let mask = &masks.words(pull.mask)[first - pull.mask.start..][..count];
        let skip = first as isize + words;
        let open = &open[(pull.open_at as isize + skip) as usize..][..=count];
        let lost = &lost[(pull.lost_at as isize + skip) as usize..][..=count];
        let winning = &mut winning[first..last];
        let hopeful = &mut hopeful[first..last];
        if bits == 0 {
            for t in 0..count {
                winning[t] |= lost[t] & mask[t];
                hopeful[t] |= open[t] & mask[t];
            }
        } else {
            let up = 64 - bits;
            let (lost_next, open_next) = (&lost[1..][..count], &open[1..][..count]);
            for t in 0..count {
                winning[t] |= (lost[t] >> bits | lost_next[t] << up) & mask[t];
                hopeful[t] |= (open[t] >> bits | open_next[t] << up) & mask[t];
            }
        }
    }
}

#[inline(always)]
fn scatter(
    source: &[u64],
    (masks, mask): (&Masks, Mask),
    delta: isize,
    target: &mut [u64],
    spare: &mut [u64],
) -> bool {
    let width = source.len();
    // Masked into a row with an empty word on either side of the mask's range, then shifted from there.
    spare[mask.start] = 0;
    spare[mask.end + 1] = 0;
    let masked = &mut spare[mask.start + 1..][..mask.end - mask.start];
    let mut any = 0;
    for ((masked, &source), &mask) in
        masked.iter_mut().zip(&source[mask.start..mask.end]).zip(masks.words(mask))
    {
        *masked = source & mask;
        any |= *masked;
    }
    // Target word t takes bits of words t + words and t + words + 1; those with anything in them.
    let (words, bits) = split(-delta);
    let first = (mask.start as isize - words - 1).max(0);
    let last = (mask.end as isize - words).min(width as isize);
    if any == 0 || first >= last {
        return false;
    }
    let count = (last - first) as usize;
    let target = &mut target[first as usize..][..count];
    let spare = &spare[(first + words + 1) as usize..][..=count];
    let mut new = 0;
    if bits == 0 {
        for t in 0..count {
            new |= spare[t] & !target[t];
            target[t] |= spare[t];
        }
    } else {
        let up = 64 - bits;
        let next = &spare[1..][..count];
        for t in 0..count {
            let word = spare[t] >> bits | next[t] << up;
            new |= word & !target[t];
            target[t] |= word;
        }
    }
    new != 0
}

#[inline(always)]
fn extract(source: &[u64], masks: &[u64], target: &mut [u64], pext: impl Fn(u64, u64) -> u64) {
    target.fill(0);
    let mut at = 0;
    for (&word, &mask) in source.iter().zip(masks) {
        let bits = pext(word, mask);
        let (to, shift) = (at / 64, at % 64);
        target[to] |= bits << shift;
        if let (Some(next), 1..) = (target.get_mut(to + 1), shift) {
            *next |= bits >> (64 - shift);
        }
        at += mask.count_ones() as usize;
    }
}

#[inline(always)]
fn deposit(source: &[u64], masks: &[u64], target: &mut [u64], pdep: impl Fn(u64, u64) -> u64) {
    let mut at = 0;
    for (target, &mask) in target.iter_mut().zip(masks) {
        let (from, shift) = (at / 64, at % 64);
        let mut bits = source.get(from).map_or(0, |word| word >> shift);
        if let (Some(next), 1..) = (source.get(from + 1), shift) {
            bits |= next << (64 - shift);
        }
        *target = pdep(bits, mask);
        at += mask.count_ones() as usize;
    }
}

#[inline(always)]
fn count(open: &[u64], drawn: Option<&[u64]>, among: &[u64]) -> [u64; 3] {
    let (mut all, mut not_won, mut draws) = (0, 0, 0);
    for (&open, &among) in open.iter().zip(among) {
        all += u64::from(among.count_ones());
        not_won += u64::from((among & open).count_ones());
    }
    for (&drawn, &among) in drawn.unwrap_or_default().iter().zip(among) {
        draws += u64::from((among & drawn).count_ones());
    }
    [all - not_won, draws, not_won - draws]
}

/// Collects the bits of `word` under the mask in the lowest places.
fn pext(word: u64, mut mask: u64) -> u64 {
    let (mut bits, mut place) = (0, 1);
    while mask != 0 {
        if word & mask & mask.wrapping_neg() != 0 {
            bits |= place;
        }
        place <<= 1;
        mask &= mask - 1;
    }
    bits
}

/// Puts the lowest bits of `word` where the mask has its bits.
fn pdep(word: u64, mut mask: u64) -> u64 {
    let (mut bits, mut rest) = (0, word);
    while mask != 0 {
        if rest & 1 != 0 {
            bits |= mask & mask.wrapping_neg();
        }
        rest >>= 1;
        mask &= mask - 1;
    }
    bits
}

/// The same loops for processors with AVX2 and BMI2.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod wide {
    use core::arch::x86_64::{_pdep_u64, _pext_u64};

    use super::{Mask, Masks, Pull};

    #[target_feature(enable = "avx2,bmi2")]
    fn gather_wide(
        pulls: &[Pull],
        grids: (&[u64], &[u64]),
        masks: &Masks,
        winning: &mut [u64],
        hopeful: &mut [u64],
    ) {
        super::gather(pulls, grids, masks, winning, hopeful);
    }

    #[target_feature(enable = "avx2,bmi2")]
    fn scatter_wide(
        source: &[u64],
        mask: (&Masks, Mask),
        delta: isize,
        target: &mut [u64],
        spare: &mut [u64],
    ) -> bool {
        super::scatter(source, mask, delta, target, spare)
    }

    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn extract_wide(source: &[u64], masks: &[u64], target: &mut [u64]) {
        super::extract(source, masks, target, |word, mask| _pext_u64(word, mask));
    }

    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn deposit_wide(source: &[u64], masks: &[u64], target: &mut [u64]) {
        super::deposit(source, masks, target, |word, mask| _pdep_u64(word, mask));
    }

    #[target_feature(enable = "avx2,bmi2,popcnt")]
    fn count_wide(open: &[u64], drawn: Option<&[u64]>, among: &[u64]) -> [u64; 3] {
        super::count(open, drawn, among)
    }

    pub(super) fn count(open: &[u64], drawn: Option<&[u64]>, among: &[u64]) -> [u64; 3] {
        // SAFETY: `Kernel::Avx2` exists only where the features were detected.
        unsafe { count_wide(open, drawn, among) }
    }

    pub(super) fn gather(
        pulls: &[Pull],
        grids: (&[u64], &[u64]),
        masks: &Masks,
        winning: &mut [u64],
        hopeful: &mut [u64],
    ) {
        // SAFETY: `Kernel::Avx2` exists only where the features were detected.
        unsafe { gather_wide(pulls, grids, masks, winning, hopeful) }
    }

    pub(super) fn scatter(
        source: &[u64],
        mask: (&Masks, Mask),
        delta: isize,
        target: &mut [u64],
        spare: &mut [u64],
    ) -> bool {
        // SAFETY: as above.
        unsafe { scatter_wide(source, mask, delta, target, spare) }
    }

    pub(super) fn extract(source: &[u64], masks: &[u64], target: &mut [u64]) {
        // SAFETY: as above.
        unsafe { extract_wide(source, masks, target) }
    }

    pub(super) fn deposit(source: &[u64], masks: &[u64], target: &mut [u64]) {
        // SAFETY: as above.
        unsafe { deposit_wide(source, masks, target) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn row(random: &mut Random, words: usize) -> Vec<u64> {
        (0..words).map(|_| random.next() & random.next()).collect()
    }

    #[test]
    fn bits_are_collected_and_spread_in_order() {
        let mut random = Random::new(1, 0);
        for kernel in [Kernel::Portable, Kernel::best()] {
            for words in [1, 2, 7, 100] {
                let (source, masks) = (row(&mut random, words), row(&mut random, words));
                let bit = |row: &[u64], at: usize| row[at / 64] >> (at % 64) & 1 != 0;
                let places: Vec<usize> = (0..64 * words).filter(|&at| bit(&masks, at)).collect();
                let mut dense = vec![0; places.len().div_ceil(64)];
                kernel.extract(&source, &masks, &mut dense);
                assert!(places.iter().enumerate().all(|(rank, &at)| bit(&dense, rank) == bit(&source, at)));
                let mut spread = vec![u64::MAX; words];
                kernel.deposit(&dense, &masks, &mut spread);
                assert!(
                    spread
                        .iter()
                        .zip(&source)
                        .zip(&masks)
                        .all(|((&spread, source), mask)| spread == source & mask)
                );
            }
        }
    }

    #[test]
    fn counts_are_those_of_single_bits() {
        let mut random = Random::new(2, 0);
        let (open, among) = (row(&mut random, 9), row(&mut random, 9));
        let drawn: Vec<u64> = open.iter().map(|word| word & random.next()).collect();
        let count = |pick: &dyn Fn(u64, u64) -> u64| -> u64 {
            (0..9).map(|at| u64::from((pick(open[at], drawn[at]) & among[at]).count_ones())).sum()
        };
        let expected =
            [count(&|open, _| !open), count(&|_, drawn| drawn), count(&|open, drawn| open & !drawn)];
        for kernel in [Kernel::Portable, Kernel::best()] {
            assert_eq!(kernel.count(&open, Some(&drawn), &among), expected);
            assert_eq!(kernel.count(&open, None, &among)[1], 0);
        }
    }
}
