//! Play that errs the way people do.
//!
//! A person looks at a few moves, doesn't see every fence that could be placed, judges who is ahead only roughly, and
//! spends fences too freely. So do the lower levels. Nothing they do is random: what they don't see and how they
//! misjudge follows from the seed and the position.

use engine::Level;
use game::{Game, Keys, Seat};
use quoridor::{Move, Orientation, Position};

use super::evaluation::Chances;
use super::exp::exp;
use super::weights::Weights;

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Manner {
    /// How many positions it looks at.
    pub(crate) nodes: u64,
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
    /// How many of a hundred fences it doesn't see when it thinks about what the others may do.
    overlooks: u64,
    /// How many of a hundred fences it doesn't think of placing itself.
    forgets: u64,
    /// How far off it is when it judges who is ahead, in logits.
    roughness: f32,
    /// How much it cares for keeping its fences, 0 to 1.
    thrift: f32,
}

/// From the first level on.
static MANNERS: [Manner; 7] = [
    Manner { nodes: 60, depth: 1, overlooks: 100, forgets: 70, roughness: 1.2, thrift: 0.0 },
    Manner { nodes: 60, depth: 1, overlooks: 100, forgets: 40, roughness: 0.8, thrift: 0.2 },
    Manner { nodes: 60, depth: 2, overlooks: 70, forgets: 25, roughness: 0.6, thrift: 0.4 },
    Manner { nodes: 80, depth: 3, overlooks: 50, forgets: 15, roughness: 0.4, thrift: 0.6 },
    Manner { nodes: 150, depth: 4, overlooks: 35, forgets: 10, roughness: 0.3, thrift: 0.8 },
    Manner { nodes: 300, depth: 6, overlooks: 20, forgets: 5, roughness: 0.2, thrift: 1.0 },
    Manner { nodes: 800, depth: 10, overlooks: 5, forgets: 0, roughness: 0.1, thrift: 1.0 },
];

/// How a level errs; none for the highest, which plays as well as it can.
pub(crate) fn manner(level: Level) -> Option<&'static Manner> {
    MANNERS.get(usize::from(level.number()) - 1)
}

impl Manner {
    /// What this level judges positions by.
    pub(crate) fn weights(&self, weights: &Weights) -> Weights {
        weights.with_thrift(self.thrift)
    }
}

/// What a player sees of the positions it looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    manner: Option<&'static Manner>,
    seed: u64,
    me: Seat,
}

impl View {
    /// The view of the player whose turn it is in a position.
    pub(crate) fn new(level: Level, seed: u64, position: &Position) -> View {
        View { manner: manner(level), seed, me: position.turn() }
    }

    /// Whether the player doesn't see that this move is possible.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move) -> bool {
        let (Some(manner), Move::Fence(fence)) = (self.manner, mv) else { return false };
        let share = if position.turn() == self.me { manner.forgets } else { manner.overlooks };
        let lying = u64::from(fence.orientation == Orientation::Vertical);
        self.luck(position, 2 * fence.square.index() as u64 + lying) % 100 < share
    }

    /// The chances as they look to the player.
    pub(crate) fn blurred(&self, position: &Position, chances: Chances) -> Chances {
        let Some(manner) = self.manner else { return chances };
        let mut seen = chances;
        for (index, chance) in seen.iter_mut().enumerate() {
            let luck = self.luck(position, 1_000 + index as u64) % 2_001;
            *chance *= exp(manner.roughness * (luck as f32 / 1_000.0 - 1.0));
        }
        let sum: f32 = seen.iter().sum();
        seen.map(|chance| chance / sum)
    }

    /// A number that seed and position settle.
    fn luck(&self, position: &Position, what: u64) -> u64 {
        Keys::new(self.seed ^ position.hash() ^ what << 40).draw()
    }
}
