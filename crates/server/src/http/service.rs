//! What operators and machines ask: health and metrics.

use std::sync::OnceLock;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;

use super::App;

/// Seconds, for histograms of how long something took.
const SECONDS: &[f64] = &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];
/// How many jobs one transaction took.
const JOBS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// Whether the server does its work.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Health {
    ok: bool,
    /// How durable what is acknowledged is.
    durability: String,
}

/// Whether the server is there and can read its database.
#[utoipa::path(get, path = "/healthz", tag = "service", responses(
    (status = OK, body = Health),
    (status = SERVICE_UNAVAILABLE, body = Health, description = "The database can't be read"),
))]
pub(super) async fn health(State(app): State<App>) -> Response {
    let ok = app.hub.store().ping().await.is_ok();
    let status = if ok { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, Json(Health { ok, durability: app.hub.store().durability().into() })).into_response()
}

/// What there is to measure, in the words of Prometheus.
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

/// How much memory this process has, where the system tells.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kilobytes)
}

/// The one recorder of this process; none if something else than this server records metrics.
pub(super) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_jobs".into()), JOBS));
        builder.and_then(PrometheusBuilder::install_recorder).ok()
    };
    RECORDER.get_or_init(install).as_ref()
}
