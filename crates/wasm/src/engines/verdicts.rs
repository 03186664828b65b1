use engine::{Judgement, Value};
use serde::Serialize;

/// What a computer player chose.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Thought {
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
    /// The moves, best first.
    pub moves: Vec<JudgedMove>,
    /// The best line of play.
    pub line: Vec<String>,
}

/// A move with its verdict, for the player who makes it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct JudgedMove {
    #[serde(rename = "move")]
    pub mv: String,
    /// What is proven: `win`, `draw` or `loss`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "\"win\" | \"draw\" | \"loss\" | undefined"))]
    pub exact: Option<&'static str>,
    /// The plies to the end, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The chance to win, 0 to 1.
    pub chance: f64,
}

impl From<games::Analysis> for Analysis {
    fn from(found: games::Analysis) -> Analysis {
        let moves = found.moves.into_iter().map(JudgedMove::from).collect();
        Analysis { depth: found.depth, nodes: found.nodes, moves, line: found.pv }
    }
}

impl From<games::JudgedMove> for JudgedMove {
    fn from(judged: games::JudgedMove) -> JudgedMove {
        let (exact, plies) = match judged.judgement {
            Judgement::Exact(truth) => (Some(truth.value), truth.plies),
            Judgement::Estimate(_) => (None, None),
        };
        let exact = exact.map(|value| match value {
            Value::Win => "win",
            Value::Draw => "draw",
            Value::Loss => "loss",
        });
        JudgedMove { mv: judged.mv, exact, plies, chance: judged.judgement.chance() }
    }
}
