use std::time::Duration;

use engine::{Limits, Player, Watch};
use game::{Game, Line, Seat};

/// The longest the computer thinks about a move.
const PATIENCE: Duration = Duration::from_secs(1);

/// The seats that the computer plays.
pub(super) struct Computers<G: Game> {
    seats: Vec<Seat>,
    player: Option<Box<dyn Player<Game = G> + Send>>,
}

impl<G: Game> Computers<G> {
    /// Nobody but people plays.
    pub(super) fn none() -> Computers<G> {
        Computers { seats: Vec::new(), player: None }
    }

    /// This player sits at all of these seats.
    pub(super) fn at(seats: Vec<Seat>, player: Box<dyn Player<Game = G> + Send>) -> Computers<G> {
        Computers { seats, player: Some(player) }
    }

    /// Whether the computer is to move.
    pub(super) fn is_to_move(&self, line: &Line<G>) -> bool {
        line.outcome().is_none() && self.seats.contains(&line.position().turn())
    }

    /// The computer's move, if it is to move.
    pub(super) fn choose(&mut self, line: &Line<G>) -> Option<G::Move> {
        let player = self.player.as_mut().filter(|_| self.seats.contains(&line.position().turn()))?;
        player.think(line, Limits::time(PATIENCE), &Watch::start(), &mut |_| ()).map(|choice| choice.best)
    }
}
