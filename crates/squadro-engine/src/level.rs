use core::fmt;

use crate::people::Manner;

/// How strong the player is, 1 to 8.
///
/// Levels 1 to 7 play like people do: they look a few moves ahead, now and then overlook that a piece can be
/// jumped, and the weak ones race too eagerly. The highest plays as well as it can.
///
/// ```
/// use squadro_engine::Level;
///
/// assert_eq!(Level::new(8), Some(Level::HIGHEST));
/// assert_eq!(Level::new(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// From the first level on: how far it looks ahead, how often in a hundred it overlooks a jump, how eagerly it
/// races, and whether it judges by counting moves or by the net.
static MANNERS: [Manner; 7] = [
    Manner { depth: 1, overlooks: 60, eagerness: 4, by_net: false },
    Manner { depth: 2, overlooks: 55, eagerness: 3, by_net: false },
    Manner { depth: 2, overlooks: 25, eagerness: 2, by_net: false },
    Manner { depth: 3, overlooks: 12, eagerness: 1, by_net: false },
    Manner { depth: 4, overlooks: 5, eagerness: 0, by_net: false },
    Manner { depth: 4, overlooks: 8, eagerness: 0, by_net: true },
    Manner { depth: 6, overlooks: 2, eagerness: 0, by_net: true },
];

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest, and the only one that never errs on purpose.
    pub const HIGHEST: Level = Level(8);

    /// The level of this number, 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::LOWEST.0 && number <= Level::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }

    /// 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it errs; none for the highest.
    pub(crate) fn manner(self) -> Option<&'static Manner> {
        MANNERS.get(usize::from(self.0) - 1)
    }
}

impl Default for Level {
    fn default() -> Level {
        Level::HIGHEST
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
