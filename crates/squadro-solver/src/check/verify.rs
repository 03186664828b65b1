//! A check of the tablebase against the rules, which know nothing of how it was made.

use std::path::Path;

use game::Game;
use squadro::Position;

use crate::error::TablebaseError;
use crate::lookup::tablebase::Tablebase;
use crate::lookup::winning::Probe;
use crate::random::Random;
use crate::slices::index::PositionIndex;
use crate::slices::layout::Side;
use crate::slices::slice::{Slice, TOP_LEVEL};
use crate::slices::values::Value;

/// How many turns ahead forced wins are looked for.
const DEPTH: u32 = 7;

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// Positions whose value follows from those of their moves.
    pub positions: u64,
    /// Of these, positions for which a plain search found a forced win or loss, and the same value.
    pub forced: u64,
}

/// Why the check failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// A value can't be looked up.
    #[error(transparent)]
    Tablebase(#[from] TablebaseError),
    /// A value contradicts those of the moves.
    #[error("{position} is a {value:?} in the tablebase, but its best move a {best:?}")]
    Inconsistent {
        /// The position.
        position: Position,
        /// Its value in the tablebase.
        value: Value,
        /// The value of its best move, in the tablebase.
        best: Value,
    },
    /// A value contradicts a forced win that was found by search.
    #[error("{position} is a {value:?} in the tablebase, but a forced {forced:?}")]
    Refuted {
        /// The position.
        position: Position,
        /// Its value in the tablebase.
        value: Value,
        /// What a search found.
        forced: Value,
    },
}

/// Looks up so many positions drawn at random, from slices drawn in proportion to their size and from all levels,
/// and compares each value with those of the moves and with what a plain alpha-beta search can prove.
pub fn verify(dir: impl AsRef<Path>, samples: u64, seed: u64) -> Result<Verified, VerifyError> {
    let tablebase = Tablebase::open(dir)?;
    let mut random = Random::new(seed, 0);
    let mut verified = Verified::default();
    let slices: Vec<Slice> =
        (0..=TOP_LEVEL).flat_map(Slice::of_level).filter(|&slice| tablebase.covers(slice)).collect();
    let tables = tablebase.tables();
    let size = |slice: Slice| (tables.light(slice.light).size * tables.dark(slice.dark).size) as u64;
    let ends: Vec<u64> = slices
        .iter()
        .scan(0, |sum, &slice| {
            *sum += size(slice);
            Some(*sum)
        })
        .collect();
    let Some(&all) = ends.last() else { return Ok(verified) };
    while verified.positions < samples {
        // Half by size, half any slice: the small ones near the end of the game are checked, too.
        let chosen = if random.below(2) == 0 {
            let at = random.below(all);
            ends.partition_point(|&end| end <= at)
        } else {
            random.below(slices.len() as u64) as usize
        };
        let slice = slices[chosen];
        let index = PositionIndex {
            slice,
            side: Side::BOTH[random.below(2) as usize],
            row: random.below(tables.light(slice.light).size as u64) as usize,
            bit: random.below(tables.dark(slice.dark).size as u64) as usize,
        };
        if let Some(position) = index.position(tables) {
            verified.positions += 1;
            verified.forced += u64::from(check(&tablebase, position)?);
        }
    }
    Ok(verified)
}

/// Checks one position; says whether its value was also proven by search.
pub(crate) fn check(tablebase: &Tablebase, position: Position) -> Result<bool, VerifyError> {
    let value = tablebase.probe(&position)?;
    let moves = tablebase.moves(&position)?;
    let best = moves.iter().map(|&(_, value)| value).max().unwrap_or(Value::Loss);
    if value != best {
        return Err(VerifyError::Inconsistent { position, value, best });
    }
    let forced = search(&position, DEPTH, Value::Loss, Value::Win);
    if forced != Value::Draw && forced != value {
        return Err(VerifyError::Refuted { position, value, forced });
    }
    Ok(forced != Value::Draw)
}

/// Plain alpha-beta: a win or loss that is forced within so many turns; a draw stands for "not known".
fn search(position: &Position, depth: u32, mut alpha: Value, beta: Value) -> Value {
    if position.outcome().is_some() {
        // A game is only ever ended by the player who has just moved.
        return Value::Loss;
    }
    if depth == 0 {
        return Value::Draw;
    }
    let mut best = Value::Loss;
    for &mv in position.legal_moves().as_ref() {
        let mut next = *position;
        next.play_unchecked(mv);
        best = best.max(search(&next, depth - 1, beta.flipped(), alpha.flipped()).flipped());
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}
