/// A figure of a rulebook: a position and what may be done in it, or may not.
///
/// Rules crates list theirs in a module `figures`: tests execute them, and screens show and play them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which figure it is: its number in the rulebook, or a word for one that isn't there.
    pub id: &'static str,
    /// The position string.
    pub position: &'static str,
    /// The lines of play it shows, each of them from the position; several are alternatives.
    pub lines: &'static [&'static [&'static str]],
    /// The moves it shows that the rules forbid.
    pub forbidden: &'static [&'static str],
}

impl Figure {
    /// A position in which nothing is played.
    pub const fn still(id: &'static str, position: &'static str) -> Figure {
        Figure { id, position, lines: &[], forbidden: &[] }
    }

    /// A position with what is played there: one line, or one for each alternative.
    pub const fn played(
        id: &'static str,
        position: &'static str,
        lines: &'static [&'static [&'static str]],
    ) -> Figure {
        Figure { id, position, lines, forbidden: &[] }
    }

    /// A position with a move that is forbidden there.
    pub const fn refused(
        id: &'static str,
        position: &'static str,
        forbidden: &'static [&'static str],
    ) -> Figure {
        Figure { id, position, lines: &[], forbidden }
    }
}
