use std::collections::HashMap;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use game::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::App;
use super::problem::{ApiError, Params};
use crate::room::Standing;
use crate::store::Find;
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

/// The lists that were made last. They may be a second old, so that many who look don't make much work.
#[derive(Default)]
pub(super) struct Lobby(Mutex<HashMap<Status, (Instant, Vec<LobbyGame>)>>);

/// How old a list may be.
const FRESH: Duration = Duration::from_secs(1);

/// The public games: open ones to sit down at, or others to watch. The newest come first.
#[utoipa::path(get, path = "/games", tag = "lobby", params(Wanted), responses((status = OK, body = Vec<LobbyGame>)))]
pub(super) async fn list(
    State(app): State<App>,
    Params(Wanted { status }): Params<Wanted>,
) -> Result<Json<Vec<LobbyGame>>, ApiError> {
    // Whoever comes while the list is being made waits for it.
    let mut lists = app.lobby.0.lock().await;
    if let Some((made, games)) = lists.get(&status)
        && made.elapsed() < FRESH
    {
        return Ok(Json(games.clone()));
    }
    let mut games = Vec::new();
    for id in app.hub.store().find(Find::Public(status), SHOWN).await? {
        let Standing { state, present, spectators } = app.hub.look(id).await?;
        games.push(LobbyGame {
            id,
            status: state.status(),
            terms: state.terms().clone(),
            seats: state.chairs().iter().map(|chair| Some(chair.sitter.as_ref()?.0.clone())).collect(),
            present,
            spectators,
            created: state.created(),
        });
    }
    lists.insert(status, (Instant::now(), games.clone()));
    Ok(Json(games))
}
