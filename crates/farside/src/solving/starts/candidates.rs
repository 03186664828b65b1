use std::collections::HashSet;

use anyhow::Result;
use engine::Limits;
use game::{Game as _, Line};
use games::{ComputerOptions, HasComputer as _};
use squadro::{DARK, LIGHT, Position};
use squadro_solver::{Tablebase, TablebaseError, Value};

/// The nodes of the search that tells which draws are balanced.
const NODES: u64 = 5_000;
/// The transposition table of that search, in mebibytes: it is emptied before each.
const TABLE: usize = 1;
/// The most positions that are searched: of more, every second, third and so on.
const MOST_SEARCHED: usize = 3_000;
/// How many moves a player may be behind in the race.
const MOST_BEHIND: u8 = 2;

/// A position that a game might begin with.
pub(super) struct Candidate {
    pub(super) position: Position,
    /// How many moves lead there from the usual start.
    pub(super) plies: u8,
    /// How far a search thinks the chance of the player to move is from one half.
    imbalance: f64,
}

/// The positions that at most so many moves lead to, each player having made as many as the other and needing about as
/// many to win the race; with a tablebase those that are exact draws.
pub(super) fn early(tablebase: Option<&Tablebase>, plies: u8) -> Result<Vec<Candidate>> {
    let mut known: HashSet<Position> = HashSet::new();
    let mut found = Vec::new();
    let mut present: Vec<Position> = [LIGHT, DARK].map(Position::start).into();
    for ply in 1..=plies {
        let mut next = Vec::new();
        for position in present {
            for &mv in position.legal_moves().as_ref() {
                let mut after = position;
                after.play(mv)?;
                if known.insert(after) {
                    next.push(after);
                }
            }
        }
        present = next;
        if ply % 2 == 1 {
            continue;
        }
        for position in &present {
            let drawn = || {
                tablebase.map_or(Ok(true), |it| Ok::<_, TablebaseError>(it.probe(position)? == Value::Draw))
            };
            let [one, other] = [LIGHT, DARK].map(|seat| position.moves_needed(seat).total);
            if position.outcome().is_none() && one.abs_diff(other) <= MOST_BEHIND && drawn()? {
                found.push(Candidate { position: *position, plies: ply, imbalance: 0.0 });
            }
        }
    }
    Ok(found)
}

/// The candidates in which a search sees the least advantage for either player.
pub(super) fn most_balanced(candidates: Vec<Candidate>, count: usize) -> Vec<Candidate> {
    let step = candidates.len().div_ceil(MOST_SEARCHED).max(1);
    let mut candidates: Vec<Candidate> = candidates.into_iter().step_by(step).collect();
    let mut player = Position::computer(ComputerOptions { table: TABLE, ..ComputerOptions::default() });
    for candidate in &mut candidates {
        player.new_game();
        let line = Line::new(candidate.position);
        let choice = player.think(&line, Limits::nodes(NODES), &engine::NoClock, &mut |_| ());
        candidate.imbalance = choice.map_or(0.5, |choice| (choice.info.judgement.chance() - 0.5).abs());
    }
    candidates.sort_by(|one, other| one.imbalance.total_cmp(&other.imbalance));
    candidates.truncate(count);
    candidates
}
