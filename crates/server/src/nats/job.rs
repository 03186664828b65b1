use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, Stream};
use async_nats::jetstream::{self, Context};
use serde::{Deserialize, Serialize};

use crate::computer::Thought;

/// The stream in which jobs wait.
const STREAM: &str = "FARSIDE_THOUGHTS";
/// The consumer that all workers share, so that each job goes to one of them.
const CONSUMER: &str = "workers";
/// What a job that nobody did is kept for, and for how long the same job isn't taken twice.
const KEPT: Duration = Duration::from_mins(1);
/// The most jobs that wait.
const MOST: i64 = 10_000;
/// How often a job is given to workers that die over it.
const DELIVERIES: i64 = 3;
/// After how long without a sign of life a worker is thought to be dead, and its job given to another.
pub(super) const SIGN_OF_LIFE: Duration = Duration::from_secs(2);

/// What workers say about a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Report {
    /// A worker begins to think about it. Whoever still wants to know answers.
    Taken,
    /// The move.
    Found(String),
    /// There is none.
    Failed(String),
}

impl Report {
    pub(super) fn encode(&self) -> bytes::Bytes {
        serde_json::to_vec(self).expect("reports are made of strings").into()
    }
}

/// Where a job is put.
pub(super) fn subject(thought: &Thought) -> String {
    format!("farside.think.{}", thought.id)
}

/// Where workers report about it.
pub(super) fn reports(thought: &Thought) -> String {
    format!("farside.thought.{}", thought.id)
}

/// The stream of jobs, made if it isn't there.
pub(super) async fn stream(context: &Context) -> Result<Stream, jetstream::context::CreateStreamError> {
    let config = Config {
        name: STREAM.into(),
        description: Some("positions in which a computer is to move".into()),
        subjects: vec!["farside.think.>".into()],
        retention: RetentionPolicy::WorkQueue,
        discard: DiscardPolicy::Old,
        max_messages: MOST,
        max_age: KEPT,
        duplicate_window: KEPT,
        num_replicas: 1,
        ..Config::default()
    };
    context.get_or_create_stream(config).await
}

/// What workers get their jobs from.
pub(super) async fn consumer(stream: &Stream) -> Result<PullConsumer, async_nats::Error> {
    let config = pull::Config {
        durable_name: Some(CONSUMER.into()),
        ack_policy: AckPolicy::Explicit,
        ack_wait: SIGN_OF_LIFE,
        max_deliver: DELIVERIES,
        max_ack_pending: MOST,
        max_waiting: MOST,
        ..pull::Config::default()
    };
    Ok(stream.get_or_create_consumer(CONSUMER, config).await?)
}
