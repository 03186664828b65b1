use engine::net_file::SharedNet;
use quoridor_engine::Book;

use crate::GameKind;

/// A file that the computer player of a game needs beside its code. With the feature `embedded` it is part of the
/// program; without it, it has to be [installed](ComputerFile::install) before anybody plays.
#[derive(Clone, Copy, Debug)]
pub struct ComputerFile {
    /// The name of the file.
    pub name: &'static str,
    is_installed: fn() -> bool,
    install: fn(&[u8]) -> Result<(), String>,
}

/// Why a file can't be installed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InstallError {
    /// No computer player needs a file of this name.
    #[error("no computer player needs a file '{0}'")]
    Unknown(String),
    /// It isn't what its name says.
    #[error("{file}: {reason}")]
    Unusable {
        /// The name of the file.
        file: &'static str,
        /// What is wrong with it.
        reason: String,
    },
}

const QUORIDOR: [ComputerFile; 2] = [
    ComputerFile {
        name: "quoridor.net",
        is_installed: || quoridor_engine::net::SHARED.is_installed(),
        install: |bytes| install(&quoridor_engine::net::SHARED, bytes),
    },
    ComputerFile {
        name: "quoridor.book",
        is_installed: Book::is_installed,
        install: |bytes| {
            let text = core::str::from_utf8(bytes).map_err(|error| error.to_string())?;
            Book::install(text).map_err(|error| error.to_string())
        },
    },
];

const SQUADRO: [ComputerFile; 1] = [ComputerFile {
    name: "squadro.net",
    is_installed: || squadro_engine::net::SHARED.is_installed(),
    install: |bytes| install(&squadro_engine::net::SHARED, bytes),
}];

fn install<N>(net: &SharedNet<N>, bytes: &[u8]) -> Result<(), String> {
    net.install(bytes).map_err(|error| error.to_string())
}

impl ComputerFile {
    /// The files that the computer player of this game needs.
    pub fn all(kind: GameKind) -> &'static [ComputerFile] {
        match kind {
            GameKind::Quoridor => &QUORIDOR,
            GameKind::Squadro => &SQUADRO,
        }
    }

    /// The first file that the computer player of this game still lacks.
    pub fn missing(kind: GameKind) -> Option<&'static str> {
        let missing = ComputerFile::all(kind).iter().find(|file| !(file.is_installed)())?;
        Some(missing.name)
    }

    /// Installs the file of this name for all players that are set up from now on. What was installed before stays.
    pub fn install(name: &str, bytes: &[u8]) -> Result<(), InstallError> {
        let mut files = GameKind::ALL.into_iter().flat_map(ComputerFile::all);
        let Some(file) = files.find(|file| file.name == name) else {
            return Err(InstallError::Unknown(name.into()));
        };
        (file.install)(bytes).map_err(|reason| InstallError::Unusable { file: file.name, reason })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_known_by_name_and_checked() {
        for kind in GameKind::ALL {
            for file in ComputerFile::all(kind) {
                // No net begins like this, and it is no line of a book.
                let refused = ComputerFile::install(file.name, b"nonsense");
                assert!(matches!(refused, Err(InstallError::Unusable { .. })), "{}", file.name);
            }
        }
        let unknown = ComputerFile::install("chess.net", b"");
        assert_eq!(unknown, Err(InstallError::Unknown("chess.net".into())));
    }

    #[test]
    #[cfg(feature = "embedded")]
    fn nothing_is_missing_where_files_are_embedded() {
        assert_eq!(GameKind::ALL.map(ComputerFile::missing), [None, None]);
    }
}
