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

    /// The same without an end but depth, for a thread that is stopped by the one it helps.
    #[must_use]
    pub const fn for_helper(self) -> Limits {
        Limits { nodes: None, time: None, ..self }
    }

    /// The part that one move gets of what a clock shows: a game lasts some forty moves of each player. `increment` is
    /// what the clock gains with each move. Something is always left for the way there and back.
    pub fn of_clock(left: Duration, increment: Duration) -> Limits {
        const SPARE: Duration = Duration::from_millis(15);
        let wanted = (left / 25).saturating_add(increment / 4 * 3);
        Limits::time(wanted.min(left / 2).min(left.saturating_sub(SPARE)).max(Duration::from_millis(1)))
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

impl<C: Clock + ?Sized> Clock for &C {
    fn elapsed(&self) -> Duration {
        (**self).elapsed()
    }

    fn stopped(&self) -> bool {
        (**self).stopped()
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
