//! Draws, takebacks and undo.

use game::Seat;
use game::record::{GameResult, Termination};

use super::Decision;
use crate::clock::Charge;
use crate::command::{Actor, Context};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::seat_set::SeatSet;
use crate::state::GameState;
use crate::view::Status;

impl GameState {
    /// The seat with which the actor answers an offer, and all seats that have not answered it.
    pub(super) fn asked(
        &self,
        by: &Actor,
        question: Option<(Seat, SeatSet)>,
    ) -> Result<(Seat, SeatSet), Refusal> {
        self.playing()?;
        let mine = self.my_seats(by)?;
        let (asker, answered) = question.ok_or(Refusal::NothingAsked)?;
        let asking = self.seats.get(asker.index()).ok_or(Refusal::NothingAsked)?;
        let (occupant, _) = asking.occupant.as_ref().ok_or(Refusal::NothingAsked)?;
        let askers = occupant.player().map_or([asker].into_iter().collect(), |player| self.seats_of(player));
        let open = self.others(askers).without(answered);
        let seat = mine.iter().find(|&seat| open.contains(seat)).ok_or(Refusal::NothingAsked)?;
        Ok((seat, open))
    }

    pub(super) fn offer_draw(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        let game = self.playing()?;
        let mine = self.my_seats(by)?;
        let seat = mine.iter().next().ok_or(Refusal::NotSeated)?;
        if game.draw.is_some() || too_soon(game.draw_offered_at.get(seat), game.board.ply(), self.seats.len())
        {
            return Err(Refusal::AlreadyAsked);
        }
        decision.push(Event::DrawOffered { seat }, context)?;
        let others = self.others(mine);
        if others.is_empty() {
            self.end_in_draw(decision, context)?;
        } else if let Some(computer) = others.iter().find(|&seat| self.computers().contains(seat)) {
            // A computer always declines.
            decision.push(Event::DrawDeclined { seat: computer }, context)?;
        }
        Ok(())
    }

    pub(super) fn accept_draw(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        let (seat, asked) = self.asked(by, self.draw_offer())?;
        decision.push(Event::DrawAccepted { seat }, context)?;
        if asked.without(self.seats_of(by.player)).is_empty() {
            self.end_in_draw(decision, context)?;
        }
        Ok(())
    }

    fn end_in_draw(&self, decision: &mut Decision, context: &Context) -> Result<(), Refusal> {
        let result = GameResult::shared(self.remaining().iter(), self.seats.len());
        let result = result.ok_or(Refusal::GameOver)?;
        decision.push(Event::Ended { result, termination: Termination::Agreement }, context)
    }

    pub(super) fn ask_takeback(
        &self,
        decision: &mut Decision,
        by: &Actor,
        context: &Context,
    ) -> Result<(), Refusal> {
        let game = self.playing()?;
        let mine = self.my_seats(by)?;
        let last = mine.iter().filter_map(|seat| Some((game.board.last_move_of(seat)?, seat))).max();
        let (ply, seat) = last.ok_or(Refusal::NothingToTakeBack)?;
        let asked = game.takeback_asked_at.get(seat);
        if game.takeback.is_some() || asked == Some(game.board.ply()) {
            return Err(Refusal::AlreadyAsked);
        }
        decision.push(Event::TakebackAsked { seat, ply }, context)?;
        let others = self.others(mine);
        if others.is_empty() {
            return self.grant(decision, seat, true, context);
        }
        // A computer always grants it.
        let mut open = others;
        for computer in others.iter().filter(|&seat| self.computers().contains(seat)) {
            open = open.without([computer].into_iter().collect());
            self.grant(decision, computer, open.is_empty(), context)?;
        }
        Ok(())
    }

    pub(super) fn grant(
        &self,
        decision: &mut Decision,
        seat: Seat,
        all: bool,
        context: &Context,
    ) -> Result<(), Refusal> {
        let question =
            decision.next.started.as_ref().filter(|_| all).and_then(|game| Some((game, game.takeback?)));
        let Some((game, takeback)) = question else {
            let granted = Event::TakebackGranted { seat, back_to: None, charge: None, left: Vec::new() };
            return decision.push(granted, context);
        };
        // The wait is charged to the running clock, but earns no increment. A computer isn't charged.
        let charge = match game.clocks.running() {
            Some((running, since)) => {
                let now = context.now.max(self.at);
                let (spent, left) = (now.saturating_sub(since), game.clocks.left(running));
                let charge = if self.computers().contains(running) {
                    Some(Charge { spent, forgiven: spent, left: left.unwrap_or_default() })
                } else {
                    game.clocks.charge_wait(running, now)
                };
                Some((running, charge.ok_or(Refusal::TimeIsUp)?))
            }
            None => None,
        };
        let mut left = game.clocks.all_left(self.seats.len());
        if let Some((running, charge)) = charge
            && let Some(left) = left.get_mut(running.index())
        {
            *left = charge.left;
        }
        let seats = game.board.seats_of_steps();
        let undone = seats.into_iter().enumerate().skip(takeback.ply as usize);
        let undone = undone.filter(|&(ply, _)| game.board.is_move(ply)).map(|(_, seat)| seat);
        let left = game.clocks.left_after_takeback(left, &game.given, undone);
        let charge = charge.map(|(_, charge)| charge);
        decision.push(Event::TakebackGranted { seat, back_to: Some(takeback.ply), charge, left }, context)
    }

    /// Takes back a player's last step and what followed it, without asking.
    pub(super) fn undo(&self, decision: &mut Decision, by: &Actor, context: &Context) -> Result<(), Refusal> {
        let game = match (self.status, &self.started) {
            (Status::Open, _) => return Err(Refusal::NotStarted),
            (Status::Playing | Status::Over, Some(game)) => game,
            _ => return Err(Refusal::GameOver),
        };
        let mine = self.seats_of(by.player);
        if mine.is_empty() {
            return Err(Refusal::NotSeated);
        }
        if !self.seats_where(|occupant| occupant.level().is_none()).without(mine).is_empty() {
            return Err(Refusal::NotAlone);
        }
        if self.rematch.is_some() {
            return Err(Refusal::RematchMade);
        }
        let seats = game.board.seats_of_steps();
        let last = seats.iter().rposition(|&seat| mine.contains(seat));
        let (ply, seat) =
            last.and_then(|ply| Some((ply, *seats.get(ply)?))).ok_or(Refusal::NothingToTakeBack)?;
        let ply = ply as u32;
        decision.push(Event::Undone { seat, ply, left: game.clocks_before(ply) }, context)
    }
}

/// Whether a seat asked less than one round ago.
fn too_soon(asked_at: Option<u32>, ply: u32, players: usize) -> bool {
    asked_at.is_some_and(|asked| ply < asked + players as u32)
}
