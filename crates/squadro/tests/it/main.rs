//! The rules of Squadro, seen from outside.

mod board;
mod differential;
mod figures;
mod moves;
mod parts;
mod perft;
mod position_strings;
mod records;
mod reference;
mod serde;
