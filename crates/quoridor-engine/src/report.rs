use engine::{Judgement, Score, Truth, Value};
use game::{Game, Line};
use quoridor::{Move, Position};

use crate::BookMove;
use crate::many;
use crate::people::Thought;

/// What the player thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// Moves with what is known of them, the best first: as many as were asked for.
    pub verdicts: Vec<Verdict>,
    /// The best line of play, beginning with the best move.
    pub pv: Vec<Move>,
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it knows.
    pub source: Source,
    /// Something went wrong that the answer had to do without, and what.
    pub trouble: Option<String>,
}

/// How the player came to know what it reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Looking ahead.
    Search,
    /// Working out everything that can still happen.
    Endgame,
    /// Looking it up in the book of openings.
    Book,
}

/// What is known of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The move.
    pub mv: Move,
    /// Its worth for the player who makes it.
    pub judgement: Judgement,
    /// The best line that begins with it, as far as it is known.
    pub line: Vec<Move>,
}

impl Report {
    /// A report of one move that was settled on without comparing lines.
    fn of_one(best: Move, judgement: Judgement, nodes: u64, depth: u32, source: Source) -> Report {
        let verdicts = vec![Verdict { mv: best, judgement, line: vec![best] }];
        Report { best, verdicts, pv: vec![best], depth, nodes, source, trouble: None }
    }

    /// What was found in a game of several, as the player to move sees it.
    pub(crate) fn of_many(game: &Line<Position>, report: &many::Report) -> Report {
        let turn = game.position().turn();
        let judgement = match report.proven {
            Some((winner, plies)) => {
                let value = if winner == turn { Value::Win } else { Value::Loss };
                Judgement::Exact(Truth { value, plies: Some(plies) })
            }
            None => Judgement::Estimate(Score::of_chance(report.chances[turn.index()])),
        };
        let found = Report::of_one(report.best, judgement, report.nodes, report.depth, Source::Search);
        let mut verdicts = found.verdicts;
        verdicts[0].line.clone_from(&report.pv);
        Report { verdicts, pv: report.pv.clone(), ..found }
    }
}

impl From<Thought> for Report {
    fn from(thought: Thought) -> Report {
        let Thought { best, score, nodes, depth } = thought;
        Report::of_one(best, Judgement::Estimate(score), nodes, depth, Source::Search)
    }
}

impl From<BookMove> for Report {
    fn from(known: BookMove) -> Report {
        Report::of_one(known.mv, Judgement::Estimate(known.score), 0, 0, Source::Book)
    }
}
