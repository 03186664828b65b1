//! What can be reached from the two starts, slice by slice, forward.
//!
//! The moves are the same as for solving, followed in their own direction: a row's bits are masked, shifted and
//! added to the row they lead to. Rows are gone through from the first to the last, in each Dark's turn first.

use std::sync::Arc;

use crate::bits::grid::Grid;
use crate::bits::kernel::Kernel;
use crate::bits::plane::PlaneMap;
use crate::bits::rows::{Rows, digits_in_order, moving, promoted, sent_back};
use crate::slices::layout::{Layout, Side};
use crate::slices::slice::{LANES, Neighbours, Slice};
use crate::slices::tables::Tables;

/// Which positions of a slice can be reached, by the side to move.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reachable(pub(crate) [Grid; 2]);

impl Reachable {
    /// How many there are, by the side to move.
    pub(crate) fn counts(&self) -> [u64; 2] {
        [0, 1].map(|side| self.0[side].count_ones())
    }
}

/// The memory to find what is reachable in one slice after the other.
#[derive(Debug)]
pub(crate) struct Explorer {
    kernel: Kernel,
    reached: [Grid; 2],
    /// By side to move and row: whether it has bits that haven't been followed yet.
    pending: [Vec<bool>; 2],
    spare: Vec<u64>,
    plane: Vec<u64>,
    placed: Vec<u64>,
}

impl Explorer {
    pub(crate) fn new(kernel: Kernel) -> Explorer {
        Explorer {
            kernel,
            reached: Default::default(),
            pending: Default::default(),
            spare: Vec::new(),
            plane: Vec::new(),
            placed: Vec::new(),
        }
    }

    /// Finds what is reachable in the slice, given the same for the slices that lead to it, by the side and the
    /// lane of the piece that finishes its phase.
    pub(crate) fn explore(
        &mut self,
        tables: &Tables,
        slice: Slice,
        predecessors: &Neighbours<Arc<Reachable>>,
    ) -> Reachable {
        let (light, dark) = (tables.light(slice.light), tables.dark(slice.dark));
        for side in 0..2 {
            self.reached[side].refill(light.size, dark.words(), 0);
            self.pending[side].clear();
            self.pending[side].resize(light.size, false);
        }
        if slice == Slice::START {
            for side in 0..2 {
                self.reached[side].row_mut(0)[0] = 1;
                self.pending[side][0] = true;
            }
        }
        let [light_predecessors, dark_predecessors] = predecessors;
        for (lane, (light, dark)) in light_predecessors.iter().zip(dark_predecessors).enumerate() {
            if let Some(reachable) = light {
                self.light_enters(tables, slice, lane, reachable);
            }
            if let Some(reachable) = dark {
                self.dark_enters(tables, slice, lane, reachable);
            }
        }
        if !slice.finished() {
            self.follow(tables, slice, light);
        }
        Reachable(self.reached.clone())
    }

    /// Takes in what Light's moves reach by which the piece of this lane has come into its phase.
    fn light_enters(&mut self, tables: &Tables, slice: Slice, lane: usize, from: &Reachable) {
        let Some(before) = slice.light.retreated(lane) else { return };
        let (layout, next) = (tables.light(before), tables.light(slice.light));
        let moves = tables.moves(slice.dark);
        let source = &from.0[Side::Light as usize];
        self.make_room(source.width());
        for (row, digits) in digits_in_order(layout).enumerate() {
            let exits = moves.light_exits(lane, before.get(lane), digits[lane] as usize);
            if exits.is_empty() {
                continue;
            }
            let to = promoted(next, digits, lane);
            for exit in exits {
                let target = self.reached[Side::Dark as usize].row_mut(to);
                let mask = (&moves.masks, exit.mask);
                let new = self.kernel.scatter(source.row(row), mask, exit.delta, target, &mut self.spare);
                self.pending[Side::Dark as usize][to] |= new;
            }
        }
    }

    /// Takes in what Dark's moves reach by which the piece of this lane has come into its phase.
    fn dark_enters(&mut self, tables: &Tables, slice: Slice, lane: usize, from: &Reachable) {
        let Some(before) = slice.dark.retreated(lane) else { return };
        let light = tables.light(slice.light);
        let moves = tables.moves(before);
        let rows = Rows::new(light, moves);
        let source = &from.0[Side::Dark as usize];
        let mut map = PlaneMap::new(&moves.dark, tables.dark(slice.dark), lane);
        self.make_room(source.width());
        self.plane.clear();
        self.plane.resize(source.width(), 0);
        self.placed.clear();
        self.placed.resize(self.reached[0].width(), 0);
        for row in 0..rows.len() {
            let info = rows.get(row);
            for exit in moves.dark_exits(lane, info.occupied[lane]) {
                let mut any = false;
                for digit in (0..6).filter(|digit| exit.digits & 1 << digit != 0) {
                    let mask = (&moves.masks, moves.digit_mask(lane, digit));
                    let delta = -((digit * moves.dark.stride[lane]) as isize);
                    any |=
                        self.kernel.scatter(source.row(row), mask, delta, &mut self.plane, &mut self.spare);
                }
                if !any {
                    continue;
                }
                map.copy(self.kernel, &self.plane, &mut self.placed);
                self.plane.fill(0);
                let to = sent_back(light, row, info.digits, exit.jumped);
                let target = self.reached[Side::Light as usize].row_mut(to);
                let mut new = 0;
                for (target, &placed) in target.iter_mut().zip(&self.placed) {
                    new |= placed & !*target;
                    *target |= placed;
                }
                self.pending[Side::Light as usize][to] |= new != 0;
            }
        }
    }

    /// Follows the moves within the slice until nothing new is reached.
    fn follow(&mut self, tables: &Tables, slice: Slice, light: &Layout) {
        let moves = tables.moves(slice.dark);
        let rows = Rows::new(light, moves);
        self.make_room(moves.dark.words());
        let [reached_light, reached_dark] = &mut self.reached;
        let [pending_light, pending_dark] = &mut self.pending;
        let mut again = true;
        while again {
            again = false;
            for row in 0..rows.len() {
                let info = rows.get(row);
                if core::mem::take(&mut pending_dark[row]) {
                    for lane in (0..LANES).filter(|&lane| !moves.dark.home(lane)) {
                        for variant in moves.dark_moves(lane, info.occupied[lane]) {
                            let to = sent_back(light, row, info.digits, variant.jumped);
                            let (source, target) = (reached_dark.row(row), reached_light.row_mut(to));
                            let mask = (&moves.masks, variant.mask);
                            let new =
                                self.kernel.scatter(source, mask, variant.delta, target, &mut self.spare);
                            pending_light[to] |= new;
                            again |= new && to < row;
                        }
                    }
                }
                if core::mem::take(&mut pending_light[row]) {
                    for lane in 0..LANES {
                        let Some(phase) = moving(light, lane) else { continue };
                        let digit = info.digits[lane] as usize;
                        for variant in moves.light_moves(lane, phase, digit) {
                            let Some(to) = variant.to else { continue };
                            let to = row + (to - digit) * light.stride[lane];
                            let (source, target) = (reached_light.row(row), reached_dark.row_mut(to));
                            let mask = (&moves.masks, variant.mask);
                            let new =
                                self.kernel.scatter(source, mask, variant.delta, target, &mut self.spare);
                            pending_dark[to] |= new;
                        }
                    }
                }
            }
        }
    }

    fn make_room(&mut self, width: usize) {
        self.spare.clear();
        self.spare.resize(width + 2, 0);
    }
}
