//! Commands for people who play: games on this machine and on servers, records stepped through, puzzles, the rules.

pub(crate) mod join;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod rules;
pub(crate) mod view;
