//! Wins that nobody can prevent, found without a search.

use game::{Game, Seat};
use quoridor::{Fence, Fences, Orientation, Position, Side, Square};

/// A win that nobody can prevent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    /// Who wins.
    pub seat: Seat,
    /// How many plies it takes at most.
    pub plies: u32,
}

/// The win that is certain within the next round, if one can be seen at a glance. None means nothing: one may still be
/// certain.
///
/// The player to move wins by stepping on the goal line. Another seat is certain to win with its next move if one
/// step takes it there and nobody who moves before it can close that step with a fence, stand in the way, or win first.
/// A pawn moves at most two squares, so none that is further off can do the last two.
pub fn win(position: &Position) -> Option<Win> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner().map(|seat| Win { seat, plies: 0 });
    }
    let mover = position.turn();
    if position.pawn_targets().meets(position.goal(mover).squares()) {
        return Some(Win { seat: mover, plies: 1 });
    }
    let mut before = [mover; Seat::MAX];
    let mut count = 1;
    let mut seat = mover.next(position.seats());
    while seat != mover {
        if position.plays(seat) {
            if let Some((from, goal)) = last_step(position, seat) {
                let closing = closing(from, goal) & position.fences().room();
                let harmless = |&other: &Seat| cannot_interfere(position, other, goal, closing);
                return before[..count].iter().all(harmless).then_some(Win { seat, plies: count as u32 + 1 });
            }
            before[count] = seat;
            count += 1;
        }
        seat = seat.next(position.seats());
    }
    None
}

/// The step straight onto the goal line, if the seat's pawn is right before it and nothing stands in between.
fn last_step(position: &Position, seat: Seat) -> Option<(Square, Square)> {
    let from = position.pawn(seat)?;
    let (columns, rows) = match position.goal(seat) {
        Side::Top => (0, 1),
        Side::Bottom => (0, -1),
        Side::Left => (-1, 0),
        Side::Right => (1, 0),
    };
    let goal = from.offset(columns, rows)?;
    let at_goal = position.goal(seat).squares().contains(goal);
    let open = position.fences().between(from, goal).is_none() && position.pawn_on(goal).is_none();
    (at_goal && open).then_some((from, goal))
}

/// Whether a seat, with one move, can neither close the step to this square nor reach it nor win.
fn cannot_interfere(position: &Position, seat: Seat, square: Square, closing: Fences) -> bool {
    let Some(pawn) = position.pawn(seat) else { return true };
    let far_from_goal_line = match position.goal(seat) {
        Side::Top => pawn.row() + 2 < Square::WIDTH - 1,
        Side::Bottom => pawn.row() > 2,
        Side::Left => pawn.column() > 2,
        Side::Right => pawn.column() + 2 < Square::WIDTH - 1,
    };
    let away = pawn.column().abs_diff(square.column()) + pawn.row().abs_diff(square.row());
    let no_fence = position.fences_left(seat) == 0 || closing.is_empty();
    no_fence && away > 2 && far_from_goal_line
}

/// The fences that would close the edge between two neighbouring squares.
fn closing(one: Square, other: Square) -> Fences {
    let (low, high) = if one < other { (one, other) } else { (other, one) };
    let (orientation, beside) = if low.column() == high.column() {
        (Orientation::Horizontal, low.offset(-1, 0))
    } else {
        (Orientation::Vertical, low.offset(0, -1))
    };
    let corners = [Some(low), beside].into_iter().flatten();
    corners.map(|square| Fence { square, orientation }).filter(|fence| fence.is_on_board()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::multiplayer::random::positions;

    /// Whether the seat wins within so many plies whatever all others do, by trying every move.
    fn forced(position: &Position, seat: Seat, plies: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner() == Some(seat);
        }
        if plies == 0 {
            return false;
        }
        let wins = |mv: &quoridor::Move| {
            let mut after = *position;
            after.play_unchecked(*mv);
            forced(&after, seat, plies - 1)
        };
        let moves = position.legal_moves();
        if position.turn() == seat { moves.iter().any(wins) } else { moves.iter().all(wins) }
    }

    /// Random games seldom come near the end, so pawns are put near their goal lines.
    fn near_the_end(count: usize) -> impl Iterator<Item = Position> {
        let mut keys = game::Keys::new(5);
        positions(count, 5).into_iter().filter_map(move |position| {
            let mut parts = position.parts();
            for seat in Seat::all(position.seats()) {
                let (across, near) = ((keys.draw() % 9) as usize, (1 + keys.draw() % 4) as usize);
                let (column, row) = match position.goal(seat) {
                    Side::Top => (across, 8 - near),
                    Side::Bottom => (across, near),
                    Side::Left => (near, across),
                    Side::Right => (8 - near, across),
                };
                let plays = position.plays(seat);
                parts.pawns[seat.index()] = Square::new(column, row).filter(|_| plays);
                parts.fences_left[seat.index()] = u8::from(plays && keys.draw().is_multiple_of(4));
            }
            Position::from_parts(&parts).ok()
        })
    }

    #[test]
    fn what_is_certain_is_forced() {
        let (mut certain, mut others) = (0, 0);
        for position in near_the_end(6_000).filter(|position| position.outcome().is_none()) {
            if let Some(Win { seat, plies }) = win(&position) {
                assert!(forced(&position, seat, plies), "{position}");
                certain += 1;
                others += u32::from(seat != position.turn());
            }
        }
        assert!(
            certain > 500 && others > 100,
            "only {certain} certain wins, {others} of them not the mover's"
        );
    }
}
