//! A computer player for Squadro.
//!
//! Ask it for a move, or for a verdict on every move:
//!
//! ```
//! use game::Line;
//! use squadro::{LIGHT, Position};
//! use squadro_engine::{Analysis, Engine, Limits, NoClock, Options};
//!
//! let mut engine = Engine::new(Options::default());
//! let game = Line::new(Position::start(LIGHT));
//! let report = engine.go(&game, Limits::nodes(2_000), &NoClock).expect("the game isn't over");
//! println!("{:#}", report.best);
//!
//! let report = engine.analyze(&game, Limits::depth(6), &NoClock).expect("the game isn't over");
//! println!("{}", Analysis::new(game.position(), &report));
//! ```
//!
//! Have it play like a person who is still learning:
//!
//! ```
//! use squadro_engine::{Engine, Level, Options};
//!
//! let level = Level::new(3).expect("there are levels 1 to 8");
//! let engine = Engine::new(Options { level, seed: 7, ..Options::default() });
//! # let _ = engine;
//! ```
//!
//! # How it plays
//! What it can look up or work out it knows: with a tablebase everything ([`Oracle`]), without one the endgames that
//! are small enough to be solved on the spot ([`Endgame`], [`EndgameProbe`]). Everything else it searches ([`search`])
//! and evaluates by a [`net`] that was trained on exactly solved positions. Proven results and estimates are never
//! mixed up ([`Score`]).
//!
//! The core needs no threads, no files and no clock of its own: time comes in through [`Clock`]. What does need them
//! is behind the feature `native`, which is on by default: several threads, tablebase and bench. To the rest of the
//! world it is a [`Player`](::engine::Player), with which [`ugi`](::engine::ugi) can talk.

#![forbid(unsafe_code)]

mod analysis;
#[cfg(feature = "native")]
pub mod bench;
mod engine;
mod evaluation;
mod known;
mod levels;
mod player;
pub mod samples;
pub mod search;

#[cfg(feature = "native")]
pub use ::engine::Stopwatch;
pub use ::engine::{Clock, Judgement, Level, Limits, NoClock, Options, Score, Source, Truth, Value};

pub use crate::analysis::{Analysis, JudgedMove};
pub use crate::engine::Engine;
pub use crate::evaluation::{Evaluation, Race, net};
#[cfg(feature = "native")]
pub use crate::known::open_tablebase;
pub use crate::known::{Endgame, EndgameProbe, Oracle, OracleError, solved};
pub use crate::levels::remembers;
pub use crate::search::transposition_table::TranspositionTable;

/// What the engine found out about a position.
pub type Report = ::engine::Report<squadro::Move>;
/// What is known of a move.
pub type Verdict = ::engine::Verdict<squadro::Move>;

/// The examples of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
