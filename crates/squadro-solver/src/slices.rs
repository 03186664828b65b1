//! How positions are numbered: phases cut the game into slices, and within a slice the mixed-radix digits of the pieces
//! name a row (Light's pieces) and a bit in it (Dark's).

#[cfg(feature = "files")]
pub(crate) mod counts;
pub(crate) mod index;
pub(crate) mod layout;
pub(crate) mod slice;
pub(crate) mod tables;
pub(crate) mod values;
