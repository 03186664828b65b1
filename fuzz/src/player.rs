use std::marker::PhantomData;

use engine::{Choice, Chosen, Clock, Info, Judgement, Limits, Player, Score, Setting, SettingError};
use game::{Game, Line};

/// A player that takes the first move there is, with a setting of every kind.
pub(crate) struct First<G>(pub(crate) PhantomData<G>);

impl<G: Game> Player for First<G> {
    type Game = G;

    fn name(&self) -> String {
        "First".into()
    }

    fn settings(&self) -> Vec<Setting> {
        vec![Setting::seed(0), Setting::check("Check", true), Setting::text("Text", "")]
    }

    fn set(&mut self, setting: &'static str, chosen: &Chosen) -> Result<(), SettingError> {
        let fits = match setting {
            Setting::SEED => matches!(chosen, Chosen::Number(seed) if *seed <= u32::MAX.into()),
            "Check" => matches!(chosen, Chosen::Check(_)),
            _ => setting == "Text" && matches!(chosen, Chosen::Text(_)),
        };
        assert!(fits, "{setting} was set to {chosen:?}");
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
