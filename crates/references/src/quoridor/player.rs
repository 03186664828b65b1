use engine::{Choice, Clock, Info, Judgement, Limits, OptionError, OptionValue, Player, Score, UgiOption};
use game::Line;
use quoridor::{Move, Position};
use quoridor_engine::multiplayer::Weights;

use super::{Belief, deepening, greedy, uct};

/// The simpler opponents, for any number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    /// [`greedy`], with this seed.
    Greedy(u64),
    /// [`uct`], with this seed.
    Uct(u64),
    /// [`deepening`] over the weights of the multiplayer search.
    Deepening(Belief),
}

impl Reference {
    fn seed(&mut self) -> Option<&mut u64> {
        match self {
            Reference::Greedy(seed) | Reference::Uct(seed) => Some(seed),
            Reference::Deepening(_) => None,
        }
    }
}

impl Player for Reference {
    type Game = Position;

    fn name(&self) -> String {
        match self {
            Reference::Greedy(_) => "Greedy".into(),
            Reference::Uct(_) => "UCT".into(),
            Reference::Deepening(Belief::MaxN) => "max^n".into(),
            Reference::Deepening(Belief::Paranoid) => "Paranoid".into(),
            Reference::Deepening(Belief::BestReply) => "Best-reply".into(),
        }
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        self.clone().seed().map(|seed| UgiOption::seed(*seed)).into_iter().collect()
    }

    fn set_option(&mut self, _: &'static str, value: &OptionValue) -> Result<(), OptionError> {
        if let Some(seed) = self.seed() {
            *seed = value.number();
        }
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
            Reference::Deepening(belief) => deepening(game, belief, &Weights::default(), limits, &clock)?,
        };
        // They don't say what they think of it.
        let judgement = Judgement::Estimate(Score::EVEN);
        Some(Choice::new(best, Info { depth: 0, judgement, nodes: 0, pv: vec![best] }))
    }
}
