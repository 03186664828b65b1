//! A report for people and programs to read: every move with its verdict.

use core::fmt;

use engine::MoveValue;
use game::Game;
use serde::Serialize;
use squadro::Position;

use crate::{Report, Source};

/// A position with everything that was found out about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The position string.
    pub position: String,
    /// The seat to move, `y` or `r`.
    pub turn: &'static str,
    /// How it is known: `search`, `endgame` or `tablebase`.
    pub source: Source,
    /// How many plies were searched; 0 if nothing had to be.
    pub depth: u32,
    /// How many nodes were visited.
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
    /// What is known of it.
    #[serde(flatten)]
    pub value: MoveValue,
}

impl Analysis {
    /// The analysis that a report gives.
    pub fn new(position: &Position, report: &Report) -> Analysis {
        let judged = |verdict: &crate::Verdict| JudgedMove {
            mv: verdict.mv.to_string(),
            value: verdict.judgement.into(),
        };
        Analysis {
            position: position.to_string(),
            turn: Position::seat_name(position.turn()),
            source: report.source,
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
            let plies = if judged.value.plies.is_some() { " plies" } else { "" };
            writeln!(f, "{}  {}{plies}", judged.mv, judged.value)?;
        }
        writeln!(f, "best line: {}", self.line.join(" "))?;
        self.source.describe(f, self.depth, self.nodes)
    }
}
