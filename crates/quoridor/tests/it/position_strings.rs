//! Position strings: read strictly, printed canonically, refused with a reason.

use quoridor::{Position, PositionError};

/// Positions that can't be, with the reasons; the editor of the web app is tested with the same ones.
const IMPOSSIBLE: &str = include_str!("../data/impossible.txt");

fn refusal(text: &str) -> String {
    match text.parse::<Position>() {
        Ok(position) => panic!("'{text}' was read as {position}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn good_strings_come_back_as_they_were() {
    for text in [
        "e1 e9 / - / 10 10 / 1",
        "e2 e8 / e3h / 9 10 / 2",
        "e1 a5 e9 / - / 6 6 6 / 3",
        "e1 a5 e9 i5 / a1h c1v b2h h8v / 4 4 4 4 / 4",
        "e1 - e9 i5 / - / 5 0 5 5 / 1",
        "e9 e8 / - / 0 0 / 2",
    ] {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn fences_are_printed_in_one_order_whatever_order_they_came_in() {
    let position: Position = "e1 e9 / h8v b2h c1v a1h / 8 8 / 1".parse().expect("a position");
    assert_eq!(position.to_string(), "e1 e9 / a1h c1v b2h h8v / 8 8 / 1");
}

#[test]
fn bad_words_are_named() {
    assert_eq!(
        refusal(""),
        "1 part instead of 4: pawns / fences / fences left / seat to move, such as 'e1 e9 / - / 10 10 / 1'"
    );
    assert_eq!(refusal("e1 e9 / - / 10 10 / 1 / 1").split(':').next(), Some("5 parts instead of 4"));
    let named = [
        ("e1 e10 / - / 10 10 / 1", "'e10' is not the square of a pawn"),
        ("e1 E9 / - / 10 10 / 1", "'E9' is not the square"),
        ("e1  e9 / - / 10 10 / 1", "'' is not the square"),
        ("e1 e9 / e3 / 10 10 / 1", "'e3' is not a fence"),
        ("e1 e9 /  / 10 10 / 1", "'' is not a fence"),
        ("e1 e9 / - - / 10 10 / 1", "'-' is not a fence"),
        ("e1 e9 / - / 10 ten / 1", "'ten' is not a number of fences left"),
        ("e1 e9 / - / 10 +9 / 1", "'+9' is not a number"),
        ("e1 e9 / - / 10 09 / 1", "'09' is not a number"),
        ("e1 e9 / - / 10 10 / 3", "'3' is not the number of a seat"),
        ("e1 e9 / - / 10 10 / 01", "'01' is not the number of a seat"),
        ("e1 e9 / - / 10 10 / 1 ", "'1 ' is not the number of a seat"),
        ("e1 / - / 10 / 1", "1 pawns"),
        ("e1 e9 / - / 10 / 1", "fences left for 1, but there are 2 players"),
        ("- e9 / - / 0 10 / 1", "'1' is not the number of a seat that can move"),
    ];
    for (text, start) in named {
        assert!(refusal(text).starts_with(start), "'{text}': {}", refusal(text));
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    for case in IMPOSSIBLE.lines() {
        let (text, reason) = case.split_once(": ").expect("a position and a reason");
        assert_eq!(refusal(text), reason, "'{text}'");
    }
    assert_eq!(
        "e5 e5 / - / 10 10 / 1".parse::<Position>(),
        Err(PositionError::SameSquare("e5".parse().expect("a square")))
    );
}
