use game::{Game, Line};
use quoridor::{Move, Position};

use crate::level::{Style, style};
use crate::search::{self, Ranked, Search};
use crate::{
    Book, Clock, Endgame, Evaluation, Judgement, Level, Limits, Net, Report, Source, Table, Verdict, many,
    people,
};

/// How a player is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How strong it plays.
    pub level: Level,
    /// The size of its memory for positions, in mebibytes.
    pub table: usize,
    /// What levels below the highest draw their errors from: the same seed, the same game.
    pub seed: u64,
    /// How many threads look ahead. More than one, and the same search may end differently.
    pub threads: usize,
    /// Whether the highest level may play openings from its book.
    pub book: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { level: Level::HIGHEST, table: 32, seed: 0, threads: 1, book: true }
    }
}

/// A computer player for two, three or four.
///
/// ```
/// use game::Line;
/// use quoridor::Position;
/// use quoridor_engine::{Engine, Limits, NoClock, Options};
///
/// let mut engine = Engine::new(Options::default());
/// let game = Line::new(Position::start());
/// let report = engine.go(&game, Limits::nodes(1_000), &NoClock).expect("the game isn't over");
/// println!("{}: {:?}", report.best, report.verdicts[0].judgement);
/// ```
pub struct Engine<E = &'static Net> {
    options: Options,
    table: Table,
    evaluation: E,
}

/// What somebody wants to know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// What a player of this level would play.
    Move,
    /// So many of the best lines.
    Lines(usize),
}

impl Asked {
    fn lines(self) -> usize {
        match self {
            Asked::Move => 1,
            Asked::Lines(lines) => lines,
        }
    }
}

/// How much of the best line is looked up in an endgame that is worked out.
const LINE_LOOKED_UP: usize = 32;

impl Engine {
    /// A player that has just sat down.
    pub fn new(options: Options) -> Engine {
        Engine::judging_by(Net::shared(), options)
    }
}

impl<E: Evaluation> Engine<E> {
    /// A player that judges by something of one's own.
    pub fn judging_by(evaluation: E, options: Options) -> Engine<E> {
        Engine { options, table: Table::new(options.table), evaluation }
    }

    /// Changes how it is set up.
    pub fn set_options(&mut self, options: Options) {
        if options.table != self.options.table {
            self.table = Table::new(options.table);
        }
        self.options = options;
    }

    /// How it is set up.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Forgets the last game.
    pub fn new_game(&mut self) {
        self.table.clear();
    }

    /// The memory that it keeps from one move to the next, in bytes.
    pub fn memory(&self) -> usize {
        self.table.memory()
    }

    /// Chooses a move; none if the game is over.
    pub fn go(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(impl Clock + Sync),
    ) -> Option<Report> {
        self.go_telling(game, limits, clock, |_| ())
    }

    /// The same, telling what it found after each look.
    pub fn go_telling(
        &mut self,
        game: &Line<Position>,
        mut limits: Limits,
        clock: &(impl Clock + Sync),
        tell: impl FnMut(&search::Result),
    ) -> Option<Report> {
        let Options { level, seed, .. } = self.options;
        if game.position().seats() == 2 {
            match style(level) {
                Some(Style::Person(manner)) => return people::choose(game, manner, seed).map(Report::from),
                Some(&Style::Hasty(nodes)) => {
                    limits.nodes = Some(limits.nodes.map_or(nodes, |n| n.min(nodes)));
                }
                None if self.options.book => {
                    if let Some(known) =
                        Book::shared().get(game.position()).filter(|_| game.outcome().is_none())
                    {
                        return Some(known.into());
                    }
                }
                None => {}
            }
        }
        self.think(game, limits, clock, Asked::Move, tell)
    }

    /// Finds so many best moves with their lines; none if the game is over. The level plays no part in this, nor does
    /// the book.
    pub fn analyze(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(impl Clock + Sync),
        lines: usize,
    ) -> Option<Report> {
        self.think(game, limits, clock, Asked::Lines(lines), |_| ())
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(impl Clock + Sync),
        asked: Asked,
        tell: impl FnMut(&search::Result),
    ) -> Option<Report> {
        if game.outcome().is_some() {
            return None;
        }
        if game.position().seats() != 2 {
            let Options { level, seed, .. } = self.options;
            let level = if asked == Asked::Move { level } else { Level::HIGHEST };
            let settings = many::Settings::level(level, seed);
            return many::choose(game, &settings, limits, clock).map(|report| Report::of_many(game, &report));
        }
        let lines = asked.lines();
        let report = match look_up(game, lines) {
            Some(report) => report,
            None => self.search(game, limits, clock, lines, tell)?,
        };
        Some(self.checked(game, report))
    }

    fn search(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(impl Clock + Sync),
        lines: usize,
        tell: impl FnMut(&search::Result),
    ) -> Option<Report> {
        self.table.next_search();
        #[cfg(feature = "native")]
        let result = engine::with_helpers(
            self.options.threads,
            clock,
            |number, clock| {
                // Every other helper is a ply ahead, so that they don't all do the same.
                Search::new(&self.evaluation, &self.table, clock, limits.for_helper(), game)
                    .beginning_at(1 + number as u32 % 2)
                    .run(lines, |_| ());
            },
            || Search::new(&self.evaluation, &self.table, clock, limits, game).run(lines, tell),
        );
        #[cfg(not(feature = "native"))]
        let result = Search::new(&self.evaluation, &self.table, clock, limits, game).run(lines, tell);
        let verdict = |ranked: &Ranked| Verdict {
            mv: ranked.mv,
            judgement: ranked.score.into(),
            line: ranked.line.clone(),
        };
        let first = result.best.first()?;
        Some(Report {
            best: first.mv,
            pv: first.line.clone(),
            verdicts: result.best.iter().map(verdict).collect(),
            depth: result.depth,
            nodes: result.nodes,
            source: Source::Search,
            trouble: None,
        })
    }

    /// No move leaves without having been checked by the rules. Should one not pass, the legal move that looks best is
    /// played instead, and the report says so.
    fn checked(&self, game: &Line<Position>, report: Report) -> Report {
        let Err(error) = game.position().check(report.best) else { return report };
        let trouble = Some(format!("the move {} that was found is illegal: {error}", report.best));
        let one_node = Search::new(&self.evaluation, &self.table, &crate::NoClock, Limits::nodes(1), game);
        let Some(Ranked { mv, score, line }) = one_node.run(1, |_| ()).best.into_iter().next() else {
            unreachable!("with two players there is always a legal move");
        };
        let verdicts = vec![Verdict { mv, judgement: score.into(), line: line.clone() }];
        Report { best: mv, verdicts, pv: line, trouble, ..report }
    }
}

/// The report where nobody has a fence left, so that all can be worked out; none otherwise, or if the game so far
/// could make a draw of what is worked out.
fn look_up(game: &Line<Position>, lines: usize) -> Option<Report> {
    let position = game.position();
    let endgame = Endgame::solve(position).filter(|_| search::history_is_nothing(game))?;
    let mut moves = endgame.moves(position)?;
    // A stable order, so that of equals the first in the order of the rules comes first.
    moves.sort_by_key(|(_, truth)| core::cmp::Reverse(truth.rank()));
    let verdict = |&(mv, truth): &(Move, _)| Verdict {
        mv,
        judgement: Judgement::Exact(truth),
        line: looked_up_line(&endgame, position, mv),
    };
    let nodes = moves.len() as u64;
    let verdicts: Vec<Verdict> = moves.iter().take(lines.max(1)).map(verdict).collect();
    let first = verdicts.first()?;
    let (best, pv) = (first.mv, first.line.clone());
    Some(Report { best, verdicts, pv, depth: 0, nodes, source: Source::Endgame, trouble: None })
}

/// The line that follows a move, both sides playing by the truth alone.
fn looked_up_line(endgame: &Endgame, position: &Position, first: Move) -> Vec<Move> {
    let mut position = *position;
    let mut line = Vec::new();
    let mut next = Some(first);
    while let Some(mv) = next.filter(|_| line.len() < LINE_LOOKED_UP) {
        line.push(mv);
        position.play_unchecked(mv);
        let moves = endgame.moves(&position).unwrap_or_default();
        next = moves.into_iter().rev().max_by_key(|(_, truth)| truth.rank()).map(|(mv, _)| mv);
    }
    line
}
