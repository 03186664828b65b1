use std::collections::HashMap;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use game::Seat;
use game::record::TimeControl;
use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::App;
use super::games::{answer, make_game};
use super::people::actor;
use super::problem::{ApiError, Body, Params};
use super::who::Visitor;
use crate::model::{
    Command, CommandId, GameId, GameKind, GameState, SeatKind, SeatTerms, Sitter, Status, Terms,
};
use crate::protocol::GameAnswer;
use crate::room::{CommandError, Standing};
use crate::store::Find;

/// How many games the lobby shows.
const SHOWN: u32 = 100;

/// A game in the lobby.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LobbyGame {
    #[schema(value_type = String)]
    id: GameId,
    status: Status,
    terms: Terms,
    /// Who sits where.
    seats: Vec<Option<Sitter>>,
    /// The seats whose players are connected.
    #[schema(value_type = Vec<u8>)]
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

/// What somebody wants to play with whoever wants the same.
#[derive(Clone, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PairingRequest {
    game: GameKind,
    /// How many shall play.
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 4)]
    players: usize,
    /// How much time there shall be, as in the terms of a game.
    #[schema(value_type = String, example = "600+5")]
    clock: TimeControl,
}

const fn two() -> usize {
    2
}

impl PairingRequest {
    /// The terms of the game that is made if nobody waits: seats and first player are drawn.
    fn terms(&self) -> Terms {
        let mut seats = vec![SeatTerms::of(SeatKind::Open); self.players.clamp(1, Seat::MAX)];
        seats[0].who = SeatKind::Creator;
        Terms {
            game: self.game,
            seats,
            options: Vec::new(),
            position: None,
            clock: self.clock,
            first: None,
            draw_seats: true,
            public: true,
        }
    }
}

/// Play with whoever wants the same: sit down with somebody who waits, or wait.
#[utoipa::path(post, path = "/pairing", tag = "lobby", request_body = PairingRequest,
    responses((status = OK, body = GameAnswer, description = "The game: with its other seats taken, or open")))]
pub(super) async fn pair(
    State(app): State<App>,
    visitor: Visitor,
    Body(request): Body<PairingRequest>,
) -> Result<Json<GameAnswer>, ApiError> {
    let terms = request.terms();
    terms.check().map_err(CommandError::from)?;
    let me = visitor.identity.player;
    for id in app.hub.store().find(Find::Public(Status::Open), SHOWN).await?.into_iter().rev() {
        let Standing { state, present, .. } = app.hub.look(id).await?;
        if *state.terms() != terms {
            continue;
        }
        if !state.seats_of(me).is_empty() {
            // Whoever asks twice waits in one place.
            return Ok(Json(answer(&app, &visitor, &state)));
        }
        if present.is_empty() {
            // Who made it has gone away.
            continue;
        }
        if let Some(game) = sit_down(&app, &visitor, id).await? {
            return Ok(Json(answer(&app, &visitor, &game)));
        }
    }
    let game = make_game(&app, &visitor, terms).await?;
    Ok(Json(answer(&app, &visitor, &game)))
}

/// Sits down at any free seat; none if somebody else was faster.
async fn sit_down(app: &App, visitor: &Visitor, id: GameId) -> Result<Option<GameState>, ApiError> {
    let by = actor(app, visitor.identity).await?;
    let command: CommandId = "pairing".parse().map_err(|_| ApiError::NotFound)?;
    match app.hub.command(id, by, command, Command::Sit { seat: None }, 0).await {
        Ok(_) => Ok(Some(app.hub.state(id).await?)),
        Err(CommandError::Refused(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}
