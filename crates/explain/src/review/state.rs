use std::collections::BTreeMap;

use engine::{Clock, Limits, Value};
use game::Seat;
use games::{AnyLine, Computer, Evaluation, GameKind};
use serde::{Deserialize, Serialize};

use super::grade::{CANDIDATE, INACCURACY};

/// How many nodes the searches of a review may visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Budget {
    /// For each position, in the scan.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub scan: u64,
    /// For each position of the second look.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub look: u64,
}

impl Budget {
    /// The usual one of a game for so many: a game of 60 moves takes some seconds.
    pub const fn usual(kind: GameKind, seats: usize) -> Budget {
        match (kind, seats) {
            // A visit to the tree of three and four costs as much as several nodes for two.
            (GameKind::Quoridor, 3..) => Budget { scan: 1_500, look: 10_000 },
            (GameKind::Quoridor, _) => Budget { scan: 8_000, look: 40_000 },
            (GameKind::Squadro, _) => Budget { scan: 20_000, look: 100_000 },
        }
    }
}

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Searched {
    pub(super) evaluation: Evaluation,
    /// The best line of play; empty where the game is over.
    pub(super) line: Vec<String>,
}

/// What was found out so far: all that a review needs, with the game, to be resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewState {
    budget: Budget,
    /// Whether every move gets a second look.
    thorough: bool,
    /// The scan, by position.
    scanned: Vec<Searched>,
    /// The second look, by position.
    looked: BTreeMap<usize, Searched>,
    /// What the best moves of the second look lead to, by the position before them.
    better: BTreeMap<usize, Evaluation>,
    /// Whether the best move was the only one that kept a proven win, where that was asked.
    only: BTreeMap<usize, bool>,
}

/// One unit of work: a single search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Scan(usize),
    Look(usize),
    Better(usize),
    Only(usize),
}

/// A review of a game, done step by step.
///
/// ```
/// use engine::NoClock;
/// use explain::{Budget, Review};
/// use games::{AnyLine, Computer, ComputerOptions, GameKind};
///
/// let mut line = AnyLine::new(GameKind::Squadro, &game::Setup::default())?;
/// for mv in ["3", "3", "3"] {
///     line.play(mv)?;
/// }
/// let mut computer = Computer::new(line.kind(), ComputerOptions { table: 1, ..ComputerOptions::default() });
/// let mut review = Review::new(line, Budget { scan: 200, look: 1_000 });
/// while review.step(&mut computer, &NoClock) {}
/// let summary = review.summary();
/// assert_eq!((summary.done, summary.evaluations.len()), (summary.total, 4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    pub(super) line: AnyLine,
    pub(super) state: ReviewState,
    /// The seat of every step.
    pub(super) movers: Vec<Seat>,
    pub(super) moves: Vec<String>,
}

impl Review {
    /// A review of a game, with nothing done yet.
    pub fn new(line: AnyLine, budget: Budget) -> Review {
        Review::begin(line, budget, false)
    }

    /// A review in which every move gets a second look: slow, to measure the usual one by.
    pub fn thorough(line: AnyLine, budget: Budget) -> Review {
        Review::begin(line, budget, true)
    }

    fn begin(line: AnyLine, budget: Budget, thorough: bool) -> Review {
        let state = ReviewState {
            budget,
            thorough,
            scanned: Vec::new(),
            looked: BTreeMap::new(),
            better: BTreeMap::new(),
            only: BTreeMap::new(),
        };
        Review::resume(line, state)
    }

    /// Goes on with a review of the same game.
    pub fn resume(line: AnyLine, state: ReviewState) -> Review {
        let (movers, moves) = (line.seats_of_steps(), line.steps());
        Review { line, state, movers, moves }
    }

    /// What was found out so far.
    pub fn state(&self) -> &ReviewState {
        &self.state
    }

    /// The game.
    pub fn line(&self) -> &AnyLine {
        &self.line
    }

    /// Does one search; false if nothing is left to do. A search that the clock stopped counts for nothing.
    pub fn step(&mut self, computer: &mut Computer, clock: &(dyn Clock + Sync)) -> bool {
        let Some(unit) = self.next() else { return false };
        // Nothing is carried over from one search to the next, so that a review that was interrupted ends like one
        // that wasn't.
        computer.new_game();
        let Budget { scan, look } = self.state.budget;
        match unit {
            Unit::Scan(at) => {
                let found = search(computer, &self.before(at), scan, clock);
                if !clock.stopped() {
                    self.state.scanned.push(found);
                }
            }
            Unit::Look(at) => {
                let found = search(computer, &self.before(at), look, clock);
                if !clock.stopped() {
                    self.state.looked.insert(at, found);
                }
            }
            Unit::Better(at) => {
                let found = search(computer, &self.after_best(at), look, clock);
                if !clock.stopped() {
                    self.state.better.insert(at, found.evaluation);
                }
            }
            Unit::Only(at) => {
                let only = is_only_win(computer, &self.before(at), look, clock);
                if !clock.stopped() {
                    self.state.only.insert(at, only);
                }
            }
        }
        true
    }

    /// How much is done, and how much there is to do as far as it is known.
    pub fn progress(&self) -> (usize, usize) {
        let ReviewState { scanned, looked, better, only, .. } = &self.state;
        let done = scanned.len() + looked.len() + better.len() + only.len();
        let mut searches = self.positions();
        for at in self.candidates() {
            searches += usize::from(!looked.contains_key(&at)) + usize::from(!looked.contains_key(&(at + 1)));
            searches += usize::from(self.next_of(at) == Some(Unit::Better(at)));
        }
        (done, (searches + looked.len() + better.len() + only.len()).max(done))
    }

    /// The positions of the game: one more than steps.
    fn positions(&self) -> usize {
        self.moves.len() + 1
    }

    fn next(&self) -> Option<Unit> {
        let scanned = self.state.scanned.len();
        if scanned < self.positions() {
            return Some(Unit::Scan(scanned));
        }
        self.candidates().into_iter().find_map(|at| self.next_of(at))
    }

    /// What is left to be done about a candidate.
    fn next_of(&self, at: usize) -> Option<Unit> {
        let Some(before) = self.state.looked.get(&at) else { return Some(Unit::Look(at)) };
        if before.line.first() == Some(&self.moves[at]) {
            return None;
        }
        let Some(after) = self.state.looked.get(&(at + 1)) else { return Some(Unit::Look(at + 1)) };
        if self.chance(&before.evaluation, at) - self.chance(&after.evaluation, at) < CANDIDATE {
            return None;
        }
        let Some(better) = self.state.better.get(&at) else { return Some(Unit::Better(at)) };
        let lost = self.chance(better, at) - self.chance(&after.evaluation, at);
        let won = self.line.seats() == 2 && better.proven_winner() == Some(self.movers[at]);
        (won && lost >= INACCURACY && !self.state.only.contains_key(&at)).then_some(Unit::Only(at))
    }

    /// The plies that get a second look, those that seem to have lost most first.
    fn candidates(&self) -> Vec<usize> {
        let lost = |at: usize| self.scan_loss(at).unwrap_or_default();
        let mut plies: Vec<usize> =
            (0..self.moves.len()).filter(|&at| self.state.thorough || self.is_candidate(at)).collect();
        plies.retain(|&at| self.line.is_move(at) && self.state.scanned.len() > at + 1);
        plies.sort_by(|&one, &other| lost(other).total_cmp(&lost(one)));
        plies
    }

    fn is_candidate(&self, at: usize) -> bool {
        let best = self.state.scanned.get(at).and_then(|searched| searched.line.first());
        best != Some(&self.moves[at]) && self.scan_loss(at).is_some_and(|lost| lost >= CANDIDATE)
    }

    /// The chance that the move at this ply seemed to lose in the scan.
    pub(super) fn scan_loss(&self, at: usize) -> Option<f64> {
        let (before, after) = (self.state.scanned.get(at)?, self.state.scanned.get(at + 1)?);
        Some(self.chance(&before.evaluation, at) - self.chance(&after.evaluation, at))
    }

    /// The chance that the move at this ply lost by the second look; none if it isn't finished, or found nothing.
    pub(super) fn loss(&self, at: usize) -> Option<f64> {
        let after = self.state.looked.get(&(at + 1))?;
        Some(self.chance(self.state.better.get(&at)?, at) - self.chance(&after.evaluation, at))
    }

    /// By ply, the chance that a move lost by the second look; moves that are no worse than the best are left out.
    pub fn losses(&self) -> BTreeMap<usize, f64> {
        self.state.better.keys().filter_map(|&at| Some((at, self.loss(at)?))).collect()
    }

    /// Whether the second look at this ply is done.
    pub(super) fn is_settled(&self, at: usize) -> bool {
        self.state.scanned.len() > at + 1
            && (!(self.state.thorough || self.is_candidate(at)) || self.next_of(at).is_none())
    }

    /// The second look at a ply: the best line, and what it leads to.
    pub(super) fn best(&self, at: usize) -> Option<(&[String], &Evaluation)> {
        Some((&self.state.looked.get(&at)?.line, self.state.better.get(&at)?))
    }

    /// What is known of a position: by the second look where there was one.
    pub(super) fn evaluation(&self, position: usize) -> Option<&Evaluation> {
        let searched = self.state.looked.get(&position).or_else(|| self.state.scanned.get(position));
        searched.map(|searched| &searched.evaluation)
    }

    /// Whether the best move at a ply is known to be the only one that kept the win.
    pub(super) fn is_only(&self, at: usize) -> bool {
        self.state.only.get(&at) == Some(&true)
    }

    /// The chance of the seat that moves at this ply.
    fn chance(&self, evaluation: &Evaluation, at: usize) -> f64 {
        evaluation.chance(self.movers[at], self.line.seats())
    }

    /// The game as it stood before this step.
    pub(super) fn before(&self, at: usize) -> AnyLine {
        let mut line = self.line.clone();
        line.take_back_to(at as u32);
        line
    }

    /// The game after the best move of the second look instead of the one played.
    fn after_best(&self, at: usize) -> AnyLine {
        let mut line = self.before(at);
        if let Some(best) = self.state.looked.get(&at).and_then(|searched| searched.line.first()) {
            let played = line.play(best);
            debug_assert!(played.is_ok(), "{best}: {played:?}");
        }
        line
    }
}

fn search(computer: &mut Computer, line: &AnyLine, nodes: u64, clock: &(dyn Clock + Sync)) -> Searched {
    if let Some(outcome) = line.outcome() {
        return Searched { evaluation: Evaluation::of_outcome(outcome), line: Vec::new() };
    }
    match computer.evaluate(line, Limits::nodes(nodes), clock) {
        Some(found) => Searched { evaluation: found.evaluation, line: found.pv },
        // Only for another game than the computer's.
        None => Searched { evaluation: Evaluation::Estimated { chances: Vec::new() }, line: Vec::new() },
    }
}

/// Whether the position is proven to be won by one move alone.
fn is_only_win(computer: &mut Computer, line: &AnyLine, nodes: u64, clock: &(dyn Clock + Sync)) -> bool {
    // The second best of two lines is at least as good as all the rest.
    let Some(analysis) = computer.analyze(line, Limits::nodes(nodes), clock, 2) else { return false };
    let value = |index: usize| analysis.moves.get(index).and_then(|judged| judged.judgement.value());
    let proven = analysis.moves.iter().skip(1).all(|judged| {
        judged.judgement.value().is_some_and(|value| value != Value::Win)
    });
    value(0) == Some(Value::Win) && proven && line.legal_moves().len() > 1 && value(1).is_some()
}
