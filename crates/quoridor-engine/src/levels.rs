//! The levels of the game for two.

pub(crate) mod human_like;
mod mistakes;

use engine::Level;
use human_like::LevelTraits;

/// How a level of the game for two plays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Like a person who counts steps and overlooks things.
    HumanLike(LevelTraits),
    /// Like the best, but with no more than so many nodes.
    NodeLimited(u64),
}

/// From the first level on; the highest has no entry, since it plays as well as it can.
static STYLES: [Style; 7] = [
    Style::HumanLike(LevelTraits {
        depth: 2,
        sees_fences: 22,
        sees_answers: 0,
        thrift: 45,
        misses_jumps: 60,
        misplaces: 40,
        careless: 60,
        miscounts: 50,
        keenness: 80,
        opening_fences: 2,
    }),
    Style::HumanLike(LevelTraits {
        depth: 2,
        sees_fences: 42,
        sees_answers: 15,
        thrift: 55,
        misses_jumps: 30,
        misplaces: 13,
        careless: 27,
        miscounts: 22,
        keenness: 60,
        opening_fences: 3,
    }),
    Style::HumanLike(LevelTraits {
        depth: 2,
        sees_fences: 90,
        sees_answers: 85,
        thrift: 105,
        misses_jumps: 8,
        misplaces: 4,
        careless: 6,
        miscounts: 6,
        keenness: 50,
        opening_fences: 3,
    }),
    Style::HumanLike(LevelTraits {
        depth: 3,
        sees_fences: 100,
        sees_answers: 100,
        thrift: 115,
        misses_jumps: 0,
        misplaces: 0,
        careless: 0,
        miscounts: 0,
        keenness: 0,
        opening_fences: 3,
    }),
    Style::NodeLimited(700),
    Style::NodeLimited(2_400),
    Style::NodeLimited(10_500),
];

/// Whether a player of this level, in a game of so many seats, uses at one move what it found out at those before.
pub fn remembers(level: Level, seats: usize) -> bool {
    seats == 2 && !matches!(style(level), Some(Style::HumanLike(_)))
}

/// How a level plays; none for the highest.
pub(crate) fn style(level: Level) -> Option<&'static Style> {
    STYLES.get(usize::from(level.number()) - 1)
}
