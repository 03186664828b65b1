//! Computer opponents.
//!
//! A [`Thinker`] finds moves; it may do so in this process ([`Pool`]) or elsewhere, so a [`Thought`] says everything
//! it takes and can be sent over a wire. Engines are plain functions from a position to a move.

mod pool;

use std::collections::HashMap;
use std::time::Duration;

use engine::{Level, Limits, Watch};
use futures_util::future::BoxFuture;
use games::{AnyLine, Computer, ComputerOptions, GameKind};
use play::{GameId, Millis, Seq};
use serde::{Deserialize, Serialize};

pub use self::pool::Pool;

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
    /// By which it is known. There is only one answer to it, however often it is asked for.
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

/// The transposition table of a computer player, in mebibytes: one for each game and each thread that thinks.
const TABLE: usize = 16;

/// The computer players of one thread, each made when it is first needed.
#[derive(Default)]
pub struct Mind {
    computers: HashMap<GameKind, Computer>,
}

impl Mind {
    /// Finds a move here and now.
    pub fn think(&mut self, thought: &Thought) -> Result<String, ThinkError> {
        let no_move = |reason: String| ThinkError::NoMove(reason);
        let mut line =
            AnyLine::new(thought.game, &thought.setup).map_err(|error| no_move(error.to_string()))?;
        for step in &thought.steps {
            line.step(step).map_err(|error| no_move(error.to_string()))?;
        }
        let level = Level::new(thought.level).unwrap_or_default();
        let computer = self.computers.entry(thought.game).or_insert_with(|| {
            Computer::new(thought.game, ComputerOptions { table: TABLE, ..ComputerOptions::default() })
        });
        computer.set_strength(level, thought.seed);
        // What it remembers may belong to another game, with other repetitions.
        computer.new_game();
        let found = computer.think(&line, Limits::time(thought.limit()), &Watch::start());
        found.ok_or_else(|| no_move("the game is over".into()))
    }
}

impl Thought {
    fn limit(&self) -> Duration {
        Duration::from_millis(self.time.max(1))
    }

    /// The start of a game of Squadro, for tests.
    #[cfg(test)]
    pub(crate) fn example() -> Thought {
        let game = "abcdefghijkl".parse().expect("an id");
        Thought {
            id: ThoughtId { game, seq: 3 },
            game: GameKind::Squadro,
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
    use super::*;

    #[test]
    fn every_level_of_both_games_finds_legal_moves_to_the_end_of_a_round() {
        let mut mind = Mind::default();
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
                    let mv = mind.think(&thought).expect("the game isn't over");
                    board.play(&mv).expect("a computer plays by the rules");
                }
            }
        }
    }
}
