use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::ServiceError;
use crate::program::{find, folder, free_port, run, unprivileged};

/// A PostgreSQL server.
pub struct Postgres {
    folder: tempfile::TempDir,
    programs: PathBuf,
    port: u16,
    process: Option<Child>,
}

impl Postgres {
    /// Starts a server with a new, empty database.
    pub fn start() -> Result<Postgres, ServiceError> {
        let initdb = find("initdb", "postgresql", &installed())?;
        let initdb = initdb.canonicalize()?;
        let programs = initdb.parent().map(Path::to_path_buf).unwrap_or_default();
        let folder = folder()?;
        run(unprivileged(&initdb)
            .stdin(Stdio::null())
            .args(["--username=farside", "--auth=trust", "--encoding=UTF8", "--no-sync", "--pgdata"])
            .arg(folder.path().join("data")))?;
        let mut postgres = Postgres { folder, programs, port: free_port()?, process: None };
        postgres.resume()?;
        Ok(postgres)
    }

    /// The address of the database.
    pub fn url(&self) -> String {
        format!("postgres://farside@127.0.0.1:{}/postgres", self.port)
    }

    /// Restarts a stopped or killed server at the same address.
    pub fn resume(&mut self) -> Result<(), ServiceError> {
        self.kill();
        let process = unprivileged(&self.programs.join("postgres"))
            .arg("-D")
            .arg(self.folder.path().join("data"))
            .args(["-p", &self.port.to_string()])
            .arg("-k")
            .arg(self.folder.path())
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        self.process = Some(process);
        for _ in 0..600 {
            let mut ready = unprivileged(&self.programs.join("pg_isready"));
            if run(ready.stdin(Stdio::null()).args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]))
                .is_ok()
            {
                return Ok(());
            }
            sleep(Duration::from_millis(100));
        }
        Err(ServiceError::Silent("PostgreSQL"))
    }

    /// Dumps the database as SQL.
    pub fn dump(&self) -> Result<String, ServiceError> {
        let mut dump = unprivileged(&self.programs.join("pg_dump"));
        dump.args(["--inserts", "--no-owner", "--no-comments", "--dbname", &self.url()]);
        let text = run(&mut dump)?;
        // Commands to a terminal, which newer versions of the program begin and end with.
        Ok(text.lines().filter(|line| !line.starts_with('\\')).flat_map(|line| [line, "\n"]).collect())
    }

    /// Executes a dump.
    pub fn load(&self, dump: &Path) -> Result<(), ServiceError> {
        let mut psql = unprivileged(&self.programs.join("psql"));
        psql.args(["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--dbname", &self.url(), "--file=-"]);
        run(psql.stdin(std::fs::File::open(dump)?))?;
        Ok(())
    }

    /// Kills the server with its open connections.
    pub fn kill(&mut self) {
        let Some(mut process) = self.process.take() else { return };
        // The first process ends all others; killed by force, it could not.
        let mut stop = unprivileged(&self.programs.join("pg_ctl"));
        let stopped =
            run(stop.arg("-D").arg(self.folder.path().join("data")).args(["-m", "immediate", "stop"]));
        if stopped.is_err() {
            drop(process.kill());
        }
        drop(process.wait());
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The directories of Debian's PostgreSQL programs, the newest version first.
fn installed() -> Vec<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders
}
