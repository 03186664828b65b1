//! The slow, obviously right way to know who wins: every position that can arise by pawn moves, over and over again
//! until nothing new is found. Positions after a fence are solved first, each on its own.

use std::collections::HashMap;

use game::Game;
use quoridor::{Move, Position};
use quoridor_engine::{Truth, Value};

/// What is true of every position that can arise from one without placing a fence.
pub(crate) struct Solved {
    truths: HashMap<Position, Truth>,
}

impl Solved {
    /// Solves a position. `after_fence` says what is true of a position after a fence was placed.
    pub(crate) fn new(position: &Position, mut after_fence: impl FnMut(&Position) -> Truth) -> Solved {
        // The positions, each with those after its pawn moves, and the truths of its fences.
        let mut found: HashMap<Position, (Vec<Position>, Vec<Truth>)> = HashMap::new();
        let mut truths: HashMap<Position, Truth> = HashMap::new();
        let mut waiting = vec![*position];
        while let Some(position) = waiting.pop() {
            if found.contains_key(&position) || truths.contains_key(&position) {
                continue;
            }
            if position.outcome().is_some() {
                // Who is to move has lost.
                truths.insert(position, Truth { value: Value::Loss, plies: Some(0) });
                continue;
            }
            let mut steps = Vec::new();
            let mut fences = Vec::new();
            for mv in position.legal_moves() {
                let mut after = position;
                after.play_unchecked(mv);
                match mv {
                    Move::Pawn(_) => steps.push(after),
                    Move::Fence(_) => fences.push(after_fence(&after).before()),
                }
            }
            waiting.extend(&steps);
            found.insert(position, (steps, fences));
        }
        // Wins and losses of so many plies, one number after the other.
        let longest_after_fence =
            found.values().flat_map(|(_, fences)| fences).filter_map(|truth| truth.plies).max();
        let (mut plies, mut nothing_new) = (0, 0);
        while nothing_new < 2 || Some(plies) <= longest_after_fence {
            plies += 1;
            let mut new = Vec::new();
            for (position, (steps, fences)) in &found {
                if truths.contains_key(position) {
                    continue;
                }
                let known = || steps.iter().map(|after| truths.get(after).map(|truth| truth.before()));
                let all = || known().chain(fences.iter().map(|&truth| Some(truth)));
                let in_time = |truth: Truth| truth.plies.is_some_and(|needed| needed <= plies);
                let wins = |truth: Option<Truth>| truth.is_some_and(|t| t.value == Value::Win && in_time(t));
                let loses =
                    |truth: Option<Truth>| truth.is_some_and(|t| t.value == Value::Loss && in_time(t));
                if all().any(wins) {
                    new.push((*position, Truth { value: Value::Win, plies: Some(plies) }));
                } else if all().all(loses) {
                    new.push((*position, Truth { value: Value::Loss, plies: Some(plies) }));
                }
            }
            nothing_new = if new.is_empty() { nothing_new + 1 } else { 0 };
            truths.extend(new);
        }
        for position in found.keys() {
            truths.entry(*position).or_insert(Truth::DRAW);
        }
        Solved { truths }
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = (&Position, Truth)> {
        self.truths.iter().map(|(position, truth)| (position, *truth)).filter(|(p, _)| p.outcome().is_none())
    }
}
