//! The net: a judgement learnt from exactly solved positions.
//!
//! What matters in Squadro is who can jump whom, and every jump is a matter between one piece of Light's and one of
//! Dark's whose lanes cross. So the inputs are the 25 crossing pairs: for each pair of lanes, one of 13 × 13 inputs
//! (both progresses) is on. Each has a row of [`HIDDEN`] numbers; their sum is the first layer. A move changes the
//! five pairs of the piece that moves and four or five of each that is jumped, so the sum is kept up rather than
//! made anew. The seats aren't mirror images, so positions are never turned round; instead the layers behind
//! the first exist twice, once for each player to move. All arithmetic is in whole numbers: the same everywhere.

use game::Game;
use squadro::{Lane, Position};

use crate::Score;
use crate::evaluation::Evaluation;

mod file;

pub use file::NetError;

/// The width of the first layer.
pub const HIDDEN: usize = 64;
/// The width of the second layer.
pub const SECOND: usize = 16;
/// The values a progress can have.
pub const PROGRESSES: usize = 13;
/// How many inputs there are: one for each pair of crossing lanes and pair of progresses.
pub const INPUTS: usize = Lane::COUNT * Lane::COUNT * PROGRESSES * PROGRESSES;
/// What 1 is in the layers' activations; they are cut off at 0 and here.
pub const ONE: i16 = 255;
/// What 1 is in the weights behind the first layer.
pub const WEIGHT_ONE: i32 = 256;

/// A row of the first layer: what an input adds to each of its units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub [i16; HIDDEN]);

/// The layers behind the first, for one player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Weights of the second layer, by unit.
    pub weights: [Row; SECOND],
    /// Added to each unit of the second layer, in units of `ONE * WEIGHT_ONE`.
    pub bias: [i32; SECOND],
    /// Weights of the output.
    pub out: [i16; SECOND],
    /// Added to the output, in units of `ONE * WEIGHT_ONE`.
    pub out_bias: i32,
}

/// The numbers of a net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// The first layer, by [`input`].
    pub rows: Vec<Row>,
    /// What the first layer is without any input.
    pub bias: Row,
    /// For Light to move and for Dark to move.
    pub heads: [Head; 2],
}

/// The number of the input that is on when Light's piece of one lane and Dark's of another have come so far.
#[inline]
pub const fn input(light_lane: usize, dark_lane: usize, light: usize, dark: usize) -> usize {
    ((light_lane * Lane::COUNT + dark_lane) * PROGRESSES + light) * PROGRESSES + dark
}

/// The progresses of all ten pieces, Light's first.
#[inline]
pub fn progresses(position: &Position) -> [usize; 2 * Lane::COUNT] {
    let word = position.word();
    core::array::from_fn(|piece| (word >> (4 * piece) & 15) as usize)
}

impl Net {
    /// The net that is part of the program.
    ///
    /// # Panics
    /// If the embedded file is damaged: a test makes sure it isn't.
    pub fn embedded() -> &'static Net {
        static NET: std::sync::OnceLock<Net> = std::sync::OnceLock::new();
        NET.get_or_init(|| {
            Net::from_bytes(include_bytes!("../nets/squadro.net")).expect("the embedded net is whole")
        })
    }

    /// The output for a sum of rows, in hundredths of a logit for the player to move.
    #[inline]
    fn output(&self, sum: &Row, turn: usize) -> i32 {
        let head = &self.heads[turn & 1];
        let mut active = [0_i16; HIDDEN];
        for (active, &sum) in active.iter_mut().zip(&sum.0) {
            *active = sum.clamp(0, ONE);
        }
        let mut out = head.out_bias;
        for unit in 0..SECOND {
            let weights = &head.weights[unit].0;
            let products = active.iter().zip(weights).map(|(&a, &w)| i32::from(a) * i32::from(w));
            let sum = (head.bias[unit] + products.sum::<i32>()) / WEIGHT_ONE;
            out += sum.clamp(0, i32::from(ONE)) * i32::from(head.out[unit]);
        }
        out * 100 / (i32::from(ONE) * WEIGHT_ONE)
    }
}

impl Evaluation for Net {
    type State = Row;

    fn fresh(&self, position: &Position) -> Row {
        let progress = progresses(position);
        let mut sum = self.bias;
        for light in 0..Lane::COUNT {
            for dark in 0..Lane::COUNT {
                let row = &self.rows[input(light, dark, progress[light], progress[Lane::COUNT + dark])];
                for (sum, &row) in sum.0.iter_mut().zip(&row.0) {
                    *sum = sum.wrapping_add(row);
                }
            }
        }
        sum
    }

    fn follow(&self, from: &Row, to: &mut Row, before: &Position, after: &Position) {
        let changed = before.word() ^ after.word();
        let (old, new) = (progresses(before), progresses(after));
        *to = *from;
        for light in 0..Lane::COUNT {
            let light_changed = changed >> (4 * light) & 15 != 0;
            for dark in 0..Lane::COUNT {
                let place = Lane::COUNT + dark;
                if light_changed || changed >> (4 * place) & 15 != 0 {
                    let gone = &self.rows[input(light, dark, old[light], old[place])];
                    let come = &self.rows[input(light, dark, new[light], new[place])];
                    for ((to, &gone), &come) in to.0.iter_mut().zip(&gone.0).zip(&come.0) {
                        *to = to.wrapping_add(come).wrapping_sub(gone);
                    }
                }
            }
        }
    }

    fn score(&self, state: &Row, position: &Position) -> Score {
        Score::estimate(self.output(state, position.turn().index()))
    }
}
