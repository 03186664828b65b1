use engine::{Clock, Level, Limits, NoClock, Player, UgiOption};
use game::{Game, Line, Notation};
use quoridor_engine::multiplayer::{self, Settings};
use squadro_engine::net::Net;
use squadro_engine::search::{Choice, Search};

use crate::{Analysis, AnyLine, ComputerOptions, Evaluated, GameKind};

/// A computer player of one game, whichever engine it is.
pub type ComputerOf<G> = Box<dyn Player<Game = G> + Send>;

/// A game that has a computer player.
pub trait HasComputer: Game {
    /// The engine that plays it.
    type Engine: Player<Game = Self> + Send + 'static;

    /// Its engine, set up like this, for what only this engine can do.
    fn engine(options: ComputerOptions) -> Self::Engine;

    /// Its computer player, set up like this.
    fn computer(options: ComputerOptions) -> ComputerOf<Self> {
        Box::new(Self::engine(options))
    }
}

impl HasComputer for quoridor::Position {
    type Engine = quoridor_engine::Engine;

    fn engine(options: ComputerOptions) -> quoridor_engine::Engine {
        quoridor_engine::Engine::new(options)
    }
}

impl HasComputer for squadro::Position {
    type Engine = squadro_engine::Engine;

    fn engine(options: ComputerOptions) -> squadro_engine::Engine {
        squadro_engine::Engine::new(options)
    }
}

/// A computer player of any game. It keeps its transposition table from one move to the next.
pub struct Computer(Engine);

enum Engine {
    Quoridor(Box<quoridor_engine::Engine>),
    Squadro(Box<squadro_engine::Engine>),
}

impl Computer {
    /// The computer player of this game.
    ///
    /// # Panics
    /// If its [files](crate::ComputerFile) are neither embedded nor installed.
    pub fn new(kind: GameKind, options: ComputerOptions) -> Computer {
        Computer(match kind {
            GameKind::Quoridor => Engine::Quoridor(Box::new(quoridor::Position::engine(options))),
            GameKind::Squadro => Engine::Squadro(Box::new(squadro::Position::engine(options))),
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

    /// The game it plays.
    pub fn kind(&self) -> GameKind {
        match self.0 {
            Engine::Quoridor(_) => GameKind::Quoridor,
            Engine::Squadro(_) => GameKind::Squadro,
        }
    }

    /// Changes how strong it plays and what its errors are drawn from, keeping its transposition table.
    pub fn set_strength(&mut self, level: Level, seed: u64) {
        match &mut self.0 {
            Engine::Quoridor(engine) => set_strength(&mut **engine, level, seed),
            Engine::Squadro(engine) => set_strength(&mut **engine, level, seed),
        }
    }

    /// Forgets the last game.
    pub fn new_game(&mut self) {
        match &mut self.0 {
            Engine::Quoridor(engine) => engine.new_game(),
            Engine::Squadro(engine) => engine.new_game(),
        }
    }

    /// The memory that it keeps from one move to the next, in bytes.
    pub fn memory(&self) -> usize {
        match &self.0 {
            Engine::Quoridor(engine) => engine.memory(),
            Engine::Squadro(engine) => engine.memory(),
        }
    }

    /// Chooses a move and returns it in standard notation; none if the game is over or another one.
    pub fn think(&mut self, line: &AnyLine, limits: Limits, clock: &(dyn Clock + Sync)) -> Option<String> {
        match (&mut self.0, line) {
            (Engine::Quoridor(engine), AnyLine::Quoridor(line)) => think(&mut **engine, line, limits, clock),
            (Engine::Squadro(engine), AnyLine::Squadro(line)) => think(&mut **engine, line, limits, clock),
            _ => None,
        }
    }

    /// Judges the moves of a position at full strength, so many of the best at least if there are; none if the game is
    /// over or another one.
    pub fn analyze(
        &mut self,
        line: &AnyLine,
        limits: Limits,
        clock: &(dyn Clock + Sync),
        lines: usize,
    ) -> Option<Analysis> {
        match (&mut self.0, line) {
            (Engine::Quoridor(_), AnyLine::Quoridor(game)) if game.position().seats() > 2 => {
                let report = multiplayer::choose(game, &Settings::default(), limits, &clock)?;
                Some(Analysis::of_several(line.seats(), &report, lines))
            }
            (Engine::Quoridor(engine), AnyLine::Quoridor(game)) => {
                let report = engine.analyze(game, limits, &clock, lines)?;
                Some(Analysis::of_two(line.turn(), &report))
            }
            (Engine::Squadro(engine), AnyLine::Squadro(game)) => {
                let report = engine.analyze(game, limits, &clock)?;
                Some(Analysis::of_two(line.turn(), &report))
            }
            _ => None,
        }
    }

    /// Evaluates a position for every seat at full strength; none if the game is over or another one.
    pub fn evaluate(
        &mut self,
        line: &AnyLine,
        limits: Limits,
        clock: &(dyn Clock + Sync),
    ) -> Option<Evaluated> {
        match (&mut self.0, line) {
            (Engine::Quoridor(_), AnyLine::Quoridor(game)) if line.seats() > 2 => {
                let report = multiplayer::choose(game, &Settings::default(), limits, &clock)?;
                Some(Evaluated::of_several(line.seats(), &report))
            }
            (Engine::Quoridor(engine), AnyLine::Quoridor(game)) => {
                let report = engine.judge(game, limits, &clock, &[])?;
                Evaluated::of_analysis(Analysis::of_two(line.turn(), &report))
            }
            _ => Evaluated::of_analysis(self.analyze(line, limits, clock, 1)?),
        }
    }

    /// Evaluates the positions that these moves lead to, as equally as can be; none if one of them can't be played, or
    /// the game is another one. The lines begin with the moves.
    pub fn compare(
        &mut self,
        line: &AnyLine,
        moves: &[&str],
        limits: Limits,
        clock: &(dyn Clock + Sync),
    ) -> Option<Vec<Evaluated>> {
        let play = |mv: &&str| {
            let mut after = line.clone();
            after.play(mv).ok().map(|_| after)
        };
        let after: Vec<AnyLine> = moves.iter().map(play).collect::<Option<_>>()?;
        match (&mut self.0, line) {
            // What ends the game needs no search, and the search must have all of the moves to choose from.
            (Engine::Quoridor(engine), AnyLine::Quoridor(game))
                if line.seats() == 2 && after.iter().all(|after| after.outcome().is_none()) =>
            {
                let parsed = moves.iter().map(|mv| game.position().parse_move(mv, Notation::Standard).ok());
                let report = engine.judge(game, limits, &clock, &parsed.collect::<Option<Vec<_>>>()?)?;
                let mut found = Analysis::of_two(line.turn(), &report).moves;
                let nodes = report.nodes;
                let of_move = |mv: &&str| {
                    let at = found.iter().position(|judged| judged.mv == **mv)?;
                    Some(Evaluated::of_move(found.swap_remove(at), nodes))
                };
                moves.iter().map(of_move).collect()
            }
            _ => {
                let each = Limits { nodes: limits.nodes.map(|nodes| nodes / moves.len() as u64), ..limits };
                let of_move = |(mv, after): (&&str, &AnyLine)| {
                    let found = match after.outcome() {
                        Some(outcome) => Evaluated::of_outcome(outcome),
                        None => self.evaluate(after, each, clock)?,
                    };
                    Some(found.after(mv))
                };
                moves.iter().zip(&after).map(of_move).collect()
            }
        }
    }
}

/// How many positions a fresh search of this depth looks at: the benches of the engines add them up to their
/// signatures.
pub fn search_nodes(line: &AnyLine, depth: u32) -> u64 {
    /// The transposition tables of the benches, in mebibytes.
    const QUORIDOR_TABLE: usize = 4;
    const SQUADRO_TABLE: usize = 1;
    let limits = Limits::depth(depth);
    match line {
        AnyLine::Quoridor(line) => {
            let options = ComputerOptions { table: QUORIDOR_TABLE, ..ComputerOptions::default() };
            let report = quoridor_engine::Engine::new(options).without_book().go(line, limits, &NoClock);
            report.map_or(0, |report| report.nodes)
        }
        AnyLine::Squadro(line) => {
            let table = squadro_engine::TranspositionTable::new(SQUADRO_TABLE);
            let search = Search::new(Net::shared(), &table, &NoClock, limits, line.position(), &[]);
            search.run(Choice::Averaged, |_| ()).nodes
        }
    }
}

fn set_strength<G: Game>(player: &mut dyn Player<Game = G>, level: Level, seed: u64) {
    // The option has 32 bits; of a seed any of them will do.
    let seed = seed & u64::from(u32::MAX);
    for (option, value) in [(UgiOption::LEVEL, level.to_string()), (UgiOption::SEED, seed.to_string())] {
        // Every engine of the registry has both options.
        let set = player.configure(option, &value);
        debug_assert!(set.is_ok(), "{option}: {set:?}");
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

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use game::Setup;

    use super::*;

    #[test]
    fn a_computer_plays_and_judges_its_own_game_only() {
        let limits = Limits { depth: Some(2), ..Limits::default() };
        let lines = GameKind::ALL.map(|kind| AnyLine::new(kind, &Setup::default()).expect("the usual start"));
        for (kind, line) in GameKind::ALL.into_iter().zip(&lines) {
            let mut computer =
                Computer::new(kind, ComputerOptions { table: 1, ..ComputerOptions::default() });
            assert_eq!(computer.kind(), kind);
            let legal = line.legal_moves();
            let chosen = computer.think(line, limits, &NoClock).expect("the game isn't over");
            assert!(legal.contains(&chosen), "{chosen}");
            let analysis = computer.analyze(line, limits, &NoClock, 3).expect("the game isn't over");
            assert!(analysis.moves.len() >= 3);
            assert!(analysis.moves.iter().all(|judged| legal.contains(&judged.mv)));
            assert_eq!(analysis.pv.first(), analysis.moves.first().map(|judged| &judged.mv));
            for other in lines.iter().filter(|other| other.legal_moves() != legal) {
                assert_eq!(computer.think(other, limits, &NoClock), None);
                assert_eq!(computer.analyze(other, limits, &NoClock, 3), None);
            }
        }
    }
}
