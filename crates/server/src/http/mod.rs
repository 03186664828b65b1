//! The HTTP API: JSON under `/api/v1`, and a WebSocket for each game.

mod authentication;
mod description;
#[cfg(test)]
mod failure_tests;
mod failures;
mod games;
mod lobby;
mod lobby_presence;
mod names;
mod pairing;
mod pictures;
mod players;
mod problem;
mod quotas;
mod service;
mod site;
mod socket;
mod tablebase;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse as _;
use axum::{Json, Router};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::classify::SharedClassifier;
use tower_http::cors::CorsLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use self::lobby::LobbyGame;
#[cfg(test)]
pub(crate) use self::lobby_presence::PeopleHere;
pub use self::pairing::PairingRequest;
pub use self::players::{NameRequest, Profile};

use self::failures::Failures;
use self::problem::ApiError;
use self::quotas::Quotas;
use crate::address::TrustedProxies;
use crate::config::Config;
use crate::credentials::Signer;
use crate::room::Hub;

/// The path of the API.
const API: &str = "/api/v1";

/// The maximum size of a request body, in bytes.
const MAX_BODY: usize = 16 * 1024;

/// The content security policy of responses that aren't pages. Pages have their own.
const CONTENT_POLICY: &str =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Features of browsers that no page of this server uses.
const PERMISSIONS_POLICY: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
    hid=(), idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), \
    publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// How long browsers may cache the answer to a preflight request.
const PREFLIGHT_LIFETIME: std::time::Duration = std::time::Duration::from_hours(1);

/// The state of the router. Every socket holds a clone, so it is one pointer.
#[derive(Clone)]
pub(crate) struct App(Arc<AppState>);

/// The shared state of all handlers.
pub(crate) struct AppState {
    hub: Hub,
    signer: Signer,
    quotas: Arc<Quotas>,
    proxies: Arc<TrustedProxies>,
    reserved_names: names::ReservedNames,
    lobby: lobby::LobbyCache,
    lobby_presence: lobby_presence::LobbyPresence,
    pairing: pairing::PairingLock,
    pictures: pictures::Pictures,
    readiness: service::Readiness,
    config: Arc<Config>,
    /// True once the server shuts down.
    closing: watch::Receiver<bool>,
}

impl std::ops::Deref for App {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.0
    }
}

impl App {
    pub(crate) fn new(hub: Hub, signer: Signer, config: Arc<Config>, closing: watch::Receiver<bool>) -> App {
        let quotas = Quotas::new(config.limits);
        // Metrics recorded before it is installed would be lost.
        service::recorder();
        App(Arc::new(AppState {
            hub,
            signer,
            quotas,
            proxies: Arc::new(config.proxies()),
            reserved_names: names::ReservedNames::new(&config.reserved_names),
            lobby: lobby::LobbyCache::default(),
            lobby_presence: lobby_presence::LobbyPresence::default(),
            pairing: pairing::PairingLock::default(),
            pictures: pictures::Pictures::default(),
            readiness: service::Readiness::default(),
            config,
            closing,
        }))
    }

    /// The proxies that are believed.
    pub(crate) fn proxies(&self) -> Arc<TrustedProxies> {
        Arc::clone(&self.proxies)
    }

    /// Drops what quotas know of those who have been quiet, for ever.
    pub(crate) fn clean_quotas(&self) -> impl Future<Output = ()> + Send + 'static {
        Arc::clone(&self.quotas).clean()
    }

    /// Waits until no socket is open.
    pub(crate) async fn all_sockets_closed(&self) {
        self.quotas.all_sockets_closed().await;
    }
}

/// The router of the server.
pub(crate) fn router(app: &App) -> Router {
    let timeout = app.config.limits.timeout;
    let (api, _) = api().split_for_parts();
    let (mut service, _) = health_api().split_for_parts();
    if app.config.metrics.is_none() {
        service = service.merge(metrics_api().split_for_parts().0);
    }
    let api = api
        .fallback(site::not_found)
        .method_not_allowed_fallback(|| async {
            ApiError::Unreadable(StatusCode::METHOD_NOT_ALLOWED, "not with this method".into())
        })
        .layer(from_fn_with_state(app.clone(), authentication::authenticate))
        .layer(cross_origin(&app.config));
    Router::new()
        .nest(API, api)
        .merge(service)
        .fallback(site::serve)
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, timeout))
        .layer(CatchPanicLayer::custom(|_| {
            let internal =
                crate::protocol::Problem { code: "internal".into(), reason: "this is a bug".into() };
            (StatusCode::INTERNAL_SERVER_ERROR, Json(internal)).into_response()
        }))
        .layer(header(CONTENT_SECURITY_POLICY, CONTENT_POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        // The URL may contain the key of a link.
        .layer(header(REFERRER_POLICY, "no-referrer"))
        .layer(header(CACHE_CONTROL, "no-store"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY))
        .layer(TraceLayer::new(SharedClassifier::new(Failures)).make_span_with(|request: &Request| {
            // Only the path: query and headers may contain secrets.
            tracing::info_span!("request", method = %request.method(), path = request.uri().path())
        }))
}

/// Lets the pages of other origins that are allowed use the API by `fetch`, with their cookie.
fn cross_origin(config: &Config) -> CorsLayer {
    let origins = config.origins.iter().filter_map(|origin| HeaderValue::from_str(origin.as_str()).ok());
    CorsLayer::new()
        .allow_origin(origins.collect::<Vec<_>>())
        .allow_credentials(true)
        .allow_methods([Method::GET, Method::PUT, Method::POST])
        .allow_headers([CONTENT_TYPE, AUTHORIZATION, authentication::LINK_HEADER])
        .max_age(PREFLIGHT_LIFETIME)
}

/// The routes below [`API`].
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(players::profile, players::rename))
        .routes(routes!(players::create_bot))
        .routes(routes!(lobby::list, games::create))
        .routes(routes!(lobby_presence::people))
        .routes(routes!(pairing::pair))
        .routes(routes!(games::get))
        .routes(routes!(games::command))
        .routes(routes!(games::events))
        .routes(routes!(games::record))
        .routes(routes!(pictures::game))
        .routes(routes!(pictures::position))
        .routes(routes!(socket::open))
        .routes(routes!(tablebase::look_up))
        .routes(routes!(description::describe))
}

/// The routes for operators: health and metrics.
fn service_api() -> OpenApiRouter<App> {
    health_api().merge(metrics_api())
}

fn health_api() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(service::live))
        .routes(routes!(service::ready))
        .routes(routes!(service::health))
}

fn metrics_api<S: Clone + Send + Sync + 'static>() -> OpenApiRouter<S> {
    OpenApiRouter::new().routes(routes!(service::metrics))
}

/// The router of the listener of the metrics.
pub(crate) fn metrics_router(timeout: Duration) -> Router {
    let (metrics, _) = metrics_api().split_for_parts();
    metrics.layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, timeout))
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}
