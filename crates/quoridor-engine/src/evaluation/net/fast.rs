//! The work of the net that takes nearly all its time, compiled twice on x86-64: for every processor, and for those
//! that have AVX2, which is found out while running. Both are made from the same source but for sums of products, and
//! in integers both give the same results.

use quoridor::Position;

use super::policy::NARROW;
use super::{Accumulator, Half, Net, Row};
use crate::coded_move::FENCES;
#[cfg(target_arch = "x86_64")]
use crate::evaluation::avx2::Avx2;
use crate::{Paths, Ratings};

/// How sums of products are worked out.
pub(super) trait Products: Copy {
    /// The sum of the products of two rows. Their length is a multiple of sixteen.
    fn dot<const N: usize>(self, one: &[i16; N], other: &[i16; N]) -> i32;

    /// The same for eight rows and one other.
    fn dots(self, rows: [&Half; 8], other: &Half) -> [i32; 8];

    /// Adds to the sums of all fences at once: for every two factors, their products with the two weights that each
    /// fence has for them.
    fn add_pairs(
        self,
        sums: &mut [i32; FENCES],
        weights: &[[i16; 2 * FENCES]; NARROW],
        factors: &[i16; 2 * NARROW],
    );
}

/// As every processor can.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Products for Plain {
    /// Sums of sixteen at a time are what compilers have instructions for.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "it is to be compiled for the processor that its caller is compiled for"
    )]
    fn dot<const N: usize>(self, one: &[i16; N], other: &[i16; N]) -> i32 {
        let mut sum = 0;
        for (one, other) in one.as_chunks::<16>().0.iter().zip(other.as_chunks::<16>().0) {
            let mut part = 0;
            for at in 0..16 {
                part += i32::from(one[at]) * i32::from(other[at]);
            }
            sum += part;
        }
        sum
    }

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "it is to be compiled for the processor that its caller is compiled for"
    )]
    fn dots(self, rows: [&Half; 8], other: &Half) -> [i32; 8] {
        rows.map(|row| self.dot(&row.0, &other.0))
    }

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "it is to be compiled for the processor that its caller is compiled for"
    )]
    fn add_pairs(
        self,
        sums: &mut [i32; FENCES],
        weights: &[[i16; 2 * FENCES]; NARROW],
        factors: &[i16; 2 * NARROW],
    ) {
        for (weights, &[one, other]) in weights.iter().zip(factors.as_chunks::<2>().0) {
            for (sum, weights) in sums.iter_mut().zip(weights.as_chunks::<2>().0) {
                let products =
                    i32::from(weights[0]) * i32::from(one) + i32::from(weights[1]) * i32::from(other);
                *sum = sum.wrapping_add(products);
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code, reason = "there is no safe way to use what only some processors have")]
mod products {
    use core::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi32,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_hadd_epi32, _mm256_loadu_si256,
        _mm256_madd_epi16, _mm256_permute2x128_si256, _mm256_set1_epi32, _mm256_setzero_si256,
        _mm256_storeu_si256,
    };

    use super::super::{Half, policy::NARROW};
    use super::Products;
    use crate::coded_move::FENCES;
    use crate::evaluation::avx2::Avx2;

    impl Products for Avx2 {
        #[inline(always)]
        #[allow(clippy::inline_always, reason = "it is to be part of what is compiled for AVX2")]
        fn dot<const N: usize>(self, one: &[i16; N], other: &[i16; N]) -> i32 {
            // SAFETY: this processor has AVX2.
            unsafe { dot(one, other) }
        }

        #[inline(always)]
        #[allow(clippy::inline_always, reason = "it is to be part of what is compiled for AVX2")]
        fn dots(self, rows: [&Half; 8], other: &Half) -> [i32; 8] {
            // SAFETY: this processor has AVX2.
            unsafe { dots(rows, other) }
        }

        #[inline(always)]
        #[allow(clippy::inline_always, reason = "it is to be part of what is compiled for AVX2")]
        fn add_pairs(
            self,
            sums: &mut [i32; FENCES],
            weights: &[[i16; 2 * FENCES]; NARROW],
            factors: &[i16; 2 * NARROW],
        ) {
            // SAFETY: this processor has AVX2.
            unsafe { add_pairs(sums, weights, factors) }
        }
    }

    /// Thirty-two sums at a time, in four registers.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn add_pairs(
        sums: &mut [i32; FENCES],
        weights: &[[i16; 2 * FENCES]; NARROW],
        factors: &[i16; 2 * NARROW],
    ) {
        for (block, sums) in sums.as_chunks_mut::<32>().0.iter_mut().enumerate() {
            let mut parts = [_mm256_setzero_si256(); 4];
            for (weights, &[one, other]) in weights.iter().zip(factors.as_chunks::<2>().0) {
                let factors = _mm256_set1_epi32(i32::from(one) & 0xffff | i32::from(other) << 16);
                let weights = weights.as_chunks::<64>().0[block].as_chunks::<16>().0;
                for (part, weights) in parts.iter_mut().zip(weights) {
                    *part = _mm256_add_epi32(*part, _mm256_madd_epi16(load(weights), factors));
                }
            }
            for (sums, part) in sums.as_chunks_mut::<8>().0.iter_mut().zip(parts) {
                add(sums, part);
            }
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn add(sums: &mut [i32; 8], part: __m256i) {
        let sums: *mut __m256i = sums.as_mut_ptr().cast();
        // SAFETY: these are 32 bytes, and they may lie anywhere.
        unsafe { _mm256_storeu_si256(sums, _mm256_add_epi32(_mm256_loadu_si256(sums), part)) }
    }

    /// Eight sums side by side, which are added up in the end.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
        let mut sums = _mm256_setzero_si256();
        for (one, other) in one.as_chunks::<16>().0.iter().zip(other.as_chunks::<16>().0) {
            sums = _mm256_add_epi32(sums, _mm256_madd_epi16(load(one), load(other)));
        }
        let sums = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256::<1>(sums));
        let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b01_00_11_10>(sums));
        let sums = _mm_add_epi32(sums, _mm_shuffle_epi32::<0b10_11_00_01>(sums));
        _mm_cvtsi128_si32(sums)
    }

    /// Eight times eight sums side by side: neighbours are added up until one of each eight is left.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn dots(rows: [&Half; 8], other: &Half) -> [i32; 8] {
        let mut sums = [_mm256_setzero_si256(); 8];
        for (at, other) in other.0.as_chunks::<16>().0.iter().enumerate() {
            let other = load(other);
            for (sums, row) in sums.iter_mut().zip(rows) {
                let row = load(&row.0.as_chunks::<16>().0[at]);
                *sums = _mm256_add_epi32(*sums, _mm256_madd_epi16(row, other));
            }
        }
        let four = |at: usize| {
            _mm256_hadd_epi32(
                _mm256_hadd_epi32(sums[at], sums[at + 1]),
                _mm256_hadd_epi32(sums[at + 2], sums[at + 3]),
            )
        };
        let (low, high) = (four(0), four(4));
        // Each half of both has a part of four sums.
        let parts =
            (_mm256_permute2x128_si256::<0x20>(low, high), _mm256_permute2x128_si256::<0x31>(low, high));
        let mut dots = [0; 8];
        add(&mut dots, _mm256_add_epi32(parts.0, parts.1));
        dots
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(numbers: &[i16; 16]) -> __m256i {
        // SAFETY: these are 32 bytes, and they may lie anywhere.
        unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) }
    }
}

/// Defines a function that calls a method of its first argument's, compiled for AVX2 where there is AVX2. The method is
/// told how sums of products are worked out.
macro_rules! fast {
    (
        $name:ident, $avx2:ident, $this:ident: $this_type:ty,
        $method:ident($($argument:ident: $type:ty),*) -> $result:ty
    ) => {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,bmi2,popcnt")]
        fn $avx2($this: $this_type, $($argument: $type,)* avx2: Avx2) -> $result {
            $this.$method($($argument,)* avx2)
        }

        #[inline]
        pub(super) fn $name($this: $this_type, $($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            if let Some(avx2) = Avx2::find() {
                #[allow(unsafe_code, reason = "there is no safe way to use what only some processors have")]
                // SAFETY: this processor has AVX2.
                return unsafe { $avx2($this, $($argument,)* avx2) };
            }
            $this.$method($($argument,)* Plain)
        }
    };
}

fast!(value, value_avx2, net: &Net, value_of(accumulator: &Accumulator, position: &Position, paths: &Paths) -> i32);
fast!(rate, rate_avx2, net: &Net,
    rate_of(accumulator: &Accumulator, position: &Position, paths: &Paths, ratings: &mut Ratings) -> ());
fast!(set_sum, set_sum_avx2, sum: &mut Row, set_to_sum(one: &Row, other: &Row) -> ());
fast!(set_exchange, set_exchange_avx2, sum: &mut Row, set_to_exchange(old: &Row, come: &Row, gone: &Row) -> ());

#[cfg(test)]
mod tests {
    use game::{Game, Keys};

    use super::*;
    use crate::Evaluation;

    /// What is compiled for AVX2 gives the same as what is compiled for every processor.
    #[test]
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code, reason = "to ask for what only some processors have")]
    fn both_ways_to_compile_it_give_the_same() {
        let Some(avx2) = Avx2::find() else { return };
        let net = Net::shared();
        let mut keys = Keys::new(5);
        for _ in 0..40 {
            let mut position = Position::start();
            while position.outcome().is_none() {
                let paths = Paths::of(&position);
                let mut accumulator = net.refresh(&position);
                accumulator.measure(&position, &paths);
                let moves = position.legal_moves();
                let (mut plain, mut fast) = (Ratings::NONE, Ratings::NONE);
                net.rate_of(&accumulator, &position, &paths, &mut plain, Plain);
                // SAFETY: it was asked above whether there is AVX2.
                let value = unsafe {
                    rate_avx2(net, &accumulator, &position, &paths, &mut fast, avx2);
                    value_avx2(net, &accumulator, &position, &paths, avx2)
                };
                assert_eq!(value, net.value_of(&accumulator, &position, &paths, Plain));
                assert_eq!(plain, fast);
                position.play_unchecked(moves[(keys.draw() % moves.len() as u64) as usize]);
            }
        }
    }
}
