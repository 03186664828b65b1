//! The outcome of a command: new events and the state after them.

use game::record::Termination;
use game::{Keys, Seat};
use games::LineError;

use crate::clock::{Clocks, Millis};
use crate::command::Context;
use crate::event::{Event, Recorded};
use crate::refusal::Refusal;
use crate::state::{Ending, GameState};

/// The events that a command leads to, and the state after them.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The new events: at least one.
    pub events: Vec<Recorded>,
    /// The state after them.
    pub next: GameState,
    /// The creation of the rematch, to be stored in the same transaction.
    pub sequel: Option<Box<Decision>>,
}

impl Decision {
    pub(super) fn of(state: &GameState) -> Decision {
        Decision { events: Vec::new(), next: state.clone(), sequel: None }
    }

    /// Adds an event. Every event of a decision has been applied, so what is stored can always be replayed.
    pub(super) fn push(&mut self, event: Event, context: &Context) -> Result<(), Refusal> {
        let recorded = self.recorded(event, context);
        self.next.apply(&recorded)?;
        self.events.push(recorded);
        Ok(())
    }

    fn recorded(&self, event: Event, context: &Context) -> Recorded {
        // The time of events never goes back, whatever the clock says.
        let at = context.now.max(self.next.at);
        Recorded { seq: self.next.seq + 1, at, wall: context.wall, event }
    }

    /// Plays a move and adds its event. The move is played once, on the state that the event leads to. `thought` is the
    /// time that a computer has thought.
    pub(super) fn push_move(
        &mut self,
        mv: &str,
        thought: Option<Millis>,
        context: &Context,
    ) -> Result<(), Refusal> {
        let at = context.now.max(self.next.at);
        let game = self.next.playing_mut()?;
        let seat = game.board.turn();
        let mv = game.board.play(mv).map_err(|error| match error {
            LineError::Unreadable(reason) => Refusal::UnreadableMove { reason },
            LineError::Illegal(reason) => Refusal::IllegalMove { reason },
        })?;
        let charge = if game.clocks.is_limited() {
            let given = game.given.get(seat.index()).copied().unwrap_or_default();
            let charge = match thought {
                Some(thought) => game.clocks.charge_computer(seat, at, thought, given),
                None => game.clocks.charge(seat, at, context.lag, given),
            };
            Some(charge.ok_or(Refusal::TimeIsUp)?)
        } else {
            None
        };
        game.finish_move(seat, charge.as_ref(), at);
        let recorded = self.recorded(Event::Move { seat, mv, charge }, context);
        self.next.advance_to(&recorded);
        self.events.push(recorded);
        self.end_if_over(Termination::Goal, context)
    }

    /// Ends the game if it is over on the board.
    pub(super) fn end_if_over(&mut self, because: Termination, context: &Context) -> Result<(), Refusal> {
        let players = self.next.seats.len();
        let ending = self.next.started.as_ref().and_then(|game| game.ending_on_board(because, players));
        if let Some(Ending { result, termination }) = ending {
            self.push(Event::Ended { result, termination }, context)?;
        }
        Ok(())
    }

    /// Starts the game if all seats are taken.
    pub(super) fn start_if_full(&mut self, context: &Context) -> Result<(), Refusal> {
        if self.next.seats.iter().any(|seat| seat.occupant.is_none()) {
            return Ok(());
        }
        let terms = self.next.terms.clone();
        let mut random = Keys::new(context.seed);
        let mut order: Vec<Seat> = Seat::all(terms.seats.len()).collect();
        if terms.draw_seats {
            for last in (1..order.len()).rev() {
                order.swap(last, (random.draw() % (last as u64 + 1)) as usize);
            }
        }
        let drawn = Seat::new((random.draw() % order.len().max(1) as u64) as usize);
        let first = terms.first.or(drawn).unwrap_or(Seat::FIRST);
        let setup = terms.setup(&order, first)?;
        let seconds = |seat: &Seat| terms.seats.get(seat.index()).and_then(|seat| seat.seconds);
        let given = match terms.clock {
            game::record::TimeControl::Unlimited => Vec::new(),
            clock => order.iter().map(|seat| Clocks::given(clock, seconds(seat))).collect(),
        };
        self.push(Event::Started { setup, order, given }, context)
    }
}
