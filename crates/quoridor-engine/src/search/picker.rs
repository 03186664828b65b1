//! The moves of a node one by one, the most promising first, and no work before it is needed.

use game::{Game, List};
use quoridor::{Fences, Move, Moves, Position};

use super::Search;
use crate::coded_move::{code, decode};
use crate::{Clock, Evaluation, Ways};

/// As many as a list of legal moves holds.
const MOST: usize = 140;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Known,
    Killer(usize),
    Rating,
    Rest,
}

/// Gives the moves of one node: the one the table knows, then killers, then all others as they are rated. Not before
/// these are wanted are they generated and rated.
pub(super) struct Picker {
    stage: Stage,
    known: Option<Move>,
    killers: [Option<Move>; 2],
    /// How promising a move is, above its code turned round: all are different, and the largest is the next.
    rest: [i32; MOST],
    many: usize,
    /// How promising the most promising of all was.
    most_promising: i32,
    /// How much less promising than that the last one was.
    gap: i32,
    /// Fences that may leave somebody no way.
    doubtful: Fences,
    tried: List<Move, MOST>,
}

impl Picker {
    pub(super) fn new(known: Option<Move>, killers: [Option<Move>; 2]) -> Picker {
        Picker {
            stage: Stage::Known,
            known,
            killers,
            rest: [0; MOST],
            many: 0,
            most_promising: 0,
            gap: 0,
            doubtful: Fences::NONE,
            tried: List::new(),
        }
    }

    /// Notes a move as one that wasn't too good.
    #[inline]
    pub(super) fn has_tried(&mut self, mv: Move) {
        self.tried.push(mv);
    }

    /// How much less promising than the most promising move the one given last is, in hundredths of a logit. Nothing
    /// for what the table and the killers gave.
    #[inline]
    pub(super) fn gap(&self) -> i32 {
        self.gap
    }

    /// The moves that weren't too good.
    pub(super) fn tried(&self) -> &[Move] {
        &self.tried
    }

    /// The next legal move.
    pub(super) fn next<E: Evaluation, C: Clock>(
        &mut self,
        search: &mut Search<'_, E, C>,
        ply: usize,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Known => {
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
                                && cuts_off(&frame.position, &frame.ways, mv) => {}
                        _ => return Some(mv),
                    }
                }
            }
        }
    }

    fn rate<E: Evaluation, C: Clock>(&mut self, search: &mut Search<'_, E, C>, ply: usize) {
        search.see(ply);
        let frame = &search.line[ply];
        let position = &frame.position;
        let mut moves = Moves::new();
        let given = [self.known, self.killers[0], self.killers[1]];
        let mut add = |mv: Move| {
            if !given.contains(&Some(mv)) {
                moves.push(mv);
            }
        };
        for target in position.pawn_targets() {
            add(Move::Pawn(target));
        }
        if position.fences_left(position.turn()) > 0 {
            let room = position.fences().room();
            self.doubtful = position.fences().closing_a_ring(room);
            for fence in room {
                add(Move::Fence(fence));
            }
        }
        let mut ratings = [0; MOST];
        let ratings = &mut ratings[..moves.len()];
        self.most_promising = i32::MIN;
        search.evaluation.rate(&frame.sight, position, &frame.ways, &moves, ratings);
        for (&mv, &rating) in moves.iter().zip(ratings.iter()) {
            let code = code(mv);
            let worth = i32::from(rating) + search.order.worth(position, frame.mv, usize::from(code));
            self.most_promising = self.most_promising.max(worth);
            self.rest[self.many] = worth << 8 | i32::from(u8::MAX - code);
            self.many += 1;
        }
    }

    /// Takes the most promising of those left.
    #[inline]
    fn pick(&mut self) -> Option<Move> {
        let rest = &mut self.rest[..self.many];
        let best = rest.iter().copied().max()?;
        let at = rest.iter().position(|&other| other == best)?;
        self.gap = self.most_promising - (best >> 8);
        self.many -= 1;
        rest.swap(at, self.many);
        decode(u8::MAX - best as u8)
    }
}

/// Whether the move is legal, given the ways.
fn is_legal<E: Evaluation, C: Clock>(search: &Search<'_, E, C>, ply: usize, mv: Move) -> bool {
    let frame = &search.line[ply];
    let position = &frame.position;
    match mv {
        Move::Pawn(target) => position.pawn_targets().contains(target),
        Move::Fence(fence) => {
            position.fences_left(position.turn()) > 0
                && position.fences().room().contains(fence)
                && !cuts_off(position, &frame.ways, mv)
        }
    }
}

/// Whether a fence that there is room for leaves somebody no way. One that isn't across a shortest way can't.
fn cuts_off(position: &Position, ways: &Ways, mv: Move) -> bool {
    let Move::Fence(fence) = mv else { return false };
    position.seats_playing().any(|seat| {
        ways.across[seat.index()].contains(fence) && {
            let openings = position.openings().closed_by(fence);
            position.pawn(seat).is_some_and(|pawn| !openings.reaches(pawn, position.goal(seat).squares()))
        }
    })
}
