//! Exact values for many positions.

use game::Game;
use squadro::{HOME, Position, TURNING_SPACE};
use squadro_engine::samples::Sample;
use squadro_engine::{Value, solved};
use squadro_solver::{Tablebase, TablebaseError};

use crate::parallel::in_chunks;

/// Looks up the values of all positions; with `moves`, those of their moves too.
pub(super) fn label(
    tablebase: &Tablebase,
    mut positions: Vec<Position>,
    moves: bool,
    threads: usize,
) -> Result<Vec<Sample>, TablebaseError> {
    positions.sort_unstable_by_key(neighbourhood);
    let parts = in_chunks(&positions, threads, |positions| {
        positions.iter().map(|position| sample(tablebase, position, moves)).collect::<Result<Vec<_>, _>>()
    });
    Ok(parts.into_iter().collect::<Result<Vec<_>, _>>()?.concat())
}

fn sample(tablebase: &Tablebase, position: &Position, moves: bool) -> Result<Sample, TablebaseError> {
    let mut sample = Sample::new(position, solved(tablebase.probe(position)?));
    if moves {
        for (mv, value) in tablebase.moves(position)? {
            sample = sample.with_move(mv.lane, solved(value));
        }
    }
    Ok(sample)
}

/// Puts positions that lie together in the tablebase together, so that each block is unpacked only once: by the
/// phases of all pieces, then by who is to move, then by Light's pieces.
fn neighbourhood(position: &Position) -> (u64, u64, u64) {
    let word = position.word();
    let phase = |progress: u64| match progress as u8 {
        0..TURNING_SPACE => 0,
        TURNING_SPACE..HOME => 1,
        _ => 2,
    };
    let phases = (0..10).fold(0, |phases, piece| phases * 3 + phase(word >> (4 * piece) & 15));
    (phases, position.turn().index() as u64, word.reverse_bits())
}

/// Whether the result can still be spoilt: the position isn't lost and some move is worse than the best.
pub(super) fn can_be_spoilt(sample: Sample) -> bool {
    let value = sample.value();
    let spoils = |lane| sample.move_value(lane).is_some_and(|mv| Some(mv) < value);
    value > Some(Value::Loss) && squadro::Lane::ALL.into_iter().any(spoils)
}
