use engine::{EngineState, RankedMove, SearchRequest, SearchResult, SharedClock};
use game::{Game, Line, Seat};
use quoridor::{Move, Position};

use crate::levels::{Style, human_like, style};
use crate::search::transposition_table::NodeEntry;
use crate::search::{self, Search};
use crate::{
    Book, BookMove, Endgame, Evaluation, Judgement, Level, Limits, Net, NoClock, Options, Report, Score,
    Source, Truth, Value, Verdict, multiplayer,
};

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
    pub(crate) state: EngineState<NodeEntry>,
    evaluator: E,
    /// Whether the highest level may play openings from its book.
    pub(crate) book: bool,
}

/// What is asked of the engine.
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

/// Over how many iterations estimates are averaged: as many that end with a move of one player as of the other.
const AVERAGED: usize = 4;
/// How much of the best line is looked up in an endgame that is worked out.
const LINE_LOOKED_UP: usize = 32;

impl Engine {
    /// A player that evaluates by the net of the program.
    pub fn new(options: Options) -> Engine {
        Engine::judging_by(Net::shared(), options)
    }
}

impl<E: Evaluation> Engine<E> {
    /// A player with an evaluation of one's own.
    pub fn judging_by(evaluator: E, options: Options) -> Engine<E> {
        Engine { state: EngineState::new(options), evaluator, book: true }
    }

    /// The same player without its opening book.
    #[must_use]
    pub fn without_book(self) -> Engine<E> {
        Engine { book: false, ..self }
    }

    /// Chooses a move; none if the game is over.
    pub fn go(&mut self, game: &Line<Position>, limits: Limits, clock: &impl SharedClock) -> Option<Report> {
        self.choose(SearchRequest { game, limits, clock }, |_| ())
    }

    /// The same, telling what each iteration of the search found.
    pub(crate) fn choose<C: SharedClock>(
        &mut self,
        mut request: SearchRequest<'_, Position, C>,
        tell: impl FnMut(&SearchResult<Move>),
    ) -> Option<Report> {
        let SearchRequest { game, limits, .. } = request;
        let Options { level, seed, .. } = self.state.options();
        if game.position().seats() == 2 {
            match style(level) {
                Some(Style::HumanLike(traits)) => return human_like::choose(game, traits, seed),
                Some(&Style::NodeLimited(nodes)) => {
                    request.limits.nodes = Some(limits.nodes.map_or(nodes, |n| n.min(nodes)));
                }
                None if self.book && game.outcome().is_none() => {
                    if let Some(BookMove { mv, score }) = Book::shared().get(game.position()) {
                        return Some(Report::of_one(mv, Judgement::Estimate(score), 0, 0, Source::Book));
                    }
                }
                None => {}
            }
        }
        self.think(request, Asked::Move, tell)
    }

    /// Finds so many best moves with their lines; none if the game is over. The level plays no part in this, nor does
    /// the book.
    pub fn analyze(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &impl SharedClock,
        lines: usize,
    ) -> Option<Report> {
        self.think(SearchRequest { game, limits, clock }, Asked::Lines(lines), |_| ())
    }

    /// Judges these legal moves of a game for two in one search, all equally deep, or the best move if there are none
    /// here; none if the game is over. Estimates are what the last few iterations say on average: they go up and down
    /// with every ply, as whoever moves last stands better than it seems, and so does the difference of two
    /// searches that ended at different depths.
    pub fn judge(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &impl SharedClock,
        among: &[Move],
    ) -> Option<Report> {
        if game.outcome().is_some() {
            return None;
        }
        if let Some(mut known) = look_up(game, usize::MAX) {
            known.verdicts.retain(|verdict| among.is_empty() || among.contains(&verdict.mv));
            return Some(known);
        }
        let (evaluator, table) = (&self.evaluator, &self.state.table);
        table.next_search();
        let mut iterations = Vec::new();
        let mut result = Search::new(evaluator, table, clock, limits, game)
            .among(among)
            .run(among.len(), |found| iterations.push(found.moves.clone()));
        average(&mut result.moves, &iterations, !among.is_empty());
        Report::of_search(result)
    }

    fn think<C: SharedClock>(
        &mut self,
        request: SearchRequest<'_, Position, C>,
        asked: Asked,
        tell: impl FnMut(&SearchResult<Move>),
    ) -> Option<Report> {
        let SearchRequest { game, limits, clock } = request;
        if game.outcome().is_some() {
            return None;
        }
        if game.position().seats() != 2 {
            let Options { level, seed, .. } = self.state.options();
            let level = if asked == Asked::Move { level } else { Level::HIGHEST };
            let settings = multiplayer::Settings::level(level, seed);
            return multiplayer::choose(game, &settings, limits, clock)
                .map(|report| multiplayer_report(game, &report, asked.lines()));
        }
        let lines = asked.lines();
        let report = match look_up(game, lines) {
            Some(report) => report,
            None => Report::of_search(self.search(request, lines, tell))?,
        };
        Some(self.checked(game, report))
    }

    fn search<C: SharedClock>(
        &mut self,
        request: SearchRequest<'_, Position, C>,
        lines: usize,
        tell: impl FnMut(&SearchResult<Move>),
    ) -> SearchResult<Move> {
        let SearchRequest { game, limits, clock } = request;
        let (evaluator, table) = (&self.evaluator, &self.state.table);
        table.next_search();
        engine::with_helpers(
            self.state.options().threads,
            clock,
            |number, clock| {
                // Every other helper is a ply ahead, so that they don't all do the same.
                Search::new(evaluator, table, clock, limits.for_helper(), game)
                    .beginning_at(1 + number as u32 % 2)
                    .run(lines, |_| ());
            },
            || Search::new(evaluator, table, clock, limits, game).run(lines, tell),
        )
    }

    /// No move leaves without having been checked by the rules. Should one not pass, the legal move that looks best is
    /// played instead, and the report says so.
    fn checked(&self, game: &Line<Position>, report: Report) -> Report {
        let Err(error) = game.position().check(report.best) else { return report };
        let trouble = Some(format!("the move {} that was found is illegal: {error}", report.best));
        let one_node = Search::new(&self.evaluator, &self.state.table, &NoClock, Limits::nodes(1), game);
        let Some(instead) = Report::of_search(one_node.run(1, |_| ())) else {
            unreachable!("with two players there is always a legal move");
        };
        Report { best: instead.best, verdicts: instead.verdicts, pv: instead.pv, trouble, ..report }
    }
}

/// Replaces estimates by the average of the last iterations: of the same move, or of whichever was the best. What is
/// proven stays proven.
fn average(moves: &mut [RankedMove<Move>], iterations: &[Vec<RankedMove<Move>>], same_move: bool) {
    let last = &iterations[iterations.len().saturating_sub(AVERAGED)..];
    for (rank, ranked) in moves.iter_mut().enumerate().filter(|(_, ranked)| !ranked.score.is_proven()) {
        let of_iteration = |moves: &Vec<RankedMove<Move>>| {
            let mut same = moves.iter();
            let same = if same_move { same.find(|other| other.mv == ranked.mv) } else { same.nth(rank) };
            same.and_then(|same| same.score.hundredths())
        };
        let estimates: Vec<i32> = last.iter().filter_map(of_iteration).collect();
        if !estimates.is_empty() {
            ranked.score = Score::estimate(estimates.iter().sum::<i32>() / estimates.len() as i32);
        }
    }
    moves.sort_by_key(|ranked| core::cmp::Reverse(ranked.score));
}

/// What was found in a game of three or four, as the player to move sees it.
fn multiplayer_report(game: &Line<Position>, report: &multiplayer::Report, lines: usize) -> Report {
    let turn = game.position().turn();
    let judge = |proven: Option<(Seat, u32)>, chances: &[f64; Seat::MAX]| match proven {
        Some((winner, plies)) => {
            let value = if winner == turn { Value::Win } else { Value::Loss };
            Judgement::Exact(Truth { value, plies: Some(plies) })
        }
        None => Judgement::Estimate(Score::of_chance(chances[turn.index()])),
    };
    let judgement = judge(report.proven, &report.chances);
    let mut verdicts = vec![Verdict { mv: report.best, judgement, line: report.pv.clone() }];
    verdicts.extend(report.lines.iter().filter(|line| line.pv.first() != Some(&report.best)).filter_map(
        |line| {
            let judgement = judge(line.proven, &line.chances);
            Some(Verdict { mv: *line.pv.first()?, judgement, line: line.pv.clone() })
        },
    ));
    verdicts.truncate(lines.max(1));
    let found = Report::of_one(report.best, judgement, report.nodes, report.depth, Source::Search);
    Report { verdicts, pv: report.pv.clone(), ..found }
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
