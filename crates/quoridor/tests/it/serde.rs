//! With the feature `serde`, everything is written as people write it.
#![cfg(feature = "serde")]

use quoridor::{Move, Position};

#[test]
fn moves_and_positions_are_strings() {
    let moves: Vec<Move> = serde_json::from_str(r#"["e2","e3h"]"#).expect("two moves");
    assert_eq!(serde_json::to_string(&moves).expect("JSON"), r#"["e2","e3h"]"#);
    let text = r#""e1 e9 / - / 10 10 / 1""#;
    let position: Position = serde_json::from_str(text).expect("a position");
    assert_eq!(position, Position::start());
    assert_eq!(serde_json::to_string(&position).expect("JSON"), text);
}

#[test]
fn bad_strings_are_errors_that_say_why() {
    let error =
        serde_json::from_str::<Position>(r#""e5 e5 / - / 10 10 / 1""#).expect_err("two pawns on one square");
    assert!(error.to_string().contains("two pawns stand on e5"), "{error}");
    assert!(serde_json::from_str::<Move>("7").is_err());
}
