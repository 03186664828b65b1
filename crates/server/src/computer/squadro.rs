use std::time::Duration;

use game::Line;
use squadro::Position;
use squadro_engine::{Engine, Level, Limits, Options, Watch};

use super::Thought;

/// The memory of a player, in mebibytes: one for each thread that thinks.
const TABLE: usize = 16;

/// The player of Squadro, made when it is first needed.
#[derive(Default)]
pub(super) struct Player(Option<Engine>);

impl Player {
    /// Its move; none if the game is over.
    pub(super) fn choose(&mut self, line: &Line<Position>, thought: &Thought) -> Option<String> {
        let level = Level::new(thought.level).unwrap_or_default();
        let options = Options { level, table: TABLE, seed: thought.seed, threads: 1 };
        let engine = self.0.get_or_insert_with(|| Engine::new(options));
        engine.set_options(options);
        if level == Level::HIGHEST {
            // What it remembers belongs to another game, with other repetitions.
            engine.new_game();
        }
        let limits = Limits::time(Duration::from_millis(thought.time.max(1)));
        let report = engine.go(line, limits, &Watch::start())?;
        Some(report.best.to_string())
    }
}
