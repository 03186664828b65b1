//! Work shared out among threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::Result;

/// Cuts samples into as many chunks as there are threads and gives what comes of each, in their order.
pub(crate) fn in_chunks<S: Sync, T: Send>(
    samples: &[S],
    threads: usize,
    part: impl Fn(&[S]) -> T + Sync,
) -> Vec<T> {
    let part = &part;
    thread::scope(|scope| {
        let chunks = samples.chunks(samples.len().div_ceil(threads).max(1));
        let running: Vec<_> = chunks.map(|chunk| scope.spawn(move || part(chunk))).collect();
        running.into_iter().map(|thread| thread.join().expect("a thread doesn't panic")).collect()
    })
}

/// Does so many jobs, numbered from 0, each as soon as a thread is free. Every thread has a state of its own.
pub(crate) fn in_turn<W>(
    threads: usize,
    jobs: u64,
    state: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u64) -> Result<()> + Sync,
) -> Result<()> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut state = state();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= jobs {
                return Ok(());
            }
            job(&mut state, number)?;
        }
    };
    thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().try_for_each(|thread| thread.join().expect("a thread doesn't panic"))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn chunks_cover_everything_in_order() {
        for threads in [1, 2, 3, 7, 100] {
            let numbers: Vec<u32> = (0..20).collect();
            assert_eq!(in_chunks(&numbers, threads, <[u32]>::to_vec).concat(), numbers, "{threads}");
        }
        assert!(in_chunks::<u32, ()>(&[], 2, |_| ()).is_empty());
    }

    #[test]
    fn every_job_is_done_once_and_an_error_is_told() {
        let done = Mutex::new(Vec::new());
        let job = |(): &mut (), number| {
            done.lock().expect("no panic").push(number);
            Ok(())
        };
        in_turn(3, 50, || (), job).expect("no error");
        let mut done = done.into_inner().expect("no panic");
        done.sort_unstable();
        assert_eq!(done, (0..50).collect::<Vec<u64>>());
        let failed = in_turn(
            2,
            50,
            || (),
            |(), number| {
                anyhow::ensure!(number != 7, "seven");
                Ok(())
            },
        );
        assert!(failed.is_err());
    }
}
