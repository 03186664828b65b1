//! The server that is measured: one that runs already, or one that is started, killed and ended from here.

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

/// How long a server may take to start.
const START: Duration = Duration::from_mins(1);

/// What a scenario needs of the server, and of this process.
#[derive(Clone, Copy, Debug)]
pub(super) struct Needs {
    /// Sockets at the same time.
    pub(super) sockets: u32,
    /// Games made.
    pub(super) games: u32,
    /// Whether sockets send more than a server usually lets them.
    pub(super) chatter: bool,
}

pub(super) struct Target {
    address: SocketAddr,
    own: Option<Own>,
}

/// A server that was started from here.
struct Own {
    process: Process,
    arguments: Vec<String>,
    data: tempfile::TempDir,
}

impl Target {
    /// A server that runs already.
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

    /// Starts a server with limits that let all of this in.
    pub(super) async fn start(needs: Needs, database: Option<&str>, data: Option<&Path>) -> Result<Target> {
        let mut arguments: Vec<String> = ["--pause", "0", "--thinkers", "1"].map(String::from).into();
        // Everything comes from a few addresses, and requests need connections besides the sockets.
        let sockets = (needs.sockets + 1_000).to_string();
        let games = (needs.games + 1_000).to_string();
        for (name, value) in [
            ("--connections", &sockets),
            ("--sockets-per-address", &sockets),
            ("--sockets-per-player", &sockets),
            ("--games-per-address", &games),
            ("--games-per-player", &games),
        ] {
            arguments.extend([name.into(), value.clone()]);
        }
        if needs.chatter {
            arguments.extend(["--messages".into(), u32::MAX.to_string()]);
        }
        if let Some(database) = database {
            arguments.extend(["--database".into(), database.into()]);
        }
        let mut folder = tempfile::Builder::new();
        let folder = folder.prefix("farside-load-");
        let data = data.map_or_else(|| folder.tempdir(), |parent| folder.tempdir_in(parent));
        let data = data.context("can't make a folder for the server")?;
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let (process, address) = start(&arguments, data.path(), anywhere).await?;
        Ok(Target { address, own: Some(Own { process, arguments, data }) })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether it can be killed and started again.
    pub(super) fn is_own(&self) -> bool {
        self.own.is_some()
    }

    /// Kills the server with no say in it, as a power cut would.
    pub(super) fn kill(&mut self) -> Result<Instant> {
        let own =
            self.own.as_mut().ok_or_else(|| anyhow!("only a server that was started from here is killed"))?;
        own.process.0.kill().context("can't kill the server")?;
        let killed = Instant::now();
        own.process.0.wait().context("can't kill the server")?;
        Ok(killed)
    }

    /// Starts it again at the same place, with the same data.
    pub(super) async fn resume(&mut self) -> Result<()> {
        let Some(own) = self.own.as_mut() else {
            bail!("only a server that was started from here is started again")
        };
        (own.process, self.address) = start(&own.arguments, own.data.path(), self.address).await?;
        Ok(())
    }

    /// How durable it says an acknowledged move is.
    pub(super) async fn durability(&self) -> Result<String> {
        let health: serde_json::Value = Client::new(self.address)
            .get("/healthz")
            .await
            .with_context(|| format!("no server at {}", self.address))?;
        let durability = health["durability"].as_str();
        Ok(durability.ok_or_else(|| anyhow!("the server does not tell how durable its moves are"))?.into())
    }

    /// How many bytes of memory it says it has.
    pub(super) async fn memory(&self) -> Result<u64> {
        let metrics = Client::new(self.address).ask("GET", "/metrics", None).await?;
        let line = metrics.body.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
        let bytes = line.and_then(|number| number.trim().parse::<f64>().ok());
        Ok(bytes.ok_or_else(|| anyhow!("the server does not tell how much memory it has"))? as u64)
    }
}

/// A process that doesn't outlive this.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already can't be killed.
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
    // It ends with the process at the latest.
    let first = spawn_blocking(|| BufReader::new(stdout).lines().next().transpose());
    let first = timeout(START, first).await.map_err(|_| anyhow!("the server did not start in time"))???;
    let address = first.as_deref().and_then(|line| line.rsplit("http://").next());
    let address = address.and_then(|address| address.parse().ok());
    Ok((process, address.ok_or_else(|| anyhow!("the server did not start"))?))
}
