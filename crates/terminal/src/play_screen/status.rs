//! What has happened and what is to be done, in words.

use game::record::Termination;
use game::{DrawReason, Outcome, Seat};
use i18n::Value;
use play::{Event, Occupant, ReplicaView, Status};
use server::protocol::ShortMessage;

use super::{PlayScreen, is_over};
use crate::session::{Contact, Notice};
use crate::text::Pen;
use crate::words::GameWords as _;

/// A ready-made message in words.
pub(super) fn spoken(pen: &Pen, message: ShortMessage) -> String {
    // The names on the wire are those of the messages.
    let name = serde_json::to_value(message).ok();
    let name = name.as_ref().and_then(serde_json::Value::as_str).unwrap_or_default();
    pen.text(&format!("message-{name}"))
}

impl PlayScreen {
    pub(super) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.pen.messages.format(id, values)
    }

    /// The name of a seat in its game: Player 1, Yellow.
    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let Some(view) = &self.view else { return String::new() };
        games::dispatch!(view.game.terms.game, G => G::player_in(self.pen.messages, seat))
    }

    /// Who is at a seat.
    pub(super) fn player(&self, seat: Seat) -> String {
        let Some(view) = &self.view else { return String::new() };
        let place = self.seat_name(seat);
        let occupant = view.game.seats.get(seat.index()).and_then(|seat| seat.occupant.as_ref());
        match occupant {
            None => self.pen.text("seat-free"),
            Some(Occupant::Computer { level }) if self.computers() == 1 => {
                self.say("player-computer", &[("level", (*level).into())])
            }
            Some(Occupant::Computer { level }) => {
                self.say("player-computer-colour", &[("colour", place.into()), ("level", (*level).into())])
            }
            Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) if !name.is_empty() => {
                if view.mine.contains(&seat) {
                    self.say("seat-yours", &[("name", name.as_str().into())])
                } else {
                    name.clone()
                }
            }
            Some(_) if self.me() == Some(seat) => self.say("seat-yours", &[("name", place.into())]),
            Some(_) => place,
        }
    }

    /// How many computers play.
    fn computers(&self) -> usize {
        let seats = self.view.iter().flat_map(|view| &view.game.seats);
        seats.filter(|seat| matches!(seat.occupant, Some(Occupant::Computer { .. }))).count()
    }

    /// The seat of the player here, if it is the only one: then this player is spoken to.
    fn me(&self) -> Option<Seat> {
        match self.view.as_ref()?.mine.as_slice() {
            [seat] => Some(*seat),
            _ => None,
        }
    }

    /// The name of a player at the beginning of a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        let occupant =
            self.view.as_ref().and_then(|view| view.game.seats.get(seat.index())?.occupant.clone());
        match occupant {
            Some(Occupant::Person { name, .. } | Occupant::Bot { name, .. }) if !name.is_empty() => name,
            _ => self.seat_name(seat),
        }
    }

    pub(super) fn say_of(&self, seat: Seat, id: &str) -> String {
        self.say(id, &[("player", self.name(seat).into())])
    }

    /// The state of the game in one sentence.
    pub(super) fn status(&self) -> String {
        if let Some(presence) = self.session.presence() {
            let id = match presence.contact {
                Contact::Connected if self.view.is_none() => Some("contact-connected"),
                Contact::Connected => None,
                Contact::Connecting => Some("contact-connecting"),
                Contact::Reconnecting => Some("contact-reconnecting"),
                Contact::Gone => Some("contact-gone"),
            };
            if let Some(id) = id {
                return self.pen.text(id);
            }
        }
        let Some(view) = &self.view else { return String::new() };
        if let Some(ply) = self.looking {
            return match ply {
                0 => self.pen.text("looking-back-start"),
                _ => self.say("looking-back-turn", &[("turn", ply.into())]),
            };
        }
        match (view.game.status, view.game.turn) {
            (Status::Aborted, _) => self.pen.text("status-aborted"),
            (Status::Open, _) if view.mine.is_empty() => self.pen.text("waiting-note-invited"),
            (Status::Open, _) => self.pen.text("waiting-note"),
            (Status::Playing, Some(turn)) => self.whose_turn(view, turn),
            _ => self.ending(view),
        }
    }

    fn whose_turn(&self, view: &ReplicaView, turn: Seat) -> String {
        if self.me() == Some(turn) {
            return self.pen.text("status-your-turn");
        }
        let occupant = view.game.seats.get(turn.index()).and_then(|seat| seat.occupant.as_ref());
        let is_computer = matches!(occupant, Some(Occupant::Computer { .. }));
        let thinks = is_computer && self.session.is_paused() != Some(true);
        self.say_of(turn, if thinks { "status-thinking" } else { "status-turn" })
    }

    /// The result and how it came about.
    fn ending(&self, view: &ReplicaView) -> String {
        let outcome = self.line.as_ref().and_then(games::AnyLine::outcome);
        match (outcome, view.game.termination) {
            (Some(Outcome::Win(winner)), Some(cause @ (Termination::Resignation | Termination::Time))) => {
                self.departure(view, winner, cause == Termination::Time)
            }
            (Some(Outcome::Win(seat)), _) if self.me() == Some(seat) => self.pen.text("status-won"),
            (Some(Outcome::Win(seat)), _) => self.say_of(seat, "status-wins"),
            (Some(Outcome::Draw(DrawReason::Repetition)), _) => self.pen.text("status-repetition"),
            (Some(Outcome::Draw(DrawReason::TurnLimit)), _) => self.pen.text("status-turn-limit"),
            (None, Some(Termination::Agreement)) => self.pen.text("status-agreement"),
            (None, _) => self.pen.text("refused-game-over"),
        }
    }

    /// The result of a game that ended because somebody resigned or ran out of time.
    fn departure(&self, view: &ReplicaView, winner: Seat, on_time: bool) -> String {
        let which = |resigned, time| if on_time { time } else { resigned };
        let gone = Seat::all(view.game.seats.len()).zip(&view.game.seats).find(|(_, state)| state.gone);
        let loser = match gone {
            Some((loser, _)) if view.game.seats.len() == 2 => loser,
            _ if self.me() == Some(winner) => {
                return self.pen.text(which("status-won-resigned", "status-won-time"));
            }
            _ => return self.say_of(winner, which("status-wins-resigned", "status-wins-time")),
        };
        let id = match self.me() {
            Some(seat) if seat == loser => which("status-own-resigned", "status-own-time"),
            Some(seat) if seat == winner => which("status-other-resigned", "status-other-time"),
            _ => which("status-resigned", "status-time"),
        };
        self.say(id, &[("loser", self.name(loser).into()), ("player", self.name(winner).into())])
    }

    /// What is to be told of something that has happened; none if it is seen anyway.
    pub(super) fn notice_in_words(&self, notice: &Notice) -> Option<String> {
        Some(match notice {
            Notice::Event(Event::Flagged { seat }) => self.say_of(*seat, "time-ran-out"),
            Notice::Event(Event::DrawOffered { seat }) if !self.is_mine(*seat) => {
                self.say_of(*seat, "asked-draw")
            }
            Notice::Event(Event::DrawOffered { .. }) if self.session.presence().is_some() => {
                self.pen.text("asked-draw-own")
            }
            Notice::Event(Event::TakebackAsked { seat, .. }) if !self.is_mine(*seat) => {
                self.say_of(*seat, "asked-takeback")
            }
            Notice::Event(Event::TakebackAsked { .. }) => self.pen.text("asked-takeback-own"),
            Notice::Event(_) | Notice::NewGame | Notice::Said(..) => return None,
            Notice::DrawDeclined(seat) => self.say_of(*seat, "terminal-draw-declined"),
            Notice::NotSaved(error) => self.say("terminal-not-kept", &[("error", error.as_str().into())]),
            Notice::Refused(code) => self.refused(code),
            Notice::Failed(reason) => self.say("trouble-code", &[("code", reason.as_str().into())]),
        })
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.view.as_ref().is_some_and(|view| view.mine.contains(&seat))
    }

    /// Why a command was refused.
    fn refused(&self, code: &str) -> String {
        let id = format!("refused-{}", code.replace('_', "-"));
        let text = self.pen.text(&id);
        // What no message is for names itself.
        if text == id { self.say("trouble-code", &[("code", code.into())]) } else { text }
    }

    /// The offer of another player that waits for an answer.
    pub(super) fn asked(&self) -> Option<String> {
        let view = self.view.as_ref().filter(|view| !is_over(view))?;
        let may = |name: &str| view.may.iter().any(|known| known == name);
        match (view.game.draw_offer, view.game.takeback) {
            (Some(seat), _) if may("acceptDraw") => Some(self.say_of(seat, "asked-draw")),
            (_, Some(seat)) if may("grantTakeback") => Some(self.say_of(seat, "asked-takeback")),
            _ => None,
        }
    }
}
