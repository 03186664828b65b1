//! The solver's tablebase as an oracle.

use std::path::Path;

use squadro::{Move, Position};
use squadro_solver::{Tablebase, TablebaseError};

use super::endings::solved;
use crate::{Oracle, OracleError, Truth};

/// Opens the tablebase in this directory.
pub fn open_tablebase(directory: &Path) -> Result<Tablebase, TablebaseError> {
    Tablebase::open(directory)
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
