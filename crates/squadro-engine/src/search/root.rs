//! The root of a search: deeper and deeper, until a limit is reached or the result is proven.

use core::cmp::Reverse;

use game::Game;
use squadro::{Lane, Move, Position};

use super::{DEEPEST, Search};
use crate::evaluation::Evaluation;
use crate::table::{Bound, Found};
use crate::{Clock, Score};

/// How the move is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// By the deepest look alone.
    Deepest,
    /// By what the last few looks say on average. Every estimate errs a little, and a deep search finds the errors: it
    /// prefers the line at whose end the net errs most in its favour. Looks of different depths end in
    /// different positions and err differently, so their average errs less.
    Averaged,
}

/// How many looks are averaged.
const LOOKS: usize = 16;

/// A move of the root with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// Its score for the player who makes it. When the deepest look decides, only the best move's is exact, and the
    /// others' are bounds from above.
    pub score: Score,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Result {
    /// The moves, best first.
    pub moves: Vec<Ranked>,
    /// How deep the last finished look was, in plies.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best line, as far as it is known.
    pub pv: Vec<Move>,
}

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// Searches deeper and deeper. After each depth `tell` is told what is known.
    pub fn run(mut self, choice: Choice, mut tell: impl FnMut(&Result)) -> Result {
        let root = self.line[0];
        let moves: Vec<Ranked> =
            root.legal_moves().into_iter().map(|mv| Ranked { mv, score: Score::EVEN }).collect();
        let mut looks: Vec<Vec<Ranked>> = Vec::new();
        let mut result = Result { moves: moves.clone(), depth: 0, nodes: 0, pv: Vec::new() };
        if moves.is_empty() {
            return result;
        }
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST as u32 - 1);
        for depth in 1..=deepest {
            let order = looks.last().unwrap_or(&moves);
            let (look, finished) = self.look(&root, depth as i32, order, choice);
            result.nodes = self.nodes;
            if !finished {
                if let Some(better) = better_of_unfinished(&look, choice) {
                    bring_to_front(&mut result.moves, better);
                }
                break;
            }
            looks.push(look);
            let ranked = match choice {
                Choice::Deepest => looks[looks.len() - 1].clone(),
                Choice::Averaged => averaged(&looks[looks.len().saturating_sub(LOOKS)..]),
            };
            let pv = self.pv(&root, ranked[0].mv);
            result = Result { moves: ranked, depth, nodes: self.nodes, pv };
            tell(&result);
            let (best, others) = (result.moves[0].score, &result.moves[1..]);
            let all_proven = || others.iter().all(|ranked| ranked.score.is_proven());
            let settled = best.is_win() || best.is_proven() && all_proven();
            if settled {
                break;
            }
        }
        if result.pv.first() != Some(&result.moves[0].mv) {
            result.pv = self.pv(&root, result.moves[0].mv);
        }
        result
    }

    /// One depth. Gives back the moves, best first, and whether it got through before it was stopped.
    fn look(&mut self, root: &Position, depth: i32, moves: &[Ranked], choice: Choice) -> (Vec<Ranked>, bool) {
        let mut done: Vec<Ranked> = Vec::with_capacity(moves.len());
        let mut low = Score::WORST;
        for &Ranked { mv, .. } in moves {
            let mut after = *root;
            after.play_unchecked(mv);
            self.line[1] = after;
            let score = if choice == Choice::Averaged || done.is_empty() {
                -self.node(1, depth - 1, Score::WORST, Score::BEST)
            } else {
                let above = low.just_above();
                let score = -self.node(1, depth - 1, -above, -low);
                if score > low && !self.stopped {
                    -self.node(1, depth - 1, Score::WORST, -low)
                } else {
                    score
                }
            };
            if self.stopped {
                return (done, false);
            }
            low = low.max(score);
            done.push(Ranked { mv, score });
        }
        // A stable order: what was best before stays before its equals.
        done.sort_by_key(|ranked| Reverse(ranked.score));
        let Ranked { mv, score } = done[0];
        let found = Found { score, depth: depth as u8, bound: Bound::Exact, lane: Some(mv.lane) };
        self.table.put(root, found);
        (done, true)
    }

    /// The best line as the table knows it.
    fn pv(&self, root: &Position, first: Move) -> Vec<Move> {
        let mut position = *root;
        let mut seen = vec![position.word()];
        let mut pv = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|&mv| position.check(mv).is_ok()) {
            pv.push(mv);
            position.play_unchecked(mv);
            if seen.contains(&position.word()) || pv.len() >= DEEPEST {
                break;
            }
            seen.push(position.word());
            let lane: Option<Lane> = self.table.get(&position).and_then(|found| found.lane);
            next = lane.map(|lane| Move::new(position.turn(), lane));
        }
        pv
    }
}

/// The moves with the average of their estimates, best first. What the last look has proven stays proven.
fn averaged(looks: &[Vec<Ranked>]) -> Vec<Ranked> {
    let Some((last, earlier)) = looks.split_last() else { return Vec::new() };
    let average = |&Ranked { mv, score }: &Ranked| {
        let Some(hundredths) = score.hundredths() else { return Ranked { mv, score } };
        let before = earlier.iter().flatten().filter(|ranked| ranked.mv == mv);
        let (sum, many) = before
            .filter_map(|ranked| ranked.score.hundredths())
            .fold((hundredths, 1), |(sum, many), hundredths| (sum + hundredths, many + 1));
        Ranked { mv, score: Score::estimate(sum / many) }
    };
    let mut ranked: Vec<Ranked> = last.iter().map(average).collect();
    ranked.sort_by_key(|ranked| Reverse(ranked.score));
    ranked
}

/// What a look that was stopped is still good for: a better first move, or a win.
fn better_of_unfinished(look: &[Ranked], choice: Choice) -> Option<Ranked> {
    let best = look.iter().copied().max_by_key(|ranked| ranked.score)?;
    (choice == Choice::Deepest || best.score.is_win()).then_some(best)
}

/// Moves the new best move to the front and keeps the order of the others.
fn bring_to_front(moves: &mut Vec<Ranked>, best: Ranked) {
    moves.retain(|ranked| ranked.mv != best.mv);
    moves.insert(0, best);
}
