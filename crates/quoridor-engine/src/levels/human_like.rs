//! Play that errs the way people do.
//!
//! A person counts steps: how far I have to go, how far the other. He looks a few moves ahead, sees his own fences
//! more clearly than those the other may answer with, and parts with fences too easily. Who is still learning also
//! makes the [`mistakes`] of learners. So does this player. It never picks a move at random: what it doesn't see
//! follows from the seed and the position, and what it sees it weighs.

use engine::HumanLike;
use game::{Game, Keys, Line, Seat};
use quoridor::{Fence, Fences, Move, Orientation, Position};

use crate::{Judgement, Paths, Report, Score, Source};

/// How a level plays. The shares are in a hundred.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LevelTraits {
    /// The depth of its search, in plies.
    pub(crate) depth: u32,
    /// The share of the fences across the other's paths that it thinks of.
    pub(crate) sees_fences: u64,
    /// The share of the other's answers by fence that it foresees.
    pub(crate) sees_answers: u64,
    /// What it holds a fence in hand to be worth, in hundredths of a step: who holds it to be worth little wastes it.
    pub(crate) thrift: i32,
    /// The share of jumps that it overlooks, its own and the other's.
    pub(crate) misses_jumps: u64,
    /// The share of fences in front of the other's pawn that seem to hold it up though they don't.
    pub(crate) misplaces: u64,
    /// The share of its fences that it places without a look at its own path.
    pub(crate) careless: u64,
    /// The share of the squares beside its own path that seem to be on the path.
    pub(crate) miscounts: u64,
    /// How much it likes to place a fence at the most, in hundredths of a step; another liking at every turn.
    pub(crate) keenness: u64,
    /// How many fences lie on the board before it goes by the count alone: these it places early and by taste, so that
    /// every seed has its own opening.
    pub(crate) opening_fences: u64,
}

/// What a step of distance is worth, in hundredths of a logit.
pub(super) const STEP: i32 = 40;
/// Positions that look this much alike are chosen between by taste, in hundredths of a logit.
const TASTE: u64 = 16;
/// A win or a loss that it believes to see.
const SURE: i32 = 1_000;

/// Chooses a move; none if the game is over.
pub(crate) fn choose(game: &Line<Position>, traits: &LevelTraits, seed: u64) -> Option<Report> {
    let position = game.position();
    let player = HumanPlayer { traits, seed, me: position.turn() };
    let paths = Paths::of(position);
    let mut nodes = 0;
    let mut best: Option<(i32, Move)> = None;
    for mv in player.own_candidates(position, &paths) {
        let after = Node { position: *position, paths }.after(mv);
        // Nobody overlooks that he has had this before.
        let value = if engine::repeats(game, &after.position) {
            0
        } else {
            let misjudged = player.misjudgement(game, mv, [&paths, &after.paths]);
            player.search_root_move(&after, traits.depth, &mut nodes) + misjudged
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, mv));
        }
    }
    let (value, best) = best?;
    // Who overlooks things proves nothing: what it takes for a win is only a good chance.
    let judgement = Judgement::Estimate(Score::estimate(value.clamp(-SURE, SURE)));
    Some(Report::of_one(best, judgement, nodes, traits.depth, Source::Search))
}

/// A position with its shortest paths.
#[derive(Clone, Copy)]
pub(super) struct Node {
    position: Position,
    paths: Paths,
}

impl Node {
    fn after(&self, mv: Move) -> Node {
        let mut position = self.position;
        position.play_unchecked(mv);
        Node { position, paths: self.paths.after(mv, &position) }
    }
}

pub(super) struct HumanPlayer<'a> {
    pub(super) traits: &'a LevelTraits,
    pub(super) seed: u64,
    pub(super) me: Seat,
}

impl HumanLike for HumanPlayer<'_> {
    type Node = Node;
    /// In hundredths of a logit.
    type Value = i32;

    const WORST: i32 = -i32::MAX;

    fn over(&self, node: &Node, ply: u32) -> Option<i32> {
        node.position.outcome().map(|_| ply as i32 - 2 * SURE)
    }

    /// Counts steps and fences.
    fn evaluate(&self, node: &Node) -> i32 {
        let Node { position, paths } = node;
        let (mover, other) = (position.turn(), position.turn().other());
        let steps = i32::from(paths.distance[other.index()]) - i32::from(paths.distance[mover.index()]);
        let fences = i32::from(position.fences_left(mover)) - i32::from(position.fences_left(other));
        let taste = (Keys::new(self.seed ^ position.hash()).draw() % TASTE) as i32 - TASTE as i32 / 2;
        // The move itself is worth half a step.
        STEP * steps + STEP / 2 + STEP * fences * self.traits.thrift / 100 + taste
    }

    fn children(&self, node: &Node) -> impl Iterator<Item = Node> {
        self.candidates(&node.position, &node.paths).into_iter().map(|mv| node.after(mv))
    }

    fn without_moves(&self, _: &Node) -> i32 {
        Self::WORST
    }
}

impl HumanPlayer<'_> {
    /// The moves that come to mind: steps of the pawn, jumps that it sees, and fences across the other's paths.
    pub(super) fn candidates(&self, position: &Position, paths: &Paths) -> Vec<Move> {
        let mut moves: Vec<Move> = self.pawn_targets(position).into_iter().map(Move::Pawn).collect();
        let share =
            if position.turn() == self.me { self.traits.sees_fences } else { self.traits.sees_answers };
        if share > 0 && position.fences_left(position.turn()) > 0 {
            let useful = paths.across[position.turn().other().index()] & position.legal_fences();
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
}

/// The number of a fence, for draws.
pub(super) fn number(fence: Fence) -> u64 {
    fence.square.index() as u64 * 2 + u64::from(fence.orientation == Orientation::Vertical)
}
