use std::fs;

use super::pty::{ENTER, tty};
use super::restored::signal;

#[test]
fn a_saved_game_is_resumed_after_the_program_was_killed() {
    let mut first = tty().run(&["play", "quoridor", "--first", "1", "--time", "600"]);
    first.wait_for("Player 1 to move.");
    first.play("e2", "Player 2 to move.");
    first.play("e3h", "Player 1 to move.");
    let data = first.data.clone();
    // Without any chance to save.
    signal(first.process(), "KILL");
    drop(first);
    let mut again = tty().data(&data).run(&["play", "--resume"]);
    again.wait_for("e3h");
    again.wait_for("9 fences left");
    again.press("u");
    again.wait_for("Player 2 to move.");
    again.press("q");
    assert!(again.end().0.success());

    let list = tty().data(&data).run(&["play", "--list"]);
    let (status, shown) = list.end();
    assert!(
        status.success() && shown.contains("1  Quoridor · ") && shown.contains("1 move · In progress"),
        "{shown}"
    );
    let none = tty().data(&data).run(&["play", "--resume", "2"]);
    let (status, shown) = none.end();
    assert_eq!((status.exit_code(), shown.trim_end()), (2, "error: no saved game 2: there are 1"));
}

#[test]
fn a_record_is_saved_and_viewed_with_the_engines_lines() {
    let mut player = tty().run(&["play", "squadro", "--first", "y"]);
    player.wait_for("Yellow to move.");
    for (lane, next) in [("1", "Red"), ("2", "Yellow"), ("3", "Red")] {
        player.press(&format!("{lane}{ENTER}"));
        player.wait_for(&format!("{next} to move."));
    }
    player.press(&format!(":save game.txt{ENTER}"));
    player.wait_for("Saved to game.txt.");
    player.press(&format!(":save game.txt{ENTER}"));
    player.wait_for("game.txt already exists.");
    let record = fs::read_to_string(player.data.path().join("game.txt")).expect("it is there");
    assert!(record.contains("Squadro"), "{record}");

    let mut viewer = tty().data(&player.data).run(&["view", "game.txt"]);
    viewer.wait_for("Looking back: the start");
    viewer.wait_for("Best: ");
    viewer.press(".");
    viewer.wait_for("Looking back: turn 1");
    viewer.wait_for("%");
    viewer.press("..");
    viewer.wait_for("Best: ");
    viewer.press("q");
    assert!(viewer.end().0.success());
}

/// Player 1 could have won with e9; Player 2 then does.
const WALKED_PAST: &str = "[Game \"Quoridor\"]\n[Position \"e8 a2 / - / 0 0 / 1\"]\n\n1. e7 a1 0-1\n";

#[test]
fn a_review_is_stepped_through_from_error_to_error() {
    let args = ["review", "game.txt", "--nodes", "400"];
    let mut review = tty().file("game.txt", WALKED_PAST).run(&args);
    review.wait_for("Biggest moments: 1");
    review.press("n");
    review.wait_for("Only e9 kept the win.");
    review.wait_for("e7??");
    review.press("q");
    let data = review.data.clone();
    assert!(review.end().0.success());
    let plain = tty().data(&data).run(&[&args[..], &["--plain"]].concat());
    let (status, shown) = plain.end();
    assert!(status.success() && shown.contains("1. Player 1: e7 (Blunder)"), "{shown}");
}
