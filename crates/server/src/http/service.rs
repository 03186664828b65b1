//! Routes for operators: health and metrics.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;

use super::App;

/// The buckets of histograms in seconds.
const SECONDS_BUCKETS: &[f64] =
    &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// The buckets of histograms of jobs per transaction.
const JOBS_BUCKETS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// How long a check of readiness counts: each one writes.
const READINESS_LIFETIME: Duration = Duration::from_secs(1);
/// The timeout of a check of readiness.
const READINESS_TIMEOUT: Duration = Duration::from_secs(2);

/// The last check of readiness, and when it was made.
pub(super) type Readiness = tokio::sync::Mutex<Option<(Instant, bool)>>;

/// The health of the server.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Health {
    ok: bool,
    /// The durability of acknowledged events.
    durability: String,
}

/// Check that the process answers.
#[utoipa::path(get, path = "/livez", tag = "service", responses((status = OK, body = Health)))]
pub(super) async fn live(State(app): State<App>) -> Response {
    answer(&app, true)
}

/// Check that moves can be stored.
#[utoipa::path(get, path = "/readyz", tag = "service", responses(
    (status = OK, body = Health),
    (status = SERVICE_UNAVAILABLE, body = Health, description = "Nothing can be stored"),
))]
pub(super) async fn ready(State(app): State<App>) -> Response {
    answer(&app, is_ready(&app).await)
}

/// The same as `/readyz`.
#[utoipa::path(get, path = "/healthz", tag = "service", responses(
    (status = OK, body = Health),
    (status = SERVICE_UNAVAILABLE, body = Health, description = "Nothing can be stored"),
))]
pub(super) async fn health(State(app): State<App>) -> Response {
    answer(&app, is_ready(&app).await)
}

fn answer(app: &App, ok: bool) -> Response {
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, durability: app.hub.store().durability().into() })).into_response()
}

/// Whether the service time can be written, by the same path as moves are.
async fn is_ready(app: &App) -> bool {
    let mut last = app.readiness.lock().await;
    if let Some((when, ok)) = *last
        && when.elapsed() < READINESS_LIFETIME
    {
        return ok;
    }
    let written = tokio::time::timeout(READINESS_TIMEOUT, app.hub.store().tick(app.hub.time().now())).await;
    let ok = match written {
        Ok(Ok(_)) => true,
        Ok(Err(error)) => {
            tracing::error!(%error, "not ready");
            false
        }
        Err(_) => {
            tracing::error!("not ready: the database takes too long");
            false
        }
    };
    *last = Some((Instant::now(), ok));
    ok
}

/// Metrics in the text format of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "service",
    responses((status = OK, body = String, content_type = "text/plain")))]
pub(super) async fn metrics() -> Response {
    match recorder() {
        Some(handle) => {
            handle.run_upkeep();
            if let Some(bytes) = resident_memory() {
                metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
            }
            ([(CONTENT_TYPE, "text/plain; version=0.0.4")], handle.render()).into_response()
        }
        None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

/// The resident memory of this process, on Linux.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kilobytes)
}

/// The metrics recorder of this process; `None` if another one is installed.
pub(super) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), SECONDS_BUCKETS)
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Suffix("_jobs".into()), JOBS_BUCKETS)
            });
        builder.and_then(PrometheusBuilder::install_recorder).ok()
    };
    RECORDER.get_or_init(install).as_ref()
}
