//! What to solve, and what to leave behind.

use core::fmt;
use std::path::PathBuf;

use crate::slices::slice::{Slice, TOP_LEVEL};

/// Which slices to solve. No move leads out of any of these sets, so each can be solved by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// The whole game, and what is reachable in it.
    #[default]
    Everything,
    /// The levels from this one on: the end of the game.
    FromLevel(u8),
    /// The positions with at least so many of the ten pieces home.
    PiecesHome(u8),
}

impl Scope {
    /// Whether the slice is among them.
    pub fn contains(self, slice: Slice) -> bool {
        match self {
            Scope::Everything => true,
            Scope::FromLevel(level) => slice.level() >= level,
            Scope::PiecesHome(homes) => slice.homes() >= usize::from(homes),
        }
    }

    /// The levels that have slices in it, from the last to the first.
    pub(crate) fn levels(self) -> impl Iterator<Item = u8> {
        let lowest = match self {
            Scope::Everything => 0,
            Scope::FromLevel(level) => level,
            Scope::PiecesHome(homes) => homes.saturating_mul(2),
        };
        (lowest..=TOP_LEVEL).rev()
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::Everything => f.write_str("everything"),
            Scope::FromLevel(level) => write!(f, "from level {level}"),
            Scope::PiecesHome(homes) => write!(f, "pieces home {homes}"),
        }
    }
}

/// What stays in the directory at the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// The counts only. While solving, two levels of values are on disk.
    #[default]
    None,
    /// The values of all positions: a tablebase.
    All,
}

/// Labelled positions to be drawn while solving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleOptions {
    /// About how many.
    pub count: u64,
    /// The same seed draws the same positions.
    pub seed: u64,
    /// The file to write; see [`SampleReader`](crate::SampleReader) for its format.
    pub file: PathBuf,
}

/// How to solve.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// Where the files go. A run that was interrupted is taken up again.
    pub dir: PathBuf,
    /// How many slices are worked on at the same time.
    pub threads: usize,
    /// What stays at the end.
    pub keep: Keep,
    /// Which slices to solve.
    pub scope: Scope,
    /// Positions to draw on the way.
    pub sample: Option<SampleOptions>,
}

impl SolveOptions {
    /// Solves everything in this directory, with all processors, and keeps the counts.
    pub fn new(dir: impl Into<PathBuf>) -> SolveOptions {
        SolveOptions {
            dir: dir.into(),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            keep: Keep::None,
            scope: Scope::Everything,
            sample: None,
        }
    }
}
