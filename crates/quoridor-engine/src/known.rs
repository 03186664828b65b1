//! Results that are known without a search: the opening book, solved endgames, and races that are decided.

mod book;
mod endgame;
pub mod race;

pub use book::{Book, BookError, BookMove};
pub use endgame::Endgame;
