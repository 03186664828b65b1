//! How many positions are won, drawn and lost.

use core::ops::AddAssign;

use crate::bits::grid::Grid;
use crate::bits::kernel::Kernel;
use crate::bits::moves::Masks;
use crate::bits::rows::Rows;
use crate::files::level_file::u64_at;
use crate::slices::values::{Value, Values};

/// Positions by their value for the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Lost by the mover.
    pub losses: u64,
    /// Won by nobody.
    pub draws: u64,
    /// Won by the mover.
    pub wins: u64,
}

impl Counts {
    /// All together.
    pub fn total(self) -> u64 {
        self.losses + self.draws + self.wins
    }

    /// How many have this value.
    pub fn get(self, value: Value) -> u64 {
        match value {
            Value::Loss => self.losses,
            Value::Draw => self.draws,
            Value::Win => self.wins,
        }
    }

    pub(crate) fn numbers(self) -> [u64; 3] {
        [self.losses, self.draws, self.wins]
    }

    pub(crate) fn from_numbers([losses, draws, wins]: [u64; 3]) -> Counts {
        Counts { losses, draws, wins }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.losses += other.losses;
        self.draws += other.draws;
        self.wins += other.wins;
    }
}

/// The counts of a slice, by side to move: Light, Dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SliceCounts {
    pub(crate) all: [Counts; 2],
    pub(crate) reachable: [Counts; 2],
}

impl SliceCounts {
    pub(crate) const BYTES: usize = 96;

    /// Counts the values; none as reachable if that isn't known.
    pub(crate) fn of(
        values: &Values,
        reachable: Option<&[Grid; 2]>,
        rows: &Rows,
        masks: &Masks,
    ) -> SliceCounts {
        let mut counts = SliceCounts::default();
        let width = values.open[0].width();
        let mut valid = vec![0; width];
        let kernel = Kernel::best();
        let count = |open: &[u64], drawn: Option<&[u64]>, among: &[u64]| {
            let [wins, draws, losses] = kernel.count(open, drawn, among);
            Counts { losses, draws, wins }
        };
        for row in 0..rows.len() {
            rows.valid(row, masks, &mut valid);
            for side in 0..2 {
                let open = values.open[side].row(row);
                let drawn = values.drawn[side].row(row, width);
                counts.all[side] += count(open, drawn, &valid);
                if let Some(reachable) = reachable {
                    counts.reachable[side] += count(open, drawn, reachable[side].row(row));
                }
            }
        }
        counts
    }

    fn all_counts(&self) -> impl Iterator<Item = Counts> {
        self.all.into_iter().chain(self.reachable)
    }

    pub(crate) fn to_bytes(self) -> Vec<u8> {
        self.all_counts().flat_map(Counts::numbers).flat_map(u64::to_le_bytes).collect()
    }

    /// Reads the first [`SliceCounts::BYTES`] bytes.
    pub(crate) fn from_bytes(bytes: &[u8]) -> SliceCounts {
        let counts =
            |at: usize| Counts::from_numbers([0, 1, 2].map(|value| u64_at(bytes, 8 * (3 * at + value))));
        SliceCounts { all: [counts(0), counts(1)], reachable: [counts(2), counts(3)] }
    }
}

impl AddAssign for SliceCounts {
    fn add_assign(&mut self, other: SliceCounts) {
        for side in 0..2 {
            self.all[side] += other.all[side];
            self.reachable[side] += other.reachable[side];
        }
    }
}
