//! The policy: how promising moves are, learnt from what searches chose.
//!
//! Between the first layer and the moves stands a narrow layer, again of units and their mirror images. A move is rated
//! by its own weights and by those of its [kind](super::moves::Kinds).

use game::{Game, Seat};
use quoridor::{Fences, Move, Position};

use super::fast::Products;
use super::inputs::View;
use super::moves::{KINDS, Kinds, MOVES, fence_number, mirrored, number};
use super::{Active, BASE, CEILING, Half, SQUARE_ONE, SQUARE_SHIFT};
use crate::Ratings;
use crate::coded_move::{FENCES, code};

/// Units of the narrow layer, their mirror images aside.
pub const NARROW: usize = 16;
/// What 1 is in the weights of the narrow layer.
pub const NARROW_ONE: i32 = 1_024;
/// No weight of the narrow layer is further from 0 than this.
pub const NARROW_LIMIT: i32 = 1_000;
/// What 1 is in the units of the narrow layer.
pub const UNIT_ONE: i32 = 512;
/// Where the units of the narrow layer are clipped.
pub const UNIT_CEILING: i32 = 8 * UNIT_ONE - 1;
/// What 1 is in the weights of moves.
pub const MOVE_ONE: i32 = 1_024;
/// No weight of a move is further from 0 than this.
pub const MOVE_LIMIT: i32 = 3_900;

/// Ratings lose so many bits before they are made hundredths, so that they fit.
pub const COARSE: u32 = 7;

/// The numbers of the policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Weights of the narrow layer, for the sums of the first layer's units and their mirror images and for their
    /// differences. For the mirror images of the narrow layer the differences count the other way round.
    pub narrow: [[Half; 2]; NARROW],
    /// Added to each unit of the narrow layer.
    pub bias: [i32; NARROW],
    /// For each move, the weights of the narrow layer's units, then of their mirror images: those are the weights of
    /// the mirrored move.
    moves: Vec<[i16; 2 * NARROW]>,
    /// The same for fences by their codes, as each seat sees them.
    fences: [Box<FenceWeights>; 2],
    /// For each kind of move, the weights of the narrow layer's units and their mirror images alike.
    pub kinds: [[i16; NARROW]; KINDS],
    /// Added to each move's rating, 1 being [`UNIT_ONE`] times [`MOVE_ONE`].
    pub move_bias: [i32; MOVES],
    /// Added to the rating of each move of a kind.
    pub kind_bias: [i32; KINDS],
}

impl Policy {
    /// The policy with these numbers. The weights of moves are those for the narrow layer's units, from which those for
    /// the mirror images follow; they and the biases are by number of the move.
    pub fn new(
        narrow: [[Half; 2]; NARROW],
        bias: [i32; NARROW],
        moves: &[[i16; NARROW]],
        kinds: [[i16; NARROW]; KINDS],
        move_bias: [i32; MOVES],
        kind_bias: [i32; KINDS],
    ) -> Policy {
        let both = |mv: usize| {
            let mut both = [0; 2 * NARROW];
            both[..NARROW].copy_from_slice(&moves[mv]);
            both[NARROW..].copy_from_slice(&moves[mirrored(mv)]);
            both
        };
        let moves: Vec<_> = (0..MOVES).map(both).collect();
        let fences = [Seat::FIRST, Seat::SECOND]
            .map(|seat| FenceWeights::new(View::of(seat), &moves, &move_bias).into());
        Policy { narrow, bias, moves, fences, kinds, move_bias, kind_bias }
    }

    /// The weights of a move for the narrow layer's units.
    pub fn move_weights(&self, mv: usize) -> &[i16] {
        &self.moves[mv][..NARROW]
    }

    /// Rates the player's moves.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    pub(super) fn rate(
        &self,
        active: &Active,
        kinds: &Kinds,
        position: &Position,
        ratings: &mut Ratings,
        products: impl Products,
    ) {
        let units = self.units(active, products);
        let mut of_kinds = self.kind_bias;
        for (of_kind, weights) in of_kinds.iter_mut().zip(&self.kinds) {
            for unit in 0..NARROW {
                *of_kind +=
                    i32::from(weights[unit]) * (i32::from(units[unit]) + i32::from(units[NARROW + unit]));
            }
        }
        let turn = position.turn();
        if position.fences_left(turn) > 0 {
            let weights = &self.fences[turn.index()];
            // Most fences do nothing to a path, so all are first taken for such.
            let idle = of_kinds[Kinds::IDLE];
            let mut sums = weights.bias.map(|bias| bias.wrapping_add(idle));
            products.add_pairs(&mut sums, &weights.pairs, &units);
            for fence in kinds.fences() {
                let sum = &mut sums[usize::from(code(Move::Fence(fence)))];
                *sum = sum.wrapping_add(of_kinds[kinds.fence_kind(fence)].wrapping_sub(idle));
            }
            for (rating, sum) in ratings.fences.iter_mut().zip(sums) {
                *rating = hundredths(sum);
            }
        }
        for target in position.pawn_targets() {
            let mv = Move::Pawn(target);
            let number = number(position, mv);
            let sum =
                self.move_bias[number] + of_kinds[kinds.kind(mv)] + products.dot(&self.moves[number], &units);
            ratings.steps[target.index()] = hundredths(sum);
        }
    }

    /// The narrow layer: its units, then their mirror images.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "see `fast`")]
    fn units(&self, active: &Active, products: impl Products) -> [i16; 2 * NARROW] {
        let [straight, mirror] = &active.0;
        let (mut sums, mut differences) = (Half([0; BASE]), Half([0; BASE]));
        for unit in 0..BASE {
            sums.0[unit] = straight.0[unit] + mirror.0[unit];
            differences.0[unit] = straight.0[unit] - mirror.0[unit];
        }
        let cut = |sum: i32| (sum.max(0) / (SQUARE_ONE * NARROW_ONE / UNIT_ONE)).min(UNIT_CEILING) as i16;
        let mut units = [0; 2 * NARROW];
        for (at, eight) in self.narrow.as_chunks::<8>().0.iter().enumerate() {
            let even = products.dots(eight.each_ref().map(|[even, _]| even), &sums);
            let odd = products.dots(eight.each_ref().map(|[_, odd]| odd), &differences);
            for ((unit, even), odd) in (8 * at..).zip(even).zip(odd) {
                let even = even + self.bias[unit];
                units[unit] = cut(even + odd);
                units[NARROW + unit] = cut(even - odd);
            }
        }
        units
    }
}

/// A rating in hundredths of a logit.
#[inline(always)]
#[allow(clippy::inline_always, reason = "see `fast`")]
fn hundredths(sum: i32) -> i16 {
    let hundredths = (sum >> COARSE) * 100 / ((UNIT_ONE * MOVE_ONE) >> COARSE);
    hundredths.clamp(-30_000, 30_000) as i16
}

/// The weights of all fences side by side, so that all are rated at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
struct FenceWeights {
    /// For every two units of the narrow layer the two weights of each fence, by code.
    pairs: [[i16; 2 * FENCES]; NARROW],
    bias: [i32; FENCES],
}

impl FenceWeights {
    fn new(view: View, moves: &[[i16; 2 * NARROW]], move_bias: &[i32; MOVES]) -> FenceWeights {
        let mut weights = FenceWeights { pairs: [[0; 2 * FENCES]; NARROW], bias: [0; FENCES] };
        for fence in !Fences::NONE {
            let (code, number) = (usize::from(code(Move::Fence(fence))), fence_number(view, fence));
            weights.bias[code] = move_bias[number];
            for (pairs, &pair) in weights.pairs.iter_mut().zip(moves[number].as_chunks::<2>().0) {
                pairs.as_chunks_mut::<2>().0[code] = pair;
            }
        }
        weights
    }
}

const _: () = {
    assert!(NARROW.is_multiple_of(8));
    // The rating of a move and of its kind, each with a bias of less than half as much.
    let most = 2 * NARROW as i64 * UNIT_CEILING as i64 * MOVE_LIMIT as i64;
    assert!(3 * most <= i32::MAX as i64);
    let most_square = (CEILING as i64 * CEILING as i64) >> SQUARE_SHIFT;
    assert!(3 * BASE as i64 * most_square * NARROW_LIMIT as i64 <= i32::MAX as i64 * 3 / 4);
};
