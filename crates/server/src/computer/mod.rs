//! Computer opponents.
//!
//! A [`Thinker`] finds moves; it may do so in this process ([`Pool`]) or elsewhere, so a [`Thought`] says everything
//! it takes and can be sent over a wire. Engines are plain functions from a position to a move.

mod pool;

use std::time::Duration;

use futures_util::future::BoxFuture;
use game::Line;
use serde::{Deserialize, Serialize};

pub use self::pool::Pool;
use crate::model::{Board, GameId, GameKind, Millis, Seq};

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

/// The memory of a player, in mebibytes: one for each game and each thread that thinks.
const TABLE: usize = 16;

/// What one thread needs to think: the players, each made when it is first needed.
#[derive(Default)]
pub struct Mind {
    quoridor: Option<quoridor_engine::Engine>,
    squadro: Option<squadro_engine::Engine>,
}

impl Mind {
    /// Finds a move here and now.
    pub fn think(&mut self, thought: &Thought) -> Result<String, ThinkError> {
        let no_move = |reason: String| ThinkError::NoMove(reason);
        let mut board =
            Board::new(thought.game, &thought.setup).map_err(|error| no_move(error.to_string()))?;
        for step in &thought.steps {
            board.step(step).map_err(|error| no_move(error.to_string()))?;
        }
        let found = match &board {
            Board::Quoridor(line) => self.quoridor_move(line, thought),
            Board::Squadro(line) => self.squadro_move(line, thought),
        };
        found.ok_or_else(|| no_move("the game is over".into()))
    }

    fn quoridor_move(&mut self, line: &Line<quoridor::Position>, thought: &Thought) -> Option<String> {
        use quoridor_engine::{Engine, Level, Options, Watch};
        let level = Level::new(thought.level).unwrap_or_default();
        let options = Options { level, table: TABLE, seed: thought.seed, ..Options::default() };
        let engine = self.quoridor.get_or_insert_with(|| Engine::new(options));
        engine.set_options(options);
        // What it remembers may belong to another game, with other repetitions.
        engine.new_game();
        let limits = quoridor_engine::Limits::time(thought.limit());
        Some(engine.go(line, limits, &Watch::start())?.best.to_string())
    }

    fn squadro_move(&mut self, line: &Line<squadro::Position>, thought: &Thought) -> Option<String> {
        use squadro_engine::{Engine, Level, Options, Watch};
        let level = Level::new(thought.level).unwrap_or_default();
        let options = Options { level, table: TABLE, seed: thought.seed, ..Options::default() };
        let engine = self.squadro.get_or_insert_with(|| Engine::new(options));
        engine.set_options(options);
        engine.new_game();
        let limits = squadro_engine::Limits::time(thought.limit());
        Some(engine.go(line, limits, &Watch::start())?.best.to_string())
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
            for level in crate::model::LEVELS {
                let setup = game::Setup { players: Some(players), ..game::Setup::default() };
                let mut board = Board::new(game, &setup).expect("the usual start");
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
