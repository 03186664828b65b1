//! Service time: the time by which games are played.
//!
//! A steady clock counts it, so that setting the clock on the wall changes nothing; it is kept in the database, so
//! that it goes on after a restart from where it was, and stands still while the server is down.

use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::{Store, StoreError};
use play::Millis;

/// Where time comes from. Tests have one of their own.
pub trait TimeSource: Send + Sync + 'static {
    /// The service time now. Never less than before.
    fn now(&self) -> Millis;

    /// The clock on the wall, in milliseconds since 1970.
    fn wall(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as i64)
    }
}

/// The service time of a real server.
pub struct ServiceTime {
    base: Mutex<Base>,
}

/// At `instant` the service time was `time`. The instant may lie ahead: until then time stands still.
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
    /// Goes on from the time in the database, after a pause in which people can come back.
    pub async fn resume(store: &dyn Store, pause: Duration) -> Result<ServiceTime, StoreError> {
        let time = store.resume(pause.as_millis() as Millis).await?;
        Ok(ServiceTime { base: Mutex::new(Base { time, instant: Instant::now() + pause }) })
    }

    fn base(&self) -> MutexGuard<'_, Base> {
        self.base.lock().expect("nobody panics while holding it")
    }

    /// Writes the time down and takes over that of the other nodes, if it is ahead.
    pub async fn beat(&self, store: &dyn Store) -> Result<(), StoreError> {
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
