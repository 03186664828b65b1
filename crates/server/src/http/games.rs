use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::App;
use super::authentication::Requester;
use super::players::{actor, seated_actor};
use super::problem::{ApiError, Body, Params};
use super::quotas::too_many_held;
use crate::address::AddressBlock;
use crate::protocol::{CommandAnswer, CommandRequest, GameAnswer};
use crate::store::Find;
use play::{Command, GameId, GameState, PlayerId, Recorded, Refusal, Seq, Terms};

/// Create a game.
#[utoipa::path(post, path = "/games", tag = "games", request_body = Terms, responses(
    (status = OK, body = GameAnswer),
    (status = CONFLICT, body = crate::protocol::Problem, description = "No game can be played on these terms"),
))]
pub(super) async fn create(
    State(app): State<App>,
    requester: Requester,
    Body(terms): Body<Terms>,
) -> Result<Json<GameAnswer>, ApiError> {
    let game = create_game(&app, &requester, terms).await?;
    Ok(Json(answer(&app, &requester, &game)))
}

/// Creates a game within the quotas.
pub(super) async fn create_game(
    app: &App,
    requester: &Requester,
    terms: Terms,
) -> Result<GameState, ApiError> {
    terms.check().map_err(crate::room::CommandError::from)?;
    let player = requester.principal.player;
    app.quotas.allow_write(player, requester.address)?;
    check_new_game(app, player, requester.address).await?;
    let by = actor(app, requester.principal).await?;
    Ok(app.hub.create(terms, &by).await?)
}

/// Counts a new game of a player.
async fn check_new_game(app: &App, player: PlayerId, address: AddressBlock) -> Result<(), ApiError> {
    let limit = app.config.limits.games_per_player;
    let unfinished = Find::UnfinishedOf(player);
    if app.hub.store().find(unfinished, limit).await?.len() as u32 >= limit {
        return Err(too_many_held("games of yours that are not over"));
    }
    app.quotas.allow_new_game(address)
}

/// Checks that a command is within the quotas. Those over sockets and over HTTP count alike.
pub(super) async fn check_quotas(
    app: &App,
    player: PlayerId,
    address: AddressBlock,
    command: &Command,
) -> Result<(), ApiError> {
    app.quotas.allow_write(player, address)?;
    match command {
        // It may create a game.
        Command::Rematch => check_new_game(app, player, address).await,
        Command::Sit { .. } => {
            let limit = app.config.limits.seats_per_player;
            let held = app.hub.store().find(Find::OpenWithSeatOf(player), limit).await?;
            if held.len() as u32 >= limit { Err(too_many_held("seats in open games")) } else { Ok(()) }
        }
        _ => Ok(()),
    }
}

/// Get a game.
#[utoipa::path(get, path = "/games/{id}", tag = "games", params(("id" = String, Path, description = "The game")),
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = crate::protocol::Problem)))]
pub(super) async fn get(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
) -> Result<Json<GameAnswer>, ApiError> {
    let game = visible(&app, &requester, &id).await?;
    Ok(Json(answer(&app, &requester, &game)))
}

/// Issue a command in a game. The same commands go over its WebSocket.
#[utoipa::path(post, path = "/games/{id}/commands", tag = "games", request_body = CommandRequest,
    params(("id" = String, Path, description = "The game")), responses(
    (status = OK, body = CommandAnswer, description = "Done, and committed"),
    (status = CONFLICT, body = crate::protocol::Problem, description = "Refused; the game is as it was"),
    (status = SERVICE_UNAVAILABLE, body = crate::protocol::Problem, description = "Not stored, so not done"),
))]
pub(super) async fn command(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
    Body(request): Body<CommandRequest>,
) -> Result<Json<CommandAnswer>, ApiError> {
    let game = visible(&app, &requester, &id).await?;
    check_quotas(&app, requester.principal.player, requester.address, &request.command).await?;
    let by = match request.command {
        Command::Sit { .. } => seated_actor(&app, requester.principal, &game).await?,
        // The name is needed only to take a seat.
        _ => requester.principal.actor(String::new()),
    };
    let seq = app.hub.command(game.id(), by, request.id, request.command, 0).await?;
    Ok(Json(CommandAnswer { seq }))
}

/// The first event of a list.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of the last known event; 0 for none.
    #[serde(default)]
    #[param(value_type = u64, maximum = 4_294_967_295_i64)]
    since: Seq,
}

/// The events of a game after an event.
#[utoipa::path(get, path = "/games/{id}/events", tag = "games",
    params(("id" = String, Path, description = "The game"), Since),
    responses((status = OK, body = Vec<Recorded>)))]
pub(super) async fn events(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
    Params(Since { since }): Params<Since>,
) -> Result<Json<Vec<Recorded>>, ApiError> {
    let game = visible(&app, &requester, &id).await?;
    Ok(Json(app.hub.events(game.id(), since).await?))
}

/// The format of a record.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RecordFormat {
    /// `text` or `json`.
    #[serde(default)]
    format: Format,
}

/// Formats of records.
#[derive(Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum Format {
    #[default]
    Text,
    Json,
}

/// The record of a game.
#[utoipa::path(get, path = "/games/{id}/record", tag = "games",
    params(("id" = String, Path, description = "The game"), RecordFormat),
    responses((status = OK, description = "The record in the format that was asked for",
        content((String = "text/plain"), (Object = "application/json"))),
    (status = CONFLICT, body = crate::protocol::Problem, description = "The game has not begun")))]
pub(super) async fn record(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
    Params(RecordFormat { format }): Params<RecordFormat>,
) -> Result<Response, ApiError> {
    let game = visible(&app, &requester, &id).await?;
    let record = game.record().ok_or(crate::room::CommandError::Refused(Refusal::NotStarted))?;
    let (content, ending, body) = match format {
        Format::Text => ("text/plain; charset=utf-8", "txt", record.to_string()),
        Format::Json => ("application/json", "json", record.to_json_pretty()),
    };
    let name = format!("attachment; filename=\"{}-{}.{ending}\"", game.terms().game.name(), game.id());
    Ok(([(CONTENT_TYPE, content.into()), (CONTENT_DISPOSITION, name)], body).into_response())
}

/// A game that is visible to the requester. To everybody else it doesn't exist.
pub(super) async fn visible(app: &App, requester: &Requester, id: &str) -> Result<GameState, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let game = app.hub.state(id).await?;
    if may_see(app, requester, &game) { Ok(game) } else { Err(hidden(app).await) }
}

/// The error for a game that exists, but not for the requester. It takes as long as for one that doesn't exist, which
/// is looked for in the store.
pub(super) async fn hidden(app: &App) -> ApiError {
    match app.hub.store().load(GameId::draw(rand::random), 0).await {
        Ok(_) => ApiError::NotFound,
        Err(error) => error.into(),
    }
}

/// Whether a game is visible to the requester.
pub(super) fn may_see(app: &App, requester: &Requester, game: &GameState) -> bool {
    is_known(requester, game) || requester.link.as_deref().is_some_and(|link| app.signer.opens(game, link))
}

/// Whether a game is visible to the requester without its link: it is public, the requester created it or plays in it.
pub(super) fn is_known(requester: &Requester, game: &GameState) -> bool {
    let player = requester.principal.player;
    game.terms().public || game.creator() == player || !game.seats_of(player).is_empty()
}

/// The representation of a game for a requester who may see it.
pub(super) fn answer(app: &App, requester: &Requester, game: &GameState) -> GameAnswer {
    GameAnswer {
        game: game.view(app.hub.time().now()),
        link: (!game.terms().public).then(|| app.signer.link(game)),
        yours: app.signer.seat_keys(game, requester.principal.player),
    }
}
