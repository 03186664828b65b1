//! Alpha-beta: principal variation search with iterative deepening.
//!
//! A search knows no clock, no thread and no file. Its results are proven (wins and losses to the end) or estimates.
//!
//! What it takes for proven must be true, though it neither tries all moves everywhere nor looks equally far:
//!
//! - A win is proven by one move after which the opponent's loss is proven, a loss by a proven win of the opponent's
//!   after *every* legal move. So moves are left untried only where some move is known not to be a proven loss.
//!   Looking less far does no harm: what is proven is proven at any depth.
//! - Of a bound only one side proves anything: "at least a win" and "at most a loss". "At most a win" proves nothing,
//!   and neither does "at least a loss".
//! - A position that repeats one on the way to it counts as a draw there. That depends on the way, but no proven
//!   result does: a draw is neither a win nor a loss, and who wins in the fewest plies never comes to a position
//!   twice. So proven results may be kept and used on any way, as long as no position has stood on the board twice
//!   before the search; those that have are part of the key by which results are kept.

use game::{Game, Line, Seat};
use quoridor::{Move, Position};

use crate::table::{Bound, Found, PROVEN};
use crate::{Clock, Evaluation, Limits, Ratings, Score, Table, Ways, race};

mod endings;
mod margins;
mod order;
mod picker;
mod quiet;
mod repeated;
mod root;

pub use endings::Endings;
use order::Order;
use picker::Picker;
pub use repeated::Repeated;
pub use root::{Ranked, Result};

/// The furthest a search goes, in plies.
pub const DEEPEST: usize = 96;
/// The clock is asked after so many nodes, a power of two: about every half millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1 << 9;

/// A position on the way from the root, with what is kept beside it.
#[derive(Clone)]
struct Frame<S> {
    position: Position,
    /// The move that led here.
    mv: Move,
    ways: Ways,
    sight: S,
    /// Whether the sight is this position's already.
    seen: bool,
    /// How it looks to the player to move without looking ahead, in hundredths of a logit.
    value: i16,
}

/// One search from one position of a game for two.
pub struct Search<'a, E: Evaluation, C: Clock> {
    evaluation: &'a E,
    table: &'a Table,
    clock: &'a C,
    limits: Limits,
    repeated: Repeated,
    /// The way from the root to the present node, both included.
    line: Vec<Frame<E::Sight>>,
    order: Order,
    /// Of the moves that were rated last.
    ratings: Ratings,
    endings: Endings,
    /// The depth of the first look.
    first_depth: u32,
    nodes: u64,
    stopped: bool,
}

impl<'a, E: Evaluation, C: Clock> Search<'a, E, C> {
    /// A search from where a game stands.
    pub fn new(
        evaluation: &'a E,
        table: &'a Table,
        clock: &'a C,
        limits: Limits,
        game: &Line<Position>,
    ) -> Search<'a, E, C> {
        let position = *game.position();
        let ways = Ways::of(&position);
        let mut sight = evaluation.look(&position);
        let value = clamp(evaluation.value(&mut sight, &position, &ways));
        let frame = Frame { position, mv: Move::default(), ways, sight, seen: true, value };
        Search {
            evaluation,
            table,
            clock,
            limits,
            repeated: Repeated::of(game),
            line: vec![frame; DEEPEST + 1],
            order: Order::new(),
            ratings: Ratings::NONE,
            endings: Endings::new(),
            first_depth: 1,
            nodes: 0,
            stopped: false,
        }
    }

    /// The same search with the first look this deep.
    #[must_use]
    pub fn beginning_at(mut self, depth: u32) -> Search<'a, E, C> {
        self.first_depth = depth;
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

    /// Plays a legal move at this ply. Ways and sight follow when they are needed.
    #[inline]
    fn play(&mut self, ply: usize, mv: Move) {
        let mut position = self.line[ply].position;
        position.play_unchecked(mv);
        self.table.fetch(self.repeated.key(position.hash()));
        let next = &mut self.line[ply + 1];
        next.position = position;
        next.mv = mv;
        next.seen = false;
    }

    /// Brings the sight at this ply up to date.
    fn see(&mut self, ply: usize) {
        if self.line[ply].seen {
            return;
        }
        self.see(ply - 1);
        let (before, after) = self.line.split_at_mut(ply);
        let (before, after) = (&before[ply - 1], &mut after[0]);
        self.evaluation.look_on(&before.sight, &before.position, after.mv, &mut after.sight);
        after.seen = true;
    }

    /// How the position at this ply looks without looking ahead.
    #[inline]
    fn value(&mut self, ply: usize) -> i16 {
        self.see(ply);
        let Frame { position, ways, sight, .. } = &mut self.line[ply];
        clamp(self.evaluation.value(sight, position, ways))
    }

    /// Whether the game would be drawn at this ply, or the position repeats one on the way.
    #[inline]
    fn is_drawn(&self, ply: usize) -> bool {
        if self.repeated.too_late(ply) {
            return true;
        }
        let position = &self.line[ply].position;
        let hash = position.hash();
        let fences = position.fences();
        // After a fence nothing that was before it comes again.
        let earlier = self.line[..ply].iter().rev().take_while(|frame| frame.position.fences() == fences);
        earlier.skip(3).step_by(2).any(|frame| frame.position.hash() == hash)
            || self.repeated.would_draw(hash)
    }

    /// The score of the position at this ply if its end is known, because a player has no fence left.
    #[inline]
    fn known_end(&mut self, ply: usize) -> Option<Score> {
        let Frame { position, ways, .. } = &self.line[ply];
        let left = [Seat::FIRST, Seat::SECOND].map(|seat| position.fences_left(seat));
        if left[0].min(left[1]) > 0 || !self.repeated.is_nothing() {
            return None;
        }
        race::decided(position, ways, ply).or_else(|| match left {
            [0, 0] => self.endings.get(position, ply, self.nodes),
            _ => None,
        })
    }

    /// The score of the position at `ply` of the line, searched `depth` plies further, within the window.
    fn node(&mut self, ply: usize, mut depth: i32, mut alpha: Score, mut beta: Score) -> Score {
        self.count_node();
        if self.stopped {
            return Score::EVEN;
        }
        let position = self.line[ply].position;
        if position.outcome().is_some() {
            return Score::loss_in(ply as u32);
        }
        if self.is_drawn(ply) {
            return Score::EVEN;
        }
        // Nothing here can be better than winning with the next move.
        alpha = alpha.max(Score::loss_in(ply as u32));
        beta = beta.min(Score::win_in(ply as u32 + 1));
        if alpha >= beta {
            return alpha;
        }
        let zero_window = alpha.just_above() == beta;
        // While the memory fetches the entry of the table.
        let ways = self.line[ply - 1].ways.after(self.line[ply].mv, &position);
        self.line[ply].ways = ways;
        let hash = self.repeated.key(position.hash());
        let known = self.table.get(hash);
        if let Some(found) = known
            && zero_window
            && let Some(score) = usable(found, depth, ply, alpha, beta)
        {
            return score;
        }
        let mover = position.turn();
        if ways.distance[mover.index()] <= 2 && position.pawn_targets().meets(position.goal(mover).squares())
        {
            return Score::win_in(ply as u32 + 1);
        }
        if let Some(score) = self.known_end(ply) {
            return score;
        }
        let value = match known {
            Some(found) => found.value,
            None => self.value(ply),
        };
        self.line[ply].value = value;
        if depth <= 0 || ply >= DEEPEST {
            let score = self.quiet(ply, depth, alpha, beta);
            if known.is_none() && !self.stopped {
                self.keep(ply, depth.min(0), alpha, beta, score, None);
            }
            return score;
        }
        if zero_window && !beta.is_proven() && depth <= margins::GOOD_ENOUGH_DEPTH {
            let margin = margins::GOOD_ENOUGH * depth as i16;
            if Score::estimate(i32::from(value.saturating_sub(margin))) >= beta {
                return Score::estimate(i32::from(value));
            }
        }
        if known.is_none() && depth >= margins::UNKNOWN_DEPTH {
            depth -= 1;
        }
        self.moves(ply, depth, alpha, beta, known.and_then(|found| found.mv))
    }

    /// Searches the moves of a node, the most promising first.
    fn moves(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, known: Option<Move>) -> Score {
        let zero_window = alpha.just_above() == beta;
        let improving = ply >= 2 && self.line[ply].value > self.line[ply - 2].value;
        let most = margins::moves_worth_trying(depth, improving);
        let ways = self.line[ply].ways;
        let mut low = alpha;
        let mut best = Score::WORST;
        let mut best_move = None;
        let mut picker = Picker::new(known, self.order.killers(ply));
        let mut rank = 0;
        while let Some(mv) = picker.next(self, ply) {
            let touches = touches(&ways, mv);
            let may_skip = zero_window && rank > 0 && !best.is_loss();
            if may_skip && (rank >= most || picker.gap() > margins::gap_worth_trying(depth)) {
                break;
            }
            if may_skip && !touches && depth <= margins::HOPELESS_DEPTH {
                let margin = margins::HOPELESS * depth as i16;
                if Score::estimate(i32::from(self.line[ply].value.saturating_add(margin))) <= alpha {
                    rank += 1;
                    continue;
                }
            }
            self.play(ply, mv);
            let score = if rank == 0 {
                -self.node(ply + 1, depth - 1, -beta, -low)
            } else {
                let reduction = margins::reduction(depth, rank, picker.gap(), touches, zero_window);
                self.late_move(ply, depth, reduction, zero_window, low, beta)
            };
            if self.stopped {
                return Score::EVEN;
            }
            rank += 1;
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_move = Some(mv);
                }
                if score >= beta {
                    let before = (ply > 0).then(|| self.line[ply].mv);
                    self.order.reward(&self.line[ply].position, before, ply, depth, mv, picker.tried());
                    break;
                }
            }
            picker.has_tried(mv);
        }
        self.keep(ply, depth, alpha, beta, best, best_move.or(known));
        best
    }

    /// Keeps the result of a node in the table.
    fn keep(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, best: Score, mv: Option<Move>) {
        let bound = if best >= beta {
            Bound::Lower
        } else if best > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let proven = match bound {
            Bound::Lower => best.is_win(),
            Bound::Upper => best.is_loss(),
            Bound::Exact => best.is_proven(),
        };
        // What is proven stays true however deep one looks.
        let depth = if proven { PROVEN } else { depth as i8 };
        let Frame { position, value, .. } = &self.line[ply];
        let found = Found { score: best.sooner(ply as u32), depth, bound, mv, value: *value };
        self.table.put(self.repeated.key(position.hash()), found);
    }

    /// A move that is expected not to be the best: first it is only asked whether it is better, and less deeply.
    fn late_move(
        &mut self,
        ply: usize,
        depth: i32,
        reduction: i32,
        zero_window: bool,
        low: Score,
        beta: Score,
    ) -> Score {
        let above = low.just_above();
        let mut score = -self.node(ply + 1, depth - 1 - reduction, -above, -low);
        if reduction > 0 && score > low && !self.stopped {
            score = -self.node(ply + 1, depth - 1, -above, -low);
        }
        if !zero_window && score > low && score < beta && !self.stopped {
            score = -self.node(ply + 1, depth - 1, -beta, -low);
        }
        score
    }
}

/// Whether a move has to do with the ways: a pawn move, or a fence across one of them.
#[inline]
fn touches(ways: &Ways, mv: Move) -> bool {
    match mv {
        Move::Pawn(_) => true,
        Move::Fence(fence) => ways.across.iter().any(|across| across.contains(fence)),
    }
}

/// A value as it is kept: no estimate is anywhere near these ends.
#[inline]
fn clamp(value: i32) -> i16 {
    value.clamp(-16_000, 16_000) as i16
}

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

/// Whether nothing in a game so far can make a draw of what is proven.
pub(crate) fn history_is_nothing(game: &Line<Position>) -> bool {
    Repeated::of(game).is_nothing()
}
