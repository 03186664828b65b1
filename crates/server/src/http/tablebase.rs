//! Exact values of positions.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use play::GameKind;
use serde::Deserialize;

use super::App;
use super::authentication::Requester;
use super::failures::Expected;
use super::problem::{ApiError, Params};
use crate::protocol::Problem;
use crate::tablebase::{LookUpError, TablebaseAnswer, TablebaseState};

/// What is true of a position stays true. For the browser's cache only: the answer may come with a new guest's cookie,
/// which no shared cache may hand to others.
const FOR_EVER: &str = "private, max-age=31536000, immutable";
/// After how many seconds to come back to a tablebase that isn't there yet.
const UNAVAILABLE_RETRY: &str = "30";

/// The query of a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PositionQuery {
    position: Option<String>,
}

/// Look up the exact value of a position and of every legal move. Without a position: whether there is a tablebase.
#[utoipa::path(get, path = "/tablebase/{game}", tag = "tablebase", params(
    ("game" = String, Path, description = "The name of the game, such as squadro"),
    (
        "position" = Option<String>, Query, description = "The position string",
        example = "0 0 0 0 0 / 0 0 0 0 0 / y"
    ),
), responses(
    (status = OK, body = TablebaseAnswer, description = "That of a position may be cached for ever"),
    (status = BAD_REQUEST, body = Problem, description = "There is no such position"),
    (status = NOT_FOUND, body = Problem, description = "There is no tablebase of the game, or it lacks the position"),
    (status = TOO_MANY_REQUESTS, body = Problem, description = "Too much at once"),
    (status = SERVICE_UNAVAILABLE, body = Problem, description = "The tablebase is being made or can't be read"),
))]
pub(super) async fn look_up(
    State(app): State<App>,
    requester: Requester,
    Path(game): Path<String>,
    Params(query): Params<PositionQuery>,
) -> Result<Response, ApiError> {
    let game = GameKind::named(&game).ok_or(ApiError::NotFound)?;
    let tablebase = app.config.tablebase.clone();
    let state = tablebase.as_ref().map_or(TablebaseState::Absent, |tablebase| tablebase.state(game));
    let Some(position) = query.position else {
        return Ok(Json(TablebaseAnswer::State(state)).into_response());
    };
    app.quotas.allow_write(requester.principal.player, requester.address)?;
    let Some(tablebase) = tablebase.filter(|_| state != TablebaseState::Absent) else {
        let reason = "this server has no tablebase of the game".into();
        return Ok(problem(StatusCode::NOT_FOUND, "no_tablebase", reason));
    };
    let found = tokio::task::spawn_blocking(move || tablebase.look_up(game, &position)).await;
    Ok(match found {
        Ok(Ok(found)) => {
            ([(CACHE_CONTROL, FOR_EVER)], Json(TablebaseAnswer::Position(found))).into_response()
        }
        Ok(Err(error)) => refusal(&error),
        Err(error) => refusal(&LookUpError::Unavailable(error.to_string())),
    })
}

fn refusal(error: &LookUpError) -> Response {
    let reason = error.to_string();
    match error {
        LookUpError::Position(_) => problem(StatusCode::BAD_REQUEST, "bad_position", reason),
        LookUpError::Over => problem(StatusCode::BAD_REQUEST, "game_over", reason),
        LookUpError::NotCovered => problem(StatusCode::NOT_FOUND, "not_covered", reason),
        LookUpError::NotYet(_) => (Extension(Expected), unavailable(reason)).into_response(),
        LookUpError::Unavailable(_) => unavailable(reason),
    }
}

fn unavailable(reason: String) -> Response {
    let unavailable = problem(StatusCode::SERVICE_UNAVAILABLE, "no_tablebase_yet", reason);
    ([(RETRY_AFTER, UNAVAILABLE_RETRY)], unavailable).into_response()
}

fn problem(status: StatusCode, code: &str, reason: String) -> Response {
    (status, Json(Problem { code: code.into(), reason })).into_response()
}
