//! One slice solved, given the slices its moves lead to.
//!
//! A position is won if a move reaches one that is lost for the opponent, and lost if all moves reach positions
//! won for the opponent. With *open* for what isn't won, both are one rule: a position is open unless a move
//! reaches something lost, and lost unless a move reaches something open. Starting with everything open and
//! nothing lost, the rule is applied until nothing changes; what is open and not lost then is drawn.
//!
//! Light's moves lead to later rows, Dark's to the same row or, by jumping, to earlier ones. So rows are gone
//! through from the last to the first, in each Light's turn first: only jumps of Dark's make another sweep
//! necessary, and then only for the rows that they concern.

use std::sync::Arc;

use crate::bits::grid::Grid;
use crate::bits::kernel::{Kernel, Pull};
use crate::bits::moves::Moves;
use crate::bits::plane::PlaneMap;
use crate::bits::rows::{Rows, moving, promoted, sent_back};
use crate::slices::layout::{Layout, Side};
use crate::slices::slice::{LANES, Neighbours, Phases, Slice};
use crate::slices::tables::Tables;
use crate::slices::values::Values;

/// Where a move leads that finishes a piece's phase.
#[derive(Clone, Debug)]
pub(crate) enum Successor {
    /// The fourth piece is home: the mover has won.
    Finished,
    /// To a slice of the next level.
    Slice(Arc<Values>),
}

/// The slices that the moves out of a slice lead to, by side and lane of the piece that finishes its phase.
pub(crate) fn successors<E>(
    slice: Slice,
    mut find: impl FnMut(Slice) -> Result<Arc<Values>, E>,
) -> Result<Neighbours<Successor>, E> {
    let mut successor = |phases: Option<Phases>, slice: &dyn Fn(Phases) -> Slice| match phases {
        None => Ok(None),
        Some(phases) if phases.finished() => Ok(Some(Successor::Finished)),
        Some(phases) => find(slice(phases)).map(|values| Some(Successor::Slice(values))),
    };
    let mut all = Neighbours::default();
    let [light, dark] = &mut all;
    for (lane, (light, dark)) in light.iter_mut().zip(dark).enumerate() {
        *light = successor(slice.light.advanced(lane), &|light| Slice { light, ..slice })?;
        *dark = successor(slice.dark.advanced(lane), &|dark| Slice { dark, ..slice })?;
    }
    Ok(all)
}

/// The memory to solve slices with, one after the other.
#[derive(Debug)]
pub(crate) struct SliceSolver {
    kernel: Kernel,
    /// By side to move: what isn't won by the mover, and what is lost.
    open: [Grid; 2],
    lost: [Grid; 2],
    /// By side to move: where a move that leaves the slice reaches something not won by the opponent.
    hope: [Grid; 2],
    /// Another slice's rows in this one's layout.
    plane: [Grid; 2],
    /// By side to move and row: when it last changed, and when it was last worked out.
    changed: [Vec<u32>; 2],
    worked_out: [Vec<u32>; 2],
    pulls: Vec<Pull>,
    winning: Vec<u64>,
    hopeful: Vec<u64>,
    lost_row: Vec<u64>,
}

/// Hears of a row that changed: the sweep, the side to move, the row, its bits that aren't decided.
type Watch<'a> = dyn FnMut(u32, Side, usize, Vec<u64>) + 'a;

/// What stays the same while a slice is being solved.
struct Task<'a> {
    slice: Slice,
    light: &'a Layout,
    tables: &'a Tables,
    moves: &'a Moves,
    rows: &'a Rows,
}

impl SliceSolver {
    pub(crate) fn new(kernel: Kernel) -> SliceSolver {
        SliceSolver {
            kernel,
            open: Default::default(),
            lost: Default::default(),
            hope: Default::default(),
            plane: Default::default(),
            changed: Default::default(),
            worked_out: Default::default(),
            pulls: Vec::new(),
            winning: Vec::new(),
            hopeful: Vec::new(),
            lost_row: Vec::new(),
        }
    }

    /// Its size in bytes, but for lists of rows.
    pub(crate) fn memory(&self) -> usize {
        [&self.open, &self.lost, &self.hope, &self.plane].into_iter().flatten().map(Grid::memory).sum()
    }

    /// Solves the slice. `rows` are its rows, and `successors` the slices it leads to, by the side and the lane of
    /// the piece that finishes its phase.
    pub(crate) fn solve(
        &mut self,
        slice: Slice,
        (tables, rows): (&Tables, &Rows),
        successors: &Neighbours<Successor>,
    ) -> Values {
        self.run(slice, (tables, rows), successors, None)
    }

    /// As [`SliceSolver::solve`]; `watch` is told of each row at first and whenever it changes: the sweep, which is
    /// 0 at first, the side to move, the row, and its bits that are neither won nor lost yet.
    pub(crate) fn solve_watched(
        &mut self,
        slice: Slice,
        (tables, rows): (&Tables, &Rows),
        successors: &Neighbours<Successor>,
        mut watch: impl FnMut(u32, Side, usize, Vec<u64>),
    ) -> Values {
        self.run(slice, (tables, rows), successors, Some(&mut watch))
    }

    fn run(
        &mut self,
        slice: Slice,
        (tables, rows): (&Tables, &Rows),
        successors: &Neighbours<Successor>,
        mut watch: Option<&mut Watch<'_>>,
    ) -> Values {
        let (light, moves) = (tables.light(slice.light), tables.moves(slice.dark));
        let task = Task { slice, light, tables, moves, rows };
        self.prepare(&task);
        let [light_successors, dark_successors] = successors;
        for (lane, (light, dark)) in light_successors.iter().zip(dark_successors).enumerate() {
            if let Some(successor) = light {
                self.light_leaves(&task, lane, successor);
            }
            if let Some(successor) = dark {
                self.dark_leaves(&task, lane, successor);
            }
        }
        self.exclude_clashes(&task);
        if let Some(watch) = &mut watch {
            for row in 0..rows.len() {
                for side in Side::BOTH {
                    watch(0, side, row, self.undecided(side, row));
                }
            }
        }
        let mut clock = 1;
        for sweep in 1.. {
            let before = clock;
            for row in (0..rows.len()).rev() {
                for side in Side::BOTH {
                    clock += 1;
                    if self.update(&task, side, row, clock)
                        && let Some(watch) = &mut watch
                    {
                        watch(sweep, side, row, self.undecided(side, row));
                    }
                }
            }
            if self.changed.iter().flatten().all(|&changed| changed <= before) {
                break;
            }
        }
        self.finish()
    }

    fn prepare(&mut self, task: &Task<'_>) {
        let (rows, width) = (task.rows.len(), task.moves.dark.words());
        for side in 0..2 {
            self.open[side].refill(rows, width, 0);
            self.hope[side].refill(rows, width, 0);
            self.lost[side].refill(rows, width, 0);
            self.changed[side].clear();
            self.changed[side].resize(rows, 1);
            self.worked_out[side].clear();
            self.worked_out[side].resize(rows, 0);
        }
        self.winning.resize(width, 0);
        self.hopeful.resize(width, 0);
        self.winning.truncate(width);
        self.hopeful.truncate(width);
        self.lost_row.clear();
        self.lost_row.resize(width + 2, 0);
    }

    /// Takes in Light's moves with which the piece of this lane finishes its phase. Until
    /// [`SliceSolver::exclude_clashes`], `open` holds what is won.
    fn light_leaves(&mut self, task: &Task<'_>, lane: usize, successor: &Successor) {
        let Some(phase) = moving(task.light, lane) else { return };
        let mover = Side::Light as usize;
        let width = task.moves.dark.words();
        let ones = vec![u64::MAX; width + 2];
        let next = task.slice.light.advanced(lane).map(|phases| task.tables.light(phases));
        for row in 0..task.rows.len() {
            let digits = task.rows.get(row).digits;
            let exits = task.moves.light_exits(lane, phase, digits[lane] as usize);
            if exits.is_empty() {
                continue;
            }
            let (open, lost, at, lost_at) = match (successor, next) {
                (Successor::Slice(values), Some(next)) => {
                    let to = promoted(next, digits, lane);
                    let open = &values.open[Side::Dark as usize];
                    match values.drawn[Side::Dark as usize].row(to, width) {
                        None => (open.words(), open.words(), open.at(to), open.at(to)),
                        Some(drawn) => {
                            let lost = &mut self.lost_row[1..=width];
                            subtract(open.row(to), drawn, lost);
                            (open.words(), &self.lost_row[..], open.at(to), 1)
                        }
                    }
                }
                _ => (&ones[..], &ones[..], 1, 1),
            };
            self.pulls.clear();
            self.pulls.extend(exits.iter().map(|exit| Pull {
                open_at: at,
                lost_at,
                delta: if matches!(successor, Successor::Finished) { 0 } else { exit.delta },
                mask: exit.mask,
            }));
            let (winning, hopeful) = (self.open[mover].row_mut(row), self.hope[mover].row_mut(row));
            self.kernel.gather(&self.pulls, (open, lost), &task.moves.masks, winning, hopeful);
        }
    }

    /// Takes in Dark's moves with which the piece of this lane finishes its phase.
    fn dark_leaves(&mut self, task: &Task<'_>, lane: usize, successor: &Successor) {
        let mover = Side::Dark as usize;
        let (rows, width) = (task.rows.len(), task.moves.dark.words());
        let ones = vec![u64::MAX; width + 2];
        let mut drawn = false;
        if let (Successor::Slice(values), Some(phases)) = (successor, task.slice.dark.advanced(lane)) {
            let from = task.tables.dark(phases);
            drawn = !values.drawn[Side::Light as usize].is_empty();
            self.fill_plane(PlaneMap::new(from, &task.moves.dark, lane), values, rows, width);
        }
        for row in 0..rows {
            let info = task.rows.get(row);
            self.pulls.clear();
            for exit in task.moves.dark_exits(lane, info.occupied[lane]) {
                if let Successor::Finished = successor {
                    self.pulls.push(Pull { open_at: 1, lost_at: 1, delta: 0, mask: exit.mask });
                    continue;
                }
                let at = self.plane[0].at(sent_back(task.light, row, info.digits, exit.jumped));
                for digit in (0..6).filter(|digit| exit.digits & 1 << digit != 0) {
                    let delta = -((digit * task.moves.dark.stride[lane]) as isize);
                    let mask = task.moves.digit_mask(lane, digit);
                    self.pulls.push(Pull { open_at: at, lost_at: at, delta, mask });
                }
            }
            let (open, lost) = match successor {
                Successor::Finished => (&ones[..], &ones[..]),
                Successor::Slice(_) => (self.plane[0].words(), self.plane[usize::from(drawn)].words()),
            };
            let (winning, hopeful) = (self.open[mover].row_mut(row), self.hope[mover].row_mut(row));
            self.kernel.gather(&self.pulls, (open, lost), &task.moves.masks, winning, hopeful);
        }
    }

    /// Brings the positions another slice begins with, Light to move, into this slice's layout.
    fn fill_plane(&mut self, mut map: PlaneMap, values: &Values, rows: usize, width: usize) {
        let open = &values.open[Side::Light as usize];
        let drawn = &values.drawn[Side::Light as usize];
        let mut lost = vec![0; open.width()];
        self.plane[0].refill(rows, width, 0);
        if !drawn.is_empty() {
            self.plane[1].refill(rows, width, 0);
        }
        for row in 0..rows {
            map.copy(self.kernel, open.row(row), self.plane[0].row_mut(row));
            if let Some(drawn) = drawn.row(row, open.width()) {
                subtract(open.row(row), drawn, &mut lost);
                map.copy(self.kernel, &lost, self.plane[1].row_mut(row));
            } else if !drawn.is_empty() {
                let [open, lost] = &mut self.plane;
                lost.row_mut(row).copy_from_slice(open.row(row));
            }
        }
    }

    /// Turns what is won so far into what is open, and makes the bits that aren't positions neither open
    /// nor ever lost.
    fn exclude_clashes(&mut self, task: &Task<'_>) {
        for row in 0..task.rows.len() {
            task.rows.valid(row, &task.moves.masks, &mut self.winning);
            for side in 0..2 {
                let (open, hope) = (self.open[side].row_mut(row), self.hope[side].row_mut(row));
                for ((open, hope), &valid) in open.iter_mut().zip(hope).zip(&self.winning) {
                    *open = valid & !*open;
                    *hope |= !valid;
                }
            }
        }
    }

    /// Works out one row anew if anything it depends on has changed. Says whether it changed itself.
    fn update(&mut self, task: &Task<'_>, side: Side, row: usize, clock: u32) -> bool {
        let since = self.worked_out[side as usize][row];
        if since == u32::MAX {
            return false;
        }
        let (mover, opponent) = (side as usize, side.other() as usize);
        let info = task.rows.get(row);
        let changed = &self.changed[opponent];
        let grid = &self.open[opponent];
        let mut stale = since == 0;
        self.pulls.clear();
        match side {
            Side::Light => {
                for lane in 0..LANES {
                    let Some(phase) = moving(task.light, lane) else { continue };
                    let digit = info.digits[lane] as usize;
                    for variant in task.moves.light_moves(lane, phase, digit) {
                        let Some(to) = variant.to else { continue };
                        let to = row + (to - digit) * task.light.stride[lane];
                        stale |= changed[to] > since;
                        let at = grid.at(to);
                        self.pulls.push(Pull {
                            open_at: at,
                            lost_at: at,
                            delta: variant.delta,
                            mask: variant.mask,
                        });
                    }
                }
            }
            Side::Dark => {
                for lane in 0..LANES {
                    if task.moves.dark.home(lane) {
                        continue;
                    }
                    for variant in task.moves.dark_moves(lane, info.occupied[lane]) {
                        let to = sent_back(task.light, row, info.digits, variant.jumped);
                        stale |= changed[to] > since;
                        let at = grid.at(to);
                        self.pulls.push(Pull {
                            open_at: at,
                            lost_at: at,
                            delta: variant.delta,
                            mask: variant.mask,
                        });
                    }
                }
            }
        }
        if !stale {
            return false;
        }
        self.winning.fill(0);
        self.hopeful.copy_from_slice(self.hope[mover].row(row));
        let grids = (self.open[opponent].words(), self.lost[opponent].words());
        self.kernel.gather(&self.pulls, grids, &task.moves.masks, &mut self.winning, &mut self.hopeful);
        let (open, lost) = (self.open[mover].row_mut(row), self.lost[mover].row_mut(row));
        let (mut difference, mut undecided) = (0, 0);
        for (((open, lost), &winning), &hopeful) in
            open.iter_mut().zip(lost).zip(&self.winning).zip(&self.hopeful)
        {
            difference |= *open & winning | *lost ^ !hopeful;
            *open &= !winning;
            *lost = !hopeful;
            undecided |= *open & !*lost;
        }
        self.worked_out[mover][row] = if undecided == 0 { u32::MAX } else { clock };
        if difference != 0 {
            self.changed[mover][row] = clock;
        }
        difference != 0
    }

    /// The bits of a row that are neither won nor lost.
    fn undecided(&self, side: Side, row: usize) -> Vec<u64> {
        let (open, lost) = (self.open[side as usize].row(row), self.lost[side as usize].row(row));
        open.iter().zip(lost).map(|(open, lost)| open & !lost).collect()
    }

    /// Takes out the solution.
    fn finish(&mut self) -> Values {
        let mut values = Values::default();
        for side in 0..2 {
            let (open, lost) = (&self.open[side], &self.lost[side]);
            for row in 0..open.rows() {
                if self.worked_out[side][row] == u32::MAX {
                    continue;
                }
                subtract(open.row(row), lost.row(row), &mut self.winning);
                if self.winning.iter().any(|&word| word != 0) {
                    values.drawn[side].insert(row, open.rows(), &self.winning);
                }
            }
            values.open[side] = open.clone();
        }
        values
    }
}

/// The bits of `from` that aren't in `what`.
fn subtract(from: &[u64], what: &[u64], rest: &mut [u64]) {
    rest.iter_mut().zip(from).zip(what).for_each(|((rest, &from), &what)| *rest = from & !what);
}
