//! Squadro solved: for every position, who wins.
//!
//! Solve it, or the end of it, in a directory. A run that was killed is taken up where it was:
//!
//! ```
//! use squadro_solver::{Keep, Scope, SolveOptions, Tablebase, Value, solve};
//!
//! # let dir = tempfile::tempdir()?;
//! # let dir = dir.path();
//! let options = SolveOptions { scope: Scope::PiecesHome(6), keep: Keep::All, ..SolveOptions::new(dir) };
//! let report = solve(&options, &mut ())?;
//! assert_eq!(report.levels.iter().map(|level| level.slices).sum::<u64>(), 1_600);
//!
//! // What is a position worth, and each of its moves?
//! let tablebase = Tablebase::open(dir)?;
//! let position = "12 12 12 4 0 / 5 0 12 12 12 / y".parse()?;
//! assert_eq!(tablebase.probe(&position)?, Value::Win);
//! for (mv, value) in tablebase.moves(&position)? {
//!     println!("{mv} {value:?}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A position is worth a [`Value`] to the player to move: a win, a loss, or a draw if neither can force a win and
//! play goes on for ever. Winning moves are not enough to win, because they can go round in circles;
//! [`Tablebase::winning_move`] never does. [`verify()`] checks a tablebase against the rules.
//!
//! # How it works
//! A piece is on its way out, on its way back or home, and never returns to an earlier phase. So positions fall into
//! *slices*, by the phases of all ten pieces, and slices into *levels*, by the number of phases completed. A move
//! stays in its slice or goes to one of the next level. Inside a slice, Light's pieces name a row and Dark's a bit in
//! it: moves become masks and shifts of whole rows, and values follow by fixpoint iteration. That is retrograde
//! analysis, slice by slice, from the end of the game to its start.
//! `docs/5-solving-squadro.md` tells it in full, with the figures.
//!
//! | module | |
//! |---|---|
//! | `slices` | how positions are numbered |
//! | `bits` | the arithmetic on rows of bits |
//! | `retrograde` | one slice solved in memory |
//! | `solve` | the whole run, level by level, on disk |
//! | `files` | formats |
//! | `lookup` | tablebase, and endgames in memory |
//! | `check` | comparison with the rules |
//!
//! The crate must not know the program, its options or its screen; what happens is told to a [`Progress`].

#![deny(unsafe_code)]
#![cfg_attr(
    not(feature = "files"),
    allow(dead_code, reason = "without files nothing is counted, packed or told")
)]

mod bits;
#[cfg(feature = "files")]
mod check;
#[cfg(feature = "files")]
mod error;
#[cfg(feature = "files")]
mod files;
mod lookup;
#[cfg(any(test, feature = "files"))]
mod random;
mod retrograde;
mod slices;
#[cfg(feature = "files")]
mod solve;

#[cfg(feature = "files")]
pub use crate::check::verify::{Verified, VerifyError, verify};
#[cfg(feature = "files")]
pub use crate::error::{FileError, SolveError, TablebaseError};
#[cfg(feature = "files")]
pub use crate::files::sample::{Sample, SampleReader};
pub use crate::lookup::endgames::{Endgames, NotWorkedOut};
#[cfg(feature = "files")]
pub use crate::lookup::tablebase::Tablebase;
#[cfg(feature = "files")]
pub use crate::slices::counts::Counts;
pub use crate::slices::slice::{LANES, Phase, Phases, Slice, TOP_LEVEL};
pub use crate::slices::values::Value;
#[cfg(feature = "files")]
pub use crate::solve::options::{Keep, SampleOptions, Scope, SolveOptions};
#[cfg(feature = "files")]
pub use crate::solve::report::{Finished, LevelReport, Progress, Reachable, Report, Stage};
#[cfg(feature = "files")]
pub use crate::solve::solve;

/// The examples of the README are tests.
#[cfg(all(doctest, feature = "files"))]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
