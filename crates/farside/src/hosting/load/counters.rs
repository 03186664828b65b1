use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::histogram::Histogram;

/// The maximum number of distinct errors.
const MAX_ERRORS: usize = 20;

/// Shared counters of completed operations, latencies and errors.
pub(super) struct Counters {
    done: AtomicU64,
    latency: Mutex<Histogram>,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Counters {
    pub(super) fn new() -> Counters {
        Counters { done: AtomicU64::new(0), latency: Mutex::new(Histogram::new()), errors: Mutex::default() }
    }

    /// Records a completed operation with its latency.
    pub(super) fn complete(&self, time: Duration) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.latency().record(time.as_micros() as u64);
    }

    /// Records an error.
    pub(super) fn error(&self, error: impl std::fmt::Display) {
        let mut errors = self.errors.lock().expect("nobody panics while holding it");
        let mut name = error.to_string();
        if errors.len() >= MAX_ERRORS && !errors.contains_key(&name) {
            name = "others".into();
        }
        *errors.entry(name).or_default() += 1;
    }

    /// The number of completed operations.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// The histogram of latencies.
    pub(super) fn latency(&self) -> MutexGuard<'_, Histogram> {
        self.latency.lock().expect("nobody panics while holding it")
    }

    /// The errors with their counts.
    pub(super) fn errors(&self) -> BTreeMap<String, u64> {
        self.errors.lock().expect("nobody panics while holding it").clone()
    }
}
