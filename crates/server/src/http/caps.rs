//! Who has how much of something, and whether that is too much.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::config::Limits;
use play::PlayerId;

/// Counts of things that somebody holds.
struct Held<K>(Mutex<HashMap<K, u32>>);

impl<K: Eq + Hash> Held<K> {
    fn new() -> Held<K> {
        Held(Mutex::default())
    }

    fn take(&self, key: K, most: u32) -> bool {
        let mut counts = self.0.lock().expect("nobody panics while holding it");
        let count = counts.entry(key).or_default();
        let room = *count < most;
        *count += u32::from(room);
        room
    }

    fn give_back(&self, key: &K) {
        let mut counts = self.0.lock().expect("nobody panics while holding it");
        if let Some(count) = counts.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}

/// How many of something happened within a stretch of time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    began: Instant,
    count: u32,
}

impl Window {
    pub(super) fn new() -> Window {
        Window { began: Instant::now(), count: 0 }
    }

    /// One more; false if that is too much.
    pub(super) fn count(&mut self, most: u32, length: Duration) -> bool {
        if self.began.elapsed() >= length {
            *self = Window::new();
        }
        self.count += 1;
        self.count <= most
    }
}

/// All that is counted.
pub(super) struct Caps {
    limits: Limits,
    by_player: Held<PlayerId>,
    by_address: Held<IpAddr>,
    made: Mutex<HashMap<IpAddr, Window>>,
    /// A place for every socket there may be.
    places: Arc<Semaphore>,
}

/// After this many addresses, those that made no game for an hour are forgotten.
const ADDRESSES: usize = 10_000;
const HOUR: Duration = Duration::from_hours(1);

impl Caps {
    pub(super) fn new(limits: Limits) -> Arc<Caps> {
        let (by_player, by_address) = (Held::new(), Held::new());
        let places = Arc::new(Semaphore::new(limits.connections));
        Arc::new(Caps { limits, by_player, by_address, made: Mutex::default(), places })
    }

    /// A place for a socket, for as long as it is held; none if there are too many.
    pub(super) fn socket(self: &Arc<Caps>, player: PlayerId, address: IpAddr) -> Option<Place> {
        let permit = Arc::clone(&self.places).try_acquire_owned().ok()?;
        if !self.by_address.take(address, self.limits.sockets_per_address) {
            return None;
        }
        if !self.by_player.take(player, self.limits.sockets_per_player) {
            self.by_address.give_back(&address);
            return None;
        }
        metrics::gauge!("farside_sockets").increment(1.0);
        Some(Place { caps: Arc::clone(self), player, address, _permit: permit })
    }

    /// Counts the players who have an open socket or are among these.
    pub(super) fn players_with(&self, others: &[PlayerId]) -> usize {
        let counts = self.by_player.0.lock().expect("nobody panics while holding it");
        counts.len() + others.iter().filter(|player| !counts.contains_key(*player)).count()
    }

    /// Waits until no socket is open.
    pub(super) async fn all_ended(&self) {
        // Whoever has all places is alone.
        drop(self.places.acquire_many(self.limits.connections as u32).await);
    }

    /// Whether one more game may be made from there.
    pub(super) fn may_make_game(&self, address: IpAddr) -> bool {
        let mut made = self.made.lock().expect("nobody panics while holding it");
        if made.len() >= ADDRESSES {
            made.retain(|_, window| window.began.elapsed() < HOUR);
        }
        made.entry(address).or_insert_with(Window::new).count(self.limits.games_per_address, HOUR)
    }
}

/// A socket's place among all.
pub(super) struct Place {
    caps: Arc<Caps>,
    player: PlayerId,
    address: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.caps.by_player.give_back(&self.player);
        self.caps.by_address.give_back(&self.address);
        metrics::gauge!("farside_sockets").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_window_lets_so_many_through_and_then_opens_again() {
        let mut window = Window::new();
        let length = Duration::from_secs(20);
        let through = (0..150).filter(|_| window.count(100, length)).count();
        assert_eq!(through, 100);
        tokio::time::advance(length).await;
        assert!(window.count(100, length));
    }

    #[tokio::test]
    async fn places_are_given_back() {
        let limits = Limits { sockets_per_player: 2, sockets_per_address: 3, ..Limits::default() };
        let caps = Caps::new(limits);
        let address = IpAddr::from([127, 0, 0, 1]);
        let [one, other]: [PlayerId; 2] =
            ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"));
        let first = caps.socket(one, address).expect("a place");
        let second = caps.socket(one, address).expect("a place");
        assert!(caps.socket(one, address).is_none(), "too many of one player");
        let third = caps.socket(other, address).expect("a place");
        assert!(caps.socket(other, address).is_none(), "too many from one address");
        drop(first);
        let fourth = caps.socket(other, address).expect("a place again");
        drop((second, third, fourth));
        assert!(caps.by_player.0.lock().expect("whole").is_empty());
        assert!(caps.by_address.0.lock().expect("whole").is_empty());
    }
}
