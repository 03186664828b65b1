use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::{self, CheckpointTrigger};
use super::files::{self, DatabaseLock, FileWatch};
use super::keys;
use super::listing::read_listed;
use super::reading::{self, reading_methods};
use super::writer::{self, Job};
use super::{
    Answer, Append, AppendError, Find, Keys, List, Listed, Player, REMOVED_PLAYERS, Store, StoreError,
    Stored, maintain, schema,
};
use crate::sync::lock;
use play::{GameId, Millis, PlayerId, Seq, Status};

/// The capacity of the queue of the writer; further jobs wait (backpressure).
const QUEUE_LENGTH: usize = 4096;
/// The page cache of the writer, in KiB: enough for the last events of all games being played.
const WRITER_CACHE: u32 = 64 * 1024;
/// The number of attempts to remove the write-ahead log after closing.
const CLEANUP_ATTEMPTS: usize = 25;
/// The number of reading connections.
const READERS: u32 = 4;

/// The embedded database: one file, written by a single task.
pub struct SqliteStore {
    readers: SqlitePool,
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    writer: std::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
    checkpointer: std::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
    durability: String,
    options: SqliteConnectOptions,
    lock: std::sync::Mutex<Option<DatabaseLock>>,
}

/// Limits of a database file.
#[derive(Clone, Copy, Debug, Default)]
pub struct SqliteLimits {
    /// The maximum size in pages of 4 KiB; unlimited if `None`.
    pub pages: Option<u32>,
}

impl SqliteStore {
    /// Opens or creates the database in this file and migrates its schema. Fails if another process has opened it.
    pub async fn open(file: &Path, limits: SqliteLimits) -> Result<SqliteStore, StoreError> {
        let opened = SqliteStore::open_locked(file, limits, DatabaseLock::acquire(file)?).await;
        opened.map_err(|error| error.in_file(file))
    }

    async fn open_locked(
        file: &Path,
        limits: SqliteLimits,
        lock: DatabaseLock,
    ) -> Result<SqliteStore, StoreError> {
        files::create(file).map_err(StoreError::new)?;
        let mut options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // Every commit is synced to disk.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        if let Some(pages) = limits.pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let writing = options
            .clone()
            .pragma("cache_size", format!("-{WRITER_CACHE}"))
            // What a statement with many rows would roll back is kept in memory, not in a file that is made and removed
            // for every commit.
            .pragma("temp_store", "memory")
            // Checkpoints run beside the writer: see `checkpoint`.
            .pragma("wal_autocheckpoint", "0");
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        // Not before it is known to be a database.
        files::tighten_database(file);
        schema::migrator(schema::SQLITE)
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::new(format_args!("can't bring the schema up to date: {error}")))?;
        draw_first(&mut connection).await?;
        let durability = durability(&mut connection).await?;
        let checkpointing = SqliteConnection::connect_with(&options).await?;
        let reading = options.clone().pragma("query_only", "true");
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(reading)
            .await?;
        let (jobs, receiver) = mpsc::channel(QUEUE_LENGTH);
        let (trigger, requests) = CheckpointTrigger::new();
        let checkpointer = tokio::spawn(checkpoint::run(checkpointing, requests, jobs.downgrade()));
        let writer = tokio::spawn(writer::write(connection, receiver, trigger, FileWatch::new(file)));
        Ok(SqliteStore {
            readers,
            jobs: std::sync::Mutex::new(Some(jobs)),
            writer: std::sync::Mutex::new(Some(writer)),
            checkpointer: std::sync::Mutex::new(Some(checkpointer)),
            durability,
            options,
            lock: std::sync::Mutex::new(Some(lock)),
        })
    }

    /// Removes the write-ahead log of a closed database. If connections close at the same time, none of them may have
    /// been the last, which is the one that removes it.
    async fn remove_log(&self) {
        let file = PathBuf::from(self.options.get_filename());
        let log = files::beside(&file, "-wal");
        // Without the database its log is all that is left.
        let is_left = || log.exists() && file.exists();
        for _ in 0..CLEANUP_ATTEMPTS {
            if !is_left() {
                return;
            }
            if let Ok(connection) = SqliteConnection::connect_with(&self.options).await {
                drop(connection.close().await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Sends a job to the writer and waits for its reply.
    async fn submit<T, E: From<StoreError>>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, E>>) -> Job,
    ) -> Result<T, E> {
        let closed = || E::from(StoreError::new("it is closed"));
        let jobs = lock(&self.jobs).clone().ok_or_else(closed)?;
        let (reply, answer) = oneshot::channel();
        jobs.send(job(reply)).await.map_err(|_| closed())?;
        drop(jobs);
        answer.await.map_err(|_| closed())?
    }
}

/// Draws the first key, unless there is one, and begins the service time.
async fn draw_first(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO service (id, time) VALUES (1, 0) ON CONFLICT DO NOTHING")
        .execute(&mut *connection)
        .await?;
    sqlx::query(keys::FIRST_KEY)
        .bind(&keys::draw_secret()[..])
        .bind(crate::time::wall())
        .execute(connection)
        .await?;
    Ok(())
}

/// The durability settings of the writing connection.
async fn durability(connection: &mut SqliteConnection) -> Result<String, sqlx::Error> {
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(connection).await?;
    let synchronous = match synchronous {
        0 => "OFF",
        1 => "NORMAL",
        2 => "FULL",
        _ => "EXTRA",
    };
    Ok(format!("SQLite, journal_mode={journal}, synchronous={synchronous}, group commit"))
}

impl Store for SqliteStore {
    reading_methods!(readers);

    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>> {
        Box::pin(self.submit(|reply| Job::Append(appends, reply)))
    }

    fn fill(&self, games: Vec<Listed>) -> Answer<'_, ()> {
        Box::pin(self.submit(|reply| Job::Fill(games, reply)))
    }

    fn remove(&self, games: Vec<GameId>) -> Answer<'_, ()> {
        Box::pin(self.submit(|reply| Job::Remove(games, reply)))
    }

    fn remove_unused_players(&self, before: i64) -> Answer<'_, u64> {
        Box::pin(async move {
            // They are looked for beside the writer: that reads all events.
            let query = sqlx::query_scalar(maintain::UNUSED_PROFILES).bind(before).bind(REMOVED_PLAYERS);
            let unused: Vec<String> = query.fetch_all(&self.readers).await?;
            let count = unused.len() as u64;
            if count > 0 {
                self.submit(|reply| Job::RemovePlayers(unused, reply)).await?;
            }
            Ok(count)
        })
    }

    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()> {
        Box::pin(self.submit(move |reply| Job::Player(player, wall, reply)))
    }

    fn tick(&self, local: Millis) -> Answer<'_, Millis> {
        Box::pin(self.submit(move |reply| Job::Tick(local, reply)))
    }

    fn durability(&self) -> &str {
        &self.durability
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            drop(lock(&self.jobs).take());
            let writer = lock(&self.writer).take();
            self.readers.close().await;
            let checkpointer = lock(&self.checkpointer).take();
            // The checkpointer ends after the writer; the last connection removes the write-ahead log.
            for task in [writer, checkpointer].into_iter().flatten() {
                if let Err(error) = task.await {
                    tracing::error!(%error, "the database was not closed in an orderly way");
                }
            }
            self.remove_log().await;
            let held = lock(&self.lock).take();
            if let Some(held) = held {
                held.release();
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use sqlx::Row as _;

    use super::*;

    /// However many games there are, a list takes as long as its own games do: nothing is scanned or sorted.
    #[tokio::test]
    async fn lists_are_read_from_an_index() {
        let directory = tempfile::tempdir().expect("a directory");
        let file = directory.path().join("x.db");
        let store = SqliteStore::open(&file, SqliteLimits::default()).await.expect("a database");
        for (what, index) in [
            (List::Public(Status::Playing), "games_listed"),
            (List::Pairing("squadro 2 300+2".into()), "games_pairing"),
        ] {
            let query = format!("EXPLAIN QUERY PLAN {}", reading::list_query(what).0);
            let plan = sqlx::query(AssertSqlSafe(query)).bind(100).bind("x").fetch_all(&store.readers).await;
            let steps =
                plan.expect("a plan").iter().map(|row| row.get::<String, _>("detail")).collect::<Vec<_>>();
            assert!(steps.len() == 1 && steps[0].contains(index), "{steps:?}");
        }
        store.close().await;
    }
}
