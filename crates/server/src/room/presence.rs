use axum::extract::ws::Utf8Bytes;
use game::Seat;
use tokio::time::Instant;

use super::task::Room;
use crate::bus::Notice;
use crate::protocol::ServerMessage;
use crate::store::Listing;
use play::Status;

/// A node is considered gone after missing so many announcements.
const MISSED_ANNOUNCEMENTS: u32 = 3;

/// The state of presence announcements.
pub(super) struct PresenceAnnouncements {
    /// When to announce a change.
    due: Option<Instant>,
    last: Instant,
    /// The last announcement to other nodes.
    to_nodes: (Vec<Seat>, u32),
}

impl PresenceAnnouncements {
    /// Without any announcement so far.
    pub(super) fn new(now: Instant) -> PresenceAnnouncements {
        PresenceAnnouncements { due: None, last: now, to_nodes: (Vec::new(), 0) }
    }

    /// When an announcement is due.
    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

impl Room {
    /// Schedules an announcement of a changed presence, rate limited.
    pub(super) fn presence_changed(&mut self) {
        let earliest = self.announcements.last + self.hub.shared.settings.presence_interval;
        self.announcements.due.get_or_insert(earliest.max(Instant::now()));
    }

    /// Announces the total presence to subscribers, and the local presence to other nodes.
    pub(super) fn announce_presence(&mut self) {
        self.announcements.due = None;
        self.announcements.last = Instant::now();
        let (seats, spectators) = self.subscribers.total(&self.state);
        let is_listed = !seats.is_empty() && self.state.status() == Status::Open && self.state.terms().public;
        self.attendance.set(is_listed.then(|| Listing::of(&self.state)));
        let message = Utf8Bytes::from(ServerMessage::Presence { seats, spectators }.encode());
        if self.subscribers.broadcast(&message) {
            self.presence_changed();
        }
        // Only the local presence is announced to nodes: forwarding would never end.
        if self.subscribers.local(&self.state) != self.announcements.to_nodes {
            self.publish_presence();
        }
    }

    /// Announces the local presence to other nodes, if anybody is present.
    pub(super) fn announce_local(&mut self) {
        if !self.subscribers.is_empty() {
            self.publish_presence();
        }
    }

    /// Repeats the announcement, so that silent nodes can be considered gone, and drops those.
    pub(super) fn repeat_presence(&mut self) {
        self.announce_local();
        if self
            .subscribers
            .drop_silent_nodes(MISSED_ANNOUNCEMENTS * self.hub.shared.settings.resync_interval_connected)
        {
            self.presence_changed();
        }
    }

    fn publish_presence(&mut self) {
        let (seats, spectators) = self.subscribers.local(&self.state);
        self.announcements.to_nodes = (seats.clone(), spectators);
        let (game, node) = (self.state.id(), self.hub.shared.node);
        self.hub.shared.bus.publish(Notice::Present { game, node, spectators, seats });
    }
}
