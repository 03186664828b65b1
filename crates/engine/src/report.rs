use core::fmt;

use serde::Serialize;

use crate::{Choice, Info, Judgement, Score, SearchResult};

/// What an engine found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// The move to play.
    pub best: M,
    /// Moves with what is known of them, the best first: as many as were asked for. A level below the highest gives
    /// the best alone.
    pub verdicts: Vec<Verdict<M>>,
    /// The principal variation, beginning with the best move.
    pub pv: Vec<M>,
    /// How many plies were searched; 0 if nothing had to be.
    pub depth: u32,
    /// How many nodes were visited.
    pub nodes: u64,
    /// How it is known.
    pub source: Source,
    /// Something went wrong that the answer had to do without, and what.
    pub trouble: Option<String>,
}

/// How an engine came to know what it reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A search.
    Search,
    /// An endgame that was solved to the end.
    Endgame,
    /// The opening book.
    Book,
    /// The tablebase.
    Tablebase,
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// The move.
    pub mv: M,
    /// Its worth for the player who makes it.
    pub judgement: Judgement,
    /// The best line that begins with it, as far as it is known.
    pub line: Vec<M>,
}

impl Source {
    /// Writes how it is known, given what a search took.
    pub fn describe(self, f: &mut fmt::Formatter<'_>, depth: u32, nodes: u64) -> fmt::Result {
        match self {
            Source::Search => write!(f, "searched {depth} plies deep, {nodes} positions"),
            Source::Endgame => f.write_str("worked out to the end"),
            Source::Book => f.write_str("looked up in the book"),
            Source::Tablebase => f.write_str("looked up in the tablebase"),
        }
    }
}

impl<M: Copy> Report<M> {
    /// A report of one move that was settled on without comparing lines.
    pub fn of_one(best: M, judgement: Judgement, nodes: u64, depth: u32, source: Source) -> Report<M> {
        let verdicts = vec![Verdict { mv: best, judgement, line: vec![best] }];
        Report { best, verdicts, pv: vec![best], depth, nodes, source, trouble: None }
    }

    /// A report of the moves that a search ranked; none if there were none.
    pub fn of_search(result: SearchResult<M>) -> Option<Report<M>> {
        let SearchResult { moves, depth, nodes } = result;
        let best = moves.first()?.mv;
        let pv = moves.first()?.line.clone();
        let verdicts: Vec<Verdict<M>> = moves
            .into_iter()
            .map(|ranked| Verdict { mv: ranked.mv, judgement: ranked.score.into(), line: ranked.line })
            .collect();
        Some(Report { best, verdicts, pv, depth, nodes, source: Source::Search, trouble: None })
    }
}

impl<M> Info<M> {
    /// What is known after so many plies, with the score of the best move.
    pub fn new(depth: u32, score: Score, nodes: u64, pv: Vec<M>) -> Info<M> {
        Info { depth, judgement: score.into(), nodes, pv }
    }
}

impl<M: Clone> Info<M> {
    /// What a search has found so far; none if there is no move.
    pub fn of_search(found: &SearchResult<M>) -> Option<Info<M>> {
        let best = found.moves.first()?;
        Some(Info::new(found.depth, best.score, found.nodes, best.line.clone()))
    }
}

impl<M> From<Report<M>> for Choice<M> {
    /// Every report has a verdict on its best move.
    fn from(report: Report<M>) -> Choice<M> {
        let judgement =
            report.verdicts.first().map_or(Judgement::Estimate(Score::EVEN), |best| best.judgement);
        let info = Info { depth: report.depth, judgement, nodes: report.nodes, pv: report.pv };
        Choice { best: report.best, info, trouble: report.trouble }
    }
}
