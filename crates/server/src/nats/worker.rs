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

use super::job::{self, ACK_WAIT, Report};
use super::{Nats, NatsError};
use crate::computer::{ThinkError, ThinkPool, ThinkReply, ThinkRequest, Thinker as _};

/// The expiry of a pull request for a job.
const PULL_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause after an error.
const RETRY_DELAY: Duration = Duration::from_millis(500);
/// The delay after which an unwanted job is delivered again: the subscription of its node may not have been known yet.
const REDELIVERY_DELAY: Duration = Duration::from_millis(200);

/// A worker that takes jobs from the queue, one for each of its threads at a time.
pub struct Worker {
    nats: Nats,
    pool: Arc<ThinkPool>,
    threads: usize,
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
    /// Connects a worker with so many threads and so many mebibytes for the cache of computer players.
    pub async fn connect(addresses: &str, threads: usize, memory: usize) -> Result<Worker, WorkerError> {
        let threads = threads.max(1);
        let pool = ThinkPool::for_worker(threads, memory).map_err(WorkerError::Thread)?;
        let nats = Nats::connect(addresses, "farside worker").await?;
        Ok(Worker { nats, pool: Arc::new(pool), threads })
    }

    /// Works until `stop` completes, and finishes the jobs in progress.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let (stop_slots, stopped) = watch::channel(false);
        let mut slots = JoinSet::new();
        for _ in 0..self.threads {
            let slot = WorkerSlot { nats: self.nats.clone(), pool: Arc::clone(&self.pool) };
            slots.spawn(slot.run(stopped.clone()));
        }
        stop.await;
        stop_slots.send_replace(true);
        slots.join_all().await;
        // Flush the last reports.
        self.nats.is_up_to_date().await;
    }
}

/// One slot of a worker: takes one job at a time.
struct WorkerSlot {
    nats: Nats,
    pool: Arc<ThinkPool>,
}

impl WorkerSlot {
    async fn run(self, mut stopped: watch::Receiver<bool>) {
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
                    sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    /// The next job; `None` if there was none until the timeout.
    async fn next(&self, consumer: &mut Option<PullConsumer>) -> Result<Option<Message>, async_nats::Error> {
        let mut changes = self.nats.changes();
        changes.mark_unchanged();
        let known = if let Some(known) = consumer {
            known
        } else {
            let stream = job::stream(&jetstream::new(self.nats.client().clone())).await?;
            consumer.insert(job::consumer(&stream).await?)
        };
        let mut jobs = known.batch().max_messages(1).expires(PULL_TIMEOUT).messages().await?;
        tokio::select! {
            // A restarted server has forgotten this pull request.
            _ = changes.changed() => Err("the connection was lost or made".into()),
            job = timeout(2 * PULL_TIMEOUT, jobs.next()) => Ok(job?.transpose()?),
        }
    }

    /// Finds the move, reports it and only then acknowledges the job: if this worker dies, another one gets it.
    async fn think(&self, job: &Message) -> Result<(), async_nats::Error> {
        let request: ThinkRequest = match serde_json::from_slice(&job.payload) {
            Ok(request) => request,
            Err(error) => {
                // Perhaps from another version: no worker of this version can do it.
                tracing::warn!(%error, "a job can't be read");
                return job.ack_with(AckKind::Term).await;
            }
        };
        let reports = job::reports(&request);
        if !self.is_wanted(&reports).await {
            tracing::debug!(job = %request.id, "nobody wants to know");
            let first = job.info().is_ok_and(|info| info.delivered <= 1);
            return job
                .ack_with(if first { AckKind::Nak(Some(REDELIVERY_DELAY)) } else { AckKind::Ack })
                .await;
        }
        let report = match self.find(job, request).await? {
            Ok(found) => Report::Found(found.mv),
            Err(error) => Report::Failed(error.to_string()),
        };
        self.nats.client().publish(reports, report.encode()).await?;
        job.ack().await
    }

    /// Reports that the job is taken. False if no node wants the move any more.
    async fn is_wanted(&self, reports: &str) -> bool {
        match self.nats.client().request(reports.to_owned(), Report::Taken.encode()).await {
            Ok(_) => true,
            Err(error) => error.kind() != RequestErrorKind::NoResponders,
        }
    }

    /// Finds the move, with heartbeats for the queue meanwhile.
    async fn find(
        &self,
        job: &Message,
        request: ThinkRequest,
    ) -> Result<Result<ThinkReply, ThinkError>, async_nats::Error> {
        let mut answer = self.pool.think(request);
        loop {
            match timeout(ACK_WAIT / 3, &mut answer).await {
                Ok(found) => return Ok(found),
                Err(_) => job.ack_with(AckKind::Progress).await?,
            }
        }
    }
}
