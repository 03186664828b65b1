use std::collections::{BTreeMap, VecDeque};

use explain::Fact;
use game::{Game, Seat};
use quoridor::{Move, Orientation, Position, Square};

type Cell = (usize, usize);

/// Whether nothing stands between two neighbouring squares, looking at every fence.
fn is_open(position: &Position, (column, row): Cell, (to_column, to_row): Cell) -> bool {
    position.fences().into_iter().all(|fence| {
        let (x, y) = (fence.square.column(), fence.square.row());
        let (low_column, low_row) = (column.min(to_column), row.min(to_row));
        match fence.orientation {
            Orientation::Horizontal => {
                !(column == to_column && low_row == y && (column == x || column == x + 1))
            }
            Orientation::Vertical => !(row == to_row && low_column == x && (row == y || row == y + 1)),
        }
    })
}

fn neighbours((column, row): Cell) -> Vec<Cell> {
    let around = [(1, 0), (-1, 0), (0, 1), (0, -1_isize)];
    let beside = |(x, y): (isize, isize)| {
        Some((column.checked_add_signed(x)?, row.checked_add_signed(y)?)).filter(|&(c, r)| c < 9 && r < 9)
    };
    around.into_iter().filter_map(beside).collect()
}

fn cell(square: Square) -> Cell {
    (square.column(), square.row())
}

/// The steps from a square to the goal line of a seat, other pawns left aside, by breadth-first search.
fn steps(position: &Position, seat: Seat, from: Cell) -> u8 {
    let goal = position.goal(seat).squares();
    let mut found = BTreeMap::from([(from, 0)]);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        if goal.contains(Square::new(here.0, here.1).expect("it is on the board")) {
            return found[&here];
        }
        for next in neighbours(here) {
            if is_open(position, here, next) && !found.contains_key(&next) {
                found.insert(next, found[&here] + 1);
                queue.push_back(next);
            }
        }
    }
    panic!("nobody is ever cut off");
}

fn distance(position: &Position, seat: Seat) -> u8 {
    steps(position, seat, cell(position.pawn(seat).expect("it plays")))
}

/// The squares that the player to move can get to by a jump that gains two steps, and whether it is straight.
fn gaining_jumps(position: &Position) -> Vec<(Square, bool)> {
    let mover = position.turn();
    let from = cell(position.pawn(mover).expect("it plays"));
    let mut jumps = Vec::new();
    for mv in position.legal_moves() {
        let Move::Pawn(target) = mv else { continue };
        let is_jump = !neighbours(from).contains(&cell(target));
        if is_jump && steps(position, mover, cell(target)) + 2 <= distance(position, mover) {
            jumps.push((target, from.0 == target.column() || from.1 == target.row()));
        }
    }
    jumps
}

pub(super) fn facts(before: &Position, mv: &str) -> Vec<Fact> {
    let mover = before.turn();
    let mv: Move = mv.parse().expect("it can be read");
    let mut after = *before;
    after.play(mv).expect("it is legal");
    let mut facts = Vec::new();
    match mv {
        Move::Fence(_) => {
            let longer = |seat: Seat| distance(&after, seat) - distance(before, seat);
            let other = mover.other();
            if before.seats() == 2 && longer(mover) > 0 && longer(other) > 0 {
                let (steps, own_steps) = (longer(other), longer(mover));
                facts.push(Fact::PathsLonger { seat: other, steps, own: mover, own_steps });
            } else {
                let seats = before.seats_playing().filter(|&seat| longer(seat) > 0);
                facts.extend(seats.map(|seat| Fact::PathLonger { seat, steps: longer(seat) }));
            }
            if facts.is_empty() {
                facts.push(Fact::FenceWithoutEffect);
            }
            if before.fences_left(mover) == 1 {
                facts.push(Fact::LastFence { seat: mover });
            }
        }
        Move::Pawn(target) => {
            let (was, steps) = (distance(before, mover), distance(&after, mover));
            if steps >= was {
                facts.push(Fact::NoCloser { steps });
            }
            if steps + 2 <= was {
                facts.push(Fact::Jumps { square: target.to_string() });
            }
        }
    }
    let missed = gaining_jumps(before);
    if !missed.iter().any(|&(square, _)| mv == Move::Pawn(square)) {
        facts.extend(missed.into_iter().map(|(square, straight)| {
            let square = square.to_string();
            if straight { Fact::StraightJumpMissed { square } } else { Fact::SideJumpMissed { square } }
        }));
    }
    if after.outcome().is_none() {
        let seat = after.turn();
        let earlier = gaining_jumps(&before.with_turn(seat).expect("it plays"));
        for (square, _) in gaining_jumps(&after) {
            if earlier.iter().all(|&(other, _)| other != square) {
                facts.push(Fact::JumpAllowed { seat, square: square.to_string() });
            }
        }
    }
    facts
}

/// Checks that the race after a move is decided as it is said: by moving pawns alone, the winner gets there first
/// whatever the other does, who has no fence left; and by as many moves as distances say.
pub(super) fn check_race(before: &Position, mv: &str, said: &Fact) {
    let Fact::RaceDecided { seat, moves } = *said else { panic!("{said:?}") };
    let mut after = *before;
    after.play(mv.parse().expect("it can be read")).expect("it is legal");
    let loser = seat.other();
    assert_eq!(after.fences_left(loser), 0, "{after}");
    let (winner_needs, loser_needs) = (distance(&after, seat), distance(&after, loser));
    // How many moves the loser has made when the winner arrives.
    let made = if after.turn() == seat { winner_needs - 1 } else { winner_needs };
    assert_eq!(moves, loser_needs - made, "{after}");
    let plies = if after.turn() == seat { 2 * winner_needs - 1 } else { 2 * winner_needs };
    assert!(wins_by_walking(&after, seat, plies, &mut BTreeMap::new()), "{after}");
}

fn wins_by_walking(
    position: &Position,
    seat: Seat,
    plies: u8,
    known: &mut BTreeMap<(String, u8), bool>,
) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(seat);
    }
    if plies == 0 {
        return false;
    }
    let key = (position.to_string(), plies);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let mut steps = position.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Pawn(_)));
    let mut after = |mv: Move| {
        let mut next = *position;
        next.play(mv).expect("it is legal");
        wins_by_walking(&next, seat, plies - 1, known)
    };
    let wins = if position.turn() == seat { steps.any(&mut after) } else { steps.all(&mut after) };
    known.insert(key, wins);
    wins
}
