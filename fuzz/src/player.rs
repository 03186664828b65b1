use std::marker::PhantomData;

use engine::{Choice, Clock, Info, Judgement, Limits, OptionError, OptionValue, Player, Score, UgiOption};
use game::{Game, Line};

/// A player that takes the first move there is, with a setting of every kind.
pub(crate) struct First<G>(pub(crate) PhantomData<G>);

impl<G: Game> Player for First<G> {
    type Game = G;

    fn name(&self) -> String {
        "First".into()
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        vec![UgiOption::seed(0), UgiOption::check("Check", true), UgiOption::text("Text", "")]
    }

    fn set_option(&mut self, name: &'static str, value: &OptionValue) -> Result<(), OptionError> {
        let fits = match name {
            UgiOption::SEED => matches!(value, OptionValue::Number(seed) if *seed <= u32::MAX.into()),
            "Check" => matches!(value, OptionValue::Check(_)),
            _ => name == "Text" && matches!(value, OptionValue::Text(_)),
        };
        assert!(fits, "{name} was set to {value:?}");
        Ok(())
    }

    fn new_game(&mut self) {}

    fn think(
        &mut self,
        game: &Line<G>,
        _: Limits,
        _: &(dyn Clock + Sync),
        _: &mut dyn FnMut(&Info<G::Move>),
    ) -> Option<Choice<G::Move>> {
        let best = *game.legal_moves().first()?;
        let judgement = Judgement::Estimate(Score::EVEN);
        Some(Choice::new(best, Info { depth: 0, judgement, nodes: 1, pv: vec![best] }))
    }
}
