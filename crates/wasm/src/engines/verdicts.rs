use core::time::Duration;

use explain::{Message, facts_of, standing};
use games::{AnyLine, Evaluation};
use serde::Serialize;

/// What a computer player chose.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ChosenMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
}

/// A position with everything that was found out about it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Analysis {
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// The number of nodes visited.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// How many there were in a second; 0 if it took no time.
    #[cfg_attr(test, ts(type = "number"))]
    pub speed: u64,
    /// How it is known.
    #[cfg_attr(test, ts(type = "\"search\" | \"endgame\" | \"book\" | \"tablebase\""))]
    pub source: engine::Source,
    /// The moves, best first.
    pub moves: Vec<JudgedMove>,
}

/// A move with what it leads to.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct JudgedMove {
    #[serde(rename = "move")]
    pub mv: String,
    /// What the position is worth once it is made.
    pub evaluation: Evaluation,
    /// The line of play that is expected; it begins with the move.
    pub line: Vec<String>,
}

impl Analysis {
    pub(crate) fn new(found: games::Analysis, lines: usize, elapsed: Duration) -> Analysis {
        let judged = |games::JudgedMove { mv, evaluation, line }| JudgedMove { mv, evaluation, line };
        let speed = found.nodes as f64 / elapsed.as_secs_f64();
        Analysis {
            depth: found.depth,
            nodes: found.nodes,
            speed: if speed.is_finite() { speed as u64 } else { 0 },
            source: found.source,
            moves: found.moves.into_iter().take(lines).map(judged).collect(),
        }
    }
}

/// What is true of a position by the rules.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PositionFacts {
    /// Who wins the race, or leads it; none if nothing is sure.
    pub race: Option<Message>,
    /// The facts of the moves that were asked about.
    pub moves: Vec<MoveFacts>,
}

/// What is true of a move by the rules.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct MoveFacts {
    #[serde(rename = "move")]
    pub mv: String,
    pub facts: Vec<Message>,
}

impl PositionFacts {
    pub(crate) fn new(line: &AnyLine, moves: &[String]) -> PositionFacts {
        let of_move = |mv: &String| {
            let facts = facts_of(line, mv).iter().map(explain::Fact::message).collect();
            MoveFacts { mv: mv.clone(), facts }
        };
        let race = standing(line).map(|fact| fact.message());
        PositionFacts { race, moves: moves.iter().map(of_move).collect() }
    }
}
