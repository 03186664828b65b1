//! Commands for engines: their protocols, matches, speed, perft.

pub(crate) mod bench;
pub(crate) mod engine;
pub(crate) mod matches;
pub(crate) mod perft;
