//! The solution of one slice.

use crate::bits::grid::Grid;
use crate::slices::layout::Side;

/// What a position is worth to the player whose turn it is, if both play their best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The opponent wins.
    Loss,
    /// Nobody can force a win: the game goes on for ever.
    Draw,
    /// The mover wins.
    Win,
}

impl Value {
    /// The same for the other player.
    #[must_use]
    pub fn flipped(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}

/// Rows of a grid of which few have any bits.
#[derive(Clone, Debug, Default)]
pub(crate) struct SparseRows {
    /// By row: one more than the place of its words, in rows; 0 for an empty one. None if all are empty.
    places: Vec<u32>,
    words: Vec<u64>,
}

impl SparseRows {
    /// The words of a row that isn't empty.
    pub(crate) fn row(&self, row: usize, width: usize) -> Option<&[u64]> {
        let place = *self.places.get(row)? as usize;
        (place > 0).then(|| &self.words[(place - 1) * width..][..width])
    }

    /// Its size in bytes.
    pub(crate) fn memory(&self) -> usize {
        size_of::<u32>() * self.places.capacity() + size_of::<u64>() * self.words.capacity()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Adds a row, of so many in all.
    pub(crate) fn insert(&mut self, row: usize, rows: usize, words: &[u64]) {
        self.places.resize(rows, 0);
        self.words.extend_from_slice(words);
        self.places[row] = (self.words.len() / words.len()) as u32;
    }
}

/// The value of each position of a slice, by the side to move.
#[derive(Debug, Default)]
pub(crate) struct Values {
    /// What isn't won by the mover.
    pub(crate) open: [Grid; 2],
    /// Which of that is drawn, not lost.
    pub(crate) drawn: [SparseRows; 2],
}

impl Values {
    /// Its size in bytes.
    pub(crate) fn memory(&self) -> usize {
        let open = self.open.iter().map(Grid::memory);
        open.chain(self.drawn.iter().map(SparseRows::memory)).sum()
    }

    pub(crate) fn value(&self, side: Side, row: usize, bit: usize) -> Value {
        let open = &self.open[side as usize];
        if !open.bit(row, bit) {
            return Value::Win;
        }
        match self.drawn[side as usize].row(row, open.width()) {
            Some(drawn) if drawn[bit / 64] >> (bit % 64) & 1 != 0 => Value::Draw,
            _ => Value::Loss,
        }
    }
}
