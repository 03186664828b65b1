//! Computer opponents.
//!
//! A [`Thinker`] finds moves; it may do so in this process ([`Pool`]) or elsewhere, so a [`Thought`] says everything it takes
//! and can be sent over a wire. Engines are plain functions from a position to a move.

mod pool;
mod quoridor;
mod squadro;

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};

pub use self::pool::Pool;
use crate::model::{Board, GameKind, Millis};

/// A position in which a computer is to move, and how it shall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Thought {
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

/// What one thread needs to think: tables that are worth keeping from one position to the next.
#[derive(Default)]
pub struct Mind {
    squadro: squadro::Player,
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
            Board::Quoridor(line) => quoridor::choose(line, thought.level, thought.seed),
            Board::Squadro(line) => self.squadro.choose(line, thought),
        };
        found.ok_or_else(|| no_move("the game is over".into()))
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
                    let thought = Thought {
                        game,
                        setup: setup.clone(),
                        steps: board.steps(),
                        level,
                        seed: ply,
                        time: 50,
                    };
                    let mv = mind.think(&thought).expect("the game isn't over");
                    board.play(&mv).expect("a computer plays by the rules");
                }
            }
        }
    }
}
