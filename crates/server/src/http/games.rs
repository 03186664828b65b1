use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::App;
use super::people::actor;
use super::problem::{ApiError, Body, Params};
use super::who::Visitor;
use crate::protocol::{CommandAnswer, CommandRequest, GameAnswer};
use play::{Command, GameId, GameState, Recorded, Refusal, Seq, Terms};

/// Make a game.
#[utoipa::path(post, path = "/games", tag = "games", request_body = Terms, responses(
    (status = OK, body = GameAnswer),
    (status = CONFLICT, body = crate::protocol::Problem, description = "No game can be played on these terms"),
))]
pub(super) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(terms): Body<Terms>,
) -> Result<Json<GameAnswer>, ApiError> {
    let game = make_game(&app, &visitor, terms).await?;
    Ok(Json(answer(&app, &visitor, &game)))
}

/// Makes a game, if that isn't too much.
pub(super) async fn make_game(app: &App, visitor: &Visitor, terms: Terms) -> Result<GameState, ApiError> {
    terms.check().map_err(crate::room::CommandError::from)?;
    let most = app.config.limits.games_per_player;
    let unfinished = crate::store::Find::UnfinishedOf(visitor.identity.player);
    if app.hub.store().find(unfinished, most).await?.len() as u32 >= most {
        return Err(ApiError::TooMany("games of yours that are not over"));
    }
    if !app.caps.may_make_game(visitor.address) {
        return Err(ApiError::TooMany("games from your address"));
    }
    let by = actor(app, visitor.identity).await?;
    Ok(app.hub.create(terms, &by).await?)
}

/// Look at a game.
#[utoipa::path(get, path = "/games/{id}", tag = "games", params(("id" = String, Path, description = "The game")),
    responses((status = OK, body = GameAnswer), (status = NOT_FOUND, body = crate::protocol::Problem)))]
pub(super) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<GameAnswer>, ApiError> {
    let game = visible(&app, &visitor, &id).await?;
    Ok(Json(answer(&app, &visitor, &game)))
}

/// Do something in a game. The same commands go over its WebSocket.
#[utoipa::path(post, path = "/games/{id}/commands", tag = "games", request_body = CommandRequest,
    params(("id" = String, Path, description = "The game")), responses(
    (status = OK, body = CommandAnswer, description = "Done, and committed"),
    (status = CONFLICT, body = crate::protocol::Problem, description = "Refused; the game is as it was"),
    (status = SERVICE_UNAVAILABLE, body = crate::protocol::Problem, description = "Not stored, so not done"),
))]
pub(super) async fn command(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(request): Body<CommandRequest>,
) -> Result<Json<CommandAnswer>, ApiError> {
    let game = visible(&app, &visitor, &id).await?;
    let by = match request.command {
        Command::Sit { .. } => actor(&app, visitor.identity).await?,
        // Only whoever sits down is known by name from then on.
        _ => visitor.identity.actor(String::new()),
    };
    let seq = app.hub.command(game.id(), by, request.id, request.command, 0).await?;
    Ok(Json(CommandAnswer { seq }))
}

/// From where on events are wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The number of the last event that is known; 0 for none.
    #[serde(default)]
    since: Seq,
}

/// What happened in a game after an event.
#[utoipa::path(get, path = "/games/{id}/events", tag = "games",
    params(("id" = String, Path, description = "The game"), Since),
    responses((status = OK, body = Vec<Recorded>)))]
pub(super) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(Since { since }): Params<Since>,
) -> Result<Json<Vec<Recorded>>, ApiError> {
    let game = visible(&app, &visitor, &id).await?;
    Ok(Json(app.hub.events(game.id(), since).await?))
}

/// How a record is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct RecordFormat {
    /// `text` or `json`.
    #[serde(default)]
    format: Format,
}

/// What a record can be written as.
#[derive(Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) enum Format {
    #[default]
    Text,
    Json,
}

/// The record of a game, to keep.
#[utoipa::path(get, path = "/games/{id}/record", tag = "games",
    params(("id" = String, Path, description = "The game"), RecordFormat),
    responses((status = OK, body = String, content_type = "text/plain", description = "Or JSON, if that was asked for"),
    (status = CONFLICT, body = crate::protocol::Problem, description = "The game has not begun")))]
pub(super) async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Params(RecordFormat { format }): Params<RecordFormat>,
) -> Result<Response, ApiError> {
    let game = visible(&app, &visitor, &id).await?;
    let record = game.record().ok_or(crate::room::CommandError::Refused(Refusal::NotStarted))?;
    let (content, ending, body) = match format {
        Format::Text => ("text/plain; charset=utf-8", "txt", record.to_string()),
        Format::Json => ("application/json", "json", record.to_json_pretty()),
    };
    let name = format!("attachment; filename=\"{}-{}.{ending}\"", game.terms().game.name(), game.id());
    Ok(([(CONTENT_TYPE, content.into()), (CONTENT_DISPOSITION, name)], body).into_response())
}

/// A game that the visitor may see. To everybody else it doesn't exist.
pub(super) async fn visible(app: &App, visitor: &Visitor, id: &str) -> Result<GameState, ApiError> {
    let id: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let game = app.hub.state(id).await?;
    if may_see(app, visitor, &game) { Ok(game) } else { Err(ApiError::NotFound) }
}

/// Public games are for everybody; others for those who have the link or have something to do with them.
pub(super) fn may_see(app: &App, visitor: &Visitor, game: &GameState) -> bool {
    let player = visitor.identity.player;
    game.terms().public
        || game.creator() == player
        || !game.seats_of(player).is_empty()
        || visitor.link.as_deref().is_some_and(|link| app.signer.opens(game, link))
}

/// What a visitor who may see the game gets to see of it.
pub(super) fn answer(app: &App, visitor: &Visitor, game: &GameState) -> GameAnswer {
    GameAnswer {
        game: game.view(app.hub.time().now()),
        link: (!game.terms().public).then(|| app.signer.link(game)),
        yours: app.signer.seat_keys(game, visitor.identity.player),
    }
}
