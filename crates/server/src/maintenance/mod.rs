//! Maintenance of a database, beside servers that may be running: keys, checks, old games and personal data.

mod check;
mod forget;
mod prune;

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions};

pub use self::check::{Checked, Fault};
pub use self::forget::Forgotten;
pub use self::prune::Pruned;
use crate::credentials::Signer;
use crate::store::{DatabaseAddress, Keys, StoreError, maintain};
use crate::time::wall;
use play::{GameId, GameState, PlayerId};

/// The timeout of connecting, and of waiting for a lock of SQLite.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A database that is open for maintenance. It is not locked, so servers can use it at the same time.
pub struct Maintenance {
    pool: Pool,
}

/// A pool of connections to either database.
enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Evaluates an expression for the pool of either database: the SQL is the same, sqlx's types are not.
macro_rules! with_pool {
    ($self:ident, $pool:ident => $expression:expr) => {
        match &$self.pool {
            Pool::Sqlite($pool) => $expression,
            Pool::Postgres($pool) => $expression,
        }
    };
}
use with_pool;

/// The events of a game.
macro_rules! rows {
    ($executor:expr, $game:expr) => {
        sqlx::query(maintain::ROWS)
            .bind($game)
            .fetch_all($executor)
            .await?
            .iter()
            .map(maintain::read_row)
            .collect::<Result<Vec<maintain::Row>, StoreError>>()?
    };
}
use rows;

/// The stored listing of a game.
macro_rules! listed {
    ($executor:expr, $game:expr) => {
        sqlx::query(maintain::LISTED)
            .bind($game)
            .fetch_optional($executor)
            .await?
            .as_ref()
            .map(maintain::read_listed_row)
            .transpose()?
    };
}
use listed;

/// The head of the chain of a game.
macro_rules! head {
    ($executor:expr, $game:expr) => {
        sqlx::query(maintain::HEAD)
            .bind($game)
            .fetch_optional($executor)
            .await?
            .as_ref()
            .map(maintain::read_head)
            .transpose()?
    };
}
use head;

/// Draws the key that signs from now on.
macro_rules! next_key {
    ($executor:expr, $now:expr) => {
        sqlx::query_scalar(maintain::NEXT_KEY)
            .bind(&maintain::draw_secret()[..])
            .bind($now)
            .fetch_one($executor)
            .await?
    };
}

/// What was revoked.
#[derive(Clone, Debug)]
pub struct Revoked {
    /// The player, or the first game of the rematches.
    pub subject: String,
    /// The first key whose signatures are valid.
    pub key: i64,
    /// The new token, if it is a bot.
    pub token: Option<String>,
}

impl Maintenance {
    /// Opens a database. Its schema has to be that of this program: servers bring it up to date.
    pub async fn open(address: &DatabaseAddress) -> Result<Maintenance, StoreError> {
        let pool = match address {
            DatabaseAddress::Sqlite(file) => {
                if !file.exists() {
                    return Err(StoreError::new(format_args!("there is no file {}", file.display())));
                }
                let options = SqliteConnectOptions::new().filename(file).busy_timeout(TIMEOUT);
                let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await;
                Pool::Sqlite(pool.map_err(|error| StoreError::from(error).in_file(file))?)
            }
            DatabaseAddress::Postgres(url) => {
                let options: PgConnectOptions = maintain::postgres_options(url)?;
                maintain::reach(&options).await?;
                Pool::Postgres(PgPoolOptions::new().max_connections(1).connect_with(options).await?)
            }
        };
        let maintenance = Maintenance { pool };
        let version: Result<i64, sqlx::Error> = with_pool!(maintenance, pool => {
            sqlx::query_scalar(maintain::SCHEMA_VERSION).fetch_one(pool).await
        });
        match version {
            Ok(version) if version == maintain::current_version() => Ok(maintenance),
            Ok(version) => Err(StoreError::new(format_args!(
                "its schema is number {version}, that of this program is {}: start a server of this version first",
                maintain::current_version()
            ))),
            Err(error) => Err(StoreError::new(format_args!("this is no database of a server: {error}"))),
        }
    }

    /// The wall clock, in milliseconds since 1970.
    pub fn wall(&self) -> i64 {
        wall()
    }

    /// The keys that sign credentials, and what was revoked.
    pub async fn keys(&self) -> Result<Keys, StoreError> {
        with_pool!(self, pool => {
            let keys = sqlx::query(maintain::KEYS).fetch_all(pool).await?;
            maintain::read_keys(&keys, &sqlx::query(maintain::REVOKED).fetch_all(pool).await?)
        })
    }

    /// Draws a key that signs from now on, and has the others expire after this time. Returns its number.
    pub async fn rotate(&self, grace: Duration) -> Result<i64, StoreError> {
        let now = wall();
        let end = now + grace.as_millis() as i64;
        with_pool!(self, pool => {
            let mut transaction = pool.begin().await?;
            let key: i64 = next_key!(&mut *transaction, now);
            sqlx::query(maintain::EXPIRE).bind(end).bind(key).execute(&mut *transaction).await?;
            sqlx::query(maintain::REMOVE_EXPIRED).bind(now).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(key)
        })
    }

    /// Revokes the credentials of a player, or the links and seat keys of a game and its rematches.
    pub async fn revoke(&self, id: &str) -> Result<Revoked, StoreError> {
        let (subject, bot) = if let Ok(game) = id.parse::<GameId>() {
            (self.root(game).await?.to_string(), None)
        } else if let Ok(player) = id.parse::<PlayerId>() {
            (player.to_string(), Some(player))
        } else {
            return Err(StoreError::new(format_args!("{id:?} is the id of neither a player nor a game")));
        };
        let is_bot: Option<bool> = with_pool!(self, pool => {
            sqlx::query_scalar("SELECT is_bot FROM players WHERE id = $1").bind(&subject).fetch_optional(pool).await?
        });
        let now = wall();
        let key: i64 = with_pool!(self, pool => {
            let mut transaction = pool.begin().await?;
            let key: i64 = next_key!(&mut *transaction, now);
            for subject in [subject.as_str(), id] {
                sqlx::query(maintain::REVOKE).bind(subject).bind(key).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            key
        });
        let signer = Signer::new(&self.keys().await?, now);
        let bot = bot.filter(|_| is_bot == Some(true));
        let token = bot.zip(signer).map(|(bot, signer)| signer.token(bot));
        Ok(Revoked { subject, key, token })
    }

    /// The first game of these rematches, which the key of their link is made of.
    async fn root(&self, game: GameId) -> Result<GameId, StoreError> {
        let rows = with_pool!(self, pool => rows!(pool, game.as_str()));
        let events = rows.iter().map(maintain::Row::event).collect::<Result<Vec<_>, _>>()?;
        let state = GameState::replay(game, events.iter());
        Ok(state.map_err(|_| StoreError::new(format_args!("there is no game {game}")))?.root())
    }

    /// Closes the database.
    pub async fn close(&self) {
        with_pool!(self, pool => pool.close().await);
    }
}
