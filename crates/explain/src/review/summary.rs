use game::Seat;
use games::Evaluation;
use serde::Serialize;

use super::grade::{AHEAD, Grade, MOMENTS, accuracy};
use super::state::Review;
use crate::{Fact, facts_of};

/// A position with a chance below this has nothing to lose: its moves don't count for accuracy.
const HOPELESS: f64 = 0.02;

/// A review as it is shown: everything that is known so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReviewSummary {
    /// How many searches are done.
    pub done: usize,
    /// How many there are in all, as far as it is known.
    pub total: usize,
    /// What every position is worth, from the start to the end; fewer while the scan goes on.
    pub evaluations: Vec<Evaluation>,
    /// The errors, in the order of the game.
    pub marks: Vec<Mark>,
    /// By seat, 0 to 100; none for a seat without moves that count.
    pub accuracy: Vec<Option<f64>>,
    /// The plies of the biggest errors, the biggest first.
    pub moments: Vec<usize>,
    /// Who was ahead when.
    pub leads: Vec<Lead>,
}

/// An error that the second look confirms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mark {
    /// The number of the step in the game, from 0.
    pub ply: usize,
    /// Who moved.
    #[cfg_attr(feature = "ts", ts(as = "u8"))]
    pub seat: Seat,
    /// How bad it was.
    pub grade: Grade,
    /// The chance of winning lost, 0 to 1.
    pub lost: f64,
    /// The move played.
    pub played: String,
    /// What the position is worth after it.
    pub after: Evaluation,
    /// The better move and what may follow it.
    pub line: Vec<String>,
    /// What the position would be worth after the better move.
    pub better: Evaluation,
    /// What is true of the move played and not of the better one.
    pub facts: Vec<Fact>,
    /// What is true of the better move and not of the one played.
    pub better_facts: Vec<Fact>,
}

/// Consecutive positions in which the same seat is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lead {
    /// The first of the positions; 0 is the start.
    pub from: usize,
    /// The last of them.
    pub to: usize,
    /// Who is ahead; none while nobody is.
    #[cfg_attr(feature = "ts", ts(as = "Option<u8>"))]
    pub seat: Option<Seat>,
}

/// What became of a move that somebody tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Attempt {
    /// What the position is worth before the move.
    pub before: Evaluation,
    /// What it is worth after the move.
    pub after: Evaluation,
    /// What was wrong with the move; none if it kept the result.
    pub mark: Option<Mark>,
}

impl Review {
    /// What became of the last move, once the review is finished; none if there is none.
    pub fn attempt(&self) -> Option<Attempt> {
        let at = self.moves.len().checked_sub(1).filter(|&at| self.is_settled(at))?;
        let before = self.evaluation(at)?;
        // Where the move is the best one, what comes after it isn't searched.
        let after = self.evaluation(at + 1).unwrap_or(before);
        Some(Attempt { before: before.clone(), after: after.clone(), mark: self.mark(at) })
    }

    /// What is known so far.
    pub fn summary(&self) -> ReviewSummary {
        let (done, total) = self.progress();
        let marks: Vec<Mark> = (0..self.moves.len()).filter_map(|at| self.mark(at)).collect();
        let mut moments: Vec<&Mark> = marks.iter().collect();
        moments.sort_by(|one, other| other.lost.total_cmp(&one.lost));
        let moments = moments.iter().take(MOMENTS).map(|mark| mark.ply).collect();
        let evaluations = (0..=self.moves.len()).map_while(|at| self.evaluation(at).cloned()).collect();
        let accuracy = Seat::all(self.line.seats()).map(|seat| self.accuracy(seat)).collect();
        ReviewSummary { done, total, evaluations, marks, accuracy, moments, leads: self.leads() }
    }

    fn mark(&self, at: usize) -> Option<Mark> {
        let loss = self.loss(at).filter(|_| self.is_settled(at))?;
        let (lost, grade) = (loss.lost, loss.grade()?);
        let (line, better) = self.best(at)?;
        let (after, seat, played) = (self.evaluation(at + 1)?, self.movers[at], &self.moves[at]);
        let before = self.before(at);
        let (of_played, of_better) = (facts_of(&before, played), facts_of(&before, line.first()?));
        let mut facts = Vec::new();
        if self.is_only(at) {
            facts.push(Fact::OnlyMove { mv: line.first()?.clone() });
        } else if better.proven_winner() == Some(seat) && is_given_away(after, seat) {
            facts.push(Fact::WinGivenAway);
        }
        facts.extend(of_played.iter().filter(|fact| !of_better.contains(fact)).cloned());
        let better_facts = of_better.into_iter().filter(|fact| !of_played.contains(fact)).collect();
        Some(Mark {
            ply: at,
            seat,
            grade,
            lost: (lost * 1_000.0).round() / 1_000.0,
            played: played.clone(),
            after: after.clone(),
            line: line.to_vec(),
            better: better.clone(),
            facts,
            better_facts,
        })
    }

    fn accuracy(&self, seat: Seat) -> Option<f64> {
        let counts = |&at: &usize| {
            let chance = self.evaluation(at).map(|before| before.chance(seat, self.line.seats()));
            self.movers[at] == seat
                && self.line.is_move(at)
                && chance.is_some_and(|chance| chance >= HOPELESS)
        };
        let lost = |at: usize| match self.loss(at) {
            Some(loss) => Some(loss.lost),
            // The second look found that the move was the best, or no worse.
            None if self.is_settled(at) => self.scan_loss(at).map(|lost| lost.min(super::CANDIDATE)),
            None => self.scan_loss(at),
        };
        let lost: Vec<f64> = (0..self.moves.len()).filter(counts).filter_map(lost).collect();
        accuracy(&lost).map(|accuracy| (accuracy * 10.0).round() / 10.0)
    }

    fn leads(&self) -> Vec<Lead> {
        let mut leads: Vec<Lead> = Vec::new();
        for at in 0..=self.moves.len() {
            let Some(evaluation) = self.evaluation(at) else { break };
            let seat = ahead(evaluation, self.line.seats());
            match leads.last_mut() {
                Some(lead) if lead.seat == seat => lead.to = at,
                _ => leads.push(Lead { from: at, to: at, seat }),
            }
        }
        leads
    }
}

/// A win is given away for sure only where the position after the move is proven, too.
fn is_given_away(after: &Evaluation, seat: Seat) -> bool {
    matches!(after, Evaluation::Proven { winner, .. } if *winner != Some(seat))
}

/// The seat whose chance is greater than everybody else's by [`AHEAD`].
fn ahead(evaluation: &Evaluation, seats: usize) -> Option<Seat> {
    let mut chances: Vec<(f64, Seat)> =
        Seat::all(seats).map(|seat| (evaluation.chance(seat, seats), seat)).collect();
    chances.sort_by(|one, other| other.0.total_cmp(&one.0));
    match chances[..] {
        [(first, seat), (second, _), ..] => (first - second >= AHEAD).then_some(seat),
        _ => None,
    }
}
