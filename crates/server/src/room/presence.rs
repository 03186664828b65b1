use axum::extract::ws::Utf8Bytes;
use game::Seat;
use tokio::time::Instant;

use super::task::Room;
use crate::bus::Notice;
use crate::protocol::ServerMessage;

/// A node that was silent for so many rounds has vanished with everybody who was there.
const ROUNDS: u32 = 3;

/// What was told about who is there.
pub(super) struct Announced {
    /// When to tell, if something has changed.
    due: Option<Instant>,
    told: Instant,
    /// What other nodes were told last.
    to_nodes: (Vec<Seat>, u32),
}

impl Announced {
    /// Nobody was told anything yet.
    pub(super) fn at(now: Instant) -> Announced {
        Announced { due: None, told: now, to_nodes: (Vec::new(), 0) }
    }

    /// When something has to be told.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl Room {
    /// Somebody has come or gone: tells everybody, but not too often.
    pub(super) fn presence_changed(&mut self) {
        let earliest = self.announced.told + self.hub.shared.settings.presence;
        self.announced.due.get_or_insert(earliest.max(Instant::now()));
    }

    /// Tells everybody here who is there, and the other nodes who is here.
    pub(super) fn tell_presence(&mut self) {
        self.announced.due = None;
        self.announced.told = Instant::now();
        let (seats, spectators) = self.subscribers.everywhere(&self.state);
        let message = Utf8Bytes::from(ServerMessage::Presence { seats, spectators }.encode());
        if self.subscribers.tell(&message) {
            self.presence_changed();
        }
        // What came from another node isn't passed on: two nodes would never come to an end.
        if self.subscribers.here(&self.state) != self.announced.to_nodes {
            self.announce();
        }
    }

    /// Tells the other nodes who is here, if anybody is.
    pub(super) fn announce_presence(&mut self) {
        if !self.subscribers.is_empty() {
            self.announce();
        }
    }

    /// The same now and then, so that nodes that have vanished can be told from those where nothing changes.
    pub(super) fn repeat_presence(&mut self) {
        self.announce_presence();
        if self.subscribers.forget(ROUNDS * self.hub.shared.settings.look_round_rarely) {
            self.presence_changed();
        }
    }

    fn announce(&mut self) {
        let (seats, spectators) = self.subscribers.here(&self.state);
        self.announced.to_nodes = (seats.clone(), spectators);
        let (game, node) = (self.state.id(), self.hub.shared.node);
        self.hub.shared.bus.publish(Notice::Present { game, node, spectators, seats });
    }
}
