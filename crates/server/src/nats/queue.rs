use std::sync::Arc;
use std::time::Duration;

use async_nats::header::NATS_MESSAGE_ID;
use async_nats::jetstream::{self, Context};
use async_nats::{HeaderMap, Message, Subscriber};
use futures_util::StreamExt as _;
use futures_util::future::BoxFuture;
use tokio::time::timeout;

use super::Nats;
use super::job::{self, Report};
use crate::computer::{ThinkError, Thinker, Thought};
use games::AnyLine;

/// After how long to try again to make the stream.
const AGAIN: Duration = Duration::from_secs(1);

/// Has workers think, and somebody else if they don't.
pub struct Queue {
    nats: Nats,
    context: Context,
    otherwise: Arc<dyn Thinker>,
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

impl Queue {
    /// A queue over this connection. Has to be called within a tokio runtime.
    pub fn new(nats: Nats, otherwise: Arc<dyn Thinker>) -> Queue {
        let context = jetstream::new(nats.client().clone());
        tokio::spawn(keep_stream(nats.clone(), context.clone()));
        Queue { nats, context, otherwise }
    }
}

/// Makes sure that there is a stream, whenever there is a server.
async fn keep_stream(nats: Nats, context: Context) {
    let mut changes = nats.changes();
    loop {
        let mut pause = AGAIN;
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

impl Thinker for Queue {
    fn think(&self, thought: Thought) -> BoxFuture<'static, Result<String, ThinkError>> {
        let (nats, context, otherwise) =
            (self.nats.clone(), self.context.clone(), Arc::clone(&self.otherwise));
        Box::pin(async move {
            match ask_workers(&nats, &context, &thought).await {
                Ok(found) => {
                    metrics::counter!("farside_thoughts_total", "by" => "worker").increment(1);
                    Ok(found)
                }
                Err(reason) => {
                    tracing::debug!(job = %thought.id, %reason, "this node thinks itself");
                    metrics::counter!("farside_thoughts_total", "by" => "node").increment(1);
                    otherwise.think(thought).await
                }
            }
        })
    }
}

/// How long to wait for workers: the less, the less time the computer has on its clock.
struct Patience {
    /// Until one has taken the job.
    taken: Duration,
    /// From then on, until there is a move or another worker has taken over.
    found: Duration,
}

impl Patience {
    fn of(thought: &Thought) -> Patience {
        let time = Duration::from_millis(thought.time);
        let taken = time.clamp(Duration::from_millis(50), Duration::from_secs(1));
        let spare = (4 * time).clamp(Duration::from_millis(100), job::SIGN_OF_LIFE + Duration::from_secs(1));
        Patience { taken, found: time + spare }
    }
}

async fn ask_workers(nats: &Nats, context: &Context, thought: &Thought) -> Result<String, NoAnswer> {
    if !nats.is_connected() {
        return Err(NoAnswer::Away);
    }
    let patience = Patience::of(thought);
    let ask = async {
        let not_stored = |error: &dyn std::fmt::Display| NoAnswer::NotStored(error.to_string());
        // First the ear, then the question.
        let reports =
            nats.client().subscribe(job::reports(thought)).await.map_err(|error| not_stored(&error))?;
        let mut headers = HeaderMap::new();
        // Asked by several nodes at the same time, a question is still one job.
        headers.insert(NATS_MESSAGE_ID, thought.id.to_string().as_str());
        let text = serde_json::to_vec(thought).map_err(|error| not_stored(&error))?;
        let stored = context.publish_with_headers(job::subject(thought), headers, text.into()).await;
        stored.map_err(|error| not_stored(&error))?.await.map_err(|error| not_stored(&error))?;
        Ok::<Subscriber, NoAnswer>(reports)
    };
    let reports = timeout(patience.taken, ask).await.map_err(|_| NoAnswer::Away)??;
    let found = hear(nats, reports, &patience).await?;
    check(thought, &found)?;
    Ok(found)
}

/// Waits for the move.
async fn hear(nats: &Nats, mut reports: Subscriber, patience: &Patience) -> Result<String, NoAnswer> {
    let mut wait = patience.taken;
    loop {
        let Ok(Some(Message { payload, reply, .. })) = timeout(wait, reports.next()).await else {
            return Err(NoAnswer::NotTaken);
        };
        let report = serde_json::from_slice(&payload).map_err(|error| NoAnswer::Failed(error.to_string()))?;
        match report {
            Report::Taken => {
                wait = patience.found;
                if let Some(reply) = reply {
                    // If it is lost, the worker thinks nevertheless.
                    drop(nats.client().publish(reply, "".into()).await);
                }
            }
            Report::Found(found) => return Ok(found),
            Report::Failed(reason) => return Err(NoAnswer::Failed(reason)),
        }
    }
}

/// A worker of another version, or a broken one, shall not make a computer lose.
fn check(thought: &Thought, found: &str) -> Result<(), NoAnswer> {
    let failed = |error: &dyn std::fmt::Display| NoAnswer::Failed(format!("{found}: {error}"));
    let mut board = AnyLine::new(thought.game, &thought.setup).map_err(|error| failed(&error))?;
    for step in &thought.steps {
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
        let thought = |time| Thought { time, ..Thought::example() };
        let hurried = Patience::of(&thought(1));
        let calm = Patience::of(&thought(500));
        assert!(hurried.taken + hurried.found < Duration::from_millis(200));
        assert!(calm.taken <= Duration::from_secs(1));
        // Long enough for a second worker to take over from one that died.
        assert!(calm.found > job::SIGN_OF_LIFE);
    }

    #[test]
    fn a_worker_that_answers_nonsense_is_not_believed() {
        let thought = Thought::example();
        let legal = AnyLine::new(thought.game, &thought.setup).expect("a start").legal_moves();
        assert!(legal.iter().all(|mv| check(&thought, mv).is_ok()));
        assert!(check(&thought, "nonsense").is_err());
        let unreadable = Thought { steps: vec!["nonsense".into()], ..thought };
        assert!(check(&unreadable, &legal[0]).is_err());
    }
}
