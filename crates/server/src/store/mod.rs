//! Where games are kept. What is acknowledged is in here; everything else is a cache.
//!
//! The only way to change a game is [`Store::append`]: a compare-and-swap on the number of its last event, whose
//! primary key `(game, seq)` makes sure that of two who append to the same game only one succeeds.

mod fold;
mod listing;
mod postgres;
mod schema;
mod sqlite;
mod writer;

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;

pub use self::listing::{Filled, Listed, Listing, fill_listings};
pub(crate) use self::listing::{earliest_flag, pairing_key, pairing_terms};
pub use self::postgres::PostgresStore;
pub use self::sqlite::{SqliteLimits, SqliteStore};
use play::{CommandId, EVENT_VERSION, Event, GameId, Millis, PlayerId, Recorded, Seq, Status};

/// An event as it is stored: with the command that made it, if a client gave it one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The event.
    pub recorded: Recorded,
    /// Who gave the command that this is the first event of, and what the client called it.
    pub command: Option<(PlayerId, CommandId)>,
}

/// New events of one game.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which game.
    pub game: GameId,
    /// The events, numbered from the one after the last that is known.
    pub events: Vec<Stored>,
    /// What is listed about the game, if that changes.
    pub listing: Option<Listing>,
}

/// Why nothing was appended.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// Somebody else appended first: load what is new and decide again.
    #[error("the game has gone on meanwhile")]
    Conflict,
    /// It couldn't be written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The database didn't do what it should.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// It can't be reached, or can't read or write now.
    #[error("the database failed: {reason}")]
    Failed {
        /// What it said, for the log.
        reason: Arc<str>,
    },
    /// What is stored there can't be read by this program. Asking again won't help.
    #[error("what is stored can't be read: {reason}")]
    Unreadable {
        /// What and why, for the log.
        reason: Arc<str>,
    },
}

impl StoreError {
    /// The database failed for this reason.
    pub fn new(reason: impl std::fmt::Display) -> StoreError {
        StoreError::Failed { reason: reason.to_string().into() }
    }

    /// What is stored can't be read for this reason.
    pub fn unreadable(reason: impl std::fmt::Display) -> StoreError {
        StoreError::Unreadable { reason: reason.to_string().into() }
    }

    /// Whether something that is stored can't be read, while the database itself may be well.
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

/// Reads the body of an event that was stored in this version.
fn read_event(version: i64, body: &str) -> Result<Event, StoreError> {
    if version != i64::from(EVENT_VERSION) {
        return Err(StoreError::unreadable(format_args!(
            "an event of version {version} is newer than this program"
        )));
    }
    serde_json::from_str(body).map_err(StoreError::unreadable)
}

/// Reads who gave a command, and what the client called it.
fn read_command(
    player: Option<&str>,
    command: Option<&str>,
) -> Result<Option<(PlayerId, CommandId)>, StoreError> {
    let Some((player, command)) = player.zip(command) else { return Ok(None) };
    let player = player.parse().map_err(StoreError::unreadable)?;
    Ok(Some((player, command.parse().map_err(StoreError::unreadable)?)))
}

/// A guest or a bot that has a name of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name that was chosen.
    pub name: String,
    /// Whether it is a program.
    pub is_bot: bool,
    /// Whose program it is.
    pub owner: Option<PlayerId>,
}

/// Which games are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Public games of this status.
    Public(Status),
    /// Open games that have this [pairing key](Listing::pairing_key).
    Pairing(String),
}

/// What is looked for among the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// Games of this player that aren't over.
    UnfinishedOf(PlayerId),
    /// Games in which somebody's time may be up before this moment.
    FlagBefore(Millis),
}

/// A future that can be sent to another thread.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A database.
pub trait Store: Send + Sync + 'static {
    /// Appends to one game, or to several at once, all or nothing. What was appended is durable.
    fn append(&self, appends: Vec<Append>) -> BoxFuture<'_, Result<(), AppendError>>;

    /// The events of a game after this number, in order; none at all if there is no such game.
    fn load(&self, game: GameId, after: Seq) -> Answer<'_, Vec<Stored>>;

    /// Games that fit, at most so many.
    fn find(&self, what: Find, most: u32) -> Answer<'_, Vec<GameId>>;

    /// Games with their listings, the newest first, at most so many. One that can't be read is left out.
    fn list(&self, what: List, most: u32) -> Answer<'_, Vec<Listed>>;

    /// The ids of games of this status that an earlier version has stored without a listing, in order after this one,
    /// at most so many.
    fn unlisted(&self, status: Status, after: String, most: u32) -> Answer<'_, Vec<String>>;

    /// Lists games that have no listing. Those that have got one meanwhile keep it: it is newer.
    fn fill(&self, games: Vec<Listed>) -> Answer<'_, ()>;

    /// A guest or bot that has been stored.
    fn player(&self, id: PlayerId) -> Answer<'_, Option<Player>>;

    /// Stores a guest or bot, or its new name.
    fn put_player(&self, player: Player, wall: i64) -> Answer<'_, ()>;

    /// The key that identities are signed with: drawn once, the same ever after.
    fn secret(&self) -> Answer<'_, Vec<u8>>;

    /// Tells the service time of this process, and asks for that of all: never less.
    fn tick(&self, local: Millis) -> Answer<'_, Millis>;

    /// Asks for the service time when a process starts. It stands still for so long from now on, unless another node
    /// shows that it goes on.
    fn resume(&self, _still: Millis) -> Answer<'_, Millis> {
        self.tick(0)
    }

    /// How often to tick.
    fn heartbeat(&self) -> Duration {
        Duration::from_secs(5)
    }

    /// A word for the health check: an error if nothing can be read.
    fn ping(&self) -> Answer<'_, ()>;

    /// How durable an acknowledged event is, in the database's own words.
    fn durability(&self) -> &str;

    /// Finishes what was begun and closes the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}
