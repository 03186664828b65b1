//! Several threads look ahead from the same position and share what they find through the table.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::thread;

use game::Line;
use quoridor::Position;

use crate::search::{Result, Search};
use crate::{Clock, Evaluation, Limits, Table};

/// What all threads have in common.
pub(crate) struct Task<'a, E> {
    pub(crate) evaluation: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) limits: Limits,
    pub(crate) game: &'a Line<Position>,
    pub(crate) lines: usize,
}

impl<E: Evaluation> Task<'_, E> {
    /// Runs until the first thread, which alone counts, is done.
    pub(crate) fn run(
        &self,
        threads: usize,
        clock: &(impl Clock + Sync),
        tell: impl FnMut(&Result),
    ) -> Result {
        let done = AtomicBool::new(false);
        thread::scope(|scope| {
            for number in 1..threads {
                let helper = Helper { clock, done: &done };
                scope.spawn(move || {
                    let limits = Limits { nodes: None, time: None, ..self.limits };
                    // Every other helper is a ply ahead, so that they don't all do the same.
                    Search::new(self.evaluation, self.table, &helper, limits, self.game)
                        .beginning_at(1 + number as u32 % 2)
                        .run(self.lines, |_| ())
                });
            }
            let search = Search::new(self.evaluation, self.table, clock, self.limits, self.game);
            let result = search.run(self.lines, tell);
            done.store(true, Ordering::Relaxed);
            result
        })
    }
}

/// The clock of a helping thread: it stops when the first is done.
struct Helper<'a, C> {
    clock: &'a C,
    done: &'a AtomicBool,
}

impl<C: Clock> Clock for Helper<'_, C> {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    fn stopped(&self) -> bool {
        self.done.load(Ordering::Relaxed) || self.clock.stopped()
    }
}
