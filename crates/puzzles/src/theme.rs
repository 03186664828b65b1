use core::fmt;
use core::str::FromStr;

use games::GameKind;
use serde::{Deserialize, Serialize};

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Theme {
    /// Quoridor: a straight jump that gets closer.
    Jump,
    /// Quoridor: a jump to the side that gets closer.
    SideJump,
    /// Quoridor: a fence makes somebody else's path longer.
    Detour,
    /// Quoridor: a fence leaves somebody else a path that is very much longer.
    ShutIn,
    /// Quoridor: a fence that makes nobody's path longer, and takes the room for one that would.
    Guard,
    /// Quoridor: the last fence in hand.
    LastFence,
    /// Quoridor: the pawn goes on, with fences left to place.
    Run,
    /// Quoridor among three or four: somebody else is stopped.
    Stop,
    /// Who gets there first.
    Race,
    /// A quiet move: in Quoridor a step that gets no closer, in Squadro one that jumps nobody while pieces are still in
    /// each other's way.
    Tempo,
    /// Squadro: a piece is sent back.
    SendBack,
    /// Squadro: one move sends back two pieces or more.
    Chain,
    /// Squadro: the move lets a piece be jumped.
    Bait,
    /// Squadro: a piece leaves where it could be jumped.
    Escape,
}

/// No theme has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme '{given}': use {}", Theme::ALL.map(Theme::name).join(", "))]
pub struct UnknownTheme {
    /// The name that was given.
    pub given: String,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 14] = [
        Theme::Jump,
        Theme::SideJump,
        Theme::Detour,
        Theme::ShutIn,
        Theme::Guard,
        Theme::LastFence,
        Theme::Run,
        Theme::Stop,
        Theme::Race,
        Theme::Tempo,
        Theme::SendBack,
        Theme::Chain,
        Theme::Bait,
        Theme::Escape,
    ];

    /// The name in files, arguments and requests.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Jump => "jump",
            Theme::SideJump => "sideJump",
            Theme::Detour => "detour",
            Theme::ShutIn => "shutIn",
            Theme::Guard => "guard",
            Theme::LastFence => "lastFence",
            Theme::Run => "run",
            Theme::Stop => "stop",
            Theme::Race => "race",
            Theme::Tempo => "tempo",
            Theme::SendBack => "sendBack",
            Theme::Chain => "chain",
            Theme::Bait => "bait",
            Theme::Escape => "escape",
        }
    }

    /// The id of its name in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Jump => "theme-jump",
            Theme::SideJump => "theme-side-jump",
            Theme::Detour => "theme-detour",
            Theme::ShutIn => "theme-shut-in",
            Theme::Guard => "theme-guard",
            Theme::LastFence => "theme-last-fence",
            Theme::Run => "theme-run",
            Theme::Stop => "theme-stop",
            Theme::Race => "theme-race",
            Theme::Tempo => "theme-tempo",
            Theme::SendBack => "theme-send-back",
            Theme::Chain => "theme-chain",
            Theme::Bait => "theme-bait",
            Theme::Escape => "theme-escape",
        }
    }

    /// The themes that puzzles of a game can have.
    pub fn of_game(game: GameKind) -> impl Iterator<Item = Theme> {
        let its_own = move |theme: &Theme| match theme {
            Theme::Race | Theme::Tempo => true,
            Theme::SendBack | Theme::Chain | Theme::Bait | Theme::Escape => game == GameKind::Squadro,
            _ => game == GameKind::Quoridor,
        };
        Theme::ALL.into_iter().filter(its_own)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        let found = Theme::ALL.into_iter().find(|theme| theme.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownTheme { given: text.into() })
    }
}
