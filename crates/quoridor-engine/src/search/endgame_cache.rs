use quoridor::Position;

use crate::{Endgame, Score, Value};

/// Endgames that were solved during a search, by where the fences are.
pub struct EndgameCache {
    slots: Vec<Option<Endgame>>,
    solved: u64,
}

/// How many are kept, a power of two. One is some 13 kB.
const SLOTS: usize = 128;
/// Solving one takes about as long as visiting so many nodes.
const COST: u64 = 100;
/// So many are solved before it is asked whether that takes too much of the time.
const FREE: u64 = 4;

impl Default for EndgameCache {
    fn default() -> EndgameCache {
        EndgameCache { slots: vec![None; SLOTS], solved: 0 }
    }
}

impl EndgameCache {
    /// A cache without endgames.
    pub fn new() -> EndgameCache {
        EndgameCache::default()
    }

    /// The score of a position in which nobody has a fence left, so many plies from the root; none if it isn't known
    /// and more than a third of the time has been spent on endgames.
    pub fn get(&mut self, position: &Position, ply: usize, nodes: u64) -> Option<Score> {
        let fences = position.fences();
        let mixed = (fences.horizontal ^ fences.vertical.rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let slot = &mut self.slots[(mixed >> 32) as usize & (SLOTS - 1)];
        let mut truth = slot.as_ref().and_then(|endgame| endgame.get(position));
        if truth.is_none() && (self.solved < FREE || 2 * COST * (self.solved - FREE) <= nodes) {
            self.solved += 1;
            *slot = Endgame::solve(position);
            truth = slot.as_ref().and_then(|endgame| endgame.get(position));
        }
        let truth = truth?;
        let plies = ply as u32 + truth.plies.unwrap_or(0);
        Some(match truth.value {
            Value::Win => Score::win_in(plies),
            Value::Draw => Score::EVEN,
            Value::Loss => Score::loss_in(plies),
        })
    }
}
