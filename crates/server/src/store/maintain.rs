//! Queries and rows of [`maintenance`](crate::maintenance), for either database.

use super::chain::{self, EventRow};
use super::heads::link_rows;
use super::reading::{TextRow, read_event};
use super::{Append, Listing, StoreError, Stored, schema};
use crate::maintenance::Fault;
use play::{GameId, Millis, Recorded};

pub(crate) use super::keys::{
    EXPIRE, KEYS, NEXT_KEY, REMOVE_EXPIRED, REVOKE, REVOKED, draw_secret, read_keys,
};
pub(crate) use super::postgres::{postgres_options, reach};
pub(crate) use super::reading::find_query;

/// The condition of profiles that were created before and occur in no game, themselves or as the owner of a bot.
macro_rules! unused_profiles {
    () => {
        "created < $1 AND id NOT IN (SELECT player FROM events WHERE player IS NOT NULL) \
         AND id NOT IN (SELECT creator FROM games) \
         AND id NOT IN (SELECT owner FROM players WHERE owner IS NOT NULL)"
    };
}

pub(crate) const SCHEMA_VERSION: &str = "SELECT max(version) FROM _sqlx_migrations";
pub(crate) const ALL_GAMES: &str = "\
    SELECT id FROM (SELECT game AS id FROM events UNION SELECT id FROM games UNION SELECT game FROM heads) AS ids \
    WHERE id > $1 ORDER BY id LIMIT $2";
pub(crate) const GAMES_OF: &str = "\
    SELECT game FROM events WHERE player = $1 OR body LIKE $2 \
    UNION SELECT id FROM games WHERE creator = $1 OR seats LIKE $2";
pub(crate) const ROWS: &str = "\
    SELECT game, seq, version, at, wall, body, player, command, chain FROM events WHERE game = $1 ORDER BY seq";
pub(crate) const HEAD: &str = "SELECT seq, chain FROM heads WHERE game = $1";
pub(crate) const LISTED: &str = "SELECT status, creator, terms, seats FROM games WHERE id = $1";
pub(crate) const INSERT_EVENT: &str = "\
    INSERT INTO events (game, seq, version, at, wall, body, player, chain) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
/// With the same values.
pub(crate) const UPDATE_EVENT: &str = "\
    UPDATE events SET version = $3, at = $4, wall = $5, body = $6, player = $7, chain = $8 \
    WHERE game = $1 AND seq = $2";
pub(crate) const UPDATE_HEAD: &str = "UPDATE heads SET chain = $1 WHERE game = $2";
pub(crate) const UPDATE_LISTING: &str = "UPDATE games SET creator = $1, seats = $2 WHERE id = $3";
pub(crate) const UPDATE_STATUS: &str = "\
    UPDATE games SET status = $1, earliest_flag = $2, pairing = $3 WHERE id = $4";
pub(crate) const TIME: &str = "SELECT time FROM service WHERE id = 1";
/// Has running servers read again what they know.
pub(crate) const NEXT_REVISION: &str = "UPDATE service SET revision = revision + 1 WHERE id = 1";
pub(crate) const REMOVE_LISTING: &str = "DELETE FROM games WHERE id = $1 AND status IN ('over', 'aborted')";
/// The events of a game whose listing was removed, and their head.
pub(crate) const REMOVE_EVENTS: [&str; 2] = [
    "DELETE FROM events WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $1)",
    "DELETE FROM heads WHERE game = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = $1)",
];
pub(crate) const COUNT_UNUSED_PROFILES: &str =
    concat!("SELECT count(*) FROM players WHERE ", unused_profiles!());
pub(crate) const REMOVE_UNUSED_PROFILES: &str = concat!("DELETE FROM players WHERE ", unused_profiles!());
pub(super) const UNUSED_PROFILES: &str =
    concat!("SELECT id FROM players WHERE ", unused_profiles!(), " LIMIT $2");

/// The number of the last migration of this program.
pub(crate) fn current_version() -> i64 {
    schema::SQLITE.last().map_or(0, |(version, ..)| *version)
}

/// A stored event with its link.
pub(crate) struct Row {
    pub(crate) event: EventRow,
    pub(crate) chain: Option<Vec<u8>>,
}

impl Row {
    /// The event.
    pub(crate) fn event(&self) -> Result<Recorded, StoreError> {
        Ok(Recorded {
            seq: self.event.seq.try_into().map_err(StoreError::unreadable)?,
            at: self.event.at as Millis,
            wall: self.event.wall,
            event: read_event(self.event.version, &self.event.body)?,
        })
    }
}

/// Reads a row of [`ROWS`].
pub(crate) fn read_row(row: &impl TextRow) -> Result<Row, StoreError> {
    let event = EventRow {
        game: row.text("game")?.into(),
        seq: row.integer("seq")?,
        version: row.integer("version")?,
        at: row.integer("at")?,
        wall: row.integer("wall")?,
        body: row.text("body")?.into(),
        player: row.optional_text("player")?.map(String::from),
        command: row.optional_text("command")?.map(String::from),
    };
    Ok(Row { event, chain: row.optional_bytes("chain")? })
}

/// The number of the last event of a game, and its link.
pub(crate) struct Head {
    pub(crate) seq: i64,
    pub(crate) chain: Option<Vec<u8>>,
}

/// Reads a row of [`HEAD`].
pub(crate) fn read_head(row: &impl TextRow) -> Result<Head, StoreError> {
    Ok(Head { seq: row.integer("seq")?, chain: row.optional_bytes("chain")? })
}

/// What is missing or changed in the events of a game, by their numbers and links.
pub(crate) fn broken_chain(rows: &[Row], head: &Head) -> Option<Fault> {
    let mut previous: Option<&Vec<u8>> = None;
    for (expected, row) in (1..).zip(rows) {
        if row.event.seq != expected {
            return Some(Fault::Missing(expected));
        }
        let fits = match &row.chain {
            Some(link) => link[..] == chain::link(previous.map(|link| &link[..]), &row.event.digest()),
            // Only the first events can be of an earlier schema.
            None => previous.is_none(),
        };
        if !fits {
            return Some(Fault::Changed(expected));
        }
        previous = row.chain.as_ref();
    }
    let last = rows.last().map_or(0, |row| row.event.seq);
    if last < head.seq {
        return Some(Fault::Missing(last + 1));
    }
    (last > head.seq || previous != head.chain.as_ref()).then_some(Fault::Changed(last))
}

/// The rows of new events of a game, linked to its head.
pub(crate) fn new_rows(game: GameId, events: Vec<Recorded>, head: &Head) -> Result<Vec<Row>, StoreError> {
    let events = events.into_iter().map(|recorded| Stored { recorded, command: None }).collect();
    let linked = link_rows(head.chain.as_deref(), &Append { game, events, listing: None })?;
    Ok(linked.into_iter().map(|(event, link)| Row { event, chain: Some(link.to_vec()) }).collect())
}

/// Links the events of a game anew, except those of an earlier schema.
pub(crate) fn chain_anew(rows: &mut [Row]) {
    let mut previous: Option<Vec<u8>> = None;
    for row in rows.iter_mut().filter(|row| row.chain.is_some()) {
        let link = chain::link(previous.as_deref(), &row.event.digest()).to_vec();
        row.chain = Some(link.clone());
        previous = Some(link);
    }
}

/// The stored listing of a game.
pub(crate) struct ListedRow {
    pub(crate) status: String,
    pub(crate) creator: String,
    pub(crate) terms: Option<String>,
    pub(crate) seats: Option<String>,
}

/// Reads a row of [`LISTED`].
pub(crate) fn read_listed_row(row: &impl TextRow) -> Result<ListedRow, StoreError> {
    Ok(ListedRow {
        status: row.text("status")?.into(),
        creator: row.text("creator")?.into(),
        terms: row.optional_text("terms")?.map(String::from),
        seats: row.optional_text("seats")?.map(String::from),
    })
}

impl ListedRow {
    /// Whether it is this listing. One that an earlier version has stored may lack its terms and seats.
    pub(crate) fn fits(&self, listing: &Listing) -> bool {
        let is = |stored: &Option<String>, value: Result<serde_json::Value, serde_json::Error>| {
            stored.as_ref().is_none_or(|text| {
                let stored: Result<serde_json::Value, _> = serde_json::from_str(text);
                stored.ok().zip(value.ok()).is_some_and(|(one, other)| one == other)
            })
        };
        self.status == listing.status.name()
            && self.creator == listing.creator.as_str()
            && is(&self.terms, serde_json::to_value(&listing.terms))
            && is(&self.seats, serde_json::to_value(&listing.seats))
    }
}
