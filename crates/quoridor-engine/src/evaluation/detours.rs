use game::Seat;
use quoridor::{Fences, Position};

use crate::Paths;

#[cfg(target_arch = "x86_64")]
mod flood;

#[cfg(target_arch = "x86_64")]
use crate::evaluation::avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use flood::{Flood, LANES, NO_PATH, Traveller};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// By how much one more fence could make a pawn's path longer.
///
/// Only fences that cut *all* of its shortest paths make it longer ([`Paths::narrow`]). One that stands free at both
/// ends is walked round in a step; for all others the path round is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Detours {
    /// For each of [`Detours::STEPS`], the fences that make the path longer by that many steps or more. There is room
    /// for all of them, and none leaves the pawn without a path.
    pub at_least: [Fences; Detours::STEPS.len()],
}

impl Detours {
    /// The lengths that are told apart.
    pub const STEPS: [u8; 5] = [1, 2, 3, 5, 8];

    /// Those of both pawns. Where nobody has a fence left there are none.
    pub fn of(position: &Position, paths: &Paths) -> [Detours; 2] {
        let mut detours = [Detours::default(); 2];
        Detours::measure(&mut detours, position, paths, [true; 2]);
        detours
    }

    /// Those of one pawn.
    pub(crate) fn of_one(position: &Position, paths: &Paths, seat: Seat) -> Detours {
        let mut detours = [Detours::default(); 2];
        Detours::measure(&mut detours, position, paths, SEATS.map(|other| other == seat));
        detours[seat.index()]
    }

    /// Measures the detours of some of the pawns.
    pub(crate) fn measure(detours: &mut [Detours; 2], position: &Position, paths: &Paths, whose: [bool; 2]) {
        let candidates = begin(detours, position, paths, whose);
        if candidates == [Fences::NONE; 2] {
            return;
        }
        #[cfg(target_arch = "x86_64")]
        if Avx2::find().is_some() {
            #[allow(unsafe_code, reason = "there is no safe way to use what only some processors have")]
            // SAFETY: this processor has AVX2, BMI2 and POPCNT.
            unsafe {
                measure_in_batches(detours, position, paths, candidates);
            }
            return;
        }
        measure_one_by_one(detours, position, paths, candidates);
    }

    /// How many of [`Detours::STEPS`] the longest reaches.
    #[inline]
    pub fn longest(&self) -> usize {
        self.at_least.iter().take_while(|fences| !fences.is_empty()).count()
    }

    /// Notes by how many steps a fence makes the path longer; none if it leaves no path.
    #[inline]
    fn note(&mut self, fence: Fences, longer: Option<u8>) {
        let Some(longer) = longer else {
            self.at_least[0] = self.at_least[0] & !fence;
            return;
        };
        for at in 1..Detours::STEPS.len() {
            if longer < Detours::STEPS[at] {
                break;
            }
            self.at_least[at] = self.at_least[at] | fence;
        }
    }
}

/// Notes for these pawns what is known without measuring: every fence that cuts all shortest paths makes them longer by
/// a step. Gives back, for each pawn, the fences that may do more.
#[inline]
fn begin(detours: &mut [Detours; 2], position: &Position, paths: &Paths, whose: [bool; 2]) -> [Fences; 2] {
    let nobody_can = SEATS.map(|seat| position.fences_left(seat)) == [0, 0];
    let fences = position.fences();
    let (room, near_walls) = (fences.room(), fences.with_an_end_at());
    core::array::from_fn(|index| {
        if !whose[index] {
            return Fences::NONE;
        }
        detours[index] = Detours::default();
        if nobody_can {
            return Fences::NONE;
        }
        let narrow = paths.narrow[index] & room;
        detours[index].at_least[0] = narrow;
        narrow & near_walls
    })
}

/// Measures detours, [`LANES`] of them at once.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn measure_in_batches(
    detours: &mut [Detours; 2],
    position: &Position,
    paths: &Paths,
    candidates: [Fences; 2],
) {
    if candidates[0].count() + candidates[1].count() <= LANES {
        return measure_together(detours, position, paths, candidates);
    }
    let mut rest = candidates;
    while rest != [Fences::NONE; 2] {
        let mut room = LANES;
        let batch = rest.each_mut().map(|rest| {
            let taken = rest.into_iter().take(room).collect::<Fences>();
            *rest = *rest & !taken;
            room -= taken.count();
            taken
        });
        measure_together(detours, position, paths, batch);
    }
}

/// Measures up to [`LANES`] detours at once.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi2,popcnt")]
fn measure_together(detours: &mut [Detours; 2], position: &Position, paths: &Paths, candidates: [Fences; 2]) {
    const LONGEST: u8 = Detours::STEPS[Detours::STEPS.len() - 1];
    let travellers = SEATS
        .map(|seat| Traveller { pawn: position.pawn(seat).unwrap_or_default(), to_top: seat == Seat::FIRST });
    let mut flood = Flood::new(position.fences(), travellers, candidates.map(Fences::count));
    let mut lane = 0;
    for Fences { horizontal, vertical } in candidates {
        for bit in bits(horizontal) {
            flood.place_horizontal(lane, bit);
            lane += 1;
        }
        for bit in bits(vertical) {
            flood.place_vertical(lane, bit);
            lane += 1;
        }
    }
    // All these fences make the path longer by a step at least.
    let asked = (0..2).filter(|&index| !candidates[index].is_empty());
    let (nearest, farthest) = asked
        .map(|index| paths.distance[index])
        .fold((u8::MAX, 0), |(low, high), distance| (low.min(distance), high.max(distance)));
    let steps = flood.steps(nearest + 1, farthest + LONGEST);
    let mut unsure = [Fences::NONE; 2];
    let mut lane = 0;
    for (index, Fences { horizontal, vertical }) in candidates.into_iter().enumerate() {
        let mut note = |fence: Fences| {
            let longer = (steps[lane & (LANES - 1)] as u8).wrapping_sub(paths.distance[index]);
            let no_path = steps[lane & (LANES - 1)] >= NO_PATH;
            lane += 1;
            // If the goal wasn't reached in time, it may be that it can't be.
            if longer >= LONGEST && !no_path {
                unsure[index] = unsure[index] | fence;
            } else {
                detours[index].note(fence, Some(longer).filter(|_| !no_path));
            }
        };
        bits(horizontal).for_each(|bit| note(Fences { horizontal: 1 << bit, vertical: 0 }));
        bits(vertical).for_each(|bit| note(Fences { horizontal: 0, vertical: 1 << bit }));
    }
    if unsure != [Fences::NONE; 2] {
        measure_one_by_one(detours, position, paths, unsure);
    }
}

/// The places of the bits of a word.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "it is to be compiled for the processor that its caller is compiled for"
)]
fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = word.trailing_zeros() as usize;
        word &= word.wrapping_sub(1);
        (place < 64).then_some(place)
    })
}

/// Measures detours one after the other.
fn measure_one_by_one(
    detours: &mut [Detours; 2],
    position: &Position,
    paths: &Paths,
    candidates: [Fences; 2],
) {
    for (index, candidates) in candidates.into_iter().enumerate() {
        if candidates.is_empty() {
            continue;
        }
        let (seat, pawn) = (SEATS[index], position.pawn(SEATS[index]).unwrap_or_default());
        let Some(detour) = position.openings().detour(pawn, position.goal(seat).squares()) else { continue };
        for fence in candidates {
            let longer = detour.with(fence).map(|steps| steps - paths.distance[index]);
            detours[index].note(Fences::NONE.with(fence), longer);
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Keys};
    use quoridor::{Fence, Move};

    use super::*;

    /// For every fence there is room for, by how much it makes the path of each pawn longer; none if it closes it.
    fn longer_by(position: &Position, seat: Seat, fence: Fence) -> Option<u8> {
        let path = |openings: quoridor::Openings| {
            let pawn = position.pawn(seat).expect("playing");
            openings.distance(pawn, position.goal(seat).squares())
        };
        let before = path(position.openings()).expect("there is always a path");
        path(position.openings().closed_by(fence)).map(|after| after - before)
    }

    /// How many of [`Detours::STEPS`] the detour that a fence makes reaches.
    fn reached_by(detours: &Detours, fence: Fence) -> usize {
        detours.at_least.iter().take_while(|fences| fences.contains(fence)).count()
    }

    #[test]
    fn detours_are_what_every_fence_by_itself_makes_of_the_path() {
        let mut keys = Keys::new(3);
        let (mut seen, mut long) = (0, 0);
        for _ in 0..300 {
            let mut position = Position::start();
            let mut paths = Paths::of(&position);
            let mut detours = Detours::of(&position, &paths);
            while position.outcome().is_none() {
                assert_eq!(detours, Detours::of(&position, &paths), "{position}");
                let mut one_by_one = [Detours::default(); 2];
                let more = begin(&mut one_by_one, &position, &paths, [true; 2]);
                measure_one_by_one(&mut one_by_one, &position, &paths, more);
                assert_eq!(detours, one_by_one, "{position}");
                if SEATS.map(|seat| position.fences_left(seat)) == [0, 0] {
                    assert_eq!(detours, [Detours::default(); 2]);
                    break;
                }
                for seat in SEATS {
                    for fence in position.fences().room() {
                        let measured = reached_by(&detours[seat.index()], fence);
                        let free = !position.fences().with_an_end_at().contains(fence);
                        let truth = match longer_by(&position, seat, fence) {
                            _ if !paths.narrow[seat.index()].contains(fence) => 0,
                            None => 0,
                            Some(_) if free => 1,
                            Some(longer) => Detours::STEPS.iter().filter(|&&step| step <= longer).count(),
                        };
                        assert_eq!(measured, truth, "{fence} for {seat:?} in {position}");
                        seen += 1;
                        long += usize::from(truth > 3);
                    }
                }
                let moves = position.legal_moves();
                // Fences much more often than not, so that there are walls.
                let fences: Vec<Move> =
                    moves.iter().copied().filter(|mv| matches!(mv, Move::Fence(_))).collect();
                let pool = if !keys.draw().is_multiple_of(4) && !fences.is_empty() {
                    &fences[..]
                } else {
                    &moves[..]
                };
                let mv = pool[(keys.draw() % pool.len() as u64) as usize];
                position.play_unchecked(mv);
                paths = paths.after(mv, &position);
                let changed = match mv {
                    Move::Pawn(_) => SEATS.map(|seat| seat != position.turn()),
                    Move::Fence(_) => [true; 2],
                };
                Detours::measure(&mut detours, &position, &paths, changed);
            }
        }
        assert!(seen > 100_000 && long > 100, "{seen} fences, {long} long paths round");
    }
}
