//! Storage of games. Acknowledged events are stored; everything else is a cache.
//!
//! The only way to change a game is [`Store::append`]: a compare-and-swap on the number of its last event. The primary
//! key `(game, seq)` ensures that only one of two concurrent appends succeeds.

mod address;
mod appending;
mod chain;
mod checkpoint;
mod files;
mod heads;
mod keys;
mod listing;
pub(crate) mod maintain;
mod postgres;
mod reading;
mod schema;
mod sqlite;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;

pub use self::address::{DatabaseAddress, UnknownDatabase};
pub(crate) use self::files::{create_directory, tighten_directory};
pub use self::keys::{Key, Keys};
pub use self::listing::{Filled, Listed, Listing, fill_listings};
pub(crate) use self::listing::{earliest_flag, pairing_key, pairing_terms};
pub use self::postgres::PostgresStore;
pub use self::sqlite::{SqliteLimits, SqliteStore};
use play::{CommandId, GameId, Millis, PlayerId, Recorded, Seq, Status};

/// A stored event, with its command if it is the first event of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The event.
    pub recorded: Recorded,
    /// The player and the idempotency key of the command.
    pub command: Option<(PlayerId, CommandId)>,
}

/// New events of a game.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The events, numbered from the last known one on.
    pub events: Vec<Stored>,
    /// The new listing of the game, if it changes.
    pub listing: Option<Listing>,
}

/// Why nothing was appended.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Another node appended first: load its events and decide again.
    #[error("the game has gone on meanwhile")]
    Conflict,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An error of the database.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// The database is unavailable or failed.
    #[error("the database failed: {reason}")]
    Failed {
        /// The cause, for the log.
        reason: Arc<str>,
    },
    /// Stored data can't be read by this program. A retry won't help.
    #[error("what is stored can't be read: {reason}")]
    Unreadable {
        /// The cause, for the log.
        reason: Arc<str>,
    },
}

impl StoreError {
    /// An error of the database with this cause.
    pub fn new(reason: impl std::fmt::Display) -> StoreError {
        StoreError::Failed { reason: reason.to_string().into() }
    }

    /// Unreadable data with this cause.
    pub fn unreadable(reason: impl std::fmt::Display) -> StoreError {
        StoreError::Unreadable { reason: reason.to_string().into() }
    }

    /// The same error of this file.
    #[must_use]
    pub(crate) fn in_file(self, file: &std::path::Path) -> StoreError {
        let named = |reason: Arc<str>| -> Arc<str> {
            let file = file.display().to_string();
            if reason.contains(&file) { reason } else { format!("{file}: {reason}").into() }
        };
        match self {
            StoreError::Failed { reason } => StoreError::Failed { reason: named(reason) },
            StoreError::Unreadable { reason } => StoreError::Unreadable { reason: named(reason) },
        }
    }

    /// Whether stored data is unreadable.
    pub fn is_unreadable(&self) -> bool {
        matches!(self, StoreError::Unreadable { .. })
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => StoreError::unreadable(error),
            _ => StoreError::new(error),
        }
    }
}

/// A guest or bot with a chosen name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The chosen name.
    pub name: String,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// The owner of a bot.
    pub owner: Option<PlayerId>,
}

/// A filter of listings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Public games of this status.
    Public(Status),
    /// Open games that have this [pairing key](Listing::pairing_key).
    Pairing(String),
}

/// A filter of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// Unfinished games that this player created.
    UnfinishedOf(PlayerId),
    /// Open games in which this player has a seat.
    OpenWithSeatOf(PlayerId),
    /// Games in which a flag may fall before this time.
    FlagBefore(Millis),
    /// Open games that were created before this time, in milliseconds since 1970; the oldest first.
    OpenBefore {
        /// Whether they are public.
        public: bool,
        /// The time.
        wall: i64,
    },
    /// Games of this status whose last event is older than this time, in milliseconds since 1970.
    EndedBefore {
        /// The status: over or aborted.
        status: Status,
        /// The time.
        wall: i64,
    },
}

/// The number of profiles that are removed at a time.
const REMOVED_PLAYERS: i64 = 1_000;

/// The future of a result.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A database.
pub trait Store: Send + Sync + 'static {
    /// Appends events to one or more games atomically. They are durable afterwards.
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>>;

    /// Loads the events of a game after this one; empty if there is no such game.
    fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>>;

    /// Finds games.
    fn find(&self, what: Find, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// Lists games with their listings, the newest first. Unreadable ones are skipped.
    fn list(&self, what: List, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// The ids of games of this status without a listing, stored by an earlier version, in order after this id.
    fn unlisted(&self, status: Status, after: String, limit: u32) -> Answer<'_, Vec<String>>;

    /// Fills in missing listings. Existing ones are kept: they are newer.
    fn fill(&self, games: Vec<Listed>) -> Answer<'_, ()>;

    /// Removes games for good, if they are over or aborted.
    fn remove(&self, games: Vec<GameId>) -> Answer<'_, ()>;

    /// Removes some of the profiles that were created before this time, in milliseconds since 1970, and occur in no
    /// game. Returns how many: 0 once there are none left.
    fn remove_unused_players(&self, before: i64) -> Answer<'_, u64>;

    /// Loads a guest or bot.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>>;

    /// Stores a guest or bot, or changes its name.
    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()>;

    /// The keys that sign credentials, and what was revoked.
    fn keys(&self) -> Answer<'_, Keys>;

    /// How often maintenance has rewritten events.
    fn revision(&self) -> Answer<'_, i64> {
        Box::pin(std::future::ready(Ok(0)))
    }

    /// Persists the service time of this process and returns that of all nodes, which is never less.
    fn tick(&self, local: Millis) -> Answer<'_, Millis>;

    /// The service time when a process starts. It stands still for so long, unless another node is running.
    fn resume(&self, _still: Millis) -> Answer<'_, Millis> {
        self.tick(0)
    }

    /// The interval of ticks.
    fn heartbeat(&self) -> Duration {
        Duration::from_secs(5)
    }

    /// The durability settings, for display.
    fn durability(&self) -> &str;

    /// Finishes pending writes and closes the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}
