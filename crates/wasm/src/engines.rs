//! What the engines module responds to: whatever takes a computer player to find out.

use core::cell::RefCell;
use core::time::Duration;

use ::puzzles::CollectionFile;
use engine::{Clock, Level, Limits};
use games::{Computer, ComputerFile, ComputerOptions, GameKind};

use crate::fault::{About, Fault};
use crate::request::{Effort, Played, Request};
use crate::response::reply;

mod clock;
pub(crate) mod puzzles;
pub(crate) mod reviews;
pub(crate) mod verdicts;

use clock::PageClock;
use verdicts::{Analysis, ChosenMove, PositionFacts};

/// How many of the best moves an analysis compares at most.
const MOST_LINES: u8 = 5;
/// The transposition table of a computer player, in mebibytes: a phone has to bear it.
const TABLE: usize = 16;

thread_local! {
    /// The player of the game that was asked about last. A page has one thread for each module it starts, and so has
    /// every test.
    static COMPUTER: RefCell<Option<Computer>> = const { RefCell::new(None) };
}

/// Responds to a request for a computer player; none if it is one about the rules.
pub(crate) fn respond(request: &Request) -> Option<String> {
    Some(match request {
        Request::Think { game, level, seed, effort } => reply(think(game, *level, *seed, *effort)),
        Request::Analyze { game, effort, lines } => reply(analyze(game, *effort, *lines)),
        Request::Review { ask } => reply(reviews::respond(ask)),
        Request::Attempt { game } => reply(reviews::attempt(game)),
        Request::Facts { game, moves } => reply(game.line().map(|line| PositionFacts::new(&line, moves))),
        Request::Nodes { game, depth } => reply(nodes(game, *depth)),
        Request::Puzzles { about } => puzzles::respond(about),
        Request::View { .. }
        | Request::Check { .. }
        | Request::Record { .. }
        | Request::ReadRecord { .. }
        | Request::Perft { .. }
        | Request::Rulebook { .. }
        | Request::CheckPosition { .. }
        | Request::Walk { .. } => return None,
        #[cfg(feature = "rules")]
        Request::Replica { .. } | Request::CheckParts { .. } => return None,
    })
}

/// Installs a file that a computer player needs, a net or a book of openings, or one with puzzles. The response is a
/// JSON text like any other.
pub fn install(file: &str, bytes: &[u8]) -> String {
    if CollectionFile::all().iter().any(|collection| collection.name == file) {
        return reply(CollectionFile::install(file, bytes).map_err(|error| Fault::new(About::File, &error)));
    }
    reply(ComputerFile::install(file, bytes).map_err(|error| Fault::new(About::File, &error)))
}

fn think(game: &Played, level: u8, seed: u64, effort: Effort) -> Result<ChosenMove, Fault> {
    let line = game.line()?;
    let level = Level::new(level).ok_or_else(|| Fault::new(About::Level, "levels go from 1 to 8"))?;
    let mv = with_computer(game.name, |computer| {
        computer.set_strength(level, seed);
        computer.think(&line, effort.into(), &PageClock::start())
    })?;
    Ok(ChosenMove { mv: mv.ok_or_else(game_over)? })
}

fn analyze(game: &Played, effort: Effort, lines: u8) -> Result<Analysis, Fault> {
    let (line, clock) = (game.line()?, PageClock::start());
    let lines = usize::from(lines.clamp(1, MOST_LINES));
    let found = with_computer(game.name, |computer| computer.analyze(&line, effort.into(), &clock, lines))?;
    Ok(Analysis::new(found.ok_or_else(game_over)?, lines, clock.elapsed()))
}

fn nodes(game: &Played, depth: u32) -> Result<u64, Fault> {
    let line = game.line()?;
    nothing_missing(game.name)?;
    Ok(games::search_nodes(&line, depth))
}

fn game_over() -> Fault {
    Fault::new(About::GameOver, "the game is over")
}

/// A computer player panics without its files, and then the whole module would be lost.
fn nothing_missing(kind: GameKind) -> Result<(), Fault> {
    match ComputerFile::missing(kind) {
        Some(file) => Err(Fault::new(About::File, &format!("{file} isn't installed"))),
        None => Ok(()),
    }
}

/// Does something with the player of this game, which keeps its transposition table as long as no other game is asked
/// about.
fn with_computer<T>(kind: GameKind, act: impl FnOnce(&mut Computer) -> T) -> Result<T, Fault> {
    nothing_missing(kind)?;
    COMPUTER.with_borrow_mut(|kept| {
        // The old table is freed before the new one is made.
        kept.take_if(|computer| computer.kind() != kind);
        let options = ComputerOptions { table: TABLE, ..ComputerOptions::default() };
        Ok(act(kept.get_or_insert_with(|| Computer::new(kind, options))))
    })
}

impl From<Effort> for Limits {
    fn from(effort: Effort) -> Limits {
        Limits {
            depth: effort.depth,
            nodes: effort.nodes.map(u64::from),
            time: effort.milliseconds.map(|milliseconds| Duration::from_millis(milliseconds.into())),
        }
    }
}
