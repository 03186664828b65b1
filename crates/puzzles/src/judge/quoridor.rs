use engine::{Limits, NoClock, Options};
use game::Game as _;
use games::{AnyLine, HasComputer as _};
use quoridor::Position;
use quoridor_engine::{Engine, Report};

use super::{Comparison, Judge, JudgeError, Worth, nothing};

/// Compares moves of Quoridor for two by searches.
pub(super) struct QuoridorJudge {
    engine: Engine,
    nodes: u64,
}

/// The transposition table, in mebibytes; it is emptied before each search, so that any of them can be repeated.
const TABLE: usize = 8;
/// A search of more nodes than this has one …
const LONG: u64 = 4_000_000;
/// … that holds what it finds.
const LONG_TABLE: usize = 256;
/// Defences beyond these are not tried.
const DEFENCES: usize = 4;
/// Replies are ranked with this share of the nodes.
const DEFENCE_SHARE: u64 = 8;

impl QuoridorJudge {
    /// Each search visits so many nodes at most.
    pub(super) fn new(nodes: u64) -> QuoridorJudge {
        let table = if nodes > LONG { LONG_TABLE } else { TABLE };
        QuoridorJudge { engine: Position::engine(Options { table, ..Options::default() }), nodes }
    }

    /// The best lines of a position of two.
    fn search(&mut self, line: &AnyLine, nodes: u64, lines: usize) -> Result<Report, JudgeError> {
        let AnyLine::Quoridor(game) = line else { return Err(nothing(line)) };
        engine::Player::new_game(&mut self.engine);
        let report = self.engine.analyze(game, Limits::nodes(nodes), &NoClock, lines);
        report.filter(|_| game.position().seats() == 2).ok_or_else(|| nothing(line))
    }
}

impl Judge for QuoridorJudge {
    /// The second best of two lines is at least as good as all the rest.
    fn compare(&mut self, line: &AnyLine) -> Result<Comparison, JudgeError> {
        let report = self.search(line, self.nodes, 2)?;
        let worth = |at: usize| report.verdicts.get(at).map(|verdict| Worth::from(verdict.judgement));
        let nodes = self.nodes;
        let best = report.best.to_string();
        Ok(Comparison { best, worth: worth(0).ok_or_else(|| nothing(line))?, rest: worth(1), nodes })
    }

    /// Those that lose last come first.
    fn defences(&mut self, line: &AnyLine) -> Result<Vec<String>, JudgeError> {
        let report = self.search(line, self.nodes / DEFENCE_SHARE, DEFENCES)?;
        Ok(report.verdicts.iter().map(|verdict| verdict.mv.to_string()).collect())
    }
}
