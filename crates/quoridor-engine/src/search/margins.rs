//! How much less is looked at what promises less. All were chosen by matches: see `docs/engines/quoridor.md`.

/// Up to this depth a position that is good enough by far isn't searched any more …
pub(super) const GOOD_ENOUGH_DEPTH: i32 = 6;
/// … and far is this much for each ply, in hundredths of a logit.
pub(super) const GOOD_ENOUGH: i16 = 60;

/// From this depth on a position that the table doesn't know is searched one ply less.
pub(super) const UNKNOWN_DEPTH: i32 = 4;

/// Up to this depth a fence that touches no way isn't tried where much is missing …
pub(super) const HOPELESS_DEPTH: i32 = 4;
/// … and much is this for each ply, in hundredths of a logit.
pub(super) const HOPELESS: i16 = 60;

/// A fence that lengthens the opponent's way by at least this many steps, as an index of [`crate::Detours::STEPS`], is
/// looked at beyond the horizon …
pub(super) const LONGER: usize = 1;
/// … where no more than this is missing, in hundredths of a logit.
pub(super) const WITHIN_A_FENCE: i16 = 150;

/// How many moves are tried at most at this depth, if one of them is good for anything.
pub(super) fn moves_worth_trying(depth: i32, improving: bool) -> usize {
    let depth = depth as usize;
    let most = 4 + 2 * depth * depth;
    if improving { most } else { most * 2 / 3 }
}

/// Moves that are less promising than the most promising one by more than this aren't tried at this depth, if one of
/// them is good for anything.
pub(super) fn gap_worth_trying(depth: i32) -> i32 {
    300 + 150 * depth
}

/// By how many plies less the move of this rank is looked at first.
pub(super) fn reduction(depth: i32, rank: usize, gap: i32, touches: bool, zero_window: bool) -> i32 {
    if depth < 2 || rank < 2 {
        return 0;
    }
    // Both logarithms in sixteenths.
    let product = sixteenths(depth as u32) * sixteenths(rank as u32);
    let mut reduction = product * 3 / (8 * 256) + gap / 300;
    reduction += i32::from(!touches);
    reduction -= i32::from(!zero_window);
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
