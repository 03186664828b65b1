//! The clients of a load test: their addresses, limits and timeouts.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use futures_util::StreamExt as _;
use indicatif::{ProgressBar, ProgressStyle};
use play::Seq;
use server::client::{Client, ClientError, Socket};
use tokio::time::timeout;

use crate::hosting::open_files;

/// The default number of source addresses: Linux has all of 127.0.0.0/8.
pub(super) const ADDRESSES: u8 = if cfg!(target_os = "linux") { 8 } else { 1 };
/// The number of concurrent setup steps.
const MAX_CONCURRENT: usize = 64;
/// Open files besides the sockets.
const OTHER_FILES: u64 = 200;

/// Raises the limit on open files for so many sockets.
pub(super) fn raise_limits(sockets: u32) -> Result<()> {
    let allowed = open_files::raise_limit().context("can't raise the limit on open files")?;
    let needed = u64::from(sockets) + OTHER_FILES;
    if let Some(allowed) = allowed.filter(|&allowed| allowed < needed) {
        bail!("{sockets} sockets need {needed} open files, and the system allows {allowed} (ulimit -Hn)");
    }
    Ok(())
}

/// Creates the clients of a load test.
pub(super) struct Clients {
    server: SocketAddr,
    timeout: Duration,
    sources: Vec<Option<IpAddr>>,
}

impl Clients {
    pub(super) fn new(server: SocketAddr, addresses: u8, timeout: Duration) -> Clients {
        let sources = match server.ip() {
            IpAddr::V4(ip) if ip.is_loopback() && addresses > 1 => {
                (1..=addresses).map(|last| Some(Ipv4Addr::new(127, 0, 0, last).into())).collect()
            }
            _ => vec![None],
        };
        Clients { server, timeout, sources }
    }

    /// A new guest.
    pub(super) fn client(&self, number: usize) -> Client {
        Client::new(self.server).with_source(self.sources[number % self.sources.len()])
    }

    /// The timeout of requests.
    pub(super) fn timeout(&self) -> Duration {
        self.timeout
    }

    /// Runs a setup step for each number below `count`, some concurrently, and stops at the first error.
    pub(super) async fn each<T, F: Future<Output = Result<T>>>(
        &self,
        what: &'static str,
        count: usize,
        make: impl Fn(usize) -> F,
    ) -> Result<Vec<T>> {
        let bar = bar(count as u64, what);
        let mut all = Vec::with_capacity(count);
        let mut made = futures_util::stream::iter(0..count).map(make).buffer_unordered(MAX_CONCURRENT);
        while let Some(one) = made.next().await {
            all.push(one.with_context(|| format!("{what}: {} of {count} done", all.len()))?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(all)
    }

    /// Waits for an answer, at most for the timeout.
    pub(super) async fn with_timeout<T>(
        &self,
        answer: impl Future<Output = Result<T, ClientError>>,
    ) -> Result<T> {
        match timeout(self.timeout, answer).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => match hint(&error) {
                Some(hint) => bail!("{error} ({hint})"),
                None => Err(error.into()),
            },
            Err(_) => bail!("no answer within {} seconds", self.timeout.as_secs()),
        }
    }
}

/// A hint for an error that is due to a limit.
fn hint(error: &ClientError) -> Option<&'static str> {
    use std::io::ErrorKind;
    match error {
        ClientError::Problem { status: 429, .. } => {
            Some("the server's limits: --games-per-address, --games-per-player, --writes-per-address")
        }
        ClientError::Socket(error) if error.to_string().contains("429") => {
            Some("the server's limits: --sockets-per-address, --sockets-per-player, --connections")
        }
        ClientError::Io(error) if error.kind() == ErrorKind::AddrNotAvailable => {
            Some("no port is left: --addresses, or net.ipv4.ip_local_port_range")
        }
        // Too many open files.
        ClientError::Io(error) if cfg!(unix) && matches!(error.raw_os_error(), Some(23 | 24)) => {
            Some("ulimit -n")
        }
        _ => None,
    }
}

/// A progress bar, hidden without a terminal.
pub(super) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(length).with_message(what);
    // The template is fixed, so this never fails.
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {per_sec}") {
        bar.set_style(style);
    }
    bar
}

/// The relevant part of a message from the server.
#[derive(Debug, serde::Deserialize)]
pub(super) struct Message<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    pub(super) seq: Option<Seq>,
    #[serde(borrow)]
    pub(super) reason: Option<std::borrow::Cow<'a, str>>,
}

impl Message<'_> {
    pub(super) fn read(text: &str) -> Result<Message<'_>, ClientError> {
        serde_json::from_str(text).map_err(|error| ClientError::Unexpected(format!("{error}: {text}")))
    }
}

/// Waits for the welcome and returns the number of the last event.
pub(super) async fn welcome(socket: &mut Socket) -> Result<Seq, ClientError> {
    loop {
        let text = socket.next_text().await?;
        match Message::read(&text)? {
            Message { kind: "welcome", seq: Some(seq), .. } => return Ok(seq),
            Message { kind: "error", .. } => return Err(ClientError::Unexpected(text.to_string())),
            _ => {}
        }
    }
}
