use core::time::Duration;

/// Tells a search the time, and when to stop. The search itself has no clock.
pub trait Clock {
    /// The time since the search began.
    fn elapsed(&self) -> Duration;

    /// Whether the search has to end now.
    fn stopped(&self) -> bool {
        false
    }
}

/// A clock that several threads can read.
pub trait SharedClock: Clock + Sync {}

impl<C: Clock + Sync + ?Sized> SharedClock for C {}

impl<C: Clock + ?Sized> Clock for &C {
    fn elapsed(&self) -> Duration {
        (**self).elapsed()
    }

    fn stopped(&self) -> bool {
        (**self).stopped()
    }
}

/// The clock of searches that are limited by depth or nodes: it stands still.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
