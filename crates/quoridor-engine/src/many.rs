//! Quoridor with three and four players, and with two who are left of them: a search with a chance for every seat.
//!
//! ```
//! use engine::{Limits, NoClock};
//! use game::Line;
//! use quoridor::{Options, Position};
//! use quoridor_engine::many::{self, Settings};
//!
//! let game = Line::new(Position::start_for(4, Options::default()));
//! let report = many::choose(&game, &Settings::default(), Limits::nodes(1_000), &NoClock);
//! let report = report.expect("the game isn't over");
//! println!("{} {:?}", report.best, report.chances);
//! ```
//!
//! - `grid` and `sight`: how far every pawn has to go, and what every fence across somebody's way would do; floods over
//!   all squares at once.
//! - `scene` and `evaluation`: the numbers that describe seats and moves, and the chances and priors they give;
//!   [`Weights`] were fitted to games of the search against itself.
//! - `tree` and `search`: a tree grown by PUCT in which everybody wants the best for himself; what is proven of a
//!   position outranks what is estimated. `certain` sees the wins that nobody can prevent any more.
//! - [`Manner`]: how the lower levels err.
//!
//! How well it plays is in `docs/engines/quoridor.md`.

mod certain;
mod evaluation;
mod exp;
mod grid;
mod manner;
#[cfg(test)]
mod random;
mod scene;
mod search;
mod sight;
mod tree;
mod weights;

pub use certain::{Win, win as certain_win};
pub use evaluation::{MoveFeatures, judge, move_features, seat_features};
pub use manner::Manner;
pub use scene::{FEATURES, Features};
pub use search::{Report, Settings, choose};
pub use sight::Sight;
pub use weights::{MOVE_FEATURES, Weights};
