use std::collections::{BTreeMap, BTreeSet};

use engine::Clock;
use game::Seat;
use games::{AnyLine, Computer, Evaluation};
use serde::{Deserialize, Serialize};

use super::budget::{Budget, ROUNDS};
use super::grade::{CANDIDATE, HINDSIGHT, INACCURACY};
use super::loss::Loss;
use super::question::{Compared, Found, Question, Searched, is_only_win, search};

/// Changes with every change of the method: what was found out by another one isn't taken up.
const VERSION: u32 = 3;
/// The searches that a candidate takes in one round.
const SEARCHES: usize = 2;
/// What a move must have lost in the first round, of what an inaccuracy needs, to get into the last.
const NEARLY: f64 = 0.6;

/// Which moves get a second look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Scope {
    /// Those that seem to have lost something in the scan.
    Candidates,
    /// All of them.
    Every,
    /// The last one, without a scan.
    Last,
}

/// What was found out so far: all that a review needs, with the game, to be resumed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewState {
    /// The [`VERSION`] of the method.
    version: u32,
    /// The start and the steps of the game.
    game: String,
    pub(super) budget: Budget,
    scope: Scope,
    /// The scan, by position.
    scanned: BTreeMap<usize, Searched>,
    /// The second look, by round.
    rounds: [Round; ROUNDS],
    /// Whether the best move was the only one that kept a proven win, where that was asked.
    only: BTreeMap<usize, bool>,
}

/// A round of the second look.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Round {
    /// By position.
    looked: BTreeMap<usize, Searched>,
    /// The moves played and the best moves, by the position before them.
    compared: BTreeMap<usize, Compared>,
}

/// One unit of work: a single search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Unit {
    /// Of a position.
    Scan(usize),
    /// Of a position, in a round of the second look.
    Look(usize, usize),
    /// Of the move played and the best one, in a round of the second look.
    Compare(usize, usize),
    /// For a second move that wins.
    Only(usize),
}

/// What a round of the second look says of a move.
enum Said {
    /// It isn't finished.
    Next(Unit),
    /// The move is no error.
    Fine,
    /// The move lost so much of the chance of winning.
    Lost(f64),
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
/// let mut review = Review::new(line, Budget { scan: 200, look: 1_000, confirm: 2_000 });
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
    /// What somebody else is doing.
    pub(super) lent: BTreeSet<Unit>,
}

impl Review {
    /// A review of a game, with nothing done yet.
    pub fn new(line: AnyLine, budget: Budget) -> Review {
        Review::begin(line, budget, Scope::Candidates)
    }

    /// A review in which every move gets a second look: slow, to measure the usual one by.
    pub fn thorough(line: AnyLine, budget: Budget) -> Review {
        Review::begin(line, budget, Scope::Every)
    }

    /// A review of the last move alone, as for somebody who tries again.
    pub fn of_last_move(line: AnyLine, budget: Budget) -> Review {
        Review::begin(line, budget, Scope::Last)
    }

    fn begin(line: AnyLine, budget: Budget, scope: Scope) -> Review {
        let state = ReviewState {
            version: VERSION,
            game: fingerprint(&line),
            budget,
            scope,
            scanned: BTreeMap::new(),
            rounds: Default::default(),
            only: BTreeMap::new(),
        };
        Review::of(line, state)
    }

    fn of(line: AnyLine, state: ReviewState) -> Review {
        let (movers, moves) = (line.seats_of_steps(), line.steps());
        Review { line, state, movers, moves, lent: BTreeSet::new() }
    }

    /// Goes on with a review; none if it is of another game or was done by another version of the method.
    pub fn resume(line: AnyLine, state: ReviewState) -> Option<Review> {
        (state.version == VERSION && state.game == fingerprint(&line)).then(|| Review::of(line, state))
    }

    /// What was found out so far.
    pub fn state(&self) -> &ReviewState {
        &self.state
    }

    /// The game.
    pub fn line(&self) -> &AnyLine {
        &self.line
    }

    /// Does one search; false if nothing is left to do but what is lent. A search that the clock stopped counts for
    /// nothing.
    pub fn step(&mut self, computer: &mut Computer, clock: &(dyn Clock + Sync)) -> bool {
        let Some(unit) = self.open_units().find(|unit| !self.lent.contains(unit)) else { return false };
        // Nothing is carried over from one search to the next, so that a review that was interrupted ends like one
        // that wasn't.
        computer.new_game();
        if let Unit::Only(at) = unit {
            let only = is_only_win(computer, &self.before(at), self.state.budget.confirm, clock);
            if !clock.stopped() {
                self.state.only.insert(at, only);
            }
            return true;
        }
        let (line, question) = self.asked(unit);
        let found = search(computer, &line, &question, clock);
        if !clock.stopped() {
            self.record(unit, found);
        }
        true
    }

    /// The position that a unit of work is about, and what it asks of it.
    pub(super) fn asked(&self, unit: Unit) -> (AnyLine, Question) {
        let Budget { scan, confirm, .. } = self.state.budget;
        let position = |nodes| Question { nodes, moves: None };
        match unit {
            Unit::Scan(at) => (self.before(at), position(scan)),
            Unit::Look(round, at) => (self.before(at), position(self.state.budget.of_round(round))),
            Unit::Compare(round, at) => {
                let best = self.state.rounds[round].looked.get(&at).and_then(|found| found.line.first());
                let moves = best.map(|best| [self.moves[at].clone(), best.clone()]);
                (self.before(at), Question { nodes: 2 * self.state.budget.of_round(round), moves })
            }
            Unit::Only(at) => (self.before(at), position(confirm)),
        }
    }

    /// Takes in what a unit of work found.
    pub(super) fn record(&mut self, unit: Unit, found: Found) {
        match (unit, found) {
            (Unit::Scan(at), Found::Position(found)) => drop(self.state.scanned.insert(at, found)),
            (Unit::Look(round, at), Found::Position(found)) => {
                drop(self.state.rounds[round].looked.insert(at, found));
            }
            (Unit::Compare(round, at), Found::Moves(found)) => {
                drop(self.state.rounds[round].compared.insert(at, found));
            }
            // `Only` asks for two lines, which neither answers.
            _ => {}
        }
    }

    /// How many searches are done, and how many there are as far as it is known.
    pub fn progress(&self) -> (usize, usize) {
        let rounds = self.state.rounds.iter().map(|round| round.looked.len() + round.compared.len());
        let done = self.state.scanned.len() + rounds.sum::<usize>() + self.state.only.len();
        let to_scan = self.to_scan() - self.state.scanned.len();
        let open = self.candidates().into_iter().filter(|&at| self.next_of(at).is_some()).count();
        (done, done + to_scan + SEARCHES * open)
    }

    /// Whether every position was searched at least once.
    pub fn is_scanned(&self) -> bool {
        self.state.scanned.len() >= self.to_scan()
    }

    /// The positions that are scanned: one more than steps.
    fn to_scan(&self) -> usize {
        if self.state.scope == Scope::Last { 0 } else { self.moves.len() + 1 }
    }

    /// What can be done now, the most urgent first: the scan, then the next search about every candidate.
    pub(super) fn open_units(&self) -> impl Iterator<Item = Unit> {
        let to_scan = (0..self.to_scan()).filter(|at| !self.state.scanned.contains_key(at)).map(Unit::Scan);
        let candidates = std::iter::once_with(|| self.candidates()).flatten();
        to_scan.chain(candidates.filter_map(|at| self.next_of(at)))
    }

    /// What is left to be done about a candidate.
    fn next_of(&self, at: usize) -> Option<Unit> {
        let first = self.said(0, at);
        if let Said::Next(unit) = first {
            return Some(unit);
        }
        if !self.goes_on(&first, at) {
            return None;
        }
        match self.said(ROUNDS - 1, at) {
            Said::Next(unit) => Some(unit),
            Said::Lost(lost) if lost >= INACCURACY && !self.state.only.contains_key(&at) => {
                let won = self.best(at)?.1.proven_winner() == Some(self.movers[at]);
                (won && self.line.seats() == 2 && self.state.scope != Scope::Every).then_some(Unit::Only(at))
            }
            _ => None,
        }
    }

    /// Whether a move gets into the last round: by what the first says, or because what came after says otherwise.
    fn goes_on(&self, first: &Said, at: usize) -> bool {
        matches!(first, Said::Lost(lost) if *lost >= NEARLY * INACCURACY)
            || self.drop_in_hindsight(at) >= HINDSIGHT
    }

    /// What a round says of the move at this ply.
    fn said(&self, round: usize, at: usize) -> Said {
        let Round { looked, compared } = &self.state.rounds[round];
        let Some(before) = looked.get(&at) else { return Said::Next(Unit::Look(round, at)) };
        if before.line.first().is_none_or(|best| *best == self.moves[at]) {
            return Said::Fine;
        }
        match compared.get(&at) {
            None => Said::Next(Unit::Compare(round, at)),
            Some(Compared { played, better, .. }) => {
                Said::Lost(self.chance(better, at) - self.chance(played, at))
            }
        }
    }

    /// The plies that get a second look, those that seem to have lost most first.
    fn candidates(&self) -> Vec<usize> {
        let lost = |at: usize| self.scan_loss(at).unwrap_or_default();
        let mut plies: Vec<usize> = (0..self.moves.len()).filter(|&at| self.is_candidate(at)).collect();
        plies.sort_by(|&one, &other| lost(other).total_cmp(&lost(one)));
        plies
    }

    fn is_candidate(&self, at: usize) -> bool {
        let is_known = self.is_known(at);
        self.line.is_move(at)
            && match self.state.scope {
                Scope::Candidates => is_known && self.seems_an_error(at),
                Scope::Every => is_known,
                Scope::Last => at + 1 == self.moves.len(),
            }
    }

    /// Whether the positions before and after the move at this ply are scanned.
    fn is_known(&self, at: usize) -> bool {
        [at, at + 1].iter().all(|position| self.state.scanned.contains_key(position))
    }

    fn seems_an_error(&self, at: usize) -> bool {
        let best = self.state.scanned.get(&at).and_then(|searched| searched.line.first());
        let seems_lost = self.scan_loss(at).is_some_and(|lost| lost >= CANDIDATE);
        best != Some(&self.moves[at]) && seems_lost || self.drop_in_hindsight(at) >= HINDSIGHT
    }

    /// The chance that the move at this ply seemed to lose in the scan.
    pub(super) fn scan_loss(&self, at: usize) -> Option<f64> {
        self.scan_drop(at, 1)
    }

    /// How much the chance of whoever moved at this ply dropped in the scan by the next turn of the same player: what
    /// the search overlooked before the move, it may see once the others have answered.
    fn drop_in_hindsight(&self, at: usize) -> f64 {
        let drops = (1..=self.line.seats()).filter_map(|plies| self.scan_drop(at, plies));
        drops.fold(0.0, f64::max)
    }

    fn scan_drop(&self, at: usize, plies: usize) -> Option<f64> {
        let (before, after) = (self.state.scanned.get(&at)?, self.state.scanned.get(&(at + plies))?);
        Some(self.chance(&before.evaluation, at) - self.chance(&after.evaluation, at))
    }

    /// What the move at this ply lost by the second look; none if it isn't finished, or found nothing.
    pub(super) fn loss(&self, at: usize) -> Option<Loss> {
        let first = self.said(0, at);
        if !self.is_candidate(at) || !self.goes_on(&first, at) {
            return None;
        }
        let Said::Lost(lost) = self.said(ROUNDS - 1, at) else { return None };
        let Compared { played, better, .. } = self.state.rounds[ROUNDS - 1].compared.get(&at)?;
        let proven = [played, better].iter().all(|found| matches!(found, Evaluation::Proven { .. }));
        Some(Loss { lost, proven })
    }

    /// By ply, what moves lost by the second look; moves that are no worse than the best are left out.
    pub fn losses(&self) -> BTreeMap<usize, Loss> {
        (0..self.moves.len()).filter_map(|at| Some((at, self.loss(at)?))).collect()
    }

    /// Whether the second look at this ply is done.
    pub(super) fn is_settled(&self, at: usize) -> bool {
        let is_known = self.state.scope == Scope::Last || self.is_known(at);
        is_known && (!self.is_candidate(at) || self.next_of(at).is_none())
    }

    /// The second look at a ply: the best line, and what it leads to.
    pub(super) fn best(&self, at: usize) -> Option<(&[String], &Evaluation)> {
        self.state.rounds[ROUNDS - 1].compared.get(&at).map(|found| (&found.line[..], &found.better))
    }

    /// What is known of a position: by the last search there was.
    pub(super) fn evaluation(&self, position: usize) -> Option<&Evaluation> {
        let of_round = |round: usize| {
            let Round { looked, compared } = &self.state.rounds[round];
            let after = position.checked_sub(1).and_then(|at| compared.get(&at)).map(|found| &found.played);
            after.or_else(|| looked.get(&position).map(|found| &found.evaluation))
        };
        let looks = (0..ROUNDS).rev().find_map(of_round);
        looks.or_else(|| self.state.scanned.get(&position).map(|searched| &searched.evaluation))
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
}

/// What tells one game from another.
fn fingerprint(line: &AnyLine) -> String {
    let mut start = line.clone();
    start.take_back_to(0);
    format!("{}: {}", start.position(), line.steps().join(" "))
}
