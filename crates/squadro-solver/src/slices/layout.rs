//! How the places of one player's pieces, within their phases, make one number.
//!
//! A piece's *local* progress is what it has done of its phase, 0–5. With one dot it can be any of the six;
//! with two or three dots it is never 1, because nothing stops a piece there: a free piece goes further, and a
//! jump lands further too. Home, there is nothing left to tell. So a piece gives a digit of radix 6, 5 or 1,
//! and the five digits the player's number in the slice. The piece of the middle lane is the lowest digit:
//! its radix is the same out and back, which saves rearranging bits when it turns.

use crate::slices::slice::{LANES, Phase, Phases};

/// Dots of Light and of Dark, out and back, by lane.
const DOTS: [[[u8; LANES]; 2]; 2] = [[[3, 1, 2, 1, 3], [1, 3, 2, 3, 1]], [[1, 3, 2, 3, 1], [3, 1, 2, 1, 3]]];

/// Lanes from the lowest digit to the highest.
pub(crate) const SIGNIFICANCE: [usize; LANES] = [2, 1, 3, 0, 4];

/// Local progress of each digit of a piece with two or three dots.
const FIVE: [u8; 5] = [0, 2, 3, 4, 5];

/// A piece reaches the end of its phase after this many spaces.
pub(crate) const PHASE_SPACES: u8 = 6;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Side {
    Light = 0,
    Dark = 1,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::Light, Side::Dark];

    pub(crate) fn other(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }
}

/// The numbering of one player's configurations in given phases.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub(crate) phases: Phases,
    /// How far each piece goes; 0 when home.
    pub(crate) speed: [u8; LANES],
    pub(crate) radix: [usize; LANES],
    pub(crate) stride: [usize; LANES],
    /// How many configurations there are.
    pub(crate) size: usize,
}

impl Layout {
    pub(crate) fn new(side: Side, phases: Phases) -> Layout {
        let speed = core::array::from_fn(|lane| match phases.get(lane) {
            Phase::Home => 0,
            phase => DOTS[side as usize][phase as usize][lane],
        });
        let radix = speed.map(|speed| match speed {
            0 => 1,
            1 => 6,
            _ => 5,
        });
        let mut stride = [0; LANES];
        let mut size = 1;
        for lane in SIGNIFICANCE {
            stride[lane] = size;
            size *= radix[lane];
        }
        Layout { phases, speed, radix, stride, size }
    }

    /// Words of 64 bits that hold a bit for each configuration.
    pub(crate) fn words(&self) -> usize {
        self.size.div_ceil(64)
    }

    pub(crate) fn home(&self, lane: usize) -> bool {
        self.speed[lane] == 0
    }

    /// The digit for this local progress; none if the piece can't stand there.
    pub(crate) fn digit(&self, lane: usize, local: u8) -> Option<usize> {
        match self.radix[lane] {
            6 => Some(local as usize),
            5 => FIVE.iter().position(|&standing| standing == local),
            _ => None,
        }
    }

    /// The local progress this digit stands for.
    pub(crate) fn local(&self, lane: usize, digit: usize) -> u8 {
        if self.radix[lane] == 5 { FIVE[digit] } else { digit as u8 }
    }

    /// All digits of a configuration.
    pub(crate) fn digits(&self, index: usize) -> [usize; LANES] {
        core::array::from_fn(|lane| index / self.stride[lane] % self.radix[lane])
    }

    /// The space, numbered in the lane's own direction of travel out, that a piece reaches with this
    /// local progress.
    pub(crate) fn space(&self, lane: usize, local: u8) -> u8 {
        match self.phases.get(lane) {
            Phase::Out => local,
            Phase::Back | Phase::Home => PHASE_SPACES - local,
        }
    }

    /// The local progress with which a piece that isn't home stands on this space.
    pub(crate) fn local_on(&self, lane: usize, space: u8) -> u8 {
        self.space(lane, space)
    }

    /// The digit of the piece when it stands on this crossing space; none if it never does.
    pub(crate) fn digit_on(&self, lane: usize, space: u8) -> Option<usize> {
        if self.home(lane) { None } else { self.digit(lane, self.local_on(lane, space)) }
    }

    /// The number of the configuration with this progress; none if a piece can't have it or is in another
    /// phase.
    pub(crate) fn index(&self, progress: [u8; LANES]) -> Option<usize> {
        (0..LANES).try_fold(0, |index, lane| {
            let phase = self.phases.get(lane);
            if Phase::of(progress[lane]) != phase {
                return None;
            }
            let digit =
                if phase == Phase::Home { 0 } else { self.digit(lane, progress[lane] - phase.begins())? };
            Some(index + digit * self.stride[lane])
        })
    }

    /// The progress of each piece in a configuration.
    pub(crate) fn progress(&self, index: usize) -> [u8; LANES] {
        let digits = self.digits(index);
        core::array::from_fn(|lane| self.phases.get(lane).begins() + self.local(lane, digits[lane]))
    }
}

/// Every layout of both players.
#[derive(Debug)]
pub(crate) struct Layouts([Vec<Layout>; 2]);

impl Layouts {
    pub(crate) fn new() -> Layouts {
        Layouts(Side::BOTH.map(|side| {
            (0..crate::slices::slice::VECTORS)
                .map(|index| Layout::new(side, Phases::from_index(index)))
                .collect()
        }))
    }

    pub(crate) fn get(&self, side: Side, phases: Phases) -> &Layout {
        &self.0[side as usize][phases.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_game_has_as_many_positions_as_the_digits_say() {
        let layouts = Layouts::new();
        let total = |side| Phases::unfinished().map(|phases| layouts.get(side, phases).size).sum::<usize>();
        assert_eq!(total(Side::Light), 228_041);
        assert_eq!(total(Side::Dark), 228_041);
    }

    #[test]
    fn numbers_and_progress_translate_both_ways() {
        let layouts = Layouts::new();
        for side in Side::BOTH {
            for phases in (0..crate::slices::slice::VECTORS).map(Phases::from_index) {
                let layout = layouts.get(side, phases);
                for index in (0..layout.size).step_by(7) {
                    assert_eq!(layout.index(layout.progress(index)), Some(index));
                }
            }
        }
    }
}
