use std::io::{BufRead as _, BufReader};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::ServiceError;
use crate::program::{find, folder, free_port, unprivileged};

/// A NATS server with JetStream.
pub struct Nats {
    folder: tempfile::TempDir,
    program: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Nats {
    /// Starts a new, empty server.
    pub fn start() -> Result<Nats, ServiceError> {
        // Debian puts it where only root looks.
        let program = find("nats-server", "nats-server", &["/usr/sbin".into()])?;
        let mut nats = Nats { folder: folder()?, program, port: free_port()?, process: None };
        nats.resume()?;
        Ok(nats)
    }

    /// The address of the server.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Restarts a killed server at the same address with its data.
    pub fn resume(&mut self) -> Result<(), ServiceError> {
        self.kill();
        let process = unprivileged(&self.program)
            .args(["--addr", "127.0.0.1", "--port", &self.port.to_string(), "--jetstream", "--store_dir"])
            .arg(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        self.process = Some(process);
        for _ in 0..600 {
            if self.greets() {
                return Ok(());
            }
            sleep(Duration::from_millis(100));
        }
        Err(ServiceError::Silent("NATS"))
    }

    /// Whether the server sends the greeting of NATS with JetStream.
    fn greets(&self) -> bool {
        let patience = Duration::from_secs(1);
        let address = SocketAddr::from(([127, 0, 0, 1], self.port));
        let Ok(stream) = TcpStream::connect_timeout(&address, patience) else { return false };
        let mut greeting = String::new();
        let read = stream
            .set_read_timeout(Some(patience))
            .and_then(|()| BufReader::new(stream).read_line(&mut greeting));
        read.is_ok() && greeting.starts_with("INFO") && greeting.contains("\"jetstream\":true")
    }

    /// Kills the server.
    pub fn kill(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        // Both fail only if it has ended already.
        drop(process.kill());
        drop(process.wait());
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
