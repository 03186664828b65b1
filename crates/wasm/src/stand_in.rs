//! A plain player for Quoridor: it counts steps. It keeps the seat warm until the engine takes it.

use engine::Level;
use game::{Game, Line};
use quoridor::{Move, Position};

use crate::table::{Analysis, JudgedMove};
use crate::walk::Random;

/// How far one's own way counts against the others', in points; a fence in hand is worth a little.
const STEP: i32 = 100;
const FENCE: i32 = 35;

/// What the position is worth to this seat.
fn worth(position: &Position, seat: game::Seat) -> i32 {
    if let Some(outcome) = position.outcome() {
        return if outcome.winner() == Some(seat) { 100_000 } else { -100_000 };
    }
    let points = |seat: game::Seat| {
        let steps = position.distance(seat).map_or(0, i32::from);
        FENCE * i32::from(position.fences_left(seat)) - STEP * steps
    };
    let others = position.seats_playing().filter(|&other| other != seat).map(points);
    points(seat) - others.max().unwrap_or(0)
}

/// Every move with its worth after the best reply, the best first.
fn ranked(line: &Line<Position>, replies: bool) -> Vec<(Move, i32)> {
    let position = line.position();
    let seat = position.turn();
    let after = |mv: &Move| {
        let mut next = *position;
        next.play_unchecked(*mv);
        if !replies || next.outcome().is_some() {
            return (*mv, worth(&next, seat));
        }
        let answer = |reply: &Move| {
            let mut last = next;
            last.play_unchecked(*reply);
            worth(&last, seat)
        };
        (*mv, next.legal_moves().iter().map(answer).min().unwrap_or_else(|| worth(&next, seat)))
    };
    let mut moves: Vec<_> = line.legal_moves().iter().map(after).collect();
    moves.sort_by_key(|&(_, worth)| -worth);
    moves
}

/// The move this level makes.
pub(crate) fn choose(line: &Line<Position>, level: Level, seed: u64) -> Option<Move> {
    let mut random = Random(seed ^ (line.steps().len() as u64) << 32);
    let mut moves = ranked(line, level.number() > 4);
    // The lower the level, the more its judgement wavers.
    let waver = 60 * (Level::HIGHEST.number() - level.number()) as usize;
    for (_, worth) in &mut moves {
        *worth += random.below(waver + 20) as i32;
    }
    moves.into_iter().max_by_key(|&(_, worth)| worth).map(|(mv, _)| mv)
}

/// Every move by its steps alone.
pub(crate) fn analyse(line: &Line<Position>) -> Option<Analysis> {
    let moves = ranked(line, true);
    let best = moves.first()?.0;
    let judged = |&(mv, worth): &(Move, i32)| JudgedMove {
        mv: mv.to_string(),
        exact: (worth >= 100_000).then_some("win"),
        plies: None,
        chance: 1.0 / (1.0 + (-f64::from(worth) / 250.0).exp()),
    };
    Some(Analysis {
        depth: 2,
        nodes: moves.len() as u64,
        line: vec![best.to_string()],
        moves: moves.iter().map(judged).collect(),
    })
}
