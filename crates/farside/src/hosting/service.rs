//! Runtime, logging and signals of the commands that serve.

use std::io::IsTerminal as _;

use anyhow::{Context as _, Result};
use tracing_subscriber::EnvFilter;

/// Runs a future on a multi-threaded runtime.
pub(crate) fn block_on<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("can't start the runtime")?.block_on(future)
}

/// Sets up logging to stderr, filtered by `RUST_LOG`.
pub(crate) fn init_logging(json: bool) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("info,async_nats=error,sqlx=warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
}

/// Completes on Ctrl+C or SIGTERM. From the call on, not only once the future is polled, neither ends the process.
pub(crate) fn shutdown_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    let signals = {
        use tokio::signal::unix::{SignalKind, signal};
        [SignalKind::interrupt(), SignalKind::terminate()].map(signal)
    };
    #[cfg(windows)]
    let signals = [tokio::signal::windows::ctrl_c()];
    let received = signals.map(|signal| {
        Box::pin(async move {
            match signal {
                Ok(mut signal) => drop(signal.recv().await),
                // Without a handler there is no signal.
                Err(_) => std::future::pending().await,
            }
        })
    });
    async move { drop(futures_util::future::select_all(received).await) }
}
