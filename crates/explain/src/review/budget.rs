use games::GameKind;
use serde::{Deserialize, Serialize};

/// The rounds of the second look.
pub(super) const ROUNDS: usize = 2;

/// How many nodes the searches of a review may visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Budget {
    /// For each position, in the scan.
    pub scan: u64,
    /// For each position of the first round of the second look.
    pub look: u64,
    /// For each position of its last round, which decides.
    pub confirm: u64,
}

impl Budget {
    /// The usual one of a game for so many: a game of 60 moves takes some seconds.
    pub const fn usual(kind: GameKind, seats: usize) -> Budget {
        match (kind, seats) {
            // A visit to the tree of three and four costs as much as several nodes for two.
            (GameKind::Quoridor, 3..) => Budget { scan: 1_500, look: 10_000, confirm: 40_000 },
            (GameKind::Quoridor, _) => Budget { scan: 8_000, look: 40_000, confirm: 160_000 },
            (GameKind::Squadro, _) => Budget { scan: 20_000, look: 100_000, confirm: 400_000 },
        }
    }

    /// The nodes of a round of the second look.
    pub(super) const fn of_round(&self, round: usize) -> u64 {
        if round + 1 < ROUNDS { self.look } else { self.confirm }
    }
}
