use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use super::latency::Latency;

/// How many different errors are told apart.
const MOST_ERRORS: usize = 20;

/// What happened, counted by everybody at once.
pub(super) struct Tally {
    done: AtomicU64,
    latency: Mutex<Latency>,
    errors: Mutex<BTreeMap<String, u64>>,
}

impl Tally {
    pub(super) fn new() -> Tally {
        Tally { done: AtomicU64::new(0), latency: Mutex::new(Latency::new()), errors: Mutex::default() }
    }

    /// Something was done, and took so long.
    pub(super) fn took(&self, time: Duration) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.latency().record(time.as_micros() as u64);
    }

    /// Something went wrong.
    pub(super) fn error(&self, error: impl std::fmt::Display) {
        let mut errors = self.errors.lock().expect("nobody panics while holding it");
        let mut name = error.to_string();
        if errors.len() >= MOST_ERRORS && !errors.contains_key(&name) {
            name = "others".into();
        }
        *errors.entry(name).or_default() += 1;
    }

    /// How much was done.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// How long everything took.
    pub(super) fn latency(&self) -> MutexGuard<'_, Latency> {
        self.latency.lock().expect("nobody panics while holding it")
    }

    /// What went wrong, and how often.
    pub(super) fn errors(&self) -> BTreeMap<String, u64> {
        self.errors.lock().expect("nobody panics while holding it").clone()
    }
}
