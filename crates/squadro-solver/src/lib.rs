//! x
mod fixpoint;
mod grid;
mod kernel;
mod layout;
pub mod memory;
mod moves;
mod plane;
mod reach;
mod rows;
mod slice;
mod tables;
mod values;
