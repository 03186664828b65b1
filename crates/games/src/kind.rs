use game::Game;
use serde::{Deserialize, Serialize};

/// The games there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum GameKind {
    /// Quoridor, for two to four.
    Quoridor,
    /// Squadro, for two.
    Squadro,
}

impl GameKind {
    /// All of them.
    pub const ALL: [GameKind; 2] = [GameKind::Quoridor, GameKind::Squadro];

    /// The name in requests, in the database and in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Quoridor => "quoridor",
            GameKind::Squadro => "squadro",
        }
    }

    /// The game of this name, in upper or lower case.
    pub fn named(name: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.name().eq_ignore_ascii_case(name))
    }

    /// The name as people write it, and as records have it.
    pub const fn title(self) -> &'static str {
        crate::dispatch!(self, G => G::NAME)
    }

    /// How many may play it.
    pub fn players(self) -> std::ops::RangeInclusive<usize> {
        match self {
            GameKind::Quoridor => 2..=4,
            GameKind::Squadro => 2..=2,
        }
    }

    /// The names of its rule options.
    pub fn options(self) -> &'static [&'static str] {
        match self {
            GameKind::Quoridor => quoridor::Options::NAMES,
            GameKind::Squadro => &[],
        }
    }
}
