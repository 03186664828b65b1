//! The game as the protocol sees it.

use std::borrow::Cow;

use game::{Game, Line, Seat};
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
        let line = Line::unadjudicated(start(fences)?);
        Some(Board { fences, played: Vec::new(), line })
    }

    /// The game as the rules know it, with this player to move; none if that player can't move.
    pub(crate) fn line_for(&self, seat: Seat) -> Option<Cow<'_, Line<Position>>> {
        let position = self.line.position();
        if position.turn() == seat {
            return Some(Cow::Borrowed(&self.line));
        }
        // The protocol lets anybody move. The rules don't, so for them a new game begins here.
        Some(Cow::Owned(Line::unadjudicated(position.with_turn(seat).ok()?)))
    }

    /// Plays a move; none if it is illegal, and then nothing changes.
    pub(crate) fn play(&mut self, seat: Seat, mv: Move) -> Option<()> {
        let begun = match self.line_for(seat)? {
            Cow::Borrowed(_) => None,
            Cow::Owned(line) => Some(line),
        };
        match begun {
            None => self.line.play(mv).ok()?,
            Some(mut line) => {
                line.play(mv).ok()?;
                self.line = line;
            }
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

    /// The winner, if the game is won.
    pub(crate) fn winner(&self) -> Option<Seat> {
        self.line.outcome()?.winner()
    }

    /// The present position.
    pub(crate) fn position(&self) -> &Position {
        self.line.position()
    }
}

fn start(fences: u8) -> Option<Position> {
    let start = Position::start();
    Position::from_parts(&Parts { fences_left: vec![fences; start.seats()], ..start.parts() }).ok()
}
