//! The tested server: a running one, or one that is started, killed and restarted by the test.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use server::client::Client;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout};

use crate::failure::bad_arguments;

/// The timeout of starting a server.
const START_TIMEOUT: Duration = Duration::from_mins(1);

/// The limits that a scenario needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    /// Concurrent sockets.
    pub(super) sockets: u32,
    /// Created games.
    pub(super) games: u32,
    /// Whether sockets exceed the default rate limit.
    pub(super) unlimited_messages: bool,
}

pub(super) struct Target {
    address: SocketAddr,
    own: Option<Own>,
}

/// A server started by the test.
struct Own {
    process: Process,
    arguments: Vec<String>,
    data: tempfile::TempDir,
}

impl Target {
    /// A running server.
    pub(super) async fn given(url: &str) -> Result<Target> {
        let place = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
        if place.contains("://") || place.contains('/') {
            return Err(bad_arguments(format!("--url takes http://HOST:PORT, not {url}")));
        }
        let mut found =
            tokio::net::lookup_host(place).await.with_context(|| format!("can't find {place}"))?;
        let address = found.next().ok_or_else(|| anyhow!("can't find {place}"))?;
        Ok(Target { address, own: None })
    }

    /// Starts a server with sufficient limits.
    pub(super) async fn start(needs: Needs, database: Option<&str>, data: Option<&Path>) -> Result<Target> {
        let mut arguments: Vec<String> = ["--pause", "0", "--thinkers", "1"].map(String::from).into();
        // All clients share a few addresses, and requests need connections besides the sockets.
        let sockets = (needs.sockets + 1_000).to_string();
        let games = (needs.games + 1_000).to_string();
        for (name, value) in [
            ("--connections", &sockets),
            ("--connections-per-address", &sockets),
            ("--sockets-per-address", &sockets),
            ("--sockets-per-player", &sockets),
            ("--games-per-address", &games),
            ("--games-per-player", &games),
        ] {
            arguments.extend([name.into(), value.clone()]);
        }
        for name in ["--writes-per-player", "--writes-per-address"] {
            arguments.extend([name.into(), u32::MAX.to_string()]);
        }
        if needs.unlimited_messages {
            arguments.extend(["--messages".into(), u32::MAX.to_string()]);
        }
        if let Some(database) = database {
            arguments.extend(["--database".into(), database.into()]);
        }
        let mut builder = tempfile::Builder::new();
        let builder = builder.prefix("farside-load-");
        let data = data.map_or_else(|| builder.tempdir(), |parent| builder.tempdir_in(parent));
        let data = data.context("can't make a folder for the server")?;
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let (process, address) = start(&arguments, data.path(), anywhere).await?;
        Ok(Target { address, own: Some(Own { process, arguments, data }) })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether the server was started by the test, and can be killed.
    pub(super) fn is_own(&self) -> bool {
        self.own.is_some()
    }

    /// Kills the server without a graceful shutdown.
    pub(super) fn kill(&mut self) -> Result<Instant> {
        let own =
            self.own.as_mut().ok_or_else(|| anyhow!("only a server that was started from here is killed"))?;
        own.process.0.kill().context("can't kill the server")?;
        let killed = Instant::now();
        own.process.0.wait().context("can't kill the server")?;
        Ok(killed)
    }

    /// Restarts the server on the same address with the same data.
    pub(super) async fn resume(&mut self) -> Result<()> {
        let Some(own) = self.own.as_mut() else {
            bail!("only a server that was started from here is started again")
        };
        (own.process, self.address) = start(&own.arguments, own.data.path(), self.address).await?;
        Ok(())
    }

    /// The durability of the server.
    pub(super) async fn durability(&self) -> Result<String> {
        let health: serde_json::Value = Client::new(self.address)
            .get("/healthz")
            .await
            .with_context(|| format!("no server at {}", self.address))?;
        let durability = health["durability"].as_str();
        Ok(durability.ok_or_else(|| anyhow!("the server does not tell how durable its moves are"))?.into())
    }

    /// The memory of the server in bytes.
    pub(super) async fn memory(&self) -> Result<u64> {
        let metrics = Client::new(self.address).request("GET", "/metrics", None).await?;
        let line = metrics.body.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
        let bytes = line.and_then(|number| number.trim().parse::<f64>().ok());
        Ok(bytes.ok_or_else(|| anyhow!("the server does not tell how much memory it has"))? as u64)
    }
}

/// A process that is killed when dropped.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // Fails if the process has ended already.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

async fn start(arguments: &[String], data: &Path, listen: SocketAddr) -> Result<(Process, SocketAddr)> {
    let program = std::env::current_exe().context("can't tell where this program is")?;
    let child = Command::new(program)
        .args(["serve", "--listen", &listen.to_string(), "--data"])
        .arg(data)
        .args(arguments)
        .env("RUST_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .context("can't start a server")?;
    let mut process = Process(child);
    let stdout = process.0.stdout.take().ok_or_else(|| anyhow!("the server has no output"))?;
    // Ends with the process at the latest.
    let first = spawn_blocking(|| BufReader::new(stdout).lines().next().transpose());
    let first =
        timeout(START_TIMEOUT, first).await.map_err(|_| anyhow!("the server did not start in time"))???;
    let address = first.as_deref().and_then(|line| line.rsplit("http://").next());
    let address = address.and_then(|address| address.parse().ok());
    Ok((process, address.ok_or_else(|| anyhow!("the server did not start"))?))
}
