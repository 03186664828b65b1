use std::collections::HashMap;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use engine::Stopwatch;
use futures_util::future::BoxFuture;
use games::GameKind;
use play::{LEVELS, Millis};
use tokio::sync::oneshot;

use super::fair_queue::{Capacity, FairQueue, QUICK, Slot};
use super::{Computers, ThinkError, ThinkReply, ThinkRequest, Thinker};
use crate::sync::lock;

/// The number of jobs of one creator of games that may wait.
pub(crate) const WAITING_PER_CREATOR: usize = 100;

/// A job that a thread takes at once: there is a thread for each slot.
struct Job {
    request: ThinkRequest,
    watch: Stopwatch,
    reply: oneshot::Sender<Result<ThinkReply, ThinkError>>,
    /// Released when the thread is done, whoever still waits for the move.
    slot: Slot,
}

/// A pool of threads that find moves, with a bounded, fair queue.
pub struct ThinkPool {
    queue: Arc<FairQueue>,
    jobs: mpsc::Sender<Job>,
    costs: Arc<Costs>,
}

impl ThinkPool {
    /// A pool with so many threads and one for what takes a moment, a queue of so many requests, and so many mebibytes
    /// for the cache of computer players. One creator of games gets all threads but one.
    pub fn new(threads: usize, queue_length: usize, memory: usize) -> std::io::Result<ThinkPool> {
        let threads = threads.max(1);
        let capacity = Capacity {
            slots: threads,
            quick_slots: 1,
            slots_per_creator: (threads - 1).max(1),
            waiting: queue_length,
            waiting_per_creator: WAITING_PER_CREATOR,
        };
        ThinkPool::with(capacity, memory)
    }

    /// A pool for jobs that are in a fair order already, at most one for each thread at a time.
    pub(crate) fn for_worker(threads: usize, memory: usize) -> std::io::Result<ThinkPool> {
        let slots = threads.max(1);
        let all = Capacity {
            slots,
            quick_slots: 0,
            slots_per_creator: slots,
            waiting: slots,
            waiting_per_creator: slots,
        };
        ThinkPool::with(all, memory)
    }

    fn with(capacity: Capacity, memory: usize) -> std::io::Result<ThinkPool> {
        let (jobs, received) = mpsc::channel::<Job>();
        let threads = capacity.slots + capacity.quick_slots;
        let shared = Arc::new((Mutex::new(received), Computers::new(memory, threads)));
        let costs = Arc::new(Costs::default());
        for number in 0..threads {
            let (shared, costs) = (Arc::clone(&shared), Arc::clone(&costs));
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || work(&shared.0, &shared.1, &costs))?;
        }
        Ok(ThinkPool { queue: FairQueue::new(capacity), jobs, costs })
    }
}

/// Does jobs until all senders are gone.
fn work(jobs: &Mutex<mpsc::Receiver<Job>>, computers: &Computers, costs: &Costs) {
    loop {
        // The lock is held while waiting for a job: the other threads wait for the lock instead of the queue.
        let Ok(job) = lock(jobs).recv() else { return };
        let Job { request, watch, reply, slot } = job;
        if reply.is_closed() {
            continue;
        }
        let began = std::time::Instant::now();
        // A computer player that panics is discarded.
        let thinking = std::panic::AssertUnwindSafe(|| computers.think_until(&request, &watch));
        let found = std::panic::catch_unwind(thinking)
            .unwrap_or_else(|_| Err(ThinkError::NoMove("the engine failed".into())));
        let took = began.elapsed();
        metrics::histogram!("farside_think_seconds", "game" => request.game.name())
            .record(took.as_secs_f64());
        let took = took.as_millis() as Millis;
        if reply.is_closed() {
            metrics::counter!("farside_thoughts_cancelled_total").increment(1);
        } else {
            costs.learn(&request, took);
        }
        // The receiver may be gone.
        drop(reply.send(found.map(|mv| ThinkReply { mv, time: took })));
        drop(slot);
    }
}

impl Thinker for ThinkPool {
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>> {
        let entered = self.queue.enter(request.creator, self.costs.of(&request));
        let jobs = self.jobs.clone();
        Box::pin(async move {
            let slot = entered?.slot().await?;
            let watch = Stopwatch::start();
            let _stop = StopOnDrop(watch.clone());
            let (reply, answer) = oneshot::channel();
            let ended = || ThinkError::NoMove("the engine ended".into());
            jobs.send(Job { request, watch, reply, slot }).map_err(|_| ended())?;
            answer.await.unwrap_or_else(|_| Err(ended()))
        })
    }
}

/// Stops a search when nobody waits for the move any more.
struct StopOnDrop(Stopwatch);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// How long computers of a level usually take for a move.
#[derive(Default)]
pub(crate) struct Costs(Mutex<HashMap<(GameKind, u8), Millis>>);

impl Costs {
    /// The expected time of a request, in milliseconds. As long as nothing is known, that is its limit for the highest
    /// level, and a moment for the others: these search a number of positions, not for a time.
    pub(crate) fn of(&self, request: &ThinkRequest) -> Millis {
        let usual = lock(&self.0).get(&(request.game, request.level)).copied();
        let guess = if request.level < *LEVELS.end() { QUICK } else { request.time };
        usual.unwrap_or(guess).clamp(1, request.time.max(1))
    }

    /// Updates the average with the time that a request took.
    pub(crate) fn learn(&self, request: &ThinkRequest, took: Millis) {
        let mut costs = lock(&self.0);
        let usual = costs.entry((request.game, request.level)).or_insert(took);
        *usual = (3 * *usual + took) / 4;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::computer::ThinkId;

    /// A request that takes for ever, of this guest and game.
    fn endless(guest: char, number: usize) -> ThinkRequest {
        ThinkRequest {
            id: ThinkId { game: format!("abcdefghij{number:02}").parse().expect("an id"), seq: 3 },
            game: GameKind::Quoridor,
            // No book has it.
            setup: game::Setup { position: Some("e1 e9 / - / 9 7 / 1".into()), ..game::Setup::default() },
            level: 8,
            time: 3_600_000,
            creator: Some(guest.to_string().repeat(16).parse().expect("an id")),
            ..ThinkRequest::example()
        }
    }

    /// A search that ends before its hour is over was stopped.
    #[tokio::test]
    async fn what_nobody_waits_for_is_withdrawn_and_a_search_is_stopped() {
        let pool = ThinkPool::new(1, 10, 32).expect("a thread");
        let running = tokio::spawn(pool.think(endless('a', 0)));
        let waiting = tokio::spawn(pool.think(endless('a', 1)));
        while pool.queue.waiting() != 1 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        waiting.abort();
        while pool.queue.waiting() != 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        running.abort();
        // It takes longer than what the other thread is for.
        let next = pool.think(ThinkRequest { time: 2 * QUICK, ..endless('b', 2) });
        let found = tokio::time::timeout(Duration::from_mins(1), next).await;
        found.expect("the thread is free").expect("a move");
    }

    /// One guest's 60 games of level 8 made another guest wait for half a minute.
    #[tokio::test]
    async fn sixty_games_of_one_guest_keep_nobody_else_waiting() {
        let pool = ThinkPool::new(1, 1024, 32).expect("a thread");
        let slow = |game| ThinkRequest { time: 200, ..endless('a', game) };
        let greedy: Vec<_> = (0..60).map(|game| tokio::spawn(pool.think(slow(game)))).collect();
        while pool.queue.waiting() < 59 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let weak = ThinkRequest { level: 1, time: 200, ..endless('b', 61) };
        pool.think(weak).await.expect("a move");
        let done = greedy.iter().filter(|it| it.is_finished()).count();
        assert!(done <= 3, "{done} of the greedy guest's moves came first");
        greedy.iter().for_each(tokio::task::JoinHandle::abort);
    }
}
