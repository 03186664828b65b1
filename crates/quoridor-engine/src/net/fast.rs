//! The work of the net that takes nearly all its time, compiled twice on x86-64: for every processor, and for those
//! that have AVX2, which is found out while running. Both are made from the same source, and in whole numbers both
//! give the same results.

use quoridor::{Move, Position};

use super::inputs::Summary;
use super::{Net, Row};
use crate::Ways;

/// Defines a function that calls a method of its first argument's, compiled for AVX2 where there is AVX2.
macro_rules! fast {
    (
        $name:ident, $avx2:ident, $this:ident: $this_type:ty,
        $method:ident($($argument:ident: $type:ty),*) -> $result:ty
    ) => {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2")]
        fn $avx2($this: $this_type, $($argument: $type),*) -> $result {
            $this.$method($($argument),*)
        }

        #[inline]
        pub(super) fn $name($this: $this_type, $($argument: $type),*) -> $result {
            #[cfg(target_arch = "x86_64")]
            if std::arch::is_x86_feature_detected!("avx2") {
                #[allow(unsafe_code, reason = "there is no safe way to use what only some processors have")]
                // SAFETY: this processor has AVX2.
                return unsafe { $avx2($this, $($argument),*) };
            }
            $this.$method($($argument),*)
        }
    };
}

fast!(value, value_avx2, net: &Net, value_of(kept: &Row, summary: &Summary) -> i32);
fast!(rate, rate_avx2, net: &Net,
    rate_of(kept: &Row, position: &Position, ways: &Ways, moves: &[Move], ratings: &mut [i16]) -> ());
fast!(set_sum, set_sum_avx2, sum: &mut Row, set_to_sum(one: &Row, other: &Row) -> ());
fast!(set_exchange, set_exchange_avx2, sum: &mut Row, set_to_exchange(old: &Row, come: &Row, gone: &Row) -> ());

/// The sum of the products. Sums of sixteen at a time are what compilers have instructions for.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "it is to be compiled for the processor that its caller is compiled for"
)]
pub(super) fn dot<const N: usize>(one: &[i16; N], other: &[i16; N]) -> i32 {
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
        if !std::arch::is_x86_feature_detected!("avx2") {
            return;
        }
        let net = Net::embedded();
        let mut keys = Keys::new(5);
        for _ in 0..40 {
            let mut position = Position::start();
            while position.outcome().is_none() {
                let ways = Ways::of(&position);
                let sight = net.look(&position, &ways);
                let kept = &sight.0[position.turn().index()];
                let summary = Summary::of(&position, &ways);
                let moves = position.legal_moves();
                let (mut plain, mut fast) = ([0; 140], [0; 140]);
                net.rate_of(kept, &position, &ways, &moves, &mut plain[..moves.len()]);
                // SAFETY: it was asked above whether there is AVX2.
                let value = unsafe {
                    rate_avx2(net, kept, &position, &ways, &moves, &mut fast[..moves.len()]);
                    value_avx2(net, kept, &summary)
                };
                assert_eq!(value, net.value_of(kept, &summary));
                assert_eq!(plain, fast);
                position.play_unchecked(moves[(keys.draw() % moves.len() as u64) as usize]);
            }
        }
    }
}
