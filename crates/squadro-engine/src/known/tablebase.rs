//! The solver's tablebase as an oracle, and what it works out in memory.

use std::path::Path;

use squadro::{Move, Position};
use squadro_solver::{Endgames, NotWorkedOut, Tablebase, TablebaseError};

use crate::{EndgameProbe, Oracle, OracleError, Truth, Value};

/// Opens the tablebase in this directory.
pub fn open_tablebase(directory: &Path) -> Result<Tablebase, TablebaseError> {
    Tablebase::open(directory)
}

/// The solver's word for a result, in ours.
pub fn solved(value: squadro_solver::Value) -> Value {
    match value {
        squadro_solver::Value::Loss => Value::Loss,
        squadro_solver::Value::Draw => Value::Draw,
        squadro_solver::Value::Win => Value::Win,
    }
}

impl From<TablebaseError> for OracleError {
    fn from(error: TablebaseError) -> OracleError {
        OracleError(error.to_string())
    }
}

impl Oracle for Tablebase {
    fn truth(&self, position: &Position) -> Result<Truth, OracleError> {
        Ok(Truth::of(solved(self.probe(position)?)))
    }

    fn winning_move(&self, position: &Position) -> Result<Option<Move>, OracleError> {
        Ok(Tablebase::winning_move(self, position)?)
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
