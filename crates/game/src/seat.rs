use core::fmt;

/// A player's place at the board, in turn order.
///
/// Counted from 0 in code ([`Seat::index`]) and from 1 for people ([`Seat::number`], and what is printed).
///
/// ```
/// use game::Seat;
///
/// let last = Seat::new(3).expect("a board has at most four seats");
/// assert_eq!(last.number(), 4);
/// assert_eq!(last.next(4), Seat::FIRST);
/// assert_eq!(Seat::new(4), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game here has.
    pub const MAX: usize = 4;
    /// The first seat in turn order.
    pub const FIRST: Seat = Seat(0);
    /// The second seat in turn order.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this index, counted from 0.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Self::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// The seat with this number, counted from 1.
    pub const fn from_number(number: usize) -> Option<Seat> {
        match number.checked_sub(1) {
            Some(index) => Seat::new(index),
            None => None,
        }
    }

    /// The first `count` seats, in turn order.
    ///
    /// # Panics
    /// If there are more than [`Seat::MAX`] of them.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        assert!(count <= Self::MAX, "a board has at most {} seats, not {count}", Self::MAX);
        (0..count as u8).map(Seat)
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat after this one when `count` play.
    #[must_use]
    pub const fn next(self, count: usize) -> Seat {
        if self.index() + 1 < count { Seat(self.0 + 1) } else { Seat(0) }
    }

    /// The other seat of two.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
