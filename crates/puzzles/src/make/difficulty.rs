//! How hard a puzzle is: which levels find it, and with how many nodes.

use engine::{Level, Limits, NoClock};
use games::{Computer, GameKind};

use crate::{Difficulty, Puzzle};

/// Levels that err play each move with so many seeds.
const SEEDS: u64 = 3;
/// The rating of level 1. Where the scale begins is arbitrary.
const BASE: f64 = 600.0;
/// Nobody is so weak …
const WEAKEST: f64 = 300.0;
/// … or so strong that it would be certain what he solves.
const STRONGEST: f64 = 2_900.0;

/// What players of full strength with so many nodes are taken to be above level 1, in Elo.
type Ladder = &'static [(u64, f64)];

/// The Elo of levels 1 to 7 above level 1, as measured (docs/engines/levels.md), and the ladder above them, of which
/// the last but one is level 8.
fn scale(game: GameKind, players: usize) -> ([f64; 7], Ladder) {
    match game {
        GameKind::Quoridor if players == 2 => {
            ([0.0, 288.0, 557.0, 852.0, 992.0, 1275.0, 1515.0], &[(42_000, 1_750.0), (170_000, 1_950.0)])
        }
        GameKind::Quoridor => {
            ([0.0, 288.0, 557.0, 852.0, 992.0, 1275.0, 1515.0], &[(4_000, 1_700.0), (16_000, 1_900.0)])
        }
        GameKind::Squadro => {
            ([0.0, 172.0, 438.0, 693.0, 884.0, 1481.0, 1702.0], &[(10_000, 1_893.0), (100_000, 2_050.0)])
        }
    }
}

/// The shares of moves that players found.
#[derive(Clone, Debug, Default)]
pub(super) struct Measured {
    /// By level from 1 on: the share of tries in which it found the first move, and all.
    shares: Vec<[f64; 2]>,
    /// The same for full strength, by nodes.
    ladder: Vec<(u64, [f64; 2])>,
    elo: Vec<f64>,
}

impl Measured {
    pub(super) fn of(puzzle: &Puzzle, computer: &mut Computer) -> Measured {
        let (levels, ladder) = scale(puzzle.game(), puzzle.seats());
        let mut measured = Measured::default();
        for (level, elo) in Level::all().zip(levels) {
            let errs = !Computer::remembers(puzzle.game(), level, puzzle.seats());
            let seeds = if errs { SEEDS } else { 1 };
            let tries: Vec<[f64; 2]> =
                (0..seeds).map(|seed| tried(puzzle, computer, level, seed, Limits::default())).collect();
            let share = |at: usize| tries.iter().map(|found| found[at]).sum::<f64>() / seeds as f64;
            measured.shares.push([share(0), share(1)]);
            measured.elo.push(elo);
        }
        let mut found = [0.0, 0.0];
        for &(nodes, elo) in ladder {
            // Who has found all with few nodes finds it with more.
            if found[1] < 1.0 {
                found = tried(puzzle, computer, Level::HIGHEST, 0, Limits::nodes(nodes));
            }
            measured.ladder.push((nodes, found));
            measured.elo.push(elo);
        }
        measured
    }

    /// Nothing was measured yet.
    pub(super) fn nothing() -> Difficulty {
        Difficulty { rating: 0, first: Vec::new(), all: Vec::new(), nodes: None }
    }

    pub(super) fn difficulty(&self) -> Difficulty {
        // Most of the tries have to find it.
        let found = |at: usize| {
            let levels = (1..).zip(&self.shares).filter(|(_, share)| share[at] > 0.5).map(|(level, _)| level);
            let highest = self.ladder.iter().any(|(_, found)| found[at] > 0.5).then_some(8);
            levels.chain(highest).collect()
        };
        let nodes = self.ladder.iter().find(|(_, found)| found[0] > 0.5).map(|&(nodes, _)| nodes);
        Difficulty { rating: self.rating(), first: found(0), all: found(1), nodes }
    }

    /// The rating at which the players would be expected to solve as many as they did.
    fn rating(&self) -> u16 {
        let solved =
            self.shares.iter().map(|share| share[1]).chain(self.ladder.iter().map(|(_, found)| found[1]));
        let tries = self.elo.iter().map(|elo| BASE + elo).zip(solved);
        let tries: Vec<(f64, f64)> = tries.chain([(WEAKEST, 0.0), (STRONGEST, 1.0)]).collect();
        let (mut low, mut high) = (0.0, 4_000.0);
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            let expected = |&(elo, _): &(f64, f64)| 1.0 / (1.0 + 10.0_f64.powf((middle - elo) / 400.0));
            let surplus: f64 = tries.iter().map(|tried| expected(tried) - tried.1).sum();
            if surplus > 0.0 { low = middle } else { high = middle }
        }
        low.round() as u16
    }
}

/// Whether a player finds the first move and all of them, as 0 or 1.
fn tried(puzzle: &Puzzle, computer: &mut Computer, level: Level, seed: u64, limits: Limits) -> [f64; 2] {
    let finds = |step: usize| {
        let line = puzzle.line_at(step);
        computer.new_game();
        computer.set_strength(level, seed);
        computer.think(&line, limits, &NoClock).as_deref() == puzzle.own_move(step)
    };
    let found: Vec<bool> = (0..puzzle.len()).map(finds).collect();
    let as_number = |found: bool| f64::from(u8::from(found));
    [as_number(found.first() == Some(&true)), as_number(found.iter().all(|&found| found))]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(solved_from: usize) -> u16 {
        let (levels, ladder) = scale(GameKind::Quoridor, 2);
        let share = |at: usize| [f64::from(u8::from(at >= solved_from)); 2];
        Measured {
            shares: (0..levels.len()).map(share).collect(),
            ladder: ladder.iter().zip(7..).map(|(&(nodes, _), at)| (nodes, share(at))).collect(),
            elo: levels.into_iter().chain(ladder.iter().map(|&(_, elo)| elo)).collect(),
        }
        .rating()
    }

    #[test]
    fn the_fewer_levels_find_it_the_higher_is_the_rating() {
        let ratings: Vec<u16> = (0..=9).map(rated).collect();
        assert!(ratings.windows(2).all(|pair| pair[0] < pair[1]), "{ratings:?}");
        // Who is as strong as the puzzle solves it every other time.
        assert!((1_300..1_700).contains(&ratings[4]), "{ratings:?}");
    }
}
