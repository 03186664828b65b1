use core::fmt;

use game::{Game, Handicap, Seat, Setup, SetupError};

use crate::GameKind;

/// A position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPosition {
    /// A position of Quoridor.
    Quoridor(quoridor::Position),
    /// A position of Squadro.
    Squadro(squadro::Position),
}

impl AnyPosition {
    /// The position that a game with this setup begins with.
    pub fn from_setup(kind: GameKind, setup: &Setup) -> Result<AnyPosition, SetupError> {
        Ok(match kind {
            GameKind::Quoridor => AnyPosition::Quoridor(Game::from_setup(setup)?),
            GameKind::Squadro => AnyPosition::Squadro(Game::from_setup(setup)?),
        })
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        match self {
            AnyPosition::Quoridor(position) => position.turn(),
            AnyPosition::Squadro(position) => position.turn(),
        }
    }

    /// The same position with this seat to move.
    pub fn with_turn(&self, seat: Seat) -> Result<AnyPosition, SetupError> {
        Ok(match self {
            AnyPosition::Quoridor(position) => AnyPosition::Quoridor(position.with_turn(seat)?),
            AnyPosition::Squadro(position) => AnyPosition::Squadro(position.with_turn(seat)?),
        })
    }

    /// The same position with a handicap for this seat.
    pub fn with_handicap(&self, seat: Seat, handicap: Handicap) -> Result<AnyPosition, SetupError> {
        Ok(match self {
            AnyPosition::Quoridor(position) => AnyPosition::Quoridor(position.with_handicap(seat, handicap)?),
            AnyPosition::Squadro(position) => AnyPosition::Squadro(position.with_handicap(seat, handicap)?),
        })
    }

    /// The position with the sides exchanged, for a rematch in which the players swap seats; the same position in
    /// games whose handicaps aren't in the position, or if the other side can't stand like this.
    #[must_use]
    pub fn with_sides_exchanged(&self) -> AnyPosition {
        match self {
            AnyPosition::Quoridor(_) => self.clone(),
            AnyPosition::Squadro(position) => {
                AnyPosition::Squadro(position.with_sides_exchanged().unwrap_or(*position))
            }
        }
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyPosition::Quoridor(position) => position.fmt(f),
            AnyPosition::Squadro(position) => position.fmt(f),
        }
    }
}
