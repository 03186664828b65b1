//! Deciding commands: the rules of a game between people, as those of the board are in the rules crates.

mod decision;
mod offers;
mod seating;

use game::Seat;
use game::record::Termination;

pub use self::decision::Decision;

use crate::clock::Millis;
use crate::command::{Actor, Command, Context};
use crate::event::{Event, Occupant, Recorded};
use crate::id::GameId;
use crate::refusal::Refusal;
use crate::seat_set::SeatSet;
use crate::state::{GameState, StartedGame};
use crate::terms::{SeatKind, Terms};
use crate::view::Status;

/// Decides the creation of a game.
pub fn create(id: GameId, terms: Terms, by: &Actor, context: &Context) -> Result<Decision, Refusal> {
    terms.check()?;
    if terms.match_of_two.is_some_and(|match_of_two| match_of_two.first.is_some()) {
        let reason = "the first game of a match has none before it".into();
        return Err(Refusal::BadTerms { reason });
    }
    let occupants = terms.seats.iter().map(|seat| match seat.who {
        SeatKind::Creator => Some(by.occupant()),
        SeatKind::Computer(level) => Some(Occupant::Computer { level }),
        SeatKind::Open | SeatKind::Person | SeatKind::Bot => None,
    });
    let occupants = occupants.collect();
    let created = Event::Created { terms, by: by.player, rematch_of: None, root: None };
    create_with(id, created, occupants, context)
}

fn create_with(
    id: GameId,
    created: Event,
    occupants: Vec<Option<Occupant>>,
    context: &Context,
) -> Result<Decision, Refusal> {
    let first = Recorded { seq: 1, at: context.now, wall: context.wall, event: created };
    let next = GameState::begin(id, &first)?;
    let mut decision = Decision { events: vec![first], next, sequel: None };
    for (index, occupant) in occupants.into_iter().enumerate() {
        if let (Some(seat), Some(occupant)) = (Seat::new(index), occupant) {
            decision.push(Event::SeatTaken { seat, occupant }, context)?;
        }
    }
    decision.start_if_full(context)?;
    Ok(decision)
}

impl GameState {
    /// Decides a command: the events it leads to, or why it is refused.
    pub fn decide(&self, command: &Command, by: &Actor, context: &Context) -> Result<Decision, Refusal> {
        let mut decision = Decision::of(self);
        match command {
            Command::Sit { seat } => self.take_seat(&mut decision, *seat, by, context)?,
            Command::GetUp => self.leave_seat(&mut decision, by, context)?,
            Command::Withdraw => {
                self.leave_seat(&mut decision, by, context)?;
                let is_deserted =
                    decision.next.seats_where(|occupant| occupant.player().is_some()).is_empty();
                if is_deserted && self.creator == by.player {
                    decision.push(Event::Aborted { seat: None }, context)?;
                }
            }
            Command::Move { mv, ply } => {
                let game = self.playing()?;
                let seat = self.my_seats(by)?;
                if *ply != game.board.ply() {
                    return Err(Refusal::Stale { ply: game.board.ply() });
                }
                if !seat.contains(game.board.turn()) {
                    return Err(Refusal::NotYourTurn);
                }
                decision.push_move(mv, None, context)?;
            }
            Command::OfferDraw => self.offer_draw(&mut decision, by, context)?,
            Command::AcceptDraw => self.accept_draw(&mut decision, by, context)?,
            Command::DeclineDraw => {
                let (seat, _) = self.asked(by, self.draw_offer())?;
                decision.push(Event::DrawDeclined { seat }, context)?;
            }
            Command::AskTakeback => self.ask_takeback(&mut decision, by, context)?,
            Command::GrantTakeback => {
                let takeback = self.takeback().map(|(by, _, granted)| (by, granted));
                let (seat, asked) = self.asked(by, takeback)?;
                let all = asked.without(self.seats_of(by.player)).is_empty();
                self.grant(&mut decision, seat, all, context)?;
            }
            Command::RefuseTakeback => {
                let (seat, _) = self.asked(by, self.takeback().map(|(by, _, granted)| (by, granted)))?;
                decision.push(Event::TakebackRefused { seat }, context)?;
            }
            Command::Undo => self.undo(&mut decision, by, context)?,
            Command::Resign => {
                let game = self.playing()?;
                let mine = self.my_seats(by)?;
                let turn = Some(game.board.turn()).filter(|&seat| mine.contains(seat));
                let seat = turn.or_else(|| mine.iter().next()).ok_or(Refusal::NotSeated)?;
                decision.push(Event::Resigned { seat }, context)?;
                decision.end_if_over(Termination::Resignation, context)?;
            }
            Command::Abort => self.abort(&mut decision, by, context)?,
            Command::Rematch => self.offer_rematch(&mut decision, by, context)?,
        }
        Ok(decision)
    }

    /// Decides a computer's move at the seat that is to move. Its clock is charged with the time it has `thought`;
    /// without that, with all the time since its turn came.
    pub fn decide_for_computer(
        &self,
        mv: &str,
        ply: u32,
        thought: Option<Millis>,
        context: &Context,
    ) -> Result<Decision, Refusal> {
        if self.ply() != ply {
            return Err(Refusal::Stale { ply: self.ply() });
        }
        self.computer_to_move().ok_or(Refusal::NotYourTurn)?;
        let mut decision = Decision::of(self);
        decision.push_move(mv, thought, context)?;
        Ok(decision)
    }

    /// Resigns for a computer that can't find a move, so that nobody waits for it for ever.
    pub fn decide_computer_gives_up(&self, ply: u32, context: &Context) -> Result<Decision, Refusal> {
        if self.ply() != ply {
            return Err(Refusal::Stale { ply: self.ply() });
        }
        let (seat, _) = self.computer_to_move().ok_or(Refusal::NotYourTurn)?;
        let mut decision = Decision::of(self);
        decision.push(Event::Resigned { seat }, context)?;
        decision.end_if_over(Termination::Resignation, context)?;
        Ok(decision)
    }

    /// Decides that a player's time is up; `None` if nobody's is. With a lag, for a player whose move with that lag was
    /// just refused; without, only once no move could be in time whatever its lag.
    pub fn decide_flag(&self, lag: Option<u64>, context: &Context) -> Option<Decision> {
        let game = self.playing().ok()?;
        let seat = game.clocks.flag(context.now, lag)?;
        let mut decision = Decision::of(self);
        decision.push(Event::Flagged { seat }, context).ok()?;
        decision.end_if_over(Termination::Time, context).ok()?;
        Some(decision)
    }

    fn playing_mut(&mut self) -> Result<&mut StartedGame, Refusal> {
        self.playing()?;
        self.started.as_mut().ok_or(Refusal::NotStarted)
    }

    fn playing(&self) -> Result<&StartedGame, Refusal> {
        match (self.status, &self.started) {
            (Status::Playing, Some(game)) => Ok(game),
            (Status::Open, _) => Err(Refusal::NotStarted),
            _ => Err(Refusal::GameOver),
        }
    }

    /// The actor's seats that have not retired.
    fn my_seats(&self, by: &Actor) -> Result<SeatSet, Refusal> {
        let mine = self.seats_of(by.player).without(self.retired());
        if mine.is_empty() { Err(Refusal::NotSeated) } else { Ok(mine) }
    }

    /// The seats that have to agree to an offer of these seats: all others that have not retired.
    fn others(&self, mine: SeatSet) -> SeatSet {
        self.remaining().without(mine)
    }

    fn computers(&self) -> SeatSet {
        self.seats_where(|occupant| occupant.level().is_some())
    }
}
