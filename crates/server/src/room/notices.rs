use super::task::{Room, with_command};
use crate::bus::{Notice, Origin};
use crate::store::Stored;
use play::Recorded;

impl Room {
    /// Handles a notice of another node.
    pub(super) async fn handle_notice(&mut self, notice: Notice) {
        match notice {
            Notice::Committed { events, origin, .. } => self.handle_committed(events, origin).await,
            Notice::Said { seat, message, .. } => {
                // Too many are left out here, as on the node they come from.
                drop(self.broadcast_said(seat, message));
            }
            Notice::Present { node, spectators, seats, .. } => {
                if self.subscribers.set_remote(node, spectators, seats) {
                    self.presence_changed();
                }
            }
            Notice::PresenceQuery { .. } => self.announce_local(),
            Notice::Missed { game } => {
                self.hub.shared.bus.publish(Notice::PresenceQuery { game });
                self.announce_local();
                self.try_resync().await;
            }
        }
    }

    /// Applies events that another node has committed if they follow the last known one, and loads missing events from
    /// the store otherwise.
    async fn handle_committed(&mut self, events: Vec<Recorded>, origin: Option<Origin>) {
        let [Some(first), Some(last)] = [events.first(), events.last()].map(|it| it.map(|it| it.seq)) else {
            return;
        };
        let known = self.state.seq();
        let outcome = if last <= known {
            "known"
        } else if first == known + 1
            && origin.is_some()
            && self.apply_stored(with_origin(events, origin)).is_ok()
        {
            "applied"
        } else {
            self.try_resync().await;
            "missed"
        };
        metrics::counter!("farside_notices_total", "outcome" => outcome).increment(1);
    }
}

/// The events of a notice with their command, as they were stored.
fn with_origin(events: Vec<Recorded>, origin: Option<Origin>) -> Vec<Stored> {
    let command = match origin {
        Some(Origin::Command { player, id }) => Some((player, id)),
        Some(Origin::Server) | None => None,
    };
    with_command(events, command)
}
