//! What was measured, for people and for programs.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::latency::Latency;
use super::tally::Tally;

/// The figures of one run. Those that a scenario doesn't measure are left out.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Report {
    pub(super) scenario: &'static str,
    /// How durable an acknowledged move is, as the server says.
    pub(super) durability: String,
    /// How many sockets were open at the same time.
    pub(super) sockets: u64,
    /// Moves that were acknowledged, and so committed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) durable_moves: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) durable_moves_per_second: Option<f64>,
    /// From when a move was due until it was acknowledged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) acknowledgement: Option<Spread>,
    /// From when a move was sent until a spectator had it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seen: Option<Spread>,
    /// For how many seconds the server was down after it was killed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) down: Option<f64>,
    /// From when the server was killed until somebody was back and had all events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) back: Option<Spread>,
    /// The same until everybody was, in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) all_back: Option<f64>,
    /// The server's memory in the end, in bytes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) server_memory: Option<u64>,
    /// How much of it one socket takes, with its share of a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) memory_per_socket: Option<f64>,
    pub(super) errors: BTreeMap<String, u64>,
}

/// How long something took, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Spread {
    count: u64,
    p50: f64,
    p99: f64,
    most: f64,
}

impl From<&Latency> for Spread {
    fn from(latency: &Latency) -> Spread {
        let within = |share| latency.within(share).unwrap_or_default();
        Spread { count: latency.count(), p50: within(0.5), p99: within(0.99), most: latency.most() }
    }
}

impl Report {
    pub(super) fn new(scenario: &'static str, sockets: u64) -> Report {
        Report { scenario, sockets, ..Report::default() }
    }

    /// The moves that were acknowledged within this time.
    pub(super) fn count_moves(&mut self, tally: &Tally, within: Duration) {
        self.durable_moves = Some(tally.done());
        self.seconds = Some(within.as_secs_f64());
        self.durable_moves_per_second = Some(tally.done() as f64 / within.as_secs_f64().max(0.001));
        self.acknowledgement = Some((&*tally.latency()).into());
        self.take_errors(tally);
    }

    pub(super) fn take_errors(&mut self, tally: &Tally) {
        for (error, count) in tally.errors() {
            *self.errors.entry(error).or_default() += count;
        }
    }

    pub(super) fn memory(&mut self, bytes: Option<u64>) {
        self.server_memory = bytes;
    }

    /// How many errors there were.
    pub(super) fn errors(&self) -> u64 {
        self.errors.values().sum()
    }

    /// One of them.
    pub(super) fn first_error(&self) -> Option<&str> {
        self.errors.keys().next().map(String::as_str)
    }
}

impl fmt::Display for Spread {
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
