//! The real server, as a process of its own: started, used, killed.

mod app;
#[cfg(unix)]
mod cluster;
mod killed;
mod load;
#[cfg(target_os = "linux")]
mod namespace;
mod operations;
mod orderly;
#[cfg(target_os = "linux")]
mod partition;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use server::client::Client;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

/// Longer than anything takes on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server that runs.
struct Process {
    child: Child,
    address: SocketAddr,
}

impl Process {
    /// Starts a server with its database in this folder, and waits until it listens.
    async fn start(data: &Path, arguments: &[&str]) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_farside"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--pause", "0", "--data"])
            .arg(data)
            .args(arguments);
        Process::run(command).await
    }

    /// Starts the program without any argument.
    async fn start_plain(data: &Path) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_farside"));
        command.env("FARSIDE_LISTEN", "127.0.0.1:0").env("FARSIDE_DATA", data);
        Process::run(command).await
    }

    async fn run(mut command: Command) -> Process {
        let mut child = command
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the program can be started");
        let first = first_line(&mut child).await;
        let address = first.rsplit("http://").next().expect("an address").parse().expect("an address");
        Process { child, address }
    }

    /// Ends it as a power cut would: it has no say in it.
    async fn kill(mut self) {
        self.child.kill().await.expect("it can be killed");
    }

    /// Ends it in an orderly way.
    async fn stop(mut self) {
        let pid = self.child.id().expect("it runs").to_string();
        let kill = Command::new("kill").args(["-TERM", &pid]).status().await.expect("there is kill");
        assert!(kill.success());
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        assert!(ended.expect("it ends in time").expect("a status").success());
    }

    /// Somebody whom the server doesn't know yet.
    fn client(&self) -> Client {
        Client::new(self.address)
    }
}

/// The first line that a process prints.
async fn first_line(child: &mut Child) -> String {
    let stdout = child.stdout.take().expect("its output is piped");
    let mut lines = BufReader::new(stdout).lines();
    let first = tokio::time::timeout(PATIENCE, lines.next_line()).await.expect("it starts in time");
    first.expect("text").expect("it says that it is there")
}

/// Starts a process that thinks for the servers at this bus.
#[cfg(unix)]
async fn start_worker(bus: &str) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_farside"))
        .args(["worker", "--thinkers", "1", "--bus", bus])
        .env("RUST_LOG", "error")
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the program can be started");
    first_line(&mut child).await;
    child
}

/// How many times something is killed.
fn kills() -> usize {
    std::env::var("FARSIDE_KILLS").map_or(20, |text| text.parse().expect("a number of kills"))
}
