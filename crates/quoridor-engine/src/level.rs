use engine::Level;

use crate::people::Manner;

/// How a level of the game for two plays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Style {
    /// Like somebody who counts steps and overlooks things.
    Person(Manner),
    /// Like the best, but after looking at no more than so many positions.
    Hasty(u64),
}

/// From the first level on; the highest has no entry, since it plays as well as it can.
static STYLES: [Style; 7] = [
    Style::Person(Manner { depth: 1, sees_fences: 20, sees_answers: 0, thrift: 0 }),
    Style::Person(Manner { depth: 2, sees_fences: 35, sees_answers: 10, thrift: 15 }),
    Style::Person(Manner { depth: 2, sees_fences: 50, sees_answers: 35, thrift: 30 }),
    Style::Person(Manner { depth: 3, sees_fences: 100, sees_answers: 100, thrift: 60 }),
    Style::Hasty(700),
    Style::Hasty(2_400),
    Style::Hasty(10_500),
];

/// Whether a player of this level, in a game of so many seats, uses at one move what it found out at those before.
pub fn remembers(level: Level, seats: usize) -> bool {
    seats == 2 && !matches!(style(level), Some(Style::Person(_)))
}

/// How a level plays; none for the highest.
pub(crate) fn style(level: Level) -> Option<&'static Style> {
    STYLES.get(usize::from(level.number()) - 1)
}
