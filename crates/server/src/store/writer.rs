//! The single task that writes to SQLite, with group commit: jobs that arrive during a transaction share the next one
//! and its sync.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::{self, CheckpointTrigger};
use super::{Append, AppendError, Listed, Listing, Player, StoreError, Stored};
use play::{EVENT_VERSION, GameId, Millis};

/// The maximum number of jobs in a transaction, which bounds its duration.
const MAX_BATCH: usize = 512;

/// A job of the writer, with the channel of its reply.
pub(super) enum Job {
    Append(Vec<Append>, oneshot::Sender<Result<(), AppendError>>),
    /// Fill in missing listings.
    Fill(Vec<Listed>, oneshot::Sender<Result<(), StoreError>>),
    /// Remove games that are over or aborted.
    Remove(Vec<GameId>, oneshot::Sender<Result<(), StoreError>>),
    Player(Player, i64, oneshot::Sender<Result<(), StoreError>>),
    Tick(Millis, oneshot::Sender<Result<Millis, StoreError>>),
    /// Checkpoint the rest of the write-ahead log before the next commit.
    Checkpoint,
}

/// A job within an uncommitted transaction, with the channel of its reply.
enum Done {
    Appended(oneshot::Sender<Result<(), AppendError>>),
    Stored(oneshot::Sender<Result<(), StoreError>>),
    Ticked(Millis, oneshot::Sender<Result<Millis, StoreError>>),
}

/// Writes until all senders of jobs are gone.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    mut trigger: CheckpointTrigger,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let started = std::time::Instant::now();
        metrics::histogram!("farside_commit_jobs").record(batch.len() as f64);
        let count = batch.len();
        batch.retain(|job| !matches!(job, Job::Checkpoint));
        if batch.len() < count {
            checkpoint::checkpoint(&mut connection).await;
        }
        if !batch.is_empty() {
            commit(&mut connection, &mut batch).await;
        }
        metrics::histogram!("farside_commit_seconds").record(started.elapsed().as_secs_f64());
        trigger.count(count);
    }
    // Before the trigger is dropped, which ends the checkpointer: it closes last.
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in an orderly way");
    }
}

/// Executes all jobs in one transaction, and replies once it is committed or rolled back.
async fn commit(connection: &mut SqliteConnection, jobs: &mut Vec<Job>) {
    let mut done = Vec::with_capacity(jobs.len());
    let result = transact(connection, jobs.drain(..), &mut done).await;
    if let Err(error) = &result {
        tracing::error!(%error, "a transaction failed");
        metrics::counter!("farside_commit_failures_total").increment(1);
        // Otherwise the connection would stay within the failed transaction.
        if let Err(error) = connection.execute("ROLLBACK").await {
            tracing::debug!(%error, "there was nothing to roll back");
        }
    }
    for done in done {
        // A reply fails if its receiver is gone.
        match done {
            Done::Appended(reply) => drop(reply.send(result.clone().map_err(AppendError::from))),
            Done::Stored(reply) => drop(reply.send(result.clone())),
            Done::Ticked(time, reply) => drop(reply.send(result.clone().map(|()| time))),
        }
    }
}

async fn transact(
    connection: &mut SqliteConnection,
    jobs: impl Iterator<Item = Job>,
    done: &mut Vec<Done>,
) -> Result<(), StoreError> {
    let mut failed = connection.execute("BEGIN IMMEDIATE").await.err().map(StoreError::from);
    let mut last_event = 0;
    let mut appending = Vec::new();
    for job in jobs {
        match job {
            Job::Append(appends, reply) => {
                last_event = last_event.max(last_time(&appends));
                appending.push((appends, reply));
            }
            Job::Checkpoint => {}
            Job::Fill(games, reply) => {
                if failed.is_none() {
                    failed = fill(connection, &games).await.err().map(StoreError::from);
                }
                done.push(Done::Stored(reply));
            }
            Job::Remove(games, reply) => {
                if failed.is_none() {
                    failed = remove(connection, &games).await.err().map(StoreError::from);
                }
                done.push(Done::Stored(reply));
            }
            Job::Player(player, wall, reply) => {
                if failed.is_none() {
                    failed = put_player(connection, &player, wall).await.err().map(StoreError::from);
                }
                done.push(Done::Stored(reply));
            }
            Job::Tick(local, reply) => {
                let mut time = 0;
                if failed.is_none() {
                    match tick(connection, local).await {
                        Ok(now) => time = now,
                        Err(error) => failed = Some(error.into()),
                    }
                }
                done.push(Done::Ticked(time, reply));
            }
        }
    }
    failed = append_batch(connection, appending, failed, done).await;
    // After a crash the service time goes on from the last event at the earliest.
    if failed.is_none() && last_event > 0 {
        failed = tick(connection, last_event).await.err().map(StoreError::from);
    }
    match failed {
        Some(error) => Err(error),
        None => Ok(connection.execute("COMMIT").await.map(|_| ())?),
    }
}

/// Events to append, with the channel of the reply.
type Appending = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// Appends a batch, by one statement if there are no conflicts. Conflicting appends get their reply at once: they are
/// not part of the transaction.
async fn append_batch(
    connection: &mut SqliteConnection,
    batch: Vec<Appending>,
    mut failed: Option<StoreError>,
    done: &mut Vec<Done>,
) -> Option<StoreError> {
    let mut is_in = false;
    if failed.is_none() && batch.len() > 1 {
        match append_together(connection, batch.iter().flat_map(|(appends, _)| appends)).await {
            Ok(fits) => is_in = fits,
            Err(error) => failed = Some(error.into()),
        }
    }
    for (appends, reply) in batch {
        if failed.is_none() && !is_in {
            match append_all(connection, &appends).await {
                Ok(true) => {}
                Ok(false) => {
                    drop(reply.send(Err(AppendError::Conflict)));
                    continue;
                }
                Err(error) => failed = Some(error.into()),
            }
        }
        done.push(Done::Appended(reply));
    }
    failed
}

/// Appends the events of many games by one statement, as each statement is a round trip to the thread of the database.
/// False, with nothing appended, if there is a conflict.
async fn append_together(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &Append> + Clone,
) -> Result<bool, sqlx::Error> {
    let mut rows = Vec::new();
    for append in appends.clone() {
        for Stored { recorded, command } in &append.events {
            let (player, command) =
                command.as_ref().map(|(player, id)| (player.as_str(), id.as_str())).unzip();
            rows.push((
                append.game.as_str(),
                recorded.seq,
                EVENT_VERSION,
                recorded.at,
                recorded.wall,
                encode(&recorded.event)?,
                player,
                command,
            ));
        }
    }
    let inserted = sqlx::query(
        "INSERT INTO events (game, seq, version, at, wall, body, player, command) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, \
             value ->> 4, value ->> 5, value ->> 6, value ->> 7 \
         FROM json_each(?1)",
    )
    .bind(encode(&rows)?)
    .execute(&mut *connection)
    .await;
    match inserted {
        Ok(_) => {}
        // The statement is rolled back; the transaction goes on.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
        Err(error) => return Err(error),
    }
    for append in appends {
        if let Some(listing) = &append.listing {
            list(connection, append, listing).await?;
        }
    }
    Ok(true)
}

fn encode(what: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(what).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Appends to several games. False, with nothing appended, if there is a conflict.
async fn append_all(connection: &mut SqliteConnection, appends: &[Append]) -> Result<bool, sqlx::Error> {
    // A single game needs no savepoint: only its first event can conflict.
    let several = appends.len() > 1;
    if several {
        connection.execute("SAVEPOINT appends").await?;
    }
    let mut fits = true;
    for append in appends {
        fits = append_one(connection, append).await?;
        if !fits {
            break;
        }
    }
    if several {
        if !fits {
            connection.execute("ROLLBACK TO appends").await?;
        }
        connection.execute("RELEASE appends").await?;
    }
    Ok(fits)
}

async fn append_one(connection: &mut SqliteConnection, append: &Append) -> Result<bool, sqlx::Error> {
    for stored in &append.events {
        let recorded = &stored.recorded;
        let body = encode(&recorded.event)?;
        let (player, command) =
            stored.command.as_ref().map(|(player, id)| (player.as_str(), id.as_str())).unzip();
        let inserted = sqlx::query(
            "INSERT INTO events (game, seq, version, at, wall, body, player, command) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
        )
        .bind(append.game.as_str())
        .bind(i64::from(recorded.seq))
        .bind(i64::from(EVENT_VERSION))
        .bind(recorded.at as i64)
        .bind(recorded.wall)
        .bind(body)
        .bind(player)
        .bind(command)
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 0 {
            return Ok(false);
        }
    }
    if let Some(listing) = &append.listing {
        list(connection, append, listing).await?;
    }
    Ok(true)
}

async fn list(
    connection: &mut SqliteConnection,
    append: &Append,
    listing: &Listing,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO games \
             (id, kind, status, public, creator, created, earliest_flag, terms, seats, pairing) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) \
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, earliest_flag = excluded.earliest_flag, \
             terms = excluded.terms, seats = excluded.seats, pairing = excluded.pairing",
    )
    .bind(append.game.as_str())
    .bind(listing.terms.game.name())
    .bind(listing.status.name())
    .bind(listing.terms.public)
    .bind(listing.creator.as_str())
    .bind(listing.created)
    .bind(listing.earliest_flag.map(|moment| moment as i64))
    .bind(encode(&listing.terms)?)
    .bind(encode(&listing.seats)?)
    .bind(listing.pairing_key())
    .execute(connection)
    .await?;
    Ok(())
}

/// Keeps existing listings: they are newer.
async fn fill(connection: &mut SqliteConnection, games: &[Listed]) -> Result<(), sqlx::Error> {
    for Listed { id, listing } in games {
        sqlx::query("UPDATE games SET terms = ?2, seats = ?3, pairing = ?4 WHERE id = ?1 AND terms IS NULL")
            .bind(id.as_str())
            .bind(encode(&listing.terms)?)
            .bind(encode(&listing.seats)?)
            .bind(listing.pairing_key())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn remove(connection: &mut SqliteConnection, games: &[GameId]) -> Result<(), sqlx::Error> {
    for game in games {
        let removed = sqlx::query("DELETE FROM games WHERE id = ?1 AND status IN ('over', 'aborted')")
            .bind(game.as_str())
            .execute(&mut *connection)
            .await?;
        if removed.rows_affected() > 0 {
            let events = sqlx::query("DELETE FROM events WHERE game = ?1").bind(game.as_str());
            events.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

async fn put_player(
    connection: &mut SqliteConnection,
    player: &Player,
    wall: i64,
) -> Result<(), sqlx::Error> {
    sqlx::query(super::reading::PUT_PLAYER)
        .bind(player.id.as_str())
        .bind(&player.name)
        .bind(player.is_bot)
        .bind(player.owner.as_ref().map(play::PlayerId::as_str))
        .bind(wall)
        .execute(connection)
        .await?;
    Ok(())
}

async fn tick(connection: &mut SqliteConnection, local: Millis) -> Result<Millis, sqlx::Error> {
    let time: i64 = sqlx::query_scalar("UPDATE service SET time = max(time, ?1) WHERE id = 1 RETURNING time")
        .bind(local as i64)
        .fetch_one(connection)
        .await?;
    Ok(time as Millis)
}

/// The time of the last of these events.
fn last_time(appends: &[Append]) -> Millis {
    appends.iter().filter_map(|append| append.events.last()).map(|last| last.recorded.at).max().unwrap_or(0)
}
