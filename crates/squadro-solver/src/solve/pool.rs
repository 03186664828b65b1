//! A pool of threads that works on the slices of a level.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

use crate::slices::slice::Slice;

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
