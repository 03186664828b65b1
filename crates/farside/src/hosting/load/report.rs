//! The report of a load test, as text or JSON.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::counters::Counters;
use super::histogram::Histogram;

/// The figures of a load test. Those that a scenario doesn't measure are left out.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Report {
    pub(super) scenario: &'static str,
    /// The durability of the server.
    pub(super) durability: String,
    /// The number of open sockets.
    pub(super) sockets: u64,
    /// Acknowledged, and so committed, moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) durable_moves: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) durable_moves_per_second: Option<f64>,
    /// The time from when a move was due until it was acknowledged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) acknowledgement: Option<LatencySummary>,
    /// The time from when a move was sent until a spectator received it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen: Option<LatencySummary>,
    /// The time from when a move was sent until the computer's answer arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) answers: Option<LatencySummary>,
    /// The downtime of the server in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) down: Option<f64>,
    /// The time from the kill until a client had reconnected and received all events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) back: Option<LatencySummary>,
    /// The same for the last client, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) all_back: Option<f64>,
    /// The memory of the server at the end, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) server_memory: Option<u64>,
    /// The memory per socket, with its share of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) memory_per_socket: Option<f64>,
    pub(super) errors: BTreeMap<String, u64>,
}

/// A summary of latencies in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LatencySummary {
    count: u64,
    p50: f64,
    p99: f64,
    most: f64,
}

impl From<&Histogram> for LatencySummary {
    fn from(latency: &Histogram) -> LatencySummary {
        let quantile = |share| latency.quantile(share).unwrap_or_default();
        LatencySummary {
            count: latency.count(),
            p50: quantile(0.5),
            p99: quantile(0.99),
            most: latency.max(),
        }
    }
}

impl Report {
    pub(super) fn new(scenario: &'static str, sockets: u64) -> Report {
        Report { scenario, sockets, ..Report::default() }
    }

    /// Adds the moves acknowledged within this time.
    pub(super) fn count_moves(&mut self, counters: &Counters, within: Duration) {
        self.durable_moves = Some(counters.done());
        self.seconds = Some(within.as_secs_f64());
        self.durable_moves_per_second = Some(counters.done() as f64 / within.as_secs_f64().max(0.001));
        self.acknowledgement = Some((&*counters.latency()).into());
        self.take_errors(counters);
    }

    pub(super) fn take_errors(&mut self, counters: &Counters) {
        for (error, count) in counters.errors() {
            *self.errors.entry(error).or_default() += count;
        }
    }

    pub(super) fn memory(&mut self, bytes: Option<u64>) {
        self.server_memory = bytes;
    }

    /// The total number of errors.
    pub(super) fn errors(&self) -> u64 {
        self.errors.values().sum()
    }

    /// One of the errors.
    pub(super) fn first_error(&self) -> Option<&str> {
        self.errors.keys().next().map(String::as_str)
    }
}

impl fmt::Display for LatencySummary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms", self.p50, self.p99, self.most)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "durability     {}", self.durability)?;
        writeln!(f, "sockets        {}", self.sockets)?;
        if let (Some(moves), Some(seconds), Some(rate)) =
            (self.durable_moves, self.seconds, self.durable_moves_per_second)
        {
            writeln!(f, "durable moves  {moves} in {seconds:.1} s: {rate:.0} a second")?;
        }
        let mebibytes = self.server_memory.map(|bytes| format!("{:.1} MiB", bytes as f64 / 1024.0 / 1024.0));
        let kibibytes = self.memory_per_socket.map(|bytes| format!("{:.1} KiB a socket", bytes / 1024.0));
        for (name, value) in [
            ("acknowledged", self.acknowledgement.map(|spread| spread.to_string())),
            ("seen by all", self.seen.map(|spread| format!("{spread}, {} times", spread.count))),
            ("answers", self.answers.map(|spread| format!("{spread}, {} times", spread.count))),
            ("server down", self.down.map(|seconds| format!("{seconds:.2} s"))),
            ("back", self.back.map(|spread| spread.to_string())),
            ("all back", self.all_back.map(|seconds| format!("{seconds:.2} s after the kill"))),
            ("memory", mebibytes),
            ("", kibibytes),
        ] {
            if let Some(value) = value {
                writeln!(f, "{name:<14} {value}")?;
            }
        }
        writeln!(f, "errors         {}", self.errors())?;
        for (error, count) in &self.errors {
            writeln!(f, "{count:>14} × {error}")?;
        }
        Ok(())
    }
}
