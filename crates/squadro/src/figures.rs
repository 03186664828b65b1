//! The figures of the rulebook, by their numbers there, and three more.

use game::Figure;

/// The setup.
pub const FIGURE_1: Figure = Figure::still("1", "0 0 0 0 0 / 0 0 0 0 0 / y");
/// A piece with three dots advances three.
pub const FIGURE_2: Figure = Figure::played("2", "0 0 0 0 0 / 0 0 0 0 0 / y", &[&["1"]]);
/// A piece two spaces from the edge stops there and turns.
pub const FIGURE_3A: Figure = Figure::played("3a", "4 0 0 0 0 / 0 0 0 0 0 / y", &[&["1"]]);
/// From then on it moves by the dots of its turning space.
pub const FIGURE_3B: Figure = Figure::played("3b", "6 0 0 0 0 / 0 0 0 0 0 / y", &[&["1"]]);
/// A piece on the way out is jumped (A) and goes back to its start (B).
pub const FIGURE_4: Figure = Figure::played("4", "0 0 0 0 0 / 0 5 0 0 0 / y", &[&["5"]]);
/// A piece on the way back is jumped (A) and goes back to its turning space (B).
pub const FIGURE_5: Figure = Figure::played("5", "0 3 0 0 0 / 0 0 0 10 0 / y", &[&["2"]]);
/// Two pieces without a gap are jumped, further than the speed. The rulebook has no figure of it.
pub const FIGURE_ROW: Figure = Figure::played("row", "0 0 0 0 0 / 3 3 0 0 0 / y", &[&["3"]]);
/// A piece comes home. The rulebook has no figure of it.
pub const FIGURE_HOME: Figure = Figure::played("home", "11 0 0 0 0 / 0 0 0 0 0 / y", &[&["1"]]);
/// The fourth piece comes home. The rulebook has no figure of it.
pub const FIGURE_END: Figure = Figure::played("end", "12 12 10 12 0 / 12 6 12 3 6 / y", &[&["3"]]);

/// All of them.
pub const ALL: [Figure; 9] =
    [FIGURE_1, FIGURE_2, FIGURE_3A, FIGURE_3B, FIGURE_4, FIGURE_5, FIGURE_ROW, FIGURE_HOME, FIGURE_END];
