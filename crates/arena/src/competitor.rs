use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Game, Line, Setup};

use crate::Turn;

/// Somebody who sits at the board in a match: a process, or a player of our own.
pub trait Contender<G: Game>: Send {
    /// A new game begins. Who draws errors or choices from a seed may draw them from this one, another in every game.
    fn new_game(&mut self, seed: u32, halt: &Halt) -> Result<(), Failure>;

    /// Its move, and how long it took. `setup` is what the line's start was made from.
    fn choose(
        &mut self,
        setup: &Setup,
        line: &Line<G>,
        turn: &Turn,
        halt: &Halt,
    ) -> Result<Answer<G::Move>, Failure>;
}

/// A move, and how long it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<M> {
    /// The move.
    pub mv: M,
    /// From being asked to having answered.
    pub took: Duration,
    /// For how much of that it had a processor, where that is known.
    pub ran: Option<Duration>,
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

/// Ends a match before its time, from any thread.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Nobody has called it yet.
    pub fn new() -> Halt {
        Halt::default()
    }

    /// Ends the match. Games that are under way are dropped.
    pub fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has.
    pub fn called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Makes a new contender, at the start and whenever one has broken down.
pub type Maker<G> = Box<dyn Fn() -> Result<Box<dyn Contender<G>>, Failure> + Send + Sync>;

/// Somebody who takes part in a match.
pub struct Contestant<G: Game> {
    /// What it is called.
    pub name: String,
    /// How long it may think, if not as long as everybody.
    pub control: Option<crate::Control>,
    /// What sits down for it.
    pub make: Maker<G>,
}

impl<G: Game> core::fmt::Debug for Contestant<G> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Contestant")
            .field("name", &self.name)
            .field("control", &self.control)
            .finish_non_exhaustive()
    }
}
