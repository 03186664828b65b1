//! Play that errs the way people do.
//!
//! A person counts steps: how far I have to go, how far the other. He looks a few moves ahead, sees his own fences
//! more clearly than those the other may answer with, and parts with fences too easily. Who is still learning also
//! makes the [`mistakes`] of learners. So does this player. It never picks a move at random: what it doesn't see
//! follows from the seed and the position, and what it sees it weighs.

mod mistakes;

use game::{Game, Keys, Line, Seat};
use quoridor::{Fence, Fences, Move, Orientation, Position};

use crate::{Judgement, Report, Score, Source, Ways};

/// How a level plays. The shares are in a hundred.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
    /// The share of the fences across the other's ways that it thinks of.
    pub(crate) sees_fences: u64,
    /// The share of the other's answers by fence that it foresees.
    pub(crate) sees_answers: u64,
    /// What it holds a fence in hand to be worth, in hundredths of a step: who holds it to be worth little wastes it.
    pub(crate) thrift: i32,
    /// The share of jumps that it overlooks, its own and the other's.
    pub(crate) misses_jumps: u64,
    /// The share of fences in front of the other's pawn that seem to hold it up though they don't.
    pub(crate) misplaces: u64,
    /// The share of its fences that it places without a look at its own way.
    pub(crate) careless: u64,
    /// The share of the squares beside its own way that seem to be on the way.
    pub(crate) miscounts: u64,
    /// How much it likes to place a fence at the most, in hundredths of a step; another liking at every turn.
    pub(crate) keenness: u64,
    /// How many fences lie on the board before it goes by the count alone: these it places early and by taste, so that
    /// every seed has its own opening.
    pub(crate) opening_fences: u64,
}

/// What a step of distance is worth, in hundredths of a logit.
const STEP: i32 = 40;
/// Positions that look this much alike are chosen between by taste, in hundredths of a logit.
const TASTE: u64 = 16;
/// A win or a loss that it believes to see.
const SURE: i32 = 1_000;

/// Chooses a move; none if the game is over.
pub(crate) fn choose(game: &Line<Position>, manner: &Manner, seed: u64) -> Option<Report> {
    let position = game.position();
    let mut person = Person { manner, seed, me: position.turn(), nodes: 0 };
    let ways = Ways::of(position);
    let mut best: Option<(i32, Move)> = None;
    for mv in person.own_candidates(position, &ways) {
        let mut after = *position;
        after.play_unchecked(mv);
        // Nobody overlooks that he has had this before.
        let value = if game.positions().iter().filter(|earlier| **earlier == after).count() >= 2 {
            0
        } else {
            let then = ways.after(mv, &after);
            let seen = -person.look(&after, &then, manner.depth.saturating_sub(1), 1, -i32::MAX, i32::MAX);
            seen + person.misjudgement(game, mv, [&ways, &then])
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, mv));
        }
    }
    let (value, best) = best?;
    // Who overlooks things proves nothing: what it takes for a win is only a good chance.
    let judgement = Judgement::Estimate(Score::estimate(value.clamp(-SURE, SURE)));
    Some(Report::of_one(best, judgement, person.nodes, manner.depth, Source::Search))
}

struct Person<'a> {
    manner: &'a Manner,
    seed: u64,
    me: Seat,
    nodes: u64,
}

impl Person<'_> {
    /// How good the position looks to whoever is to move.
    fn look(
        &mut self,
        position: &Position,
        ways: &Ways,
        depth: u32,
        ply: i32,
        mut low: i32,
        high: i32,
    ) -> i32 {
        self.nodes += 1;
        if position.outcome().is_some() {
            return -(2 * SURE - ply);
        }
        if depth == 0 {
            return self.judge(position, ways);
        }
        let mut best = -i32::MAX;
        for mv in self.candidates(position, ways) {
            let mut after = *position;
            after.play_unchecked(mv);
            let ways = ways.after(mv, &after);
            let value = -self.look(&after, &ways, depth - 1, ply + 1, -high, -low);
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        best
    }

    /// The moves that come to mind: steps of the pawn, jumps that it sees, and fences across the other's ways.
    fn candidates(&self, position: &Position, ways: &Ways) -> Vec<Move> {
        let mut moves: Vec<Move> = self.pawn_targets(position).into_iter().map(Move::Pawn).collect();
        let share =
            if position.turn() == self.me { self.manner.sees_fences } else { self.manner.sees_answers };
        if share > 0 && position.fences_left(position.turn()) > 0 {
            let useful = ways.across[position.turn().other().index()] & position.legal_fences();
            moves.extend(
                useful.into_iter().filter(|&fence| self.sees(position, fence, share)).map(Move::Fence),
            );
        }
        moves
    }

    /// Whether a fence comes to mind. It does or doesn't for as long as the fences stand as they do: who has overlooked
    /// something doesn't see it a moment later.
    fn sees(&self, position: &Position, fence: Fence, share: u64) -> bool {
        let Fences { horizontal, vertical } = position.fences();
        let layout = Keys::new(horizontal ^ vertical.rotate_left(32)).draw();
        Keys::new(self.seed ^ layout ^ number(fence)).draw() % 100 < share
    }

    /// Counts steps and fences.
    fn judge(&self, position: &Position, ways: &Ways) -> i32 {
        let (mover, other) = (position.turn(), position.turn().other());
        let steps = i32::from(ways.distance[other.index()]) - i32::from(ways.distance[mover.index()]);
        let fences = i32::from(position.fences_left(mover)) - i32::from(position.fences_left(other));
        let taste = (Keys::new(self.seed ^ position.hash()).draw() % TASTE) as i32 - TASTE as i32 / 2;
        // The move itself is worth half a step.
        STEP * steps + STEP / 2 + STEP * fences * self.manner.thrift / 100 + taste
    }
}

/// The number of a fence, for draws.
fn number(fence: Fence) -> u64 {
    fence.square.index() as u64 * 2 + u64::from(fence.orientation == Orientation::Vertical)
}
