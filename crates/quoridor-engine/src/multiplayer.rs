//! Quoridor with three and four players, and with two who are left of them: a search with a chance for every seat.
//!
//! ```
//! use engine::{Limits, NoClock};
//! use game::Line;
//! use quoridor::{Options, Position};
//! use quoridor_engine::multiplayer::{self, Settings};
//!
//! let game = Line::new(Position::start_for(4, Options::default()));
//! let report = multiplayer::choose(&game, &Settings::default(), Limits::nodes(1_000), &NoClock);
//! let report = report.expect("the game isn't over");
//! println!("{} {:?}", report.best, report.chances);
//! ```
//!
//! - `seat_paths`: how far every pawn has to go, and what every fence across somebody's path would do.
//! - `scene` and `evaluation`: the numbers that describe seats and moves, and the chances and priors they give;
//!   [`Weights`] were fitted to games of the search against itself.
//! - `tree` and `search`: a tree grown by PUCT in which everybody wants the best for himself; what is proven of a
//!   position outranks what is estimated. `certain` sees the wins that nobody can prevent any more.
//! - [`LevelTraits`]: how the lower levels err.
//!
//! How well it plays is in `docs/engines/quoridor.md`.

mod certain;
mod evaluation;
mod exp;
mod level_traits;
#[cfg(test)]
mod random;
mod scene;
mod search;
mod seat_paths;
mod tree;
mod weights;

pub use certain::{Win, win as certain_win};
pub use evaluation::{MoveFeatures, judge, move_features, seat_features};
pub use level_traits::LevelTraits;
pub use scene::{FEATURES, Features};
pub use search::{Report, SeatLine, Settings, choose};
pub use seat_paths::SeatPaths;
pub use weights::{MOVE_FEATURES, Weights};
