//! Appends events to SQLite within a transaction of the writer.

use std::collections::HashMap;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Executor as _, Row as _};
use tokio::sync::oneshot;

use super::chain::{self, EventRow};
use super::writer::{Done, list};
use super::{Append, AppendError, StoreError};

/// Events to append, with the channel of the reply.
pub(super) type Appending = (Vec<Append>, oneshot::Sender<Result<(), AppendError>>);

/// Rows to insert, each with its link.
type Chained = Vec<(EventRow, [u8; chain::LENGTH])>;

/// Appends a batch, by one statement if there are no conflicts. Conflicting appends get their reply at once: they are
/// not part of the transaction.
pub(super) async fn append_batch(
    connection: &mut SqliteConnection,
    batch: Vec<Appending>,
    mut failed: Option<StoreError>,
    done: &mut Vec<Done>,
) -> Option<StoreError> {
    let mut is_in = false;
    if failed.is_none() && batch.len() > 1 {
        match append_together(connection, batch.iter().flat_map(|(appends, _)| appends)).await {
            Ok(fits) => is_in = fits,
            Err(error) => failed = Some(error),
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
                Err(error) => failed = Some(error),
            }
        }
        done.push(Done::Appended(reply));
    }
    failed
}

/// The rows of these appends, linked to what is stored.
async fn chained(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &Append> + Clone,
) -> Result<Chained, StoreError> {
    let before: Vec<(&str, u32)> = appends
        .clone()
        .filter_map(|append| Some((append.game.as_str(), append.events.first()?.recorded.seq - 1)))
        .filter(|(_, seq)| *seq > 0)
        .collect();
    let mut heads = HashMap::new();
    if !before.is_empty() {
        let stored = sqlx::query(
            "SELECT events.game, events.seq, events.chain FROM json_each(?1) AS before \
             CROSS JOIN events ON events.game = before.value ->> 0 AND events.seq = before.value ->> 1",
        )
        .bind(serde_json::to_string(&before).map_err(StoreError::new)?)
        .fetch_all(connection)
        .await?;
        for row in stored {
            let link: Option<Vec<u8>> = row.try_get("chain")?;
            heads.insert((row.try_get::<String, _>("game")?, row.try_get::<i64, _>("seq")?), link);
        }
    }
    let mut rows = Vec::new();
    for append in appends {
        let mut previous: Option<Vec<u8>> = None;
        for (index, row) in EventRow::of(append)?.into_iter().enumerate() {
            if index == 0 {
                previous = heads.remove(&(row.game.clone(), row.seq - 1)).flatten();
            }
            let link = chain::link(previous.as_deref(), &row.digest());
            previous = Some(link.into());
            rows.push((row, link));
        }
    }
    Ok(rows)
}

/// Appends the events of many games by one statement, as each statement is a round trip to the thread of the database.
/// False, with nothing appended, if there is a conflict.
async fn append_together(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &Append> + Clone,
) -> Result<bool, StoreError> {
    let chained = chained(connection, appends.clone()).await?;
    let row = |(row, link): &(EventRow, [u8; chain::LENGTH])| {
        let EventRow { game, seq, version, at, wall, body, player, command } = row;
        let link = data_encoding::HEXLOWER.encode(link);
        serde_json::json!([game, seq, version, at, wall, body, player, command, link])
    };
    let rows = serde_json::Value::Array(chained.iter().map(row).collect());
    let inserted = sqlx::query(
        "INSERT INTO events (game, seq, version, at, wall, body, player, command, chain) \
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, \
             value ->> 4, value ->> 5, value ->> 6, value ->> 7, unhex(value ->> 8) \
         FROM json_each(?1)",
    )
    .bind(rows.to_string())
    .execute(&mut *connection)
    .await;
    match inserted {
        Ok(_) => {}
        // The statement is rolled back; the transaction goes on.
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => return Ok(false),
        Err(error) => return Err(error.into()),
    }
    for append in appends {
        if let Some(listing) = &append.listing {
            list(connection, append.game, listing).await?;
        }
    }
    Ok(true)
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
    for (row, link) in chained(connection, std::iter::once(append)).await? {
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
