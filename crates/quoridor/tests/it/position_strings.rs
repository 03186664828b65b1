//! Position strings: read strictly, printed canonically, refused with a reason.

use quoridor::{Position, PositionError};

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
    let reasons = [
        ("e5 e5 / - / 10 10 / 1", "two pawns stand on e5"),
        ("- - / - / 0 0 / 1", "no pawn is on the board"),
        ("e1 e9 / i3h / 9 10 / 1", "fence i3h sticks out of the board"),
        ("e1 e9 / e3h f3h / 9 9 / 1", "fences e3h and f3h overlap"),
        ("e1 e9 / e3v e4v / 9 9 / 1", "fences e3v and e4v overlap"),
        ("e1 e9 / e3h e3h / 9 9 / 1", "fence e3h is there twice"),
        ("e1 e9 / e3h e3v / 9 9 / 1", "fences e3h and e3v cross"),
        ("e1 e9 / - / 11 9 / 1", "seat 1 can't have more than 10 fences left"),
        ("- a5 e9 / - / 6 6 6 / 2", "seat 1 can't have more than 0 fences left"),
        ("e1 e9 / e3h / 10 10 / 1", "21 fences on the board and left together: the game has 20"),
        ("e1 a5 e9 / e3h / 6 6 6 / 1", "19 fences on the board and left together: the game has 18"),
        ("e1 e9 / d8v f8v e7h / 8 9 / 1", "seat 2 has no path to its goal line"),
        ("e9 e1 / - / 10 10 / 1", "seats 1 and 2 both stand on their goal lines"),
        ("e9 e5 / - / 10 10 / 1", "seat 1 has already won and can't be to move"),
    ];
    for (text, reason) in reasons {
        assert_eq!(refusal(text), reason, "'{text}'");
    }
    assert_eq!(
        "e5 e5 / - / 10 10 / 1".parse::<Position>(),
        Err(PositionError::SameSquare("e5".parse().expect("a square")))
    );
}
