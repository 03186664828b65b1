//! The player as those see it who don't know which game it plays.

use engine::{
    Choice, Clock, Info, Limits, OptionError, OptionValue, Player, SearchRequest, SearchResult, UgiOption,
};
use game::Line;
use squadro::{Move, Position};

use crate::Engine;

/// The name of the option that says where the tablebase lies.
#[cfg(feature = "native")]
const TABLEBASE: &str = "Tablebase";

impl Player for Engine {
    type Game = Position;

    fn name(&self) -> String {
        format!("Farside Squadro {}", env!("CARGO_PKG_VERSION"))
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        #[allow(unused_mut, reason = "without files there is no tablebase")]
        let mut options = self.state.options().ugi_options();
        #[cfg(feature = "native")]
        options.push(UgiOption::text(TABLEBASE, ""));
        options
    }

    fn set_option(&mut self, name: &'static str, value: &OptionValue) -> Result<(), OptionError> {
        #[cfg(feature = "native")]
        if name == TABLEBASE {
            return self.open(value.text());
        }
        self.state.set_option(name, value);
        Ok(())
    }

    fn new_game(&mut self) {
        self.forget();
    }

    fn memory(&self) -> usize {
        self.size()
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        tell: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        let told = |found: &SearchResult<Move>| Info::of_search(found).iter().for_each(&mut *tell);
        self.think(SearchRequest { game, limits, clock: &clock }, false, told).map(Choice::from)
    }
}

#[cfg(feature = "native")]
impl Engine {
    /// Takes the tablebase in this directory, or none if it has no name.
    fn open(&mut self, directory: &str) -> Result<(), OptionError> {
        if directory.is_empty() {
            self.set_tablebase(None);
            return Ok(());
        }
        let refused = |error: squadro_solver::TablebaseError| OptionError::Refused(error.to_string());
        let tablebase = crate::open_tablebase(directory.as_ref()).map_err(refused)?;
        self.set_tablebase(Some(Box::new(tablebase)));
        Ok(())
    }
}
