//! What the program needs of a game beyond its rules and the registry: words and numbers for people and scripts, and
//! what only some games have. What is read in `farside play` comes from the message catalogue.

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
use games::{ComputerOf, ComputerOptions, HasComputer, Registered};
use i18n::Messages;
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

/// A game as the program shows it.
pub(crate) trait Table: Registered + HasComputer + Contest + 'static {
    /// The notations that no other game is written in.
    const NOTATIONS: &'static [Notation];

    /// How far everybody is from winning, by seat.
    type Distances: Serialize;
    /// What the computer finds out about a position, in words and as JSON.
    type Analysis: Serialize + Display;

    /// The board, drawn, with English words beside it if there are any.
    fn draw(&self, charset: Charset) -> String;

    /// The board, drawn, with the words beside it in another language.
    fn draw_in(&self, _messages: &Messages, charset: Charset) -> String {
        self.draw(charset)
    }

    /// The board alone, without a word beside it.
    fn draw_board(&self, charset: Charset) -> String {
        self.draw(charset)
    }

    /// What stands on a drawn board for the pieces of this seat.
    fn symbols(seat: Seat, charset: Charset) -> String;

    /// What English output for scripts calls the player of this seat.
    fn player(seat: Seat) -> String;

    /// What people call the player of this seat, as at the beginning of a sentence.
    fn player_in(messages: &Messages, seat: Seat) -> String;

    /// The seat as JSON has it.
    fn seat_value(seat: Seat) -> SeatValue;

    /// How far everybody is from winning, by seat.
    fn distances(&self) -> Self::Distances;

    /// The same in words, a line for each player, who is called like this.
    fn distances_in_words(&self, messages: &Messages, player: impl Fn(Seat) -> String) -> String;

    /// These legal moves, listed for people.
    fn list_moves(&self, messages: &Messages, moves: &[Self::Move]) -> String;

    /// How a move is written, in a sentence.
    fn how_to_move(messages: &Messages) -> String;

    /// Why the player to move can't make a move, in a sentence.
    fn why_illegal(&self, messages: &Messages, why: &Self::IllegalMove) -> String;

    /// The notation of a bare list of moves; none if it doesn't look like this game.
    fn recognize(moves: &str) -> Option<Notation>;

    /// Judges so many of the best lines at least; none if the game is over.
    fn analyze(
        line: &Line<Self>,
        limits: Limits,
        lines: usize,
        tablebase: Option<&Path>,
    ) -> Result<Option<Self::Analysis>>;

    /// The computer player with the tablebase in this directory, if there are tablebases of this game.
    fn computer_with_tablebase(options: ComputerOptions, _directory: &Path) -> Result<ComputerOf<Self>> {
        Ok(Self::computer(options))
    }

    /// Has a computer player converse in QTP on stdin and stdout; none if the protocol isn't for this game.
    fn converse_in_qtp(_player: ComputerOf<Self>, _movetime: Duration) -> Option<io::Result<()>> {
        None
    }

    /// What starts a program that plays this game by QTP; none if the protocol isn't for this game.
    fn qtp(_program: Program, _halt: Halt) -> Option<Maker<Self>> {
        None
    }

    /// How it ended, in English words for scripts.
    fn outcome_in_words(outcome: Outcome) -> String {
        match outcome {
            Outcome::Win(seat) => format!("{} wins", Self::player(seat)),
            Outcome::Draw(_) => outcome.to_string(),
        }
    }
}

/// The narrowest column of labels before lists of moves.
const LABELS: usize = 8;

/// Labels, padded to columns of a terminal, with two blanks at least after the longest.
fn labels<const N: usize>(texts: [String; N]) -> [String; N] {
    let width = texts.iter().map(|text| text.width() + 2).max().unwrap_or_default().max(LABELS);
    texts.map(|text| padded(&text, width))
}

/// A text, filled up with blanks to so many columns of a terminal.
pub(crate) fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// A seat in JSON: a number, or the letter the game uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(crate) enum SeatValue {
    Number(usize),
    Letter(&'static str),
}
