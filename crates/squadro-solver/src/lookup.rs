//! Looking values up: in a tablebase on disk, or among endgames that are solved in memory.

mod cache;
pub(crate) mod endgames;
#[cfg(feature = "files")]
pub(crate) mod tablebase;
pub(crate) mod winning;
