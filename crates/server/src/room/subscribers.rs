use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::QUEUE;
use super::request::SubscriptionEnd;
use play::{GameState, PlayerId, Seq};

/// The subscribers of a game on this node, and the presence on other nodes.
#[derive(Default)]
pub(super) struct Subscribers {
    sockets: BTreeMap<u64, Subscriber>,
    last_id: u64,
    /// The presence on other nodes.
    remote: BTreeMap<u64, RemotePresence>,
}

/// The last announcement of another node.
struct RemotePresence {
    spectators: u32,
    seats: Vec<Seat>,
    received: Instant,
}

struct Subscriber {
    queue: mpsc::Sender<Utf8Bytes>,
    player: Option<PlayerId>,
    /// The event with which the seat was taken whose key the subscriber has shown.
    seat_key: Option<Seq>,
    end: Arc<OnceLock<SubscriptionEnd>>,
}

/// A new subscriber.
pub(super) struct Added {
    pub(super) id: u64,
    pub(super) live: mpsc::Receiver<Utf8Bytes>,
    pub(super) end: Arc<OnceLock<SubscriptionEnd>>,
}

impl Subscribers {
    /// Registers a subscriber and returns its id and queue.
    pub(super) fn add(&mut self, player: Option<PlayerId>, seat_key: Option<Seq>) -> Added {
        let (queue, live) = mpsc::channel(QUEUE);
        let end = Arc::default();
        self.last_id += 1;
        let subscriber = Subscriber { queue, player, seat_key, end: Arc::clone(&end) };
        self.sockets.insert(self.last_id, subscriber);
        Added { id: self.last_id, live, end }
    }

    /// Drops the subscribers with keys of seats that were left. True if there was one.
    pub(super) fn drop_revoked(&mut self, game: &GameState) -> bool {
        let is_taken = |key: Seq| {
            let mut occupants = game.seats().iter().filter_map(|seat| seat.occupant.as_ref());
            occupants.any(|(_, taken)| *taken == key)
        };
        let before = self.sockets.len();
        self.sockets.retain(|_, subscriber| {
            let is_good = subscriber.seat_key.is_none_or(is_taken);
            if !is_good {
                // Set once: it is about to be dropped.
                let _ = subscriber.end.set(SubscriptionEnd::KeyRevoked);
            }
            is_good
        });
        self.sockets.len() < before
    }

    /// Sends the same bytes to all subscribers that read well enough. Nobody is dropped for missing it.
    pub(super) fn broadcast_unimportant(&self, message: &Utf8Bytes) {
        for subscriber in self.sockets.values().filter(|it| it.queue.capacity() > QUEUE / 2) {
            drop(subscriber.queue.try_send(message.clone()));
        }
    }

    /// Removes a subscriber. False if it was dropped before.
    pub(super) fn remove(&mut self, id: u64) -> bool {
        self.sockets.remove(&id).is_some()
    }

    /// Whether there are no subscribers on this node.
    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Sends the same bytes to all subscribers, and drops those with a full queue. True if one was dropped.
    pub(super) fn broadcast(&mut self, message: &Utf8Bytes) -> bool {
        let before = self.sockets.len();
        self.sockets.retain(|_, subscriber| match subscriber.queue.try_send(message.clone()) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                metrics::counter!("farside_slow_readers_total").increment(1);
                let _ = subscriber.end.set(SubscriptionEnd::TooSlow);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        });
        self.sockets.len() < before
    }

    /// Sets the presence on another node. True if it has changed.
    pub(super) fn set_remote(&mut self, node: u64, spectators: u32, seats: Vec<Seat>) -> bool {
        if spectators == 0 && seats.is_empty() {
            return self.remote.remove(&node).is_some();
        }
        let presence = RemotePresence { spectators, seats, received: Instant::now() };
        match self.remote.entry(node) {
            Entry::Vacant(vacant) => {
                vacant.insert(presence);
                true
            }
            Entry::Occupied(mut known) => {
                let before = known.insert(presence);
                let now = known.get();
                (before.spectators, &before.seats) != (now.spectators, &now.seats)
            }
        }
    }

    /// Drops nodes that have announced nothing for so long. True if there was one.
    pub(super) fn drop_silent_nodes(&mut self, timeout: Duration) -> bool {
        let before = self.remote.len();
        self.remote.retain(|_, node| node.received.elapsed() < timeout);
        self.remote.len() < before
    }

    /// The connected seats and the number of spectators on this node.
    pub(super) fn local(&self, game: &GameState) -> (Vec<Seat>, u32) {
        let mut seats = play::SeatSet::EMPTY;
        let mut spectators = 0;
        for subscriber in self.sockets.values() {
            let played = subscriber.player.map(|player| game.seats_of(player)).unwrap_or_default();
            spectators += u32::from(played.is_empty());
            played.iter().for_each(|seat| seats.insert(seat));
        }
        (seats.iter().collect(), spectators)
    }

    /// The connected seats and the number of spectators on all nodes.
    pub(super) fn total(&self, game: &GameState) -> (Vec<Seat>, u32) {
        let (seats, mut spectators) = self.local(game);
        let mut all: play::SeatSet = seats.into_iter().collect();
        for node in self.remote.values() {
            spectators += node.spectators;
            for &seat in &node.seats {
                all.insert(seat);
            }
        }
        (all.iter().collect(), spectators)
    }
}
