//! Taking and leaving seats, calling a game off, rematches.

use game::{Seat, Setup};
use games::AnyPosition;

use super::{Decision, create_with};
use crate::command::{Actor, Context};
use crate::event::{Event, Occupant};
use crate::refusal::Refusal;
use crate::state::{GameState, SeatState};
use crate::terms::{SeatKind, Terms};
use crate::view::Status;

impl GameState {
    pub(super) fn take_seat(
        &self,
        decision: &mut Decision,
        seat: Option<Seat>,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        if self.status != Status::Open {
            return Err(Refusal::Started);
        }
        let may_sit = |state: &SeatState| match state.terms.who {
            _ if state.occupant.is_some() => Err(Refusal::SeatTaken),
            SeatKind::Bot if !by.is_bot => Err(Refusal::ForBots),
            SeatKind::Person if by.is_bot => Err(Refusal::ForPeople),
            _ => Ok(()),
        };
        let seat = if let Some(seat) = seat {
            may_sit(self.seats.get(seat.index()).ok_or(Refusal::SeatTaken)?)?;
            seat
        } else {
            let first = self.seats.iter().position(|state| may_sit(state).is_ok()).and_then(Seat::new);
            first.ok_or(Refusal::SeatTaken)?
        };
        let by = Actor { name: self.distinct_name(by), ..by.clone() };
        decision.push(Event::SeatTaken { seat, occupant: by.occupant() }, context)?;
        decision.start_if_full(context)?;
        Ok(())
    }

    /// The name of an actor, with a number if somebody else in the game has the same.
    fn distinct_name(&self, by: &Actor) -> String {
        let is_other = |occupant: &&Occupant| occupant.player() != Some(by.player);
        let occupants = self.seats.iter().filter_map(|seat| seat.occupant.as_ref());
        let taken: Vec<String> =
            occupants.map(|(occupant, _)| occupant).filter(is_other).map(Occupant::name).collect();
        let numbered = (2..).map(|number| format!("{} ({number})", by.name));
        let mut names = std::iter::once(by.name.clone()).chain(numbered);
        names.find(|name| !taken.iter().any(|it| it.eq_ignore_ascii_case(name))).unwrap_or_default()
    }

    pub(super) fn leave_seat(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        if self.status != Status::Open {
            return Err(Refusal::Started);
        }
        for seat in self.my_seats(by)?.iter() {
            decision.push(Event::SeatLeft { seat }, context)?;
        }
        Ok(())
    }

    pub(super) fn abort(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        match (self.status, &self.started) {
            (Status::Open, _) if self.creator == by.player => {
                decision.push(Event::Aborted { seat: None }, context)?;
                Ok(())
            }
            (Status::Open, _) => Err(Refusal::NotCreator),
            (Status::Playing, Some(game)) => {
                let seat = self.my_seats(by)?.iter().next();
                if self.remaining().iter().all(|seat| game.board.has_moved(seat)) {
                    return Err(Refusal::TooLateToAbort);
                }
                decision.push(Event::Aborted { seat }, context)?;
                Ok(())
            }
            _ => Err(Refusal::GameOver),
        }
    }

    pub(super) fn offer_rematch(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        match self.status {
            Status::Over => {}
            Status::Aborted => return Err(Refusal::GameOver),
            Status::Open | Status::Playing => return Err(Refusal::NotOver),
        }
        let mine = self.seats_of(by.player);
        let seat = mine.iter().next().ok_or(Refusal::NotSeated)?;
        if self.rematch.is_some() {
            return Err(Refusal::RematchMade);
        }
        if self.wants_rematch.contains(seat) {
            return Err(Refusal::AlreadyAsked);
        }
        for seat in mine.iter() {
            decision.push(Event::RematchOffered { seat }, context)?;
        }
        let everybody = self.seats_where(|occupant| occupant.player().is_some());
        if everybody.without(decision.next.wants_rematch).is_empty() {
            decision.push(Event::Rematch { game: context.next_game }, context)?;
            decision.sequel = Some(Box::new(self.sequel(context)?));
        }
        Ok(())
    }

    /// The rematch: the same occupants one seat further, with their handicaps.
    fn sequel(&self, context: &Context) -> Result<Decision, Refusal> {
        let mut states = self.seats.clone();
        states.rotate_left(1);
        let seats = states.iter().map(|seat| seat.terms.clone()).collect();
        let mut terms = Terms { seats, draw_seats: false, ..self.terms.clone() };
        if let (Some(match_of_two), Some(ending)) = (terms.match_of_two, self.ending) {
            terms.match_of_two = Some(match_of_two.after(ending.result));
            // Both games begin alike, with the same side to move: only the players change.
            if terms.position.is_none() {
                terms.first = self.started.as_ref().and_then(|started| started.setup.first);
            }
        } else if let Some(position) = &terms.position {
            // The sides of the position go with the players who had them.
            let setup = Setup {
                position: Some(position.clone()),
                options: terms.options.clone(),
                ..Setup::default()
            };
            let position = AnyPosition::from_setup(terms.game, &setup);
            let exchanged = position.map(|position| position.with_sides_exchanged().to_string());
            let exchanged = Terms { position: exchanged.ok(), ..terms.clone() };
            if exchanged.position.is_some() && exchanged.check().is_ok() {
                terms = exchanged;
            }
        }
        let created =
            Event::Created { terms, by: self.creator, rematch_of: Some(self.id), root: Some(self.root) };
        let occupants = states.into_iter().map(|seat| seat.occupant.map(|(occupant, _)| occupant)).collect();
        create_with(context.next_game, created, occupants, context)
    }
}
