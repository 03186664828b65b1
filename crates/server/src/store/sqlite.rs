use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use rand::Rng as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection, Row};
use tokio::sync::{mpsc, oneshot};

use super::fold::{self, Fold};
use super::listing::{COLUMNS, read_listed};
use super::writer::{self, Job};
use super::{Answer, Append, AppendError, Find, List, Listed, Player, Store, StoreError, Stored, schema};
use play::{GameId, Millis, PlayerId, Recorded, Seq, Status};

/// How many jobs may wait for the writer before those who bring more have to wait themselves.
const JOBS: usize = 4096;
/// How much of the file the writer keeps in memory, in KiB: the ends of all games that are being played.
const WRITER_CACHE: u32 = 64 * 1024;
/// How often it is tried to leave one file behind.
const TIDYING: usize = 25;
/// How many connections read at the same time.
const READERS: u32 = 4;

/// The embedded database: one file, written by one task.
pub struct SqliteStore {
    readers: SqlitePool,
    jobs: std::sync::Mutex<Option<mpsc::Sender<Job>>>,
    writer: std::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
    folder: std::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
    durability: String,
    options: SqliteConnectOptions,
}

/// How a database file is opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct SqliteLimits {
    /// The most pages of 4 KiB the file may grow to; none: as large as the disk allows.
    pub pages: Option<u32>,
}

impl SqliteStore {
    /// Opens the database in this file, making it if there is none, and brings its schema up to date.
    pub async fn open(file: &Path, limits: SqliteLimits) -> Result<SqliteStore, StoreError> {
        let mut options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What COMMIT has returned from is on the disk, even if the power fails now.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        if let Some(pages) = limits.pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let writing = options
            .clone()
            .pragma("cache_size", format!("-{WRITER_CACHE}"))
            // The log is folded into the database beside the writer: see `fold`.
            .pragma("wal_autocheckpoint", "0");
        let mut connection = SqliteConnection::connect_with(&writing).await?;
        schema::migrator(schema::SQLITE)
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::new(format_args!("can't bring the schema up to date: {error}")))?;
        draw_secret(&mut connection).await?;
        let durability = durability(&mut connection).await?;
        let folding = SqliteConnection::connect_with(&options).await?;
        let reading = options.clone().pragma("query_only", "true");
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(10))
            .connect_with(reading)
            .await?;
        let (jobs, receiver) = mpsc::channel(JOBS);
        let (fold, wanted) = Fold::new();
        let folder = tokio::spawn(fold::fold(folding, wanted, jobs.downgrade()));
        let writer = tokio::spawn(writer::write(connection, receiver, fold));
        Ok(SqliteStore {
            readers,
            jobs: std::sync::Mutex::new(Some(jobs)),
            writer: std::sync::Mutex::new(Some(writer)),
            folder: std::sync::Mutex::new(Some(folder)),
            durability,
            options,
        })
    }

    /// Sees to it that a closed database is one file. A connection that was let go only just now may still have been
    /// closing when the others were, and then none of them was the last.
    async fn leave_one_file(&self) {
        let mut log = self.options.get_filename().as_os_str().to_owned();
        log.push("-wal");
        for _ in 0..TIDYING {
            if !Path::new(&log).exists() {
                return;
            }
            if let Ok(connection) = SqliteConnection::connect_with(&self.options).await {
                drop(connection.close().await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Hands a job to the writer and waits for its answer.
    async fn ask<T, E: From<StoreError>>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, E>>) -> Job,
    ) -> Result<T, E> {
        let closed = || E::from(StoreError::new("it is closed"));
        let jobs = self.jobs.lock().expect("nobody panics while holding it").clone().ok_or_else(closed)?;
        let (tell, answer) = oneshot::channel();
        jobs.send(job(tell)).await.map_err(|_| closed())?;
        drop(jobs);
        answer.await.map_err(|_| closed())?
    }
}

async fn draw_secret(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut secret = [0; 32];
    rand::rng().fill_bytes(&mut secret);
    sqlx::query("INSERT INTO service (id, secret, time) VALUES (1, ?1, 0) ON CONFLICT DO NOTHING")
        .bind(&secret[..])
        .execute(connection)
        .await?;
    Ok(())
}

/// What the connection that writes says of itself.
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

fn stored(row: &SqliteRow) -> Result<Stored, StoreError> {
    let recorded = Recorded {
        seq: row.try_get("seq")?,
        at: row.try_get::<i64, _>("at")? as Millis,
        wall: row.try_get("wall")?,
        event: super::read_event(row.try_get("version")?, row.try_get("body")?)?,
    };
    let command = super::read_command(row.try_get("player")?, row.try_get("command")?)?;
    Ok(Stored { recorded, command })
}

fn player(row: &SqliteRow) -> Result<Player, StoreError> {
    let owner: Option<&str> = row.try_get("owner")?;
    Ok(Player {
        id: row.try_get::<&str, _>("id")?.parse().map_err(StoreError::new)?,
        name: row.try_get("name")?,
        is_bot: row.try_get("is_bot")?,
        owner: owner.map(str::parse).transpose().map_err(StoreError::new)?,
    })
}

/// What finds these games, and what is bound to `?2` in it.
fn list_query(what: List) -> (String, String) {
    let (fits, bound) = match what {
        // `public` alone would be right, too, but not looked up in the index.
        List::Public(status) => ("public = 1 AND status = ?2", status.name().into()),
        List::Pairing(key) => ("pairing = ?2 AND status = 'open'", key),
    };
    let query = format!(
        "SELECT {COLUMNS} FROM games WHERE {fits} AND terms IS NOT NULL ORDER BY created DESC LIMIT ?1"
    );
    (query, bound)
}

impl Store for SqliteStore {
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>> {
        Box::pin(self.ask(|tell| Job::Append(appends, tell)))
    }

    fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT seq, version, at, wall, body, player, command FROM events \
                 WHERE game = ?1 AND seq > ?2 ORDER BY seq",
            )
            .bind(game.as_str())
            .bind(i64::from(after))
            .fetch_all(&self.readers)
            .await?;
            rows.iter().map(stored).collect()
        })
    }

    fn find(&self, what: Find, most: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let query = match what {
                Find::UnfinishedOf(player) => sqlx::query_scalar::<_, String>(
                    "SELECT id FROM games WHERE status IN ('open', 'playing') AND creator = ?2 LIMIT ?1",
                )
                .bind(i64::from(most))
                .bind(player.to_string()),
                Find::FlagBefore(moment) => sqlx::query_scalar(
                    "SELECT id FROM games WHERE earliest_flag < ?2 ORDER BY earliest_flag LIMIT ?1",
                )
                .bind(i64::from(most))
                .bind(moment as i64),
            };
            let ids = query.fetch_all(&self.readers).await?;
            ids.iter().map(|id| id.parse().map_err(StoreError::unreadable)).collect()
        })
    }

    fn list(&self, what: List, most: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let (query, bound) = list_query(what);
            let query = sqlx::query(AssertSqlSafe(query)).bind(i64::from(most)).bind(bound);
            Ok(read_listed(&query.fetch_all(&self.readers).await?))
        })
    }

    fn unlisted(&self, status: Status, after: String, most: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let ids = sqlx::query_scalar(
                "SELECT id FROM games WHERE terms IS NULL AND status = ?1 AND id > ?2 ORDER BY id LIMIT ?3",
            )
            .bind(status.name())
            .bind(after)
            .bind(i64::from(most));
            Ok(ids.fetch_all(&self.readers).await?)
        })
    }

    fn fill(&self, games: Vec<Listed>) -> Answer<'_, ()> {
        Box::pin(self.ask(|tell| Job::Fill(games, tell)))
    }

    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name, is_bot, owner FROM players WHERE id = ?1")
                .bind(id.as_str())
                .fetch_optional(&self.readers)
                .await?;
            row.as_ref().map(player).transpose()
        })
    }

    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()> {
        Box::pin(self.ask(move |tell| Job::Player(player, wall, tell)))
    }

    fn secret(&self) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let secret = sqlx::query_scalar("SELECT secret FROM service WHERE id = 1");
            Ok(secret.fetch_one(&self.readers).await?)
        })
    }

    fn tick(&self, local: Millis) -> Answer<'_, Millis> {
        Box::pin(self.ask(move |tell| Job::Tick(local, tell)))
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        })
    }

    fn durability(&self) -> &str {
        &self.durability
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            drop(self.jobs.lock().expect("nobody panics while holding it").take());
            let writer = self.writer.lock().expect("nobody panics while holding it").take();
            self.readers.close().await;
            let folder = self.folder.lock().expect("nobody panics while holding it").take();
            // The folder ends when the writer does; and the last of all connections tidies up.
            for task in [writer, folder].into_iter().flatten() {
                if let Err(error) = task.await {
                    tracing::error!(%error, "the database was not closed in an orderly way");
                }
            }
            self.leave_one_file().await;
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many games there are, a list takes as long as its own games do: nothing is scanned or sorted.
    #[tokio::test]
    async fn lists_are_read_from_an_index() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("x.db");
        let store = SqliteStore::open(&file, SqliteLimits::default()).await.expect("a database");
        for (what, index) in [
            (List::Public(Status::Playing), "games_listed"),
            (List::Pairing("squadro 2 300+2".into()), "games_pairing"),
        ] {
            let query = format!("EXPLAIN QUERY PLAN {}", list_query(what).0);
            let plan = sqlx::query(AssertSqlSafe(query)).bind(100).bind("x").fetch_all(&store.readers).await;
            let steps =
                plan.expect("a plan").iter().map(|row| row.get::<String, _>("detail")).collect::<Vec<_>>();
            assert!(steps.len() == 1 && steps[0].contains(index), "{steps:?}");
        }
        store.close().await;
    }
}
