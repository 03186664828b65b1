//! What can go wrong with files.

use std::io;
use std::path::{Path, PathBuf};

use squadro::Position;

/// Why a file of the solver can't be used. It says which file, and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The disk is full.
    #[error("the disk is full: can't write {path}; make room and start again, finished slices are kept")]
    DiskFull {
        /// The file.
        path: PathBuf,
    },
    /// The system refused.
    #[error("can't use {path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// It is something else.
    #[error("{path} is not a file of the Squadro solver")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// Another version of the program wrote it.
    #[error("{path} has format version {found}, but this program reads version {expected}")]
    Version {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// Ours.
        expected: u32,
    },
    /// It ends too early.
    #[error("{path} is truncated")]
    Truncated {
        /// The file.
        path: PathBuf,
    },
    /// Its checksum is wrong, or it contradicts itself.
    #[error("{path} is corrupted: {what}")]
    Corrupted {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: &'static str,
    },
}

impl FileError {
    pub(crate) fn io(path: &Path, source: io::Error) -> FileError {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => FileError::DiskFull { path },
            io::ErrorKind::UnexpectedEof => FileError::Truncated { path },
            _ => FileError::Io { path, source },
        }
    }

    pub(crate) fn corrupted(path: &Path, what: &'static str) -> FileError {
        FileError::Corrupted { path: path.to_owned(), what }
    }
}

/// Why solving stopped. What was finished is kept, and the next run goes on from there.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SolveError {
    /// A file can't be used.
    #[error(transparent)]
    File(#[from] FileError),
    /// The directory holds a solution with other options.
    #[error(
        "{path} was begun with other options ({found}; now {wanted}): choose another directory or the same options"
    )]
    OtherOptions {
        /// The directory's description.
        path: PathBuf,
        /// The options there.
        found: String,
        /// The options now.
        wanted: String,
    },
    /// Another run is working in the directory.
    #[error("another run is solving in {path}")]
    InUse {
        /// The directory.
        path: PathBuf,
    },
    /// A sampled value contradicts the rules. This would be a bug, or broken memory.
    #[error("the value found for {0} contradicts its moves")]
    Inconsistent(Position),
}

/// Why the tablebase has no answer.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TablebaseError {
    /// A file can't be used.
    #[error(transparent)]
    File(#[from] FileError),
    /// There is no tablebase here.
    #[error("there is no Squadro tablebase in {path}")]
    Missing {
        /// The directory.
        path: PathBuf,
    },
    /// Solving isn't finished.
    #[error("solving in {path} isn't finished: level {level} is missing; run the solver again to go on")]
    Unfinished {
        /// The directory.
        path: PathBuf,
        /// The first level that isn't there.
        level: u8,
    },
    /// The solution was made without keeping the values.
    #[error("{path} was solved without keeping the values: solve again with `keep` set to `all`")]
    NotKept {
        /// The directory.
        path: PathBuf,
    },
    /// The position is before those that were solved.
    #[error("{0} was not solved: the tablebase in this directory covers the end of the game only")]
    NotCovered(Position),
    /// The game is over, or a player has left it.
    #[error("{0} has no value to look up: the game is over")]
    Over(Position),
    /// A piece stands where none can stop.
    #[error("{0} can't occur: a piece with two or three dots never stops on the first space of its way")]
    Impossible(Position),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_called_by_its_name() {
        let error = FileError::io(Path::new("values-03.level.part"), io::ErrorKind::StorageFull.into());
        let message = error.to_string();
        assert!(message.starts_with("the disk is full: can't write values-03.level.part"), "{message}");
        let error = FileError::io(Path::new("values-03.level"), io::ErrorKind::UnexpectedEof.into());
        assert_eq!(error.to_string(), "values-03.level is truncated");
    }
}
