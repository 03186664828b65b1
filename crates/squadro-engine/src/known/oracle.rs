use core::fmt;

use game::Game;
use squadro::{Move, Position};

use crate::{Endgame, Truth};

/// Something that knows the truth about positions: a tablebase, or an endgame solved on the spot.
pub trait Oracle {
    /// What is true of a position that isn't finished.
    fn truth(&self, position: &Position) -> Result<Truth, OracleError>;

    /// In a position that is won: a move that wins and is sure to bring the end nearer, whatever the answer, if
    /// from then on only such moves are made. None if the position isn't won.
    fn winning_move(&self, position: &Position) -> Result<Option<Move>, OracleError>;
}

/// Why the truth can't be told: the position isn't covered, or a file can't be read or is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OracleError(pub String);

impl fmt::Display for OracleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for OracleError {}

/// What is true of the position that a move leads to; a finished game needs no oracle.
pub(crate) fn truth_after(oracle: &dyn Oracle, after: &Position) -> Result<Truth, OracleError> {
    match after.outcome() {
        // The player to move never has won: a game ends with the winner's own move.
        Some(_) => Ok(Truth { value: crate::Value::Loss, plies: Some(0) }),
        None => oracle.truth(after),
    }
}

impl Oracle for Endgame {
    fn truth(&self, position: &Position) -> Result<Truth, OracleError> {
        self.get(position)
            .ok_or_else(|| OracleError(format!("the position {position} is no part of this endgame")))
    }

    /// The fastest win: each move brings the end one ply nearer.
    fn winning_move(&self, position: &Position) -> Result<Option<Move>, OracleError> {
        let mut fastest = None;
        for mv in position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let truth = truth_after(self, &after)?.before();
            if truth.value == crate::Value::Win && fastest.is_none_or(|(_, plies)| truth.plies < plies) {
                fastest = Some((mv, truth.plies));
            }
        }
        Ok(fastest.map(|(mv, _)| mv))
    }
}
