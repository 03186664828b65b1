use crate::{Clock, Limits};

/// Counts the nodes of a search and tells it when to stop. The clock is read once in `POLL` nodes, a power of two.
#[derive(Debug)]
pub struct SearchControl<'a, C, const POLL: u64> {
    clock: &'a C,
    limits: Limits,
    nodes: u64,
    stopped: bool,
}

impl<'a, C: Clock, const POLL: u64> SearchControl<'a, C, POLL> {
    /// For a search within these limits.
    pub fn new(clock: &'a C, limits: Limits) -> SearchControl<'a, C, POLL> {
        SearchControl { clock, limits, nodes: 0, stopped: false }
    }

    /// Counts a node, and now and then polls the clock.
    #[inline]
    pub fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL) {
            let out_of_time = self.limits.time.is_some_and(|time| self.clock.elapsed() >= time);
            self.stopped |= out_of_time || self.clock.stopped();
        }
        self.stopped |= self.limits.nodes.is_some_and(|nodes| self.nodes >= nodes);
    }

    /// How many nodes were visited.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search has to end. What it has found since isn't complete.
    #[inline]
    pub fn stopped(&self) -> bool {
        self.stopped
    }

    /// The depths of iterative deepening: from `first` to the limit, at most `max_depth`, and at least one.
    pub fn depths(&self, first: u32, max_depth: u32) -> core::ops::RangeInclusive<u32> {
        let last = self.limits.depth.unwrap_or(u32::MAX).clamp(1, max_depth);
        first.min(last)..=last
    }
}
