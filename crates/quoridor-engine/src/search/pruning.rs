//! Margins of pruning and reductions. All were chosen by matches: see `docs/engines/quoridor.md`.

/// Reverse futility pruning is done up to this depth …
pub(super) const REVERSE_FUTILITY_DEPTH: i32 = 6;
/// … where the static evaluation is above the window by this much for each ply, in hundredths of a logit.
pub(super) const REVERSE_FUTILITY_MARGIN: i16 = 60;

/// From this depth on a node that the transposition table doesn't know is searched one ply less.
pub(super) const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/// Futility pruning of fences across nobody's path is done up to this depth …
pub(super) const FUTILITY_DEPTH: i32 = 4;
/// … where the static evaluation is below the window by this much for each ply, in hundredths of a logit.
pub(super) const FUTILITY_MARGIN: i16 = 60;

/// Quiescence search tries fences that lengthen the opponent's path by at least this many steps, as an index of
/// [`crate::Detours::STEPS`] …
pub(super) const QUIESCENCE_DETOUR: usize = 1;
/// … where the static evaluation is below the window by no more than this, in hundredths of a logit.
pub(super) const QUIESCENCE_MARGIN: i16 = 150;

/// Late move pruning: how many moves are tried at most at this depth, if one of them is no proven loss.
pub(super) fn late_move_count(depth: i32, improving: bool) -> usize {
    let depth = depth as usize;
    let most = 4 + 2 * depth * depth;
    if improving { most } else { most * 2 / 3 }
}

/// Late move pruning: moves rated below the best by more than this aren't tried at this depth, if one of those before
/// is no proven loss.
pub(super) fn rating_gap(depth: i32) -> i32 {
    300 + 150 * depth
}

/// Late move reduction: by how many plies less the move of this rank is searched first.
pub(super) fn late_move_reduction(
    depth: i32,
    rank: usize,
    gap: i32,
    touches: bool,
    null_window: bool,
) -> i32 {
    if depth < 2 || rank < 2 {
        return 0;
    }
    // Both logarithms in sixteenths.
    let product = sixteenths(depth as u32) * sixteenths(rank as u32);
    let mut reduction = product * 3 / (8 * 256) + gap / 300;
    reduction += i32::from(!touches);
    reduction -= i32::from(!null_window);
    reduction.clamp(0, depth - 1)
}

/// The logarithm to the base of two, in sixteenths: exact for powers of two, in between on a straight line.
const fn sixteenths(number: u32) -> i32 {
    let whole = number.ilog2();
    (16 * whole + ((16 * number) >> whole) - 16) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_exact_for_powers_of_two_and_grow() {
        assert_eq!([1, 2, 4, 64].map(sixteenths), [0, 16, 32, 96]);
        assert!((1..200).all(|number| sixteenths(number) <= sixteenths(number + 1)));
    }
}
