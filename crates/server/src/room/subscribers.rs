use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use game::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::QUEUE;
use play::{GameState, PlayerId};

/// Everybody who is told what happens.
#[derive(Default)]
pub(super) struct Subscribers {
    sockets: BTreeMap<u64, Subscriber>,
    last: u64,
    /// How many watch on other nodes, and who plays there.
    elsewhere: BTreeMap<u64, Elsewhere>,
}

/// What another node said last.
struct Elsewhere {
    spectators: u32,
    seats: Vec<Seat>,
    heard: Instant,
}

struct Subscriber {
    queue: mpsc::Sender<Utf8Bytes>,
    player: Option<PlayerId>,
}

impl Subscribers {
    /// One more.
    pub(super) fn add(&mut self, player: Option<PlayerId>) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let (queue, live) = mpsc::channel(QUEUE);
        self.last += 1;
        self.sockets.insert(self.last, Subscriber { queue, player });
        (self.last, live)
    }

    /// One less.
    pub(super) fn remove(&mut self, id: u64) -> bool {
        self.sockets.remove(&id).is_some()
    }

    /// Whether nobody is there.
    pub(super) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Tells everybody, the same bytes to all, and drops whoever doesn't read. True if somebody was dropped.
    pub(super) fn tell(&mut self, message: &Utf8Bytes) -> bool {
        let before = self.sockets.len();
        self.sockets.retain(|_, subscriber| match subscriber.queue.try_send(message.clone()) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                metrics::counter!("farside_slow_readers_total").increment(1);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        });
        self.sockets.len() < before
    }

    /// Takes in what another node says about who is there. True if that is news.
    pub(super) fn hear(&mut self, node: u64, spectators: u32, seats: Vec<Seat>) -> bool {
        if spectators == 0 && seats.is_empty() {
            return self.elsewhere.remove(&node).is_some();
        }
        let told = Elsewhere { spectators, seats, heard: Instant::now() };
        match self.elsewhere.entry(node) {
            Entry::Vacant(vacant) => {
                vacant.insert(told);
                true
            }
            Entry::Occupied(mut known) => {
                let before = known.insert(told);
                let now = known.get();
                (before.spectators, &before.seats) != (now.spectators, &now.seats)
            }
        }
    }

    /// Forgets nodes that have said nothing for so long: they are gone. True if there was one.
    pub(super) fn forget(&mut self, silent: Duration) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, node| node.heard.elapsed() < silent);
        self.elsewhere.len() < before
    }

    /// The seats that are connected to this node, and how many watch here.
    pub(super) fn here(&self, game: &GameState) -> (Vec<Seat>, u32) {
        let mut seats = play::SeatSet::EMPTY;
        let mut spectators = 0;
        for subscriber in self.sockets.values() {
            let played = subscriber.player.map(|player| game.seats_of(player)).unwrap_or_default();
            spectators += u32::from(played.is_empty());
            played.iter().for_each(|seat| seats.insert(seat));
        }
        (seats.iter().collect(), spectators)
    }

    /// The seats that are connected anywhere, and how many watch everywhere.
    pub(super) fn everywhere(&self, game: &GameState) -> (Vec<Seat>, u32) {
        let (seats, mut spectators) = self.here(game);
        let mut all: play::SeatSet = seats.into_iter().collect();
        for node in self.elsewhere.values() {
            spectators += node.spectators;
            for &seat in &node.seats {
                all.insert(seat);
            }
        }
        (all.iter().collect(), spectators)
    }
}
