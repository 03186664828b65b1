//! A bit for each pair of configurations: rows for Light's, bits for Dark's.

use crate::bits::kernel::Kernel;

/// Rows of bits, each beginning with a word of its own. A spare word on either end lets shifted reads run over.
#[derive(Clone, Debug, Default)]
pub(crate) struct Grid {
    rows: usize,
    width: usize,
    words: Vec<u64>,
}

impl Grid {
    /// Makes it rows of `width` words, all filled with this word, in the memory it has.
    pub(crate) fn refill(&mut self, rows: usize, width: usize, word: u64) {
        self.rows = rows;
        self.width = width;
        self.words.clear();
        self.words.resize(rows * width + 2, word);
    }

    /// Its size in bytes.
    pub(crate) fn memory(&self) -> usize {
        size_of::<u64>() * self.words.capacity()
    }

    /// Words of a row.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    /// Where a row begins among [`Grid::words`].
    #[inline]
    pub(crate) fn at(&self, row: usize) -> usize {
        1 + row * self.width
    }

    /// All words, with the spare ones.
    #[inline]
    pub(crate) fn words(&self) -> &[u64] {
        &self.words
    }

    /// The words of all rows.
    pub(crate) fn body(&self) -> &[u64] {
        &self.words[1..=self.rows * self.width]
    }

    /// The words of all rows.
    pub(crate) fn body_mut(&mut self) -> &mut [u64] {
        &mut self.words[1..=self.rows * self.width]
    }

    /// The words of a row.
    #[inline]
    pub(crate) fn row(&self, row: usize) -> &[u64] {
        &self.words[1 + row * self.width..][..self.width]
    }

    /// The words of a row.
    #[inline]
    pub(crate) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[1 + row * self.width..][..self.width]
    }

    /// How many bits are set.
    pub(crate) fn count_ones(&self) -> u64 {
        let body = self.body();
        Kernel::best().count(body, None, body)[2]
    }

    /// The bytes of some rows, as files have them.
    pub(crate) fn rows_to_bytes(&self, rows: core::ops::Range<usize>, bytes: &mut Vec<u8>) {
        let words = &self.body()[rows.start * self.width..rows.end * self.width];
        bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    }

    /// One bit.
    pub(crate) fn bit(&self, row: usize, bit: usize) -> bool {
        self.words[1 + row * self.width + bit / 64] >> (bit % 64) & 1 != 0
    }
}
