use super::task::{Room, with_command};
use crate::bus::{Notice, Origin};
use crate::store::Stored;
use play::Recorded;

impl Room {
    /// Another node has something to tell.
    pub(super) async fn hear(&mut self, notice: Notice) {
        match notice {
            Notice::Committed { events, origin, .. } => self.hear_committed(events, origin).await,
            Notice::Said { seat, message, .. } => {
                self.pass_on(seat, message);
            }
            Notice::Present { node, spectators, seats, .. } => {
                if self.subscribers.hear(node, spectators, seats) {
                    self.presence_changed();
                }
            }
            Notice::WhoIsThere { .. } => self.announce_presence(),
            Notice::Missed { game } => {
                self.hub.shared.bus.publish(Notice::WhoIsThere { game });
                self.announce_presence();
                self.try_look_round().await;
            }
        }
    }

    /// Takes over events that another node has committed, if they follow what is known here; asks the store if
    /// something was missed between.
    async fn hear_committed(&mut self, events: Vec<Recorded>, origin: Option<Origin>) {
        let [Some(first), Some(last)] = [events.first(), events.last()].map(|it| it.map(|it| it.seq)) else {
            return;
        };
        let known = self.state.seq();
        let outcome = if last <= known {
            "known"
        } else if first == known + 1
            && origin.is_some()
            && self.take_over(with_origin(events, origin)).is_ok()
        {
            "applied"
        } else {
            self.try_look_round().await;
            "missed"
        };
        metrics::counter!("farside_notices_total", "outcome" => outcome).increment(1);
    }
}

/// The events of a notice, as they were stored.
fn with_origin(events: Vec<Recorded>, origin: Option<Origin>) -> Vec<Stored> {
    let command = match origin {
        Some(Origin::Command { player, id }) => Some((player, id)),
        Some(Origin::Server) | None => None,
    };
    with_command(events, command)
}
