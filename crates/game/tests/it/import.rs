//! Bare lists of moves, in every notation.

use crate::arbitrary;
use game::record::{GameResult, MAX_MOVES, Record};
use game::{Notation, Seat};
use proptest::prelude::*;

fn words(notation: Notation, text: &str) -> Vec<String> {
    let record = Record::from_moves("Game", notation, text).expect("a list of moves");
    assert_eq!((record.game.as_str(), record.notation), ("Game", notation));
    record.moves.iter().map(|mv| mv.text.to_string()).collect()
}

fn first(notation: Notation, text: &str) -> Option<Seat> {
    Record::from_moves("Game", notation, text).expect("a list of moves").setup.first
}

fn error(notation: Notation, text: &str) -> String {
    Record::from_moves("Game", notation, text).expect_err("no list of moves").to_string()
}

#[test]
fn blanks_lines_and_commas_separate() {
    for text in ["e2 e8 e3h", "e2,e8,e3h", " e2,\te8 ,\r\n\r\ne3h\n", "\u{feff}e2 e8 e3h,"] {
        assert_eq!(words(Notation::Standard, text), ["e2", "e8", "e3h"], "{text}");
        assert_eq!(words(Notation::Glendenning, text), ["e2", "e8", "e3h"], "{text}");
    }
    assert_eq!(words(Notation::Standard, " \n"), [""; 0]);
}

#[test]
fn numbers_are_skipped() {
    for text in ["1. e2 e8 2. e3h", "1.e2 e8 2.e3h", "1. e2 1... e8 2. e3h 3.", "7. e2 e8 9.e3h"] {
        assert_eq!(words(Notation::Standard, text), ["e2", "e8", "e3h"], "{text}");
    }
    assert_eq!(
        words(Notation::Standard, "1. 3 1 2. 3 5"),
        ["3", "1", "3", "5"],
        "Squadro's moves are numbers too"
    );
}

#[test]
fn a_result_may_end_the_list() {
    let record = Record::from_moves("Quoridor", Notation::Standard, "e2 e8 0-1").expect("a list of moves");
    assert_eq!((record.moves.len(), record.result), (2, GameResult::win(Seat::SECOND, 2).expect("a seat")));
    assert_eq!(
        error(Notation::Standard, "e2 1-0 e8"),
        "line 1, column 8: expected the end after the result, found 'e8'"
    );
    assert!(error(Notation::Standard, "e2\n3-0").starts_with("line 2, column 1: expected the seats' scores"));
}

#[test]
fn the_designers_lines_may_be_closed_up() {
    for text in ["y3r1y3r5", "y3 r1 y3 r5", "1. y3r1 2. y3 r5", "y3r1\ny3r5"] {
        assert_eq!(words(Notation::Designer, text), ["y3", "r1", "y3", "r5"], "{text}");
        assert_eq!(first(Notation::Designer, text), Some(Seat::FIRST));
    }
    assert_eq!(words(Notation::Designer, "y3x2"), ["y3", "x2"]);
    assert_eq!(
        words(Notation::Designer, "3r1"),
        ["3", "r1"],
        "whether that is a move is for the rules to say"
    );
    assert_eq!(error(Notation::Designer, "y3 r1y3é"), "line 1, column 6: expected a move, found 'y3é'");
    assert_eq!(error(Notation::Designer, "é3"), "line 1, column 1: expected a move, found 'é3'");
}

#[test]
fn the_first_letter_says_who_started() {
    for notation in [Notation::Designer, Notation::Standard] {
        assert_eq!(first(notation, "r1 y3"), Some(Seat::SECOND));
        assert_eq!(first(notation, "y1 r3"), Some(Seat::FIRST));
        assert_eq!(first(notation, "1 3"), None);
        assert_eq!(first(notation, ""), None);
    }
    assert_eq!(first(Notation::Standard, "e2 e8"), None);
}

#[test]
fn qtp_is_read_as_moves_or_as_commands() {
    assert_eq!(words(Notation::Qtp, "E2 E8 E3h D4v"), ["E2", "E8", "E3h", "D4v"]);
    assert_eq!(words(Notation::Qtp, "E2 E8 E3 horizontal D4 V"), ["E2", "E8", "E3h", "D4v"]);
    let session = "playmove black E8\nPLAYMOVE White e2\r\nplaywall b E3 h\nplaywall WHITE d4 Vertical\n";
    assert_eq!(words(Notation::Qtp, session), ["E8", "e2", "E3h", "d4v"]);
}

#[test]
fn the_first_colour_says_who_started() {
    assert_eq!(first(Notation::Qtp, "playmove black E8"), Some(Seat::SECOND), "Black sits at E9");
    assert_eq!(first(Notation::Qtp, "playwall white E3 h"), Some(Seat::FIRST), "White sits at E1");
    assert_eq!(first(Notation::Qtp, "E2 E8"), None);
}

#[test]
fn commands_that_say_too_little_or_nonsense_are_refused() {
    let error = |text| error(Notation::Qtp, text);
    assert_eq!(error("playmove"), "line 1, column 9: expected white or black, found the end");
    assert_eq!(error("playmove E2"), "line 1, column 10: expected white or black, found 'E2'");
    assert_eq!(error("playmove white"), "line 1, column 15: expected a square such as E3, found the end");
    assert_eq!(
        error("playwall white E3\nplaymove black E8"),
        "line 2, column 1: expected h or v, horizontal or vertical, found 'playmove'"
    );
    assert_eq!(
        error("playmove white E2\nplaymove white E3"),
        "line 2, column 10: expected the other colour, found 'white'"
    );
    assert_eq!(error("playmove white =E2"), "line 1, column 16: expected a move, found '=E2'");
    assert_eq!(error("clear_board"), "line 1, column 1: expected a move, found 'clear_board'");
    assert_eq!(words(Notation::Qtp, "h E2"), ["h", "E2"], "no square for it: the rules will refuse it");
}

#[test]
fn a_word_that_is_no_move_is_named() {
    assert_eq!(error(Notation::Standard, "e2\n  e8? e3"), "line 2, column 3: expected a move, found 'e8?'");
    assert!(error(Notation::Designer, &"y1".repeat(MAX_MOVES + 1)).ends_with("more than 10000 moves"));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in arbitrary::text()) {
        for notation in Notation::ALL {
            let _ = Record::from_moves("Game", notation, &text);
            let _ = Record::from_moves("Game", notation, &format!("playwall white {text} playmove {text}"));
        }
    }
}
