//! Ranks that count down to the conversion of a slice, the move that leaves it.
//!
//! Chess tablebases store the distance to conversion for this. Here the order in which the solver finds values serves
//! as well, and nothing has to be stored: the slice is solved once more when it is needed.
//!
//! A position is found to be won because a move leads to one found to be lost *before*, and found to be lost
//! because all moves lead to ones found to be won before. So moves to the position that was found earliest
//! count down, whatever the opponent does, until the slice is left.

use std::collections::HashMap;
use std::sync::Arc;

use crate::bits::kernel::Kernel;
use crate::bits::rows::Rows;
use crate::retrograde::fixpoint::{SliceSolver, successors};
use crate::slices::index::PositionIndex;
use crate::slices::layout::Side;
use crate::slices::slice::Slice;
use crate::slices::tables::Tables;
use crate::slices::values::Values;

/// The undecided bits of a row after each sweep that changed it, by sweep.
type History = Vec<(u32, Vec<u64>)>;

/// The ranks of a slice's positions, by when their values were found.
#[derive(Debug)]
pub(crate) struct ConversionRanks {
    slice: Slice,
    rows: usize,
    history: HashMap<(Side, usize), History>,
}

impl ConversionRanks {
    /// Solves the slice once more, given the slices after it, and notes the order.
    pub(crate) fn new<E>(
        tables: &Tables,
        slice: Slice,
        find: impl FnMut(Slice) -> Result<Arc<Values>, E>,
    ) -> Result<ConversionRanks, E> {
        let rows = Rows::new(tables.light(slice.light), tables.moves(slice.dark));
        let successors = successors(slice, find)?;
        let mut history: HashMap<(Side, usize), History> = HashMap::new();
        SliceSolver::new(Kernel::best()).solve_watched(
            slice,
            (tables, &rows),
            &successors,
            |sweep, side, row, undecided| history.entry((side, row)).or_default().push((sweep, undecided)),
        );
        Ok(ConversionRanks { slice, rows: rows.len(), history })
    }

    /// Returns the rank of a position; none if it is drawn or lies in another slice.
    pub(crate) fn rank(&self, index: PositionIndex) -> Option<(u32, usize)> {
        if index.slice != self.slice {
            return None;
        }
        let undecided = |words: &[u64]| words[index.bit / 64] >> (index.bit % 64) & 1 != 0;
        let history = self.history.get(&(index.side, index.row))?;
        let &(sweep, _) = history.iter().find(|(_, words)| !undecided(words))?;
        // Before the first sweep, all rows are evaluated together; then from the last to the first.
        let order = if sweep == 0 { 0 } else { 2 * (self.rows - index.row) + index.side as usize };
        Some((sweep, order))
    }
}
