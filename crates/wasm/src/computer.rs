use engine::{Level, Limits};
use squadro_engine::{Engine, Options};

/// The computer players that this module has seated so far. They remember what they found out.
#[derive(Default)]
pub(crate) struct Computers {
    squadro: Option<Engine>,
}

/// How a computer player plays.
#[derive(Clone, Copy)]
pub(crate) struct Strength {
    pub level: Level,
    pub seed: u64,
    pub limits: Limits,
}

/// The memory of a computer player for positions, in mebibytes: a phone has to bear it.
const TABLE: usize = 16;

impl Computers {
    /// The player of Squadro, set up like this.
    pub(crate) fn squadro(&mut self, level: Level, seed: u64) -> &mut Engine {
        let options = Options { level, seed, table: TABLE, threads: 1 };
        let engine = self.squadro.get_or_insert_with(|| Engine::new(options));
        engine.set_options(options);
        engine
    }
}
