use std::collections::{BTreeMap, BTreeSet};

use engine::{Clock, Limits};
use game::Seat;
use games::{AnyLine, Computer, Evaluation, JudgedMove};
use serde::{Deserialize, Serialize};

use super::budget::{Budget, ROUNDS};
use super::grade::{CANDIDATE, INACCURACY, MISTAKE};
use super::loss::Loss;

/// Changes with every change of the method: what was found out by another one isn't taken up.
const VERSION: u32 = 2;
/// The searches that a candidate takes in one round.
const SEARCHES: usize = 3;
/// What a move must have lost in the first round, of what an inaccuracy needs, to get into the last.
const NEARLY: f64 = 0.6;

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Searched {
    pub(super) evaluation: Evaluation,
    /// The best line of play; empty where the game is over.
    pub(super) line: Vec<String>,
}

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
    /// What the best moves lead to, by the position before them.
    better: BTreeMap<usize, Evaluation>,
}

/// One unit of work: a single search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Unit {
    /// Of a position.
    Scan(usize),
    /// Of a position, in a round of the second look.
    Look(usize, usize),
    /// Of the position after the best move, in a round of the second look.
    Better(usize, usize),
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
        let (line, nodes) = self.asked(unit);
        let found = search(computer, &line, nodes, clock);
        if !clock.stopped() {
            self.record(unit, found);
        }
        true
    }

    /// The position that a unit of work searches, and with how many nodes.
    pub(super) fn asked(&self, unit: Unit) -> (AnyLine, u64) {
        let Budget { scan, confirm, .. } = self.state.budget;
        match unit {
            Unit::Scan(at) => (self.before(at), scan),
            Unit::Look(round, at) => (self.before(at), self.state.budget.of_round(round)),
            Unit::Better(round, at) => (self.after_best(round, at), self.state.budget.of_round(round)),
            Unit::Only(at) => (self.before(at), confirm),
        }
    }

    /// Takes in what a unit of work found.
    pub(super) fn record(&mut self, unit: Unit, found: Searched) {
        match unit {
            Unit::Scan(at) => drop(self.state.scanned.insert(at, found)),
            Unit::Look(round, at) => drop(self.state.rounds[round].looked.insert(at, found)),
            Unit::Better(round, at) => drop(self.state.rounds[round].better.insert(at, found.evaluation)),
            // Asked for two lines, which no single search answers.
            Unit::Only(_) => {}
        }
    }

    /// How many searches are done, and how many there are as far as it is known.
    pub fn progress(&self) -> (usize, usize) {
        let rounds = self.state.rounds.iter().map(|round| round.looked.len() + round.better.len());
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
            || self.drop_in_hindsight(at) >= MISTAKE
    }

    /// What a round says of the move at this ply.
    fn said(&self, round: usize, at: usize) -> Said {
        let Round { looked, better } = &self.state.rounds[round];
        let Some(before) = looked.get(&at) else { return Said::Next(Unit::Look(round, at)) };
        if before.line.first() == Some(&self.moves[at]) {
            return Said::Fine;
        }
        let Some(after) = looked.get(&(at + 1)) else { return Said::Next(Unit::Look(round, at + 1)) };
        let after = self.chance(&after.evaluation, at);
        if self.chance(&before.evaluation, at) - after < CANDIDATE {
            return Said::Fine;
        }
        if !better.contains_key(&at) {
            return Said::Next(Unit::Better(round, at));
        }
        self.best_in(round, at).map_or(Said::Fine, |(_, best)| Said::Lost(self.chance(best, at) - after))
    }

    /// The best line that a round found instead of the move at this ply, and what it is worth.
    fn best_in(&self, round: usize, at: usize) -> Option<(&[String], &Evaluation)> {
        let Round { looked, better } = &self.state.rounds[round];
        let (before, better) = (looked.get(&at)?, better.get(&at)?);
        // The position before the move and the one after the better move should be worth the same. Where they aren't
        // and neither is proven, the less is the surer.
        let is_surer = matches!(better, Evaluation::Proven { .. })
            || self.chance(better, at) <= self.chance(&before.evaluation, at);
        Some((&before.line, if is_surer { better } else { &before.evaluation }))
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
        best != Some(&self.moves[at]) && seems_lost || self.drop_in_hindsight(at) >= MISTAKE
    }

    /// The chance that the move at this ply seemed to lose in the scan.
    pub(super) fn scan_loss(&self, at: usize) -> Option<f64> {
        self.scan_drop(at, 1)
    }

    /// How much the chance of whoever moved at this ply dropped in the scan until the next turn of the same player:
    /// what the search overlooked before the move, it may see once the others have answered.
    fn drop_in_hindsight(&self, at: usize) -> f64 {
        self.scan_drop(at, self.line.seats()).unwrap_or_default()
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
        let first = if let Said::Lost(first) = first { first } else { 0.0 };
        let after = &self.state.rounds[ROUNDS - 1].looked.get(&(at + 1))?.evaluation;
        let proven = [self.best(at)?.1, after].iter().all(|found| matches!(found, Evaluation::Proven { .. }));
        Some(Loss { lost, first, proven })
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
        self.best_in(ROUNDS - 1, at)
    }

    /// What is known of a position: by the last search there was.
    pub(super) fn evaluation(&self, position: usize) -> Option<&Evaluation> {
        let looked = self.state.rounds.iter().rev().find_map(|round| round.looked.get(&position));
        looked.or_else(|| self.state.scanned.get(&position)).map(|searched| &searched.evaluation)
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

    /// The game after the best move of a round instead of the one played.
    fn after_best(&self, round: usize, at: usize) -> AnyLine {
        let mut line = self.before(at);
        if let Some(best) =
            self.state.rounds[round].looked.get(&at).and_then(|searched| searched.line.first())
        {
            let played = line.play(best);
            debug_assert!(played.is_ok(), "{best}: {played:?}");
        }
        line
    }
}

/// What tells one game from another.
fn fingerprint(line: &AnyLine) -> String {
    let mut start = line.clone();
    start.take_back_to(0);
    format!("{}: {}", start.position(), line.steps().join(" "))
}

pub(super) fn search(
    computer: &mut Computer,
    line: &AnyLine,
    nodes: u64,
    clock: &(dyn Clock + Sync),
) -> Searched {
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
    let [best, others @ ..] = &analysis.moves[..] else { return false };
    let wins = |judged: &JudgedMove| judged.evaluation.proven_winner() == Some(line.turn());
    let proven = |judged: &JudgedMove| matches!(judged.evaluation, Evaluation::Proven { .. });
    wins(best) && !others.is_empty() && others.iter().all(|judged| proven(judged) && !wins(judged))
}
