//! Solving a puzzle.

use games::{AnyLine, LineError};
use serde::Serialize;

use crate::Puzzle;

/// What is said to a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Answer {
    /// It is right, and the puzzle goes on after this reply.
    Right {
        /// What the other side plays.
        reply: String,
    },
    /// It is right, and the puzzle is solved.
    Solved,
    /// It is wrong.
    Wrong {
        /// What follows it, if that is stored with the puzzle; empty otherwise.
        refutation: Vec<String>,
    },
}

impl Puzzle {
    /// What is said to a move instead of the solver's move of this number; an error if it can't be played.
    pub fn answer(&self, step: usize, mv: &str) -> Result<Answer, LineError> {
        let mv = self.line_at(step).play(mv)?;
        if self.own_move(step) != Some(&mv) {
            let known = self
                .refutations
                .iter()
                .find(|refutation| refutation.step == step && refutation.moves.first() == Some(&mv));
            let refutation = known.map(|known| known.moves.get(1..).unwrap_or_default().to_vec());
            return Ok(Answer::Wrong { refutation: refutation.unwrap_or_default() });
        }
        Ok(match self.reply(step) {
            Some(reply) => Answer::Right { reply: reply.into() },
            None => Answer::Solved,
        })
    }
}

/// Somebody solving a puzzle.
#[derive(Clone, Debug)]
pub struct Session {
    puzzle: Puzzle,
    step: usize,
    solved: bool,
    failed: bool,
}

impl Session {
    /// Begins a puzzle.
    pub fn new(puzzle: Puzzle) -> Session {
        Session { puzzle, step: 0, solved: false, failed: false }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The number of the solver's next move, from 0.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The line of play so far.
    pub fn line(&self) -> AnyLine {
        let mut line = self.puzzle.line_at(self.step);
        if self.solved
            && let Some(last) = self.puzzle.own_move(self.step)
        {
            let played = line.play(last);
            debug_assert!(played.is_ok(), "{last}: {played:?}");
        }
        line
    }

    /// Answers a move and goes on if it is right; an error if it can't be played, and then it doesn't count.
    pub fn play(&mut self, mv: &str) -> Result<Answer, LineError> {
        let answer = self.puzzle.answer(self.step, mv)?;
        match answer {
            Answer::Right { .. } => self.step += 1,
            Answer::Solved => self.solved = true,
            Answer::Wrong { .. } => self.failed = true,
        }
        Ok(answer)
    }

    /// The solver's next move, for somebody who wants to see it: the puzzle no longer counts as solved alone.
    pub fn reveal(&mut self) -> Option<&str> {
        self.failed = true;
        self.puzzle.own_move(self.step)
    }

    /// Whether there was a wrong move, or help.
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// Whether all moves were found.
    pub fn is_solved(&self) -> bool {
        self.solved
    }
}
