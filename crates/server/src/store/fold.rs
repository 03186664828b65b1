//! Folds SQLite's log into the database file beside the writer, so that nobody who moves waits for it.
//!
//! A commit adds to the log and waits for the disk once. Sooner or later what is in the log has to go into the database
//! file, and the log begins anew; SQLite would do that within a commit. Here another connection does it while the
//! writer goes on, and once only little is left, the writer does the rest: only when nothing is added meanwhile can the
//! log begin anew.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Executor as _};
use tokio::sync::mpsc;

use super::writer::Job;

/// After how many jobs of the writer the log is folded. Each adds a few pages of 4 KiB: so it has some ten mebibytes
/// then.
const LONG: usize = 5_000;

/// The writer's end: tells when the log is long.
pub(super) struct Fold {
    unfolded: usize,
    wanted: mpsc::Sender<()>,
}

impl Fold {
    /// With what the folder waits for.
    pub(super) fn new() -> (Fold, mpsc::Receiver<()>) {
        let (wanted, receiver) = mpsc::channel(1);
        // At first it is long: a crash may have left one.
        (Fold { unfolded: LONG, wanted }, receiver)
    }

    /// So many jobs were done.
    pub(super) fn count(&mut self, jobs: usize) {
        self.unfolded += jobs;
        // If it is wanted already, it is asked for again after the next job.
        if self.unfolded >= LONG && self.wanted.try_send(()).is_ok() {
            self.unfolded = 0;
        }
    }
}

/// Folds whenever it is wanted, until the writer has ended.
pub(super) async fn fold(
    mut connection: SqliteConnection,
    mut wanted: mpsc::Receiver<()>,
    jobs: mpsc::WeakSender<Job>,
) {
    while wanted.recv().await.is_some() {
        checkpoint(&mut connection).await;
        if let Some(jobs) = jobs.upgrade() {
            // A writer that is gone needs nothing folded.
            drop(jobs.send(Job::Fold).await);
        }
    }
    // The last connection that is closed folds all that is left, so that a closed database is one file.
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in an orderly way");
    }
}

/// Folds as much as can be without waiting for anybody.
pub(super) async fn checkpoint(connection: &mut SqliteConnection) {
    let began = std::time::Instant::now();
    if let Err(error) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").await {
        // What isn't folded now is folded later.
        tracing::warn!(%error, "the log can't be folded into the database");
    }
    metrics::histogram!("farside_fold_seconds").record(began.elapsed().as_secs_f64());
}
