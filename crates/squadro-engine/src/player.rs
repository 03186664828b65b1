//! The player as those see it who don't know which game it plays.

use engine::{Choice, Chosen, Clock, Info, Level, Limits, Player, Setting, SettingError};
use game::Line;
use squadro::{Move, Position};

use crate::{Engine, Options, search};

/// The name of the setting that says where the tablebase lies.
#[cfg(feature = "native")]
const TABLEBASE: &str = "Tablebase";

impl Player for Engine {
    type Game = Position;

    fn name(&self) -> String {
        format!("Farside Squadro {}", env!("CARGO_PKG_VERSION"))
    }

    fn settings(&self) -> Vec<Setting> {
        let Options { level, table, seed, .. } = self.options();
        vec![
            Setting::level(level),
            Setting::hash(table),
            #[cfg(feature = "native")]
            Setting::threads(self.options().threads),
            Setting::seed(seed),
            #[cfg(feature = "native")]
            Setting::text(TABLEBASE, ""),
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
            #[cfg(feature = "native")]
            TABLEBASE => return self.open(chosen.text()),
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
            tell(&Info {
                depth: found.depth,
                judgement: found.moves[0].score.into(),
                nodes: found.nodes,
                pv: found.pv.clone(),
            });
        };
        let report = self.go_telling(game, limits, &clock, tell)?;
        let judgement = report.verdicts.first()?.judgement;
        let info = Info { depth: report.depth, judgement, nodes: report.nodes, pv: report.pv };
        Some(Choice { best: report.best, info, trouble: report.trouble })
    }
}

#[cfg(feature = "native")]
impl Engine {
    /// Takes the tablebase in this directory, or none if it has no name.
    fn open(&mut self, directory: &str) -> Result<(), SettingError> {
        if directory.is_empty() {
            self.set_tablebase(None);
            return Ok(());
        }
        let refused = |error: squadro_solver::TablebaseError| SettingError::Refused(error.to_string());
        let tablebase = crate::open_tablebase(directory.as_ref()).map_err(refused)?;
        self.set_tablebase(Some(Box::new(tablebase)));
        Ok(())
    }
}
