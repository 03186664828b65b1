//! Alpha-beta: principal variation search with iterative deepening.
//!
//! A search knows no clock, no thread and no file. Results are proven (wins and losses to the end) or estimates at the
//! horizon. A position that repeats one on the way to it counts as a draw there. That depends on the way, but no
//! proven result does: a win needs a win behind *some* move and a loss needs wins of the opponent behind *all*
//! moves, and a draw is neither. So proven results may be kept and used on any way, and a draw is never called proven.

use game::Game;
use squadro::{Lane, Move, Position};

use crate::evaluation::Evaluation;
use crate::table::{Bound, Found};
use crate::{Clock, Endings, Limits, Score, Table, Value};

mod order;
mod root;

use order::Order;
pub use root::{Choice, Ranked, Result};

/// The furthest a search goes, in plies.
pub(crate) const DEEPEST: usize = 120;
/// The clock is asked after so many nodes, a power of two: about every millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;

/// One search from one position.
pub struct Search<'a, E: Evaluation, C: Clock> {
    evaluation: &'a E,
    table: &'a Table,
    clock: &'a C,
    limits: Limits,
    /// Positions that would stand on the board for the third time.
    drawn: Vec<u64>,
    /// The way from the root to the present node, both included, and the evaluation's state for each.
    line: Vec<Position>,
    states: Vec<E::State>,
    order: Order,
    /// Ends of games that are known.
    endings: Option<&'a dyn Endings>,
    nodes: u64,
    stopped: bool,
}

impl<'a, E: Evaluation, C: Clock> Search<'a, E, C> {
    /// A search from the last position of a game. Positions that stood on the board twice in `history` are draws.
    pub fn new(
        evaluation: &'a E,
        table: &'a Table,
        clock: &'a C,
        limits: Limits,
        root: &Position,
        history: &[Position],
    ) -> Search<'a, E, C> {
        let state = evaluation.fresh(root);
        Search {
            evaluation,
            table,
            clock,
            limits,
            drawn: seen_twice(history),
            line: vec![*root; DEEPEST + 2],
            states: vec![state; DEEPEST + 2],
            order: Order::new(),
            endings: None,
            nodes: 0,
            stopped: false,
        }
    }

    /// The same search with ends of games that are known. What they tell counts as proven.
    #[must_use]
    pub fn knowing(mut self, endings: Option<&'a dyn Endings>) -> Search<'a, E, C> {
        self.endings = endings;
        self
    }

    /// Counts a node, and from time to time asks whether it's time to stop.
    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            let late = self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
            self.stopped |= late || self.clock.stopped();
        }
        self.stopped |= self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
    }

    /// Whether the position at this ply repeats one on the way, or would be on the board for the third time.
    #[inline]
    fn repeats(&self, ply: usize) -> bool {
        let word = self.line[ply].word();
        // Both players must have been sent back in between, which takes four plies at least.
        let mut earlier = self.line[..ply.saturating_sub(3)].iter().rev().step_by(2);
        earlier.any(|position| position.word() == word) || self.drawn.contains(&word)
    }

    /// The score of the position at `ply` of the line, searched `depth` plies further, within the window.
    fn node(&mut self, ply: usize, depth: i32, mut alpha: Score, mut beta: Score) -> Score {
        self.count_node();
        if self.stopped {
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
        if let Some(value) = self.endings.and_then(|endings| endings.value(&position)) {
            return match value {
                Value::Win => Score::won_from(ply as u32),
                Value::Draw => Score::EVEN,
                Value::Loss => Score::lost_from(ply as u32),
            };
        }
        // Nothing here can be better than winning with the next move.
        alpha = alpha.max(Score::loss_in(ply as u32));
        beta = beta.min(Score::win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        let zero_window = alpha.just_above() == beta;

        let known = self.table.get(&position);
        if let Some(found) = known
            && zero_window
            && let Some(score) = usable(found, depth, ply, alpha, beta)
        {
            return score;
        }
        let (before, after) = self.states.split_at_mut(ply);
        self.evaluation.follow(&before[ply - 1], &mut after[0], &self.line[ply - 1], &position);

        if depth <= 0 || ply >= DEEPEST {
            return self.horizon(ply);
        }
        if zero_window && depth <= FUTILE_DEPTH && !beta.is_proven() {
            let estimate = self.evaluation.score(&self.states[ply], &position);
            let margin = FUTILE_MARGIN * depth as i16;
            if estimate.shifted(-margin) >= beta {
                return estimate;
            }
        }
        self.moves(ply, depth, alpha, beta, known.and_then(|found| found.lane))
    }

    /// Searches the moves of a node, the most promising first.
    fn moves(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, known: Option<Lane>) -> Score {
        let position = self.line[ply];
        let zero_window = alpha.just_above() == beta;
        let children = self.order.children(&position, ply, known);
        let mut low = alpha;
        let mut best = Score::WORST;
        let mut best_lane = None;
        for (rank, child) in children.iter().enumerate() {
            self.line[ply + 1] = child.after;
            let score = if rank == 0 {
                -self.node(ply + 1, depth - 1, -beta, -low)
            } else {
                self.late_move(ply, depth, rank, zero_window, low, beta)
            };
            if self.stopped {
                return Score::EVEN;
            }
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_lane = Some(child.mv.lane);
                }
                if score >= beta {
                    self.order.reward(&position, ply, depth, child.mv.lane, &children[..rank]);
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let lane = best_lane.or(known);
        // A win that is at least this near, or a loss that is at least this bad, stays true however deep one looks.
        let proven = match bound {
            Bound::Lower => best.is_win(),
            Bound::Upper => best.is_loss(),
            Bound::Exact => best.is_proven(),
        };
        let depth = if proven { u8::MAX } else { depth as u8 };
        self.table.put(&position, Found { score: best.sooner(ply as u32), depth, bound, lane });
        best
    }

    /// A move that is expected not to be the best: first it is only asked whether it is better, and less deeply.
    fn late_move(
        &mut self,
        ply: usize,
        depth: i32,
        rank: usize,
        zero_window: bool,
        low: Score,
        beta: Score,
    ) -> Score {
        let above = low.just_above();
        let reduction =
            i32::from(depth >= 3 && rank >= 2) + i32::from(depth >= 6 && rank >= 2 && zero_window);
        let mut score = -self.node(ply + 1, depth - 1 - reduction, -above, -low);
        if reduction > 0 && score > low && !self.stopped {
            score = -self.node(ply + 1, depth - 1, -above, -low);
        }
        if !zero_window && score > low && score < beta && !self.stopped {
            score = -self.node(ply + 1, depth - 1, -beta, -low);
        }
        score
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
        self.evaluation.score(&self.states[ply], &position)
    }
}

/// Up to this depth a position that is good enough by far isn't searched any more …
const FUTILE_DEPTH: i32 = 4;
/// … and far is this much for each ply.
const FUTILE_MARGIN: i16 = 150;

/// The score that a known result settles this node with, if it does.
#[inline]
fn usable(found: Found, depth: i32, ply: usize, alpha: Score, beta: Score) -> Option<Score> {
    if i32::from(found.depth) < depth {
        return None;
    }
    let score = found.score.later(ply as u32);
    let settles = match found.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    settles.then_some(score)
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
