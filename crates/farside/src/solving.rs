//! Commands for Squadro solved: the tablebase, what it says, balanced starts.

pub(crate) mod probe;
pub(crate) mod solve;
pub(crate) mod starts;
