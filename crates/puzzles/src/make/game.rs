//! Games between levels, each drawn from a seed and its number.

use engine::{Level, Limits, NoClock};
use game::{Keys, Setup};
use games::{AnyLine, Computer};

use super::Making;

/// The levels that play; those below waste what puzzles are about.
const LEVELS: core::ops::RangeInclusive<u8> = 3..=5;
/// The level that plays the first plies, by its own taste, so that every game is another one.
const OPENER: u8 = 3;
/// How many these are.
const OPENING: usize = 8;
/// Longer games go round in circles.
const LONGEST: usize = 160;

/// The positions of a game, as lines of play: the start and after each move.
pub(super) fn positions(making: &Making<'_>, computer: &mut Computer, number: u64) -> Vec<AnyLine> {
    let mut keys = Keys::new(making.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let setup = Setup { players: Some(making.players), ..Setup::default() };
    let Ok(mut line) = AnyLine::new(making.game, &setup) else { return Vec::new() };
    let span = u64::from(LEVELS.end() - LEVELS.start() + 1);
    let levels: Vec<u8> = (0..making.players).map(|_| LEVELS.start() + (keys.draw() % span) as u8).collect();
    computer.new_game();
    let mut lines = vec![line.clone()];
    while line.outcome().is_none() && lines.len() < LONGEST {
        let usual = levels.get(line.turn().index()).copied().unwrap_or(OPENER);
        let level = if lines.len() <= OPENING { OPENER } else { usual };
        computer.set_strength(Level::new(level).unwrap_or_default(), keys.draw());
        let Some(mv) = computer.think(&line, Limits::default(), &NoClock) else { break };
        if line.play(&mv).is_err() {
            break;
        }
        lines.push(line.clone());
    }
    lines.retain(|line| line.outcome().is_none());
    lines
}
