//! What a directory holds: its description, in one small file.

use std::path::{Path, PathBuf};

use crate::error::{FileError, SolveError};
use crate::files::checksummed_text;
use crate::files::level_file::VERSION;
use crate::solve::options::{Keep, Scope, SolveOptions};

const TITLE: &str = "farside squadro solution";

/// The description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Manifest {
    pub(crate) scope: Scope,
    pub(crate) keep: Keep,
    /// How many samples, and with which seed.
    sample: Option<(u64, u64)>,
}

impl Manifest {
    pub(crate) fn path(dir: &Path) -> PathBuf {
        dir.join("manifest.txt")
    }

    fn of(options: &SolveOptions) -> Manifest {
        let sample = options.sample.as_ref().map(|sample| (sample.count, sample.seed));
        Manifest { scope: options.scope, keep: options.keep, sample }
    }

    /// The options, in words.
    fn describe(&self) -> String {
        let keep = match self.keep {
            Keep::None => "none",
            Keep::All => "all",
        };
        let sample = self
            .sample
            .map_or_else(|| "none".to_owned(), |(count, seed)| format!("{count} with seed {seed}"));
        format!("scope {}, keep {keep}, samples {sample}", self.scope)
    }

    fn text(&self) -> String {
        format!("{TITLE}\nversion {VERSION}\n{}\n", self.describe())
    }

    /// Writes the description of a new solution, or checks that the one begun here has the same options.
    pub(crate) fn begin(options: &SolveOptions) -> Result<(), SolveError> {
        let path = Manifest::path(&options.dir);
        let manifest = Manifest::of(options);
        match read_description(&path)? {
            None => checksummed_text::write(&path, &manifest.text())?,
            Some(found) if found == manifest.describe() => {}
            Some(found) => return Err(SolveError::OtherOptions { path, found, wanted: manifest.describe() }),
        }
        Ok(())
    }

    /// Reads the description; none if there is none.
    pub(crate) fn read(dir: &Path) -> Result<Option<Manifest>, FileError> {
        let path = Manifest::path(dir);
        let Some(description) = read_description(&path)? else { return Ok(None) };
        let manifest = parse(&description);
        manifest.map(Some).ok_or_else(|| FileError::corrupted(&path, "it can't be understood"))
    }
}

/// The line with the options, after the title and the version have been checked.
fn read_description(path: &Path) -> Result<Option<String>, FileError> {
    let Some(text) = checksummed_text::read(path)? else { return Ok(None) };
    let mut lines = text.lines();
    if lines.next() != Some(TITLE) {
        return Err(FileError::Foreign { path: path.to_owned() });
    }
    let version = lines.next().and_then(|line| line.strip_prefix("version ")?.parse().ok());
    match version {
        Some(VERSION) => {}
        Some(found) => return Err(FileError::Version { path: path.to_owned(), found, expected: VERSION }),
        None => return Err(FileError::corrupted(path, "it has no version")),
    }
    Ok(Some(lines.next().unwrap_or_default().to_owned()))
}

fn parse(description: &str) -> Option<Manifest> {
    let (scope, rest) = description.strip_prefix("scope ")?.split_once(", keep ")?;
    let (keep, sample) = rest.split_once(", samples ")?;
    let scope = match scope.rsplit_once(' ') {
        None if scope == "everything" => Scope::Everything,
        Some(("from level", level)) => Scope::FromLevel(level.parse().ok()?),
        Some(("pieces home", homes)) => Scope::PiecesHome(homes.parse().ok()?),
        _ => return None,
    };
    let keep = match keep {
        "none" => Keep::None,
        "all" => Keep::All,
        _ => return None,
    };
    let sample = match sample.split_once(" with seed ") {
        None if sample == "none" => None,
        Some((count, seed)) => Some((count.parse().ok()?, seed.parse().ok()?)),
        None => return None,
    };
    Some(Manifest { scope, keep, sample })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_reads_as_it_was_written() {
        for scope in [Scope::Everything, Scope::FromLevel(7), Scope::PiecesHome(5)] {
            for keep in [Keep::None, Keep::All] {
                for sample in [None, Some((1_000, 7))] {
                    let manifest = Manifest { scope, keep, sample };
                    assert_eq!(parse(&manifest.describe()), Some(manifest));
                }
            }
        }
    }
}
