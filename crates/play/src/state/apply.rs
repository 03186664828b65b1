//! Applying events to the state of a game.

use game::{Seat, Setup};
use games::AnyLine;

use super::{Corrupt, Ending, GameState, SeatState, StartedGame};
use crate::clock::{Clocks, Millis};
use crate::event::{Event, Recorded, Seq};
use crate::id::GameId;
use crate::seat_set::SeatSet;
use crate::terms::SeatTerms;
use crate::view::Status;

impl GameState {
    /// Replays a game from its events.
    pub fn replay<'a>(
        id: GameId,
        events: impl IntoIterator<Item = &'a Recorded>,
    ) -> Result<GameState, Corrupt> {
        let mut events = events.into_iter();
        let no_game = || Corrupt { seq: 1, reason: "there is none".into() };
        let mut state = GameState::begin(id, events.next().ok_or_else(no_game)?)?;
        events.try_for_each(|event| state.apply(event))?;
        Ok(state)
    }

    /// The state after the first event of a game.
    pub fn begin(id: GameId, first: &Recorded) -> Result<GameState, Corrupt> {
        let Event::Created { terms, by, root, .. } = &first.event else {
            return Err(Corrupt { seq: first.seq, reason: "a game begins with being created".into() });
        };
        if first.seq != 1 {
            return Err(Corrupt { seq: first.seq, reason: "the first event has number 1".into() });
        }
        let empty = |terms: &SeatTerms| SeatState { terms: terms.clone(), occupant: None };
        Ok(GameState {
            id,
            seq: 1,
            at: first.at,
            wall: first.wall,
            seats: terms.seats.iter().map(empty).collect(),
            terms: terms.clone(),
            creator: *by,
            root: root.unwrap_or(id),
            status: Status::Open,
            ending: None,
            started: None,
            wants_rematch: SeatSet::EMPTY,
            rematch: None,
        })
    }

    /// Applies the next event. After an error the state is unusable.
    pub fn apply(&mut self, recorded: &Recorded) -> Result<(), Corrupt> {
        let corrupt = |reason: String| Corrupt { seq: recorded.seq, reason };
        if recorded.seq != self.seq + 1 {
            return Err(corrupt(format!("it should have number {}", self.seq + 1)));
        }
        if recorded.at < self.at {
            return Err(corrupt("it happened before the event before it".into()));
        }
        self.apply_event(&recorded.event, recorded.at, recorded.seq).map_err(corrupt)?;
        self.advance_to(recorded);
        Ok(())
    }

    /// Makes an event whose effects were applied already the last one.
    pub(crate) fn advance_to(&mut self, recorded: &Recorded) {
        self.seq = recorded.seq;
        self.at = recorded.at;
    }

    fn apply_event(&mut self, event: &Event, at: Millis, seq: Seq) -> Result<(), String> {
        match event {
            Event::Created { .. } => return Err("a game is created once".into()),
            Event::SeatTaken { seat, occupant } => {
                let state = self.empty_seat(*seat)?;
                state.occupant = Some((occupant.clone(), seq));
            }
            Event::SeatLeft { seat } => {
                self.require(Status::Open)?;
                let state = self.seats.get_mut(seat.index()).ok_or("there is no such seat")?;
                state.occupant.take().ok_or("nobody sits there")?;
            }
            Event::Started { setup, order, given } => self.apply_start(setup, order, given, at)?,
            Event::Aborted { .. } => {
                if !matches!(self.status, Status::Open | Status::Playing) {
                    return Err("the game is over".into());
                }
                self.status = Status::Aborted;
                self.stop_clocks();
            }
            Event::Ended { result, termination } => {
                self.require(Status::Playing)?;
                self.status = Status::Over;
                self.ending = Some(Ending { result: *result, termination: *termination });
                self.stop_clocks();
            }
            Event::Undone { ply, left, .. } => {
                if self.status != Status::Playing {
                    self.require_over()?;
                }
                if self.rematch.is_some() {
                    return Err("the next game is there already".into());
                }
                self.started.as_mut().ok_or("the game has not begun")?.undo(*ply, left, at);
                self.status = Status::Playing;
                self.ending = None;
                self.wants_rematch = SeatSet::EMPTY;
            }
            Event::RematchOffered { seat } => {
                self.require_over()?;
                self.wants_rematch.insert(*seat);
            }
            Event::Rematch { game } => {
                self.require_over()?;
                if self.rematch.replace(*game).is_some() {
                    return Err("the next game was there already".into());
                }
            }
            _ => {
                self.require(Status::Playing)?;
                self.started.as_mut().ok_or("the game has not begun")?.apply(event, at)?;
            }
        }
        Ok(())
    }

    fn empty_seat(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.require(Status::Open)?;
        let state = self.seats.get_mut(seat.index()).ok_or("there is no such seat")?;
        if state.occupant.is_some() { Err("the seat is taken".into()) } else { Ok(state) }
    }

    fn apply_start(
        &mut self,
        setup: &Setup,
        order: &[Seat],
        given: &[Millis],
        at: Millis,
    ) -> Result<(), String> {
        self.require(Status::Open)?;
        let all: SeatSet = order.iter().copied().collect();
        let complete = order.len() == self.seats.len() && all == Seat::all(self.seats.len()).collect();
        if !complete || self.seats.iter().any(|state| state.occupant.is_none()) {
            return Err("not everybody has a seat".into());
        }
        let board = AnyLine::new(self.terms.game, setup).map_err(|error| error.to_string())?;
        if board.seats() != self.seats.len() || given.len() > self.seats.len() {
            return Err("the board is for another number of players".into());
        }
        self.seats = order.iter().filter_map(|seat| self.seats.get(seat.index()).cloned()).collect();
        let mut clocks = Clocks::new(self.terms.clock, given);
        clocks.start(board.turn(), at);
        self.status = Status::Playing;
        self.started = Some(StartedGame::new(setup.clone(), board, given.to_vec(), clocks));
        Ok(())
    }

    fn require(&self, status: Status) -> Result<(), String> {
        if self.status == status { Ok(()) } else { Err(format!("the game is {:?}", self.status)) }
    }

    fn require_over(&self) -> Result<(), String> {
        if self.status == Status::Over { Ok(()) } else { Err("the game is not over".into()) }
    }

    fn stop_clocks(&mut self) {
        if let Some(started) = &mut self.started {
            started.clocks.stop();
        }
    }
}
