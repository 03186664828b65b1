//! What goes over the wire: JSON over HTTP under `/api/v1`, and a WebSocket for each game.

mod caps;
mod description;
mod games;
mod here;
mod lobby;
mod pairing;
mod people;
mod problem;
mod service;
mod site;
mod socket;
mod who;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse as _;
use axum::{Json, Router};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[cfg(test)]
pub(crate) use self::here::PeopleHere;
#[cfg(test)]
pub(crate) use self::lobby::LobbyGame;
#[cfg(test)]
pub(crate) use self::pairing::PairingRequest;
#[cfg(test)]
pub(crate) use self::people::{Me, NameRequest};

use self::caps::Caps;
use self::problem::ApiError;
use crate::config::Config;
use crate::identity::Signer;
use crate::room::Hub;

/// Where the API is.
const API: &str = "/api/v1";

/// The longest body of a request, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// What isn't a page loads nothing, and nobody may put it into a frame. Pages bring a policy of their own.
const CONTENT_POLICY: &str =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What every request can reach. Every socket holds it: so it is small.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

/// All of it.
pub(crate) struct Parts {
    hub: Hub,
    signer: Signer,
    caps: Arc<Caps>,
    lobby: lobby::Lobby,
    lookers: here::Lookers,
    pairing: pairing::Turns,
    config: Arc<Config>,
    /// True once the server shuts down.
    closing: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    pub(crate) fn new(hub: Hub, signer: Signer, config: Arc<Config>, closing: watch::Receiver<bool>) -> App {
        let caps = Caps::new(config.limits);
        // Before anything is counted.
        service::recorder();
        App(Arc::new(Parts {
            hub,
            signer,
            caps,
            lobby: lobby::Lobby::default(),
            lookers: here::Lookers::default(),
            pairing: pairing::Turns::default(),
            config,
            closing,
        }))
    }

    /// Waits until no socket is open.
    pub(crate) async fn all_sockets_ended(&self) {
        self.caps.all_ended().await;
    }
}

/// All that the server answers.
pub(crate) fn router(app: &App) -> Router {
    let patience = app.config.limits.patience;
    let (api, _) = api().split_for_parts();
    let (service, _) = service_api().split_for_parts();
    let api = api
        .fallback(site::not_found)
        .method_not_allowed_fallback(|| async {
            ApiError::Unreadable(StatusCode::METHOD_NOT_ALLOWED, "not with this method".into())
        })
        .layer(from_fn_with_state(app.clone(), who::greet));
    Router::new()
        .nest(API, api)
        .merge(service)
        .fallback(site::answer)
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, patience))
        .layer(CatchPanicLayer::custom(|_| {
            let internal =
                crate::protocol::Problem { code: "internal".into(), reason: "this is a bug".into() };
            (StatusCode::INTERNAL_SERVER_ERROR, Json(internal)).into_response()
        }))
        .layer(header(CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        // An address can hold a secret in its last part.
        .layer(header(REFERRER_POLICY, "no-referrer"))
        .layer(header(CACHE_CONTROL, "no-store"))
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request| {
            // The path and nothing else: what stands behind it or in headers may be secret.
            tracing::info_span!("request", method = %request.method(), path = request.uri().path())
        }))
}

/// The API, below its own address.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::make_bot))
        .routes(routes!(lobby::list, games::make))
        .routes(routes!(here::people))
        .routes(routes!(pairing::pair))
        .routes(routes!(games::look))
        .routes(routes!(games::command))
        .routes(routes!(games::events))
        .routes(routes!(games::record))
        .routes(routes!(socket::open))
        .routes(routes!(description::describe))
}

/// What operators and machines ask.
fn service_api() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(service::health)).routes(routes!(service::metrics))
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}
