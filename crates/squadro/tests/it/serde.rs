//! Positions and moves are strings wherever they are serialised.
#![cfg(feature = "serde")]

use squadro::{DARK, Lane, Move, Position};

#[test]
fn positions_are_their_strings() {
    let text = "\"3 0 0 0 0 / 0 0 0 0 0 / r\"";
    let position: Position = serde_json::from_str(text).expect("a possible position");
    assert_eq!(serde_json::to_string(&position).ok().as_deref(), Some(text));
}

#[test]
fn moves_are_written_with_their_seat() {
    let mv = Move::new(DARK, Lane::ALL[2]);
    assert_eq!(serde_json::to_string(&mv).ok().as_deref(), Some("\"r3\""));
    assert_eq!(serde_json::from_str::<Move>("\"r3\"").ok(), Some(mv));
}

#[test]
fn refusals_keep_their_reason() {
    let error =
        serde_json::from_str::<Position>("\"1 0 0 0 0 / 0 0 0 0 0 / y\"").expect_err("it can't stand there");
    assert!(error.to_string().starts_with("the piece of Light's lane 1 is too fast to have stopped at 1"));
    serde_json::from_str::<Move>("\"3\"").expect_err("nobody knows whose move this is");
    serde_json::from_str::<Move>("3").expect_err("a move is a string");
}
