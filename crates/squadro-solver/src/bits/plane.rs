//! Rows rearranged from one slice's layout to another's, when a piece of Dark's finishes its phase.
//!
//! The phase gives the piece's digit its radix, and with it the positions of all higher digits in a row. A piece that
//! has just finished a phase stands at the beginning of the next, digit 0. So only the *plane* of a row is copied: the
//! bits whose configuration has that digit, as a bit plane of an image is copied.

use crate::bits::kernel::Kernel;
use crate::slices::layout::Layout;

/// Blocks of at least this many bits are copied one by one; shorter ones by collecting and spreading bits.
const BLOCKWISE: usize = 24;

/// How the plane with a lane's digit 0 moves from one layout to another that differs in this lane alone.
#[derive(Debug)]
pub(crate) struct PlaneMap {
    stride: usize,
    blocks: usize,
    from_period: usize,
    to_period: usize,
    /// Masks of the plane before and after, for the short blocks; empty where the plane is all there is.
    from_masks: Vec<u64>,
    to_masks: Vec<u64>,
    dense: Vec<u64>,
}

impl PlaneMap {
    pub(crate) fn new(from: &Layout, to: &Layout, lane: usize) -> PlaneMap {
        let stride = from.stride[lane];
        let blocks = from.size / (stride * from.radix[lane]);
        let masks = |layout: &Layout| {
            let mut row = vec![0u64; layout.words()];
            let period = stride * layout.radix[lane];
            for bit in (0..blocks).flat_map(|block| (0..stride).map(move |bit| block * period + bit)) {
                row[bit / 64] |= 1 << (bit % 64);
            }
            row
        };
        let short = stride < BLOCKWISE && from.radix[lane] != to.radix[lane];
        PlaneMap {
            stride,
            blocks,
            from_period: stride * from.radix[lane],
            to_period: stride * to.radix[lane],
            from_masks: if short && from.radix[lane] > 1 { masks(from) } else { Vec::new() },
            to_masks: if short && to.radix[lane] > 1 { masks(to) } else { Vec::new() },
            dense: if short { vec![0; (stride * blocks).div_ceil(64)] } else { Vec::new() },
        }
    }

    /// Puts the plane of `source` in its place in `target`. Other bits of `target` may get any value.
    pub(crate) fn copy(&mut self, kernel: Kernel, source: &[u64], target: &mut [u64]) {
        if self.from_period == self.to_period {
            target.copy_from_slice(source);
        } else if self.dense.is_empty() {
            target.fill(0);
            for block in 0..self.blocks {
                or_bits(source, block * self.from_period, target, block * self.to_period, self.stride);
            }
        } else if self.from_masks.is_empty() {
            kernel.deposit(source, &self.to_masks, target);
        } else if self.to_masks.is_empty() {
            kernel.extract(source, &self.from_masks, target);
        } else {
            kernel.extract(source, &self.from_masks, &mut self.dense);
            kernel.deposit(&self.dense, &self.to_masks, target);
        }
    }
}

/// Adds `count` bits of `source`, from bit `from` on, to `target` from bit `to` on.
fn or_bits(source: &[u64], from: usize, target: &mut [u64], to: usize, count: usize) {
    let mut done = 0;
    while done < count {
        let place = (to + done) % 64;
        let here = (64 - place).min(count - done);
        let (word, shift) = ((from + done) / 64, (from + done) % 64);
        let mut bits = source[word] >> shift;
        if shift + here > 64 {
            bits |= source[word + 1] << (64 - shift);
        }
        target[(to + done) / 64] |= (bits & u64::MAX >> (64 - here)) << place;
        done += here;
    }
}
