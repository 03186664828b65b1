//! Removes old games, and profiles that no game needs.

use std::time::Duration;

use super::{Maintenance, Pool, with_pool};
use crate::store::{Find, StoreError, maintain};
use crate::time::wall;
use play::Status;

/// How many games are removed by one transaction, which running servers wait for.
const BATCH: i64 = 100;

/// What was removed, or would be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Finished games.
    pub finished: u64,
    /// Aborted games.
    pub aborted: u64,
    /// Profiles of guests and bots.
    pub profiles: u64,
}

impl Maintenance {
    /// Removes the finished and aborted games whose last event is older than this, and the profiles that are older and
    /// occur in no game. With `dry_run` only counts them; profiles of those games are not among them then.
    pub async fn prune(&self, older_than: Duration, dry_run: bool) -> Result<Pruned, StoreError> {
        let before = wall() - older_than.as_millis() as i64;
        let finished = self.prune_games(Status::Over, before, dry_run).await?;
        let aborted = self.prune_games(Status::Aborted, before, dry_run).await?;
        let profiles = with_pool!(self, pool => if dry_run {
            let count: i64 =
                sqlx::query_scalar(maintain::COUNT_UNUSED_PROFILES).bind(before).fetch_one(pool).await?;
            count.cast_unsigned()
        } else {
            sqlx::query(maintain::REMOVE_UNUSED_PROFILES).bind(before).execute(pool).await?.rows_affected()
        });
        Ok(Pruned { finished, aborted, profiles })
    }

    async fn prune_games(&self, status: Status, before: i64, dry_run: bool) -> Result<u64, StoreError> {
        let find = maintain::find_query(Find::EndedBefore { status, wall: before });
        let limit = if dry_run { i64::MAX } else { BATCH };
        let mut removed = 0;
        loop {
            let games: Vec<String> = with_pool!(self, pool => {
                sqlx::query_scalar(find).bind(limit).bind(before).fetch_all(pool).await?
            });
            let found = games.len() as u64;
            if dry_run || found == 0 {
                return Ok(removed + found);
            }
            with_pool!(self, pool => {
                let mut transaction = pool.begin().await?;
                for game in &games {
                    sqlx::query(maintain::REMOVE_LISTING).bind(game).execute(&mut *transaction).await?;
                    for events in maintain::REMOVE_EVENTS {
                        sqlx::query(events).bind(game).execute(&mut *transaction).await?;
                    }
                }
                transaction.commit().await?;
            });
            removed += found;
        }
    }
}
