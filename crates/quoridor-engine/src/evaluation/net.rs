//! The net: values of positions and ratings of moves, learnt from self-play.
//!
//! Each [input](inputs) that is on adds a row of numbers to the first layer. The first layer has [`BASE`] units and as
//! many mirror images of them, which see the board mirrored left to right; what follows treats both alike. So a
//! position and its mirror image get exactly the same value, and their moves the same ratings.
//!
//! The rows of pawns and fences are added up in an [`Accumulator`], once for each player's perspective, and updated
//! from move to move; those of the summary are added when the net is evaluated. Behind the first layer, with squared
//! clipped `ReLU` as its activation, are a value head for each stage of the game and the [policy]. The weights are
//! quantised: all arithmetic is in integers that can't overflow, so the results are the same everywhere.

use engine::net_file::SharedNet;
use game::{Game, Seat};
use quoridor::{Move, Position};

use crate::{Detours, Evaluation, Paths, Ratings};

mod fast;
mod file;
pub mod inputs;
pub mod moves;
pub mod policy;

use fast::Products;
use inputs::{BOARD, HEADS, SUMMARY, Summary, View};
use moves::Kinds;
pub use policy::Policy;

/// Units of the first layer, their mirror images aside.
pub const BASE: usize = 128;
/// Units of the second layer of a value head.
pub const SECOND: usize = 16;

/// What 1 is in the first layer before it is squared.
pub const ONE: i32 = 256;
/// Where the first layer is clipped.
pub const CEILING: i16 = 255;
/// Squares are shifted down by so many bits; then 1 is [`SQUARE_ONE`].
const SQUARE_SHIFT: u32 = 4;
/// What 1 is in the squares.
pub const SQUARE_ONE: i32 = (ONE * ONE) >> SQUARE_SHIFT;
/// No number of a row is further from 0 than this. At most 27 rows are added up: two pawns, 20 fences, the summary and
/// the bias, so that sums fit 16 bits.
pub const ROW_LIMIT: i32 = 1_200;
/// What 1 is in the weights of the value heads.
pub const VALUE_ONE: i32 = 1_024;
/// No weight of the second layer is further from 0 than this: 128 sums of two squares times it fit 32 bits.
pub const VALUE_LIMIT: i32 = 1_000;
/// What 1 is in the units of the second layer.
pub const SECOND_ONE: i32 = 1_024;
/// Where the units of the second layer are clipped.
pub const SECOND_CEILING: i32 = 4 * SECOND_ONE - 1;
/// What 1 is in the weights of the output.
pub const OUT_ONE: i32 = 4_096;
/// No weight of the output is further from 0 than this.
pub const OUT_LIMIT: i32 = 15_000;

/// A number for each unit that isn't a mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Half(pub [i16; BASE]);

/// A number for each unit, and for each mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row(pub [Half; 2]);

/// The layers behind the first that evaluate one stage of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Weights of the second layer, by unit; a unit of the first layer and its mirror image share one.
    pub weights: [Half; SECOND],
    /// Added to each unit of the second layer.
    pub bias: [i32; SECOND],
    /// Weights of the output for the second layer.
    pub out: [i16; SECOND],
    /// Weights of the output straight from the first layer.
    pub direct: Half,
    /// Added to the output, 1 being [`SQUARE_ONE`] times [`VALUE_ONE`].
    pub out_bias: i32,
}

/// The numbers that make a net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The rows of the inputs of the board. What an input adds to a mirror image is in the row of its own mirror image.
    pub board: Vec<Half>,
    /// The rows of the inputs of the summary.
    pub summary: Vec<Half>,
    /// What the first layer is without any input.
    pub bias: Half,
    /// The value heads.
    pub heads: Vec<Head>,
    /// What rates moves.
    pub policy: Policy,
}

/// A net that is ready to be evaluated.
#[derive(Clone, Debug)]
pub struct Net {
    weights: Weights,
    board: Vec<Row>,
}

/// The sums of the rows of pawns and fences from each seat's perspective, and what takes longer to find out than the
/// rest of the summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulator {
    sums: [Row; 2],
    detours: [Detours; 2],
    /// Whose detours were measured.
    measured: [bool; 2],
}

impl Accumulator {
    /// Measures the detours that weren't measured yet.
    #[inline]
    fn measure(&mut self, position: &Position, paths: &Paths) {
        if self.measured != [true; 2] {
            Detours::measure(&mut self.detours, position, paths, self.measured.map(|measured| !measured));
            self.measured = [true; 2];
        }
    }
}

/// The net that players evaluate by.
pub static SHARED: SharedNet<Net> = SharedNet::new(EMBEDDED, Net::from_bytes);
const EMBEDDED: Option<&[u8]> =
    if cfg!(feature = "embedded") { Some(include_bytes!("../../nets/quoridor.net")) } else { None };

/// The first layer after its activation: clipped and squared.
pub(crate) struct Active(pub(crate) [Half; 2]);

impl Net {
    /// The net that players evaluate by: see [`SHARED`].
    pub fn shared() -> &'static Net {
        SHARED.get()
    }

    /// The net with these numbers.
    pub fn new(weights: Weights) -> Net {
        let row = |input| Row([weights.board[input], weights.board[inputs::mirrored(input)]]);
        let board = (0..BOARD).map(row).collect();
        Net { weights, board }
    }

    /// The numbers it is made of.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn active(&self, kept: &Row, summary: &Summary) -> Active {
        let rows = summary.inputs().map(|input| &self.weights.summary[input].0);
        let mut sums = [0_i16; BASE];
        for unit in 0..BASE {
            sums[unit] = rows[0][unit]
                .wrapping_add(rows[1][unit])
                .wrapping_add(rows[2][unit])
                .wrapping_add(rows[3][unit]);
        }
        let mut active = Active([Half([0; BASE]); 2]);
        for (active, kept) in active.0.iter_mut().zip(&kept.0) {
            for ((active, &kept), &sum) in active.0.iter_mut().zip(&kept.0).zip(&sums) {
                let cut = sum.wrapping_add(kept).clamp(0, CEILING) as u16;
                *active = (cut.wrapping_mul(cut) >> SQUARE_SHIFT) as i16;
            }
        }
        active
    }

    /// The value in hundredths of a logit.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn value_of(
        &self,
        accumulator: &Accumulator,
        position: &Position,
        paths: &Paths,
        products: impl Products,
    ) -> i32 {
        let summary = Summary::of(position, paths, &accumulator.detours);
        let active = self.active(&accumulator.sums[position.turn().index()], &summary);
        self.weights.heads[summary.head()].output(&active, products)
    }

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn rate_of(
        &self,
        accumulator: &Accumulator,
        position: &Position,
        paths: &Paths,
        ratings: &mut Ratings,
        products: impl Products,
    ) {
        let Accumulator { sums, detours, .. } = accumulator;
        let active = self.active(&sums[position.turn().index()], &Summary::of(position, paths, detours));
        let kinds = Kinds::of(position, paths, detours);
        self.weights.policy.rate(&active, &kinds, position, ratings, products);
    }
}

impl Head {
    /// The output in hundredths of a logit.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn output(&self, active: &Active, products: impl Products) -> i32 {
        let mut both = Half([0; BASE]);
        for unit in 0..BASE {
            both.0[unit] = active.0[0].0[unit] + active.0[1].0[unit];
        }
        let mut second = 0;
        for (at, eight) in self.weights.as_chunks::<8>().0.iter().enumerate() {
            let sums = products.dots(eight.each_ref(), &both);
            for (unit, sum) in (8 * at..).zip(sums) {
                let sum = (sum + self.bias[unit]).max(0);
                let cut = (sum / (SQUARE_ONE * VALUE_ONE / SECOND_ONE)).min(SECOND_CEILING);
                second += cut * i32::from(self.out[unit]);
            }
        }
        let direct = self.out_bias + products.dot(&self.direct.0, &both.0);
        let output = i64::from(direct) * i64::from(SECOND_ONE * OUT_ONE / (SQUARE_ONE * VALUE_ONE))
            + i64::from(second);
        (output * 100 / i64::from(SECOND_ONE * OUT_ONE)) as i32
    }
}

impl Row {
    fn add(&mut self, row: &Row) {
        for (sums, row) in self.0.iter_mut().zip(&row.0) {
            for unit in 0..BASE {
                sums.0[unit] = sums.0[unit].wrapping_add(row.0[unit]);
            }
        }
    }

    /// Makes it the sum of one row and another.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn set_to_sum(&mut self, one: &Row, other: &Row, _: impl Products) {
        for ((sums, one), other) in self.0.iter_mut().zip(&one.0).zip(&other.0) {
            for unit in 0..BASE {
                sums.0[unit] = one.0[unit].wrapping_add(other.0[unit]);
            }
        }
    }

    /// Makes it a row with one more added and another taken off.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn set_to_exchange(&mut self, old: &Row, come: &Row, gone: &Row, _: impl Products) {
        for (((sums, old), come), gone) in self.0.iter_mut().zip(&old.0).zip(&come.0).zip(&gone.0) {
            for unit in 0..BASE {
                sums.0[unit] = old.0[unit].wrapping_add(come.0[unit]).wrapping_sub(gone.0[unit]);
            }
        }
    }
}

impl Evaluation for Net {
    type Accumulator = Accumulator;

    fn refresh(&self, position: &Position) -> Accumulator {
        let mut sums = [Row([self.weights.bias; 2]); 2];
        for seat in Seat::all(2) {
            for input in View::of(seat).board(position) {
                sums[seat.index()].add(&self.board[input]);
            }
        }
        Accumulator { sums, detours: [Detours::default(); 2], measured: [false; 2] }
    }

    fn update(&self, accumulator: &Accumulator, before: &Position, mv: Move, next: &mut Accumulator) {
        let mover = before.turn();
        next.measured = [false; 2];
        if let Move::Pawn(_) = mv {
            // The other's are as they were.
            let other = mover.other().index();
            next.detours[other] = accumulator.detours[other];
            next.measured[other] = accumulator.measured[other];
        }
        for seat in Seat::all(2) {
            let (view, index) = (View::of(seat), seat.index());
            match mv {
                Move::Fence(fence) => {
                    let come = &self.board[view.fence(fence)];
                    fast::set_sum(&mut next.sums[index], &accumulator.sums[index], come);
                }
                Move::Pawn(target) => {
                    let own = seat == mover;
                    let from = before.pawn(mover).unwrap_or_default();
                    let (come, gone) = (view.pawn(own, target), view.pawn(own, from));
                    let (come, gone) = (&self.board[come], &self.board[gone]);
                    fast::set_exchange(&mut next.sums[index], &accumulator.sums[index], come, gone);
                }
            }
        }
    }

    fn value(&self, accumulator: &mut Accumulator, position: &Position, paths: &Paths) -> i32 {
        accumulator.measure(position, paths);
        fast::value(self, accumulator, position, paths)
    }

    fn rate(&self, accumulator: &mut Accumulator, position: &Position, paths: &Paths, ratings: &mut Ratings) {
        accumulator.measure(position, paths);
        fast::rate(self, accumulator, position, paths, ratings);
    }

    #[inline]
    fn detours<'a>(&self, accumulator: &'a Accumulator) -> Option<&'a [Detours; 2]> {
        (accumulator.measured == [true; 2]).then_some(&accumulator.detours)
    }
}

const _: () = {
    assert!(27 * ROW_LIMIT <= i16::MAX as i32);
    let both = 2 * ((CEILING as i64 * CEILING as i64) >> SQUARE_SHIFT);
    assert!(BASE as i64 * both * VALUE_LIMIT as i64 * 2 <= i32::MAX as i64);
    assert!(SECOND as i64 * SECOND_CEILING as i64 * OUT_LIMIT as i64 <= i32::MAX as i64);
    assert!(SUMMARY > 0 && HEADS > 0);
    assert!(SECOND.is_multiple_of(8));
};
