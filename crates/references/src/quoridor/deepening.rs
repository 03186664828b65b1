//! Depth-first searches over the same evaluation: max^n, paranoid and best-reply.

use engine::{Clock, Limits};
use game::{Game, Line, Seat};
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::{Weights, certain_win, judge, move_features};

/// The chance of each seat, 0 to 1.
type Chances = [f32; Seat::MAX];

/// What a depth-first search expects of the other players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Belief {
    /// Everybody wants the best for himself.
    MaxN,
    /// All others stand together against the player who thinks.
    Paranoid,
    /// In each round only that other player moves who can do the most harm; the rest pass.
    BestReply,
}

/// The most moves that are followed in a position, the most promising ones.
const WIDTH: usize = 12;
/// The clock is read once in so many nodes.
const NODES_PER_CLOCK_READ: u64 = 16;

/// Chooses a move by iterative deepening with this belief, evaluating by the same weights as
/// [`quoridor_engine::multiplayer::choose`].
/// None if the game is over.
pub fn deepening(
    game: &Line<Position>,
    belief: Belief,
    weights: &Weights,
    limits: Limits,
    clock: &impl Clock,
) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    let position = game.position();
    let mut search = Deepening { belief, weights, limits, clock, me: position.turn(), nodes: 0, over: false };
    let mut moves = search.moves(position);
    let mut best = moves.first().copied();
    for depth in 1..=limits.depth.unwrap_or(40) {
        let mut top = f32::NEG_INFINITY;
        let mut found = None;
        for &mv in &moves {
            let mut after = *position;
            after.play_unchecked(mv);
            let repeats = game.positions().iter().filter(|earlier| **earlier == after).count() >= 2;
            let worth = if repeats { 0.0 } else { search.after_mine(&after, depth - 1, top) };
            if search.over {
                break;
            }
            if worth > top {
                top = worth;
                found = Some(mv);
            }
        }
        // An iteration that was broken off still counts if it got past the move that was best before.
        best = found.or(best);
        if let Some(at) = moves.iter().position(|&mv| Some(mv) == best) {
            moves[..=at].rotate_right(1);
        }
        if search.over || top >= 1.0 {
            break;
        }
    }
    best
}

struct Deepening<'a, C> {
    belief: Belief,
    weights: &'a Weights,
    limits: Limits,
    clock: &'a C,
    me: Seat,
    nodes: u64,
    over: bool,
}

impl<C: Clock> Deepening<'_, C> {
    /// What the position after a move of the thinker's is worth to the thinker.
    fn after_mine(&mut self, after: &Position, depth: u32, low: f32) -> f32 {
        match self.belief {
            Belief::MaxN => self.max_n(after, depth)[self.me.index()],
            Belief::Paranoid => self.paranoid(after, depth, low, f32::INFINITY),
            Belief::BestReply => self.best_reply(after, depth, low, f32::INFINITY),
        }
    }

    fn count(&mut self) {
        self.nodes += 1;
        self.over |= self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if self.nodes.is_multiple_of(NODES_PER_CLOCK_READ) {
            self.over |=
                self.clock.stopped() || self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
        }
    }

    fn judge(&self, position: &Position) -> Chances {
        match certain_win(position) {
            Some(win) => core::array::from_fn(|index| if index == win.seat.index() { 1.0 } else { 0.0 }),
            None => judge(position, self.weights),
        }
    }

    /// The most promising moves, the best first.
    fn moves(&self, position: &Position) -> Vec<Move> {
        let logit = |features: &[f32]| -> f32 {
            features.iter().zip(&self.weights.policy).map(|(feature, weight)| feature * weight).sum()
        };
        let described = move_features(position, self.weights);
        let mut rated: Vec<(f32, Move)> =
            described.iter().map(|(mv, features)| (logit(features), *mv)).collect();
        // Stable, so that equals stay in the order of the rules.
        rated.sort_by(|one, other| other.0.total_cmp(&one.0));
        rated.into_iter().take(WIDTH).map(|(_, mv)| mv).collect()
    }

    fn max_n(&mut self, position: &Position, depth: u32) -> Chances {
        self.count();
        if depth == 0 || self.over || position.outcome().is_some() {
            return self.judge(position);
        }
        let mover = position.turn().index();
        let mut best = [f32::NEG_INFINITY; Seat::MAX];
        for mv in self.moves(position) {
            let mut after = *position;
            after.play_unchecked(mv);
            let chances = self.max_n(&after, depth - 1);
            if chances[mover] > best[mover] {
                best = chances;
            }
            // Nothing can be better than all there is.
            if best[mover] >= 1.0 {
                break;
            }
        }
        best
    }

    fn paranoid(&mut self, position: &Position, depth: u32, mut low: f32, mut high: f32) -> f32 {
        self.count();
        if depth == 0 || self.over || position.outcome().is_some() {
            return self.judge(position)[self.me.index()];
        }
        let mine = position.turn() == self.me;
        for mv in self.moves(position) {
            let mut after = *position;
            after.play_unchecked(mv);
            let worth = self.paranoid(&after, depth - 1, low, high);
            if mine {
                low = low.max(worth);
            } else {
                high = high.min(worth);
            }
            if low >= high {
                break;
            }
        }
        if mine { low } else { high }
    }

    fn best_reply(&mut self, position: &Position, depth: u32, mut low: f32, mut high: f32) -> f32 {
        self.count();
        if depth == 0 || self.over || position.outcome().is_some() {
            return self.judge(position)[self.me.index()];
        }
        if position.turn() == self.me {
            for mv in self.moves(position) {
                let mut after = *position;
                after.play_unchecked(mv);
                low = low.max(self.best_reply(&after, depth - 1, low, high));
                if low >= high {
                    break;
                }
            }
            return low;
        }
        let me = self.me;
        for seat in position.seats_playing().filter(|&seat| seat != me) {
            let Some(to_move) = with_turn(position, seat) else { continue };
            for mv in self.moves(&to_move) {
                let mut after = to_move;
                after.play_unchecked(mv);
                let next = if after.outcome().is_some() { Some(after) } else { with_turn(&after, me) };
                let Some(next) = next else { continue };
                high = high.min(self.best_reply(&next, depth - 1, low, high));
                if low >= high {
                    return high;
                }
            }
        }
        high
    }
}

/// The same position with another seat to move, as if those in between had passed; none where that seat can't move.
fn with_turn(position: &Position, seat: Seat) -> Option<Position> {
    let turned = position.with_turn(seat).ok()?;
    (turned.turn() == seat).then_some(turned)
}
