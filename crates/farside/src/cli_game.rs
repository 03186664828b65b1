//! What the command line needs of a game beyond its rules and the registry: texts and numbers for people and scripts,
//! and what only some games have. What is said of a game in a terminal is in the crate `terminal`.

mod quoridor;
mod squadro;

use std::fmt::Display;
use std::io;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use arena::{Contest, Halt, Maker, Program};
use engine::Limits;
use game::{Charset, Line, Notation, Outcome, Seat};
use games::{ComputerOf, ComputerOptions};
use serde::Serialize;
use terminal::GameWords;

/// A game on the command line.
pub(crate) trait CliGame: GameWords + Contest {
    /// The notations of this game only.
    const NOTATIONS: &'static [Notation];

    /// The distances of all seats to the goal.
    type Distances: Serialize;
    /// The analysis of a position, as text and JSON.
    type Analysis: Serialize + Display;

    /// Draws the board, with English texts if there are any.
    fn draw(&self, charset: Charset) -> String;

    /// Draws the board without texts.
    fn draw_board(&self, charset: Charset) -> String {
        self.draw(charset)
    }

    /// The symbols of the pieces of a seat.
    fn symbols(seat: Seat, charset: Charset) -> String;

    /// The English name of the player of a seat, for scripts.
    fn player(seat: Seat) -> String;

    /// The seat in JSON.
    fn seat_value(seat: Seat) -> SeatValue;

    /// The distances of all seats to the goal.
    fn distances(&self) -> Self::Distances;

    /// Recognizes the notation of a bare list of moves; `None` if it isn't of this game.
    fn recognize(moves: &str) -> Option<Notation>;

    /// Evaluates at least so many of the best lines; `None` if the game is over.
    fn analyze(
        line: &Line<Self>,
        limits: Limits,
        lines: usize,
        tablebase: Option<&Path>,
    ) -> Result<Option<Self::Analysis>>;

    /// The best move of an analysis.
    fn best_move(analysis: &Self::Analysis) -> Option<&str>;

    /// The computer player with the tablebase in this directory, if the game has tablebases.
    fn computer_with_tablebase(options: ComputerOptions, _directory: &Path) -> Result<ComputerOf<Self>> {
        Ok(Self::computer(options))
    }

    /// Runs a computer player over QTP on stdin and stdout; `None` if the protocol isn't for this game.
    fn run_qtp(_player: ComputerOf<Self>, _movetime: Duration) -> Option<io::Result<()>> {
        None
    }

    /// Starts a program that plays this game over QTP; `None` if the protocol isn't for this game.
    fn qtp(_program: Program, _halt: Halt) -> Option<Maker<Self>> {
        None
    }

    /// The outcome in English, for scripts.
    fn outcome_in_words(outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(seat) => format!("{} wins", Self::player(seat)),
            Outcome::Draw(_) => outcome.to_string(),
        }
    }
}

/// A seat in JSON: a number, or the letter the game uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum SeatValue {
    Number(usize),
    Letter(&'static str),
}
