use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use bytes::Bytes;
use futures_util::future::join_all;
use game::Seat;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::App;
use super::problem::{ApiError, Params};
use crate::room::Presence;
use crate::store::{List, Listed, StoreError};
use crate::sync::lock;
use play::{GameId, Occupant, Status, Terms};

/// The maximum number of games listed.
const MAX_LISTED: usize = 100;
/// The number of games that are considered, the newest.
const MAX_CONSIDERED: u32 = 1_000;

/// A game in the lobby.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LobbyGame {
    /// The id of the game.
    #[schema(value_type = String)]
    pub id: GameId,
    /// Whether it is open, played or over.
    pub status: Status,
    /// The terms of the game.
    pub terms: Terms,
    /// The occupants of the seats.
    pub seats: Vec<Option<Occupant>>,
    /// The connected seats.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    pub present: Vec<Seat>,
    /// The number of spectators.
    pub spectators: u32,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
}

/// The filter of the list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Filter {
    /// The status of the games to list.
    #[serde(default = "open")]
    #[param(inline)]
    status: Status,
}

const fn open() -> Status {
    Status::Open
}

/// A cache of encoded lists by status.
#[derive(Default)]
pub(super) struct LobbyCache(Mutex<HashMap<Status, (Instant, Bytes)>>);

/// The maximum age of a cached list.
const MAX_AGE: Duration = Duration::from_secs(1);

impl LobbyCache {
    fn answers(&self) -> MutexGuard<'_, HashMap<Status, (Instant, Bytes)>> {
        lock(&self.0)
    }

    /// The cached list, if it is fresh.
    fn fresh(&self, status: Status) -> Option<Bytes> {
        let answers = self.answers();
        answers.get(&status).filter(|(made, _)| made.elapsed() < MAX_AGE).map(|(_, answer)| answer.clone())
    }
}

/// List public games by status: those with somebody present first, then the newest. Of the open games of one creator,
/// one is listed.
#[utoipa::path(get, path = "/games", tag = "lobby", params(Filter), responses((status = OK, body = Vec<LobbyGame>)))]
pub(super) async fn list(
    State(app): State<App>,
    Params(Filter { status }): Params<Filter>,
) -> Result<impl IntoResponse, ApiError> {
    let answer = match app.lobby.fresh(status) {
        Some(answer) => answer,
        None => build_list(&app, status).await?,
    };
    Ok(([(CONTENT_TYPE, "application/json")], answer))
}

/// Builds the list from the store and the presence in open rooms.
async fn build_list(app: &App, status: Status) -> Result<Bytes, ApiError> {
    let mut listed = app.hub.store().list(List::Public(status), MAX_CONSIDERED).await?;
    if status == Status::Open {
        add_attended(&mut listed, app.hub.attended_games());
    }
    let present = join_all(listed.iter().map(|game| app.hub.presence(game.id))).await;
    let games = choose(status, listed.into_iter().zip(present).collect());
    let answer = Bytes::from(serde_json::to_vec(&games).map_err(StoreError::new)?);
    app.lobby.answers().insert(status, (Instant::now(), answer.clone()));
    Ok(answer)
}

/// Adds games that somebody attends: they may be older than those that are considered, if somebody makes many.
fn add_attended(listed: &mut Vec<Listed>, attended: Vec<Listed>) {
    let known: HashSet<GameId> = listed.iter().map(|game| game.id).collect();
    let mut older: Vec<Listed> = attended.into_iter().filter(|game| !known.contains(&game.id)).collect();
    older.sort_by_key(|game| (std::cmp::Reverse(game.listing.created), game.id.to_string()));
    listed.extend(older);
}

/// The games to list: those with somebody present first, and of those that are open one of each creator, so that nobody
/// can fill the list with games that nobody attends.
fn choose(status: Status, mut games: Vec<(Listed, Presence)>) -> Vec<LobbyGame> {
    // The sort is stable: the newest stay first.
    games.sort_by_key(|(_, present)| (present.seats.is_empty(), present.spectators == 0));
    let mut creators = HashSet::new();
    games.retain(|(game, _)| status != Status::Open || creators.insert(game.listing.creator));
    games.truncate(MAX_LISTED);
    games.into_iter().map(LobbyGame::of).collect()
}

impl LobbyGame {
    fn of((listed, present): (Listed, Presence)) -> LobbyGame {
        let Listed { id, listing } = listed;
        LobbyGame {
            id,
            status: listing.status,
            terms: listing.terms,
            seats: listing.seats,
            present: present.seats,
            spectators: present.spectators,
            created: listing.created,
        }
    }
}
