use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;

use crate::program::{command, farside, farside_reading};

fn play(args: &[&str], typed: &str) -> String {
    farside_reading(&[&["play"], args].concat(), typed.as_bytes()).printed()
}

/// A file for a test of its own, not there yet.
fn fresh(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

#[test]
fn a_game_is_played_to_its_end() {
    let typed = "e2\nd9\ne3\nc9\ne4\nb9\ne5\na9\ne6\nb9\ne7\nc9\ne8\nd9\ne9\nd1\nquit\n";
    let seen = play(&["quoridor", "--first", "1"], typed);
    assert!(seen.contains("Player 1 wins.\nGame over> The game is over.\nPlayer 1 wins.\n"), "{seen}");
    assert!(!seen.contains("goes first"), "who begins was chosen");
}

#[test]
fn an_illegal_move_is_explained_and_asked_for_again() {
    let seen = play(&["quoridor", "--first", "1"], "e5\nx2\nnonsense\ne2\n");
    assert!(seen.contains("Player 1> Too far.\nPlayer 1> "), "{seen}");
    assert!(seen.contains("Player 1> “x2” isn’t a move.\nType a square to move to"), "{seen}");
    assert!(seen.contains("Player 1> “nonsense” isn’t a move.\n"), "{seen}");
    assert!(seen.ends_with("Player 2> \n"), "{seen}");
}

#[test]
fn every_reason_against_a_move_is_told_in_a_sentence() {
    let quoridor = |position: &str, typed: &str| {
        let seen = play(&["quoridor", "--position", position], &format!("{typed}\n"));
        let (_, told) = seen.split_once("1> ").expect("player 1 is to move");
        told.split_once('\n').expect("the answer is a line").0.to_owned()
    };
    for (position, typed, told) in [
        ("e1 e9 / - / 10 10 / 1", "e1", "Your pawn is already there."),
        ("e4 e5 / - / 10 10 / 1", "e5", "A pawn is in the way."),
        ("e4 e9 / e4h / 9 10 / 1", "e5", "Fence e4h is in the way."),
        ("e4 e5 / - / 10 10 / 1", "d5", "Jump straight to e6: diagonal jumps only when that’s blocked."),
        ("e1 e9 / - / 0 10 / 1", "e3h", "You have no fences left."),
        ("e1 e9 / e3h / 9 10 / 1", "f3h", "It overlaps fence e3h."),
        ("e1 e9 / e3h / 9 10 / 1", "e3v", "It crosses fence e3h."),
        ("e1 a9 / a8h / 9 10 / 1", "b8v", "Player 2 would have no way through."),
        ("a1 e9 / a1h / 9 10 / 1", "b1v", "You would have no way through."),
    ] {
        assert_eq!(quoridor(position, typed), told, "{typed} in {position}");
    }
    let seen = play(&["squadro", "--position", "12 0 0 0 0 / 0 0 0 0 0 / y"], "1\nr2\n");
    assert!(seen.contains("Yellow> That piece is already home.\n"), "{seen}");
    assert!(seen.contains("Yellow> That’s not your piece.\n"), "{seen}");
}

#[test]
fn the_language_is_chosen_by_the_argument_or_by_the_environment() {
    let line = farside(&["play", "squadro", "--lang", "tlh"]).complained(2);
    assert!(line.contains("no language 'tlh'; there are ar bg") && line.contains("zh-TW"), "{line}");
    // As far as a language is translated; the rest is English.
    for code in ["de", "de-AT", "fa", "ja"] {
        let seen = play(&["squadro", "--first", "y", "--lang", code], "3\nhelp\nlegal\nquit\n");
        assert!(!seen.contains("terminal-"), "every text is there: {seen}");
        assert_eq!(seen.matches("> ").count(), 4, "{seen}");
    }
    let german = play(&["squadro", "--first", "y", "--lang", "de"], "");
    let mut child = command(&["play", "squadro", "--first", "y"]);
    let child = child.env("LC_ALL", "de_DE").spawn().expect("it starts").wait_with_output();
    assert_eq!(String::from_utf8(child.expect("it ends").stdout).expect("it prints text"), german);
    let english = play(&["squadro", "--first", "y"], "");
    assert_eq!(play(&["squadro", "--first", "y", "--lang", "en"], ""), english);
}

#[test]
fn why_a_game_cant_be_saved_is_told() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let seen = play(&["squadro"], &format!("save {folder}/nowhere/game.txt\nsave {folder}\n"));
    assert!(seen.contains("/nowhere/game.txt: there is no such folder.\n"), "{seen}");
    assert!(seen.contains(" already exists. Choose another name.\n"), "{seen}");
}

#[test]
fn undo_legal_help_and_resign_do_what_they_say() {
    let seen = play(&["squadro", "--first", "y"], "undo\n3\nundo\nlegal\nhelp\nresign\nlegal\nundo\nboard\n");
    assert!(seen.contains("Yellow> Nothing to undo.\n"), "{seen}");
    assert!(seen.contains("Yellow> lanes   1 2 3 4 5\n"), "{seen}");
    assert!(seen.contains("save FILE"), "{seen}");
    assert!(seen.contains("Red wins.\nGame over> The game is over.\nRed wins.\n"), "{seen}");
    assert!(seen.ends_with("Yellow> \n"), "a resignation can be taken back: {seen}");
}

#[test]
fn the_computer_answers_and_its_answer_is_taken_back_with_ones_own_move() {
    let seen = play(&["squadro", "--first", "y", "--computer", "r", "--level", "2"], "3\nundo\n");
    assert_eq!(seen.matches("Red is thinking.\nRed plays ").count(), 1, "{seen}");
    assert!(seen.ends_with("Yellow> \n"), "{seen}");
    let back = play(&["squadro", "--first", "r", "--computer", "r", "--level", "1"], "undo\n");
    assert!(back.contains("Nothing to undo."), "only the computer has moved: {back}");
}

#[test]
fn the_computer_can_play_itself_to_the_end() {
    let args = ["squadro", "--first", "r", "--computer", "r", "--computer", "y", "--level", "2"];
    let seen = play(&args, "quit\n");
    assert!(seen.contains("wins.") || seen.contains("Draw by repetition."), "{seen}");
}

#[test]
fn the_computer_plays_quoridor_with_any_number_of_players() {
    for (players, others) in [("2", 1), ("3", 2), ("4", 3)] {
        let mut args = vec!["quoridor", "--players", players, "--first", "1", "--level", "1"];
        args.extend(["--computer", "2", "--computer", "3", "--computer", "4"].iter().take(2 * others));
        let seen = play(&args, "e2\nquit\n");
        assert_eq!(seen.matches("is thinking.\n").count(), others, "{seen}");
    }
}

#[test]
fn who_begins_is_drawn_unless_it_is_chosen() {
    let begins = || play(&["quoridor", "--players", "4"], "").contains("Player 1 goes first (random draw).");
    let draws: Vec<bool> = (0..64).map(|_| begins()).collect();
    // Both of these fail by chance once in a hundred million runs.
    assert!(draws.contains(&true) && draws.contains(&false), "{draws:?}");
}

#[test]
fn a_saved_game_is_a_record_that_converts() {
    for (name, kind) in [("play_saved_game.txt", "text"), ("play_saved_game.json", "json")] {
        let file = fresh(name);
        let name = file.to_str().expect("the folder for tests has a plain name");
        let seen = play(
            &["squadro", "--first", "r"],
            &format!("1\n3\nsave {name}\n2\nsave {name}\nresign\nsave {name}\n"),
        );
        assert_eq!(seen.matches("Saved to").count(), 3, "{seen}");
        let saved = fs::read_to_string(&file).expect("the game was saved");
        assert!(saved.contains("resignation"), "{saved}");
        assert_eq!(farside(&["convert", "--to", kind, name]).printed(), saved);

        let other = play(&["squadro", "--first", "y"], &format!("1\nsave {name}\nsave\n"));
        assert!(other.contains("already exists") && other.contains("Save to which file?"), "{other}");
        assert_eq!(
            fs::read_to_string(&file).expect("it is still there"),
            saved,
            "another game leaves it alone"
        );
        fs::remove_file(&file).expect("it can be removed");
    }
}

#[test]
fn a_game_for_four_goes_on_when_one_resigns() {
    let seen = play(&["quoridor", "--players", "4", "--first", "1"], "e2\nresign\ne8\nh5\ne3\n");
    assert!(seen.contains("8   Player 2: out of the game\n"), "beside the board: {seen}");
    assert!(seen.contains("\nPlayer 2: out of the game\n"), "under the board: {seen}");
    assert!(seen.contains("   1: 5 fences left, goal: row 9\n"), "{seen}");
    assert!(seen.contains("   4: 5 fences left, goal: column a\n"), "{seen}");
    assert!(seen.ends_with("Player 3> \n"), "{seen}");
}

#[test]
fn a_bad_start_is_refused() {
    farside_reading(&["play", "quoridor", "--players", "9"], b"").complained(2);
    farside_reading(&["play", "squadro", "--position", "nowhere"], b"").complained(2);
}

#[test]
fn people_agree_on_a_draw_and_a_computer_declines_it() {
    let file = fresh("play_draw.txt");
    let name = file.to_str().expect("the folder for tests has a plain name");
    let seen = play(&["squadro", "--first", "y"], &format!("3\ndraw\nlegal\nsave {name}\n"));
    assert!(
        seen.contains("Draw by agreement.\nGame over> The game is over.\nDraw by agreement.\n"),
        "{seen}"
    );
    let saved = fs::read_to_string(&file).expect("the game was saved");
    assert!(saved.contains("agreement") && saved.contains("1/2-1/2"), "{saved}");
    fs::remove_file(&file).expect("it can be removed");

    let seen = play(&["squadro", "--first", "y", "--computer", "r", "--level", "1"], "draw\ndraw\n");
    assert!(seen.contains("Yellow> Red declines the draw.\nYellow> "), "{seen}");
    assert!(seen.contains("You already asked. Wait a turn.\n"), "{seen}");
}

#[test]
fn a_rematch_moves_everybody_one_seat_further() {
    let args = ["squadro", "--first", "y", "--computer", "r", "--level", "1"];
    let seen = play(&args, "rematch\nresign\nrematch\n");
    assert!(seen.contains("Yellow> The game isn’t over yet.\n"), "{seen}");
    let (_, next) = seen.split_once("Red wins.\nGame over> ").expect("the first game is over");
    assert!(next.contains("Yellow is thinking.\nYellow plays "), "the computer has the other seat: {seen}");
    assert!(next.ends_with("Red> \n"), "{seen}");
}

#[test]
fn a_game_saved_before_is_left_alone_by_its_rematch() {
    let file = fresh("play_rematch.txt");
    let name = file.to_str().expect("the folder for tests has a plain name");
    let seen = play(&["squadro"], &format!("resign\nsave {name}\nrematch\nsave {name}\n"));
    assert!(seen.contains("Saved to") && seen.contains("already exists"), "{seen}");
    fs::remove_file(&file).expect("it can be removed");
}

#[test]
fn clocks_are_shown_and_stored() {
    let file = fresh("play_clock.txt");
    let name = file.to_str().expect("the folder for tests has a plain name");
    let args = ["squadro", "--first", "y", "--time", "600+5"];
    let seen = play(&args, &format!("3\nundo\nsave {name}\n"));
    assert!(seen.contains("Yellow: 10:00 left\nRed: 10:00 left\nYellow, 10:00> "), "{seen}");
    assert!(seen.contains("Yellow: 10:05 left\n"), "the increment: {seen}");
    assert!(seen.ends_with("Yellow, 10:00> \n"), "undo gives the time back: {seen}");
    let saved = fs::read_to_string(&file).expect("the game was saved");
    assert!(saved.contains("[TimeControl \"600+5\"]"), "{saved}");
    fs::remove_file(&file).expect("it can be removed");
    let line = farside(&["play", "squadro", "--time", "soon"]).complained(2);
    assert!(line.contains("expected seconds such as 600"), "{line}");
}

#[test]
fn a_flag_falls_while_nobody_types() {
    let mut child = command(&["play", "squadro", "--first", "y", "--time", "1"]).spawn().expect("it starts");
    let mut stdin = child.stdin.take();
    let mut seen = String::new();
    let stdout = child.stdout.take().expect("its output is piped");
    for line in BufReader::new(stdout).lines() {
        let line = line.expect("the program prints text");
        seen = seen + &line + "\n";
        if line == "Red wins."
            && let Some(mut stdin) = stdin.take()
        {
            // Only now: nothing was typed before.
            stdin.write_all(b"3\nquit\n").expect("it still reads");
        }
    }
    assert!(child.wait().expect("it ends").success());
    assert!(seen.contains("Yellow ran out of time.\n"), "{seen}");
    assert!(seen.contains("Game over> The game is over.\nRed wins.\n"), "{seen}");
}

#[test]
fn a_saved_game_goes_on_line_by_line() {
    let data = tempfile::tempdir().expect("a folder for the test");
    let run = |args: &[&str], typed: &str| {
        let mut child = command(&[&["play", "--plain"], args].concat());
        let mut child = child.env("XDG_DATA_HOME", data.path()).spawn().expect("it starts");
        let mut stdin = child.stdin.take().expect("its input is piped");
        stdin.write_all(typed.as_bytes()).expect("it reads");
        drop(stdin);
        let output = child.wait_with_output().expect("it ends");
        let text = |bytes| String::from_utf8(bytes).expect("it prints text");
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    // A game without a move isn't kept.
    run(&["squadro"], "quit\n");
    assert_eq!(run(&["--list"], "").1, "");
    run(&["quoridor", "--first", "1", "--time", "6000"], "e2\ne3h\n");
    run(&["squadro", "--first", "y", "--computer", "r", "--level", "1"], "3\nresign\n");
    let (_, list, _) = run(&["--list"], "");
    assert!(list.contains("2  Quoridor · ") && list.contains("2 moves · In progress"), "{list}");

    let (code, seen, _) = run(&["--resume", "2"], "undo\ne4h\n");
    assert_eq!(code, Some(0));
    assert!(seen.starts_with("Quoridor\n") && !seen.contains("goes first"), "{seen}");
    assert!(seen.contains("Player 1, 1:40:00> ") && seen.contains("Player 2, 1:40:00> "), "{seen}");
    // It was saved again, and is the last one now.
    let (_, again, _) = run(&["--resume"], "board\n");
    assert!(again.contains("Player 1, 1:40:00> "), "{again}");
    let (_, over, _) = run(&["--resume", "2"], "3\nrematch\n");
    assert!(over.contains("The game is over.\nRed wins.\n") && over.contains("Yellow plays "), "{over}");
    let (code, _, error) = run(&["--resume", "7"], "");
    assert_eq!((code, error.as_str()), (Some(2), "error: no saved game 7: there are 3\n"));
}

#[test]
fn a_match_of_two_games_from_a_balanced_position_has_a_score() {
    let args = ["squadro", "--balanced", "--match", "--seat", "y=person,r=level:1"];
    let seen = play(&args, "resign\nrematch\nresign\n");
    let (first, second) = seen.split_once("Match: Yellow 0–1 Red\n").expect("the score of the first game");
    assert!(!first.contains("Match:") && second.contains("Match: Yellow 2–0 Red\n"), "{seen}");
    farside(&["play", "quoridor", "--balanced"]).complained(2);
    farside(&["play", "squadro", "--balanced", "--first", "y"]).complained(2);
}
