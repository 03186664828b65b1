//! The solution of a slice as bytes, compressed in blocks that can be read one by one.
//!
//! | part | content |
//! |---|---|
//! | counts, 96 bytes | for all positions and for the reachable ones, Light and Dark to move: losses, draws, wins |
//! | shape, 16 bytes | rows, words of a row, rows of a block, blocks (32 bits each) |
//! | directory, 12 bytes a block | length (32 bits), checksum (64 bits) |
//! | checksum, 8 bytes | of all above |
//! | blocks | first those with Light to move, then those with Dark to move |
//!
//! A block is a zstd frame. It holds a bit for each position of its rows, set unless the mover wins; if any
//! of them is drawn, the same again follows with the bits of the draws. Places that are no positions, two pieces
//! on one crossing, hold the bit before them.

use std::io;

use xxhash_rust::xxh3::xxh3_64;

use crate::bits::grid::Grid;
use crate::bits::moves::Moves;
use crate::bits::rows::Rows;
use crate::files::level_file::{u32_at, u64_at};
use crate::slices::counts::SliceCounts;
use crate::slices::values::{SparseRows, Values};

/// Bytes of a block before compression, about. A probe has to unpack one.
const BLOCK_BYTES: usize = 1 << 16;
/// Bytes before the directory.
pub(crate) const SHAPE_END: usize = SliceCounts::BYTES + 16;
/// Bytes of a block's entry in the directory.
const ENTRY: usize = 12;

/// Where the blocks of a slice are.
#[derive(Clone, Debug)]
pub(crate) struct Directory {
    pub(crate) rows: usize,
    pub(crate) width: usize,
    pub(crate) rows_per_block: usize,
    /// By block: where it begins in the payload, its length, and its checksum.
    blocks: Vec<(usize, usize, u64)>,
}

/// One block, unpacked.
#[derive(Debug)]
pub(crate) struct Block {
    open: Vec<u8>,
    drawn: Option<Vec<u8>>,
}

impl Block {
    /// Whether the position isn't won, and whether it is drawn, by row in the block and bit.
    pub(crate) fn bits(&self, row: usize, bit: usize, width: usize) -> (bool, bool) {
        let (at, shift) = (row * width * 8 + bit / 8, bit % 8);
        let drawn = self.drawn.as_ref().is_some_and(|drawn| drawn[at] >> shift & 1 != 0);
        (self.open[at] >> shift & 1 != 0, drawn)
    }
}

impl Directory {
    /// How many bytes counts, shape and directory take, told from the first [`SHAPE_END`] bytes.
    pub(crate) fn size(head: &[u8]) -> Option<usize> {
        let blocks = u32_at(head, SHAPE_END - 4) as usize;
        blocks.checked_mul(ENTRY)?.checked_add(SHAPE_END + 8)
    }

    /// Reads it from the beginning of a payload; none if it is corrupted.
    pub(crate) fn read(head: &[u8]) -> Option<Directory> {
        let size = Directory::size(head.get(..SHAPE_END)?)?;
        let (head, checksum) = head.get(..size)?.split_at(size - 8);
        if xxh3_64(head) != u64_at(checksum, 0) {
            return None;
        }
        let shape = |at: usize| u32_at(head, SliceCounts::BYTES + 4 * at) as usize;
        let mut at = size;
        let blocks = head[SHAPE_END..]
            .chunks_exact(ENTRY)
            .map(|entry| {
                let block = (at, u32_at(entry, 0) as usize, u64_at(entry, 4));
                at += block.1;
                block
            })
            .collect();
        Some(Directory { rows: shape(0), width: shape(1), rows_per_block: shape(2), blocks })
    }

    /// The block that holds a row, by side to move: its number, where it begins in the payload, its length.
    pub(crate) fn block_of(&self, side: usize, row: usize) -> Option<(usize, usize, usize)> {
        let number = side * (self.blocks.len() / 2) + row.checked_div(self.rows_per_block)?;
        let &(at, length, _) = self.blocks.get(number).filter(|_| row < self.rows)?;
        Some((number, at, length))
    }

    fn rows_of(&self, number: usize) -> core::ops::Range<usize> {
        let first = number % (self.blocks.len() / 2) * self.rows_per_block;
        first..(first + self.rows_per_block).min(self.rows)
    }

    /// Unpacks a block; none if it is corrupted.
    pub(crate) fn unpack(&self, number: usize, packed: &[u8]) -> Option<Block> {
        if xxh3_64(packed) != self.blocks[number].2 {
            return None;
        }
        let size = self.rows_of(number).len() * self.width * 8;
        let mut open = zstd::bulk::decompress(packed, 2 * size).ok()?;
        let drawn = (open.len() == 2 * size).then(|| open.split_off(size));
        (open.len() == size).then_some(Block { open, drawn })
    }
}

/// Packs solutions.
pub(crate) struct Packer {
    compressor: zstd::bulk::Compressor<'static>,
    bytes: Vec<u8>,
    valid: Vec<u64>,
    filled: Vec<u64>,
}

impl Packer {
    pub(crate) fn new(level: i32) -> io::Result<Packer> {
        let compressor = zstd::bulk::Compressor::new(level)?;
        Ok(Packer { compressor, bytes: Vec::new(), valid: Vec::new(), filled: Vec::new() })
    }

    /// The payload for a slice.
    pub(crate) fn pack(
        &mut self,
        values: &Values,
        counts: &SliceCounts,
        (moves, rows): (&Moves, &Rows),
    ) -> io::Result<Vec<u8>> {
        let width = moves.dark.words();
        let rows_per_block = (BLOCK_BYTES / (8 * width)).clamp(1, rows.len());
        let blocks = rows.len().div_ceil(rows_per_block);
        let mut payload = counts.to_bytes();
        for number in [rows.len(), width, rows_per_block, 2 * blocks] {
            payload.extend_from_slice(&(number as u32).to_le_bytes());
        }
        let mut packed = Vec::new();
        for side in 0..2 {
            for first in (0..rows.len()).step_by(rows_per_block) {
                let range = first..(first + rows_per_block).min(rows.len());
                self.fill(&values.open[side], &values.drawn[side], range, (moves, rows));
                let block = self.compressor.compress(&self.bytes)?;
                payload.extend_from_slice(&(block.len() as u32).to_le_bytes());
                payload.extend_from_slice(&xxh3_64(&block).to_le_bytes());
                packed.extend_from_slice(&block);
            }
        }
        let checksum = xxh3_64(&payload);
        payload.extend_from_slice(&checksum.to_le_bytes());
        payload.append(&mut packed);
        Ok(payload)
    }

    /// The bytes of a block before compression.
    fn fill(
        &mut self,
        open: &Grid,
        drawn: &SparseRows,
        range: core::ops::Range<usize>,
        (moves, rows): (&Moves, &Rows),
    ) {
        self.bytes.clear();
        self.valid.resize(open.width(), 0);
        self.filled.resize(open.width(), 0);
        self.valid.truncate(open.width());
        self.filled.truncate(open.width());
        for row in range.clone() {
            rows.valid(row, &moves.masks, &mut self.valid);
            let words = self.filled.iter_mut().zip(open.row(row)).zip(&self.valid);
            words.for_each(|((filled, &open), &valid)| *filled = smear(open, valid));
            self.bytes.extend(self.filled.iter().flat_map(|word| word.to_le_bytes()));
        }
        if range.clone().any(|row| drawn.row(row, open.width()).is_some()) {
            for row in range {
                match drawn.row(row, open.width()) {
                    Some(words) => self.bytes.extend(words.iter().flat_map(|word| word.to_le_bytes())),
                    None => self.bytes.resize(self.bytes.len() + 8 * open.width(), 0),
                }
            }
        }
    }
}

/// Gives each bit that isn't valid the value of the valid one below it, up to six places away: this
/// compresses best.
#[inline]
fn smear(word: u64, valid: u64) -> u64 {
    let (mut word, mut known) = (word & valid, valid);
    for _ in 0..6 {
        word |= (word << 1) & !known;
        known |= known << 1;
    }
    word
}

/// Unpacks a whole slice; none if it is corrupted. The places that are no positions become won for both, as
/// the solver has them.
pub(crate) fn unpack(payload: &[u8], (moves, rows): (&Moves, &Rows)) -> Option<(Values, SliceCounts)> {
    let directory = Directory::read(payload)?;
    let counts = SliceCounts::from_bytes(payload);
    let width = directory.width;
    if (directory.rows, width) != (rows.len(), moves.dark.words()) || directory.rows_per_block == 0 {
        return None;
    }
    let mut values = Values::default();
    let mut valid = vec![0; width];
    let mut words = vec![0; width];
    for side in 0..2 {
        values.open[side].refill(rows.len(), width, 0);
        for first in (0..rows.len()).step_by(directory.rows_per_block) {
            let (number, at, length) = directory.block_of(side, first)?;
            let block = directory.unpack(number, payload.get(at..at + length)?)?;
            let row_bytes = |bytes: &[u8], row: usize, words: &mut [u64]| {
                let bytes = bytes[(row - first) * width * 8..].chunks_exact(8);
                words.iter_mut().zip(bytes).for_each(|(word, bytes)| *word = u64_at(bytes, 0));
            };
            for row in directory.rows_of(number) {
                rows.valid(row, &moves.masks, &mut valid);
                row_bytes(&block.open, row, values.open[side].row_mut(row));
                values.open[side]
                    .row_mut(row)
                    .iter_mut()
                    .zip(&valid)
                    .for_each(|(open, valid)| *open &= valid);
                if let Some(drawn) = &block.drawn {
                    row_bytes(drawn, row, &mut words);
                    if words.iter().any(|&word| word != 0) {
                        values.drawn[side].insert(row, rows.len(), &words);
                    }
                }
            }
        }
    }
    Some((values, counts))
}

/// Packs what is reachable in a slice: the counts by side to move, then for each side a length and a zstd frame.
pub(crate) fn pack_reachable(grids: &[Grid; 2], counts: [u64; 2], level: i32) -> io::Result<Vec<u8>> {
    let mut payload: Vec<u8> = counts.iter().flat_map(|count| count.to_le_bytes()).collect();
    let mut bytes = Vec::new();
    for grid in grids {
        bytes.clear();
        grid.rows_to_bytes(0..grid.rows(), &mut bytes);
        let packed = zstd::bulk::compress(&bytes, level)?;
        payload.extend_from_slice(&(packed.len() as u64).to_le_bytes());
        payload.extend_from_slice(&packed);
    }
    Ok(payload)
}

/// How many positions of the slice are reachable, by side to move.
pub(crate) fn reachable_counts(payload: &[u8]) -> Option<[u64; 2]> {
    (payload.len() >= 16).then(|| [u64_at(payload, 0), u64_at(payload, 8)])
}

/// Unpacks what is reachable in a slice of this many rows and words; none if it is corrupted.
pub(crate) fn unpack_reachable(payload: &[u8], rows: usize, width: usize) -> Option<[Grid; 2]> {
    let mut rest = payload.get(16..)?;
    let mut grids: [Grid; 2] = Default::default();
    for grid in &mut grids {
        let length = u64_at(rest.get(..8)?, 0) as usize;
        let bytes = zstd::bulk::decompress(rest.get(8..)?.get(..length)?, rows * width * 8).ok()?;
        rest = &rest[8 + length..];
        if bytes.len() != rows * width * 8 {
            return None;
        }
        grid.refill(rows, width, 0);
        let words = grid.body_mut().iter_mut().zip(bytes.chunks_exact(8));
        words.for_each(|(word, bytes)| *word = u64_at(bytes, 0));
    }
    Some(grids)
}
