//! What refutes each wrong move in Squadro, by somebody who knows.

use game::Game;
use games::AnyLine;
use squadro::{Move, Position};
use squadro_engine::{Oracle, Value};

use crate::judge::SquadroJudge;
use crate::{Puzzle, Refutation};

/// The most moves after the wrong one.
const LONGEST: usize = 5;

/// The refutations of all wrong moves, step by step.
pub(super) fn of(puzzle: &Puzzle, oracle: &dyn Oracle) -> Vec<Refutation> {
    let mut found = Vec::new();
    for step in 0..puzzle.len() {
        let AnyLine::Squadro(game) = puzzle.line_at(step) else { continue };
        for mv in game.position().legal_moves() {
            let text = mv.to_string();
            if puzzle.own_move(step) == Some(&text) {
                continue;
            }
            let mut after = *game.position();
            after.play_unchecked(mv);
            let moves: Vec<String> =
                [mv].into_iter().chain(continued(after, oracle)).map(|mv| mv.to_string()).collect();
            if moves.len() > 1 {
                found.push(Refutation { step, moves });
            }
        }
    }
    found
}

/// How it goes on: each side plays what keeps most, and who wins plays what brings the end nearer.
fn continued(mut position: Position, oracle: &dyn Oracle) -> Vec<Move> {
    let judge = SquadroJudge::new(oracle);
    let mut line = Vec::new();
    while line.len() < LONGEST && position.outcome().is_none() {
        let Ok(moves) = judge.moves(&position) else { break };
        let Some(best) = moves.iter().map(|&(_, value)| value).max() else { break };
        let winning = if best == Value::Win { oracle.winning_move(&position).ok().flatten() } else { None };
        let kept = moves.iter().find(|&&(_, value)| value == best).map(|&(mv, _)| mv);
        let Some(mv) = winning.or(kept) else { break };
        position.play_unchecked(mv);
        line.push(mv);
    }
    line
}
