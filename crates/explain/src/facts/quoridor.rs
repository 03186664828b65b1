//! Shortest paths, jumps, fences and races.

use game::{Game, Line, Notation, Seat};
use quoridor::{Move, Position, Square};
use quoridor_engine::{Paths, race};

use super::Fact;

/// A jump is worth a sentence if it brings the pawn so many steps closer.
const GAIN: u8 = 2;

/// The facts about a move; none if it can't be played.
pub(super) fn facts(line: &Line<Position>, mv: &str) -> Option<Vec<Fact>> {
    let before = line.position();
    let mv = before.parse_move(mv, Notation::Standard).ok()?;
    let mut after = *before;
    after.play(mv).ok()?;
    let mut facts = match mv {
        Move::Fence(_) => fence(before, &after),
        Move::Pawn(target) => pawn(before, &after, target),
    };
    facts.extend(jumps_missed(before, mv));
    if after.outcome().is_none() {
        facts.extend(jumps_allowed(before, &after));
        facts.extend(race_decided(before, &after));
    }
    Some(facts)
}

fn fence(before: &Position, after: &Position) -> Vec<Fact> {
    let longer = |seat: Seat| {
        let steps = after.distance(seat)?.saturating_sub(before.distance(seat)?);
        (steps > 0).then_some(Fact::PathLonger { seat, steps })
    };
    let mut facts: Vec<Fact> = before.seats_playing().filter_map(longer).collect();
    if let (2, [Fact::PathLonger { steps: first, .. }, Fact::PathLonger { steps: second, .. }]) =
        (before.seats(), &facts[..])
    {
        let own = before.turn();
        let (steps, own_steps) = if own == Seat::FIRST { (*second, *first) } else { (*first, *second) };
        facts = vec![Fact::PathsLonger { seat: own.other(), steps, own, own_steps }];
    }
    if facts.is_empty() {
        facts.push(Fact::FenceWithoutEffect);
    }
    if after.fences_left(before.turn()) == 0 {
        facts.push(Fact::LastFence { seat: before.turn() });
    }
    facts
}

fn pawn(before: &Position, after: &Position, target: Square) -> Vec<Fact> {
    let mover = before.turn();
    let (Some(was), Some(steps)) = (before.distance(mover), after.distance(mover)) else { return vec![] };
    let mut facts = Vec::new();
    if steps >= was {
        facts.push(Fact::NoCloser { steps });
    } else if was - steps >= GAIN {
        facts.push(Fact::Jumps { square: target.to_string() });
    }
    facts
}

/// The squares that the player to move can jump to with a gain, straight or to the side.
fn jumps(position: &Position) -> impl Iterator<Item = (Square, bool)> {
    let mover = position.turn();
    let goal = position.goal(mover).squares();
    let (pawn, openings, now) = (position.pawn(mover), position.openings(), position.distance(mover));
    position.pawn_targets().into_iter().filter_map(move |target| {
        let gains = openings.distance(target, goal)? + GAIN <= now?;
        let straight = pawn?.column() == target.column() || pawn?.row() == target.row();
        gains.then_some((target, straight))
    })
}

/// The jumps that a move leaves out, unless it is one itself.
fn jumps_missed(before: &Position, played: Move) -> Vec<Fact> {
    if jumps(before).any(|(square, _)| played == Move::Pawn(square)) {
        return vec![];
    }
    let missed = |(square, straight): (Square, bool)| {
        let square = square.to_string();
        if straight { Fact::StraightJumpMissed { square } } else { Fact::SideJumpMissed { square } }
    };
    jumps(before).map(missed).collect()
}

/// The jumps that the next player has got by the move.
fn jumps_allowed(before: &Position, after: &Position) -> Vec<Fact> {
    let seat = after.turn();
    let had: Vec<Square> = match before.with_turn(seat) {
        Ok(turned) => jumps(&turned).map(|(square, _)| square).collect(),
        Err(_) => return vec![],
    };
    let new = jumps(after).filter(|(square, _)| !had.contains(square));
    new.map(|(square, _)| Fact::JumpAllowed { seat, square: square.to_string() }).collect()
}

/// The race that the move decides.
fn race_decided(before: &Position, after: &Position) -> Option<Fact> {
    if decided(before).is_some() {
        return None;
    }
    decided(after)
}

/// Who wins the race, if nobody can get in the way any more, and how many moves before the other.
pub(super) fn decided(position: &Position) -> Option<Fact> {
    if position.seats() != 2 {
        return None;
    }
    let score = race::decided(position, &Paths::of(position), 0)?;
    let (mover, other) = (position.turn(), position.turn().other());
    let (own, theirs) = (position.distance(mover)?, position.distance(other)?);
    // The player to move arrives with a move in hand: the other hasn't made as many by then.
    Some(if score.is_win() {
        Fact::RaceDecided { seat: mover, moves: theirs + 1 - own }
    } else {
        Fact::RaceDecided { seat: other, moves: own - theirs }
    })
}
