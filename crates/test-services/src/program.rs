use std::ffi::OsStr;
use std::io;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The unprivileged user (nobody) for tests that run as root, as PostgreSQL refuses to.
const NOBODY: u32 = 65534;

/// Why a service can't be started.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The program isn't installed.
    #[error(
        "{program} isn't installed: `cargo xtask setup` installs it, or Debian's package {package} has it"
    )]
    Missing {
        /// The program.
        program: &'static str,
        /// The package of Debian that has it.
        package: &'static str,
    },
    /// A program failed.
    #[error("{program} failed: {output}")]
    Failed {
        /// The program.
        program: String,
        /// Its output.
        output: String,
    },
    /// The service was started but doesn't answer.
    #[error("{0} does not answer")]
    Silent(&'static str),
    /// An I/O error.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// The path of a program.
pub(crate) fn find(
    program: &'static str,
    package: &'static str,
    folders: &[PathBuf],
) -> Result<PathBuf, ServiceError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = std::env::split_paths(&path).chain(folders.iter().cloned());
    let found = all.find_map(|folder| Some(folder.join(program)).filter(|file| file.is_file()));
    found.ok_or(ServiceError::Missing { program, package })
}

/// A command that runs as an unprivileged user: the current one, unless that is root.
pub(crate) fn unprivileged(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    let nobody = NOBODY.to_string();
    command.args([&format!("--reuid={nobody}"), &format!("--regid={nobody}"), "--clear-groups"]).arg(program);
    command
}

/// A directory that the unprivileged user can write to.
pub(crate) fn folder() -> io::Result<tempfile::TempDir> {
    let folder = tempfile::Builder::new().prefix("farside-service-").tempdir()?;
    if is_root() {
        chown(folder.path(), Some(NOBODY), Some(NOBODY))?;
    }
    Ok(folder)
}

/// A free port.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// Runs a command and returns its output.
pub(crate) fn run(command: &mut Command) -> Result<String, ServiceError> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into());
    }
    let program = [command.get_program()].into_iter().chain(command.get_args());
    let program = program.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ");
    let said = [output.stdout, output.stderr].concat();
    Err(ServiceError::Failed { program, output: String::from_utf8_lossy(&said).trim().into() })
}

/// Whether this process runs as root: `/proc/self` belongs to its user.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}
