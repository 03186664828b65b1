//! The solver's tablebase as an oracle.

use std::path::Path;

use squadro::{Move, Position};
use squadro_solver::{Tablebase, TablebaseError};

use crate::{Oracle, OracleError, Truth, Value};

/// Opens the tablebase in this directory.
pub fn open_tablebase(directory: &Path) -> Result<Tablebase, TablebaseError> {
    Tablebase::open(directory)
}

impl From<squadro_solver::Value> for Value {
    fn from(value: squadro_solver::Value) -> Value {
        match value {
            squadro_solver::Value::Loss => Value::Loss,
            squadro_solver::Value::Draw => Value::Draw,
            squadro_solver::Value::Win => Value::Win,
        }
    }
}

impl From<TablebaseError> for OracleError {
    fn from(error: TablebaseError) -> OracleError {
        OracleError(error.to_string())
    }
}

impl Oracle for Tablebase {
    fn truth(&self, position: &Position) -> Result<Truth, OracleError> {
        Ok(Truth::of(self.probe(position)?.into()))
    }

    fn winning_move(&self, position: &Position) -> Result<Option<Move>, OracleError> {
        Ok(Tablebase::winning_move(self, position)?)
    }
}
