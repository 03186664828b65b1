use std::collections::HashMap;
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
use play::{GameId, Sitter, Status, Terms};

/// How many games the lobby shows.
const SHOWN: u32 = 100;

/// A game in the lobby.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LobbyGame {
    #[schema(value_type = String)]
    id: GameId,
    status: Status,
    terms: Terms,
    /// Who sits where.
    seats: Vec<Option<Sitter>>,
    /// The seats whose players are connected.
    #[schema(value_type = Vec<u8>)]
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    present: Vec<Seat>,
    /// How many watch.
    spectators: u32,
    /// When it was made, in milliseconds since 1970.
    created: i64,
}

/// Which games are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Open games to sit down at, or games being played, to watch.
    #[serde(default = "open")]
    #[param(inline)]
    status: Status,
}

const fn open() -> Status {
    Status::Open
}

/// The answers that were given last, as they go over the wire.
#[derive(Default)]
pub(super) struct Lobby(Mutex<HashMap<Status, (Instant, Bytes)>>);

/// How old an answer may be, so that many who look don't make much work.
const FRESH: Duration = Duration::from_secs(1);

impl Lobby {
    fn answers(&self) -> MutexGuard<'_, HashMap<Status, (Instant, Bytes)>> {
        self.0.lock().expect("nobody panics while holding it")
    }

    /// The last answer, if it is fresh.
    fn fresh(&self, status: Status) -> Option<Bytes> {
        let answers = self.answers();
        answers.get(&status).filter(|(made, _)| made.elapsed() < FRESH).map(|(_, answer)| answer.clone())
    }
}

/// The public games: open ones to sit down at, or others to watch. The newest come first.
#[utoipa::path(get, path = "/games", tag = "lobby", params(Wanted), responses((status = OK, body = Vec<LobbyGame>)))]
pub(super) async fn list(
    State(app): State<App>,
    Params(Wanted { status }): Params<Wanted>,
) -> Result<impl IntoResponse, ApiError> {
    let answer = match app.lobby.fresh(status) {
        Some(answer) => answer,
        None => make_answer(&app, status).await?,
    };
    Ok(([(CONTENT_TYPE, "application/json")], answer))
}

/// Asks the store for the games, and the rooms that are open for who is there.
async fn make_answer(app: &App, status: Status) -> Result<Bytes, ApiError> {
    let listed = app.hub.store().list(List::Public(status), SHOWN).await?;
    let present = join_all(listed.iter().map(|game| app.hub.presence(game.id))).await;
    let games: Vec<LobbyGame> = listed.into_iter().zip(present).map(LobbyGame::of).collect();
    let answer = Bytes::from(serde_json::to_vec(&games).map_err(StoreError::new)?);
    app.lobby.answers().insert(status, (Instant::now(), answer.clone()));
    Ok(answer)
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
