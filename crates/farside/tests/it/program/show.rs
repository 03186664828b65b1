use crate::program::farside;

fn json(args: &[&str]) -> String {
    farside(&[&["show"], args, &["--json"]].concat()).printed()
}

/// What stands before and after the legal moves.
fn around_legal(line: &str) -> (&str, &str) {
    let (before, rest) = line.split_once("\"legal\":[").expect("legal moves are listed");
    let (_, after) = rest.split_once(']').expect("the list ends");
    (before, after)
}

#[test]
fn json_has_its_keys_in_order() {
    let squadro = json(&["squadro"]);
    let needed = "{\"pieces\":[8,8,6,8,8],\"total\":30}";
    assert_eq!(
        squadro,
        format!(
            "{{\"position\":\"0 0 0 0 0 / 0 0 0 0 0 / y\",\"turn\":\"y\",\
             \"legal\":[\"1\",\"2\",\"3\",\"4\",\"5\"],\
             \"outcome\":null,\"distances\":[{needed},{needed}]}}\n"
        )
    );
    let quoridor = json(&["quoridor"]);
    assert_eq!(
        around_legal(&quoridor),
        ("{\"position\":\"e1 e9 / - / 10 10 / 1\",\"turn\":1,", ",\"outcome\":null,\"distances\":[8,8]}\n")
    );
    assert_eq!(quoridor.matches("h\",").count(), 64, "horizontal fences");
}

#[test]
fn moves_are_played_with_and_without_the_letter_of_the_seat() {
    assert_eq!(json(&["squadro", "--moves", "y3 r1"]), json(&["squadro", "--moves", "3 1"]));
    assert!(json(&["squadro", "--first", "r", "--moves", "r1"]).contains("0 0 0 0 0 / 1 0 0 0 0 / y"));
}

#[test]
fn players_first_and_options_count() {
    let four = json(&["quoridor", "--players", "4", "--first", "3"]);
    assert!(four.contains("\"position\":\"e1 a5 e9 i5 / - / 5 5 5 5 / 3\",\"turn\":3"), "{four}");
    let behind = ["quoridor", "--position", "e4 e5 e6 i1 / - / 5 5 5 5 / 1"];
    assert!(json(&behind).contains("\"d5\""), "a side step where a pawn stands behind");
    let strict = json(&[&behind[..], &["--option", "strict-pawn-behind"]].concat());
    assert!(!strict.contains("\"d5\""), "none with the strict reading");
}

#[test]
fn a_seat_that_left_has_no_distance() {
    let line = json(&["quoridor", "--players", "3", "--moves", "e2 x2"]);
    assert!(line.ends_with("\"distances\":[7,null,8]}\n"), "{line}");
}

#[test]
fn a_position_may_begin_with_the_dash_of_a_seat_that_left() {
    let shown = json(&["quoridor", "--position", "- a5 e9 / - / 0 6 6 / 2"]);
    assert!(shown.contains("\"distances\":[null,8,8]"), "{shown}");
}

#[test]
fn every_outcome_has_its_form() {
    let won = json(&["quoridor", "--position", "e9 d5 / - / 10 10 / 2"]);
    assert!(won.contains("\"legal\":[],\"outcome\":{\"winner\":1}"), "{won}");
    let home = json(&["squadro", "--position", "12 12 12 12 0 / 0 0 0 0 0 / r"]);
    assert!(home.contains("\"legal\":[],\"outcome\":{\"winner\":\"y\"}"), "{home}");
    let repeated = json(&["quoridor", "--moves", "e2 e8 e1 e9 e2 e8 e1 e9"]);
    assert!(repeated.contains("\"legal\":[],\"outcome\":{\"draw\":\"repetition\"}"), "{repeated}");
}

#[test]
fn people_see_the_board_the_turn_the_moves_and_the_distances() {
    let start = farside(&["show", "quoridor", "--moves", "e2 e8 e3h"]).printed();
    assert!(start.is_ascii(), "the locale is C");
    for words in [
        "e2 e8 / e3h / 9 10 / 2",
        "player 1: 8 steps to go",
        "player 2 to move:",
        "pawn    ",
        "fences  h         v",
        "     3  abc...gh  abcd.fgh",
    ] {
        assert!(start.contains(words), "no '{words}' in\n{start}");
    }
    let squadro = farside(&["show", "squadro"]).printed();
    for words in ["Yellow to move:", "lanes   1 2 3 4 5", "Red: 30 moves to go"] {
        assert!(squadro.contains(words), "no '{words}' in\n{squadro}");
    }
    let won = farside(&["show", "squadro", "--position", "12 12 12 12 0 / 0 0 0 0 0 / r"]).printed();
    assert!(won.ends_with("Yellow wins\n"), "{won}");
}
