//! Slices worked on by several threads, with what they need from the level before.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};

use crate::slice::Slice;

/// The results of a level, each kept until the last slice that needs it has used it.
#[derive(Debug)]
pub(crate) struct Shelf<T> {
    slots: HashMap<Slice, Mutex<Slot<T>>>,
}

#[derive(Debug)]
struct Slot<T> {
    item: Option<Arc<T>>,
    uses_left: usize,
}

impl<T> Default for Shelf<T> {
    fn default() -> Self {
        Shelf { slots: HashMap::new() }
    }
}

impl<T> Shelf<T> {
    /// Puts a result there, to be used so many times.
    pub(crate) fn put(&mut self, slice: Slice, item: T, uses: usize) {
        if uses > 0 {
            self.slots.insert(slice, Mutex::new(Slot { item: Some(Arc::new(item)), uses_left: uses }));
        }
    }

    /// Looks at a result. Each user then calls [`Shelf::release`] once.
    pub(crate) fn get(&self, slice: Slice) -> Option<Arc<T>> {
        self.slots.get(&slice)?.lock().unwrap_or_else(PoisonError::into_inner).item.clone()
    }

    /// Says that a user is done with it.
    pub(crate) fn release(&self, slice: Slice) {
        if let Some(slot) = self.slots.get(&slice) {
            let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
            slot.uses_left = slot.uses_left.saturating_sub(1);
            if slot.uses_left == 0 {
                slot.item = None;
            }
        }
    }
}

/// Works on all slices with so many threads, each with a worker of its own. Results are handed, in any order,
/// to `done` on the calling thread. The first error ends it.
pub(crate) fn run<W, D: Send, E: Send>(
    slices: &[Slice],
    threads: usize,
    worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, Slice) -> Result<D, E> + Sync,
    mut done: impl FnMut(Slice, D) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::sync_channel(threads);
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, slices.len().max(1)) {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                let mut worker = worker();
                while let Some(&slice) = slices.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = match &mut worker {
                        Ok(worker) => work(worker, slice),
                        Err(_) => break,
                    };
                    let failed = result.is_err();
                    if sender.send(result.map(|result| (slice, result))).is_err() || failed {
                        return;
                    }
                }
                if let Err(error) = worker {
                    // Nobody listens only if another thread has failed already.
                    let _ = sender.send(Err(error));
                }
            });
        }
        drop(sender);
        for result in receiver {
            let (slice, result) = result?;
            done(slice, result)?;
        }
        Ok(())
    })
}
