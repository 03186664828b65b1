//! Quiescence search: at the horizon a fence may be about to turn everything.

use engine::NodeSearch;
use game::Game;
use quoridor::Move;

use super::{Frame, MAX_PLY, Search, pruning};
use crate::{Clock, Detours, Evaluation, Score};

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// The score of a position at the horizon, or just beyond it: its static evaluation, or the score after a fence
    /// that makes the opponent's path longer by more than the step that it costs, if that is better.
    ///
    /// Nobody has to place such a fence, so the score is never below the static evaluation ("stand pat"), and never a
    /// proven loss.
    pub(super) fn quiescence(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score) -> Score {
        let position = self.line[ply].position;
        let mover = position.turn();
        let evaluation = self.line[ply].evaluation;
        let mut best = Score::estimate(i32::from(evaluation));
        let could_matter = Score::estimate(i32::from(evaluation.saturating_add(pruning::QUIESCENCE_MARGIN)))
            > alpha
            && best < beta;
        if depth < 0 || ply >= MAX_PLY || !could_matter || position.fences_left(mover) == 0 {
            return best;
        }
        let paths = self.line[ply].paths;
        let (own, others) = (mover.index(), mover.other().index());
        let Frame { accumulator, seen, .. } = &self.line[ply];
        let others_detours = match self.evaluator.detours(accumulator).filter(|_| *seen) {
            Some(detours) => detours[others],
            None => Detours::of_one(&position, &paths, mover.other()),
        };
        let long = others_detours.at_least[pruning::QUIESCENCE_DETOUR];
        for fence in long & !paths.narrow[own] {
            self.play(ply, Move::Fence(fence));
            let score = -self.node(ply + 1, depth - 1, -beta, -alpha.max(best));
            if self.control.stopped() {
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
