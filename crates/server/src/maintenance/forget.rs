//! Removes the personal data of a player: the profile, and id and name in games.

use serde_json::Value;

use super::{Maintenance, Pool, listed, rows, with_pool};
use crate::credentials::Principal;
use crate::store::{StoreError, maintain};
use play::{PlayerId, Status};

/// The result of forgetting a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Removed profiles: that of the player, and those of its bots.
    pub profiles: u64,
    /// Games in which another id and name stand now.
    pub games: usize,
    /// Games that are not over, in which nothing was changed.
    pub unfinished: usize,
}

impl Maintenance {
    /// Removes the profile of a player and of its bots. In games that are over, a new id and the default name take
    /// the place of theirs, and the hash chain is made anew. Games that are not over are left alone, as running
    /// servers have them in memory; while there are any, so is the profile.
    pub async fn forget(&self, player: PlayerId) -> Result<Forgotten, StoreError> {
        let bots: Vec<String> = with_pool!(self, pool => {
            sqlx::query_scalar("SELECT id FROM players WHERE owner = $1").bind(player.as_str()).fetch_all(pool).await?
        });
        let bots =
            bots.iter().filter_map(|id| id.parse().ok()).map(|player| Principal { player, is_bot: true });
        let mut forgotten = Forgotten::default();
        for principal in bots.chain([Principal { player, is_bot: false }]) {
            self.forget_one(principal, &mut forgotten).await?;
        }
        Ok(forgotten)
    }

    async fn forget_one(&self, principal: Principal, forgotten: &mut Forgotten) -> Result<(), StoreError> {
        let old = principal.player;
        let replacement = Principal { player: PlayerId::draw(rand::random), ..principal };
        let games: Vec<String> = with_pool!(self, pool => {
            let pattern = format!("%\"{old}\"%");
            sqlx::query_scalar(maintain::GAMES_OF).bind(old.as_str()).bind(pattern).fetch_all(pool).await?
        });
        let mut unfinished = 0;
        for game in &games {
            if self.rewrite(game, old, replacement).await? {
                forgotten.games += 1;
            } else {
                unfinished += 1;
            }
        }
        forgotten.unfinished += unfinished;
        if unfinished == 0 {
            forgotten.profiles += with_pool!(self, pool => {
                sqlx::query("DELETE FROM revocations WHERE subject = $1").bind(old.as_str()).execute(pool).await?;
                sqlx::query("DELETE FROM players WHERE id = $1").bind(old.as_str()).execute(pool).await?.rows_affected()
            });
        }
        Ok(())
    }

    /// Replaces a player in a game that is over. False, with nothing changed, if it isn't.
    async fn rewrite(&self, game: &str, old: PlayerId, new: Principal) -> Result<bool, StoreError> {
        // Nobody may append meanwhile: the event would be linked to what is replaced.
        let lock = match &self.pool {
            Pool::Sqlite(_) => "DELETE FROM events WHERE FALSE",
            Pool::Postgres(_) => "LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE",
        };
        with_pool!(self, pool => {
            let mut transaction = pool.begin().await?;
            sqlx::query(lock).execute(&mut *transaction).await?;
            let listed = listed!(&mut *transaction, game);
            let is_over = |status: &str| [Status::Over, Status::Aborted].map(Status::name).contains(&status);
            let Some(listed) = listed.filter(|listed| is_over(&listed.status)) else { return Ok(false) };
            let mut rows = rows!(&mut *transaction, game);
            let replaced = |text: &str| replaced(text, old, new);
            for row in &mut rows {
                row.event.body = replaced(&row.event.body)?;
                if row.event.player.as_deref() == Some(old.as_str()) {
                    row.event.player = Some(new.player.to_string());
                }
            }
            maintain::chain_anew(&mut rows);
            for row in &rows {
                sqlx::query(maintain::UPDATE_EVENT)
                    .bind(&row.event.body)
                    .bind(&row.event.player)
                    .bind(&row.chain)
                    .bind(game)
                    .bind(row.event.seq)
                    .execute(&mut *transaction)
                    .await?;
            }
            let seats = listed.seats.as_deref().map(replaced).transpose()?;
            let creator = if listed.creator == old.as_str() { new.player.to_string() } else { listed.creator };
            sqlx::query(maintain::UPDATE_LISTING)
                .bind(creator)
                .bind(seats)
                .bind(game)
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
            Ok(true)
        })
    }
}

/// JSON in which one player has taken the place of another.
fn replaced(text: &str, old: PlayerId, new: Principal) -> Result<String, StoreError> {
    // Parsing would change the order of fields: only what names the player is parsed.
    if !text.contains(old.as_str()) {
        return Ok(text.into());
    }
    let mut value: Value = serde_json::from_str(text).map_err(StoreError::unreadable)?;
    replace(&mut value, old, new);
    Ok(value.to_string())
}

fn replace(value: &mut Value, old: PlayerId, new: Principal) {
    match value {
        Value::String(text) if text == old.as_str() => *text = new.player.to_string(),
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, old, new)),
        Value::Object(fields) => {
            if fields.get("player").and_then(Value::as_str) == Some(old.as_str())
                && let Some(name) = fields.get_mut("name")
            {
                *name = Value::String(new.default_name());
            }
            fields.values_mut().for_each(|field| replace(field, old, new));
        }
        _ => {}
    }
}
