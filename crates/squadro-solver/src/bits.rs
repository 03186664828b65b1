//! Bit-parallel arithmetic: the moves of a whole row of positions at a time, as masks and shifts of words.

pub(crate) mod grid;
pub(crate) mod kernel;
pub(crate) mod moves;
pub(crate) mod plane;
pub(crate) mod rows;
