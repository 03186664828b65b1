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

/// How a player errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How many positions it looks at.
    pub nodes: u64,
    /// How many plies it looks ahead.
    pub depth: u32,
    /// How many of a hundred fences it doesn't see when it thinks about what the others may do.
    pub overlooks: u64,
    /// How many of a hundred fences it doesn't think of placing itself.
    pub forgets: u64,
    /// How far off it is at most when it judges who is ahead, in logits.
    pub roughness: f32,
    /// How glad it is of every fence that is out of its hands, in logits.
    pub waste: f32,
}

/// From the first level on. Chosen so that each has about the same advantage over the one below; the figures are in
/// `docs/quoridor-engine.md`.
static MANNERS: [Manner; 7] = [
    Manner { nodes: 60, depth: 1, overlooks: 100, forgets: 85, roughness: 4.0, waste: 1.0 },
    Manner { nodes: 60, depth: 1, overlooks: 100, forgets: 85, roughness: 1.6, waste: 0.5 },
    Manner { nodes: 60, depth: 1, overlooks: 100, forgets: 50, roughness: 1.2, waste: 0.15 },
    Manner { nodes: 60, depth: 2, overlooks: 85, forgets: 62, roughness: 1.1, waste: 0.2 },
    Manner { nodes: 60, depth: 2, overlooks: 70, forgets: 40, roughness: 0.7, waste: 0.1 },
    Manner { nodes: 120, depth: 3, overlooks: 40, forgets: 15, roughness: 0.35, waste: 0.0 },
    Manner { nodes: 400, depth: 6, overlooks: 15, forgets: 4, roughness: 0.18, waste: 0.0 },
];

impl Manner {
    /// How a level errs; none for the highest, which plays as well as it can.
    pub fn of(level: Level) -> Option<Manner> {
        MANNERS.get(usize::from(level.number()) - 1).copied()
    }

    /// What it judges positions by.
    pub(crate) fn weights(&self, weights: &Weights) -> Weights {
        weights.with_waste(self.waste)
    }
}

/// What a player sees of the positions it looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    manner: Option<Manner>,
    seed: u64,
    me: Seat,
}

impl View {
    /// The view of the player whose turn it is in a position.
    pub(crate) fn new(manner: Option<Manner>, seed: u64, position: &Position) -> View {
        View { manner, seed, me: position.turn() }
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
