//! Simpler players to measure against.

mod deepening;
mod greedy;
mod player;
mod uct;

pub use deepening::{Belief, deepening};
pub use greedy::greedy;
pub use player::Reference;
pub use uct::uct;
