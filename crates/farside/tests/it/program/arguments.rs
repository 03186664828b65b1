use std::process::Stdio;

use crate::program::readme::words;
use crate::program::{command, farside};

#[test]
fn bad_arguments_end_with_code_2_and_one_line() {
    let cases: [(&[&str], &str); 21] = [
        (&["chess"], "unrecognized subcommand 'chess'"),
        (&["--fast"], "unexpected argument '--fast'"),
        (&["show"], "<GAME>"),
        (&["play", "--players", "3"], "which game?"),
        (&["show", "chess"], "possible values: quoridor, squadro"),
        (&["show", "quoridor", "--players", "five"], "invalid value 'five'"),
        (&["show", "quoridor", "--players", "5"], "not a game for 5"),
        (&["show", "squadro", "--players", "3"], "not a game for 3"),
        (&["show", "quoridor", "--first", "y"], "--first takes one of 1 2 3 4"),
        (&["show", "quoridor", "--first", "3"], "seat 3 can't move first"),
        (&["show", "squadro", "--first", "1"], "--first takes one of y r"),
        (&["show", "quoridor", "--option", "flying-fences"], "unknown rule option 'flying-fences'"),
        (&["show", "squadro", "--option", "free-side-jump"], "unknown rule option"),
        (&["show", "quoridor", "--position", "e1 e9 / e3q / 10 10 / 1"], "'e3q'"),
        (&["show", "quoridor", "--position", "e1 e9 / - / 10 10 / 1", "--players", "4"], "2 players, not 4"),
        (&["show", "quoridor", "--moves", "e2 e5"], "--moves, ply 2 (e5): "),
        (&["show", "squadro", "--moves", "y3 y3"], "--moves, ply 2 (y3): "),
        (&["show", "quoridor", "--ascii", "--json"], "cannot be used with"),
        (&["perft", "quoridor"], "--depth <N>"),
        (&["perft", "quoridor", "--depth", "-1"], "-1 is not in 0..=100"),
        (&["perft", "squadro", "--depth", "0", "--divide"], "--divide takes a depth of 1 or more"),
    ];
    for (args, expected) in cases {
        let line = farside(args).complained(2);
        assert!(line.contains(expected), "{args:?}: {line}");
    }
}

#[test]
fn absurd_numbers_are_refused_with_one_line() {
    let cases: [&[&str]; 15] = [
        &["serve", "--connections", "0"],
        &["serve", "--connections", "18446744073709551615"],
        &["serve", "--sockets-per-player", "0"],
        &["serve", "--sockets-per-address", "-1"],
        &["serve", "--games-per-player", "4294967296"],
        &["serve", "--messages", "0"],
        &["serve", "--pause", "18446744073709551615"],
        &["serve", "--computer-memory", "18446744073709551615"],
        &["serve", "--database-pages", "0"],
        &["serve", "--keep-finished", "0"],
        &["serve", "--trusted-proxy", "10.0.0.0/99"],
        &["worker", "--bus", "nats://x", "--computer-memory", "18446744073709551615"],
        &["load", "idle", "--per-game", "4294967295"],
        &["load", "games", "--rate", "4294967295"],
        &["prune", "--older-than", "0"],
    ];
    for args in cases {
        let line = farside(args).complained(2);
        assert!(line.contains("invalid value") || line.contains("unexpected argument"), "{args:?}: {line}");
    }
}

#[test]
fn line_breaks_in_arguments_stay_out_of_the_message() {
    let line =
        farside(&["show", "quoridor", "--position", "e1\ne9 / \r\n / 10 10 / \u{1b}[31m1"]).complained(2);
    assert!(!line.contains('\u{1b}'), "{line:?}");
    farside(&["show", "quoridor", "--moves", "e2\n\te9"]).complained(2);
    farside(&["show", "chess\nor\ncheckers"]).complained(2);
}

#[test]
fn help_and_version_are_no_errors() {
    let help = farside(&["--help"]).printed();
    for command in ["play", "show", "convert", "perft", "completions"] {
        assert!(help.contains(&format!("\n  {command} ")), "{help}");
        assert!(farside(&[command, "--help"]).printed().contains("Usage: farside"));
    }
    assert_eq!(farside(&["--version"]).printed(), concat!("farside ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn without_a_game_and_a_terminal_both_boards_are_shown() {
    let welcome = farside(&["play"]).printed();
    assert!(welcome.contains("Quoridor\n    a   b   c"), "{welcome}");
    assert!(welcome.contains("farside play quoridor"), "{welcome}");
    assert!(welcome.is_ascii(), "the locale is C");
    farside(&["play", "--players", "3"]).complained(2);
    let output = command(&["play"]).env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::null()).output();
    let output = output.expect("the program can be run");
    assert!(output.status.success() && !output.stdout.is_ascii());
}

#[test]
fn the_commands_of_the_welcome_work() {
    let welcome = farside(&["play"]).printed();
    let (_, commands) = welcome.split_once("Try:\n").expect("the welcome says what to try");
    for line in commands.lines() {
        let (_, line) = line.split_once("farside ").expect("a command of this program");
        farside(&words(line)).printed();
    }
}

#[test]
fn completions_are_printed_for_a_shell() {
    assert!(farside(&["completions", "bash"]).printed().contains("quoridor"));
    farside(&["completions", "tortoise"]).complained(2);
}

#[test]
fn every_command_has_a_man_page() {
    let dir = tempfile::tempdir().expect("a folder");
    farside(&["man-pages", dir.path().to_str().expect("a path in text")]).printed();
    let page = |name: &str| std::fs::read_to_string(dir.path().join(name)).expect("a page");
    assert!(page("farside.1").contains("farside\\-serve(1)"), "{}", page("farside.1"));
    assert!(page("farside-serve.1").contains("\\-\\-listen"), "{}", page("farside-serve.1"));
    let file = dir.path().join("farside.1");
    farside(&["man-pages", file.to_str().expect("a path in text")]).complained(1);
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    for args in [&["show", "quoridor"][..], &["--help"], &["perft", "squadro", "--depth", "3"], &["play"]] {
        let mut child = command(args).spawn().expect("the program can be started");
        drop(child.stdin.take());
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}
