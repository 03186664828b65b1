use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use crate::Square;

/// How many rows are in the lower half: as many as a word has room for.
const LOW_ROWS: usize = 7;
/// The bits of the lower half.
const LOW: u64 = (1 << (LOW_ROWS * Square::WIDTH)) - 1;
/// Where the crossings of the upper half begin.
const HIGH_CROSSINGS: usize = LOW_ROWS * 8;

/// Rows of eight bits are moved apart to rows of nine in three steps: of up to eight, four and two rows that still hang
/// together, the upper half moves on. These are the halves that stay and the rows that an upper half moves on by.
const STEPS: [(u64, usize); 3] = [(rows(0, 4), 4), (rows(0, 2) | rows(4, 2), 2), (EVEN_ROWS, 1)];
/// Every other row of eight bits, in rows of nine.
const EVEN_ROWS: u64 = rows(0, 1) | rows(2, 1) | rows(4, 1) | rows(6, 1);
const ODD_ROWS: u64 = rows(1, 1) | rows(3, 1) | rows(5, 1);

/// The bits of `count` rows of eight from row `first` on, where a group of rows that hang together begins.
const fn rows(first: usize, count: usize) -> u64 {
    ((1 << (8 * count)) - 1) << (Square::WIDTH * first)
}

/// A bitboard of 81 squares in two words, so that no row lies across both. Moving all squares by a column or a row
/// takes a few instructions then; to shift 128 bits, as [`SquareSet`](crate::SquareSet) has them, takes many on some
/// processors.
///
/// Squares that are moved off the board on the right, on the left or at the top aren't left out: they turn up at the
/// other end of the next row, or nowhere on the board. Callers mask the result with the squares that are possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bitboard {
    low: u64,
    high: u64,
}

impl Bitboard {
    #[inline]
    pub(crate) fn new(squares: u128) -> Bitboard {
        Bitboard { low: squares as u64 & LOW, high: (squares >> (LOW_ROWS * Square::WIDTH)) as u64 }
    }

    /// The squares at the lower left of these 8×8 crossings.
    #[inline]
    pub(crate) fn at(crossings: u64) -> Bitboard {
        let low = crossings & ((1 << HIGH_CROSSINGS) - 1);
        let low = STEPS.iter().fold(low, |bits, &(stay, by)| (bits & stay) | (bits & !stay) << by);
        Bitboard { low, high: crossings >> HIGH_CROSSINGS }
    }

    /// The crossings at the upper right of these squares; those in the last column and the top row have none.
    #[inline]
    pub(crate) fn crossings(self) -> u64 {
        let low = self.low & (EVEN_ROWS | ODD_ROWS);
        let low = STEPS.iter().rev().fold(low, |bits, &(stay, by)| (bits & stay) | (bits & !stay) >> by);
        low | self.high << HIGH_CROSSINGS
    }

    /// The same squares in one number.
    #[inline]
    pub(crate) fn squares(self) -> u128 {
        u128::from(self.low) | u128::from(self.high) << (LOW_ROWS * Square::WIDTH)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.low | self.high == 0
    }

    /// One row up.
    #[inline]
    pub(crate) fn up(self) -> Bitboard {
        let across = self.low >> ((LOW_ROWS - 1) * Square::WIDTH);
        Bitboard { low: self.low << Square::WIDTH & LOW, high: self.high << Square::WIDTH | across }
    }

    /// One row down; the bottom row is left out.
    #[inline]
    pub(crate) fn down(self) -> Bitboard {
        let across = self.high << ((LOW_ROWS - 1) * Square::WIDTH) & LOW;
        Bitboard { low: self.low >> Square::WIDTH | across, high: self.high >> Square::WIDTH }
    }

    /// One column to the right.
    #[inline]
    pub(crate) fn right(self) -> Bitboard {
        Bitboard { low: self.low << 1, high: self.high << 1 }
    }

    /// One column to the left.
    #[inline]
    pub(crate) fn left(self) -> Bitboard {
        Bitboard { low: self.low >> 1, high: self.high >> 1 }
    }

    /// The lowest square and all others.
    #[inline]
    pub(crate) fn first_and_rest(self) -> (Bitboard, Bitboard) {
        let lowest = |word: u64| word & word.wrapping_neg();
        let high = if self.low == 0 { lowest(self.high) } else { 0 };
        let first = Bitboard { low: lowest(self.low), high };
        (first, self ^ first)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard { low: self.low | other.low, high: self.high | other.high }
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard { low: self.low ^ other.low, high: self.high ^ other.high }
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        *self = *self | other;
    }
}

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard { low: !self.low, high: !self.high }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SquareSet;

    #[test]
    fn crossings_and_the_squares_at_their_lower_left_are_the_same_bits_moved() {
        for crossing in 0..64 {
            let square = Square::new(crossing % 8, crossing / 8).expect("on the board");
            assert_eq!(Bitboard::at(1 << crossing).squares(), SquareSet::of(square).0);
            assert_eq!(Bitboard::new(SquareSet::of(square).0).crossings(), 1 << crossing);
        }
        assert_eq!(Bitboard::at(0x0123_4567_89ab_cdef).crossings(), 0x0123_4567_89ab_cdef);
        assert_eq!(Bitboard::new(SquareSet::row(8).0 | SquareSet::column(8).0).crossings(), 0);
        assert_eq!(Bitboard::new(SquareSet::ALL.0).crossings(), u64::MAX);
    }

    #[test]
    fn squares_move_as_they_do_in_one_number() {
        for square in SquareSet::ALL {
            let set = SquareSet::of(square);
            let moved = |columns, rows| square.offset(columns, rows).map_or(0, |next| SquareSet::of(next).0);
            let board = Bitboard::new(set.0);
            assert_eq!(board.squares(), set.0);
            assert_eq!(board.down().squares(), moved(0, -1));
            assert_eq!(board.first_and_rest(), (board, Bitboard::default()));
            if square.row() < 8 {
                assert_eq!(board.up().squares(), moved(0, 1));
            }
            if square.column() < 8 {
                assert_eq!(board.right().squares(), moved(1, 0));
            }
            if square.column() > 0 {
                assert_eq!(board.left().squares(), moved(-1, 0));
            }
            let with_all_above = Bitboard::new(SquareSet::ALL.0 & !(set.0 - 1));
            let rest = Bitboard::new(with_all_above.squares() & !set.0);
            assert_eq!(with_all_above.first_and_rest(), (board, rest));
        }
    }
}
