use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, Stream};
use async_nats::jetstream::{self, Context};
use serde::{Deserialize, Serialize};

use crate::computer::ThinkRequest;

/// The stream of jobs.
const STREAM: &str = "FARSIDE_THOUGHTS";
/// The consumer that all workers share, so that each job goes to one worker.
const CONSUMER: &str = "workers";
/// The maximum age of a job, and the window in which duplicates are dropped.
const MAX_AGE: Duration = Duration::from_mins(1);
/// The maximum number of jobs.
const MAX_JOBS: i64 = 10_000;
/// The maximum number of workers a job is delivered to.
const MAX_DELIVERIES: i64 = 3;
/// A job is delivered to another worker after this time without a heartbeat.
pub(super) const ACK_WAIT: Duration = Duration::from_secs(2);

/// A message of a worker about a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Report {
    /// A worker has taken the job. Nodes that still want the move reply.
    Taken,
    /// The move was found.
    Found(String),
    /// No move was found, for this reason.
    Failed(String),
}

impl Report {
    pub(super) fn encode(&self) -> bytes::Bytes {
        // Strings can always be written.
        serde_json::to_vec(self).unwrap_or_default().into()
    }
}

/// The subject of a job.
pub(super) fn subject(request: &ThinkRequest) -> String {
    format!("farside.think.{}", request.id)
}

/// The subject of the reports about a job.
pub(super) fn reports(request: &ThinkRequest) -> String {
    format!("farside.thought.{}", request.id)
}

/// Gets or creates the stream of jobs.
pub(super) async fn stream(context: &Context) -> Result<Stream, jetstream::context::CreateStreamError> {
    let config = Config {
        name: STREAM.into(),
        description: Some("positions in which a computer is to move".into()),
        subjects: vec!["farside.think.>".into()],
        retention: RetentionPolicy::WorkQueue,
        discard: DiscardPolicy::Old,
        max_messages: MAX_JOBS,
        max_age: MAX_AGE,
        duplicate_window: MAX_AGE,
        num_replicas: 1,
        ..Config::default()
    };
    context.get_or_create_stream(config).await
}

/// Gets or creates the consumer of the workers.
pub(super) async fn consumer(stream: &Stream) -> Result<PullConsumer, async_nats::Error> {
    let config = pull::Config {
        durable_name: Some(CONSUMER.into()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: ACK_WAIT,
        max_deliver: MAX_DELIVERIES,
        max_ack_pending: MAX_JOBS,
        max_waiting: MAX_JOBS,
        ..pull::Config::default()
    };
    Ok(stream.get_or_create_consumer(CONSUMER, config).await?)
}
