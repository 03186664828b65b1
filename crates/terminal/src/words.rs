//! What a game needs to be told in words: names of players, moves and why they are illegal, distances.

mod quoridor;
mod squadro;

use game::{Charset, Seat};
use games::{AnyLine, HasComputer, Registered};
use i18n::Messages;
use unicode_width::UnicodeWidthStr as _;

/// A game in words for people, from the message catalogue.
pub trait GameWords: Registered + HasComputer + 'static {
    /// Whether its seats are sides with colours of their own, as in the browser.
    const HAS_SIDES: bool;

    /// The letters that a move begins with and no key is for.
    const MOVE_LETTERS: &'static str;

    /// Moves as they are written.
    const EXAMPLE: &'static str;

    /// The keys that only this game has, each with the message that explains it.
    const OWN_KEYS: &'static [(&'static str, &'static str)];

    /// The same in short, for the bar at the bottom.
    const BAR_KEYS: &'static [(&'static str, &'static str)];

    /// The message that says in short how a move is made.
    const HOW_TO_MOVE: &'static str;

    /// What stands for a seat in one letter.
    fn chip(charset: Charset, seat: Seat) -> String;

    /// Draws the board as lines of text.
    fn draw_in(&self, messages: &Messages, charset: Charset) -> String;

    /// The name of the player of a seat at the beginning of a sentence.
    fn player_in(messages: &Messages, seat: Seat) -> String;

    /// The distances to the goal, a line for each player.
    fn distances_in_words(&self, messages: &Messages, player: impl Fn(Seat) -> String) -> String;

    /// What a player has left and how far it is to the goal, in short, in two parts.
    fn standing(&self, messages: &Messages, seat: Seat) -> [String; 2];

    /// Lists legal moves as text.
    fn list_moves(&self, messages: &Messages, moves: &[Self::Move]) -> String;

    /// Explains how a move is written.
    fn how_to_move(messages: &Messages) -> String;

    /// Explains why a move is illegal.
    fn why_illegal(&self, messages: &Messages, why: &Self::IllegalMove) -> String;
}

/// The minimum width of the labels of lists of moves.
const MIN_LABEL_WIDTH: usize = 8;

/// Pads labels to the same width, with at least two blanks after the longest.
fn labels<const N: usize>(texts: [String; N]) -> [String; N] {
    let width = texts.iter().map(|text| text.width() + 2).max().unwrap_or_default().max(MIN_LABEL_WIDTH);
    texts.map(|text| padded(&text, width))
}

/// What a player has left and how far it is to the goal, on one line if it fits into so many columns.
pub(crate) fn standing_in_words(
    messages: &Messages,
    line: &AnyLine,
    seat: Seat,
    columns: u16,
) -> Vec<String> {
    let parts = games::dispatch!(line.kind(), G => {
        let position = G::line_of(line).map(game::Line::position);
        position.map(|position| position.standing(messages, seat)).unwrap_or_default()
    });
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let joined = parts.join(" · ");
    if joined.width() <= columns.into() { vec![joined] } else { parts }
}

/// Pads a text with blanks to so many columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}
