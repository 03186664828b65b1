use engine::Judgement;

/// What a computer player found out about a position of any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// The number of nodes visited.
    pub nodes: u64,
    /// The moves, the best first.
    pub moves: Vec<JudgedMove>,
    /// The best line of play, as moves are written.
    pub pv: Vec<String>,
}

/// A move with what it is worth to the player who makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The move as it is written.
    pub mv: String,
    /// What it is worth.
    pub judgement: Judgement,
}

impl From<quoridor_engine::Report> for Analysis {
    fn from(report: quoridor_engine::Report) -> Analysis {
        let moves = report.verdicts.iter().map(|verdict| judged(&verdict.mv, verdict.judgement)).collect();
        Analysis { depth: report.depth, nodes: report.nodes, moves, pv: written(&report.pv) }
    }
}

impl From<squadro_engine::Report> for Analysis {
    fn from(report: squadro_engine::Report) -> Analysis {
        let moves = report.verdicts.iter().map(|verdict| judged(&verdict.mv, verdict.judgement)).collect();
        Analysis { depth: report.depth, nodes: report.nodes, moves, pv: written(&report.pv) }
    }
}

fn judged(mv: &impl ToString, judgement: Judgement) -> JudgedMove {
    JudgedMove { mv: mv.to_string(), judgement }
}

fn written(line: &[impl ToString]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}
