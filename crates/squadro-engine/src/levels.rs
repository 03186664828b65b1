//! The levels.

pub(crate) mod human_like;

use engine::Level;
use human_like::LevelTraits;

/// From the first level on: how deep it searches, how often in a hundred it overlooks a jump of the opponent's or
/// misses one of its own, how eagerly it races, and whether it evaluates by counting moves or by the net.
static TRAITS: [LevelTraits; 7] = [
    LevelTraits { depth: 1, overlooks: 0, misses: 80, eagerness: 4, by_net: false },
    LevelTraits { depth: 1, overlooks: 0, misses: 10, eagerness: 0, by_net: false },
    LevelTraits { depth: 2, overlooks: 28, misses: 8, eagerness: 1, by_net: false },
    LevelTraits { depth: 3, overlooks: 12, misses: 0, eagerness: 1, by_net: false },
    LevelTraits { depth: 4, overlooks: 5, misses: 0, eagerness: 0, by_net: false },
    LevelTraits { depth: 4, overlooks: 8, misses: 0, eagerness: 0, by_net: true },
    LevelTraits { depth: 6, overlooks: 2, misses: 0, eagerness: 0, by_net: true },
];

/// Whether a player of this level uses at one move what it found out at those before.
pub fn remembers(level: Level) -> bool {
    traits(level).is_none()
}

/// How a level errs: it searches a few plies, now and then overlooks that a piece can be jumped, and the weak ones
/// miss their own jumps and race too eagerly. None for the highest, which plays as well as it can.
pub(crate) fn traits(level: Level) -> Option<&'static LevelTraits> {
    TRAITS.get(usize::from(level.number()) - 1)
}
