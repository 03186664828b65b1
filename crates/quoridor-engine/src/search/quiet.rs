//! The horizon, where a fence may be about to turn everything.

use game::Game;
use quoridor::Move;

use super::{DEEPEST, Search, margins};
use crate::{Clock, Evaluation, Score};

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// The score of a position at the horizon, or just beyond it: how it looks, or what it is after a fence that makes
    /// the opponent's way longer by more than the step that it costs, if that is better.
    ///
    /// Nobody has to place such a fence, so the score is never below how the position looks, and never a proven loss.
    pub(super) fn quiet(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score) -> Score {
        let position = self.line[ply].position;
        let mover = position.turn();
        let value = self.line[ply].value;
        let mut best = Score::estimate(i32::from(value));
        let could_matter =
            Score::estimate(i32::from(value.saturating_add(margins::WITHIN_A_FENCE))) > alpha && best < beta;
        if depth < 0 || ply >= DEEPEST || !could_matter || position.fences_left(mover) == 0 {
            return best;
        }
        let ways = self.line[ply].ways;
        let (own, others) = (mover.index(), mover.other().index());
        let fences = position.fences();
        // Others are walked round in a step.
        let long = ways.narrow[others] & fences.with_an_end_at();
        for fence in long & !ways.narrow[own] & fences.room() {
            self.play(ply, Move::Fence(fence));
            let after = ways.after(Move::Fence(fence), &self.line[ply + 1].position);
            // A fence that leaves no way, which the rules forbid, doesn't make it longer either.
            if after.distance[others] < ways.distance[others] + margins::LONGER {
                continue;
            }
            let score = -self.node(ply + 1, depth - 1, -beta, -alpha.max(best));
            if self.stopped {
                return Score::EVEN;
            }
            best = best.max(score);
            if best >= beta {
                break;
            }
        }
        best
    }
}
