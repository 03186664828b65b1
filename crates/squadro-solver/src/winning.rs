//! Winning what is won, with progress.

use std::sync::Arc;

use game::Game;
use squadro::{Move, Position};

use crate::guide::Guide;
use crate::place::{Place, slice_of};
use crate::slice::Slice;
use crate::tables::Tables;
use crate::values::Value;

/// How many turns ahead a way out of the slice is looked for before a guide is made.
const LOOK_AHEAD: u32 = 3;

/// Somebody who knows the values of a position and of all that can come after it.
pub(crate) trait Knowledge {
    /// Why a value can't be told.
    type Error;

    fn tables(&self) -> &Tables;

    /// What a position in which the game goes on is worth to the player to move.
    fn value(&self, position: &Position) -> Result<Value, Self::Error>;

    /// The order in which the values of a slice are found.
    fn guide(&self, slice: Slice) -> Result<Arc<Guide>, Self::Error>;
}

/// What each legal move is worth to the player who makes it, in the order of the rules.
pub(crate) fn moves<K: Knowledge>(
    knowledge: &K,
    position: &Position,
) -> Result<Vec<(Move, Value)>, K::Error> {
    let worth = |&mv: &Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        // A game is only ever ended by the player who moves.
        let value = if next.outcome().is_some() { Value::Win } else { knowledge.value(&next)?.flipped() };
        Ok((mv, value))
    };
    position.legal_moves().as_ref().iter().map(worth).collect()
}

/// A move that wins, with progress: none if the position isn't won by the mover.
pub(crate) fn winning_move<K: Knowledge>(
    knowledge: &K,
    position: &Position,
) -> Result<Option<Move>, K::Error> {
    if knowledge.value(position)? != Value::Win {
        return Ok(None);
    }
    for turns in 1..=LOOK_AHEAD {
        if let Some(mv) = forced_exit(knowledge, position, turns)? {
            return Ok(Some(mv));
        }
    }
    let guide = knowledge.guide(slice_of(position))?;
    let mut best = None;
    for (mv, value) in moves(knowledge, position)? {
        let mut next = *position;
        next.play_unchecked(mv);
        if value == Value::Win
            && let Some(next) = Place::of(knowledge.tables(), &next)
            && let Some(rank) = guide.rank(next)
            && best.is_none_or(|(least, _)| rank < least)
        {
            best = Some((rank, mv));
        }
    }
    Ok(best.map(|(_, mv)| mv))
}

/// A winning move after which somebody must finish a phase, or the mover can, within so many turns.
fn forced_exit<K: Knowledge>(
    knowledge: &K,
    position: &Position,
    turns: u32,
) -> Result<Option<Move>, K::Error> {
    let slice = slice_of(position);
    let mut staying = Vec::new();
    for (mv, value) in moves(knowledge, position)? {
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
            if cannot_stay(knowledge, &next, slice, turns - 1)? {
                return Ok(Some(mv));
            }
        }
    }
    Ok(None)
}

/// Whether, whatever the mover does, a phase is finished within so many turns of the opponent's.
fn cannot_stay<K: Knowledge>(
    knowledge: &K,
    position: &Position,
    slice: Slice,
    turns: u32,
) -> Result<bool, K::Error> {
    for &mv in position.legal_moves().as_ref() {
        let mut next = *position;
        next.play_unchecked(mv);
        if slice_of(&next) == slice && forced_exit(knowledge, &next, turns)?.is_none() {
            return Ok(false);
        }
    }
    Ok(true)
}
