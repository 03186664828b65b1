//! Principal variation search with iterative deepening.
//!
//! A search knows no clock, no thread and no file. Results are proven (wins and losses to the end) or estimates at the
//! horizon. A position that repeats one of the line to it counts as a draw there. That depends on the line, but no
//! proven result does: a win needs a win behind *some* move and a loss needs wins of the opponent behind *all*
//! moves, and a draw is neither. So proven results may be stored and used on any line, and a draw is never called
//! proven.

use engine::transposition_table::NodeResult;
use engine::{NodeSearch, SearchControl};
use game::Game;
use squadro::{Lane, Move, Position};

use crate::Evaluation;
use crate::{Clock, EndgameProbe, Limits, Score, Value};

mod history;
mod root;
pub(crate) mod transposition_table;

use history::History;
pub use root::Choice;
use transposition_table::{NodeData, TranspositionTable, key};

/// The furthest a search goes, in plies.
pub(crate) const MAX_PLY: usize = 120;
/// The clock is polled once in so many nodes: about every millisecond.
const POLL: u64 = 1 << 10;
/// Reverse futility pruning is done up to this depth …
const REVERSE_FUTILITY_DEPTH: i32 = 4;
/// … where the static evaluation is above the window by this much for each ply, in hundredths of a logit.
const REVERSE_FUTILITY_MARGIN: i16 = 150;

/// One search from one position.
pub struct Search<'a, E: Evaluation, C: Clock> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    control: SearchControl<'a, C, POLL>,
    /// Positions that would stand on the board for the third time.
    drawn: Vec<u64>,
    /// The line from the root to the present node, both included, and the accumulator of each.
    line: Vec<Position>,
    accumulators: Vec<E::Accumulator>,
    history: History,
    /// Endgames that are solved already.
    endgames: Option<&'a dyn EndgameProbe>,
}

impl<'a, E: Evaluation, C: Clock> Search<'a, E, C> {
    /// A search from the last position of a game. Positions that stood on the board twice in `history` are draws.
    pub fn new(
        evaluator: &'a E,
        table: &'a TranspositionTable,
        clock: &'a C,
        limits: Limits,
        root: &Position,
        history: &[Position],
    ) -> Search<'a, E, C> {
        let accumulator = evaluator.refresh(root);
        Search {
            evaluator,
            table,
            control: SearchControl::new(clock, limits),
            drawn: seen_twice(history),
            line: vec![*root; MAX_PLY + 2],
            accumulators: vec![accumulator; MAX_PLY + 2],
            history: History::new(),
            endgames: None,
        }
    }

    /// The same search with endgames that are solved already. Their values count as proven.
    #[must_use]
    pub fn probing(mut self, endgames: Option<&'a dyn EndgameProbe>) -> Search<'a, E, C> {
        self.endgames = endgames;
        self
    }

    /// Whether the position at this ply repeats one of the line, or would be on the board for the third time.
    #[inline]
    fn repeats(&self, ply: usize) -> bool {
        let word = self.line[ply].word();
        // Both players must have been sent back in between, which takes four plies at least.
        let mut earlier = self.line[..ply.saturating_sub(3)].iter().rev().step_by(2);
        earlier.any(|position| position.word() == word) || self.drawn.contains(&word)
    }

    /// Searches the moves of a node, the most promising first.
    fn moves(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, known: Option<Lane>) -> Score {
        let position = self.line[ply];
        let null_window = alpha.just_above() == beta;
        let children = self.history.children(&position, ply, known);
        let mut low = alpha;
        let mut best = Score::WORST;
        let mut best_lane = None;
        for (rank, child) in children.iter().enumerate() {
            self.line[ply + 1] = child.after;
            let score = if rank == 0 {
                -self.node(ply + 1, depth - 1, -beta, -low)
            } else {
                self.late_move(ply, depth, late_move_reduction(depth, rank, null_window), low, beta)
            };
            if self.stopped() {
                return Score::EVEN;
            }
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_lane = Some(child.mv.lane);
                }
                // Beta cutoff: the opponent won't let it come to this position.
                if score >= beta {
                    self.history.record_cutoff(&position, ply, depth, child.mv.lane, &children[..rank]);
                    break;
                }
            }
        }
        let result = NodeResult::new(best, depth, ply, alpha, beta);
        self.table.put(key(&position), NodeData { result, lane: best_lane.or(known) });
        best
    }

    /// The score at the horizon: a win with the next move if there is one, else the estimate.
    fn horizon(&mut self, ply: usize) -> Score {
        let position = self.line[ply];
        if position.home_count(position.turn()) == 3 {
            let wins = |mv: Move| {
                let mut after = position;
                after.play_unchecked(mv);
                after.home_count(position.turn()) == 4
            };
            if position.legal_moves().into_iter().any(wins) {
                return Score::win_in(ply as u32 + 1);
            }
        }
        self.evaluator.evaluate(&self.accumulators[ply], &position)
    }
}

impl<E: Evaluation, C: Clock> NodeSearch for Search<'_, E, C> {
    fn node(&mut self, ply: usize, depth: i32, mut alpha: Score, mut beta: Score) -> Score {
        self.control.count_node();
        if self.control.stopped() {
            return Score::EVEN;
        }
        let position = self.line[ply];
        let opponent = position.turn().other();
        if position.home_count(opponent) >= 4 {
            return Score::loss_in(ply as u32);
        }
        if self.repeats(ply) {
            return Score::EVEN;
        }
        if let Some(value) = self.endgames.and_then(|endgames| endgames.probe(&position)) {
            return match value {
                Value::Win => Score::won_from(ply as u32),
                Value::Draw => Score::EVEN,
                Value::Loss => Score::lost_from(ply as u32),
            };
        }
        // Mate distance pruning: nothing here can be better than winning with the next move.
        (alpha, beta) = (alpha.max(Score::loss_in(ply as u32)), beta.min(Score::win_in(ply as u32 + 1)));
        if alpha >= beta {
            return alpha;
        }
        let null_window = alpha.just_above() == beta;
        // Transposition table cutoff.
        let known = self.table.get(key(&position));
        let cutoff =
            known.filter(|_| null_window).and_then(|data| data.result.cutoff(depth, ply, alpha, beta));
        if let Some(score) = cutoff {
            return score;
        }
        let (before, after) = self.accumulators.split_at_mut(ply);
        self.evaluator.update(&before[ply - 1], &mut after[0], &self.line[ply - 1], &position);
        if depth <= 0 || ply >= MAX_PLY {
            return self.horizon(ply);
        }
        // Reverse futility pruning: the static evaluation is above the window by far.
        if null_window && depth <= REVERSE_FUTILITY_DEPTH && !beta.is_proven() {
            let evaluation = self.evaluator.evaluate(&self.accumulators[ply], &position);
            if evaluation.shifted(-REVERSE_FUTILITY_MARGIN * depth as i16) >= beta {
                return evaluation;
            }
        }
        self.moves(ply, depth, alpha, beta, known.and_then(|data| data.lane))
    }

    #[inline]
    fn stopped(&self) -> bool {
        self.control.stopped()
    }
}

/// Late move reduction: by how many plies less the move of this rank is searched first.
#[inline]
fn late_move_reduction(depth: i32, rank: usize, null_window: bool) -> i32 {
    i32::from(depth >= 3 && rank >= 2) + i32::from(depth >= 6 && rank >= 2 && null_window)
}

/// The positions that stood on the board twice or more.
fn seen_twice(history: &[Position]) -> Vec<u64> {
    let mut words: Vec<u64> = history.iter().map(Position::word).collect();
    words.sort_unstable();
    let mut twice: Vec<u64> =
        words.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    twice.dedup();
    twice
}
