//! What stands on the board, as the protocol sees it.

use game::{Game, Line, Outcome, Seat};
use quoridor::{Move, Parts, Position};

/// A game in which anybody may move at any time, and which nothing ends but a goal line.
pub(crate) struct Board {
    fences: u8,
    played: Vec<(Seat, Move)>,
    line: Line<Position>,
}

/// The number of fences each player has unless something else is said.
pub(crate) const FENCES: u8 = 10;

impl Board {
    /// A new game with so many fences for each; none if there can't be so many.
    pub(crate) fn new(fences: u8) -> Option<Board> {
        let line = Line::new(start(fences)?);
        Some(Board { fences, played: Vec::new(), line })
    }

    /// The game as the rules know it, with this player to move; none if that player can't move.
    pub(crate) fn line_for(&mut self, seat: Seat) -> Option<&Line<Position>> {
        if self.line.position().turn() != seat {
            // The protocol lets anybody move. The rules don't, so for them a new game begins here.
            self.line = Line::new(self.line.position().with_turn(seat).ok()?);
        }
        Some(&self.line)
    }

    /// Plays a move; none if it is illegal.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move) -> Option<()> {
        self.line_for(seat)?;
        self.line.play(mv).ok()?;
        if matches!(self.line.outcome(), Some(Outcome::Draw(_))) {
            // The protocol knows no draws: the game goes on, and the positions count anew.
            self.line = Line::new(*self.line.position());
        }
        self.played.push((seat, mv));
        Some(())
    }

    /// Takes so many moves back; none if there aren't as many.
    pub(crate) fn undo(&mut self, times: usize) -> Option<()> {
        let left = self.played.len().checked_sub(times)?;
        let mut board = Board::new(self.fences)?;
        for &(seat, mv) in &self.played[..left] {
            board.play(seat, mv)?;
        }
        *self = board;
        Some(())
    }

    /// Whether no move was made yet.
    pub(crate) fn is_fresh(&self) -> bool {
        self.played.is_empty()
    }

    /// Who won, if somebody did.
    pub(crate) fn winner(&self) -> Option<Seat> {
        self.line.outcome()?.winner()
    }

    /// What stands on it now.
    pub(crate) fn position(&self) -> &Position {
        self.line.position()
    }
}

fn start(fences: u8) -> Option<Position> {
    let start = Position::start();
    Position::from_parts(&Parts { fences_left: vec![fences; start.seats()], ..start.parts() }).ok()
}
