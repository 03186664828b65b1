//! Playing with three and four.

mod certain;
mod evaluation;
mod exp;
mod grid;
mod manner;
#[cfg(test)]
mod random;
pub mod reference;
mod scene;
mod search;
mod sight;
mod tree;
mod weights;

pub use evaluation::{MoveFeatures, judge, move_features, seat_features};
pub use scene::{FEATURES, Features};
pub use search::{Report, Settings, choose};
pub use weights::{MOVE_FEATURES, Weights};
