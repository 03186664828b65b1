//! Computer opponents.
//!
//! A [`Thinker`] finds moves in this process ([`ThinkPool`]) or elsewhere, so a [`ThinkRequest`] is self-contained and
//! serializable. [`Computers`] caches transposition tables between the moves of a game; losing them costs strength,
//! never correctness.

mod computers;
pub(crate) mod fair_queue;
mod pool;

use std::time::Duration;

use futures_util::future::BoxFuture;
use games::GameKind;
use play::{GameId, Millis, PlayerId, Seq};
use serde::{Deserialize, Serialize};

pub use self::computers::Computers;
pub use self::pool::ThinkPool;
pub(crate) use self::pool::{Costs, WAITING_PER_CREATOR};

/// The id of a think request: a game, and the event after which a computer is to move in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThinkId {
    /// The game.
    pub game: GameId,
    /// Its last event.
    pub seq: Seq,
}

impl std::fmt::Display for ThinkId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}", self.game, self.seq)
    }
}

/// A request for a computer's move: the position, level and time limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ThinkRequest {
    /// Its id. Requests with the same id are one job.
    pub id: ThinkId,
    /// The kind of game.
    pub game: GameKind,
    /// The setup of the board.
    pub setup: game::Setup,
    /// The steps played since.
    pub steps: Vec<String>,
    /// The level to play at.
    pub level: u8,
    /// The seed of the random choices of weak levels.
    pub seed: u64,
    /// The time limit, in milliseconds.
    pub time: Millis,
    /// The creator of the game, who gets a fair share of the computers' time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub creator: Option<PlayerId>,
}

/// A move that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkReply {
    /// The move in standard notation.
    pub mv: String,
    /// How long it took to find, without the wait until somebody could think, in milliseconds.
    pub time: Millis,
}

/// Why no move was found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ThinkError {
    /// The queue is full: try again later.
    #[error("too many positions are waiting to be thought about")]
    Busy,
    /// The request is invalid or the engine failed: a bug.
    #[error("no move was found: {0}")]
    NoMove(String),
}

/// A service that finds moves.
pub trait Thinker: Send + Sync + 'static {
    /// Finds a move. Dropping the future withdraws the request.
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>>;
}

impl ThinkRequest {
    fn limit(&self) -> Duration {
        Duration::from_millis(self.time.max(1))
    }

    /// The start of a game, for tests.
    #[cfg(test)]
    pub(crate) fn example() -> ThinkRequest {
        let game = "abcdefghijkl".parse().expect("an id");
        ThinkRequest {
            id: ThinkId { game, seq: 3 },
            game: GameKind::ALL[1],
            setup: game::Setup::default(),
            steps: Vec::new(),
            level: 1,
            seed: 0,
            time: 50,
            creator: None,
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
                    let request =
                        ThinkRequest { game, setup, steps, level, seed: ply, ..ThinkRequest::example() };
                    let mv = computers.think(&request).expect("the game isn't over");
                    board.play(&mv).expect("a computer plays by the rules");
                }
            }
        }
    }
}
