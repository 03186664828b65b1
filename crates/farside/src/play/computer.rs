use game::{Game, Line, Seat};

/// A player that thinks for itself.
pub(crate) trait Computer<G: Game> {
    /// Its move; none if the game is over.
    fn choose(&mut self, line: &Line<G>) -> Option<G::Move>;
}

/// The seats that the computer plays.
pub(super) struct Computers<G: Game> {
    seats: Vec<Seat>,
    player: Option<Box<dyn Computer<G>>>,
}

impl<G: Game> Computers<G> {
    /// Nobody but people plays.
    pub(super) fn none() -> Computers<G> {
        Computers { seats: Vec::new(), player: None }
    }

    /// This player sits at all of these seats.
    pub(super) fn at(seats: Vec<Seat>, player: Box<dyn Computer<G>>) -> Computers<G> {
        Computers { seats, player: Some(player) }
    }

    /// Whether the computer is to move.
    pub(super) fn is_to_move(&self, line: &Line<G>) -> bool {
        line.outcome().is_none() && self.seats.contains(&line.position().turn())
    }

    /// The computer's move, if it is to move.
    pub(super) fn choose(&mut self, line: &Line<G>) -> Option<G::Move> {
        if self.is_to_move(line) { self.player.as_mut()?.choose(line) } else { None }
    }
}
