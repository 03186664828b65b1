//! The files of the embedded database: one process at a time uses them, nobody else can read them, and the writer
//! notices when they are gone.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The number of attempts to lock a file that another process removes at the same time.
const LOCK_ATTEMPTS: usize = 10;

/// The path with this ending.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// The exclusive lock of a database, held until it is dropped. The operating system releases it if the process dies.
pub(super) struct DatabaseLock {
    path: PathBuf,
    file: File,
}

impl DatabaseLock {
    /// Locks the database, or says which process holds it.
    pub(super) fn acquire(database: &Path) -> Result<DatabaseLock, StoreError> {
        let path = beside(database, ".lock");
        let failed =
            |error: io::Error| StoreError::new(format_args!("can't lock {}: {error}", path.display()));
        for _ in 0..LOCK_ATTEMPTS {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let mut file = options.open(&path).map_err(failed)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(in_use(database, &mut file)),
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
            // Whoever held it may have removed the file in between.
            if !is_same(&file, &path) {
                continue;
            }
            let written = file.set_len(0).and_then(|()| write!(file, "{}", std::process::id()));
            written.map_err(failed)?;
            return Ok(DatabaseLock { path, file });
        }
        Err(in_use(database, &mut File::open(&path).map_err(failed)?))
    }

    /// Removes the file and releases the lock.
    pub(super) fn release(self) {
        // Elsewhere than on Unix another process that has just opened it could not be told apart.
        if cfg!(unix)
            && let Err(error) = std::fs::remove_file(&self.path)
        {
            tracing::debug!(%error, "the lock file was not removed");
        }
        drop(self.file);
    }
}

fn in_use(database: &Path, lock: &mut File) -> StoreError {
    let mut holder = String::new();
    // On Windows nobody else can read a locked file.
    let holder = match lock.read_to_string(&mut holder) {
        Ok(_) if !holder.is_empty() => format!("process {holder}"),
        _ => "another process".into(),
    };
    StoreError::new(format_args!("{} is in use by {holder}", database.display()))
}

#[cfg(unix)]
fn is_same(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let [one, other] = [file.metadata(), path.metadata()].map(|it| it.map(|it| (it.dev(), it.ino())).ok());
    one.is_some() && one == other
}

#[cfg(not(unix))]
fn is_same(_: &File, _: &Path) -> bool {
    true
}

/// Creates the directory of the database, readable by its owner only.
pub(crate) fn create_directory(directory: &Path) -> io::Result<()> {
    if let Some(parent) = directory.parent() {
        std::fs::create_dir_all(parent)?;
    }
    match std::fs::create_dir(directory) {
        Ok(()) => set_mode(directory, 0o700),
        Err(_) if directory.is_dir() => Ok(()),
        Err(error) => Err(error),
    }
}

/// Makes a directory readable by its owner only. Directories that everybody may write to, such as `/tmp`, are kept.
pub(crate) fn tighten_directory(directory: &Path) {
    tighten(directory, 0o700);
}

/// Creates the database, unless it exists, readable by its owner only. SQLite gives its log the same mode.
pub(super) fn create(database: &Path) -> io::Result<()> {
    if database.exists() {
        return Ok(());
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(database)?;
    set_mode(database, 0o600)
}

/// Makes a database and its log readable by their owner only.
pub(super) fn tighten_database(database: &Path) {
    for ending in ["", "-wal", "-shm"] {
        tighten(&beside(database, ending), 0o600);
    }
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) -> io::Result<()> {
    std::fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(mode))
}

#[cfg(not(unix))]
fn set_mode(_: &Path, _: u32) -> io::Result<()> {
    Ok(())
}

/// Takes away what others may do with a file, and logs it.
#[cfg(unix)]
fn tighten(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    const STICKY: u32 = 0o1000;
    let Ok(metadata) = path.metadata() else { return };
    let before = metadata.permissions().mode();
    if before & 0o777 & !mode == 0 || before & STICKY != 0 {
        return;
    }
    let path_shown = path.display();
    match set_mode(path, before & mode) {
        Ok(()) => tracing::warn!(path = %path_shown, before = %format_args!("{:03o}", before & 0o777),
            "others could read this: only its owner can now"),
        Err(error) => tracing::warn!(path = %path_shown, %error, "others can read this"),
    }
}

#[cfg(not(unix))]
fn tighten(_: &Path, _: u32) {}

/// Notices that the database or its log was deleted or replaced: SQLite would go on writing to files without a name.
pub(super) struct FileWatch {
    files: Vec<(PathBuf, Option<(u64, u64)>)>,
    database: PathBuf,
}

impl FileWatch {
    /// Watches the files of an open database.
    pub(super) fn new(database: &Path) -> FileWatch {
        let files = ["", "-wal"].map(|ending| beside(database, ending));
        let files = files.into_iter().map(|file| (file.clone(), identity(&file))).collect();
        FileWatch { files, database: database.into() }
    }

    /// The file of the database.
    pub(super) fn database(&self) -> &Path {
        &self.database
    }

    /// Fails if a file is not the one that was opened.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        for (file, opened) in &self.files {
            let now = identity(file);
            if now != *opened {
                let what = if now.is_some() { "replaced" } else { "deleted" };
                return Err(StoreError::new(format_args!("{} was {what}", file.display())));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(file: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().ok().map(|it| (it.dev(), it.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Path) -> Option<(u64, u64)> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn mode(path: &Path) -> u32 {
        path.metadata().expect("it is there").permissions().mode() & 0o777
    }

    /// A database that is tightened only after it was opened can be read by others for a moment.
    #[test]
    fn a_new_database_is_readable_by_its_owner_only_from_the_beginning() {
        let folder = tempfile::tempdir().expect("a folder");
        let directory = folder.path().join("data");
        create_directory(&directory).expect("a folder");
        let database = directory.join("farside.db");
        create(&database).expect("a file");
        assert_eq!((mode(&directory), mode(&database)), (0o700, 0o600));
    }
}
