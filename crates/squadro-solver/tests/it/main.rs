//! The solver, on the end of the game.

mod solved;
