use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use super::{Computers, ThinkError, ThinkRequest, Thinker};

type Job = (ThinkRequest, oneshot::Sender<Result<String, ThinkError>>);

/// A pool of threads that find moves, with a bounded queue.
pub struct ThinkPool {
    queue: mpsc::SyncSender<Job>,
}

impl ThinkPool {
    /// A pool with so many threads, a queue of so many requests, and so many mebibytes for the cache of computer
    /// players.
    pub fn new(threads: usize, queue_length: usize, memory: usize) -> std::io::Result<ThinkPool> {
        let threads = threads.max(1);
        let (queue, jobs) = mpsc::sync_channel::<Job>(queue_length);
        let shared = Arc::new((Mutex::new(jobs), Computers::new(memory, threads)));
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || work(&shared.0, &shared.1))?;
        }
        Ok(ThinkPool { queue })
    }
}

/// Works off the queue until all senders are gone.
fn work(jobs: &Mutex<mpsc::Receiver<Job>>, computers: &Computers) {
    loop {
        // The lock is held while waiting for a job: the other threads wait for the lock instead of the queue.
        let Ok(job) = jobs.lock().expect("nobody panics while holding it").recv() else { return };
        let (request, reply) = job;
        if reply.is_closed() {
            continue;
        }
        let began = std::time::Instant::now();
        // A computer player that panics is discarded.
        let thinking = std::panic::AssertUnwindSafe(|| computers.think(&request));
        let found = std::panic::catch_unwind(thinking)
            .unwrap_or_else(|_| Err(ThinkError::NoMove("the engine failed".into())));
        metrics::histogram!("farside_think_seconds", "game" => request.game.name())
            .record(began.elapsed().as_secs_f64());
        // The receiver may be gone.
        drop(reply.send(found));
    }
}

impl Thinker for ThinkPool {
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<String, ThinkError>> {
        let (reply, answer) = oneshot::channel();
        let queued = self.queue.try_send((request, reply));
        Box::pin(async move {
            queued.map_err(|_| ThinkError::Busy)?;
            answer.await.unwrap_or_else(|_| Err(ThinkError::NoMove("the engine ended".into())))
        })
    }
}
