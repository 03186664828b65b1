use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use ::puzzles::{CollectionFile, Puzzle, Rating};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

/// The name of the file in the data directory.
const NAME: &str = "puzzles.json";

/// How far somebody has come with the puzzles of one file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Progress {
    pub(crate) rating: Rating,
    /// The ids of puzzles that were solved or failed.
    pub(crate) seen: Vec<String>,
}

/// The file that keeps ratings, and the progress with one collection of puzzles.
pub(crate) struct ProgressFile {
    path: PathBuf,
    collection: &'static str,
}

impl ProgressFile {
    /// Opens the file of this directory; it is made when something is kept.
    pub(crate) fn open(directory: &Path, file: &'static CollectionFile) -> Result<ProgressFile> {
        let opened = ProgressFile { path: directory.join(NAME), collection: file.name };
        opened.all().map(|_| opened)
    }

    /// What is kept.
    pub(crate) fn progress(&self) -> Result<Progress> {
        Ok(self.all()?.remove(self.collection).unwrap_or_default())
    }

    /// Forgets which puzzles were seen, and keeps the rating.
    pub(crate) fn start_over(&self, ids: impl Fn(&str) -> bool) -> Result<Progress> {
        let mut progress = self.progress()?;
        progress.seen.retain(|id| !ids(id));
        self.keep(progress)
    }

    /// Rates a puzzle that was tried for the first time, and returns what is kept from then on.
    pub(crate) fn tried(&self, puzzle: &Puzzle, solved: bool) -> Result<Progress> {
        let mut progress = self.progress()?;
        progress.rating = progress.rating.after(puzzle, solved);
        let id = puzzle.id();
        if !progress.seen.contains(&id) {
            progress.seen.push(id);
        }
        self.keep(progress)
    }

    fn keep(&self, progress: Progress) -> Result<Progress> {
        // Somebody may solve other puzzles in another window.
        let mut all = self.all()?;
        all.insert(self.collection.into(), progress.clone());
        let told = || format!("can't keep the rating in {}", self.path.display());
        if let Some(directory) = self.path.parent() {
            fs::create_dir_all(directory).with_context(told)?;
        }
        let new = self.path.with_extension("json.new");
        fs::write(&new, serde_json::to_string(&all)?).with_context(told)?;
        fs::rename(&new, &self.path).with_context(told)?;
        Ok(progress)
    }

    /// Everything in the file, by collection.
    fn all(&self) -> Result<BTreeMap<String, Progress>> {
        let told = || format!("can't read {}", self.path.display());
        match fs::read_to_string(&self.path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(BTreeMap::new()),
            read => serde_json::from_str(&read.with_context(told)?).with_context(told),
        }
    }
}
