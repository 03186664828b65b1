//! Wins that nobody can prevent, seen without looking ahead.

use game::{Game, Seat};
use quoridor::{Fence, Fences, Orientation, Position, Side, Square};

/// The seat that is certain to win within the next round, if that can be seen at a glance. None means nothing: it may
/// still be certain.
///
/// The player to move wins by stepping on the goal line. Another seat is certain to win with its next move if one
/// step takes it there and nobody who moves before it can close that step with a fence, stand in the way, or win first.
/// A pawn moves at most two squares, so none that is further off can do the last two.
pub(crate) fn winner(position: &Position) -> Option<Seat> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner();
    }
    let mover = position.turn();
    if position.pawn_targets().meets(position.goal(mover).squares()) {
        return Some(mover);
    }
    let mut before = [mover; Seat::MAX];
    let mut count = 1;
    let mut seat = mover.next(position.seats());
    while seat != mover {
        if position.plays(seat) {
            if let Some((from, goal)) = last_step(position, seat) {
                let closing = closing(from, goal) & position.fences().room();
                let harmless = |&other: &Seat| cannot_interfere(position, other, goal, closing);
                return before[..count].iter().all(harmless).then_some(seat);
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
