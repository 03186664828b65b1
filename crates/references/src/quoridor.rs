//! Opponents for Quoridor.

mod baseline;
mod deepening;
mod greedy;
mod newcomer;
mod player;
mod puct;
mod uct;

pub use baseline::{Baseline, Found};
pub use deepening::{Belief, deepening};
pub use greedy::greedy;
pub use newcomer::Newcomer;
pub use player::Reference;
pub use puct::{Puct, PuctPlayer, puct_speed};
pub use uct::uct;
