//! The analysis of one slice in memory, given its neighbours: retrograde, by fixpoint iteration, to the values of its
//! positions; forward to those that can be reached; and the order that leads out of it.

pub(crate) mod conversion;
pub(crate) mod fixpoint;
#[cfg(feature = "files")]
pub(crate) mod reach;
