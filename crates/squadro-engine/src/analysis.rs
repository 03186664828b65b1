//! A report for people and programs to read: every move with its verdict.

use core::fmt;

use game::Game;
use serde::Serialize;
use squadro::Position;

use crate::{Judgement, Report, Value};

/// A position with everything that was found out about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The position string.
    pub position: String,
    /// The seat to move, `y` or `r`.
    pub turn: &'static str,
    /// How it is known: `search`, `endgame` or `tablebase`.
    pub source: &'static str,
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The moves, best first.
    pub moves: Vec<JudgedMove>,
    /// The best line, as lanes.
    pub line: Vec<String>,
    /// The tablebase couldn't be used, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
}

/// A move with its verdict, for the player who makes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JudgedMove {
    /// The lane.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is proven; none where it is an estimate.
    pub exact: Option<Value>,
    /// The plies to the end, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The chance to win, 0 to 1.
    pub chance: f64,
}

impl Analysis {
    /// The analysis that a report gives.
    pub fn new(position: &Position, report: &Report) -> Analysis {
        let judged = |verdict: &crate::Verdict| {
            let (exact, plies) = match verdict.judgement {
                Judgement::Exact(truth) => (Some(truth.value), truth.plies),
                Judgement::Estimate(_) => (None, None),
            };
            let chance = match exact {
                Some(_) => verdict.judgement.chance(),
                // Three digits say all that an estimate can, and it is never certain.
                None => ((verdict.judgement.chance() * 1_000.0).round() / 1_000.0).clamp(0.001, 0.999),
            };
            JudgedMove { mv: verdict.mv.to_string(), exact, plies, chance }
        };
        Analysis {
            position: position.to_string(),
            turn: Position::seat_name(position.turn()),
            source: report.source.name(),
            depth: report.depth,
            nodes: report.nodes,
            moves: report.verdicts.iter().map(judged).collect(),
            line: report.pv.iter().map(ToString::to_string).collect(),
            trouble: report.trouble.clone(),
        }
    }
}

/// A line for each move, then the best line.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for judged in &self.moves {
            let mv = &judged.mv;
            match (judged.exact, judged.plies) {
                (Some(value), Some(plies)) => writeln!(f, "{mv}  {value} in {plies} plies")?,
                (Some(value), None) => writeln!(f, "{mv}  {value}")?,
                (None, _) => writeln!(f, "{mv}  {:.1} %", 100.0 * judged.chance)?,
            }
        }
        writeln!(f, "best line: {}", self.line.join(" "))?;
        match self.source {
            "search" => write!(f, "searched {} plies deep, {} positions", self.depth, self.nodes),
            "endgame" => f.write_str("worked out to the end"),
            source => write!(f, "looked up in the {source}"),
        }
    }
}
