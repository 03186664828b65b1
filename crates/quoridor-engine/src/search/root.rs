//! The root of the search: iterative deepening with aspiration windows, for one or several lines.

use engine::transposition_table::{Bound, NodeResult};
use engine::{Iteration, NodeSearch, RankedMove, RootSearch, SearchResult};
use game::Game;
use quoridor::Move;

use super::{MAX_PLY, Search, pruning};
use crate::{Clock, Evaluation, Score};

/// Aspiration windows are used from this depth on, and begin this wide on either side.
const ASPIRATION_DEPTH: u32 = 4;
const ASPIRATION_WINDOW: i16 = 25;
/// Beyond this width a window is opened completely.
const WIDEST_WINDOW: i16 = 600;

impl<E: Evaluation, C: Clock> Search<'_, E, C> {
    /// Searches deeper and deeper for so many best moves. `tell` hears of every completed iteration.
    pub fn run(mut self, lines: usize, tell: impl FnMut(&SearchResult<Move>)) -> SearchResult<Move> {
        let moves = self.root_moves();
        let lines = lines.clamp(1, moves.len().max(1));
        let unknown = |&mv: &Move| RankedMove { mv, score: Score::EVEN, line: vec![mv] };
        let ranked = moves.iter().take(lines).map(unknown).collect();
        let depths = self.control.depths(self.first_depth, MAX_PLY as u32 - 1);
        engine::iterative_deepening(&mut Root { search: &mut self, moves, lines }, ranked, depths, tell)
    }

    /// The legal moves, as they are rated.
    fn root_moves(&mut self) -> Vec<Move> {
        let frame = &mut self.line[0];
        let moves = frame.position.legal_moves();
        self.evaluator.rate(&mut frame.accumulator, &frame.position, &frame.paths, &mut self.ratings);
        let mut moves: Vec<Move> = moves.to_vec();
        if !self.among.is_empty() {
            moves.retain(|mv| self.among.contains(mv));
        }
        moves.sort_by_key(|&mv| core::cmp::Reverse(self.ratings.of(mv)));
        moves
    }

    /// Searches the moves from `first` on to a depth. Brings the best to their front and gives its score; none if the
    /// search was stopped before anything new was known.
    fn aspirate(
        &mut self,
        depth: i32,
        moves: &mut [Move],
        first: usize,
        expected: Option<Score>,
    ) -> Option<Score> {
        let (mut alpha, mut beta) = (Score::WORST, Score::BEST);
        let mut width = ASPIRATION_WINDOW;
        if let Some(expected) = expected.filter(|expected| !expected.is_proven()) {
            (alpha, beta) = (expected.shifted(-width), expected.shifted(width));
        }
        loop {
            let (score, best) = self.search_root(depth, &moves[first..], alpha, beta)?;
            moves[first..=first + best].rotate_right(1);
            if self.control.stopped() {
                return Some(score);
            }
            width = width.saturating_mul(3);
            if score <= alpha && alpha > Score::WORST {
                // Failed low.
                alpha = if width > WIDEST_WINDOW { Score::WORST } else { score.shifted(-width) };
            } else if score >= beta && beta < Score::BEST {
                // Failed high.
                beta = if width > WIDEST_WINDOW { Score::BEST } else { score.shifted(width) };
            } else {
                if first == 0 {
                    let result = NodeResult { score, depth: depth as i16, bound: Bound::Exact };
                    self.store(0, result, Some(moves[first]));
                }
                return Some(score);
            }
        }
    }

    /// The best score within a window and the place of its move; none if nothing new was known before the search was
    /// stopped.
    fn search_root(
        &mut self,
        depth: i32,
        moves: &[Move],
        alpha: Score,
        beta: Score,
    ) -> Option<(Score, usize)> {
        let mut low = alpha;
        let mut best: Option<(Score, usize)> = None;
        for (rank, &mv) in moves.iter().enumerate() {
            self.play(0, mv);
            let score = if rank == 0 {
                -self.node(1, depth - 1, -beta, -low)
            } else {
                let touches = super::touches(&self.line[0].paths, mv);
                let reduction = pruning::late_move_reduction(depth, rank, 0, touches, false);
                self.late_move(0, depth, reduction, low, beta)
            };
            if self.control.stopped() {
                // With other moves still to be tried, a loss behind one of them says nothing about the position.
                return best.filter(|&(score, _)| score > alpha && !score.is_loss());
            }
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, rank));
                low = low.max(score);
            }
            if score >= beta {
                break;
            }
        }
        best
    }

    /// The principal variation that begins with a move, as the transposition table knows it.
    fn principal_variation(&self, first: Move) -> Vec<Move> {
        let mut position = self.line[0].position;
        let mut seen = vec![position.hash()];
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(mv) = next.filter(|&mv| position.check(mv).is_ok()) {
            line.push(mv);
            position.play_unchecked(mv);
            let hash = position.hash();
            if seen.contains(&hash) || self.repetitions.would_draw(hash) || line.len() >= MAX_PLY {
                break;
            }
            seen.push(hash);
            next = self.table.get(self.repetitions.key(hash)).and_then(|data| data.mv);
        }
        line
    }
}

/// The root of a search for several best moves.
struct Root<'s, 'a, E: Evaluation, C: Clock> {
    search: &'s mut Search<'a, E, C>,
    /// All legal moves, the best first.
    moves: Vec<Move>,
    /// How many best moves are wanted.
    lines: usize,
}

impl<E: Evaluation, C: Clock> RootSearch for Root<'_, '_, E, C> {
    type Move = Move;

    fn iterate(&mut self, depth: u32, so_far: &SearchResult<Move>) -> Iteration<Move> {
        let mut best = so_far.moves.clone();
        for at in 0..self.lines {
            let expected = so_far.moves.get(at).map(|ranked| ranked.score);
            let expected = expected.filter(|_| depth >= ASPIRATION_DEPTH);
            let Some(score) = self.search.aspirate(depth as i32, &mut self.moves, at, expected) else {
                break;
            };
            let mv = self.moves[at];
            let line = self.search.principal_variation(mv);
            best.retain(|ranked| ranked.mv != mv);
            best.insert(at.min(best.len()), RankedMove { mv, score, line });
            best.truncate(self.lines);
            if self.search.control.stopped() {
                break;
            }
        }
        if self.search.control.stopped() {
            // Several lines are only comparable if all of them were searched equally deep.
            let moves = if self.lines > 1 && so_far.depth > 0 { so_far.moves.clone() } else { best };
            return Iteration { moves, completed: false };
        }
        best.sort_by_key(|ranked| core::cmp::Reverse(ranked.score));
        for (at, ranked) in best.iter().enumerate() {
            self.moves[at] = ranked.mv;
        }
        Iteration { moves: best, completed: true }
    }

    fn nodes(&self) -> u64 {
        self.search.control.nodes()
    }

    fn is_settled(&self, moves: &[RankedMove<Move>]) -> bool {
        moves.iter().all(|ranked| ranked.score.is_proven())
    }
}
