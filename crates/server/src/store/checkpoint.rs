//! Checkpoints of SQLite's write-ahead log beside the writer, so that no move waits for one.
//!
//! A commit appends to the write-ahead log and syncs once. A checkpoint copies the log into the database file, after
//! which the log starts over; SQLite would do that within a commit. Here another connection does it while the writer
//! goes on. The writer checkpoints the small rest, as the log can start over only while nothing is appended.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};
use tokio::sync::mpsc;

use super::writer::Job;

/// The number of jobs of the writer between two checkpoints. Each appends a few pages of 4 KiB, so the log has some ten
/// mebibytes then.
const JOBS_PER_CHECKPOINT: usize = 5_000;

/// Requests a checkpoint whenever the writer has done enough jobs.
pub(super) struct CheckpointTrigger {
    jobs: usize,
    requests: mpsc::Sender<()>,
}

impl CheckpointTrigger {
    /// A trigger, and the receiver for [`run`].
    pub(super) fn new() -> (CheckpointTrigger, mpsc::Receiver<()>) {
        let (requests, receiver) = mpsc::channel(1);
        // A crash may have left a long log, so the first job requests a checkpoint.
        (CheckpointTrigger { jobs: JOBS_PER_CHECKPOINT, requests }, receiver)
    }

    /// Counts jobs of the writer.
    pub(super) fn count(&mut self, jobs: usize) {
        self.jobs += jobs;
        // If a request is pending, the next job tries again.
        if self.jobs >= JOBS_PER_CHECKPOINT && self.requests.try_send(()).is_ok() {
            self.jobs = 0;
        }
    }
}

/// Runs requested checkpoints until the writer has ended.
pub(super) async fn run(
    mut connection: SqliteConnection,
    mut requests: mpsc::Receiver<()>,
    jobs: mpsc::WeakSender<Job>,
) {
    while requests.recv().await.is_some() {
        checkpoint(&mut connection).await;
        if let Some(jobs) = jobs.upgrade() {
            // Fails only once the writer has ended.
            drop(jobs.send(Job::Checkpoint).await);
        }
    }
    // The last connection to close checkpoints the rest, so that a closed database is one file.
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in an orderly way");
    }
}

/// Checkpoints as much as possible without blocking other connections.
pub(super) async fn checkpoint(connection: &mut SqliteConnection) {
    let began = std::time::Instant::now();
    if let Err(error) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await {
        // The next checkpoint catches up.
        tracing::warn!(%error, "the write-ahead log can't be checkpointed");
    }
    metrics::histogram!("farside_checkpoint_seconds").record(began.elapsed().as_secs_f64());
}
