use std::sync::Arc;
use std::time::Duration;

use async_nats::header::NATS_MESSAGE_ID;
use async_nats::jetstream::{self, Context};
use async_nats::{HeaderMap, Message, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use tokio::time::{Instant, timeout};

use super::Nats;
use super::job::{self, Report};
use crate::computer::fair_queue::{Capacity, FairQueue};
use crate::computer::{Costs, ThinkError, ThinkReply, ThinkRequest, Thinker, WAITING_PER_CREATOR};
use games::AnyLine;
use play::Millis;

/// How long to wait at least for a worker that is free, in milliseconds.
const SHORTEST_WAIT: Millis = 100;
/// The interval of attempts to create the stream.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// What one node has in the queue of the workers, and what waits here: the workers take jobs in the order in which they
/// were published, so only a few of each creator of games are published at a time.
const CAPACITY: Capacity = Capacity {
    slots: 64,
    quick_slots: 0,
    slots_per_creator: 2,
    waiting: 1024,
    waiting_per_creator: WAITING_PER_CREATOR,
};

/// Sends think requests to workers, in a fair order, with a fallback if none answers in time.
pub struct ThinkQueue {
    nats: Nats,
    context: Context,
    fallback: Arc<dyn Thinker>,
    line: Arc<FairQueue>,
    costs: Arc<Costs>,
}

/// Why no worker found a move.
#[derive(Debug, thiserror::Error)]
enum NoAnswer {
    #[error("NATS is away")]
    Away,
    #[error("the job was not stored: {0}")]
    NotStored(String),
    #[error("nobody took it in time")]
    NotTaken,
    #[error("a worker failed: {0}")]
    Failed(String),
}

impl ThinkQueue {
    /// A job queue over this connection. Has to be called within a tokio runtime.
    pub fn new(nats: Nats, fallback: Arc<dyn Thinker>) -> ThinkQueue {
        let context = jetstream::new(nats.client().clone());
        tokio::spawn(keep_stream(nats.clone(), context.clone()));
        ThinkQueue { nats, context, fallback, line: FairQueue::new(CAPACITY), costs: Arc::default() }
    }
}

/// Creates the stream whenever a connection is established.
async fn keep_stream(nats: Nats, context: Context) {
    let mut changes = nats.changes();
    loop {
        let mut pause = RETRY_INTERVAL;
        if nats.is_connected() {
            match job::stream(&context).await {
                Ok(_) => pause = Duration::MAX,
                Err(error) => tracing::warn!(%error, "there is no queue for workers"),
            }
        }
        if let Ok(Err(_)) = timeout(pause, changes.changed()).await {
            return;
        }
    }
}

impl Thinker for ThinkQueue {
    fn think(&self, request: ThinkRequest) -> BoxFuture<'static, Result<ThinkReply, ThinkError>> {
        let (nats, context, fallback) = (self.nats.clone(), self.context.clone(), Arc::clone(&self.fallback));
        let (costs, entered) =
            (Arc::clone(&self.costs), self.line.enter(request.creator, self.costs.of(&request)));
        Box::pin(async move {
            let slot = entered?.slot().await?;
            let timeouts = Timeouts::of(&request, costs.of(&request));
            let asked = ask_workers(&nats, &context, &request, &timeouts).await;
            drop(slot);
            match asked {
                Ok(found) => {
                    costs.learn(&request, found.time);
                    metrics::counter!("farside_thoughts_total", "by" => "worker").increment(1);
                    Ok(found)
                }
                Err(reason) => {
                    tracing::debug!(job = %request.id, %reason, "this node thinks itself");
                    metrics::counter!("farside_thoughts_total", "by" => "node").increment(1);
                    let found = fallback.think(request.clone()).await;
                    if let Ok(found) = &found {
                        costs.learn(&request, found.time);
                    }
                    found
                }
            }
        })
    }
}

/// How long to wait for workers; less when the computer is short of time or the move takes little of it: the queue of
/// the workers may be full of long thoughts.
struct Timeouts {
    /// Until a worker has taken the job.
    taken: Duration,
    /// From then on, until there is a move, even if a second worker has to take over.
    found: Duration,
}

impl Timeouts {
    /// Those of a request that usually takes so many milliseconds.
    fn of(request: &ThinkRequest, cost: Millis) -> Timeouts {
        let time = Duration::from_millis(request.time);
        let longest = time.min(Duration::from_millis(SHORTEST_WAIT + 2 * cost));
        let taken = longest.clamp(Duration::from_millis(50), Duration::from_secs(1));
        let spare = (4 * time).clamp(Duration::from_millis(100), job::ACK_WAIT + Duration::from_secs(1));
        Timeouts { taken, found: time + spare }
    }
}

async fn ask_workers(
    nats: &Nats,
    context: &Context,
    request: &ThinkRequest,
    timeouts: &Timeouts,
) -> Result<ThinkReply, NoAnswer> {
    if !nats.is_connected() {
        return Err(NoAnswer::Away);
    }
    let submit = async {
        let not_stored = |error: &dyn std::fmt::Display| NoAnswer::NotStored(error.to_string());
        // Subscribe to the reports before the job is published.
        let reports =
            nats.client().subscribe(job::reports(request)).await.map_err(|error| not_stored(&error))?;
        let mut headers = HeaderMap::new();
        // The message id deduplicates requests of several nodes.
        headers.insert(NATS_MESSAGE_ID, request.id.to_string().as_str());
        let text = serde_json::to_vec(request).map_err(|error| not_stored(&error))?;
        let stored = context.publish_with_headers(job::subject(request), headers, text.into()).await;
        stored.map_err(|error| not_stored(&error))?.await.map_err(|error| not_stored(&error))?;
        Ok::<Subscriber, NoAnswer>(reports)
    };
    let reports = timeout(timeouts.taken, submit).await.map_err(|_| NoAnswer::Away)??;
    let found = wait_for_move(nats, reports, timeouts).await?;
    check(request, &found.mv)?;
    Ok(found)
}

/// Waits for the move.
async fn wait_for_move(
    nats: &Nats,
    mut reports: Subscriber,
    timeouts: &Timeouts,
) -> Result<ThinkReply, NoAnswer> {
    let mut wait = timeouts.taken;
    let mut taken = Instant::now();
    loop {
        let Ok(Some(Message { payload, reply, .. })) = timeout(wait, reports.next()).await else {
            return Err(NoAnswer::NotTaken);
        };
        let report = serde_json::from_slice(&payload).map_err(|error| NoAnswer::Failed(error.to_string()))?;
        match report {
            Report::Taken => {
                wait = timeouts.found;
                taken = Instant::now();
                if let Some(reply) = reply {
                    // If the reply is lost, the worker thinks nevertheless.
                    drop(nats.client().publish(reply, "".into()).await);
                }
            }
            Report::Found(mv) => {
                return Ok(ThinkReply { mv, time: taken.elapsed().as_millis() as Millis });
            }
            Report::Failed(reason) => return Err(NoAnswer::Failed(reason)),
        }
    }
}

/// Checks that the move of a worker is legal: it may be of another version.
fn check(request: &ThinkRequest, found: &str) -> Result<(), NoAnswer> {
    let failed = |error: &dyn std::fmt::Display| NoAnswer::Failed(format!("{found}: {error}"));
    let mut board = AnyLine::new(request.game, &request.setup).map_err(|error| failed(&error))?;
    for step in &request.steps {
        board.step(step).map_err(|error| failed(&error))?;
    }
    board.play(found).map_err(|error| failed(&error))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_less_time_there_is_the_sooner_a_node_thinks_itself() {
        let request = |time| ThinkRequest { time, ..ThinkRequest::example() };
        let hurried = Timeouts::of(&request(1), 1);
        let calm = Timeouts::of(&request(500), 500);
        assert!(hurried.taken + hurried.found < Duration::from_millis(200));
        assert!(calm.taken <= Duration::from_secs(1));
        // Long enough for a second worker to take over from one that died.
        assert!(calm.found > job::ACK_WAIT);
        // A weak level is not kept waiting for long thoughts of others.
        assert!(Timeouts::of(&request(500), 5).taken < Duration::from_millis(150));
    }

    #[test]
    fn a_worker_that_answers_nonsense_is_not_believed() {
        let request = ThinkRequest::example();
        let legal = AnyLine::new(request.game, &request.setup).expect("a start").legal_moves();
        assert!(legal.iter().all(|mv| check(&request, mv).is_ok()));
        assert!(check(&request, "nonsense").is_err());
        let unreadable = ThinkRequest { steps: vec!["nonsense".into()], ..request };
        assert!(check(&unreadable, &legal[0]).is_err());
    }
}
