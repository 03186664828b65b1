//! Tests of the puzzles as they are stored, and of what is made of them.

mod format;
mod solving;
mod stored;
