//! Seats, lines of play and records, seen from outside.

mod arbitrary;
mod import;
mod json;
mod line;
mod parts;
mod replay;
mod text;
mod toy;
