//! The single task that writes to SQLite, with group commit: jobs that arrive during a transaction share the next one
//! and its sync.

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use tokio::sync::{mpsc, oneshot};

use super::appending::{Appending, Batch, append_each};
use super::checkpoint::{self, CheckpointTrigger};
use super::files::FileWatch;
use super::heads::Heads;
use super::{Append, AppendError, Listed, Listing, Player, StoreError};
use play::{GameId, Millis};

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
    /// Remove profiles.
    RemovePlayers(Vec<String>, oneshot::Sender<Result<(), StoreError>>),
    Tick(Millis, oneshot::Sender<Result<Millis, StoreError>>),
    /// Checkpoint the rest of the write-ahead log before the next commit.
    Checkpoint,
}

/// A job within an uncommitted transaction, with the channel of its reply.
pub(super) enum Done {
    Appended(oneshot::Sender<Result<(), AppendError>>),
    Stored(oneshot::Sender<Result<(), StoreError>>),
    Ticked(Millis, oneshot::Sender<Result<Millis, StoreError>>),
}

/// Writes until all senders of jobs are gone.
pub(super) async fn write(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    mut trigger: CheckpointTrigger,
    watch: FileWatch,
) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut heads = Heads::new();
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let started = std::time::Instant::now();
        metrics::histogram!("farside_commit_jobs").record(batch.len() as f64);
        let count = batch.len();
        batch.retain(|job| !matches!(job, Job::Checkpoint));
        if batch.len() < count {
            checkpoint::checkpoint(&mut connection).await;
        }
        if !batch.is_empty() {
            commit(&mut connection, &mut heads, &mut batch, &watch).await;
        }
        metrics::histogram!("farside_commit_seconds").record(started.elapsed().as_secs_f64());
        trigger.count(count);
    }
    // Before the trigger is dropped, which ends the checkpointer: it closes last.
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed in an orderly way");
    }
}

/// Commits all jobs: appends that follow what is known by one round trip, what is left in another transaction. Replies
/// follow the commit.
async fn commit(
    connection: &mut SqliteConnection,
    heads: &mut Heads,
    jobs: &mut Vec<Job>,
    watch: &FileWatch,
) {
    let (mut appending, mut others) = (Vec::with_capacity(jobs.len()), Vec::new());
    for job in jobs.drain(..) {
        match job {
            Job::Append(appends, reply) => appending.push((appends, reply)),
            job => others.push(job),
        }
    }
    let (batch, mut left) = Batch::of(connection, heads, appending).await;
    match batch.commit(connection, heads).await {
        // Which one is in conflict shows when they are appended one after the other.
        Ok(false) => left.extend(batch.into_appending()),
        result => {
            let replies = batch.into_appending().into_iter().map(|(_, reply)| Done::Appended(reply));
            conclude(connection, result.map(|_| ()), watch, replies).await;
        }
    }
    if !left.is_empty() || !others.is_empty() {
        for append in left.iter().flat_map(|(appends, _)| appends) {
            heads.forget(append.game);
        }
        let mut done = Vec::new();
        let result = transact(connection, others, left, &mut done).await;
        conclude(connection, result, watch, done.into_iter()).await;
    }
}

/// Replies to the jobs of a transaction that was committed or has failed.
async fn conclude(
    connection: &mut SqliteConnection,
    result: Result<(), StoreError>,
    watch: &FileWatch,
    done: impl ExactSizeIterator<Item = Done>,
) {
    if done.len() == 0 && result.is_ok() {
        return;
    }
    // After the commit, as it may have gone to a file that was deleted before.
    let result = result.map_err(|error| error.in_file(watch.database())).and_then(|()| watch.check());
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

/// Executes jobs in one transaction.
async fn transact(
    connection: &mut SqliteConnection,
    jobs: Vec<Job>,
    appending: Vec<Appending>,
    done: &mut Vec<Done>,
) -> Result<(), StoreError> {
    let mut failed = connection.execute("BEGIN IMMEDIATE").await.err().map(StoreError::from);
    for job in jobs {
        match job {
            // Those come afterwards.
            Job::Append(..) | Job::Checkpoint => {}
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
            Job::RemovePlayers(players, reply) => {
                if failed.is_none() {
                    failed = remove_players(connection, &players).await.err();
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
    let last_event = last_time(appending.iter().flat_map(|(appends, _)| appends));
    failed = append_each(connection, appending, failed, done).await;
    // After a crash the service time goes on from the last event at the earliest.
    if failed.is_none() && last_event > 0 {
        failed = tick(connection, last_event).await.err().map(StoreError::from);
    }
    match failed {
        Some(error) => Err(error),
        None => Ok(connection.execute("COMMIT").await.map(|_| ())?),
    }
}

pub(super) async fn list(
    connection: &mut SqliteConnection,
    game: GameId,
    listing: &Listing,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO games \
             (id, kind, status, public, creator, created, earliest_flag, terms, seats, pairing) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) \
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, earliest_flag = excluded.earliest_flag, \
             terms = excluded.terms, seats = excluded.seats, pairing = excluded.pairing",
    )
    .bind(game.as_str())
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

pub(super) fn encode(what: &impl serde::Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(what).map_err(|error| sqlx::Error::Encode(error.into()))
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
            for events in ["DELETE FROM events WHERE game = ?1", "DELETE FROM heads WHERE game = ?1"] {
                sqlx::query(events).bind(game.as_str()).execute(&mut *connection).await?;
            }
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

async fn remove_players(connection: &mut SqliteConnection, players: &[String]) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM players WHERE id IN (SELECT value FROM json_each(?1))")
        .bind(serde_json::to_string(players).map_err(StoreError::new)?)
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
pub(super) fn last_time<'a>(appends: impl Iterator<Item = &'a Append>) -> Millis {
    appends.filter_map(|append| append.events.last()).map(|last| last.recorded.at).max().unwrap_or(0)
}
