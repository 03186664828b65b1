use core::time::Duration;

/// The limits of a search; it ends with whichever is reached first. None set: it searches until it is stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The greatest depth, in plies.
    pub depth: Option<u32>,
    /// The most nodes to visit. With one thread and no time limit, a search is the same every time.
    pub nodes: Option<u64>,
    /// The longest time to take.
    pub time: Option<Duration>,
}

impl Limits {
    /// Limits the nodes alone.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { depth: None, nodes: Some(nodes), time: None }
    }

    /// Limits the time alone.
    pub const fn time(time: Duration) -> Limits {
        Limits { depth: None, nodes: None, time: Some(time) }
    }

    /// Limits the depth alone.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), nodes: None, time: None }
    }

    /// The limits of a helper thread: the depth alone, as the main thread stops it.
    #[must_use]
    pub const fn for_helper(self) -> Limits {
        Limits { nodes: None, time: None, ..self }
    }

    /// Time management: the share of the remaining time that one move gets, for games of some forty moves of each
    /// player. `increment` is what the clock gains with each move. Something is always left for communication overhead.
    pub fn of_clock(left: Duration, increment: Duration) -> Limits {
        const OVERHEAD: Duration = Duration::from_millis(15);
        let wanted = (left / 25).saturating_add(increment / 4 * 3);
        Limits::time(wanted.min(left / 2).min(left.saturating_sub(OVERHEAD)).max(Duration::from_millis(1)))
    }
}
