use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::Problem;
use crate::room::CommandError;
use crate::store::StoreError;

/// The error of a handler.
#[derive(Debug)]
pub(super) enum ApiError {
    /// The resource doesn't exist, or isn't visible to the requester.
    NotFound,
    /// The request is invalid.
    BadRequest(String),
    /// The request was rejected by an extractor or the router.
    Unreadable(StatusCode, String),
    /// The token is invalid.
    BadToken,
    /// The origin of the request isn't allowed.
    BadOrigin,
    /// A quota or rate limit is exceeded.
    TooMany(&'static str),
    /// The room refused or failed.
    Command(CommandError),
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> ApiError {
        ApiError::Command(error)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Command(error.into())
    }
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            ApiError::NotFound | ApiError::Command(CommandError::NoGame) => StatusCode::NOT_FOUND,
            ApiError::BadRequest(_) | ApiError::Command(CommandError::Ahead { .. }) => {
                StatusCode::BAD_REQUEST
            }
            ApiError::Unreadable(status, _) => *status,
            ApiError::BadToken => StatusCode::UNAUTHORIZED,
            ApiError::BadOrigin => StatusCode::FORBIDDEN,
            ApiError::TooMany(_) | ApiError::Command(CommandError::TooManyMessages) => {
                StatusCode::TOO_MANY_REQUESTS
            }
            ApiError::Command(CommandError::Refused(_)) => StatusCode::CONFLICT,
            ApiError::Command(CommandError::Store(_) | CommandError::Closed) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// Whether a retry may succeed.
    pub(super) fn is_transient(&self) -> bool {
        self.status() == StatusCode::SERVICE_UNAVAILABLE
    }

    /// The error as sent to clients.
    pub(super) fn problem(&self) -> Problem {
        let (code, reason) = match self {
            ApiError::NotFound => ("not_found", "there is no such thing here".into()),
            ApiError::BadRequest(reason) | ApiError::Unreadable(_, reason) => ("bad_request", reason.clone()),
            ApiError::BadToken => ("bad_token", "this token was not made here".into()),
            ApiError::BadOrigin => ("bad_origin", "requests from this page are not allowed".into()),
            ApiError::TooMany(what) => ("too_many", format!("too many {what}: try again later")),
            ApiError::Command(error) => (command_code(error), error.to_string()),
        };
        Problem { code: code.into(), reason }
    }
}

/// The error code of a command, for programs.
pub(super) fn command_code(error: &CommandError) -> &'static str {
    match error {
        CommandError::NoGame => "not_found",
        CommandError::Refused(refusal) => refusal.code(),
        CommandError::Store(_) => "not_stored",
        CommandError::Ahead { .. } => "ahead",
        CommandError::TooManyMessages => "too_many",
        CommandError::Closed => "closing",
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status(), Json(self.problem())).into_response()
    }
}

/// Extracts a JSON body, with errors as [`Problem`].
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let read = Json::<T>::from_request(request, state).await;
        let Json(body) =
            read.map_err(|error: JsonRejection| ApiError::Unreadable(error.status(), error.body_text()))?;
        Ok(Body(body))
    }
}

/// Extracts query parameters, with errors as [`Problem`].
pub(super) struct Params<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, ApiError> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        let Query(params) = read.map_err(|error| ApiError::Unreadable(error.status(), error.body_text()))?;
        Ok(Params(params))
    }
}
