//! The rows of a slice: where Light's pieces stand, and what that means for Dark's.

use crate::bits::grid::Grid;
use crate::bits::moves::{Mask, Masks, Moves, full_row};
use crate::slices::layout::{Layout, SIGNIFICANCE};
use crate::slices::slice::{LANES, Phase};

/// One row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub(crate) digits: [u8; LANES],
    /// By lane of Dark's: where Light's pieces stand on it, as bits by local progress.
    pub(crate) occupied: [u8; LANES],
}

/// All rows of a slice.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    all: Vec<Row>,
    /// By lane and digit of Light's: the bits that would put a piece of Dark's on the same crossing.
    clashes: [Vec<Option<Mask>>; LANES],
    full: Vec<u64>,
}

impl Rows {
    pub(crate) fn new(light: &Layout, moves: &Moves) -> Rows {
        let crossing = |lane: usize, digit: usize| -> Option<(usize, u8)> {
            if light.home(lane) {
                return None;
            }
            let space = light.space(lane, light.local(lane, digit));
            let crossed = (1..=LANES as u8).contains(&space).then(|| space as usize - 1)?;
            (!moves.dark.home(crossed)).then(|| (crossed, moves.dark.local_on(crossed, lane as u8 + 1)))
        };
        let crossings: [Vec<Option<(usize, u8)>>; LANES] =
            core::array::from_fn(|lane| (0..light.radix[lane]).map(|digit| crossing(lane, digit)).collect());
        let clashes = core::array::from_fn(|lane| {
            let clash = |&(crossed, local): &(usize, u8)| {
                moves.dark.digit(crossed, local).map(|digit| moves.digit_mask(crossed, digit))
            };
            crossings[lane].iter().map(|crossing| crossing.as_ref().and_then(clash)).collect()
        });
        // Where each piece stands is packed into one word, a byte for each lane of Dark's.
        let bytes: [Vec<u64>; LANES] = core::array::from_fn(|lane| {
            let byte = |&(crossed, local): &(usize, u8)| 1 << (8 * crossed + local as usize);
            crossings[lane].iter().map(|crossing| crossing.as_ref().map_or(0, byte)).collect()
        });
        let rows = digits_in_order(light)
            .map(|digits| {
                let occupied = (0..LANES).fold(0, |word, lane| word | bytes[lane][digits[lane] as usize]);
                let occupied = core::array::from_fn(|lane| (occupied >> (8 * lane)) as u8);
                Row { digits, occupied }
            })
            .collect();
        Rows { all: rows, clashes, full: full_row(&moves.dark) }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> Row {
        self.all[row]
    }

    /// Writes the bits of the row that are positions: no two pieces on one crossing.
    pub(crate) fn valid(&self, row: usize, masks: &Masks, valid: &mut [u64]) {
        valid.copy_from_slice(&self.full);
        for lane in 0..LANES {
            if let Some(clash) = self.clashes[lane][self.all[row].digits[lane] as usize] {
                let valid = &mut valid[clash.start..clash.end];
                valid.iter_mut().zip(masks.words(clash)).for_each(|(valid, &clash)| *valid &= !clash);
            }
        }
    }

    /// All bits that are positions.
    pub(crate) fn all_valid(&self, masks: &Masks) -> Grid {
        let mut grid = Grid::default();
        grid.refill(self.len(), self.full.len(), 0);
        (0..self.len()).for_each(|row| self.valid(row, masks, grid.row_mut(row)));
        grid
    }
}

/// The digits of all configurations, in order.
pub(crate) fn digits_in_order(layout: &Layout) -> impl Iterator<Item = [u8; LANES]> {
    let mut digits = [0; LANES];
    (0..layout.size).map(move |_| {
        let now = digits;
        for lane in SIGNIFICANCE {
            digits[lane] += 1;
            if usize::from(digits[lane]) < layout.radix[lane] {
                break;
            }
            digits[lane] = 0;
        }
        now
    })
}

/// Light's row after pieces in these lanes have been sent back.
#[inline]
pub(crate) fn sent_back(light: &Layout, row: usize, digits: [u8; LANES], jumped: u8) -> usize {
    let mut row = row;
    let mut lanes = jumped;
    while lanes != 0 {
        let lane = lanes.trailing_zeros() as usize;
        row -= digits[lane] as usize * light.stride[lane];
        lanes &= lanes - 1;
    }
    row
}

/// Light's row in the slice in which the piece of this lane has just begun its next phase.
#[inline]
pub(crate) fn promoted(next: &Layout, digits: [u8; LANES], lane: usize) -> usize {
    (0..LANES).filter(|&other| other != lane).map(|other| digits[other] as usize * next.stride[other]).sum()
}

/// The phase of a piece that isn't home.
#[inline]
pub(crate) fn moving(layout: &Layout, lane: usize) -> Option<Phase> {
    (!layout.home(lane)).then(|| layout.phases.get(lane))
}
