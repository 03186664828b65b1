//! Several threads look ahead from the same position and share what they find through the table.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use std::thread;

use squadro::Position;

use crate::net::Net;
use crate::search::{Choice, Result, Search};
use crate::{Clock, Endings, Limits, Table};

/// What all threads have in common.
pub(crate) struct Task<'a> {
    pub(crate) net: &'a Net,
    pub(crate) table: &'a Table,
    pub(crate) endings: Option<&'a dyn Endings>,
    pub(crate) limits: Limits,
    pub(crate) history: &'a [Position],
}

impl Task<'_> {
    /// Runs until the first thread, which alone counts, is done.
    pub(crate) fn run(
        &self,
        threads: usize,
        clock: &(impl Clock + Sync),
        tell: impl FnMut(&Result),
    ) -> Result {
        let done = AtomicBool::new(false);
        let Some(root) = self.history.last() else {
            unreachable!("a game has at least its first position");
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                let helper = Helper { clock, done: &done };
                scope.spawn(move || {
                    let limits = Limits { nodes: None, time: None, ..self.limits };
                    Search::new(self.net, self.table, &helper, limits, root, self.history)
                        .knowing(self.endings)
                        .run(Choice::Averaged, |_| ())
                });
            }
            let search = Search::new(self.net, self.table, clock, self.limits, root, self.history)
                .knowing(self.endings);
            let result = search.run(Choice::Averaged, tell);
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
