//! The rules of Quoridor, seen from outside.

mod boards;
mod differential;
mod figures;
mod parts;
mod perft;
mod position_strings;
mod records;
mod reference;
mod rules;
mod serde;
mod symmetry;
