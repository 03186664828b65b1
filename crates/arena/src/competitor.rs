use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Line, Setup};

use crate::Turn;

/// A running engine that plays in a match: a process, or a player within this program.
pub trait Competitor<G: Game>: Send {
    /// Begins a new game, with a seed of its own for a competitor that draws errors or choices.
    fn new_game(&mut self, seed: u32, halt: &Halt) -> Result<(), Failure>;

    /// Chooses a move for the player to move. `setup` is what the line's start was made from.
    fn choose(
        &mut self,
        setup: &Setup,
        line: &Line<G>,
        turn: &Turn,
        halt: &Halt,
    ) -> Result<Answer<G::Move>, Failure>;
}

/// A move, how long it took, and what the search did for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The move.
    pub mv: M,
    /// From being asked to having answered.
    pub took: Duration,
    /// For how much of that it had a processor, where that is known.
    pub ran: Option<Duration>,
    /// The depth of the search and its nodes, as far as they are known.
    pub work: Work,
}

/// What a search did for a move, as far as the engine reported it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The depth it reached, in plies.
    pub depth: Option<u64>,
    /// The nodes it visited.
    pub nodes: Option<u64>,
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The answer isn't a move.
    #[error("'{0}' is no move")]
    NoMove(String),
    /// There was no answer within any reasonable time.
    #[error("no answer")]
    Stalled,
    /// It has ended, or broken the protocol.
    #[error("{0}")]
    Crashed(String),
    /// The match was ended meanwhile.
    #[error("the match was ended")]
    Halted,
}

/// A flag that ends a match early, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// A flag that isn't set.
    pub fn new() -> Halt {
        Halt::default()
    }

    /// Ends the match. Games that are under way are dropped.
    pub fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the match is to be ended.
    pub fn called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Starts a competitor: at the beginning, and again whenever one has crashed.
pub type Maker<G> = Box<dyn Fn() -> Result<Box<dyn Competitor<G>>, Failure> + Send + Sync>;

/// An engine that is entered in a match: its name and how to start it.
pub struct Entry<G: Game> {
    /// Its name in reports and records.
    pub name: String,
    /// Its own time control, if not that of the match.
    pub control: Option<crate::Control>,
    /// Starts it.
    pub make: Maker<G>,
}

impl<G: Game> core::fmt::Debug for Entry<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Entry")
            .field("name", &self.name)
            .field("control", &self.control)
            .finish_non_exhaustive()
    }
}
