//! How many positions of each slice are reachable: small enough to stay when the positions themselves are gone.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use crate::error::FileError;
use crate::files::checksummed_text;
use crate::slices::slice::{LAST_LEVEL, Slice};
use crate::solve::report::Finished;

/// Reachable positions by slice, both sides to move together.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReachCounts(HashMap<Slice, u64>);

impl ReachCounts {
    fn path(dir: &Path) -> PathBuf {
        dir.join("reachable.txt")
    }

    pub(crate) fn insert(&mut self, slice: Slice, count: u64) {
        self.0.insert(slice, count);
    }

    /// By level, without finished games.
    pub(crate) fn by_level(&self) -> Vec<u64> {
        let mut totals = vec![0; LAST_LEVEL as usize + 1];
        for (slice, count) in self.0.iter().filter(|(slice, _)| !slice.finished()) {
            totals[slice.level() as usize] += count;
        }
        totals
    }

    pub(crate) fn finished(&self) -> Finished {
        let sum = |won: fn(&Slice) -> bool| {
            self.0.iter().filter(|&(slice, _)| won(slice)).map(|(_, count)| count).sum()
        };
        Finished { light: sum(|slice| slice.light.finished()), dark: sum(|slice| slice.dark.finished()) }
    }

    pub(crate) fn write(&self, dir: &Path) -> Result<(), FileError> {
        let mut counts: Vec<(u32, u64)> =
            self.0.iter().map(|(slice, &count)| (slice.index(), count)).collect();
        counts.sort_unstable();
        let mut text = String::new();
        for (slice, count) in counts {
            let _ = writeln!(text, "{slice} {count}");
        }
        checksummed_text::write(&ReachCounts::path(dir), &text)
    }

    /// Reads them; none if it isn't known yet what is reachable.
    pub(crate) fn read(dir: &Path) -> Result<Option<ReachCounts>, FileError> {
        let path = ReachCounts::path(dir);
        let Some(text) = checksummed_text::read(&path)? else { return Ok(None) };
        let line = |line: &str| {
            let (slice, count) = line.split_once(' ')?;
            Some((Slice::from_index(slice.parse().ok()?)?, count.parse().ok()?))
        };
        let counts = text.lines().map(line).collect::<Option<HashMap<_, _>>>();
        let counts = counts.ok_or_else(|| FileError::corrupted(&path, "it can't be understood"))?;
        Ok(Some(ReachCounts(counts)))
    }
}
