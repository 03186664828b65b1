//! Opponents for Squadro.

mod newcomer;

pub use newcomer::Newcomer;
