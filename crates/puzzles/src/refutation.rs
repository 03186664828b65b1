//! What refutes a wrong move.

use engine::{Clock, Limits};
use games::{AnyLine, Computer};

/// The most moves of a refutation.
const LONGEST: usize = 6;

/// What a computer player expects after a wrong move, for so many moves: the refutation of one for which none is
/// stored. Empty if the move ends the game or can't be played.
pub fn refute(
    line: &AnyLine,
    wrong: &str,
    computer: &mut Computer,
    limits: Limits,
    clock: &(dyn Clock + Sync),
) -> Vec<String> {
    let mut after = line.clone();
    if after.play(wrong).is_err() || after.outcome().is_some() {
        return Vec::new();
    }
    let found = computer.evaluate(&after, limits, clock);
    found.map(|found| found.pv.into_iter().take(LONGEST).collect()).unwrap_or_default()
}
