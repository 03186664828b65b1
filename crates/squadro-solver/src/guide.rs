//! The order in which the values of a slice are found: a countdown to the end of the slice.
//!
//! A position is found to be won because a move leads to one found to be lost *before*, and found to be lost
//! because all moves lead to ones found to be won before. So moves to the position that was found earliest
//! count down, whatever the opponent does, until the slice is left.

use std::collections::HashMap;
use std::sync::Arc;

use crate::fixpoint::{SliceSolver, successors};
use crate::kernel::Kernel;
use crate::layout::Side;
use crate::place::Place;
use crate::rows::Rows;
use crate::slice::Slice;
use crate::tables::Tables;
use crate::values::Values;

/// The undecided bits of a row after each sweep that changed it, by sweep.
type History = Vec<(u32, Vec<u64>)>;

/// When the values of a slice's positions were found.
#[derive(Debug)]
pub(crate) struct Guide {
    slice: Slice,
    rows: usize,
    history: HashMap<(Side, usize), History>,
}

impl Guide {
    /// Solves the slice once more, given the slices after it.
    pub(crate) fn new<E>(
        tables: &Tables,
        slice: Slice,
        find: impl FnMut(Slice) -> Result<Arc<Values>, E>,
    ) -> Result<Guide, E> {
        let rows = Rows::new(tables.light(slice.light), tables.moves(slice.dark));
        let successors = successors(slice, find)?;
        let mut history: HashMap<(Side, usize), History> = HashMap::new();
        SliceSolver::new(Kernel::best()).solve_watched(
            slice,
            (tables, &rows),
            &successors,
            |sweep, side, row, undecided| history.entry((side, row)).or_default().push((sweep, undecided)),
        );
        Ok(Guide { slice, rows: rows.len(), history })
    }

    /// When the value of the position was found; none if it is drawn or lies elsewhere.
    pub(crate) fn rank(&self, place: Place) -> Option<(u32, usize)> {
        if place.slice != self.slice {
            return None;
        }
        let undecided = |words: &[u64]| words[place.bit / 64] >> (place.bit % 64) & 1 != 0;
        let history = self.history.get(&(place.side, place.row))?;
        let &(sweep, _) = history.iter().find(|(_, words)| !undecided(words))?;
        // Before the first sweep, all rows are looked at together; then from the last to the first.
        let order = if sweep == 0 { 0 } else { 2 * (self.rows - place.row) + place.side as usize };
        Some((sweep, order))
    }
}
