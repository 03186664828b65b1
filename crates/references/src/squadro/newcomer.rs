use engine::{Choice, Clock, Info, Judgement, Limits, Player, Score};
use game::{Game, Line};
use squadro::{Move, Position};

/// Somebody who has just heard the rules, to measure the low levels by: runs home with one piece after the other and
/// never looks whether anybody can be jumped. It always plays the same.
#[derive(Clone, Copy, Debug, Default)]
pub struct Newcomer;

impl Newcomer {
    /// The move, with the piece that has the fewest moves to go; none if the game is over.
    pub fn choose(self, game: &Line<Position>) -> Option<Move> {
        let position = game.position();
        let moves_to_go = position.moves_needed(position.turn()).pieces;
        game.legal_moves().iter().copied().min_by_key(|mv| moves_to_go[mv.lane.index()])
    }
}

impl Player for Newcomer {
    type Game = Position;

    fn name(&self) -> String {
        "A newcomer to Squadro".into()
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
