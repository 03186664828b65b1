//! Squares, sets of squares, edges of the board and its symmetries.

pub(crate) mod bitboard;
pub(crate) mod side;
pub(crate) mod square_set;
pub(crate) mod symmetry;

use core::fmt;

/// One of the 81 squares: columns a–i from player 1's left, rows 1–9 from player 1's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares a row and a column have.
    pub const WIDTH: usize = 9;
    /// How many squares there are.
    pub const COUNT: usize = 81;

    /// The square with this column and row, both counted from 0.
    pub const fn new(column: usize, row: usize) -> Option<Square> {
        if column < Self::WIDTH && row < Self::WIDTH {
            Some(Square((row * Self::WIDTH + column) as u8))
        } else {
            None
        }
    }

    /// The square with this index: row by row from a1, so a1 is 0, b1 is 1 and i9 is 80.
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Self::COUNT { Some(Square(index as u8)) } else { None }
    }

    /// All squares, row by row from a1.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..Self::COUNT as u8).map(Square)
    }

    /// Counted row by row from a1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0 for a.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % Self::WIDTH
    }

    /// The row, counted from 0 for row 1.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / Self::WIDTH
    }

    /// The square so many columns to the right and rows up, if it is on the board.
    pub const fn offset(self, columns: isize, rows: isize) -> Option<Square> {
        match (self.column().checked_add_signed(columns), self.row().checked_add_signed(rows)) {
            (Some(column), Some(row)) => Square::new(column, row),
            _ => None,
        }
    }

    /// Reads the two characters of a square, with the row counted from 1.
    pub(crate) fn from_ascii(column: u8, row: u8) -> Option<Square> {
        Square::new(usize::from(column.checked_sub(b'a')?), usize::from(row.checked_sub(b'1')?))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}
