use engine::{Choice, Clock, Info, Judgement, Limits, OptionError, OptionValue, Player, Score, UgiOption};
use game::Line;
use quoridor::{Move, Position};

use super::{greedy, uct};

/// The simpler players that matches can be played against, for any number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// [`greedy`], with this seed.
    Greedy(u64),
    /// [`uct`], with this seed.
    Uct(u64),
}

impl Reference {
    fn seed(&mut self) -> &mut u64 {
        match self {
            Reference::Greedy(seed) | Reference::Uct(seed) => seed,
        }
    }
}

impl Player for Reference {
    type Game = Position;

    fn name(&self) -> String {
        match self {
            Reference::Greedy(_) => "Greedy".into(),
            Reference::Uct(_) => "UCT".into(),
        }
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        vec![UgiOption::seed(*self.clone().seed())]
    }

    fn set_option(&mut self, _: &'static str, chosen: &OptionValue) -> Result<(), OptionError> {
        *self.seed() = chosen.number();
        Ok(())
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        // Another number for every move, and the same ones in the same game.
        let turn = game.steps().len() as u64;
        let best = match *self {
            Reference::Greedy(seed) => greedy(game, seed.wrapping_add(turn))?,
            Reference::Uct(seed) => uct(game, limits, &clock, seed.wrapping_add(turn))?,
        };
        // They don't say what they think of it.
        let judgement = Judgement::Estimate(Score::EVEN);
        Some(Choice::new(best, Info { depth: 0, judgement, nodes: 0, pv: vec![best] }))
    }
}
