//! The ends of games that the solver works out in memory, as an oracle and for searches.

use squadro::{Move, Position};
use squadro_solver::{Endgames, NotWorkedOut};

use crate::{EndgameProbe, Oracle, OracleError, Truth, Value};

/// The solver's word for a result, in ours.
pub fn solved(value: squadro_solver::Value) -> Value {
    match value {
        squadro_solver::Value::Loss => Value::Loss,
        squadro_solver::Value::Draw => Value::Draw,
        squadro_solver::Value::Win => Value::Win,
    }
}

impl EndgameProbe for Endgames {
    fn probe(&self, position: &Position) -> Option<Value> {
        Endgames::probe(self, position).map(solved)
    }
}

impl From<NotWorkedOut> for OracleError {
    fn from(_: NotWorkedOut) -> OracleError {
        OracleError("the position hasn't been worked out".into())
    }
}

impl Oracle for Endgames {
    fn truth(&self, position: &Position) -> Result<Truth, OracleError> {
        Ok(Truth::of(solved(self.probe(position).ok_or(NotWorkedOut)?)))
    }

    fn winning_move(&self, position: &Position) -> Result<Option<Move>, OracleError> {
        Ok(Endgames::winning_move(self, position)?)
    }
}
