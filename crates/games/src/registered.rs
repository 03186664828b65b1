use game::{Game, Line};

use crate::{AnyLine, GameKind};

/// A game of the registry, for code that is generic over games.
pub trait Registered: Game {
    /// Which game it is.
    const KIND: GameKind;

    /// The line of play as one of this game; none if it is of another.
    fn line_of(line: &AnyLine) -> Option<&Line<Self>>;

    /// The line of play as one of any game.
    fn any_line(line: Line<Self>) -> AnyLine;
}

impl Registered for quoridor::Position {
    const KIND: GameKind = GameKind::Quoridor;

    fn line_of(line: &AnyLine) -> Option<&Line<quoridor::Position>> {
        match line {
            AnyLine::Quoridor(line) => Some(line),
            AnyLine::Squadro(_) => None,
        }
    }

    fn any_line(line: Line<quoridor::Position>) -> AnyLine {
        AnyLine::Quoridor(line)
    }
}

impl Registered for squadro::Position {
    const KIND: GameKind = GameKind::Squadro;

    fn line_of(line: &AnyLine) -> Option<&Line<squadro::Position>> {
        match line {
            AnyLine::Squadro(line) => Some(line),
            AnyLine::Quoridor(_) => None,
        }
    }

    fn any_line(line: Line<squadro::Position>) -> AnyLine {
        AnyLine::Squadro(line)
    }
}

/// Evaluates an expression with the position type of a [`GameKind`]: the way from a game that somebody chose to
/// generic code.
///
/// ```
/// use game::{Game, Setup};
/// use games::GameKind;
///
/// fn legal_moves<G: Game>() -> usize {
///     G::from_setup(&Setup::default()).map_or(0, |start| start.count_moves())
/// }
///
/// let counts = GameKind::ALL.map(|kind| games::dispatch!(kind, G => legal_moves::<G>()));
/// assert_eq!(counts, [131, 5]);
/// ```
#[macro_export]
macro_rules! dispatch {
    ($kind:expr, $game:ident => $do:expr) => {
        match $kind {
            $crate::GameKind::Quoridor => {
                type $game = $crate::positions::Quoridor;
                $do
            }
            $crate::GameKind::Squadro => {
                type $game = $crate::positions::Squadro;
                $do
            }
        }
    };
}

/// The position types, for [`dispatch!`](crate::dispatch) in crates that don't depend on the rules crates.
#[doc(hidden)]
pub mod positions {
    pub use quoridor::Position as Quoridor;
    pub use squadro::Position as Squadro;
}

#[cfg(test)]
mod tests {
    use game::Setup;

    use super::*;

    fn is_the_game_of<G: Registered>(kind: GameKind) -> bool {
        let line_is_its_own = |line: &AnyLine| G::line_of(line).is_some() == (line.kind() == kind);
        let lines = GameKind::ALL.map(|kind| AnyLine::new(kind, &Setup::default()).expect("the usual start"));
        G::KIND == kind && kind.title() == G::NAME && lines.iter().all(line_is_its_own)
    }

    #[test]
    fn every_kind_leads_to_its_own_positions_and_lines() {
        for kind in GameKind::ALL {
            assert!(crate::dispatch!(kind, G => is_the_game_of::<G>(kind)), "{kind:?}");
            assert_eq!(
                (GameKind::named(kind.name()), GameKind::named(kind.title())),
                (Some(kind), Some(kind))
            );
        }
        assert_eq!(GameKind::named("chess"), None);
    }
}
