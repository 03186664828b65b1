//! Service time: the time of game clocks.
//!
//! It is monotonic, so that setting the wall clock changes nothing, and persisted in the database, so that it continues
//! after a restart and stands still while the server is down.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::{Store, StoreError};
use crate::sync::lock;
use play::Millis;

/// A source of time. Tests have their own.
pub trait TimeSource: Send + Sync + 'static {
    /// The service time now. Never less than before.
    fn now(&self) -> Millis;

    /// The wall clock, in milliseconds since 1970.
    fn wall(&self) -> i64 {
        wall()
    }
}

/// The wall clock, in milliseconds since 1970.
pub(crate) fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// The service time of a server.
pub struct ServiceTime {
    base: Mutex<Base>,
}

/// The service time was `time` at `instant`. If that is in the future, time stands still until then.
#[derive(Clone, Copy)]
struct Base {
    time: Millis,
    instant: Instant,
}

impl Base {
    fn now(&self) -> Millis {
        self.time + Instant::now().saturating_duration_since(self.instant).as_millis() as Millis
    }
}

impl ServiceTime {
    /// Continues from the time in the database, after a pause in which players can reconnect.
    pub async fn resume(store: &dyn Store, pause: Duration) -> Result<ServiceTime, StoreError> {
        let time = store.resume(pause.as_millis() as Millis).await?;
        Ok(ServiceTime { base: Mutex::new(Base { time, instant: Instant::now() + pause }) })
    }

    fn base(&self) -> MutexGuard<'_, Base> {
        lock(&self.base)
    }

    /// Persists the time, and adopts that of other nodes if it is ahead.
    pub async fn synchronize(&self, store: &dyn Store) -> Result<(), StoreError> {
        let shared = store.tick(self.now()).await?;
        let mut base = self.base();
        if shared > base.now() {
            *base = Base { time: shared, instant: Instant::now() };
        }
        Ok(())
    }
}

impl TimeSource for ServiceTime {
    fn now(&self) -> Millis {
        self.base().now()
    }
}
