use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use futures_util::future::BoxFuture;
use tokio::sync::oneshot;

use super::{Mind, ThinkError, Thinker, Thought};

type Job = (Thought, oneshot::Sender<Result<String, ThinkError>>);

/// A few threads that think, and a bounded queue in front of them.
pub struct Pool {
    queue: mpsc::SyncSender<Job>,
}

impl Pool {
    /// So many threads, and so many positions waiting for them at most.
    pub fn new(threads: usize, waiting: usize) -> std::io::Result<Pool> {
        let (queue, jobs) = mpsc::sync_channel::<Job>(waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            thread::Builder::new().name(format!("thinker-{number}")).spawn(move || work(&jobs))?;
        }
        Ok(Pool { queue })
    }
}

/// Thinks until nobody is left who could ask for it.
fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    let mut mind = Mind::default();
    loop {
        // The lock is held while waiting: the others wait for the lock instead of the queue, which is all the same.
        let Ok(job) = jobs.lock().expect("nobody panics while holding it").recv() else { return };
        let (thought, tell) = job;
        if tell.is_closed() {
            continue;
        }
        let began = std::time::Instant::now();
        let thinking = std::panic::AssertUnwindSafe(|| mind.think(&thought));
        let found = std::panic::catch_unwind(thinking).unwrap_or_else(|_| {
            // What the mind remembered may be half written.
            mind = Mind::default();
            Err(ThinkError::NoMove("the engine failed".into()))
        });
        metrics::histogram!("farside_think_seconds", "game" => thought.game.name())
            .record(began.elapsed().as_secs_f64());
        // Whoever asked may have gone away.
        drop(tell.send(found));
    }
}

impl Thinker for Pool {
    fn think(&self, thought: Thought) -> BoxFuture<'static, Result<String, ThinkError>> {
        let (tell, answer) = oneshot::channel();
        let queued = self.queue.try_send((thought, tell));
        Box::pin(async move {
            queued.map_err(|_| ThinkError::Busy)?;
            answer.await.unwrap_or_else(|_| Err(ThinkError::NoMove("the engine ended".into())))
        })
    }
}
