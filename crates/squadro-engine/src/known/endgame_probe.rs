//! Endgames that are solved before a search, for the search to probe.

use squadro::Position;

use crate::Value;

/// Exact values of some positions, fast enough to be probed at every node of a search.
pub trait EndgameProbe: Sync {
    /// The value of a position for the player to move, if it is known.
    fn probe(&self, position: &Position) -> Option<Value>;
}
