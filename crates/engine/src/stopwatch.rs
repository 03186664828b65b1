use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::sync::Arc;
use std::time::Instant;

use crate::Clock;

/// A real clock that begins when it is made, with a button to stop the search.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    began: Instant,
    stop: Arc<AtomicBool>,
}

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Stopwatch {
        Stopwatch { began: Instant::now(), stop: Arc::default() }
    }

    /// Asks for an answer now. Can be called from any thread.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}
