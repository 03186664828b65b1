use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::Problem;
use crate::room::CommandError;
use crate::store::StoreError;

/// After how many seconds to come back to a server whose database fails.
const UNAVAILABLE_RETRY: u64 = 5;

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
    /// A quota is exceeded.
    TooMany { what: &'static str, retry_after: Duration },
    /// A rate limit is exceeded.
    TooFast { retry_after: Duration },
    /// The name can't be shown, or could be taken for another's.
    BadName(&'static str),
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
            ApiError::TooMany { .. }
            | ApiError::TooFast { .. }
            | ApiError::Command(CommandError::TooManyMessages) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::BadName(_) | ApiError::Command(CommandError::Refused(_) | CommandError::TooLong) => {
                StatusCode::CONFLICT
            }
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
            // Whether a game is private or missing is nobody's business.
            ApiError::NotFound | ApiError::Command(CommandError::NoGame) => {
                ("not_found", "there is no such thing here".into())
            }
            ApiError::BadRequest(reason) | ApiError::Unreadable(_, reason) => ("bad_request", reason.clone()),
            ApiError::BadToken => ("bad_token", "this token was not made here".into()),
            ApiError::BadOrigin => ("bad_origin", "requests from this page are not allowed".into()),
            ApiError::TooMany { what, .. } => ("too_many", format!("too many {what}: try again later")),
            ApiError::TooFast { .. } => ("too_fast", "too much at once: try again in a moment".into()),
            ApiError::BadName(reason) => ("bad_name", (*reason).into()),
            ApiError::Command(error) => (command_code(error), error.to_string()),
        };
        Problem { code: code.into(), reason }
    }

    /// After how many seconds a retry may succeed.
    fn retry_after(&self) -> Option<u64> {
        match self {
            ApiError::TooMany { retry_after, .. } | ApiError::TooFast { retry_after } => {
                Some(retry_after.as_secs() + 1)
            }
            _ if self.is_transient() => Some(UNAVAILABLE_RETRY),
            _ => None,
        }
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
        CommandError::TooLong => "too_long",
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let retry_after = self.retry_after().map(|seconds| [(RETRY_AFTER, seconds.to_string())]);
        (self.status(), retry_after, Json(self.problem())).into_response()
    }
}

/// Extracts a JSON body, with errors as [`Problem`].
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ApiError> {
        let unreadable = |error: JsonRejection| ApiError::Unreadable(error.status(), error.body_text());
        let Json(mut value) =
            Json::<serde_json::Value>::from_request(request, state).await.map_err(unreadable)?;
        make_integers(&mut value);
        let read = serde_json::from_value(value);
        let unreadable = |error: serde_json::Error| {
            ApiError::Unreadable(StatusCode::UNPROCESSABLE_ENTITY, format!("the body doesn't fit: {error}"))
        };
        read.map(Body).map_err(unreadable)
    }
}

/// Turns numbers such as `4.0` into integers: to JSON they are the same.
fn make_integers(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Number(number) => {
            // Beyond, not every integer has a number of its own.
            const SAFE: f64 = 9_007_199_254_740_991.0;
            let float = number.as_f64().filter(|_| number.is_f64());
            if let Some(float) = float.filter(|float| float.fract() == 0.0 && float.abs() <= SAFE) {
                *number = (float as i64).into();
            }
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(make_integers),
        serde_json::Value::Object(fields) => fields.values_mut().for_each(make_integers),
        _ => {}
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
