//! Routes for operators: health and metrics.

use std::sync::OnceLock;

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

/// The health of the server.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Health {
    ok: bool,
    /// The durability of acknowledged events.
    durability: String,
}

/// Check that the server can read its database.
#[utoipa::path(get, path = "/healthz", tag = "service", responses(
    (status = OK, body = Health),
    (status = SERVICE_UNAVAILABLE, body = Health, description = "The database can't be read"),
))]
pub(super) async fn health(State(app): State<App>) -> Response {
    let ok = app.hub.store().ping().await.is_ok();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, durability: app.hub.store().durability().into() })).into_response()
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
