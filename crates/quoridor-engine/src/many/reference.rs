//! Simpler players to measure against.

mod deepening;
mod greedy;
mod uct;

pub use deepening::{Belief, deepening};
pub use greedy::greedy;
pub use uct::uct;
