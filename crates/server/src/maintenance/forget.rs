//! Removes the personal data of a player: the profile, and id and name in games.

use serde_json::Value;

use super::{Maintenance, Pool, head, listed, rows, with_pool};
use crate::credentials::Principal;
use crate::store::maintain::{self, Head, ListedRow, Row};
use crate::store::{Listing, StoreError};
use crate::time::wall;
use play::{Actor, Command, Context, GameId, GameState, Millis, PlayerId, Recorded};

/// The result of forgetting a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Removed profiles: that of the player, and those of its bots.
    pub profiles: u64,
    /// Games in which another id and name stand now.
    pub games: usize,
    /// Those among them that were not over, in which the player had a seat or that it had created: they were called
    /// off, left or resigned.
    pub given_up: usize,
    /// Games that can't be read, in which nothing was changed.
    pub unreadable: usize,
}

/// What the transaction of a game writes.
struct Rewritten {
    rows: Vec<Row>,
    /// The number of the first event that is new.
    first_new: i64,
    head: Head,
    creator: String,
    seats: Option<String>,
    /// The new listing, if there are new events.
    listing: Option<Listing>,
}

impl Maintenance {
    /// Removes the profile of a player and of its bots. They leave their games that are not over as they would
    /// themselves: such a game is called off where they may do that, and resigned otherwise. In all their games a new
    /// id and the default name take the place of theirs, and the hash chain is made anew. Running servers notice
    /// within seconds and read the games again.
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
        for game in &games {
            match self.rewrite(game, principal, replacement).await {
                Ok(given_up) => {
                    forgotten.games += 1;
                    forgotten.given_up += usize::from(given_up);
                }
                Err(error) if error.is_unreadable() => {
                    tracing::error!(%game, %error, "a game can't be read");
                    forgotten.unreadable += 1;
                }
                Err(error) => return Err(error),
            }
        }
        forgotten.profiles += with_pool!(self, pool => {
            sqlx::query("DELETE FROM revocations WHERE subject = $1").bind(old.as_str()).execute(pool).await?;
            sqlx::query("DELETE FROM players WHERE id = $1").bind(old.as_str()).execute(pool).await?.rows_affected()
        });
        Ok(())
    }

    /// Replaces a player in a game, and gives the game up for it. Whether that took new events.
    async fn rewrite(&self, game: &str, old: Principal, new: Principal) -> Result<bool, StoreError> {
        // Nobody may append meanwhile: the event would be linked to what is replaced. SQLite has one writer at a time.
        let lock = match &self.pool {
            Pool::Sqlite(_) => None,
            Pool::Postgres(_) => Some("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE"),
        };
        with_pool!(self, pool => {
            let mut transaction = pool.begin().await?;
            for statement in lock.into_iter().chain([maintain::NEXT_REVISION]) {
                sqlx::query(statement).execute(&mut *transaction).await?;
            }
            let listed = listed!(&mut *transaction, game);
            let head = head!(&mut *transaction, game);
            let Some((listed, head)) = listed.zip(head) else {
                return Err(StoreError::unreadable("its listing or the head of its chain is missing"));
            };
            let rows = rows!(&mut *transaction, game);
            let now: i64 = sqlx::query_scalar(maintain::TIME).fetch_one(&mut *transaction).await?;
            let Rewritten { rows, first_new, head, creator, seats, listing } =
                rewritten(game, rows, head, listed, (old, new), now as Millis)?;
            for row in &rows {
                let query = if row.event.seq < first_new {
                    sqlx::query(maintain::UPDATE_EVENT)
                } else {
                    sqlx::query(maintain::INSERT_EVENT)
                };
                let (event, chain) = (&row.event, &row.chain);
                query
                    .bind(game)
                    .bind(event.seq)
                    .bind(event.version)
                    .bind(event.at)
                    .bind(event.wall)
                    .bind(&event.body)
                    .bind(&event.player)
                    .bind(chain)
                    .execute(&mut *transaction)
                    .await?;
            }
            sqlx::query(maintain::UPDATE_HEAD).bind(head.chain).bind(game).execute(&mut *transaction).await?;
            sqlx::query(maintain::UPDATE_LISTING)
                .bind(creator)
                .bind(seats)
                .bind(game)
                .execute(&mut *transaction)
                .await?;
            if let Some(listing) = &listing {
                sqlx::query(maintain::UPDATE_STATUS)
                    .bind(listing.status.name())
                    .bind(listing.earliest_flag.map(|time| time as i64))
                    .bind(listing.pairing_key())
                    .bind(game)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
            Ok(listing.is_some())
        })
    }
}

/// A game with one player in the place of another, who has given it up at this time.
fn rewritten(
    game: &str,
    mut rows: Vec<Row>,
    mut head: Head,
    listed: ListedRow,
    (old, new): (Principal, Principal),
    now: Millis,
) -> Result<Rewritten, StoreError> {
    let is_whole = maintain::broken_chain(&rows, &head).is_none();
    let first_new = rows.last().map_or(1, |row| row.event.seq + 1);
    let id: GameId = game.parse().map_err(StoreError::unreadable)?;
    let events = rows.iter().map(Row::event).collect::<Result<Vec<_>, _>>()?;
    let state = GameState::replay(id, events.iter()).map_err(StoreError::unreadable)?;
    let (events, state) = give_up(state, old, now);
    let listing = (!events.is_empty()).then(|| Listing::of(&state));
    rows.extend(maintain::new_rows(id, events, &head)?);
    let replaced = |text: &str| replaced(text, old.player, new);
    for row in &mut rows {
        row.event.body = replaced(&row.event.body)?;
        if row.event.player.as_deref() == Some(old.player.as_str()) {
            row.event.player = Some(new.player.to_string());
        }
    }
    // The chain of a damaged game stays as it is, so that the damage doesn't look mended.
    if is_whole {
        maintain::chain_anew(&mut rows);
        head.chain = rows.last().and_then(|row| row.chain.clone());
    }
    let seats = match &listing {
        Some(listing) => Some(serde_json::to_string(&listing.seats).map_err(StoreError::new)?),
        None => listed.seats,
    };
    let seats = seats.as_deref().map(replaced).transpose()?;
    let creator = if listed.creator == old.player.as_str() { new.player.to_string() } else { listed.creator };
    Ok(Rewritten { rows, first_new, head, creator, seats, listing })
}

/// The events with which a player gives up a game that is not over, and the state after them.
fn give_up(mut state: GameState, player: Principal, now: Millis) -> (Vec<Recorded>, GameState) {
    let by = Actor { player: player.player, name: String::new(), is_bot: player.is_bot };
    let next_game = GameId::draw(rand::random);
    let context = Context { now, wall: wall(), lag: 0, seed: rand::random(), next_game };
    let mut events = Vec::new();
    // Each is refused where it doesn't apply. Who has several seats resigns one at a time.
    let resigning = std::iter::repeat_n(Command::Resign, state.seats().len());
    for command in [Command::Abort, Command::GetUp].into_iter().chain(resigning) {
        if let Ok(decision) = state.decide(&command, &by, &context) {
            events.extend(decision.events);
            state = decision.next;
        }
    }
    (events, state)
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
