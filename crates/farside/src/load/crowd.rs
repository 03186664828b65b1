//! Where everybody comes from, and how many there can be.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use futures_util::StreamExt as _;
use indicatif::{ProgressBar, ProgressStyle};
use play::Seq;
use server::client::{Client, ClientError, Socket};
use tokio::time::timeout;

use crate::open_files;

/// From how many addresses to come where the machine has them all.
pub(super) const ADDRESSES: u8 = if cfg!(target_os = "linux") { 8 } else { 1 };
/// How many are let in at the same time.
const AT_ONCE: usize = 64;
/// Files that aren't sockets, and requests besides them.
const OTHER_FILES: u64 = 200;

/// Makes sure that this process can have so many sockets.
pub(super) fn make_room(sockets: u32) -> Result<()> {
    let allowed = open_files::allow_most().context("can't raise the limit on open files")?;
    let needed = u64::from(sockets) + OTHER_FILES;
    if let Some(allowed) = allowed.filter(|&allowed| allowed < needed) {
        bail!("{sockets} sockets need {needed} open files, and the system allows {allowed} (ulimit -Hn)");
    }
    Ok(())
}

/// Everybody who comes to a server.
pub(super) struct Crowd {
    server: SocketAddr,
    patience: Duration,
    sources: Vec<Option<IpAddr>>,
}

impl Crowd {
    pub(super) fn new(server: SocketAddr, addresses: u8, patience: Duration) -> Crowd {
        let sources = match server.ip() {
            IpAddr::V4(ip) if ip.is_loopback() && addresses > 1 => {
                (1..=addresses).map(|last| Some(Ipv4Addr::new(127, 0, 0, last).into())).collect()
            }
            _ => vec![None],
        };
        Crowd { server, patience, sources }
    }

    /// Somebody whom the server doesn't know yet.
    pub(super) fn client(&self, number: usize) -> Client {
        Client::new(self.server).asking_from(self.sources[number % self.sources.len()])
    }

    /// How long to wait for an answer.
    pub(super) fn patience(&self) -> Duration {
        self.patience
    }

    /// Does something for each number below `count`, some at the same time, and stops at the first that fails.
    pub(super) async fn each<T, F: Future<Output = Result<T>>>(
        &self,
        what: &'static str,
        count: usize,
        make: impl Fn(usize) -> F,
    ) -> Result<Vec<T>> {
        let bar = bar(count as u64, what);
        let mut all = Vec::with_capacity(count);
        let mut made = futures_util::stream::iter(0..count).map(make).buffer_unordered(AT_ONCE);
        while let Some(one) = made.next().await {
            all.push(one.with_context(|| format!("{what}: {} of {count} done", all.len()))?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(all)
    }

    /// Waits for something, but not for ever.
    pub(super) async fn patiently<T>(
        &self,
        answer: impl Future<Output = Result<T, ClientError>>,
    ) -> Result<T> {
        match timeout(self.patience, answer).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) => match hint(&error) {
                Some(hint) => bail!("{error} ({hint})"),
                None => Err(error.into()),
            },
            Err(_) => bail!("no answer within {} seconds", self.patience.as_secs()),
        }
    }
}

/// What to do about an error that is a limit's.
fn hint(error: &ClientError) -> Option<&'static str> {
    use std::io::ErrorKind;
    match error {
        ClientError::Problem { status: 429, .. } => {
            Some("the server's limits: --games-per-address, --games-per-player")
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

/// A bar on the terminal; nothing where there is none.
pub(super) fn bar(length: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(length).with_message(what);
    // The template is fixed; should it ever be wrong, the plain bar does.
    if let Ok(style) = ProgressStyle::with_template("{msg} {wide_bar} {pos} of {len}, {per_sec}") {
        bar.set_style(style);
    }
    bar
}

/// The part of a message from the server that matters here.
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

/// Reads on until there is a welcome: the number of the last event there is.
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
