//! Appends events to SQLite.
//!
//! Each statement is a round trip to the thread of the database, which a busy machine has to schedule each time. So a
//! batch of appends is one round trip, from the beginning of its transaction to the commit.

use std::collections::HashSet;

use sqlx::Executor as _;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::chain::EventRow;
use super::heads::{Chained, Heads, link_rows};
use super::writer::{Done, encode, last_time, list};
use super::{Append, AppendError, StoreError};

/// Events to append, with the channel of the reply.
pub(super) type Appending = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// Appends events and listings, and keeps the service time, which can't be NULL: it fails if the database has another
/// revision.
const APPEND_TOGETHER: &str = "\
    BEGIN IMMEDIATE; \
    UPDATE service SET time = CASE WHEN revision = ?4 THEN max(time, ?3) END WHERE id = 1; \
    INSERT INTO events (game, seq, version, at, wall, body, player, command, chain) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, \
            value ->> 4, value ->> 5, value ->> 6, value ->> 7, unhex(value ->> 8) \
        FROM json_each(?1); \
    INSERT INTO games (id, kind, status, public, creator, created, earliest_flag, terms, seats, pairing) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, \
            value ->> 5, value ->> 6, value ->> 7, value ->> 8, value ->> 9 \
        FROM json_each(?2) WHERE TRUE \
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, earliest_flag = excluded.earliest_flag, \
            terms = excluded.terms, seats = excluded.seats, pairing = excluded.pairing; \
    COMMIT";

/// Appends that can be stored without a look into the database.
pub(super) struct Batch {
    appending: Vec<Appending>,
    /// The rows of each append.
    rows: Vec<Vec<Chained>>,
}

impl Batch {
    /// Takes the appends that follow what is known, at most one of each game, and returns the others, too.
    pub(super) async fn of(
        connection: &mut SqliteConnection,
        heads: &mut Heads,
        all: Vec<Appending>,
    ) -> (Batch, Vec<Appending>) {
        if let Err(error) = heads.load(connection, all.iter().flat_map(|(appends, _)| appends)).await {
            tracing::warn!(%error, "the heads of chains can't be loaded");
        }
        let mut batch =
            Batch { appending: Vec::with_capacity(all.len()), rows: Vec::with_capacity(all.len()) };
        let mut others = Vec::new();
        let mut games = HashSet::new();
        for (appends, reply) in all {
            match heads.link_all(&appends) {
                Some(rows) if appends.iter().all(|append| games.insert(append.game)) => {
                    batch.rows.extend(rows);
                    batch.appending.push((appends, reply));
                }
                _ => others.push((appends, reply)),
            }
        }
        (batch, others)
    }

    fn appends(&self) -> impl Iterator<Item = &Append> + Clone {
        self.appending.iter().flat_map(|(appends, _)| appends)
    }

    /// Appends and commits everything by one round trip. False, with nothing done, if there is a conflict, or what is
    /// known was rewritten.
    pub(super) async fn commit(
        &self,
        connection: &mut SqliteConnection,
        heads: &mut Heads,
    ) -> Result<bool, StoreError> {
        if self.appending.is_empty() {
            return Ok(true);
        }
        let executed = sqlx::query(APPEND_TOGETHER)
            .bind(self.event_rows()?)
            .bind(self.listing_rows()?)
            .bind(last_time(self.appends()) as i64)
            .bind(heads.revision())
            .execute(&mut *connection)
            .await;
        let result = match executed {
            Ok(_) => Ok(true),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Ok(connection.execute("ROLLBACK").await.map(|_| false)?)
            }
            Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::NotNullViolation => {
                heads.clear();
                Ok(connection.execute("ROLLBACK").await.map(|_| false)?)
            }
            Err(error) => Err(error.into()),
        };
        for (append, rows) in self.appends().zip(&self.rows) {
            match &result {
                Ok(true) => heads.advance(append, rows),
                _ => heads.forget(append.game),
            }
        }
        result
    }

    fn event_rows(&self) -> Result<String, StoreError> {
        let rows: Vec<_> = self.rows.iter().flatten().map(event_row).collect();
        serde_json::to_string(&rows).map_err(StoreError::new)
    }

    fn listing_rows(&self) -> Result<String, StoreError> {
        let listed = self.appends().filter_map(|append| append.listing.as_ref().map(|it| (append.game, it)));
        let row = |(game, listing): (play::GameId, &super::Listing)| {
            Ok((
                game.to_string(),
                listing.terms.game.name(),
                listing.status.name(),
                listing.terms.public,
                listing.creator.to_string(),
                listing.created,
                listing.earliest_flag.map(|moment| moment as i64),
                encode(&listing.terms)?,
                encode(&listing.seats)?,
                listing.pairing_key(),
            ))
        };
        let rows = listed.map(row).collect::<Result<Vec<_>, sqlx::Error>>()?;
        serde_json::to_string(&rows).map_err(StoreError::new)
    }

    /// The appends with their replies.
    pub(super) fn into_appending(self) -> Vec<Appending> {
        self.appending
    }
}

/// The columns of an event in the order of [`APPEND_TOGETHER`].
fn event_row((row, link): &Chained) -> EventColumns<'_> {
    let EventRow { game, seq, version, at, wall, body, player, command } = row;
    let link = data_encoding::HEXLOWER.encode(link);
    (game, *seq, *version, *at, *wall, body, player.as_deref(), command.as_deref(), link)
}

type EventColumns<'a> = (&'a str, i64, i64, i64, i64, &'a str, Option<&'a str>, Option<&'a str>, String);

/// Appends one after the other, within a transaction. Conflicting appends get their reply at once: they are not part of
/// the transaction.
pub(super) async fn append_each(
    connection: &mut SqliteConnection,
    appending: Vec<Appending>,
    mut failed: Option<StoreError>,
    done: &mut Vec<Done>,
) -> Option<StoreError> {
    for (appends, reply) in appending {
        if failed.is_none() {
            match append_all(connection, &appends).await {
                Ok(true) => {}
                Ok(false) => {
                    drop(reply.send(Err(AppendError::Conflict)));
                    continue;
                }
                Err(error) => failed = Some(error),
            }
        }
        done.push(Done::Appended(reply));
    }
    failed
}

/// Appends to several games. False, with nothing appended, if there is a conflict.
async fn append_all(connection: &mut SqliteConnection, appends: &[Append]) -> Result<bool, StoreError> {
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

async fn append_one(connection: &mut SqliteConnection, append: &Append) -> Result<bool, StoreError> {
    let previous: Option<Option<Vec<u8>>> = sqlx::query_scalar("SELECT chain FROM heads WHERE game = ?1")
        .bind(append.game.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    for (row, link) in link_rows(previous.flatten().as_deref(), append)? {
        let inserted = sqlx::query(
            "INSERT INTO events (game, seq, version, at, wall, body, player, command, chain) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING",
        )
        .bind(row.game)
        .bind(row.seq)
        .bind(row.version)
        .bind(row.at)
        .bind(row.wall)
        .bind(row.body)
        .bind(row.player)
        .bind(row.command)
        .bind(&link[..])
        .execute(&mut *connection)
        .await?;
        if inserted.rows_affected() == 0 {
            return Ok(false);
        }
    }
    if let Some(listing) = &append.listing {
        list(connection, append.game, listing).await?;
    }
    Ok(true)
}
