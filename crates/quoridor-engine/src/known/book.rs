//! The opening book.
//!
//! A book is text, one position a line. Positions that are the same but for who sits where, or for left and right,
//! stand in it once: as the player to move sees them, in the one of two mirrored views whose hash is smaller.

use core::fmt;
use std::collections::HashMap;
use std::sync::OnceLock;

use game::{Game, Seat};
use quoridor::{Move, Options, Position, Symmetry};

use crate::Score;

/// Opening moves by position.
#[derive(Clone, Debug, Default)]
pub struct Book {
    moves: HashMap<u64, BookMove>,
}

/// What the book says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move to play.
    pub mv: Move,
    /// What it was found to be worth to the player who makes it.
    pub score: Score,
}

/// Why a text isn't a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the book: {}", self.line, self.reason)
    }
}

impl core::error::Error for BookError {}

/// The book that was installed.
static INSTALLED: OnceLock<Book> = OnceLock::new();

impl Book {
    /// The book that players open by: the embedded one, or without the feature `embedded` the one that was
    /// [installed](Book::install). Without either it is empty.
    pub fn shared() -> &'static Book {
        #[cfg(feature = "embedded")]
        return Book::embedded();
        #[cfg(not(feature = "embedded"))]
        {
            static EMPTY: OnceLock<Book> = OnceLock::new();
            INSTALLED.get().unwrap_or_else(|| EMPTY.get_or_init(Book::default))
        }
    }

    /// Makes the book with this text the one that players open by. The first book stays: a later one, or one where a
    /// book is embedded, is only checked.
    pub fn install(text: &str) -> Result<(), BookError> {
        let book = text.parse()?;
        INSTALLED.get_or_init(|| book);
        Ok(())
    }

    /// Whether there is a book to open by.
    pub fn is_installed() -> bool {
        cfg!(feature = "embedded") || INSTALLED.get().is_some()
    }

    /// The book that comes with the program.
    #[cfg(feature = "embedded")]
    pub fn embedded() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        // That it can be read is tested; were it otherwise, the player would have to think for itself.
        BOOK.get_or_init(|| include_str!("../../books/quoridor.book").parse().unwrap_or_default())
    }

    /// How many positions it knows.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it knows none.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// What it says of a position, if it knows it.
    pub fn get(&self, position: &Position) -> Option<BookMove> {
        let (view, seen) = view(position)?;
        let known = self.moves.get(&seen.hash())?;
        let mv = view.mv(known.mv);
        // Hashes could collide; the rules have the last word.
        position.check(mv).is_ok().then_some(BookMove { mv, ..*known })
    }

    /// Writes down what to play in a position. Nothing happens in a game of other rules or of more players.
    pub fn insert(&mut self, position: &Position, known: BookMove) {
        if let Some((view, seen)) = view(position) {
            self.moves.insert(seen.hash(), BookMove { mv: view.mv(known.mv), ..known });
        }
    }

    /// The line of a book that says this.
    pub fn line(position: &Position, known: BookMove) -> Option<String> {
        let (view, seen) = view(position)?;
        Some(format!("{seen} = {} {}", view.mv(known.mv), known.score.hundredths()?))
    }
}

/// Each line a position, `=`, a move and its worth in hundredths of a logit; `#` begins a comment.
impl core::str::FromStr for Book {
    type Err = BookError;

    fn from_str(text: &str) -> Result<Book, BookError> {
        let mut book = Book::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            let (position, known) = read(line).map_err(|reason| BookError { line: index + 1, reason })?;
            book.insert(&position, known);
        }
        Ok(book)
    }
}

fn read(line: &str) -> Result<(Position, BookMove), String> {
    let (position, rest) = line.split_once('=').ok_or("a position is followed by '=' and a move")?;
    let position: Position = position.trim().parse().map_err(|error| format!("{error}"))?;
    let mut words = rest.split_whitespace();
    let (Some(mv), Some(worth), None) = (words.next(), words.next(), words.next()) else {
        return Err("after '=' come a move and its worth".into());
    };
    let mv: Move = mv.parse().map_err(|error| format!("{error}"))?;
    position.check(mv).map_err(|error| format!("{mv} can't be played: {error}"))?;
    let worth: i32 = worth.parse().map_err(|_| format!("'{worth}' is no number"))?;
    Ok((position, BookMove { mv, score: Score::estimate(worth) }))
}

/// The position as it stands in a book, and how it is to be looked at to be seen so.
fn view(position: &Position) -> Option<(Symmetry, Position)> {
    if position.options() != Options::default() {
        return None;
    }
    let views = if position.turn() == Seat::FIRST {
        [Symmetry::Identity, Symmetry::Mirrored]
    } else {
        [Symmetry::Turned, Symmetry::TurnedAndMirrored]
    };
    let seen = views.into_iter().filter_map(|view| Some((view, view.position(position)?)));
    seen.min_by_key(|(_, seen)| seen.hash())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn a_position_is_known_from_all_sides() {
        let start = position("e3 d7 / c3h / 9 10 / 2");
        let mv: Move = "d6".parse().expect("a move");
        let mut book = Book::default();
        book.insert(&start, BookMove { mv, score: Score::estimate(12) });
        for symmetry in Symmetry::ALL {
            let seen = symmetry.position(&start).expect("two play");
            let known = book.get(&seen).expect("known");
            assert_eq!(known, BookMove { mv: symmetry.mv(mv), score: Score::estimate(12) });
        }
        assert_eq!(book.get(&position("e3 d7 / c3h / 9 10 / 1")), None, "the other is to move");
        assert_eq!(book.get(&Position::start_for(4, Options::default())), None);
    }

    #[test]
    fn what_is_written_can_be_read() {
        let known = BookMove { mv: "d5v".parse().expect("a move"), score: Score::estimate(-7) };
        let start = position("e3 d7 / c3h / 9 10 / 2");
        let line = Book::line(&start, known).expect("two play");
        let book: Book = format!("# a comment\n\n{line} # another\n").parse().expect("a book");
        assert_eq!((book.len(), book.get(&start)), (1, Some(known)));
    }

    #[test]
    fn a_bad_line_is_named() {
        for (line, reason) in [
            ("e1 e9 / - / 10 10 / 1", "a position is followed by '=' and a move"),
            ("e1 e9 / - / 10 10 / 1 = e2", "after '=' come a move and its worth"),
            ("e1 e9 / - / 10 10 / 1 = e3 5", "e3 can't be played"),
            ("e1 e9 / - / 10 10 / 1 = e2 much", "'much' is no number"),
        ] {
            let error = format!("\n{line}").parse::<Book>().expect_err(line);
            assert_eq!(error.line, 2);
            assert!(error.reason.starts_with(reason), "{error}");
        }
    }
}
