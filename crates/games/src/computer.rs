use engine::{Clock, Level, Limits, Player, Setting};
use game::{Game, Line};

use crate::{AnyLine, GameKind};

/// A computer player of one game, whichever engine it is.
pub type ComputerOf<G> = Box<dyn Player<Game = G> + Send>;

/// How a computer player is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputerOptions {
    /// How strong it plays.
    pub level: Level,
    /// What levels below the highest draw their errors from: the same seed, the same game.
    pub seed: u64,
    /// The size of its transposition table, in mebibytes.
    pub table: usize,
    /// How many threads search.
    pub threads: usize,
}

impl Default for ComputerOptions {
    fn default() -> ComputerOptions {
        ComputerOptions { level: Level::HIGHEST, seed: 0, table: 32, threads: 1 }
    }
}

/// A game that has a computer player.
pub trait HasComputer: Game {
    /// Its computer player, set up like this.
    fn computer(options: ComputerOptions) -> ComputerOf<Self>;
}

impl HasComputer for quoridor::Position {
    fn computer(options: ComputerOptions) -> ComputerOf<quoridor::Position> {
        let ComputerOptions { level, seed, table, threads } = options;
        let options = quoridor_engine::Options { level, seed, table, threads, book: true };
        Box::new(quoridor_engine::Engine::new(options))
    }
}

impl HasComputer for squadro::Position {
    fn computer(options: ComputerOptions) -> ComputerOf<squadro::Position> {
        let ComputerOptions { level, seed, table, threads } = options;
        Box::new(squadro_engine::Engine::new(squadro_engine::Options { level, seed, table, threads }))
    }
}

/// A computer player of any game. It keeps its transposition table from one move to the next.
pub struct Computer(Players);

enum Players {
    Quoridor(ComputerOf<quoridor::Position>),
    Squadro(ComputerOf<squadro::Position>),
}

impl Computer {
    /// The computer player of this game.
    pub fn new(kind: GameKind, options: ComputerOptions) -> Computer {
        Computer(match kind {
            GameKind::Quoridor => Players::Quoridor(HasComputer::computer(options)),
            GameKind::Squadro => Players::Squadro(HasComputer::computer(options)),
        })
    }

    /// Whether a computer player of this level, in a game of so many seats, uses at one move what it found out at those
    /// before. If not, it makes no difference whether it is the same one.
    pub fn remembers(kind: GameKind, level: Level, seats: usize) -> bool {
        match kind {
            GameKind::Quoridor => quoridor_engine::remembers(level, seats),
            GameKind::Squadro => squadro_engine::remembers(level),
        }
    }

    /// Changes how strong it plays and what its errors are drawn from, keeping its transposition table.
    pub fn set_strength(&mut self, level: Level, seed: u64) {
        match &mut self.0 {
            Players::Quoridor(player) => set_strength(&mut **player, level, seed),
            Players::Squadro(player) => set_strength(&mut **player, level, seed),
        }
    }

    /// Forgets the last game.
    pub fn new_game(&mut self) {
        match &mut self.0 {
            Players::Quoridor(player) => player.new_game(),
            Players::Squadro(player) => player.new_game(),
        }
    }

    /// The memory that it keeps from one move to the next, in bytes.
    pub fn memory(&self) -> usize {
        match &self.0 {
            Players::Quoridor(player) => player.memory(),
            Players::Squadro(player) => player.memory(),
        }
    }

    /// Chooses a move and returns it in standard notation; none if the game is over or another one.
    pub fn think(&mut self, line: &AnyLine, limits: Limits, clock: &(dyn Clock + Sync)) -> Option<String> {
        match (&mut self.0, line) {
            (Players::Quoridor(player), AnyLine::Quoridor(line)) => think(&mut **player, line, limits, clock),
            (Players::Squadro(player), AnyLine::Squadro(line)) => think(&mut **player, line, limits, clock),
            _ => None,
        }
    }
}

fn set_strength<G: Game>(player: &mut dyn Player<Game = G>, level: Level, seed: u64) {
    // The setting has 32 bits; of a seed any of them will do.
    let seed = seed & u64::from(u32::MAX);
    for (setting, value) in [(Setting::LEVEL, level.to_string()), (Setting::SEED, seed.to_string())] {
        // Every engine of the registry has both settings.
        let set = player.configure(setting, &value);
        debug_assert!(set.is_ok(), "{setting}: {set:?}");
    }
}

fn think<G: Game>(
    player: &mut dyn Player<Game = G>,
    line: &Line<G>,
    limits: Limits,
    clock: &(dyn Clock + Sync),
) -> Option<String> {
    Some(player.think(line, limits, clock, &mut |_| ())?.best.to_string())
}
