use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Seat;

/// How a game begins: everything that is settled before the first move.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Setup {
    /// How many play; none: as many as the start position has, or two.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub players: Option<usize>,
    /// Who moves first; none: the start position says, or the first seat.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub first: Option<Seat>,
    /// The names of the rule options that are on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub options: Vec<String>,
    /// A position to start from instead of the game's own.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub position: Option<String>,
}

/// What one seat is given instead of the usual, so that players of unequal strength have an equal game.
///
/// [`Game::with_handicap`](crate::Game::with_handicap) gives it. In JSON `{"fences":4}` or `"headStart"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub enum Handicap {
    /// This many fences to place, which are at most as many as usual.
    Fences(u8),
    /// The middle piece starts on its turning space.
    HeadStart,
}

/// Why a game can't begin like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game isn't for this many players.
    Players {
        /// How many were asked for.
        given: usize,
        /// What the game is for, in words.
        allowed: &'static str,
    },
    /// The position is for another number of players than was asked for.
    PlayersOfPosition {
        /// How many were asked for.
        given: usize,
        /// How many the position has.
        position: usize,
    },
    /// Nobody sits there.
    First {
        /// The seat that was to move first.
        given: Seat,
        /// How many play.
        players: usize,
    },
    /// The position says who moves, and it is somebody else.
    FirstOfPosition,
    /// The game has no such rule option.
    Option {
        /// The name that was given.
        given: String,
        /// The options of the game.
        known: &'static [&'static str],
    },
    /// The position can't be read or can't be.
    Position(String),
    /// Nobody plays at this seat, or not any more.
    NobodyThere(Seat),
    /// The game has no such handicap.
    Handicap {
        /// What was asked for.
        given: Handicap,
        /// The name of the game.
        game: &'static str,
    },
    /// A handicap of more fences than the seat has without it.
    MoreFences {
        /// How many were asked for.
        given: u8,
        /// How many the seat has without a handicap.
        usual: u8,
    },
    /// A head start for a piece that is past its turning space.
    PastTurningSpace(Seat),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { given, allowed } => {
                write!(f, "not a game for {given}: it is for {allowed}")
            }
            SetupError::PlayersOfPosition { given, position } => {
                write!(f, "the position is for {position} players, not {given}")
            }
            SetupError::First { given, players } => {
                write!(f, "seat {given} can't move first: there are {players} players")
            }
            SetupError::FirstOfPosition => {
                f.write_str("the position says who moves first: leave the first player out, or name the same")
            }
            SetupError::Option { given, known: [] } => {
                write!(f, "unknown rule option '{given}': this game has none")
            }
            SetupError::Option { given, known } => {
                write!(f, "unknown rule option '{given}': use {}", known.join(" or "))
            }
            SetupError::Position(reason) => write!(f, "bad position: {reason}"),
            SetupError::NobodyThere(seat) => write!(f, "nobody plays at seat {seat}"),
            SetupError::Handicap { given: Handicap::Fences(_), game } => {
                write!(f, "{game} has no handicap in fences: it has no fences")
            }
            SetupError::Handicap { given: Handicap::HeadStart, game } => {
                write!(f, "{game} has no handicap of a head start")
            }
            SetupError::MoreFences { given, usual } => {
                write!(f, "a handicap is fewer fences than the usual {usual}, not {given}")
            }
            SetupError::PastTurningSpace(seat) => {
                write!(
                    f,
                    "a head start is no help to seat {seat}: its middle piece is past its turning space"
                )
            }
        }
    }
}

impl core::error::Error for SetupError {}
