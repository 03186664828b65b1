//! What a game needs beyond its rules to be put on the table: words and numbers for people and scripts.

mod quoridor;
mod squadro;

use arena::{Halt, Maker, Program};
use engine::{Level, Player};
use game::{Charset, Game, Outcome, Seat};
use serde::Serialize;

/// A game that can be shown.
pub(crate) trait Table: Game {
    /// The most players there can be.
    const MOST_PLAYERS: usize;
    /// A few moves from the start, as an example of how they are written.
    const EXAMPLE: &'static str;

    /// The names of other players that are kept to measure against.
    const REFERENCES: &'static [&'static str] = &[];

    /// How far everybody is from winning, by seat.
    type Distances: Serialize;

    /// The board, drawn.
    fn draw(&self, charset: Charset) -> String;

    /// What people call the player of this seat.
    fn player(seat: Seat) -> String;

    /// The seat as JSON has it.
    fn seat_value(seat: Seat) -> SeatValue;

    /// How far everybody is from winning, by seat.
    fn distances(&self) -> Self::Distances;

    /// The same in words, a line for each player.
    fn distances_in_words(&self) -> String;

    /// These legal moves, listed for people.
    fn list_moves(&self, moves: &[Self::Move]) -> String;

    /// How a move is written, in a sentence.
    fn how_to_move() -> &'static str;

    /// A computer player of this strength, whose errors follow from the seed.
    fn computer(level: Level, seed: u64) -> Box<dyn Player<Game = Self> + Send>;

    /// The player of this name for so many; none if there is none.
    fn reference(_name: &str, _seats: usize) -> Option<Box<dyn Player<Game = Self> + Send>> {
        None
    }

    /// What starts a program that plays this game by QTP; none if the protocol isn't for this game.
    fn qtp(_program: Program, _halt: Halt) -> Option<Maker<Self>> {
        None
    }

    /// How it ended, in words.
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
