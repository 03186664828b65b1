//! Colours, squares and moves as the protocol writes them.

use game::{Notation, Seat};
use quoridor::{Move, Orientation};

/// The colour of a seat: White sits at E1, seat 1, and Black at E9, seat 2.
pub const fn colour(seat: Seat) -> &'static str {
    if seat.index() == 0 { "white" } else { "black" }
}

/// The seat of a colour: `white` or `w`, `black` or `b`, in capitals or not.
pub(crate) fn seat_of(colour: &str) -> Option<Seat> {
    match colour.to_ascii_lowercase().as_str() {
        "white" | "w" => Some(Seat::FIRST),
        "black" | "b" => Some(Seat::SECOND),
        _ => None,
    }
}

/// A move as it is answered to `genmove`: `E2`, or `E4 horizontal` for a fence, named by the upper left of its four
/// squares.
pub fn written(mv: Move) -> String {
    match mv {
        Move::Pawn(square) => square.to_string().to_ascii_uppercase(),
        Move::Fence(fence) => {
            let square = fence.square;
            let column = char::from(b'A' + square.column() as u8);
            let orientation = match fence.orientation {
                Orientation::Horizontal => "horizontal",
                Orientation::Vertical => "vertical",
            };
            // Rows are counted from 0 here and from 1 there, and the upper square is one further up.
            format!("{column}{} {orientation}", square.row() + 2)
        }
    }
}

/// The command that tells of a move.
pub fn play(seat: Seat, mv: Move) -> String {
    let command = match mv {
        Move::Pawn(_) => "playmove",
        Move::Fence(_) => "playwall",
    };
    format!("{command} {} {}", colour(seat), written(mv))
}

/// Reads a move: a square, or a square and an orientation, with or without a blank between them.
pub fn read_move(text: &str) -> Option<Move> {
    let mut words = text.split_whitespace();
    let (square, orientation, end) = (words.next()?, words.next(), words.next());
    if end.is_some() {
        return None;
    }
    let letter = match orientation.map(str::to_ascii_lowercase).as_deref() {
        None => "",
        Some("horizontal" | "h") => "h",
        Some("vertical" | "v") => "v",
        Some(_) => return None,
    };
    Move::parse(&format!("{square}{letter}"), Notation::Qtp).ok()
}

/// What a player answers to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It is done, and this came of it.
    Done(String),
    /// It can't be done, because of this.
    Failed(String),
}

impl Response {
    /// Reads the first line of a response; none if it isn't one.
    pub fn read(line: &str) -> Option<Response> {
        let rest = |text: &str| {
            // A number that the command had is repeated.
            text.trim_start_matches(|c: char| c.is_ascii_digit()).trim().to_string()
        };
        match line.split_at_checked(1)? {
            ("=", text) => Some(Response::Done(rest(text))),
            ("?", text) => Some(Response::Failed(rest(text))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Game;

    #[test]
    fn every_move_is_written_and_read_back() {
        let position = quoridor::Position::start();
        let mut fences = 0;
        for mv in position.legal_moves() {
            assert_eq!(read_move(&written(mv)), Some(mv), "{mv}");
            fences += usize::from(matches!(mv, Move::Fence(_)));
        }
        assert_eq!(fences, 128);
        for square in quoridor::SquareSet::ALL {
            assert_eq!(read_move(&written(Move::Pawn(square))), Some(Move::Pawn(square)));
        }
    }

    #[test]
    fn fences_are_named_by_their_upper_left_square() {
        for (standard, qtp) in [("e3h", "E4 horizontal"), ("a1v", "A2 vertical"), ("h8h", "H9 horizontal")] {
            let mv: Move = standard.parse().expect("a move");
            assert_eq!(written(mv), qtp);
            assert_eq!(read_move(&qtp.to_lowercase()), Some(mv));
        }
        for text in ["", "E", "E1 h", "E4 across", "E4 h now", "e44", "é4 h"] {
            assert_eq!(read_move(text), None, "{text}");
        }
    }

    #[test]
    fn responses_are_told_from_noise() {
        assert_eq!(Response::read("= E2"), Some(Response::Done("E2".into())));
        assert_eq!(Response::read("=7 E4 h\r"), Some(Response::Done("E4 h".into())));
        assert_eq!(Response::read("="), Some(Response::Done(String::new())));
        assert_eq!(Response::read("? illegal move"), Some(Response::Failed("illegal move".into())));
        for noise in ["", "E2", "thinking…", "é"] {
            assert_eq!(Response::read(noise), None, "{noise}");
        }
    }
}
