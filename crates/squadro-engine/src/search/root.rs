//! The root of the search: iterative deepening with a full window for every move.

use core::cmp::Reverse;

use engine::transposition_table::{Bound, NodeResult};
use engine::{Iteration, NodeSearch, RankedMove, RootSearch, SearchResult};
use game::Game;
use squadro::{Move, Position};

use super::transposition_table::{NodeData, key};
use super::{MAX_PLY, Search};
use crate::Evaluation;
use crate::{Clock, Score};

/// How the move is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// By the deepest iteration alone. Only the best move's score is exact; those of others are upper bounds.
    Deepest,
    /// By what the last few iterations say on average. Every estimate errs a little, and a deep search finds the
    /// errors: it prefers the line at whose end the net errs most in its favour. Iterations of different depths end
    /// in different positions and err differently, so their average errs less.
    Averaged,
}

/// How many iterations are averaged.
const AVERAGED: usize = 16;

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// Searches deeper and deeper. `tell` hears of every completed iteration.
    pub fn run(mut self, choice: Choice, tell: impl FnMut(&SearchResult<Move>)) -> SearchResult<Move> {
        let root = self.line[0];
        let moves: Vec<RankedMove<Move>> =
            root.legal_moves().into_iter().map(|mv| ranked(mv, Score::EVEN)).collect();
        let depths = self.control.depths(1, MAX_PLY as u32 - 1);
        let mut iterations = Iterations { search: &mut self, choice, finished: Vec::new() };
        let mut result = engine::iterative_deepening(&mut iterations, moves, depths, tell);
        for ranked in result.moves.iter_mut().filter(|ranked| ranked.line.is_empty()) {
            ranked.line = self.principal_variation(&root, ranked.mv);
        }
        result
    }

    /// Searches the root moves to a depth. Gives back those that were finished before the search was stopped, the best
    /// first, and whether these are all.
    fn search_root(
        &mut self,
        root: &Position,
        depth: i32,
        moves: impl ExactSizeIterator<Item = Move>,
        choice: Choice,
    ) -> (Vec<RankedMove<Move>>, bool) {
        let mut done: Vec<RankedMove<Move>> = Vec::with_capacity(moves.len());
        let mut low = Score::WORST;
        for mv in moves {
            let mut after = *root;
            after.play_unchecked(mv);
            self.line[1] = after;
            let score = if choice == Choice::Averaged || done.is_empty() {
                -self.node(1, depth - 1, Score::WORST, Score::BEST)
            } else {
                self.late_move(0, depth, 0, low, Score::BEST)
            };
            if self.stopped() {
                return (done, false);
            }
            low = low.max(score);
            done.push(ranked(mv, score));
        }
        // A stable order: what was best before stays before its equals.
        done.sort_by_key(|ranked| Reverse(ranked.score));
        let RankedMove { mv, score, .. } = done[0];
        let result = NodeResult { score, depth: depth as i16, bound: Bound::Exact };
        self.table.put(key(root), NodeData { result, lane: Some(mv.lane) });
        (done, true)
    }

    /// The principal variation that begins with a move, as the transposition table knows it.
    fn principal_variation(&self, root: &Position, first: Move) -> Vec<Move> {
        let mut position = *root;
        let mut seen = vec![position.word()];
        let mut pv = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|&mv| position.check(mv).is_ok()) {
            pv.push(mv);
            position.play_unchecked(mv);
            if seen.contains(&position.word()) || pv.len() >= MAX_PLY {
                break;
            }
            seen.push(position.word());
            let lane = self.table.get(key(&position)).and_then(|data| data.lane);
            next = lane.map(|lane| Move::new(position.turn(), lane));
        }
        pv
    }
}

/// The iterations of a search.
struct Iterations<'s, 'a, E: Evaluation, C: Clock> {
    search: &'s mut Search<'a, E, C>,
    choice: Choice,
    /// The moves as each completed iteration ranked them.
    finished: Vec<Vec<RankedMove<Move>>>,
}

impl<E: Evaluation, C: Clock> RootSearch for Iterations<'_, '_, E, C> {
    type Move = Move;

    fn iterate(&mut self, depth: u32, so_far: &SearchResult<Move>) -> Iteration<Move> {
        let root = self.search.line[0];
        let order = self.finished.last().unwrap_or(&so_far.moves).iter().map(|ranked| ranked.mv);
        let (found, completed) = self.search.search_root(&root, depth as i32, order, self.choice);
        if !completed {
            let mut moves = so_far.moves.clone();
            if let Some(better) = better_of_unfinished(&found, self.choice) {
                bring_to_front(&mut moves, better);
            }
            return Iteration { moves, completed };
        }
        self.finished.push(found);
        let mut moves = match self.choice {
            Choice::Deepest => self.finished[self.finished.len() - 1].clone(),
            Choice::Averaged => averaged(&self.finished[self.finished.len().saturating_sub(AVERAGED)..]),
        };
        moves[0].line = self.search.principal_variation(&root, moves[0].mv);
        Iteration { moves, completed }
    }

    fn nodes(&self) -> u64 {
        self.search.control.nodes()
    }

    fn is_settled(&self, moves: &[RankedMove<Move>]) -> bool {
        let all_proven = || moves[1..].iter().all(|ranked| ranked.score.is_proven());
        moves[0].score.is_win() || moves[0].score.is_proven() && all_proven()
    }
}

fn ranked(mv: Move, score: Score) -> RankedMove<Move> {
    RankedMove { mv, score, line: Vec::new() }
}

/// The moves with the average of their estimates, best first. What the last iteration has proven stays proven.
fn averaged(iterations: &[Vec<RankedMove<Move>>]) -> Vec<RankedMove<Move>> {
    let Some((last, earlier)) = iterations.split_last() else { return Vec::new() };
    let average = |&RankedMove { mv, score, .. }: &RankedMove<Move>| {
        let Some(hundredths) = score.hundredths() else { return ranked(mv, score) };
        let before = earlier.iter().flatten().filter(|ranked| ranked.mv == mv);
        let (sum, many) = before
            .filter_map(|ranked| ranked.score.hundredths())
            .fold((hundredths, 1), |(sum, many), hundredths| (sum + hundredths, many + 1));
        ranked(mv, Score::estimate(sum / many))
    };
    let mut moves: Vec<RankedMove<Move>> = last.iter().map(average).collect();
    moves.sort_by_key(|ranked| Reverse(ranked.score));
    moves
}

/// What an iteration that was stopped is still good for: a better first move, or a win.
fn better_of_unfinished(found: &[RankedMove<Move>], choice: Choice) -> Option<&RankedMove<Move>> {
    let best = found.iter().max_by_key(|ranked| ranked.score)?;
    (choice == Choice::Deepest || best.score.is_win()).then_some(best)
}

/// Moves the new best move to the front and keeps the order of the others. A line that is known stays known.
fn bring_to_front(moves: &mut Vec<RankedMove<Move>>, best: &RankedMove<Move>) {
    let at = moves.iter().position(|ranked| ranked.mv == best.mv);
    let line = at.map(|at| moves.remove(at).line).unwrap_or_default();
    moves.insert(0, RankedMove { line, ..best.clone() });
}
