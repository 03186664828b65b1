use engine::{Report, Source, Verdict};
use game::Seat;
use quoridor_engine::multiplayer;

use crate::Evaluation;

/// What a computer player found out about a position of any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// The number of nodes visited.
    pub nodes: u64,
    /// How it is known.
    pub source: Source,
    /// The moves, the best first.
    pub moves: Vec<JudgedMove>,
    /// The best line of play, as moves are written.
    pub pv: Vec<String>,
}

/// A move with what it leads to.
#[derive(Clone, Debug, PartialEq)]
pub struct JudgedMove {
    /// The move as it is written.
    pub mv: String,
    /// What the position is worth once it is made.
    pub evaluation: Evaluation,
    /// The line of play that is expected, as far as it is known; it begins with the move.
    pub line: Vec<String>,
}

impl Analysis {
    /// Of a position of two.
    pub(crate) fn of_two<M: ToString>(turn: Seat, report: &Report<M>) -> Analysis {
        let judged = |verdict: &Verdict<M>| JudgedMove {
            mv: verdict.mv.to_string(),
            evaluation: Evaluation::of_judgement(verdict.judgement, turn),
            line: written(&verdict.line),
        };
        Analysis {
            depth: report.depth,
            nodes: report.nodes,
            source: report.source,
            moves: report.verdicts.iter().map(judged).collect(),
            pv: written(&report.pv),
        }
    }

    /// Of a position of three or four, with so many lines.
    pub(crate) fn of_several(seats: usize, report: &multiplayer::Report, lines: usize) -> Analysis {
        let judged = |line: &multiplayer::SeatLine| {
            let mv = line.pv.first()?.to_string();
            let evaluation = Evaluation::of_several(line.proven, &line.chances, seats);
            Some(JudgedMove { mv, evaluation, line: written(&line.pv) })
        };
        let moves = report.lines.iter().take(lines.max(1)).filter_map(judged).collect();
        let (depth, nodes) = (report.depth, report.nodes);
        Analysis { depth, nodes, source: Source::Search, moves, pv: written(&report.pv) }
    }
}

fn written(line: &[impl ToString]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}
