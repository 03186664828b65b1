//! The root of a search: deeper and deeper, until a limit is reached or the result is proven.

use game::Game;
use squadro::{Lane, Move, Position};

use super::{DEEPEST, Search};
use crate::evaluation::Evaluation;
use crate::table::{Bound, Found};
use crate::{Clock, Score};

/// A move of the root with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// Its score for the player who makes it: exact for the best move, and for the others too if all moves were to be
    /// judged; else a bound from above.
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
    ///
    /// With `judge_all` every move gets a true score, which takes longer.
    pub fn run(mut self, judge_all: bool, mut tell: impl FnMut(&Result)) -> Result {
        let root = self.line[0];
        let mut moves: Vec<Ranked> =
            root.legal_moves().into_iter().map(|mv| Ranked { mv, score: Score::EVEN }).collect();
        let mut result = Result { moves: moves.clone(), depth: 0, nodes: 0, pv: Vec::new() };
        if moves.is_empty() {
            return result;
        }
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST as u32 - 1);
        for depth in 1..=deepest {
            let finished = self.look(&root, depth as i32, &mut moves, judge_all);
            result.nodes = self.nodes;
            if !finished {
                // A better first move that was found before the end counts all the same.
                result.moves.clone_from(&moves);
                break;
            }
            result =
                Result { moves: moves.clone(), depth, nodes: self.nodes, pv: self.pv(&root, moves[0].mv) };
            tell(&result);
            let settled = if judge_all {
                moves.iter().all(|ranked| ranked.score.is_proven())
            } else {
                moves[0].score.is_proven()
            };
            if settled {
                break;
            }
        }
        if result.pv.first() != Some(&result.moves[0].mv) {
            result.pv = self.pv(&root, result.moves[0].mv);
        }
        result
    }

    /// One depth. The moves end up ordered, best first; false if it was stopped before the end, and then only the
    /// first of them may have changed.
    fn look(&mut self, root: &Position, depth: i32, moves: &mut Vec<Ranked>, judge_all: bool) -> bool {
        let mut done: Vec<Ranked> = Vec::with_capacity(moves.len());
        let mut low = Score::WORST;
        for &Ranked { mv, .. } in moves.iter() {
            let mut after = *root;
            after.play_unchecked(mv);
            self.line[1] = after;
            let score = if judge_all || done.is_empty() {
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
                if let Some(&best) =
                    done.iter().max_by_key(|ranked| ranked.score).filter(|_| !done.is_empty())
                {
                    bring_to_front(moves, best);
                }
                return false;
            }
            low = low.max(score);
            done.push(Ranked { mv, score });
        }
        // A stable order: what was best before stays before its equals.
        done.sort_by_key(|ranked| core::cmp::Reverse(ranked.score));
        *moves = done;
        let best = moves[0];
        let found =
            Found { score: best.score, depth: depth as u8, bound: Bound::Exact, lane: Some(best.mv.lane) };
        self.table.put(root, found);
        true
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

/// Moves the new best move to the front and keeps the order of the others.
fn bring_to_front(moves: &mut Vec<Ranked>, best: Ranked) {
    moves.retain(|ranked| ranked.mv != best.mv);
    moves.insert(0, best);
}
