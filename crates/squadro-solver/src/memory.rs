//! Slices solved in memory, without files.

use std::collections::HashMap;
use std::sync::Arc;

use crate::fixpoint::{SliceSolver, Successor};
use crate::kernel::Kernel;
use crate::layout::Side;
use crate::rows::Rows;
use crate::slice::{LANES, Phases, Slice, TOP_LEVEL};
use crate::tables::Tables;
use crate::values::Values;

/// The slices that the moves out of a slice lead to, by side and lane of the piece that finishes its phase.
pub(crate) fn successors<E>(
    slice: Slice,
    mut find: impl FnMut(Slice) -> Result<Arc<Values>, E>,
) -> Result<[[Option<Successor>; LANES]; 2], E> {
    let mut all: [[Option<Successor>; LANES]; 2] = Default::default();
    let mut successor = |phases: Option<Phases>, slice: &dyn Fn(Phases) -> Slice| match phases {
        None => Ok(None),
        Some(phases) if phases.finished() => Ok(Some(Successor::Finished)),
        Some(phases) => find(slice(phases)).map(|values| Some(Successor::Slice(values))),
    };
    for lane in 0..LANES {
        all[Side::Light as usize][lane] =
            successor(slice.light.advanced(lane), &|light| Slice { light, ..slice })?;
        all[Side::Dark as usize][lane] = successor(slice.dark.advanced(lane), &|dark| Slice { dark, ..slice })?;
    }
    Ok(all)
}

/// Solves all slices with at least so many pieces home.
pub(crate) fn solve_endgames(kernel: Kernel, homes: usize) -> HashMap<Slice, Arc<Values>> {
    let tables = Tables::new();
    let mut solver = SliceSolver::new(kernel);
    let mut solved: HashMap<Slice, Arc<Values>> = HashMap::new();
    for level in (0..=TOP_LEVEL).rev() {
        for slice in Slice::of_level(level).into_iter().filter(|slice| slice.homes() >= homes) {
            let rows = Rows::new(tables.light(slice.light), tables.moves(slice.dark));
            let Ok(successors) = successors(slice, |next| solved.get(&next).cloned().ok_or(())) else {
                unreachable!("a move never takes a piece from home, and never lowers the level");
            };
            let values = solver.solve(slice, (&tables, &rows), &successors);
            solved.insert(slice, Arc::new(values));
        }
    }
    solved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::values::Value;
    use game::Game;
    use squadro::{DARK, LIGHT, Position};

    #[test]
    fn every_value_follows_from_the_moves() {
        let started = std::time::Instant::now();
        let solved = solve_endgames(Kernel::best(), 5);
        eprintln!("solved in {:?}", started.elapsed());
        let layouts = crate::layout::Layouts::new();
        let value = |position: &Position| -> Option<Value> {
            if let Some(_) = position.outcome() {
                return Some(Value::Loss);
            }
            let progress = [LIGHT, DARK].map(|seat| {
                core::array::from_fn::<u8, 5, _>(|lane| position.progress(seat, squadro::Lane::ALL[lane]))
            });
            let slice = Slice { light: Phases::of(progress[0]), dark: Phases::of(progress[1]) };
            let row = layouts.get(Side::Light, slice.light).index(progress[0])?;
            let bit = layouts.get(Side::Dark, slice.dark).index(progress[1])?;
            let side = if position.turn() == LIGHT { Side::Light } else { Side::Dark };
            Some(solved[&slice].value(side, row, bit))
        };
        let mut checked = 0u64;
        let mut counts = [0u64; 3];
        for slice in solved.keys() {
            let (light, dark) =
                (layouts.get(Side::Light, slice.light), layouts.get(Side::Dark, slice.dark));
            for row in 0..light.size {
                for bit in 0..dark.size {
                    for seat in [LIGHT, DARK] {
                        let Ok(position) = Position::new([light.progress(row), dark.progress(bit)], seat)
                        else {
                            continue;
                        };
                        let mut best = Value::Loss;
                        for &mv in position.legal_moves().as_ref() {
                            let mut next = position;
                            next.play_unchecked(mv);
                            best = best.max(value(&next).expect("moves stay").flipped());
                        }
                        let own = value(&position).expect("it is one of these");
                        assert_eq!(own, best, "{position}");
                        counts[own as usize] += 1;
                        checked += 1;
                    }
                }
            }
        }
        eprintln!("{checked} {counts:?} {:?}", started.elapsed());
    }
}
