//! The root of a search: deeper and deeper, until a limit is reached or the result is proven.

use game::Game;
use quoridor::Move;

use super::{DEEPEST, Search};
use crate::table::{Bound, Found};
use crate::{Clock, Evaluation, Score};

/// From this depth on it is first asked whether the score is about what it was, within this much either way.
const NARROW_FROM: u32 = 4;
const NARROW: i16 = 25;

/// A move of the root with its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The move.
    pub mv: Move,
    /// Its score for the player who makes it.
    pub score: Score,
    /// The best line that begins with it, as far as it is known.
    pub line: Vec<Move>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Result {
    /// The best moves, the best first: as many as were asked for, and at least one if there is a legal move.
    pub best: Vec<Ranked>,
    /// How deep the last finished look was, in plies.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// Searches deeper and deeper for so many best moves. After each depth `tell` is told what is known.
    pub fn run(mut self, lines: usize, mut tell: impl FnMut(&Result)) -> Result {
        let mut moves = self.root_moves();
        let lines = lines.clamp(1, moves.len().max(1));
        let unknown = |&mv: &Move| Ranked { mv, score: Score::EVEN, line: vec![mv] };
        let mut result = Result { best: moves.iter().take(lines).map(unknown).collect(), depth: 0, nodes: 0 };
        if moves.is_empty() {
            return result;
        }
        let deepest = self.limits.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST as u32 - 1);
        for depth in self.first_depth.min(deepest)..=deepest {
            let before = result.best.clone();
            for at in 0..lines {
                let expected = before.get(at).map(|ranked| ranked.score).filter(|_| depth >= NARROW_FROM);
                let Some(score) = self.look(depth as i32, &mut moves, at, expected) else { break };
                let mv = moves[at];
                let line = self.best_line(mv);
                result.best.retain(|ranked| ranked.mv != mv);
                result.best.insert(at.min(result.best.len()), Ranked { mv, score, line });
                result.best.truncate(lines);
                if self.stopped {
                    break;
                }
            }
            result.nodes = self.nodes;
            if self.stopped {
                // Several lines are only comparable if all of them were looked at equally far.
                if lines > 1 && result.depth > 0 {
                    result.best = before;
                }
                break;
            }
            result.best.sort_by_key(|ranked| core::cmp::Reverse(ranked.score));
            for (at, ranked) in result.best.iter().enumerate() {
                moves[at] = ranked.mv;
            }
            result.depth = depth;
            tell(&result);
            if result.best.iter().all(|ranked| ranked.score.is_proven()) {
                break;
            }
        }
        result
    }

    /// The legal moves, as they are rated.
    fn root_moves(&mut self) -> Vec<Move> {
        let frame = &mut self.line[0];
        let moves = frame.position.legal_moves();
        self.evaluation.rate(&mut frame.sight, &frame.position, &frame.ways, &mut self.ratings);
        let mut moves: Vec<Move> = moves.to_vec();
        moves.sort_by_key(|&mv| core::cmp::Reverse(self.ratings.of(mv)));
        moves
    }

    /// Looks so deep at the moves from `first` on. Brings the best to their front and gives its score; none if it was
    /// stopped before anything new was known.
    fn look(
        &mut self,
        depth: i32,
        moves: &mut [Move],
        first: usize,
        expected: Option<Score>,
    ) -> Option<Score> {
        let (mut low, mut high) = (Score::WORST, Score::BEST);
        let mut width = NARROW;
        if let Some(expected) = expected.filter(|expected| !expected.is_proven()) {
            (low, high) = (expected.shifted(-width), expected.shifted(width));
        }
        loop {
            let (score, best) = self.look_within(depth, &moves[first..], low, high)?;
            moves[first..=first + best].rotate_right(1);
            if self.stopped {
                return Some(score);
            }
            width = width.saturating_mul(3);
            if score <= low && low > Score::WORST {
                low = if width > 600 { Score::WORST } else { score.shifted(-width) };
            } else if score >= high && high < Score::BEST {
                high = if width > 600 { Score::BEST } else { score.shifted(width) };
            } else {
                let (mv, frame) = (moves[first], &self.line[0]);
                let hash = self.repeated.key(frame.position.hash());
                if first == 0 {
                    let found = Found {
                        score,
                        depth: depth as i8,
                        bound: Bound::Exact,
                        mv: Some(mv),
                        value: frame.value,
                    };
                    self.table.put(hash, found);
                }
                return Some(score);
            }
        }
    }

    /// The best score within a window and the place of its move; none if nothing new was known before it was stopped.
    fn look_within(&mut self, depth: i32, moves: &[Move], low: Score, high: Score) -> Option<(Score, usize)> {
        let mut alpha = low;
        let mut best: Option<(Score, usize)> = None;
        for (rank, &mv) in moves.iter().enumerate() {
            self.play(0, mv);
            let score = if rank == 0 {
                -self.node(1, depth - 1, -high, -alpha)
            } else {
                let touches = super::touches(&self.line[0].ways, mv);
                let reduction = super::margins::reduction(depth, rank, 0, touches, false);
                self.late_move(0, depth, reduction, false, alpha, high)
            };
            if self.stopped {
                // With other moves still to be tried, a loss behind one of them says nothing about the position.
                return best.filter(|&(score, _)| score > low && !score.is_loss());
            }
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, rank));
                alpha = alpha.max(score);
            }
            if score >= high {
                break;
            }
        }
        best
    }

    /// The best line that begins with a move, as the table knows it.
    fn best_line(&self, first: Move) -> Vec<Move> {
        let mut position = self.line[0].position;
        let mut seen = vec![position.hash()];
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|&mv| position.check(mv).is_ok()) {
            line.push(mv);
            position.play_unchecked(mv);
            let hash = position.hash();
            if seen.contains(&hash) || self.repeated.would_draw(hash) || line.len() >= DEEPEST {
                break;
            }
            seen.push(hash);
            next = self.table.get(self.repeated.key(hash)).and_then(|found| found.mv);
        }
        line
    }
}
