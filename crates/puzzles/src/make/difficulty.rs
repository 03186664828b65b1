//! How hard a puzzle is: which levels find it, and with how many nodes.

use engine::{Level, Limits, NoClock};
use games::{Computer, GameKind};

use crate::{Difficulty, Puzzle, scale};

/// Levels that err play each move with so many seeds.
const SEEDS: u64 = 3;
/// With so many nodes full strength tries to find the first move, one after the other.
const NODES: [u64; 6] = [300, 1_000, 3_000, 10_000, 30_000, 100_000];
/// Nobody is so weak …
const WEAKEST: f64 = 300.0;
/// … or so strong that it would be certain what he solves.
const STRONGEST: f64 = 2_900.0;

/// Players of full strength with so many nodes, with their ratings.
type Ladder = [(u64, f64); 2];

/// The ladder above level 7. In Quoridor the ratings lie on the line between level 7, which searches 10,500 nodes, and
/// level 8, which searched 115,000 when it was measured. In Squadro it is level 8, and somebody with ten times its
/// nodes.
fn ladder(game: GameKind, players: usize) -> Ladder {
    match game {
        GameKind::Quoridor if players == 2 => [(42_000, 2_280.0), (170_000, 2_450.0)],
        GameKind::Quoridor => [(4_000, 2_300.0), (16_000, 2_500.0)],
        GameKind::Squadro => [(10_000, 2_493.0), (100_000, 2_650.0)],
    }
}

/// The shares of moves that players found.
#[derive(Clone, Debug, Default)]
pub(super) struct Measured {
    /// By level from 1 on: the share of tries in which it found the first move, and all.
    shares: Vec<[f64; 2]>,
    /// The same for full strength, by nodes.
    ladder: Vec<[f64; 2]>,
    /// The nodes that full strength needs to find the first move; none if it needs more than were tried.
    nodes: Option<u64>,
    /// The ratings of all of them, in the same order.
    ratings: Vec<f64>,
}

impl Measured {
    pub(super) fn of(puzzle: &Puzzle, computer: &mut Computer) -> Measured {
        let finds_first = |nodes: &u64| finds(puzzle, 0, computer, Level::HIGHEST, 0, Limits::nodes(*nodes));
        let nodes = NODES.into_iter().find(finds_first);
        let mut measured = Measured { nodes, ..Measured::default() };
        for (level, rating) in scale::ratings(puzzle.game()).filter(|(level, _)| *level < Level::HIGHEST) {
            let errs = !Computer::remembers(puzzle.game(), level, puzzle.seats());
            let seeds = if errs { SEEDS } else { 1 };
            let tries: Vec<[f64; 2]> =
                (0..seeds).map(|seed| tried(puzzle, computer, level, seed, Limits::default())).collect();
            let share = |at: usize| tries.iter().map(|found| found[at]).sum::<f64>() / seeds as f64;
            measured.shares.push([share(0), share(1)]);
            measured.ratings.push(rating);
        }
        let mut found = [0.0, 0.0];
        for (nodes, rating) in ladder(puzzle.game(), puzzle.seats()) {
            // Who has found all with few nodes finds it with more.
            if found[1] < 1.0 {
                found = tried(puzzle, computer, Level::HIGHEST, 0, Limits::nodes(nodes));
            }
            measured.ladder.push(found);
            measured.ratings.push(rating);
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
            let highest = self.ladder.iter().any(|found| found[at] > 0.5).then_some(8);
            levels.chain(highest).collect()
        };
        Difficulty { rating: self.rating(), first: found(0), all: found(1), nodes: self.nodes }
    }

    /// The rating at which the players would be expected to solve as many as they did.
    fn rating(&self) -> u16 {
        let solved = self.shares.iter().map(|share| share[1]).chain(self.ladder.iter().map(|found| found[1]));
        let tries = self.ratings.iter().copied().zip(solved);
        let tries: Vec<(f64, f64)> = tries.chain([(WEAKEST, 0.0), (STRONGEST, 1.0)]).collect();
        let (mut low, mut high) = (0.0, 4_000.0);
        for _ in 0..40 {
            let middle = f64::midpoint(low, high);
            let expected = |&(own, _): &(f64, f64)| 1.0 / (1.0 + 10.0_f64.powf((middle - own) / 400.0));
            let surplus: f64 = tries.iter().map(|tried| expected(tried) - tried.1).sum();
            if surplus > 0.0 { low = middle } else { high = middle }
        }
        low.round() as u16
    }
}

/// Whether a player finds the first move and all of them, as 0 or 1.
fn tried(puzzle: &Puzzle, computer: &mut Computer, level: Level, seed: u64, limits: Limits) -> [f64; 2] {
    let first = finds(puzzle, 0, computer, level, seed, limits);
    // Who misses the first move never comes to the others.
    let all = first && (1..puzzle.len()).all(|step| finds(puzzle, step, computer, level, seed, limits));
    [first, all].map(|found| f64::from(u8::from(found)))
}

/// Whether a player finds the solver's move of this number, having seen nothing before.
fn finds(
    puzzle: &Puzzle,
    step: usize,
    computer: &mut Computer,
    level: Level,
    seed: u64,
    limits: Limits,
) -> bool {
    computer.new_game();
    computer.set_strength(level, seed);
    computer.think(&puzzle.line_at(step), limits, &NoClock).as_deref() == puzzle.own_move(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(solved_from: usize) -> u16 {
        let levels: Vec<f64> = scale::ratings(GameKind::Quoridor).map(|(_, rating)| rating).take(7).collect();
        let ladder = ladder(GameKind::Quoridor, 2);
        let share = |at: usize| [f64::from(u8::from(at >= solved_from)); 2];
        Measured {
            shares: (0..levels.len()).map(share).collect(),
            ladder: (7..9).map(share).collect(),
            nodes: None,
            ratings: levels.into_iter().chain(ladder.map(|(_, rating)| rating)).collect(),
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
