//! The player as those see it who don't know which game it plays.

use engine::{
    Choice, Clock, Info, Limits, OptionError, OptionValue, Player, SearchRequest, SearchResult, UgiOption,
};
use game::Line;
use quoridor::{Move, Position};

use crate::{Engine, Evaluation};

/// The name of the option that lets it use its opening book.
const BOOK: &str = "Book";

impl<E: Evaluation> Player for Engine<E> {
    type Game = Position;

    fn name(&self) -> String {
        format!("Farside Quoridor {}", env!("CARGO_PKG_VERSION"))
    }

    fn ugi_options(&self) -> Vec<UgiOption> {
        let mut options = self.state.options().ugi_options();
        options.push(UgiOption::check(BOOK, self.book));
        options
    }

    fn set_option(&mut self, name: &'static str, value: &OptionValue) -> Result<(), OptionError> {
        match name {
            BOOK => self.book = value.is_on(),
            _ => self.state.set_option(name, value),
        }
        Ok(())
    }

    fn new_game(&mut self) {
        self.state.table.clear();
    }

    fn memory(&self) -> usize {
        self.state.table.memory()
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        tell: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        let told = |found: &SearchResult<Move>| Info::of_search(found).iter().for_each(&mut *tell);
        self.choose(SearchRequest { game, limits, clock: &clock }, told).map(Choice::from)
    }
}
