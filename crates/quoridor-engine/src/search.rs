//! Principal variation search with iterative deepening.
//!
//! A search knows no clock, no thread and no file. Its results are proven (wins and losses to the end) or estimates.
//!
//! What it takes for proven must be true, though it prunes moves and reduces depths:
//!
//! - A win is proven by one move after which the opponent's loss is proven, a loss by a proven win of the opponent's
//!   after *every* legal move. So moves are pruned only where some move is known not to be a proven loss.
//!   Reductions do no harm: what is proven is proven at any depth.
//! - Of a bound only one side proves anything: "at least a win" and "at most a loss". "At most a win" proves nothing,
//!   and neither does "at least a loss".
//! - A position that repeats one on the line to it counts as a draw there. That depends on the line, but no proven
//!   result does: a draw is neither a win nor a loss, and who wins in the fewest plies never comes to a position
//!   twice. So proven results may be stored and used on any line, as long as no position has stood on the board twice
//!   before the search; those that have are part of the key by which results are stored.

use engine::NodeSearch;
use engine::transposition_table::NodeResult;
use game::{Game, Line, Seat};
use quoridor::{Move, Position};

use crate::known::race;
use crate::{Clock, Evaluation, Limits, Paths, Ratings, Score};

mod endgame_cache;
mod history;
mod move_picker;
mod pruning;
mod quiescence;
mod repetitions;
mod root;
pub(crate) mod transposition_table;

pub use endgame_cache::EndgameCache;
use history::History;
use move_picker::MovePicker;
pub use repetitions::Repetitions;
use transposition_table::{NodeData, TranspositionTable};

/// The furthest a search goes, in plies.
pub const MAX_PLY: usize = 96;
/// The clock is polled once in so many nodes: about every half millisecond.
const POLL: u64 = 1 << 9;

/// A position of the line that is searched, with what is kept beside it.
#[derive(Clone)]
struct Frame<S> {
    position: Position,
    /// The move that led here.
    mv: Move,
    paths: Paths,
    accumulator: S,
    /// Whether the accumulator is this position's already.
    seen: bool,
    /// The static evaluation for the player to move, in hundredths of a logit.
    evaluation: i16,
}

/// One search from one position of a game for two.
pub struct Search<'a, E: Evaluation, C: Clock> {
    evaluator: &'a E,
    table: &'a TranspositionTable,
    control: engine::SearchControl<'a, C, POLL>,
    repetitions: Repetitions,
    /// The line from the root to the present node, both included.
    line: Vec<Frame<E::Accumulator>>,
    history: History,
    /// Of the moves that were rated last.
    ratings: Ratings,
    endgames: EndgameCache,
    /// The depth of the first iteration.
    first_depth: u32,
    /// The root moves that are searched; all if there are none here.
    among: Vec<Move>,
}

impl<'a, E: Evaluation, C: Clock> Search<'a, E, C> {
    /// A search from where a game stands.
    pub fn new(
        evaluator: &'a E,
        table: &'a TranspositionTable,
        clock: &'a C,
        limits: Limits,
        game: &Line<Position>,
    ) -> Search<'a, E, C> {
        let position = *game.position();
        let paths = Paths::of(&position);
        let mut accumulator = evaluator.refresh(&position);
        let evaluation = clamp(evaluator.value(&mut accumulator, &position, &paths));
        let frame = Frame { position, mv: Move::default(), paths, accumulator, seen: true, evaluation };
        Search {
            evaluator,
            table,
            control: engine::SearchControl::new(clock, limits),
            repetitions: Repetitions::of(game),
            line: vec![frame; MAX_PLY + 1],
            history: History::new(),
            ratings: Ratings::NONE,
            endgames: EndgameCache::new(),
            first_depth: 1,
            among: Vec::new(),
        }
    }

    /// The same search with a first iteration of this depth.
    #[must_use]
    pub fn beginning_at(mut self, depth: u32) -> Search<'a, E, C> {
        self.first_depth = depth;
        self
    }

    /// The same search of these legal root moves alone.
    #[must_use]
    pub fn among(mut self, moves: &[Move]) -> Search<'a, E, C> {
        self.among = moves.to_vec();
        self
    }

    /// Plays a legal move at this ply. Paths and accumulator follow when they are needed.
    #[inline]
    fn play(&mut self, ply: usize, mv: Move) {
        let mut position = self.line[ply].position;
        position.play_unchecked(mv);
        self.table.prefetch(self.repetitions.key(position.hash()));
        let next = &mut self.line[ply + 1];
        next.position = position;
        next.mv = mv;
        next.seen = false;
    }

    /// Brings the accumulator at this ply up to date.
    fn see(&mut self, ply: usize) {
        if self.line[ply].seen {
            return;
        }
        self.see(ply - 1);
        let (before, after) = self.line.split_at_mut(ply);
        let (before, after) = (&before[ply - 1], &mut after[0]);
        self.evaluator.update(&before.accumulator, &before.position, after.mv, &mut after.accumulator);
        after.seen = true;
    }

    /// The static evaluation of the position at this ply.
    #[inline]
    fn evaluate(&mut self, ply: usize) -> i16 {
        self.see(ply);
        let Frame { position, paths, accumulator, .. } = &mut self.line[ply];
        clamp(self.evaluator.value(accumulator, position, paths))
    }

    /// Whether the game would be drawn at this ply, or the position repeats one of the line.
    #[inline]
    fn is_drawn(&self, ply: usize) -> bool {
        if self.repetitions.too_late(ply) {
            return true;
        }
        let position = &self.line[ply].position;
        let hash = position.hash();
        let fences = position.fences();
        // After a fence nothing that was before it comes again.
        let earlier = self.line[..ply].iter().rev().take_while(|frame| frame.position.fences() == fences);
        earlier.skip(3).step_by(2).any(|frame| frame.position.hash() == hash)
            || self.repetitions.would_draw(hash)
    }

    /// The exact score of the position at this ply, if a player has no fence left and the rest can be worked out.
    #[inline]
    fn known_result(&mut self, ply: usize) -> Option<Score> {
        let Frame { position, paths, .. } = &self.line[ply];
        let left = [Seat::FIRST, Seat::SECOND].map(|seat| position.fences_left(seat));
        if left[0].min(left[1]) > 0 || !self.repetitions.is_nothing() {
            return None;
        }
        race::decided(position, paths, ply).or_else(|| match left {
            [0, 0] => self.endgames.get(position, ply, self.control.nodes()),
            _ => None,
        })
    }

    /// Searches the moves of a node, the most promising first.
    fn moves(&mut self, ply: usize, depth: i32, alpha: Score, beta: Score, known: Option<Move>) -> Score {
        let null_window = alpha.just_above() == beta;
        let improving = ply >= 2 && self.line[ply].evaluation > self.line[ply - 2].evaluation;
        let most = pruning::late_move_count(depth, improving);
        let paths = self.line[ply].paths;
        let mut low = alpha;
        let mut best = Score::WORST;
        let mut best_move = None;
        let mut picker = MovePicker::new(known, self.history.killers(ply));
        let mut rank = 0;
        while let Some(mv) = picker.next(self, ply) {
            let touches = touches(&paths, mv);
            let may_prune = null_window && rank > 0 && !best.is_loss();
            // Late move pruning: by count, and by how much less promising the rest is.
            if may_prune && (rank >= most || picker.gap() > pruning::rating_gap(depth)) {
                break;
            }
            // Futility pruning of fences that are across nobody's path.
            if may_prune && !touches && depth <= pruning::FUTILITY_DEPTH {
                let margin = pruning::FUTILITY_MARGIN * depth as i16;
                if Score::estimate(i32::from(self.line[ply].evaluation.saturating_add(margin))) <= alpha {
                    rank += 1;
                    continue;
                }
            }
            self.play(ply, mv);
            let score = if rank == 0 {
                -self.node(ply + 1, depth - 1, -beta, -low)
            } else {
                let reduction = pruning::late_move_reduction(depth, rank, picker.gap(), touches, null_window);
                self.late_move(ply, depth, reduction, low, beta)
            };
            if self.control.stopped() {
                return Score::EVEN;
            }
            rank += 1;
            if score > best {
                best = score;
                if score > low {
                    low = score;
                    best_move = Some(mv);
                }
                // Beta cutoff: the opponent won't let it come to this position.
                if score >= beta {
                    let before = (ply > 0).then(|| self.line[ply].mv);
                    let position = &self.line[ply].position;
                    self.history.record_cutoff(position, before, ply, depth, mv, picker.failed());
                    break;
                }
            }
            picker.has_failed(mv);
        }
        self.store(ply, NodeResult::new(best, depth, ply, alpha, beta), best_move.or(known));
        best
    }

    /// Stores the result of a node in the transposition table.
    fn store(&mut self, ply: usize, result: NodeResult, mv: Option<Move>) {
        let Frame { position, evaluation, .. } = &self.line[ply];
        let data = NodeData { result, mv, evaluation: *evaluation };
        self.table.put(self.repetitions.key(position.hash()), data);
    }
}

impl<E: Evaluation, C: Clock> NodeSearch for Search<'_, E, C> {
    fn node(&mut self, ply: usize, mut depth: i32, mut alpha: Score, mut beta: Score) -> Score {
        self.control.count_node();
        if self.control.stopped() {
            return Score::EVEN;
        }
        let position = self.line[ply].position;
        if position.outcome().is_some() {
            return Score::loss_in(ply as u32);
        }
        if self.is_drawn(ply) {
            return Score::EVEN;
        }
        // Mate distance pruning: nothing here can be better than winning with the next move.
        (alpha, beta) = (alpha.max(Score::loss_in(ply as u32)), beta.min(Score::win_in(ply as u32 + 1)));
        if alpha >= beta {
            return alpha;
        }
        let null_window = alpha.just_above() == beta;
        // While the memory fetches the entry of the table.
        let paths = self.line[ply - 1].paths.after(self.line[ply].mv, &position);
        self.line[ply].paths = paths;
        // Transposition table cutoff.
        let known = self.table.get(self.repetitions.key(position.hash()));
        let cutoff =
            known.filter(|_| null_window).and_then(|data| data.result.cutoff(depth, ply, alpha, beta));
        if let Some(score) = cutoff {
            return score;
        }
        let mover = position.turn();
        if paths.distance[mover.index()] <= 2 && position.pawn_targets().meets(position.goal(mover).squares())
        {
            return Score::win_in(ply as u32 + 1);
        }
        if let Some(score) = self.known_result(ply) {
            return score;
        }
        let evaluation = match known {
            Some(data) => data.evaluation,
            None => self.evaluate(ply),
        };
        self.line[ply].evaluation = evaluation;
        if depth <= 0 || ply >= MAX_PLY {
            let score = self.quiescence(ply, depth, alpha, beta);
            if known.is_none() && !self.control.stopped() {
                self.store(ply, NodeResult::new(score, depth.min(0), ply, alpha, beta), None);
            }
            return score;
        }
        // Reverse futility pruning: the static evaluation is above the window by far.
        if null_window && !beta.is_proven() && depth <= pruning::REVERSE_FUTILITY_DEPTH {
            let margin = pruning::REVERSE_FUTILITY_MARGIN * depth as i16;
            if Score::estimate(i32::from(evaluation.saturating_sub(margin))) >= beta {
                return Score::estimate(i32::from(evaluation));
            }
        }
        // Internal iterative reduction: without a move to try first, the order of moves is poor.
        if known.is_none() && depth >= pruning::INTERNAL_REDUCTION_DEPTH {
            depth -= 1;
        }
        self.moves(ply, depth, alpha, beta, known.and_then(|data| data.mv))
    }

    #[inline]
    fn stopped(&self) -> bool {
        self.control.stopped()
    }
}

/// Whether a move has to do with the paths: a pawn move, or a fence across one of them.
#[inline]
fn touches(paths: &Paths, mv: Move) -> bool {
    match mv {
        Move::Pawn(_) => true,
        Move::Fence(fence) => paths.across.iter().any(|across| across.contains(fence)),
    }
}

/// An evaluation as it is stored: none is anywhere near these ends.
#[inline]
fn clamp(evaluation: i32) -> i16 {
    evaluation.clamp(-16_000, 16_000) as i16
}

/// Whether nothing in a game so far can make a draw of what is proven.
pub(crate) fn history_is_nothing(game: &Line<Position>) -> bool {
    Repetitions::of(game).is_nothing()
}
