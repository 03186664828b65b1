//! Checks of the solution against the rules crate, which shares no code with the solver.

#[cfg(test)]
mod against_rules;
pub(crate) mod verify;
