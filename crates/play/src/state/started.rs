//! The part of a game's state that exists once the game has started: board, clocks and offers.

use game::record::{GameResult, Termination};
use game::{Outcome, Seat, Setup};
use games::AnyLine;

use super::Ending;
use crate::clock::{Charge, Clocks, Millis};
use crate::event::Event;
use crate::per_seat::PerSeat;
use crate::seat_set::SeatSet;

/// Board, clocks and offers of a game that has started.
#[derive(Clone, Debug)]
pub(crate) struct StartedGame {
    pub(crate) setup: Setup,
    pub(crate) board: AnyLine,
    /// The time each seat was given at the start.
    pub(crate) given: Vec<Millis>,
    pub(crate) clocks: Clocks,
    /// The seats that resigned or ran out of time.
    pub(crate) retired: SeatSet,
    pub(crate) draw: Option<DrawOffer>,
    pub(crate) takeback: Option<Takeback>,
    /// The ply at which each seat last offered a draw.
    pub(crate) draw_offered_at: PerSeat<Option<u32>>,
    /// The ply at which each seat last asked for a takeback.
    pub(crate) takeback_asked_at: PerSeat<Option<u32>>,
    /// The clocks before each step; empty without a time limit.
    clock_history: Vec<Vec<Millis>>,
}

/// A draw offer that not all seats have answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawOffer {
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

/// A takeback request that not all seats have answered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Takeback {
    pub(crate) by: Seat,
    pub(crate) ply: u32,
    pub(crate) granted: SeatSet,
}

impl StartedGame {
    pub(super) fn new(setup: Setup, board: AnyLine, given: Vec<Millis>, clocks: Clocks) -> StartedGame {
        StartedGame {
            setup,
            board,
            given,
            clocks,
            retired: SeatSet::EMPTY,
            draw: None,
            takeback: None,
            draw_offered_at: PerSeat::of(None),
            takeback_asked_at: PerSeat::of(None),
            clock_history: Vec::new(),
        }
    }

    pub(super) fn apply(&mut self, event: &Event, at: Millis) -> Result<(), String> {
        match event {
            Event::Move { seat, mv, charge } => {
                if self.board.turn() != *seat {
                    return Err("another seat is to move".into());
                }
                self.board.play(mv).map_err(|error| error.to_string())?;
                self.finish_move(*seat, charge.as_ref(), at);
            }
            Event::DrawOffered { seat } => {
                self.draw = Some(DrawOffer { by: *seat, agreed: [*seat].into_iter().collect() });
                self.draw_offered_at.set(*seat, Some(self.board.ply()));
            }
            Event::DrawAccepted { seat } => {
                self.draw.as_mut().ok_or("no draw was offered")?.agreed.insert(*seat);
            }
            Event::DrawDeclined { .. } => {
                self.draw.take().ok_or("no draw was offered")?;
            }
            Event::TakebackAsked { seat, ply } => {
                self.takeback = Some(Takeback { by: *seat, ply: *ply, granted: SeatSet::EMPTY });
                self.takeback_asked_at.set(*seat, Some(self.board.ply()));
            }
            Event::TakebackGranted { seat, back_to, charge, left } => {
                let takeback = self.takeback.as_mut().ok_or("no takeback was asked for")?;
                takeback.granted.insert(*seat);
                if let Some(ply) = back_to {
                    self.take_back(*ply, charge.as_ref(), left, at);
                }
            }
            Event::TakebackRefused { .. } => {
                self.takeback.take().ok_or("no takeback was asked for")?;
            }
            Event::Resigned { seat } => self.retire(*seat, at)?,
            Event::Flagged { seat } => {
                self.retire(*seat, at)?;
                self.clocks.expire(*seat);
            }
            other => return Err(format!("{} does not belong here", other.name())),
        }
        Ok(())
    }

    /// Completes a move that is on the board already: updates clocks and offers.
    pub(crate) fn finish_move(&mut self, seat: Seat, charge: Option<&Charge>, at: Millis) {
        self.remember_clocks();
        if let Some(charge) = charge {
            self.clocks.settle(seat, charge);
        }
        self.takeback = None;
        if self.draw.is_some_and(|offer| offer.by != seat) {
            // A move declines the draw.
            self.draw = None;
        }
        self.clocks.start(self.board.turn(), at);
    }

    /// Pushes the clocks onto the history before a step.
    fn remember_clocks(&mut self) {
        if self.clocks.is_limited() {
            self.clock_history.push(self.clocks.all_left(self.board.seats()));
        }
    }

    /// The clocks before this step; empty without a time limit.
    pub(crate) fn clocks_before(&self, ply: u32) -> Vec<Millis> {
        self.clock_history.get(ply as usize).cloned().unwrap_or_default()
    }

    fn take_back(&mut self, ply: u32, charge: Option<&Charge>, left: &[Millis], at: Millis) {
        if let (Some(charge), Some((seat, _))) = (charge, self.clocks.running()) {
            self.clocks.settle_wait(seat, charge);
        }
        self.undo(ply, left, at);
    }

    /// Goes back to a ply, with this much time left on the clocks.
    pub(super) fn undo(&mut self, ply: u32, left: &[Millis], at: Millis) {
        self.clocks.set_left(left);
        self.board.take_back_to(ply);
        self.clock_history.truncate(ply as usize);
        self.retired = self.board.retired().into_iter().collect();
        self.takeback = None;
        self.draw = None;
        self.draw_offered_at = PerSeat::of(None);
        self.takeback_asked_at = PerSeat::of(None);
        self.clocks.start(self.board.turn(), at);
    }

    fn retire(&mut self, seat: Seat, at: Millis) -> Result<(), String> {
        let before = self.board.turn();
        self.board.retire(seat).map_err(|error| error.to_string())?;
        self.remember_clocks();
        self.retired.insert(seat);
        // Either the asking seat or one of those asked has retired, so both offers may be made again.
        self.draw = None;
        self.takeback = None;
        if self.board.turn() != before {
            self.clocks.start(self.board.turn(), at);
        }
        Ok(())
    }

    /// The ending, if the game is over on the board; `because` unless the board knows the cause.
    pub(crate) fn ending_on_board(&self, because: Termination, players: usize) -> Option<Ending> {
        let result = match self.board.outcome()? {
            Outcome::Win(winner) => GameResult::win(winner, players),
            Outcome::Draw(_) => {
                GameResult::shared(Seat::all(players).filter(|&seat| !self.retired.contains(seat)), players)
            }
        };
        Some(Ending { result: result?, termination: self.board.termination().unwrap_or(because) })
    }
}
