//! Fences, sets of fences, and which of them close a ring.

pub(crate) mod fence;
pub(crate) mod rings;

use crate::{Fence, Orientation, Square};

/// A set of fences: one bit for each crossing that a horizontal or a vertical fence can be centred on.
///
/// Bit `8 * row + column` is the crossing at the upper right corner of the square with that column and row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fences {
    /// The horizontal ones.
    pub horizontal: u64,
    /// The vertical ones.
    pub vertical: u64,
}

pub(crate) const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
pub(crate) const LAST_COLUMN: u64 = FIRST_COLUMN << 7;

/// Every crossing's bit moved to its right neighbour.
#[inline]
pub(crate) const fn to_right(crossings: u64) -> u64 {
    (crossings & !LAST_COLUMN) << 1
}

/// Every crossing's bit moved to its left neighbour.
#[inline]
pub(crate) const fn to_left(crossings: u64) -> u64 {
    (crossings & !FIRST_COLUMN) >> 1
}

/// For each square, the crossings at which a horizontal fence closes its upper edge: its two upper corners.
const ABOVE: [u64; Square::COUNT] = corners(0, 1);
/// For each square, the crossings at which a vertical fence closes its right edge: its two right corners.
const RIGHT: [u64; Square::COUNT] = corners(1, 0);

const fn corners(across: usize, up: usize) -> [u64; Square::COUNT] {
    let mut masks = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let (column, row) = (index % Square::WIDTH, index / Square::WIDTH);
        // The upper right corner of the square is the crossing of the same column and row; the other corner of
        // the edge lies one column to the left (upper edge) or one row below (right edge).
        if column < 8 && row < 8 {
            masks[index] |= 1 << (row * 8 + column);
        }
        if up == 1 && column > 0 && row < 8 {
            masks[index] |= 1 << (row * 8 + column - 1);
        }
        if across == 1 && row > 0 && column < 8 {
            masks[index] |= 1 << ((row - 1) * 8 + column);
        }
        index += 1;
    }
    masks
}

impl Fences {
    /// No fence at all.
    pub const NONE: Fences = Fences { horizontal: 0, vertical: 0 };

    /// How many there are.
    #[inline]
    pub const fn count(self) -> usize {
        (self.horizontal.count_ones() + self.vertical.count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.horizontal | self.vertical == 0
    }

    /// The first horizontal one, or else the first vertical one.
    #[inline]
    pub fn first(self) -> Option<Fence> {
        first_crossing(self.horizontal, Orientation::Horizontal)
            .or_else(|| first_crossing(self.vertical, Orientation::Vertical))
    }

    /// Whether this fence is one of them.
    #[inline]
    pub const fn contains(self, fence: Fence) -> bool {
        self.of(fence.orientation) & fence.bit() != 0
    }

    /// Adds a fence; one that sticks out of the board leaves the set as it is.
    #[inline]
    pub const fn insert(&mut self, fence: Fence) {
        match fence.orientation {
            Orientation::Horizontal => self.horizontal |= fence.bit(),
            Orientation::Vertical => self.vertical |= fence.bit(),
        }
    }

    /// The same set with one fence more.
    #[must_use]
    #[inline]
    pub const fn with(mut self, fence: Fence) -> Fences {
        self.insert(fence);
        self
    }

    #[inline]
    const fn of(self, orientation: Orientation) -> u64 {
        match orientation {
            Orientation::Horizontal => self.horizontal,
            Orientation::Vertical => self.vertical,
        }
    }

    /// The fences that could be added without overlapping or crossing one of these.
    #[must_use]
    #[inline]
    pub const fn room(self) -> Fences {
        let Fences { horizontal: h, vertical: v } = self;
        Fences { horizontal: !(h | to_left(h) | to_right(h) | v), vertical: !(v | v << 8 | v >> 8 | h) }
    }

    /// Those of the `candidates` that would close a ring of walls if placed beside these fences. There must be room for
    /// them. All others leave everybody a path; of these it takes a search for paths to know.
    #[must_use]
    #[inline]
    pub fn closing_a_ring(self, candidates: Fences) -> Fences {
        crate::fences::rings::close_a_ring(self, candidates)
    }

    /// The fences one of whose ends would touch one of these or the border, whether there is room for them or not. One
    /// that stands free at both ends is soon walked round.
    #[must_use]
    #[inline]
    pub const fn with_an_end_at(self) -> Fences {
        crate::fences::rings::end_at(self)
    }

    /// A fence of this set that the given one would overlap (the same, or half of it along the same line).
    pub fn overlapped_by(self, fence: Fence) -> Option<Fence> {
        let bit = fence.bit();
        let near = match fence.orientation {
            Orientation::Horizontal => bit | to_left(bit) | to_right(bit),
            Orientation::Vertical => bit | bit << 8 | bit >> 8,
        };
        first_crossing(near & self.of(fence.orientation), fence.orientation)
    }

    /// The fence of this set that the given one would cross.
    pub fn crossed_by(self, fence: Fence) -> Option<Fence> {
        let other = match fence.orientation {
            Orientation::Horizontal => Orientation::Vertical,
            Orientation::Vertical => Orientation::Horizontal,
        };
        first_crossing(fence.bit() & self.of(other), other)
    }

    /// Whether the upper edge of the square is closed by a fence.
    #[inline]
    pub(crate) const fn closed_above(self, square: Square) -> bool {
        self.horizontal & ABOVE[square.index()] != 0
    }

    /// Whether the right edge of the square is closed by a fence.
    #[inline]
    pub(crate) const fn closed_right(self, square: Square) -> bool {
        self.vertical & RIGHT[square.index()] != 0
    }

    /// The fence that stands between two neighbouring squares; none if they are open to each other or aren't
    /// neighbours.
    pub fn between(self, one: Square, other: Square) -> Option<Fence> {
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        if low.offset(0, 1) == Some(high) {
            first_crossing(self.horizontal & ABOVE[low.index()], Orientation::Horizontal)
        } else if low.offset(1, 0) == Some(high) {
            first_crossing(self.vertical & RIGHT[low.index()], Orientation::Vertical)
        } else {
            None
        }
    }

    /// The fences that would close the edge between two neighbouring squares.
    pub(crate) fn closing(one: Square, other: Square) -> Fences {
        let (low, high) = if one < other { (one, other) } else { (other, one) };
        if low.column() == high.column() {
            Fences { horizontal: ABOVE[low.index()], vertical: 0 }
        } else {
            Fences { horizontal: 0, vertical: RIGHT[low.index()] }
        }
    }
}

impl core::ops::BitOr for Fences {
    type Output = Fences;

    #[inline]
    fn bitor(self, other: Fences) -> Fences {
        Fences { horizontal: self.horizontal | other.horizontal, vertical: self.vertical | other.vertical }
    }
}

impl core::ops::BitAnd for Fences {
    type Output = Fences;

    #[inline]
    fn bitand(self, other: Fences) -> Fences {
        Fences { horizontal: self.horizontal & other.horizontal, vertical: self.vertical & other.vertical }
    }
}

/// All fences that are not in the set, whether there is room for them or not.
impl core::ops::Not for Fences {
    type Output = Fences;

    #[inline]
    fn not(self) -> Fences {
        Fences { horizontal: !self.horizontal, vertical: !self.vertical }
    }
}

fn first_crossing(crossings: u64, orientation: Orientation) -> Option<Fence> {
    (crossings != 0).then(|| Fence::at_crossing(crossings.trailing_zeros() as usize, orientation))
}

impl IntoIterator for Fences {
    type Item = Fence;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        Iter(self)
    }
}

/// The fences of a set one by one: the horizontal ones, then the vertical ones.
#[derive(Clone, Debug)]
pub struct Iter(Fences);

impl Iterator for Iter {
    type Item = Fence;

    #[inline]
    fn next(&mut self) -> Option<Fence> {
        let fence = self.0.first()?;
        match fence.orientation {
            Orientation::Horizontal => self.0.horizontal &= self.0.horizontal - 1,
            Orientation::Vertical => self.0.vertical &= self.0.vertical - 1,
        }
        Some(fence)
    }
}

impl FromIterator<Fence> for Fences {
    fn from_iter<I: IntoIterator<Item = Fence>>(fences: I) -> Fences {
        fences.into_iter().fold(Fences::NONE, Fences::with)
    }
}
