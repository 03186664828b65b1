use std::time::Duration;

use game::Seat;
use tokio::time::Instant;

/// The number of short messages that a seat may send at once.
const BURST: u32 = 5;
/// The time after which a seat may send one more.
const INTERVAL: Duration = Duration::from_secs(2);

/// The rate limit of short messages: a token bucket for each seat, whatever number of sockets its player has.
#[derive(Default)]
pub(super) struct SayLimits([Option<Bucket>; Seat::MAX]);

#[derive(Clone, Copy)]
struct Bucket {
    left: u32,
    refilled: Instant,
}

impl SayLimits {
    /// Whether a seat may send a message now; if so, it is counted.
    pub(super) fn allow(&mut self, seat: Seat) -> bool {
        let now = Instant::now();
        let Some(bucket) = self.0.get_mut(seat.index()) else { return false };
        let bucket = bucket.get_or_insert(Bucket { left: BURST, refilled: now });
        while bucket.left < BURST && now.duration_since(bucket.refilled) >= INTERVAL {
            bucket.left += 1;
            bucket.refilled += INTERVAL;
        }
        if bucket.left == BURST {
            bucket.refilled = now;
        }
        let is_allowed = bucket.left > 0;
        bucket.left = bucket.left.saturating_sub(1);
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_seat_sends_a_few_messages_at_once_and_then_one_now_and_then() {
        let mut limits = SayLimits::default();
        let allowed = |limits: &mut SayLimits| (0..100).filter(|_| limits.allow(Seat::FIRST)).count();
        assert_eq!(allowed(&mut limits), BURST as usize);
        assert!(limits.allow(Seat::SECOND), "another seat has its own");
        tokio::time::advance(INTERVAL * 2).await;
        assert_eq!(allowed(&mut limits), 2);
        tokio::time::advance(INTERVAL * 100).await;
        assert_eq!(allowed(&mut limits), BURST as usize);
    }
}
