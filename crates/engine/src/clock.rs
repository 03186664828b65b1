use core::time::Duration;

/// How long a search may take; it ends with whatever comes first. Nothing set: until it is told to stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Look no further ahead than this many plies.
    pub depth: Option<u32>,
    /// Look at no more than this many positions. With one thread and no time limit, a search is the same every time.
    pub nodes: Option<u64>,
    /// Take no longer than this.
    pub time: Option<Duration>,
}

impl Limits {
    /// So many positions and no more.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None }
    }

    /// So much time and no more.
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time) }
    }

    /// So deep and no deeper.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None, time: None }
    }
}

/// Tells a search the time, and when to stop. The search itself has no clock.
pub trait Clock {
    /// The time since the search began.
    fn elapsed(&self) -> Duration;

    /// Whether somebody wants an answer now.
    fn stopped(&self) -> bool {
        false
    }
}

/// For searches that are bounded by depth or by nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
