//! The figures of the rulebook, by their numbers there, and one more.

use game::Figure;

/// The setup with two players.
pub const FIGURE_1_PLAYERS_2: Figure = Figure::still("1-players-2", "e1 e9 / - / 10 10 / 1");
/// The setup with three players.
pub const FIGURE_1_PLAYERS_3: Figure = Figure::still("1-players-3", "e1 a5 e9 / - / 6 6 6 / 1");
/// The setup with four players.
pub const FIGURE_1_PLAYERS_4: Figure = Figure::still("1-players-4", "e1 a5 e9 i5 / - / 5 5 5 5 / 1");
/// The four pawn moves.
pub const FIGURE_2: Figure =
    Figure::played("2", "e5 e9 / - / 10 10 / 1", &[&["e6"], &["d5"], &["f5"], &["e4"]]);
/// Going round a fence.
pub const FIGURE_3: Figure = Figure::played("3", "e4 e9 / e4h / 9 10 / 1", &[&["d4", "e8", "d5"]]);
/// A fence between two pairs of squares.
pub const FIGURE_4: Figure = Figure::played("4", "e1 e9 / - / 10 10 / 1", &[&["e3h"]]);
/// A fence that would close the last path.
pub const FIGURE_5: Figure = Figure::refused("5", "e1 e9 / d8v f8v / 9 9 / 1", &["e7h"]);
/// The straight jump.
pub const FIGURE_6: Figure = Figure::played("6", "e4 e5 / - / 10 10 / 1", &[&["e6"]]);
/// Reaching the goal line.
pub const FIGURE_7: Figure = Figure::played("7", "c8 e5 / - / 10 10 / 1", &[&["c9"]]);
/// Side jumps with a fence behind the pawn.
pub const FIGURE_8: Figure = Figure::played("8", "e4 e5 / e5h / 9 10 / 1", &[&["d5"], &["f5"]]);
/// A side jump with a fence behind the pawn and another beside it.
pub const FIGURE_9: Figure = Figure::played("9", "e4 e5 / d5v e5h / 9 9 / 1", &[&["f5"]]);
/// Side jumps instead of one over two pawns.
pub const FIGURE_10: Figure = Figure::played("10", "e4 a5 e6 e5 / - / 5 5 5 5 / 1", &[&["d5"], &["f5"]]);
/// Side jumps with the edge of the board behind the pawn. The rulebook has no figure of it.
pub const FIGURE_EDGE: Figure = Figure::played("edge", "b5 a5 / - / 10 10 / 1", &[&["a4"], &["a6"]]);

/// All of them.
pub const ALL: [Figure; 13] = [
    FIGURE_1_PLAYERS_2,
    FIGURE_1_PLAYERS_3,
    FIGURE_1_PLAYERS_4,
    FIGURE_2,
    FIGURE_3,
    FIGURE_4,
    FIGURE_5,
    FIGURE_6,
    FIGURE_7,
    FIGURE_8,
    FIGURE_9,
    FIGURE_10,
    FIGURE_EDGE,
];
