//! The solver's arithmetic against the rules crate, which shares nothing with it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use game::Game;
use squadro::{DARK, LIGHT, Position};

use crate::bits::kernel::Kernel;
use crate::bits::rows::Rows;
use crate::random::Random;
use crate::retrograde::conversion::ConversionRanks;
use crate::retrograde::fixpoint::{SliceSolver, successors};
use crate::retrograde::reach::{Explorer, Reachable};
use crate::slices::index::PositionIndex;
use crate::slices::layout::Side;
use crate::slices::slice::{Neighbours, Slice, TOP_LEVEL};
use crate::slices::tables::Tables;
use crate::slices::values::{Value, Values};

/// The solutions of all slices with at least so many pieces home.
fn solve_endgames(tables: &Tables, kernel: Kernel, homes: usize) -> HashMap<Slice, Arc<Values>> {
    let mut solver = SliceSolver::new(kernel);
    let mut solved: HashMap<Slice, Arc<Values>> = HashMap::new();
    for level in (0..=TOP_LEVEL).rev() {
        for slice in Slice::of_level(level).into_iter().filter(|slice| slice.homes() >= homes) {
            let rows = Rows::new(tables.light(slice.light), tables.moves(slice.dark));
            let successors = successors(slice, |next| solved.get(&next).cloned().ok_or(next))
                .expect("no move takes a piece from home or lowers the level");
            let values = solver.solve(slice, (tables, &rows), &successors);
            solved.insert(slice, Arc::new(values));
        }
    }
    solved
}

/// All positions of a slice.
fn positions(tables: &Tables, slice: Slice) -> impl Iterator<Item = (PositionIndex, Position)> {
    let (light, dark) = (tables.light(slice.light), tables.dark(slice.dark));
    let rows: Vec<_> = (0..light.size).map(|row| light.progress(row)).collect();
    let bits: Vec<_> = (0..dark.size).map(|bit| dark.progress(bit)).collect();
    let indices = Side::BOTH.into_iter().flat_map(move |side| {
        (0..light.size)
            .flat_map(move |row| (0..dark.size).map(move |bit| PositionIndex { slice, side, row, bit }))
    });
    indices.filter_map(move |index| {
        let turn = if index.side == Side::Light { LIGHT } else { DARK };
        Some((index, Position::new([rows[index.row], bits[index.bit]], turn).ok()?))
    })
}

/// The positions a move leads to.
fn after(position: &Position) -> impl Iterator<Item = Position> {
    let (position, moves) = (*position, position.legal_moves());
    (0..moves.as_ref().len()).map(move |at| {
        let mut next = position;
        next.play_unchecked(moves.as_ref()[at]);
        next
    })
}

#[test]
fn every_value_with_five_pieces_home_follows_from_the_moves() {
    let tables = Tables::new();
    let solved = solve_endgames(&tables, Kernel::best(), 5);
    let mut by_index: Vec<Option<&Values>> = vec![None; 243 * 243];
    for (slice, values) in &solved {
        by_index[slice.index() as usize] = Some(values);
    }
    let value = |position: &Position| {
        if position.outcome().is_some() {
            return Value::Loss;
        }
        let index =
            PositionIndex::of(&tables, position).expect("moves lead to places where pieces can stand");
        let values = by_index[index.slice.index() as usize].expect("all slices after it are solved");
        values.value(index.side, index.row, index.bit)
    };
    let slices: Vec<Slice> = solved.keys().copied().collect();
    let (next, checked) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(&slice) = slices.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let values = &solved[&slice];
                    let mut count = 0;
                    for (index, position) in positions(&tables, slice) {
                        let best = after(&position).map(|next| value(&next).flipped()).max();
                        let own = values.value(index.side, index.row, index.bit);
                        assert_eq!(Some(own), best, "{position}");
                        count += 1;
                    }
                    checked.fetch_add(count, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(checked.into_inner(), 52_057_090);
}

/// Follows the definition word for word: what is decided within one turn, two turns, and so on.
fn solve_slowly(positions: &HashSet<Position>) -> HashMap<Position, Value> {
    let mut decided: HashMap<Position, Value> = HashMap::new();
    loop {
        let known = |position: &Position| match position.outcome() {
            Some(_) => Some(Value::Loss),
            None => decided.get(position).copied(),
        };
        let newly: Vec<(Position, Value)> = positions
            .iter()
            .filter(|position| !decided.contains_key(position))
            .filter_map(|position| {
                let values: Vec<Option<Value>> = after(position).map(|next| known(&next)).collect();
                if values.contains(&Some(Value::Loss)) {
                    Some((*position, Value::Win))
                } else {
                    values.iter().all(|&value| value == Some(Value::Win)).then_some((*position, Value::Loss))
                }
            })
            .collect();
        if newly.is_empty() {
            return decided;
        }
        decided.extend(newly);
    }
}

#[test]
fn a_slow_solution_finds_the_same_wins_losses_and_draws() {
    let tables = Tables::new();
    let solved = solve_endgames(&tables, Kernel::best(), 6);
    // With three pieces home for both, the lanes of the others stay the same to the end: any choice of lanes makes
    // a game of its own. These are a quarter of them.
    let lanes = |slice: &Slice| slice.light.homes_by_lane() * 7 + slice.dark.homes_by_lane();
    let some = solved.keys().filter(|&slice| lanes(slice) % 4 == 0);
    let all: HashSet<Position> =
        some.flat_map(|&slice| positions(&tables, slice)).map(|(_, position)| position).collect();
    assert!(all.len() > 300_000);
    let slow = solve_slowly(&all);
    for position in &all {
        let index = PositionIndex::of(&tables, position).expect("it was made from one");
        let value = solved[&index.slice].value(index.side, index.row, index.bit);
        assert_eq!(value, slow.get(position).copied().unwrap_or(Value::Draw), "{position}");
    }
}

#[test]
fn both_kernels_find_the_same() {
    let tables = Tables::new();
    let portable = solve_endgames(&tables, Kernel::Portable, 5);
    for (slice, values) in solve_endgames(&tables, Kernel::best(), 5) {
        for side in 0..2 {
            assert_eq!(values.open[side].body(), portable[&slice].open[side].body(), "{slice:?}");
            for row in 0..values.open[side].rows() {
                let width = values.open[side].width();
                let drawn = [&values, &portable[&slice]].map(|values| values.drawn[side].row(row, width));
                assert_eq!(drawn[0], drawn[1], "{slice:?}");
            }
        }
    }
}

#[test]
fn a_guide_counts_down_whatever_the_opponent_does() {
    let tables = Tables::new();
    let solved = solve_endgames(&tables, Kernel::best(), 5);
    let mut slices: Vec<Slice> = solved.keys().copied().filter(|slice| slice.homes() == 5).collect();
    slices.sort_unstable();
    let mut waiting = 0;
    for &slice in slices.iter().step_by(97) {
        let ranks = ConversionRanks::new(&tables, slice, |next| solved.get(&next).cloned().ok_or(next))
            .expect("all slices after it are solved");
        let inside = |next: Position| PositionIndex::of(&tables, &next).filter(|index| index.slice == slice);
        let value = |index: PositionIndex| solved[&index.slice].value(index.side, index.row, index.bit);
        let lost = |next: &Position| {
            next.outcome().is_some()
                || PositionIndex::of(&tables, next).is_some_and(|index| value(index) == Value::Loss)
        };
        for (index, position) in positions(&tables, slice) {
            let rank = ranks.rank(index);
            match value(index) {
                Value::Draw => assert_eq!(rank, None, "{position}"),
                Value::Loss => {
                    assert!(
                        after(&position).filter_map(inside).all(|next| ranks.rank(next) < rank),
                        "{position}"
                    );
                }
                Value::Win if after(&position).any(|next| lost(&next) && inside(next).is_none()) => {}
                Value::Win => {
                    let staying = after(&position).filter(lost).filter_map(inside);
                    assert!(staying.map(|next| ranks.rank(next)).min() < Some(rank), "{position}");
                    waiting += 1;
                }
            }
        }
    }
    assert!(waiting > 50_000, "{waiting} positions are won by waiting");
}

/// Positions of the slice's predecessors drawn at random, as grids and one by one.
fn scattered(
    tables: &Tables,
    slice: Slice,
    random: &mut Random,
) -> (Neighbours<Arc<Reachable>>, Vec<Position>) {
    let mut all = Vec::new();
    let mut scatter = |before: Slice| {
        if before.finished() {
            return None;
        }
        let mut reachable = Reachable::default();
        let (rows, width) = (tables.light(before.light).size, tables.dark(before.dark).words());
        reachable.0.iter_mut().for_each(|grid| grid.refill(rows, width, 0));
        for (index, position) in positions(tables, before) {
            if random.below(50) == 0 {
                all.push(position);
                reachable.0[index.side as usize].row_mut(index.row)[index.bit / 64] |= 1 << (index.bit % 64);
            }
        }
        Some(Arc::new(reachable))
    };
    let light = core::array::from_fn(|lane| scatter(Slice { light: slice.light.retreated(lane)?, ..slice }));
    let dark = core::array::from_fn(|lane| scatter(Slice { dark: slice.dark.retreated(lane)?, ..slice }));
    ([light, dark], all)
}

#[test]
fn exploring_finds_what_the_moves_reach() {
    let tables = Tables::new();
    let mut random = Random::new(3, 0);
    let slices: Vec<Slice> =
        (0..=TOP_LEVEL).flat_map(Slice::of_level).filter(|slice| slice.homes() == 6).collect();
    let finished: Vec<Slice> = (15..=17).flat_map(Slice::just_finished).collect();
    for kernel in [Kernel::best(), Kernel::Portable] {
        let mut explorer = Explorer::new(kernel);
        for slices in [&slices, &finished] {
            for _ in 0..20 {
                let slice = slices[random.below(slices.len() as u64) as usize];
                let (before, mut open) = scattered(&tables, slice, &mut random);
                let found = explorer.explore(&tables, slice, &before);
                let mut reached = HashSet::new();
                while let Some(position) = open.pop() {
                    let next = after(&position).filter(|next| crate::slices::index::slice_of(next) == slice);
                    open.extend(next.filter(|&next| reached.insert(next)));
                }
                let found_there = |position: &Position| {
                    let index = PositionIndex::of(&tables, position).expect("a move led there");
                    found.0[index.side as usize].bit(index.row, index.bit)
                };
                assert!(reached.iter().all(found_there), "{slice:?}");
                assert_eq!(found.counts().iter().sum::<u64>(), reached.len() as u64, "{slice:?}");
            }
        }
    }
}
