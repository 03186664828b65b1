//! Lazy SMP: several threads search the same position and share the transposition table.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
#[cfg(feature = "native")]
use std::thread;

use crate::Clock;

/// Runs `lead`, whose result counts, while helper threads fill the transposition table: with so many threads in all,
/// `help` is called on each but the first, with its number from 1 on and a clock that says stop as soon as `lead` is
/// done. Without the feature `native` nobody helps.
#[cfg_attr(not(feature = "native"), expect(unused_variables, reason = "there are no threads"))]
pub fn with_helpers<C: Clock + Sync, T>(
    threads: usize,
    clock: &C,
    help: impl Fn(usize, &HelperClock<'_, C>) + Sync,
    lead: impl FnOnce() -> T,
) -> T {
    #[cfg(not(feature = "native"))]
    return lead();
    #[cfg(feature = "native")]
    let done = AtomicBool::new(false);
    #[cfg(feature = "native")]
    thread::scope(|scope| {
        // Also when it panics, or nobody would ever tell the others.
        let _told = Told(&done);
        for number in 1..threads {
            let (help, clock) = (&help, HelperClock { clock, done: &done });
            scope.spawn(move || help(number, &clock));
        }
        lead()
    })
}

/// Says that it is done when it is dropped.
#[cfg(feature = "native")]
struct Told<'a>(&'a AtomicBool);

#[cfg(feature = "native")]
impl Drop for Told<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The clock of a helper thread: it stops when the main thread is done.
#[derive(Debug)]
pub struct HelperClock<'a, C> {
    clock: &'a C,
    done: &'a AtomicBool,
}

impl<C: Clock> Clock for HelperClock<'_, C> {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    fn stopped(&self) -> bool {
        self.done.load(Ordering::Relaxed) || self.clock.stopped()
    }
}

#[cfg(all(test, feature = "native"))]
mod tests {
    use core::sync::atomic::AtomicUsize;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::NoClock;

    #[test]
    fn helpers_stop_when_the_first_is_done_or_panics() {
        let numbers = AtomicUsize::new(0);
        let help = |number: usize, clock: &HelperClock<'_, NoClock>| {
            numbers.fetch_add(number, Ordering::Relaxed);
            while !clock.stopped() {
                thread::yield_now();
            }
        };
        let wait = || {
            while numbers.load(Ordering::Relaxed) < 1 + 2 + 3 {
                thread::yield_now();
            }
            "done"
        };
        assert_eq!(with_helpers(4, &NoClock, help, wait), "done");
        assert_eq!(with_helpers(1, &NoClock, |_, _| unreachable!("nobody helps"), || 7), 7);
        let panicked =
            catch_unwind(AssertUnwindSafe(|| with_helpers(3, &NoClock, help, || panic!("a test"))));
        assert!(panicked.is_err());
    }
}
