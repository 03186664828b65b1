//! Queries and row readers that both databases share.
//!
//! SQLite understands `$1`, too, so the SQL is the same; sqlx's types are not, hence a macro and generic row readers.

use sqlx::{ColumnIndex, Database, Decode, Row, Type};

use super::listing::log_skipped;
use super::{Find, List, Player, StoreError, Stored};
use play::{CommandId, EVENT_VERSION, Event, GameId, Millis, PlayerId, Recorded, Status};

pub(super) const LOAD: &str = "\
    SELECT seq, version, at, wall, body, player, command FROM events \
    WHERE game = $1 AND seq > $2 ORDER BY seq";
pub(super) const REVISION: &str = "SELECT revision FROM service WHERE id = 1";
pub(super) const PLAYER: &str = "SELECT id, name, is_bot, owner FROM players WHERE id = $1";
pub(super) const PUT_PLAYER: &str = "\
    INSERT INTO players (id, name, is_bot, owner, created) VALUES ($1, $2, $3, $4, $5) \
    ON CONFLICT (id) DO UPDATE SET name = excluded.name";
pub(super) const UNLISTED: &str = "\
    SELECT id FROM games WHERE terms IS NULL AND status = $1 AND id > $2 ORDER BY id LIMIT $3";

/// The query for these games, with the limit as `$1` and a value of their own as `$2`.
pub(crate) fn find_query(what: Find) -> &'static str {
    match what {
        Find::UnfinishedOf(_) => {
            "SELECT id FROM games WHERE status IN ('open', 'playing') AND creator = $2 LIMIT $1"
        }
        Find::OpenWithSeatOf(_) => "SELECT id FROM games WHERE status = 'open' AND seats LIKE $2 LIMIT $1",
        // `public` alone would be right, too, but SQLite wouldn't use the index.
        Find::OpenBefore { public: true, .. } => {
            "SELECT id FROM games WHERE status = 'open' AND public = TRUE AND created < $2 \
             ORDER BY created LIMIT $1"
        }
        Find::OpenBefore { public: false, .. } => {
            "SELECT id FROM games WHERE status = 'open' AND public = FALSE AND created < $2 \
             ORDER BY created LIMIT $1"
        }
        Find::EndedBefore { status: Status::Aborted, .. } => {
            "SELECT id FROM games WHERE status = 'aborted' AND public IN (TRUE, FALSE) AND created < $2 \
             AND COALESCE((SELECT wall FROM events WHERE game = games.id ORDER BY seq DESC LIMIT 1), created) < $2 \
             LIMIT $1"
        }
        Find::EndedBefore { .. } => {
            "SELECT id FROM games WHERE status = 'over' AND public IN (TRUE, FALSE) AND created < $2 \
             AND COALESCE((SELECT wall FROM events WHERE game = games.id ORDER BY seq DESC LIMIT 1), created) < $2 \
             LIMIT $1"
        }
        Find::FlagBefore(_) => {
            "SELECT id FROM games WHERE earliest_flag < $2 ORDER BY earliest_flag LIMIT $1"
        }
    }
}

/// The query for these listings with the limit as `$1`, and the value of `$2`.
pub(super) fn list_query(what: List) -> (String, String) {
    let (condition, value) = match what {
        // `public` alone would be right, too, but SQLite wouldn't use the index.
        List::Public(status) => ("public = TRUE AND status = $2", status.name().into()),
        List::Pairing(key) => ("pairing = $2 AND status = 'open'", key),
    };
    let columns = super::listing::COLUMNS;
    let query = format!(
        "SELECT {columns} FROM games WHERE {condition} AND terms IS NOT NULL ORDER BY created DESC LIMIT $1"
    );
    (query, value)
}

/// A row whose columns can be read as text, numbers and booleans, by name.
pub(crate) trait TextRow: Row {
    /// Reads a column of text.
    fn text(&self, column: &'static str) -> Result<&str, sqlx::Error>;
    /// Reads a nullable column of text.
    fn optional_text(&self, column: &'static str) -> Result<Option<&str>, sqlx::Error>;
    /// Reads a column of integers.
    fn integer(&self, column: &'static str) -> Result<i64, sqlx::Error>;
    /// Reads a nullable column of integers.
    fn optional_integer(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error>;
    /// Reads a column of booleans.
    fn boolean(&self, column: &'static str) -> Result<bool, sqlx::Error>;
    /// Reads a nullable column of bytes.
    fn optional_bytes(&self, column: &'static str) -> Result<Option<Vec<u8>>, sqlx::Error>;
}

impl<DB: Database, R: Row<Database = DB>> TextRow for R
where
    for<'r> &'r str: Decode<'r, DB> + Type<DB>,
    for<'r> i64: Decode<'r, DB> + Type<DB>,
    for<'r> bool: Decode<'r, DB> + Type<DB>,
    for<'r> Vec<u8>: Decode<'r, DB> + Type<DB>,
    &'static str: ColumnIndex<R>,
{
    fn text(&self, column: &'static str) -> Result<&str, sqlx::Error> {
        self.try_get(column)
    }

    fn optional_text(&self, column: &'static str) -> Result<Option<&str>, sqlx::Error> {
        self.try_get(column)
    }

    fn integer(&self, column: &'static str) -> Result<i64, sqlx::Error> {
        self.try_get(column)
    }

    fn optional_integer(&self, column: &'static str) -> Result<Option<i64>, sqlx::Error> {
        self.try_get(column)
    }

    fn boolean(&self, column: &'static str) -> Result<bool, sqlx::Error> {
        self.try_get(column)
    }

    fn optional_bytes(&self, column: &'static str) -> Result<Option<Vec<u8>>, sqlx::Error> {
        self.try_get(column)
    }
}

/// Reads a row of [`LOAD`].
pub(super) fn read_stored(row: &impl TextRow) -> Result<Stored, StoreError> {
    let recorded = Recorded {
        seq: row.integer("seq")?.try_into().map_err(StoreError::unreadable)?,
        at: row.integer("at")? as Millis,
        wall: row.integer("wall")?,
        event: read_event(row.integer("version")?, row.text("body")?)?,
    };
    let command = read_command(row.optional_text("player")?, row.optional_text("command")?)?;
    Ok(Stored { recorded, command })
}

/// Reads the ids of games, skipping unreadable ones.
pub(super) fn read_ids(ids: &[String]) -> Vec<GameId> {
    let read = |id: &String| id.parse().map_err(StoreError::unreadable);
    ids.iter().filter_map(|id| read(id).inspect_err(|error| log_skipped(id, error)).ok()).collect()
}

/// Reads an event that was stored in this version.
pub(super) fn read_event(version: i64, body: &str) -> Result<Event, StoreError> {
    if version != i64::from(EVENT_VERSION) {
        return Err(StoreError::unreadable(format_args!(
            "an event of version {version} is newer than this program"
        )));
    }
    serde_json::from_str(body).map_err(StoreError::unreadable)
}

/// Reads the player and the idempotency key of a command.
fn read_command(
    player: Option<&str>,
    command: Option<&str>,
) -> Result<Option<(PlayerId, CommandId)>, StoreError> {
    let Some((player, command)) = player.zip(command) else { return Ok(None) };
    let player = player.parse().map_err(StoreError::unreadable)?;
    Ok(Some((player, command.parse().map_err(StoreError::unreadable)?)))
}

/// Reads a row of [`PLAYER`].
pub(super) fn read_player(row: &impl TextRow) -> Result<Player, StoreError> {
    let owner = row.optional_text("owner")?;
    Ok(Player {
        id: row.text("id")?.parse().map_err(StoreError::new)?,
        name: row.text("name")?.into(),
        is_bot: row.boolean("is_bot")?,
        owner: owner.map(str::parse).transpose().map_err(StoreError::new)?,
    })
}

/// The methods of [`Store`](super::Store) that only read, for a store whose field `$pool` is a pool of connections.
macro_rules! reading_methods {
    ($pool:ident) => {
        fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>> {
            Box::pin(async move {
                let query = sqlx::query(reading::LOAD).bind(game.to_string()).bind(i64::from(after));
                query.fetch_all(&self.$pool).await?.iter().map(reading::read_stored).collect()
            })
        }

        fn find(&self, what: Find, limit: u32) -> Answer<'_, Vec<GameId>> {
            Box::pin(async move {
                let query = sqlx::query_scalar::<_, String>(reading::find_query(what)).bind(i64::from(limit));
                let query = match what {
                    Find::UnfinishedOf(player) => query.bind(player.to_string()),
                    Find::OpenWithSeatOf(player) => query.bind(format!("%\"{player}\"%")),
                    Find::FlagBefore(time) => query.bind(time as i64),
                    Find::OpenBefore { wall, .. } | Find::EndedBefore { wall, .. } => query.bind(wall),
                };
                let ids = query.fetch_all(&self.$pool).await?;
                Ok(reading::read_ids(&ids))
            })
        }

        fn list(&self, what: List, limit: u32) -> Answer<'_, Vec<Listed>> {
            Box::pin(async move {
                let (query, value) = reading::list_query(what);
                let query = sqlx::query(AssertSqlSafe(query)).bind(i64::from(limit)).bind(value);
                Ok(read_listed(&query.fetch_all(&self.$pool).await?))
            })
        }

        fn unlisted(&self, status: Status, after: String, limit: u32) -> Answer<'_, Vec<String>> {
            Box::pin(async move {
                let query = sqlx::query_scalar(reading::UNLISTED).bind(status.name()).bind(after);
                Ok(query.bind(i64::from(limit)).fetch_all(&self.$pool).await?)
            })
        }

        fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>> {
            Box::pin(async move {
                let query = sqlx::query(reading::PLAYER).bind(id.to_string());
                query.fetch_optional(&self.$pool).await?.as_ref().map(reading::read_player).transpose()
            })
        }

        fn revision(&self) -> Answer<'_, i64> {
            Box::pin(async move { Ok(sqlx::query_scalar(reading::REVISION).fetch_one(&self.$pool).await?) })
        }

        fn keys(&self) -> Answer<'_, Keys> {
            Box::pin(async move {
                let stored = sqlx::query(keys::KEYS).fetch_all(&self.$pool).await?;
                keys::read_keys(&stored, &sqlx::query(keys::REVOKED).fetch_all(&self.$pool).await?)
            })
        }
    };
}
pub(super) use reading_methods;
