use crate::{Level, OptionValue, UgiOption};

/// How an engine is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How strong it plays.
    pub level: Level,
    /// The size of its transposition table, in mebibytes.
    pub table: usize,
    /// What levels below the highest draw their errors from: the same seed, the same game.
    pub seed: u64,
    /// How many threads search. With more than one, the same search may end differently.
    pub threads: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { level: Level::HIGHEST, table: 32, seed: 0, threads: 1 }
    }
}

impl Options {
    /// As options of UGI, set to what they are.
    pub fn ugi_options(&self) -> Vec<UgiOption> {
        vec![
            UgiOption::level(self.level),
            UgiOption::hash(self.table),
            #[cfg(feature = "native")]
            UgiOption::threads(self.threads),
            UgiOption::seed(self.seed),
        ]
    }

    /// Sets one of [`Options::ugi_options`]; others change nothing.
    pub fn set(&mut self, name: &str, value: &OptionValue) {
        let number = value.number();
        match name {
            UgiOption::LEVEL => self.level = Level::new(number as u8).unwrap_or_default(),
            UgiOption::HASH => self.table = number as usize,
            UgiOption::THREADS => self.threads = number as usize,
            UgiOption::SEED => self.seed = number,
            _ => {}
        }
    }
}
