//! The player as those see it who don't know which game it plays.

use engine::{Choice, Chosen, Clock, Info, Level, Limits, Player, Score, Setting, SettingError};
use game::Line;
use quoridor::{Move, Position};

use crate::{Engine, Evaluation, Options, search};

/// The name of the setting that lets it use its book of openings.
const BOOK: &str = "Book";

impl<E: Evaluation> Player for Engine<E> {
    type Game = Position;

    fn name(&self) -> String {
        format!("Farside Quoridor {}", env!("CARGO_PKG_VERSION"))
    }

    fn settings(&self) -> Vec<Setting> {
        let Options { level, table, seed, book, .. } = self.options();
        vec![
            Setting::level(level),
            Setting::hash(table),
            #[cfg(feature = "native")]
            Setting::threads(self.options().threads),
            Setting::seed(seed),
            Setting::check(BOOK, book),
        ]
    }

    fn set(&mut self, setting: &'static str, chosen: &Chosen) -> Result<(), SettingError> {
        let mut options = self.options();
        let number = chosen.number();
        match setting {
            Setting::LEVEL => options.level = Level::new(number as u8).unwrap_or_default(),
            Setting::HASH => options.table = number as usize,
            Setting::THREADS => options.threads = number as usize,
            Setting::SEED => options.seed = number,
            BOOK => options.book = chosen.is_on(),
            _ => {}
        }
        self.set_options(options);
        Ok(())
    }

    fn new_game(&mut self) {
        Engine::new_game(self);
    }

    fn memory(&self) -> usize {
        Engine::memory(self)
    }

    fn think(
        &mut self,
        game: &Line<Position>,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        tell: &mut dyn FnMut(&Info<Move>),
    ) -> Option<Choice<Move>> {
        let tell = |found: &search::Result| {
            let Some(best) = found.best.first() else { return };
            tell(&info(found.depth, best.score, found.nodes, best.line.clone()));
        };
        let report = self.go_telling(game, limits, &clock, tell)?;
        let judgement = report.verdicts.first()?.judgement;
        let info = Info { depth: report.depth, judgement, nodes: report.nodes, pv: report.pv };
        Some(Choice { best: report.best, info, trouble: report.trouble })
    }
}

fn info(depth: u32, score: Score, nodes: u64, pv: Vec<Move>) -> Info<Move> {
    Info { depth, judgement: score.into(), nodes, pv }
}
