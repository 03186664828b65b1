use crate::transposition_table::{Entry, TranspositionTable};
use crate::{OptionValue, Options};

/// What an engine keeps from one move to the next: how it is set up, and its transposition table.
#[derive(Debug)]
pub struct EngineState<E: Entry> {
    options: Options,
    /// The transposition table.
    pub table: TranspositionTable<E>,
}

impl<E: Entry> EngineState<E> {
    /// Of an engine that knows nothing yet.
    pub fn new(options: Options) -> EngineState<E> {
        EngineState { options, table: TranspositionTable::new(options.table) }
    }

    /// How it is set up.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Sets one of [`Options::ugi_options`]. A table of another size is a new one.
    pub fn set_option(&mut self, name: &str, value: &OptionValue) {
        let size = self.options.table;
        self.options.set(name, value);
        if self.options.table != size {
            self.table = TranspositionTable::new(self.options.table);
        }
    }
}
