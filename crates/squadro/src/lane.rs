use core::fmt;

/// One of a player's five lanes, counted from the corner where both start sides meet.
///
/// Counted from 0 in code ([`Lane::index`]) and from 1 for people ([`Lane::number`], and what is printed).
///
/// ```
/// use squadro::Lane;
///
/// let last = Lane::new(4).expect("there are five lanes");
/// assert_eq!(last.to_string(), "5");
/// assert_eq!(Lane::new(5), None);
/// assert_eq!(Lane::from_number(0), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane(u8);

impl Lane {
    /// How many lanes each player has.
    pub const COUNT: usize = 5;
    /// All lanes, in order.
    pub const ALL: [Lane; Self::COUNT] = [Lane(0), Lane(1), Lane(2), Lane(3), Lane(4)];

    /// The lane with this index, counted from 0.
    #[inline]
    pub const fn new(index: usize) -> Option<Lane> {
        if index < Self::COUNT { Some(Lane(index as u8)) } else { None }
    }

    /// The lane with this number, counted from 1.
    #[inline]
    pub const fn from_number(number: usize) -> Option<Lane> {
        match number.checked_sub(1) {
            Some(index) => Lane::new(index),
            None => None,
        }
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1, as people do. This is also the opponent's space at which the lane is crossed.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
