//! Quotas by player and IP address, and rate limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::config::Limits;
use crate::sync::lock;
use play::PlayerId;

/// Counts of held resources by owner.
struct Counts<K>(Mutex<HashMap<K, u32>>);

impl<K: Eq + Hash> Counts<K> {
    fn new() -> Counts<K> {
        Counts(Mutex::default())
    }

    /// Counts one more, unless that exceeds the limit.
    fn acquire(&self, key: K, limit: u32) -> bool {
        let mut counts = lock(&self.0);
        let count = counts.entry(key).or_default();
        let is_free = *count < limit;
        *count += u32::from(is_free);
        is_free
    }

    fn release(&self, key: &K) {
        let mut counts = lock(&self.0);
        if let Some(count) = counts.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}

/// A rate limiter that counts events in a fixed window.
#[derive(Clone, Copy, Debug)]
pub(super) struct RateLimiter {
    window_start: Instant,
    count: u32,
}

impl RateLimiter {
    pub(super) fn new() -> RateLimiter {
        RateLimiter { window_start: Instant::now(), count: 0 }
    }

    /// Counts an event; false if it exceeds the limit of the current window.
    pub(super) fn allow(&mut self, limit: u32, window: Duration) -> bool {
        if self.window_start.elapsed() >= window {
            *self = RateLimiter::new();
        }
        self.count += 1;
        self.count <= limit
    }
}

/// The quotas of all players and addresses.
pub(super) struct Quotas {
    limits: Limits,
    by_player: Counts<PlayerId>,
    by_address: Counts<IpAddr>,
    games_created: Mutex<HashMap<IpAddr, RateLimiter>>,
    /// One permit for each socket that may be open.
    permits: Arc<Semaphore>,
}

/// From this many addresses on, those that created no game for an hour are dropped.
const MAX_ADDRESSES: usize = 10_000;
const HOUR: Duration = Duration::from_hours(1);

impl Quotas {
    pub(super) fn new(limits: Limits) -> Arc<Quotas> {
        let (by_player, by_address) = (Counts::new(), Counts::new());
        let permits = Arc::new(Semaphore::new(limits.connections));
        Arc::new(Quotas { limits, by_player, by_address, games_created: Mutex::default(), permits })
    }

    /// Acquires a permit for a socket; `None` if there are too many.
    pub(super) fn open_socket(self: &Arc<Quotas>, player: PlayerId, address: IpAddr) -> Option<SocketPermit> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok()?;
        if !self.by_address.acquire(address, self.limits.sockets_per_address) {
            return None;
        }
        if !self.by_player.acquire(player, self.limits.sockets_per_player) {
            self.by_address.release(&address);
            return None;
        }
        metrics::gauge!("farside_sockets").increment(1.0);
        Some(SocketPermit { quotas: Arc::clone(self), player, address, _permit: permit })
    }

    /// The number of players who have an open socket or are among `others`.
    pub(super) fn players_with(&self, others: &[PlayerId]) -> usize {
        let counts = lock(&self.by_player.0);
        counts.len() + others.iter().filter(|player| !counts.contains_key(*player)).count()
    }

    /// Waits until no socket is open.
    pub(super) async fn all_sockets_closed(&self) {
        // All permits are free once no socket is open.
        drop(self.permits.acquire_many(self.limits.connections as u32).await);
    }

    /// Counts a game created from this address; false if that exceeds the rate limit.
    pub(super) fn allow_new_game(&self, address: IpAddr) -> bool {
        let mut created = lock(&self.games_created);
        if created.len() >= MAX_ADDRESSES {
            created.retain(|_, limiter| limiter.window_start.elapsed() < HOUR);
        }
        created.entry(address).or_insert_with(RateLimiter::new).allow(self.limits.games_per_address, HOUR)
    }
}

/// The permit of an open socket, released when dropped.
pub(super) struct SocketPermit {
    quotas: Arc<Quotas>,
    player: PlayerId,
    address: IpAddr,
    _permit: OwnedSemaphorePermit,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.quotas.by_player.release(&self.player);
        self.quotas.by_address.release(&self.address);
        metrics::gauge!("farside_sockets").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_rate_limiter_allows_so_many_in_each_window() {
        let mut limiter = RateLimiter::new();
        let window = Duration::from_secs(20);
        let allowed = (0..150).filter(|_| limiter.allow(100, window)).count();
        assert_eq!(allowed, 100);
        tokio::time::advance(window).await;
        assert!(limiter.allow(100, window));
    }

    #[tokio::test]
    async fn permits_are_released() {
        let limits = Limits { sockets_per_player: 2, sockets_per_address: 3, ..Limits::default() };
        let quotas = Quotas::new(limits);
        let address = IpAddr::from([127, 0, 0, 1]);
        let [one, other]: [PlayerId; 2] =
            ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"));
        let first = quotas.open_socket(one, address).expect("a permit");
        let second = quotas.open_socket(one, address).expect("a permit");
        assert!(quotas.open_socket(one, address).is_none(), "too many of one player");
        let third = quotas.open_socket(other, address).expect("a permit");
        assert!(quotas.open_socket(other, address).is_none(), "too many from one address");
        drop(first);
        let fourth = quotas.open_socket(other, address).expect("a permit again");
        drop((second, third, fourth));
        assert!(lock(&quotas.by_player.0).is_empty());
        assert!(lock(&quotas.by_address.0).is_empty());
    }
}
