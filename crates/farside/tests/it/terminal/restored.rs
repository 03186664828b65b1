//! The terminal is as it was, however the program ends.

use std::process::Command;

use super::pty::{ENTER, Tty, tty};

pub(super) fn signal(process: u32, name: &str) {
    let killed = Command::new("kill").args([&format!("-{name}"), &process.to_string()]).status();
    assert!(killed.expect("there is a command kill").success());
}

/// Whether the terminal echoes what is typed, as it did before.
fn is_cooked(tty: &mut Tty) {
    tty.wait_for("shell> ");
    tty.press(&format!("stty -a | grep -o ' -\\?echo\\b'{ENTER}"));
    tty.wait_for(" echo");
}

#[test]
fn ctrl_c_quits_and_signals_end_with_a_restored_terminal() {
    let mut interrupted = tty().run(&["play", "squadro"]);
    interrupted.wait_for("to move.");
    interrupted.press("\x03");
    assert!(interrupted.end().0.success());
    for name in ["TERM", "INT", "HUP"] {
        let ended = tty().run(&["play", "squadro"]);
        ended.wait_for("to move.");
        signal(ended.process(), name);
        let (status, _) = ended.end();
        assert!(!status.success() && status.signal().is_some(), "{name}: {status:?}");
    }
}

#[test]
fn ctrl_z_suspends_and_fg_goes_on() {
    let mut tty = tty().in_shell().run(&["play", "quoridor", "--first", "1"]);
    tty.wait_for("shell> ");
    tty.press(&format!("$FARSIDE{ENTER}"));
    tty.wait_for("Player 1 to move.");
    tty.play("e2", "Player 2 to move.");
    tty.press("\x1a");
    tty.wait_for("Stopped");
    tty.wait_until("the usual screen", |screen| !screen.alternate_screen());
    is_cooked(&mut tty);
    tty.press(&format!("fg{ENTER}"));
    tty.wait_for("Player 2 to move.");
    tty.play("e8", "Player 1 to move.");
    // A signal from outside does the same.
    tty.press("q");
    is_cooked(&mut tty);
}

#[test]
fn a_terminal_without_a_screen_gets_lines() {
    let mut tty = tty().variable("TERM", "dumb").run(&["play", "squadro", "--first", "y"]);
    tty.wait_for("Yellow> ");
    tty.press("3\n");
    tty.wait_for("Red> ");
    tty.press("quit\n");
    assert!(tty.end().0.success());
}
