//! Winning what is won, with progress.

use std::sync::Arc;

use game::Game;
use squadro::{Move, Position};

use crate::retrograde::conversion::ConversionRanks;
use crate::slices::index::{PositionIndex, slice_of};
use crate::slices::slice::Slice;
use crate::slices::tables::Tables;
use crate::slices::values::Value;

/// How many turns ahead a forced exit from the slice is searched for before the slice is solved again for its ranks.
const LOOK_AHEAD: u32 = 3;

/// A source of exact values: of a position and of all that can come after it.
pub(crate) trait Probe {
    /// Why there is no value.
    type Error;

    fn tables(&self) -> &Tables;

    /// What a position in which the game goes on is worth to the player to move.
    fn value(&self, position: &Position) -> Result<Value, Self::Error>;

    /// The ranks by which the positions of a slice lead out of it.
    fn ranks(&self, slice: Slice) -> Result<Arc<ConversionRanks>, Self::Error>;
}

/// What each legal move is worth to the player who makes it, in the order of the rules.
pub(crate) fn moves<P: Probe>(probe: &P, position: &Position) -> Result<Vec<(Move, Value)>, P::Error> {
    let worth = |&mv: &Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        // A game is only ever ended by the player who moves.
        let value = if next.outcome().is_some() { Value::Win } else { probe.value(&next)?.flipped() };
        Ok((mv, value))
    };
    position.legal_moves().as_ref().iter().map(worth).collect()
}

/// A move that wins, with progress: none if the position isn't won by the mover.
pub(crate) fn winning_move<P: Probe>(probe: &P, position: &Position) -> Result<Option<Move>, P::Error> {
    if probe.value(position)? != Value::Win {
        return Ok(None);
    }
    for turns in 1..=LOOK_AHEAD {
        if let Some(mv) = forced_exit(probe, position, turns)? {
            return Ok(Some(mv));
        }
    }
    let ranks = probe.ranks(slice_of(position))?;
    let mut best = None;
    for (mv, value) in moves(probe, position)? {
        let mut next = *position;
        next.play_unchecked(mv);
        if value == Value::Win
            && let Some(next) = PositionIndex::of(probe.tables(), &next)
            && let Some(rank) = ranks.rank(next)
            && best.is_none_or(|(least, _)| rank < least)
        {
            best = Some((rank, mv));
        }
    }
    Ok(best.map(|(_, mv)| mv))
}

/// A winning move after which somebody must finish a phase, or the mover can, within so many turns.
fn forced_exit<P: Probe>(probe: &P, position: &Position, turns: u32) -> Result<Option<Move>, P::Error> {
    let slice = slice_of(position);
    let mut staying = Vec::new();
    for (mv, value) in moves(probe, position)? {
        if value != Value::Win {
            continue;
        }
        let mut next = *position;
        next.play_unchecked(mv);
        if slice_of(&next) != slice {
            return Ok(Some(mv));
        }
        staying.push((mv, next));
    }
    if turns > 1 {
        for (mv, next) in staying {
            if cannot_stay(probe, &next, slice, turns - 1)? {
                return Ok(Some(mv));
            }
        }
    }
    Ok(None)
}

/// Whether, whatever the mover does, a phase is finished within so many turns of the opponent's.
fn cannot_stay<P: Probe>(probe: &P, position: &Position, slice: Slice, turns: u32) -> Result<bool, P::Error> {
    for &mv in position.legal_moves().as_ref() {
        let mut next = *position;
        next.play_unchecked(mv);
        if slice_of(&next) == slice && forced_exit(probe, &next, turns)?.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}
