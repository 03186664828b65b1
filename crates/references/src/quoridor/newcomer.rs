use engine::{Choice, Clock, Info, Judgement, Limits, Player, Score};
use game::{Game, Line};
use quoridor::{Move, Position, Square};

/// Somebody who has just heard the rules, to measure the low levels by: walks a shortest path to the goal line,
/// straight ahead where that is one, jumps where that is shorter, and never places a fence. It always plays the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Newcomer;

impl Newcomer {
    /// The move; none if the game is over.
    pub fn choose(self, game: &Line<Position>) -> Option<Move> {
        let position = game.position();
        let seat = position.turn();
        let pawn = position.pawn(seat).filter(|_| game.outcome().is_none())?;
        let (openings, goal) = (position.openings(), position.goal(seat).squares());
        let straight = |target: Square| target.column() == pawn.column() || target.row() == pawn.row();
        let ahead = |target: Square| goal.into_iter().map(|square| steps_apart(square, target)).min();
        let targets = position.pawn_targets().into_iter();
        let nearest = targets
            .min_by_key(|&target| (openings.distance(target, goal), ahead(target), !straight(target)))
            .map(Move::Pawn);
        // Who can't move the pawn has to place a fence.
        nearest.or_else(|| position.legal_moves().first().copied())
    }
}

/// How many steps apart two squares are on an empty board.
fn steps_apart(one: Square, other: Square) -> usize {
    one.row().abs_diff(other.row()) + one.column().abs_diff(other.column())
}

impl Player for Newcomer {
    type Game = Position;

    fn name(&self) -> String {
        "A newcomer to Quoridor".into()
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        _: Limits,
        _: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        let best = self.choose(game)?;
        let judgement = Judgement::Estimate(Score::EVEN);
        Some(Choice::new(best, Info { depth: 0, judgement, nodes: 1, pv: vec![best] }))
    }
}
