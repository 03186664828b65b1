//! The moves of a slice as operations on rows of bits.
//!
//! A row belongs to one configuration of Light; its bits are the configurations of Dark. What Light's piece
//! meets on its path depends on the bit: each variant of the move is a mask over the row, and sending pieces
//! back is a shift. What Dark's piece meets depends on the row alone: its moves are shifts by digits, and
//! sending Light's pieces back is another row. All of it depends on Dark's phases only, so it is made once for
//! all slices that share them.

use crate::slices::layout::{Layout, Layouts, PHASE_SPACES, Side};
use crate::slices::slice::{LANES, Phase, Phases};

/// A row of bits to be combined with others, and the range of words outside which it is empty.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask {
    at: usize,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl Mask {
    fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// The masks of all moves.
#[derive(Debug, Default)]
pub(crate) struct Masks {
    words: Vec<u64>,
}

impl Masks {
    /// The words of a mask within its range.
    #[inline]
    pub(crate) fn words(&self, mask: Mask) -> &[u64] {
        &self.words[mask.at + mask.start..mask.at + mask.end]
    }

    fn push(&mut self, row: &[u64]) -> Mask {
        let start = row.iter().position(|&word| word != 0).unwrap_or(0);
        let end = row.iter().rposition(|&word| word != 0).map_or(0, |last| last + 1);
        let at = self.words.len();
        self.words.extend_from_slice(row);
        Mask { at, start, end }
    }
}

/// Where a piece ends up, and whom it sends back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    /// Local progress at the end; [`PHASE_SPACES`] if it finishes its phase.
    pub(crate) to: u8,
    /// The jumped pieces, as bits by the local progress at which they are met.
    pub(crate) jumped: u8,
}

/// The path of a piece from its local progress, given where opponents stand (bits by local progress).
pub(crate) fn path(from: u8, speed: u8, occupied: u8) -> Path {
    let blocked = |local: u8| local < PHASE_SPACES && occupied & 1 << local != 0;
    let mut to = from;
    for _ in 0..speed {
        to += 1;
        if blocked(to) {
            let mut jumped = 0;
            while blocked(to) {
                jumped |= 1 << to;
                to += 1;
            }
            return Path { to, jumped };
        }
        if to == PHASE_SPACES {
            break;
        }
    }
    Path { to, jumped: 0 }
}

/// One variant of a move of Light's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightMove {
    /// The digit of the moved piece afterwards; none if it finishes its phase.
    pub(crate) to: Option<usize>,
    /// What becomes of the bit's number: never more than it was, because jumped pieces go back.
    pub(crate) delta: isize,
    /// The bits for which the move takes this course.
    pub(crate) mask: Mask,
}

/// All variants of the move of a piece of Light's from one digit.
#[derive(Clone, Debug)]
struct LightVariants {
    /// First those that stay in the slice.
    variants: Vec<LightMove>,
    /// Where those begin that leave it.
    exits_from: usize,
}

/// One variant of moves of Dark's in a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DarkMove {
    /// Light's lanes whose pieces are sent back, as bits.
    pub(crate) jumped: u8,
    /// What becomes of the bit's number.
    pub(crate) delta: isize,
    /// The bits for which moves take this course.
    pub(crate) mask: Mask,
}

/// Moves of Dark's that finish a phase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DarkExit {
    /// Light's lanes whose pieces are sent back, as bits.
    pub(crate) jumped: u8,
    /// The digits from which they go, as bits.
    pub(crate) digits: u8,
    /// The bits with those digits.
    pub(crate) mask: Mask,
}

/// Dark's moves in one lane, when opponents stand on given spaces of it.
#[derive(Clone, Debug, Default)]
struct DarkLane {
    moves: Vec<DarkMove>,
    exits: Vec<DarkExit>,
}

/// All moves in the slices with given phases of Dark.
#[derive(Debug)]
pub(crate) struct Moves {
    pub(crate) dark: Layout,
    pub(crate) masks: Masks,
    /// By lane and digit: the bits with that digit.
    digits: [Vec<Mask>; LANES],
    /// By lane, phase and digit.
    light: [[Vec<LightVariants>; 2]; LANES],
    /// By lane and opponents on it (bits by local progress, halved, as none is at 0).
    by_lane: [Vec<DarkLane>; LANES],
}

impl Moves {
    pub(crate) fn new(layouts: &Layouts, phases: Phases) -> Moves {
        let dark = layouts.get(Side::Dark, phases).clone();
        let mut masks = Masks::default();
        let digits = core::array::from_fn(|lane| {
            (0..dark.radix[lane]).map(|digit| masks.push(&digit_row(&dark, lane, 1 << digit))).collect()
        });
        let mut moves = Moves {
            dark,
            masks,
            digits,
            light: core::array::from_fn(|_| [Vec::new(), Vec::new()]),
            by_lane: core::array::from_fn(|_| Vec::new()),
        };
        for lane in 0..LANES {
            for phase in [Phase::Out, Phase::Back] {
                // Only the moved piece's own phase matters: any vector that has it will do.
                let vector = (0..crate::slices::slice::VECTORS)
                    .map(Phases::from_index)
                    .find(|vector| vector.get(lane) == phase)
                    .unwrap_or(Phases::START);
                let light = layouts.get(Side::Light, vector);
                moves.light[lane][phase as usize] =
                    (0..light.radix[lane]).map(|digit| moves.light_variants(light, lane, digit)).collect();
            }
            if !moves.dark.home(lane) {
                moves.by_lane[lane] = (0..32).map(|half| moves.dark_ways(lane, half << 1)).collect();
            }
        }
        moves
    }

    /// The bits in which Dark's piece of this lane has this digit.
    pub(crate) fn digit_mask(&self, lane: usize, digit: usize) -> Mask {
        self.digits[lane][digit]
    }

    /// Variants for Light's piece of this lane to move within the slice.
    #[inline]
    pub(crate) fn light_moves(&self, lane: usize, phase: Phase, digit: usize) -> &[LightMove] {
        let LightVariants { variants, exits_from } = &self.light[lane][phase as usize][digit];
        &variants[..*exits_from]
    }

    /// Variants for Light's piece of this lane to finish its phase.
    #[inline]
    pub(crate) fn light_exits(&self, lane: usize, phase: Phase, digit: usize) -> &[LightMove] {
        let LightVariants { variants, exits_from } = &self.light[lane][phase as usize][digit];
        &variants[*exits_from..]
    }

    /// Variants for Dark's piece of this lane to move within the slice.
    #[inline]
    pub(crate) fn dark_moves(&self, lane: usize, occupied: u8) -> &[DarkMove] {
        &self.by_lane[lane][usize::from(occupied >> 1)].moves
    }

    /// Variants for Dark's piece of this lane to finish its phase.
    #[inline]
    pub(crate) fn dark_exits(&self, lane: usize, occupied: u8) -> &[DarkExit] {
        &self.by_lane[lane][usize::from(occupied >> 1)].exits
    }

    /// All variants of a move of Light's piece, told apart by what stands on its path.
    fn light_variants(&mut self, light: &Layout, lane: usize, digit: usize) -> LightVariants {
        let from = light.local(lane, digit);
        // Where Dark's pieces could stand on the path: lane and digit, by local progress of the moving piece.
        let blockers: [Option<(usize, usize)>; 7] = core::array::from_fn(|local| {
            if local <= from as usize || local >= PHASE_SPACES as usize {
                return None;
            }
            let blocking = light.space(lane, local as u8) as usize - 1;
            Some((blocking, self.dark.digit_on(blocking, lane as u8 + 1)?))
        });
        let possible = (1..6).fold(0, |set, local| set | u8::from(blockers[local].is_some()) << local);
        let (mut variants, mut exits) = (Vec::new(), Vec::new());
        let mut seen: Vec<(Path, u8)> = Vec::new();
        let mut occupied = possible;
        loop {
            let path = path(from, light.speed[lane], occupied);
            // The spaces up to here decide; what stands further on doesn't matter.
            let looked = ((2u8 << path.to) - 1) & possible;
            if !seen.contains(&(path, occupied & looked)) {
                seen.push((path, occupied & looked));
                let row = self.condition(&blockers, looked, occupied);
                let mask = self.masks.push(&row);
                let back: usize = (1..6)
                    .filter(|local| path.jumped & 1 << local != 0)
                    .filter_map(|local| blockers[local])
                    .map(|(blocking, digit)| digit * self.dark.stride[blocking])
                    .sum();
                let to = if path.to == PHASE_SPACES { None } else { light.digit(lane, path.to) };
                let variant = LightMove { to, delta: -(back as isize), mask };
                if !mask.is_empty() {
                    if path.to == PHASE_SPACES { exits.push(variant) } else { variants.push(variant) }
                }
            }
            if occupied == 0 {
                break;
            }
            occupied = (occupied - 1) & possible;
        }
        let exits_from = variants.len();
        variants.append(&mut exits);
        LightVariants { variants, exits_from }
    }

    /// The bits in which, of the spaces on the path, exactly the given ones are occupied.
    fn condition(&self, blockers: &[Option<(usize, usize)>; 7], looked: u8, occupied: u8) -> Vec<u64> {
        let mut row = full_row(&self.dark);
        for local in (1..6).filter(|local| looked & 1 << local != 0) {
            if let Some((lane, digit)) = blockers[local] {
                let mask = self.digits[lane][digit];
                let blocked = &self.masks.words[mask.at..mask.at + row.len()];
                let flip = if occupied & 1 << local != 0 { 0 } else { u64::MAX };
                row.iter_mut().zip(blocked).for_each(|(word, &blocked)| *word &= blocked ^ flip);
            }
        }
        row
    }

    /// All variants of the move of Dark's piece in a lane when opponents stand on these spaces of it, whatever its
    /// digit: moves that shift the row alike are one.
    fn dark_ways(&mut self, lane: usize, occupied: u8) -> DarkLane {
        let dark = &self.dark;
        // Jumped lanes, shift and digits; jumped lanes and digits.
        let mut moves: Vec<(u8, isize, u8)> = Vec::new();
        let mut exits: Vec<(u8, u8)> = Vec::new();
        for digit in 0..dark.radix[lane] {
            let path = path(dark.local(lane, digit), dark.speed[lane], occupied);
            let jumped = (1..6)
                .filter(|local| path.jumped & 1 << local != 0)
                .fold(0, |set, local| set | 1 << (dark.space(lane, local) - 1));
            if path.to == PHASE_SPACES {
                match exits.iter_mut().find(|exit| exit.0 == jumped) {
                    Some(exit) => exit.1 |= 1 << digit,
                    None => exits.push((jumped, 1 << digit)),
                }
            } else if let Some(to) = dark.digit(lane, path.to) {
                let delta = (to as isize - digit as isize) * dark.stride[lane] as isize;
                match moves.iter_mut().find(|mv| (mv.0, mv.1) == (jumped, delta)) {
                    Some(mv) => mv.2 |= 1 << digit,
                    None => moves.push((jumped, delta, 1 << digit)),
                }
            }
        }
        let mut mask = |digits| self.masks.push(&digit_row(&self.dark, lane, digits));
        DarkLane {
            moves: moves
                .into_iter()
                .map(|(jumped, delta, digits)| DarkMove { jumped, delta, mask: mask(digits) })
                .collect(),
            exits: exits
                .into_iter()
                .map(|(jumped, digits)| DarkExit { jumped, digits, mask: mask(digits) })
                .collect(),
        }
    }
}

/// A bit for each configuration.
pub(crate) fn full_row(layout: &Layout) -> Vec<u64> {
    let mut row = vec![u64::MAX; layout.words()];
    if let (Some(last), rest @ 1..) = (row.last_mut(), layout.size % 64) {
        *last = (1 << rest) - 1;
    }
    row
}

/// The configurations in which the lane's digit is one of these.
fn digit_row(layout: &Layout, lane: usize, digits: u8) -> Vec<u64> {
    let mut row = vec![0; layout.words()];
    let stride = layout.stride[lane];
    for block in 0..layout.size / stride {
        if digits & 1 << (block % layout.radix[lane]) != 0 {
            set_bits(&mut row, block * stride, stride);
        }
    }
    row
}

/// Sets `count` bits from `start` on.
fn set_bits(row: &mut [u64], start: usize, count: usize) {
    let (mut at, end) = (start, start + count);
    while at < end {
        let here = (64 - at % 64).min(end - at);
        row[at / 64] |= (u64::MAX >> (64 - here)) << (at % 64);
        at += here;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_piece_goes_as_far_as_its_dots_and_stops_at_the_end_of_its_phase() {
        assert_eq!(path(0, 3, 0), Path { to: 3, jumped: 0 });
        assert_eq!(path(4, 3, 0), Path { to: 6, jumped: 0 });
        assert_eq!(path(2, 1, 0b11_1001), Path { to: 6, jumped: 0b11_1000 });
    }

    #[test]
    fn a_jump_ends_the_move_behind_the_run() {
        assert_eq!(path(0, 3, 0b010), Path { to: 2, jumped: 0b010 });
        assert_eq!(path(0, 3, 0b1_0110), Path { to: 3, jumped: 0b110 });
        assert_eq!(path(0, 2, 0b1000), Path { to: 2, jumped: 0 });
        assert_eq!(path(1, 2, 0b1000), Path { to: 4, jumped: 0b1000 });
    }

    #[test]
    fn each_bit_has_exactly_one_way_for_each_piece_of_light() {
        let layouts = Layouts::new();
        for phases in Phases::unfinished().step_by(5) {
            let moves = Moves::new(&layouts, phases);
            let full = full_row(&moves.dark);
            for lane in 0..LANES {
                for phase in [Phase::Out, Phase::Back] {
                    for digit in 0..moves.light[lane][phase as usize].len() {
                        let mut seen = vec![0; full.len()];
                        let variants = moves.light_moves(lane, phase, digit);
                        for variant in variants.iter().chain(moves.light_exits(lane, phase, digit)) {
                            for (at, word) in (variant.mask.start..).zip(moves.masks.words(variant.mask)) {
                                assert_eq!(seen[at] & word, 0, "two variants for one bit");
                                seen[at] |= word;
                            }
                        }
                        assert_eq!(seen, full);
                    }
                }
            }
        }
    }
}
