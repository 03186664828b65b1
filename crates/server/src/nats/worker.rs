use std::io;
use std::sync::Arc;
use std::time::Duration;

use async_nats::RequestErrorKind;
use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::message::Message;
use async_nats::jetstream::{self, AckKind};
use futures_util::StreamExt as _;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::job::{self, Report, SIGN_OF_LIFE};
use super::{Nats, NatsError};
use crate::computer::{ThinkError, ThinkPool, Thinker as _, Thought};

/// How long to wait for a job before asking again.
const WAIT: Duration = Duration::from_secs(10);
/// How long to wait after something went wrong.
const PAUSE: Duration = Duration::from_millis(500);
/// After how long a job is offered again of which nobody wanted to know. News of who listens may have been slower
/// than it.
const SECOND_LOOK: Duration = Duration::from_millis(200);

/// Thinks for nodes: takes one job after the other from the queue, as many at the same time as it has threads.
pub struct Worker {
    nats: Nats,
    pool: Arc<ThinkPool>,
    thinkers: usize,
}

/// Why a worker can't start.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// NATS can't be used.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// No thread can be started to think.
    #[error("can't start a thread")]
    Thread(#[source] io::Error),
}

impl Worker {
    /// A worker with so many threads, and so many mebibytes for what computer players remember, that takes jobs from
    /// here.
    pub async fn connect(addresses: &str, thinkers: usize, memory: usize) -> Result<Worker, WorkerError> {
        let thinkers = thinkers.max(1);
        let pool = ThinkPool::new(thinkers, thinkers, memory).map_err(WorkerError::Thread)?;
        let nats = Nats::connect(addresses, "farside worker").await?;
        Ok(Worker { nats, pool: Arc::new(pool), thinkers })
    }

    /// Works until `stop` is done; what it thinks about then is finished.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let (tell, stopped) = watch::channel(false);
        let mut hands = JoinSet::new();
        for _ in 0..self.thinkers {
            let hand = Hand { nats: self.nats.clone(), pool: Arc::clone(&self.pool) };
            hands.spawn(hand.work(stopped.clone()));
        }
        stop.await;
        tell.send_replace(true);
        hands.join_all().await;
        // What was said last may still be on its way.
        self.nats.is_up_to_date().await;
    }
}

/// One of those who take jobs.
struct Hand {
    nats: Nats,
    pool: Arc<ThinkPool>,
}

impl Hand {
    async fn work(self, mut stopped: watch::Receiver<bool>) {
        let mut consumer = None;
        loop {
            let next = tokio::select! {
                _ = stopped.wait_for(|stopped| *stopped) => return,
                next = self.next(&mut consumer) => next,
            };
            match next {
                Ok(Some(job)) => {
                    if let Err(error) = self.think(&job).await {
                        tracing::warn!(%error, "a job was not done");
                    }
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::debug!(%error, "no job can be taken");
                    consumer = None;
                    sleep(PAUSE).await;
                }
            }
        }
    }

    /// The next job; none if there was none for a while.
    async fn next(&self, consumer: &mut Option<PullConsumer>) -> Result<Option<Message>, async_nats::Error> {
        let mut changes = self.nats.changes();
        changes.mark_unchanged();
        let known = if let Some(known) = consumer {
            known
        } else {
            let stream = job::stream(&jetstream::new(self.nats.client().clone())).await?;
            consumer.insert(job::consumer(&stream).await?)
        };
        let mut jobs = known.batch().max_messages(1).expires(WAIT).messages().await?;
        tokio::select! {
            // A server that was restarted doesn't know any more that somebody waits here.
            _ = changes.changed() => Err("the connection was lost or made".into()),
            job = timeout(2 * WAIT, jobs.next()) => Ok(job?.transpose()?),
        }
    }

    /// Thinks, answers, and only then says that the job is done: if this worker dies before, another one gets it.
    async fn think(&self, job: &Message) -> Result<(), async_nats::Error> {
        let thought: Thought = match serde_json::from_slice(&job.payload) {
            Ok(thought) => thought,
            Err(error) => {
                // From another version, perhaps. No worker like this one can do it.
                tracing::warn!(%error, "a job can't be read");
                return job.ack_with(AckKind::Term).await;
            }
        };
        let reports = job::reports(&thought);
        if !self.is_wanted(&reports).await {
            tracing::debug!(job = %thought.id, "nobody wants to know");
            let first = job.info().is_ok_and(|info| info.delivered <= 1);
            return job.ack_with(if first { AckKind::Nak(Some(SECOND_LOOK)) } else { AckKind::Ack }).await;
        }
        let report = match self.find(job, thought).await? {
            Ok(found) => Report::Found(found),
            Err(error) => Report::Failed(error.to_string()),
        };
        self.nats.client().publish(reports, report.encode()).await?;
        job.ack().await
    }

    /// Says that the job is taken. False if nobody is left who wants to know.
    async fn is_wanted(&self, reports: &str) -> bool {
        match self.nats.client().request(reports.to_owned(), Report::Taken.encode()).await {
            Ok(_) => true,
            Err(error) => error.kind() != RequestErrorKind::NoResponders,
        }
    }

    /// Thinks, and shows now and then that it is still alive.
    async fn find(
        &self,
        job: &Message,
        thought: Thought,
    ) -> Result<Result<String, ThinkError>, async_nats::Error> {
        let mut answer = self.pool.think(thought);
        loop {
            match timeout(SIGN_OF_LIFE / 3, &mut answer).await {
                Ok(found) => return Ok(found),
                Err(_) => job.ack_with(AckKind::Progress).await?,
            }
        }
    }
}
