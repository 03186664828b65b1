//! Ends of games that are worked out before a search, for the search to run into.

use squadro::Position;

use crate::Value;

/// Knows the truth about some positions, and tells it fast enough to be asked at every node of a search.
pub trait Endings: Sync {
    /// What is true of a position for the player to move, if it is known.
    fn value(&self, position: &Position) -> Option<Value>;
}
