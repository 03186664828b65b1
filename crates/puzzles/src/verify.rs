//! Whether a stored puzzle is one.

use games::GameKind;

use crate::themes::themes_of;
use crate::{Judge, JudgeError, Making, Proof, Puzzle, Theme};

/// Why a puzzle isn't one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// Its moves couldn't be compared.
    #[error("step {step}: {error}")]
    Unknown {
        /// The number of the solver's move, from 1.
        step: usize,
        /// Why not.
        error: JudgeError,
    },
    /// The solver's move isn't the only one that keeps the result.
    #[error("step {step}: {given} isn't the only move for {aim}: the best is {best}")]
    NotOnly {
        /// The number of the solver's move, from 1.
        step: usize,
        /// The move of the solution.
        given: String,
        /// What it is said to achieve.
        aim: &'static str,
        /// The best move, and what it and the best of the others are worth.
        best: String,
    },
    /// It isn't about what it is said to be.
    #[error("the themes are {}", names(.found))]
    Themes {
        /// What it is about.
        found: Vec<Theme>,
    },
}

fn names(themes: &[Theme]) -> String {
    themes.iter().map(|theme| theme.name()).collect::<Vec<_>>().join(" ")
}

/// Whatever is called proven is proven with fewer nodes, and then the search ends.
pub const PROVING_NODES: u64 = 4_000_000;

/// The nodes that it takes at most to verify a puzzle: those of the searches that it rests on, or as many as any proof
/// took.
pub fn nodes_to_verify(puzzle: &Puzzle) -> u64 {
    match (puzzle.proof, puzzle.game()) {
        (Proof::Searched { nodes, .. }, _) => nodes,
        (Proof::Proven, GameKind::Quoridor) if puzzle.seats() == 2 => PROVING_NODES,
        (Proof::Proven, game) => Making::usual(game, puzzle.seats()).nodes,
    }
}

/// Verifies step by step that the solution is the only move that keeps the result, and known in the way it is said to
/// be; and that the themes are those of the solution. Returns how it is known by now, which may be more than was said.
pub fn verify(puzzle: &Puzzle, judge: &mut dyn Judge) -> Result<Proof, VerifyError> {
    let mut known = Proof::Proven;
    for step in 0..puzzle.len() {
        let line = puzzle.line_at(step);
        let compared = judge.compare(&line);
        let compared = compared.map_err(|error| VerifyError::Unknown { step: step + 1, error })?;
        let given = puzzle.own_move(step).unwrap_or_default();
        let only = crate::is_only(&compared, given, puzzle.seats());
        let only = only.filter(|&(aim, proof)| aim == puzzle.aim && is_as_sure(proof, puzzle.proof));
        let Some((_, proof)) = only else {
            let best = format!("{} ({:?}, {:?})", compared.best, compared.worth, compared.rest);
            return Err(VerifyError::NotOnly {
                step: step + 1,
                given: given.into(),
                aim: puzzle.aim.name(),
                best,
            });
        };
        known = known.weaker(proof);
    }
    let found = themes_of(&puzzle.start, &puzzle.moves);
    if found == puzzle.themes { Ok(known) } else { Err(VerifyError::Themes { found }) }
}

/// Whether what was found is as sure as what was claimed.
fn is_as_sure(found: Proof, claimed: Proof) -> bool {
    match (found, claimed) {
        (Proof::Proven, _) | (Proof::Searched { .. }, Proof::Searched { .. }) => true,
        (Proof::Searched { .. }, Proof::Proven) => false,
    }
}
