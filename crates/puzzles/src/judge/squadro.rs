use engine::Value;
use game::Game;
use games::AnyLine;
use squadro::{Move, Position};
use squadro_engine::Oracle;

use super::{Comparison, Judge, JudgeError, Worth, nothing};

/// Compares moves of Squadro by an oracle: a tablebase, or endgames that were worked out.
pub(crate) struct SquadroJudge<'a> {
    oracle: &'a dyn Oracle,
}

/// As many moves of the solver are looked ahead for the defence that asks most of him.
const LOOK_AHEAD: usize = 5;

impl<'a> SquadroJudge<'a> {
    /// Asks this oracle.
    pub(crate) fn new(oracle: &'a dyn Oracle) -> SquadroJudge<'a> {
        SquadroJudge { oracle }
    }

    /// What each move is worth to the player who makes it.
    pub(crate) fn moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, JudgeError> {
        let worth = |&mv: &Move| {
            let after = after(position, mv);
            // A game is only ever ended by the player who moves.
            if after.outcome().is_some() {
                return Ok((mv, Value::Win));
            }
            let truth = self.oracle.truth(&after).map_err(|error| JudgeError::Unknown(error.to_string()))?;
            Ok((mv, truth.value.turned()))
        };
        position.legal_moves().iter().map(worth).collect()
    }

    /// The only move that keeps the result, if there is just one and there are others.
    fn only(&self, position: &Position) -> Result<Option<Move>, JudgeError> {
        let moves = self.moves(position)?;
        let best = moves.iter().map(|&(_, value)| value).max();
        let mut keeping = moves.iter().filter(|&&(_, value)| Some(value) == best);
        let only = keeping.next().filter(|_| keeping.next().is_none() && moves.len() > 1);
        Ok(only.filter(|&&(_, value)| value > Value::Loss).map(|&(mv, _)| mv))
    }

    /// How many moves in a row the player to move has to find, if the other makes it as hard as can be.
    fn asked(&self, position: &Position, most: usize) -> Result<usize, JudgeError> {
        if most == 0 || position.outcome().is_some() {
            return Ok(0);
        }
        let Some(only) = self.only(position)? else { return Ok(0) };
        let after = after(position, only);
        let mut longest = 0;
        for (_, then) in self.replies(&after)? {
            longest = longest.max(self.asked(&then, most - 1)?);
        }
        Ok(1 + longest)
    }

    /// The replies that keep what there is to keep, with the positions they lead to.
    fn replies(&self, position: &Position) -> Result<Vec<(Move, Position)>, JudgeError> {
        if position.outcome().is_some() {
            return Ok(Vec::new());
        }
        let moves = self.moves(position)?;
        let best = moves.iter().map(|&(_, value)| value).max();
        let keeping = moves.iter().filter(|&&(_, value)| Some(value) == best);
        Ok(keeping.map(|&(mv, _)| (mv, after(position, mv))).collect())
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut after = *position;
    after.play_unchecked(mv);
    after
}

impl Judge for SquadroJudge<'_> {
    fn compare(&mut self, line: &AnyLine) -> Result<Comparison, JudgeError> {
        let AnyLine::Squadro(game) = line else { return Err(nothing(line)) };
        let mut moves = self.moves(game.position())?;
        moves.sort_by_key(|&(mv, value)| (core::cmp::Reverse(value), mv.lane));
        let (best, worth) = moves.first().copied().ok_or_else(|| nothing(line))?;
        let rest = moves.get(1).map(|&(_, value)| Worth::Proven(value));
        Ok(Comparison { best: best.to_string(), worth: Worth::Proven(worth), rest, nodes: 0 })
    }

    /// The reply after which the solver has to find most moves in a row comes first.
    fn defences(&mut self, line: &AnyLine) -> Result<Vec<String>, JudgeError> {
        let AnyLine::Squadro(game) = line else { return Err(nothing(line)) };
        let mut asked = Vec::new();
        for (mv, then) in self.replies(game.position())? {
            asked.push((self.asked(&then, LOOK_AHEAD)?, mv));
        }
        asked.sort_by_key(|&(moves, mv)| (core::cmp::Reverse(moves), mv.lane));
        Ok(asked.into_iter().map(|(_, mv)| mv.to_string()).collect())
    }
}
