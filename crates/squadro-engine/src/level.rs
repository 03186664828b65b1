use engine::Level;

use crate::people::Manner;

/// From the first level on: how far it looks ahead, how often in a hundred it overlooks a jump of the opponent's or
/// misses one of its own, how eagerly it races, and whether it judges by counting moves or by the net.
static MANNERS: [Manner; 7] = [
    Manner { depth: 1, overlooks: 0, misses: 80, eagerness: 4, by_net: false },
    Manner { depth: 1, overlooks: 0, misses: 10, eagerness: 0, by_net: false },
    Manner { depth: 2, overlooks: 28, misses: 8, eagerness: 1, by_net: false },
    Manner { depth: 3, overlooks: 12, misses: 0, eagerness: 1, by_net: false },
    Manner { depth: 4, overlooks: 5, misses: 0, eagerness: 0, by_net: false },
    Manner { depth: 4, overlooks: 8, misses: 0, eagerness: 0, by_net: true },
    Manner { depth: 6, overlooks: 2, misses: 0, eagerness: 0, by_net: true },
];

/// Whether a player of this level uses at one move what it found out at those before.
pub fn remembers(level: Level) -> bool {
    manner(level).is_none()
}

/// How a level errs: it looks a few moves ahead, now and then overlooks that a piece can be jumped, and the weak ones
/// miss their own jumps and race too eagerly. None for the highest, which plays as well as it can.
pub(crate) fn manner(level: Level) -> Option<&'static Manner> {
    MANNERS.get(usize::from(level.number()) - 1)
}
