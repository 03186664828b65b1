//! Ends of games worked out in memory, without any file: as much of what can still come as there is room for.

use std::sync::Arc;

use game::Game;
use squadro::{Move, Position};

use crate::bits::kernel::Kernel;
use crate::bits::rows::Rows;
use crate::lookup::cache::Cache;
use crate::lookup::winning::{self, Probe};
use crate::retrograde::conversion::ConversionRanks;
use crate::retrograde::fixpoint::{SliceSolver, successors};
use crate::slices::index::{PositionIndex, slice_of};
use crate::slices::slice::{LANES, Phases, Slice, VECTORS};
use crate::slices::tables::Tables;
use crate::slices::values::{Value, Values};

/// Guides to keep: the slices worked out here are small.
const RANKS: usize = 2;

/// The exact values of positions near the end of a game, worked out on the spot.
///
/// A slice is solved when all slices after it are. So [`Endgames::work`] begins with the last slices that a game can
/// still come to, and goes backwards towards the position it stands at; what is solved is kept for the next time.
///
/// ```
/// use squadro_solver::{Endgames, Value};
///
/// let mut endgames = Endgames::new();
/// let position = "12 12 12 4 0 / 5 0 12 12 12 / y".parse()?;
/// assert_eq!(endgames.probe(&position), None);
/// endgames.work(&position, 1_000_000, || false);
/// assert_eq!(endgames.probe(&position), Some(Value::Win));
/// # Ok::<(), squadro::PositionError>(())
/// ```
#[derive(Debug)]
pub struct Endgames {
    tables: &'static Tables,
    solver: SliceSolver,
    /// By slice.
    solved: Vec<Option<Arc<Values>>>,
    ranks: Cache<Slice, ConversionRanks>,
    /// No slice of a lower level is solved.
    lowest: u32,
}

/// The position lies in no slice that has been worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWorkedOut;

impl Default for Endgames {
    fn default() -> Endgames {
        Endgames::new()
    }
}

impl Endgames {
    /// Nothing is known yet.
    pub fn new() -> Endgames {
        Endgames {
            tables: Tables::shared(),
            solver: SliceSolver::new(Kernel::best()),
            solved: vec![None; VECTORS * VECTORS],
            ranks: Cache::new(RANKS),
            lowest: u32::MAX,
        }
    }

    /// Works out slices that the game can still come to from this position, the last ones first, with no more than
    /// `most` positions in all, and until `stop` says so; it is asked before each slice. Slices that the game can't
    /// come to any more are forgotten.
    pub fn work(&mut self, position: &Position, most: u64, mut stop: impl FnMut() -> bool) {
        if position.outcome().is_some() {
            return;
        }
        let here = slice_of(position);
        self.forget_all_but_after(here);
        let mut ahead = after(here);
        ahead.sort_by_key(|slice| core::cmp::Reverse(slice.level()));
        let mut room = most;
        for slice in ahead {
            if self.solved[slice.index() as usize].is_some() {
                continue;
            }
            let size = self.size(slice);
            // A slice after one that wasn't solved can't be solved either; one beside it may be.
            let ready = || successors(slice, |next| self.values(next)).is_ok();
            if size > room || !ready() {
                continue;
            }
            if stop() {
                return;
            }
            room -= size;
            self.solve(slice);
        }
    }

    /// The memory that it takes, in bytes, but for what all of a process share.
    pub fn memory(&self) -> usize {
        let solved = self.solved.iter().flatten().map(|values| values.memory());
        size_of_val(&*self.solved) + solved.sum::<usize>() + self.solver.memory()
    }

    /// What the position is worth to the player to move; none if it isn't known, or the game is over.
    ///
    /// Fast enough to be asked at every node of a search.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        if phases_completed(position.word()) < self.lowest {
            return None;
        }
        let slice = slice_of(position);
        let values = self.solved[slice.index() as usize].as_ref()?;
        let index = PositionIndex::of(self.tables, position)?;
        Some(values.value(index.side, index.row, index.bit))
    }

    /// A move that wins, with progress, as [`Tablebase::winning_move`](crate::Tablebase::winning_move) finds it.
    pub fn winning_move(&self, position: &Position) -> Result<Option<Move>, NotWorkedOut> {
        winning::winning_move(self, position)
    }

    fn size(&self, slice: Slice) -> u64 {
        (2 * self.tables.light(slice.light).size * self.tables.dark(slice.dark).size) as u64
    }

    fn values(&self, slice: Slice) -> Result<Arc<Values>, NotWorkedOut> {
        self.solved[slice.index() as usize].clone().ok_or(NotWorkedOut)
    }

    fn solve(&mut self, slice: Slice) {
        let Ok(successors) = successors(slice, |next| self.values(next)) else { return };
        let rows = Rows::new(self.tables.light(slice.light), self.tables.moves(slice.dark));
        let values = self.solver.solve(slice, (self.tables, &rows), &successors);
        self.solved[slice.index() as usize] = Some(Arc::new(values));
        self.lowest = self.lowest.min(slice.level().into());
    }

    fn forget_all_but_after(&mut self, here: Slice) {
        for (index, solved) in self.solved.iter_mut().enumerate().filter(|(_, solved)| solved.is_some()) {
            let slice = Slice::from_index(index as u32);
            if !slice
                .is_some_and(|slice| not_before(slice.light, here.light) && not_before(slice.dark, here.dark))
            {
                *solved = None;
            }
        }
    }
}

impl Probe for Endgames {
    type Error = NotWorkedOut;

    fn tables(&self) -> &Tables {
        self.tables
    }

    fn value(&self, position: &Position) -> Result<Value, NotWorkedOut> {
        self.probe(position).ok_or(NotWorkedOut)
    }

    fn ranks(&self, slice: Slice) -> Result<Arc<ConversionRanks>, NotWorkedOut> {
        self.ranks.get(slice, || ConversionRanks::new(self.tables, slice, |next| self.values(next)))
    }
}

/// The level of a position, found on its word.
#[inline]
fn phases_completed(word: u64) -> u32 {
    const TOP_BITS: u64 = 0x88_8888_8888;
    // 6 and more reach the highest of four bits when 2 is added; 12 is the only progress with the two highest set.
    let turned = (word + 0x22_2222_2222) & TOP_BITS;
    let home = word & word << 1 & TOP_BITS;
    turned.count_ones() + home.count_ones()
}

/// Whether no piece is in an earlier phase.
fn not_before(phases: Phases, others: Phases) -> bool {
    (0..LANES).all(|lane| phases.get(lane) >= others.get(lane))
}

/// The slices in which the game goes on that it can come to from this one, itself included.
fn after(here: Slice) -> Vec<Slice> {
    let later = |phases: Phases| Phases::unfinished().filter(move |&later| not_before(later, phases));
    later(here.dark).flat_map(|dark| later(here.light).map(move |light| Slice { dark, light })).collect()
}
