use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use super::{Computers, ThinkError, Thinker, Thought};

type Job = (Thought, oneshot::Sender<Result<String, ThinkError>>);

/// A few threads that think, and a bounded queue in front of them.
pub struct ThinkPool {
    queue: mpsc::SyncSender<Job>,
}

impl ThinkPool {
    /// So many threads, so many positions waiting for them at most, and so many mebibytes for what the computer players
    /// remember.
    pub fn new(threads: usize, waiting: usize, memory: usize) -> std::io::Result<ThinkPool> {
        let threads = threads.max(1);
        let (queue, jobs) = mpsc::sync_channel::<Job>(waiting);
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

/// Thinks until nobody is left who could ask for it.
fn work(jobs: &Mutex<mpsc::Receiver<Job>>, computers: &Computers) {
    loop {
        // The lock is held while waiting: the others wait for the lock instead of the queue, which is all the same.
        let Ok(job) = jobs.lock().expect("nobody panics while holding it").recv() else { return };
        let (thought, tell) = job;
        if tell.is_closed() {
            continue;
        }
        let began = std::time::Instant::now();
        // A computer player that panics is dropped with all it remembers.
        let thinking = std::panic::AssertUnwindSafe(|| computers.think(&thought));
        let found = std::panic::catch_unwind(thinking)
            .unwrap_or_else(|_| Err(ThinkError::NoMove("the engine failed".into())));
        metrics::histogram!("farside_think_seconds", "game" => thought.game.name())
            .record(began.elapsed().as_secs_f64());
        // Whoever asked may have gone away.
        drop(tell.send(found));
    }
}

impl Thinker for ThinkPool {
    fn think(&self, thought: Thought) -> BoxFuture<'static, Result<String, ThinkError>> {
        let (tell, answer) = oneshot::channel();
        let queued = self.queue.try_send((thought, tell));
        Box::pin(async move {
            queued.map_err(|_| ThinkError::Busy)?;
            answer.await.unwrap_or_else(|_| Err(ThinkError::NoMove("the engine ended".into())))
        })
    }
}
