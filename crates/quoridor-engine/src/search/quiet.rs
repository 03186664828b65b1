//! The horizon, where a fence may be about to turn everything.

use game::Game;
use quoridor::Move;

use super::{DEEPEST, Frame, Search, margins};
use crate::{Clock, Detours, Evaluation, Score};

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
        let Frame { sight, seen, .. } = &self.line[ply];
        let others_detours = match self.evaluation.detours(sight).filter(|_| *seen) {
            Some(detours) => detours[others],
            None => Detours::of_one(&position, &ways, mover.other()),
        };
        let long = others_detours.at_least[margins::LONGER];
        for fence in long & !ways.narrow[own] {
            self.play(ply, Move::Fence(fence));
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
