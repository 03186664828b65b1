//! The heads of the hash chains of games that are not over, so that their next events can be linked and stored without
//! a look into the database.
//!
//! Only the writer of this process appends to such games, and maintenance. That counts the revision of the database up:
//! a transaction that was made for another revision fails.

use std::num::NonZeroUsize;

use lru::LruCache;
use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use super::chain::{self, EventRow};
use super::{Append, StoreError};
use play::{GameId, Seq, Status};

/// The maximum number of games that are kept; those that were not appended to for longest are forgotten first.
const MAX_GAMES: NonZeroUsize = NonZeroUsize::MIN.saturating_add((1 << 16) - 1);

/// The number of the last event, and its link; events of earlier schemas have none.
type Head = (Seq, Option<Vec<u8>>);

/// An event to insert, with its link.
pub(super) type Chained = (EventRow, [u8; chain::LENGTH]);

/// The heads of the hash chains of games that are not over.
pub(super) struct Heads {
    games: LruCache<GameId, Head>,
    /// The revision of the database that they are of.
    revision: Option<i64>,
}

impl Heads {
    pub(super) fn new() -> Heads {
        Heads { games: LruCache::new(MAX_GAMES), revision: None }
    }

    /// The revision of the database that is to be appended to; `None` if it couldn't be read.
    pub(super) fn revision(&self) -> Option<i64> {
        self.revision
    }

    /// Forgets everything: maintenance has rewritten events.
    pub(super) fn clear(&mut self) {
        self.games.clear();
        self.revision = None;
    }

    /// Loads the heads of these games that are not known, except of games that are over.
    pub(super) async fn load(
        &mut self,
        connection: &mut SqliteConnection,
        appends: impl Iterator<Item = &Append>,
    ) -> Result<(), StoreError> {
        if self.revision.is_none() {
            let revision = sqlx::query_scalar(super::reading::REVISION).fetch_one(&mut *connection).await?;
            self.revision = Some(revision);
        }
        let is_missing = |append: &&Append| first_seq(append) > 1 && !self.games.contains(&append.game);
        let missing: Vec<&str> = appends.filter(is_missing).map(|append| append.game.as_str()).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let found = sqlx::query(
            "SELECT heads.game, heads.seq, heads.chain FROM json_each(?1) AS missing \
             CROSS JOIN games ON games.id = missing.value AND games.status IN ('open', 'playing') \
             CROSS JOIN heads ON heads.game = games.id",
        )
        .bind(serde_json::to_string(&missing).map_err(StoreError::new)?)
        .fetch_all(connection)
        .await?;
        for row in found {
            let game: GameId = row.try_get::<&str, _>("game")?.parse().map_err(StoreError::unreadable)?;
            let seq = row.try_get::<i64, _>("seq")?.try_into().map_err(StoreError::unreadable)?;
            self.games.put(game, (seq, row.try_get("chain")?));
        }
        Ok(())
    }

    /// The rows of each of these appends, linked to what is stored; `None` if that isn't known, or isn't what one of
    /// them follows.
    pub(super) fn link_all(&mut self, appends: &[Append]) -> Option<Vec<Vec<Chained>>> {
        appends.iter().map(|append| self.link(append)).collect()
    }

    fn link(&mut self, append: &Append) -> Option<Vec<Chained>> {
        let first = first_seq(append);
        let before = match self.games.get(&append.game) {
            None if first == 1 => None,
            Some((seq, link)) if seq + 1 == first => link.as_deref(),
            _ => return None,
        };
        link_rows(before, append).ok()
    }

    /// Takes note of events that were stored.
    pub(super) fn advance(&mut self, append: &Append, rows: &[Chained]) {
        let Some((seq, (_, link))) = append.events.last().map(|last| last.recorded.seq).zip(rows.last())
        else {
            return;
        };
        let status = append.listing.as_ref().map(|listing| listing.status);
        match status {
            Some(Status::Over | Status::Aborted) => self.forget(append.game),
            // Without a listing the status is as it was, and what is over isn't here.
            None if !self.games.contains(&append.game) => {}
            _ => drop(self.games.put(append.game, (seq, Some(link.to_vec())))),
        }
    }

    /// Forgets a game.
    pub(super) fn forget(&mut self, game: GameId) {
        self.games.pop(&game);
    }
}

/// The rows of an append, linked to this link.
pub(super) fn link_rows(before: Option<&[u8]>, append: &Append) -> Result<Vec<Chained>, StoreError> {
    let mut previous = before.map(<[u8]>::to_vec);
    let link = |row: EventRow| {
        let link = chain::link(previous.as_deref(), &row.digest());
        previous = Some(link.into());
        (row, link)
    };
    Ok(EventRow::of(append)?.into_iter().map(link).collect())
}

/// The number of the first event of an append.
pub(super) fn first_seq(append: &Append) -> Seq {
    append.events.first().map_or(0, |first| first.recorded.seq)
}
