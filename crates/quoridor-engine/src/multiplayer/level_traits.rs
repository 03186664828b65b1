//! Play that errs the way people do.
//!
//! A person looks at a few moves, doesn't see every fence that could be placed, judges who is ahead only roughly, and
//! spends fences too freely. So do the lower levels. Nothing they do is random: what they don't see and how they
//! misjudge follows from the seed and the position.

use engine::Level;
use game::{Game, Keys, Seat};
use quoridor::{Move, Orientation, Position, Square};

use super::evaluation::Chances;
use super::exp::exp;
use super::weights::Weights;
use crate::evaluation::steps_apart;

/// How a player errs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelTraits {
    /// The most nodes that it visits.
    pub nodes: u64,
    /// The greatest depth of its search, in plies.
    pub depth: u32,
    /// How many of a hundred fences it doesn't see when it thinks about what the others may do.
    pub overlooks: u64,
    /// How many of a hundred fences it doesn't think of placing itself.
    pub forgets: u64,
    /// How far off it is at most when it evaluates who is ahead, in logits.
    pub roughness: f32,
    /// How glad it is of every fence that is out of its hands, in logits.
    pub waste: f32,
    /// How many of a hundred jumps it doesn't see.
    pub misses_jumps: u64,
    /// How many of a hundred pawn moves that get no nearer to the goal it thinks of where others do.
    pub wanders: u64,
}

/// From the first level on. Chosen so that each has about the same advantage over the one below; the figures are in
/// `docs/engines/quoridor.md`.
static MANNERS: [LevelTraits; 7] = [
    LevelTraits {
        nodes: 60,
        depth: 1,
        overlooks: 100,
        forgets: 50,
        roughness: 3.5,
        waste: 1.6,
        misses_jumps: 60,
        wanders: 15,
    },
    LevelTraits {
        nodes: 60,
        depth: 1,
        overlooks: 100,
        forgets: 65,
        roughness: 2.8,
        waste: 0.8,
        misses_jumps: 35,
        wanders: 10,
    },
    LevelTraits {
        nodes: 60,
        depth: 1,
        overlooks: 100,
        forgets: 60,
        roughness: 2.0,
        waste: 0.4,
        misses_jumps: 15,
        wanders: 10,
    },
    LevelTraits {
        nodes: 60,
        depth: 2,
        overlooks: 85,
        forgets: 62,
        roughness: 1.1,
        waste: 0.2,
        misses_jumps: 0,
        wanders: 100,
    },
    LevelTraits {
        nodes: 60,
        depth: 2,
        overlooks: 70,
        forgets: 40,
        roughness: 0.7,
        waste: 0.1,
        misses_jumps: 0,
        wanders: 100,
    },
    LevelTraits {
        nodes: 120,
        depth: 3,
        overlooks: 40,
        forgets: 15,
        roughness: 0.35,
        waste: 0.0,
        misses_jumps: 0,
        wanders: 100,
    },
    LevelTraits {
        nodes: 400,
        depth: 6,
        overlooks: 15,
        forgets: 4,
        roughness: 0.18,
        waste: 0.0,
        misses_jumps: 0,
        wanders: 100,
    },
];

impl LevelTraits {
    /// How a level errs; none for the highest, which plays as well as it can.
    pub fn of(level: Level) -> Option<LevelTraits> {
        MANNERS.get(usize::from(level.number()) - 1).copied()
    }

    /// What it evaluates positions by.
    pub(crate) fn weights(&self, weights: &Weights) -> Weights {
        weights.with_waste(self.waste)
    }
}

/// What a player sees of the positions it visits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    traits: Option<LevelTraits>,
    seed: u64,
    me: Seat,
}

impl View {
    /// The view of the player whose turn it is in a position.
    pub(crate) fn new(traits: Option<LevelTraits>, seed: u64, position: &Position) -> View {
        View { traits, seed, me: position.turn() }
    }

    /// Whether the player doesn't see that this move is possible, or doesn't think of it.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move) -> bool {
        let Some(traits) = self.traits else { return false };
        match mv {
            Move::Pawn(target) => self.overlooks_step(position, target, &traits),
            Move::Fence(fence) => {
                let share = if position.turn() == self.me { traits.forgets } else { traits.overlooks };
                let lying = u64::from(fence.orientation == Orientation::Vertical);
                self.luck(position, 2 * fence.square.index() as u64 + lying) % 100 < share
            }
        }
    }

    fn overlooks_step(&self, position: &Position, target: Square, traits: &LevelTraits) -> bool {
        let seat = position.turn();
        let Some(pawn) = position.pawn(seat) else { return false };
        let jumps = |target: Square| steps_apart(pawn, target) > 1;
        let draw = |first: u64| self.luck(position, first + target.index() as u64) % 100;
        // A plain step that gets nearer is seen by everybody; if there is none, every move is tried.
        let (openings, goal) = (position.openings(), position.goal(seat).squares());
        let nearer = |target: Square| openings.distance(target, goal) < position.distance(seat);
        if traits.wanders == 100 || (!jumps(target) && nearer(target)) {
            return false;
        }
        let plain_step = position.pawn_targets().into_iter().any(|target| !jumps(target) && nearer(target));
        plain_step
            && (if jumps(target) { draw(2_000) < traits.misses_jumps } else { draw(3_000) >= traits.wanders })
    }

    /// The chances as they look to the player.
    pub(crate) fn blurred(&self, position: &Position, chances: Chances) -> Chances {
        let Some(traits) = self.traits else { return chances };
        let mut seen = chances;
        for (index, chance) in seen.iter_mut().enumerate() {
            let luck = self.luck(position, 1_000 + index as u64) % 2_001;
            *chance *= exp(traits.roughness * (luck as f32 / 1_000.0 - 1.0));
        }
        let sum: f32 = seen.iter().sum();
        seen.map(|chance| chance / sum)
    }

    /// A number that seed and position settle.
    fn luck(&self, position: &Position, what: u64) -> u64 {
        Keys::new(self.seed ^ position.hash() ^ what << 40).draw()
    }
}
