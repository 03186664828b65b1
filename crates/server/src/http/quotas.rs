//! Quotas by player and address, and rate limits.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use super::problem::ApiError;
use crate::address::AddressBlock;
use crate::config::Limits;
use crate::counts::{Counted, Counts};
use play::PlayerId;

const HOUR: Duration = Duration::from_hours(1);
/// The interval at which buckets that are full again are dropped.
const CLEANING_INTERVAL: Duration = Duration::from_secs(30);
/// When to come back to a count that is exceeded: nobody knows when it will be lower.
const COUNT_RETRY: Duration = Duration::from_mins(1);

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
        self.count = self.count.saturating_add(1);
        self.count <= limit
    }
}

/// Token buckets by owner, each of which is filled at an even rate.
struct Buckets<K: Clone + Eq + Hash>(DefaultKeyedRateLimiter<K>);

impl<K: Clone + Eq + Hash> Buckets<K> {
    /// Buckets of this size that are filled once in this time.
    fn new(size: u32, time: Duration) -> Buckets<K> {
        let size = NonZeroU32::new(size).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(time / size.get()).unwrap_or_else(|| Quota::per_second(size));
        Buckets(DefaultKeyedRateLimiter::keyed(quota.allow_burst(size)))
    }

    /// Takes a token, or tells in how long there will be one.
    fn take(&self, owner: &K) -> Result<(), Duration> {
        self.0.check_key(owner).map_err(|early| early.wait_time_from(DefaultClock::default().now()))
    }

    /// Drops the buckets that are full, one shard of the map at a time: others can be used meanwhile.
    fn clean(&self) {
        self.0.retain_recent();
    }
}

/// The quotas of all players and addresses.
pub(super) struct Quotas {
    limits: Limits,
    by_player: Arc<Counts<PlayerId>>,
    by_address: Arc<Counts<AddressBlock>>,
    writes_by_player: Buckets<PlayerId>,
    writes_by_address: Buckets<AddressBlock>,
    games_created: Buckets<AddressBlock>,
    players_created: Buckets<AddressBlock>,
    pictures_drawn: Buckets<AddressBlock>,
    /// One permit for each socket that may be open.
    permits: Arc<Semaphore>,
}

impl Quotas {
    pub(super) fn new(limits: Limits) -> Arc<Quotas> {
        Arc::new(Quotas {
            limits,
            by_player: Counts::new(),
            by_address: Counts::new(),
            writes_by_player: Buckets::new(limits.writes_per_player, limits.window),
            writes_by_address: Buckets::new(limits.writes_per_address, limits.window),
            games_created: Buckets::new(limits.games_per_address, HOUR),
            players_created: Buckets::new(limits.players_per_address, HOUR),
            pictures_drawn: Buckets::new(limits.writes_per_address, limits.window),
            permits: Arc::new(Semaphore::new(limits.connections)),
        })
    }

    /// Acquires a permit for a socket.
    pub(super) fn open_socket(
        &self,
        player: PlayerId,
        address: AddressBlock,
    ) -> Result<SocketPermit, ApiError> {
        let permit = Arc::clone(&self.permits).try_acquire_owned().ok();
        let address = permit.as_ref().and_then(|_| {
            let limit = self.limits.sockets_per_address;
            self.by_address.acquire(address, limit)
        });
        let player = address.as_ref().and_then(|_| {
            let limit = self.limits.sockets_per_player;
            self.by_player.acquire(player, limit)
        });
        match (permit, address, player) {
            (Some(permit), Some(address), Some(player)) => Ok(SocketPermit::new(permit, address, player)),
            _ => Err(too_many("open sockets", COUNT_RETRY)),
        }
    }

    /// The number of players who have an open socket or are among `others`.
    pub(super) fn players_with(&self, others: &[PlayerId]) -> usize {
        let counts = self.by_player.counts();
        counts.len() + others.iter().filter(|player| !counts.contains_key(*player)).count()
    }

    /// Waits until no socket is open.
    pub(super) async fn all_sockets_closed(&self) {
        // All permits are free once no socket is open.
        drop(self.permits.acquire_many(self.limits.connections as u32).await);
    }

    /// Counts a write. That of the address comes first: invented guests would otherwise have a full bucket each.
    pub(super) fn allow_write(&self, player: PlayerId, address: AddressBlock) -> Result<(), ApiError> {
        let taken = self.writes_by_address.take(&address).and_then(|()| self.writes_by_player.take(&player));
        taken.map_err(|retry_after| {
            metrics::counter!("farside_rate_limited_writes_total").increment(1);
            ApiError::TooFast { retry_after }
        })
    }

    /// Counts a game created from this address.
    pub(super) fn allow_new_game(&self, address: AddressBlock) -> Result<(), ApiError> {
        self.games_created.take(&address).map_err(|after| too_many("games from your address", after))
    }

    /// Counts a guest or bot stored from this address.
    pub(super) fn allow_new_player(&self, address: AddressBlock) -> Result<(), ApiError> {
        self.players_created.take(&address).map_err(|after| too_many("names from your address", after))
    }

    /// Counts a picture that has to be drawn for this address. As many are allowed as writes.
    pub(super) fn allow_picture(&self, address: AddressBlock) -> Result<(), ApiError> {
        self.pictures_drawn.take(&address).map_err(|retry_after| ApiError::TooFast { retry_after })
    }

    /// Drops what is known of players and addresses that have been quiet, for ever.
    pub(super) async fn clean(self: Arc<Self>) {
        loop {
            tokio::time::sleep(CLEANING_INTERVAL).await;
            self.writes_by_player.clean();
            self.writes_by_address.clean();
            self.games_created.clean();
            self.players_created.clean();
            self.pictures_drawn.clean();
        }
    }
}

/// The error of an exceeded quota.
pub(super) fn too_many(what: &'static str, retry_after: Duration) -> ApiError {
    metrics::counter!("farside_quota_exceeded_total").increment(1);
    ApiError::TooMany { what, retry_after }
}

/// The error of an exceeded count.
pub(super) fn too_many_held(what: &'static str) -> ApiError {
    too_many(what, COUNT_RETRY)
}

/// The permit of an open socket, released when dropped.
pub(super) struct SocketPermit {
    _permit: OwnedSemaphorePermit,
    _address: Counted<AddressBlock>,
    _player: Counted<PlayerId>,
}

impl SocketPermit {
    fn new(
        permit: OwnedSemaphorePermit,
        address: Counted<AddressBlock>,
        player: Counted<PlayerId>,
    ) -> SocketPermit {
        metrics::gauge!("farside_sockets").increment(1.0);
        SocketPermit { _permit: permit, _address: address, _player: player }
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        metrics::gauge!("farside_sockets").decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players() -> [PlayerId; 2] {
        ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"))
    }

    fn block(text: &str) -> AddressBlock {
        AddressBlock::of(text.parse().expect("an address"))
    }

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
        let address = block("127.0.0.1");
        let [one, other] = players();
        let first = quotas.open_socket(one, address).expect("a permit");
        let second = quotas.open_socket(one, address).expect("a permit");
        assert!(quotas.open_socket(one, address).is_err(), "too many of one player");
        let third = quotas.open_socket(other, address).expect("a permit");
        assert!(quotas.open_socket(other, address).is_err(), "too many from one address");
        drop(first);
        let fourth = quotas.open_socket(other, address).expect("a permit again");
        drop((second, third, fourth));
        assert!(quotas.by_player.counts().is_empty());
        assert!(quotas.by_address.counts().is_empty());
    }

    #[test]
    fn writes_are_counted_by_player_and_by_the_64_of_an_address() {
        let hour = Duration::from_hours(1);
        let limits =
            Limits { writes_per_player: 3, writes_per_address: 5, window: hour, ..Limits::default() };
        let quotas = Quotas::new(limits);
        let [one, other] = players();
        let write = |player: PlayerId, address: &str| quotas.allow_write(player, block(address)).is_ok();
        assert!((0..3).all(|host| write(one, &format!("2001:db8::{host}"))));
        assert!(!write(one, "2001:db8::9"), "too many of one player");
        assert!(write(other, "2001:db8::a"));
        assert!(!write(other, "2001:db8::b"), "five from one /64, also by invented guests");
        assert!(write(other, "2001:db8:0:1::b"), "another subscriber");
        let Err(ApiError::TooFast { retry_after }) = quotas.allow_write(one, block("::1")) else {
            panic!("a fourth write")
        };
        assert!(retry_after > Duration::from_mins(10) && retry_after <= hour / 3, "{retry_after:?}");
    }

    #[test]
    fn full_buckets_are_dropped() {
        let buckets = Buckets::new(1_000, Duration::from_millis(1));
        for address in 0..100_u32 {
            buckets.take(&address).expect("a token");
        }
        let began = Instant::now();
        while !buckets.0.is_empty() {
            assert!(began.elapsed() < Duration::from_mins(1), "buckets are kept");
            buckets.clean();
        }
    }
}
