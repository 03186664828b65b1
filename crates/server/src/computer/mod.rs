//! Computer opponents.
//!
//! A [`Thinker`] finds moves; it may do so in this process ([`ThinkPool`]) or elsewhere, so a [`Thought`] says
//! everything it takes and can be sent over a wire. [`Computers`] remember what they found out about a game, which
//! makes them faster or stronger, but never has to be there.

mod computers;
mod pool;

use std::time::Duration;

use futures_util::future::BoxFuture;
use games::GameKind;
use play::{GameId, Millis, Seq};
use serde::{Deserialize, Serialize};

pub use self::computers::Computers;
pub use self::pool::ThinkPool;

/// By which a thought is known: a game, and the event after which a computer is to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThoughtId {
    /// The game.
    pub game: GameId,
    /// Its last event.
    pub seq: Seq,
}

impl std::fmt::Display for ThoughtId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.game, self.seq)
    }
}

/// A position in which a computer is to move, and how it shall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Thought {
    /// By which it is known. Asked for several times, it is the same job.
    pub id: ThoughtId,
    /// Which game.
    pub game: GameKind,
    /// How the board was set up.
    pub setup: game::Setup,
    /// What was played since.
    pub steps: Vec<String>,
    /// How strong to play.
    pub level: u8,
    /// What levels that err draw their errors from.
    pub seed: u64,
    /// The most time to take, in milliseconds.
    pub time: Millis,
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThinkError {
    /// Too much else is being thought about: try again later.
    #[error("too many positions are waiting to be thought about")]
    Busy,
    /// The position can't be thought about: a bug.
    #[error("no move was found: {0}")]
    NoMove(String),
}

/// Something that finds moves.
pub trait Thinker: Send + Sync + 'static {
    /// A move, as it is written.
    fn think(&self, thought: Thought) -> BoxFuture<'static, Result<String, ThinkError>>;
}

impl Thought {
    fn limit(&self) -> Duration {
        Duration::from_millis(self.time.max(1))
    }

    /// The start of a game, for tests.
    #[cfg(test)]
    pub(crate) fn example() -> Thought {
        let game = "abcdefghijkl".parse().expect("an id");
        Thought {
            id: ThoughtId { game, seq: 3 },
            game: GameKind::ALL[1],
            setup: game::Setup::default(),
            steps: Vec::new(),
            level: 1,
            seed: 0,
            time: 50,
        }
    }
}

#[cfg(test)]
mod tests {
    use games::AnyLine;

    use super::*;

    #[test]
    fn every_level_of_both_games_finds_legal_moves_to_the_end_of_a_round() {
        let computers = Computers::default();
        for (game, players) in [
            (GameKind::Squadro, 2),
            (GameKind::Quoridor, 2),
            (GameKind::Quoridor, 3),
            (GameKind::Quoridor, 4),
        ] {
            for level in play::LEVELS {
                let setup = game::Setup { players: Some(players), ..game::Setup::default() };
                let mut board = AnyLine::new(game, &setup).expect("the usual start");
                for ply in 0..players as u64 {
                    let (setup, steps) = (setup.clone(), board.steps());
                    let thought = Thought { game, setup, steps, level, seed: ply, ..Thought::example() };
                    let mv = computers.think(&thought).expect("the game isn't over");
                    board.play(&mv).expect("a computer plays by the rules");
                }
            }
        }
    }
}
