use core::fmt;

use crate::Square;

/// The orientation of a fence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Between two rows: stops pawns that go up or down.
    #[default]
    Horizontal,
    /// Between two columns: stops pawns that go left or right.
    Vertical,
}

/// A fence, two squares wide, named by the square nearest a1 of the four it touches.
///
/// `e3h` lies between rows 3 and 4 above e and f; `e3v` lies between columns e and f along rows 3 and 4. A fence
/// named by a square of row 9 or column i sticks out of the board: it can be written, but never placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence {
    /// The square nearest a1.
    pub square: Square,
    /// Its orientation.
    pub orientation: Orientation,
}

impl Fence {
    /// A horizontal fence.
    pub const fn horizontal(square: Square) -> Fence {
        Fence { square, orientation: Orientation::Horizontal }
    }

    /// A vertical fence.
    pub const fn vertical(square: Square) -> Fence {
        Fence { square, orientation: Orientation::Vertical }
    }

    /// The fence centred on this one of the 64 crossings, counted row by row from the one nearest a1.
    pub(crate) const fn at_crossing(crossing: usize, orientation: Orientation) -> Fence {
        debug_assert!(crossing < 64);
        match Square::new(crossing % 8, crossing / 8) {
            Some(square) => Fence { square, orientation },
            None => unreachable!(),
        }
    }

    /// The bit of the crossing it is centred on; none if it would stick out of the board.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        let (column, row) = (self.square.column(), self.square.row());
        if column < 8 && row < 8 { 1 << (row * 8 + column) } else { 0 }
    }

    /// Whether it lies wholly on the board.
    pub const fn is_on_board(self) -> bool {
        self.bit() != 0
    }
}

impl fmt::Display for Fence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.orientation {
            Orientation::Horizontal => 'h',
            Orientation::Vertical => 'v',
        };
        write!(f, "{}{letter}", self.square)
    }
}
