use engine::{Level, Limits};

/// The computer players that this module has seated so far. They remember what they found out.
#[derive(Default)]
pub(crate) struct Computers {
    quoridor: Option<quoridor_engine::Engine>,
    squadro: Option<squadro_engine::Engine>,
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
    /// The player of Quoridor, set up like this.
    pub(crate) fn quoridor(&mut self, level: Level, seed: u64) -> &mut quoridor_engine::Engine {
        let options = quoridor_engine::Options { level, seed, table: TABLE, threads: 1, book: true };
        let engine = self.quoridor.get_or_insert_with(|| quoridor_engine::Engine::new(options));
        engine.set_options(options);
        engine
    }

    /// The player of Squadro, set up like this.
    pub(crate) fn squadro(&mut self, level: Level, seed: u64) -> &mut squadro_engine::Engine {
        let options = squadro_engine::Options { level, seed, table: TABLE, threads: 1 };
        let engine = self.squadro.get_or_insert_with(|| squadro_engine::Engine::new(options));
        engine.set_options(options);
        engine
    }
}
