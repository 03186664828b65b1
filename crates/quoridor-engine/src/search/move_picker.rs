//! The moves of a node one by one, the most promising first, and no work before it is needed.

use game::{ArrayVec, Game};
use quoridor::{Fences, Move, Position};

use super::Search;
use crate::coded_move::{FENCES, code, decode};
use crate::{Clock, Evaluation, Paths};

/// As many as a list of legal moves holds.
const MOST: usize = 140;
/// No pawn of two has more steps than this.
const STEPS: usize = 8;
/// What isn't among the moves that are left.
const NOTHING: i32 = i32::MIN;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    Killer(usize),
    Rating,
    Rest,
}

/// Gives the moves of one node in stages: the move of the transposition table, killer moves, then all others as the
/// policy and history rate them. These are generated and rated only when they are wanted.
pub(super) struct MovePicker {
    stage: Stage,
    known: Option<Move>,
    killers: [Option<Move>; 2],
    /// How promising each of the moves left is, above its code turned round: all are different, and the largest is the
    /// next. Fences lie by their codes, then come steps of the pawn.
    rest: [i32; FENCES + STEPS],
    /// How promising the most promising of all was, once it is known.
    most_promising: Option<i32>,
    /// How much less promising than that the last one was.
    gap: i32,
    /// Fences that may leave somebody no path.
    doubtful: Fences,
    failed: ArrayVec<Move, MOST>,
}

impl MovePicker {
    pub(super) fn new(known: Option<Move>, killers: [Option<Move>; 2]) -> MovePicker {
        MovePicker {
            stage: Stage::Table,
            known,
            killers,
            rest: [NOTHING; FENCES + STEPS],
            most_promising: None,
            gap: 0,
            doubtful: Fences::NONE,
            failed: ArrayVec::new(),
        }
    }

    /// Notes a move that caused no beta cutoff.
    #[inline]
    pub(super) fn has_failed(&mut self, mv: Move) {
        self.failed.push(mv);
    }

    /// How much less promising than the most promising move the one given last is, in hundredths of a logit. Nothing
    /// for what the table and the killers gave.
    #[inline]
    pub(super) fn gap(&self) -> i32 {
        self.gap
    }

    /// The moves that caused no beta cutoff.
    pub(super) fn failed(&self) -> &[Move] {
        &self.failed
    }

    /// The next legal move.
    pub(super) fn next<E: Evaluation, C: Clock>(
        &mut self,
        search: &mut Search<'_, E, C>,
        ply: usize,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::Killer(0);
                    self.known = self.known.filter(|&mv| is_legal(search, ply, mv));
                    if self.known.is_some() {
                        return self.known;
                    }
                }
                Stage::Killer(at) => {
                    self.stage = if at == 0 { Stage::Killer(1) } else { Stage::Rating };
                    let new = |mv: &Move| Some(*mv) != self.known && is_legal(search, ply, *mv);
                    self.killers[at] = self.killers[at].filter(new);
                    if self.killers[at].is_some() {
                        return self.killers[at];
                    }
                }
                Stage::Rating => {
                    self.rate(search, ply);
                    self.stage = Stage::Rest;
                }
                Stage::Rest => {
                    let mv = self.pick()?;
                    let frame = &search.line[ply];
                    match mv {
                        Move::Fence(fence)
                            if self.doubtful.contains(fence)
                                && cuts_off(&frame.position, &frame.paths, mv) => {}
                        _ => return Some(mv),
                    }
                }
            }
        }
    }

    fn rate<E: Evaluation, C: Clock>(&mut self, search: &mut Search<'_, E, C>, ply: usize) {
        search.see(ply);
        let frame = &mut search.line[ply];
        let position = &frame.position;
        search.evaluator.rate(&mut frame.accumulator, position, &frame.paths, &mut search.ratings);
        let history = search.history.after(position, frame.mv);
        let key = |code: usize, rating: i16| {
            (i32::from(rating) + history.bonus(code)) << 8 | (i32::from(u8::MAX) - code as i32)
        };
        let given = [self.known, self.killers[0], self.killers[1]];
        let (fences, steps) = self.rest.split_at_mut(FENCES);
        let targets = position.pawn_targets().into_iter().map(Move::Pawn);
        for (place, step) in steps.iter_mut().zip(targets.filter(|&step| !given.contains(&Some(step)))) {
            *place = key(usize::from(code(step)), search.ratings.of(step));
        }
        if position.fences_left(position.turn()) > 0 {
            let room = position.fences().room();
            self.doubtful = position.fences().closing_a_ring(room);
            for (code, (place, &rating)) in fences.iter_mut().zip(&search.ratings.fences).enumerate() {
                *place = key(code, rating);
            }
            let given = given.into_iter().flatten();
            for mv in given.chain((!room).into_iter().map(Move::Fence)) {
                if let Some(place) = fences.get_mut(usize::from(code(mv))) {
                    *place = NOTHING;
                }
            }
        }
    }

    /// Takes the most promising of those left.
    #[inline]
    fn pick(&mut self) -> Option<Move> {
        let best = self.rest.iter().copied().max().filter(|&best| best != NOTHING)?;
        let most_promising = *self.most_promising.get_or_insert(best >> 8);
        self.gap = most_promising - (best >> 8);
        let code = u8::MAX - best as u8;
        if let Some(fence) = self.rest[..FENCES].get_mut(usize::from(code)) {
            *fence = NOTHING;
        } else if let Some(step) = self.rest[FENCES..].iter_mut().find(|step| **step == best) {
            *step = NOTHING;
        }
        decode(code)
    }
}

/// Whether the move is legal, given the paths.
fn is_legal<E: Evaluation, C: Clock>(search: &Search<'_, E, C>, ply: usize, mv: Move) -> bool {
    let frame = &search.line[ply];
    let position = &frame.position;
    match mv {
        Move::Pawn(target) => position.pawn_targets().contains(target),
        Move::Fence(fence) => {
            position.fences_left(position.turn()) > 0
                && position.fences().room().contains(fence)
                && !cuts_off(position, &frame.paths, mv)
        }
    }
}

/// Whether a fence that there is room for leaves somebody no path. One that isn't across a shortest path can't.
fn cuts_off(position: &Position, paths: &Paths, mv: Move) -> bool {
    let Move::Fence(fence) = mv else { return false };
    position.seats_playing().any(|seat| {
        paths.across[seat.index()].contains(fence) && {
            let openings = position.openings().closed_by(fence);
            position.pawn(seat).is_some_and(|pawn| !openings.reaches(pawn, position.goal(seat).squares()))
        }
    })
}
