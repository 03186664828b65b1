use std::fs;
use std::path::PathBuf;

use crate::program::{farside, farside_reading};

fn convert(args: &[&str], input: &str) -> String {
    farside_reading(&[&["convert"], args, &["-"]].concat(), input.as_bytes()).printed()
}

fn moves_of(text: &str) -> &str {
    text.split_once("\n\n").expect("tags and moves are apart").1
}

#[test]
fn every_notation_becomes_ours() {
    let cases: [(&[&str], &str, &str); 7] = [
        (&[], "e2 e8 e3h d4v", "1. e2 e8 2. e3h d4v *\n"),
        (&["--from", "glendenning"], "e8 e2 e6h d5v", "1. e2 e8 2. e3h d4v *\n"),
        (&["--from", "qtp"], "E2 E8 E4 h D5 v", "1. e2 e8 2. e3h d4v *\n"),
        (&[], "playmove white E2\nplaywall black E4 horizontal", "1. e2 e3h *\n"),
        (&[], "y3r1y3r2", "1. y3 r1 2. y3 r2 *\n"),
        (&["--from", "designer"], "r3 y1\nr3 y2", "1. r3 y1 2. r3 y2 *\n"),
        (&["--game", "squadro"], "3 1 3 2", "1. y3 r1 2. y3 r2 *\n"),
    ];
    for (args, input, expected) in cases {
        assert_eq!(moves_of(&convert(args, input)), expected, "{args:?} {input}");
    }
}

#[test]
fn text_and_json_round_trip() {
    let text = "[Game \"Quoridor\"]\n[Player1 \"Ann \\\"A\\\" \u{141}\"]\n[Date \"2026.11.??\"]\n[Round \"3\"]\n\n\
                {Hello} 1. e2 e8 2. e3 {bold} e7 1-0\n";
    let standard = convert(&["--to", "text"], text);
    assert_eq!(convert(&[], &standard), standard, "text again");
    let json = convert(&["--to", "json"], text);
    assert_eq!(json.lines().count(), 1);
    assert_eq!(convert(&["--to", "json"], &json), json, "JSON again");
    assert_eq!(convert(&["--to", "text"], &json), standard, "JSON and back");
}

#[test]
fn several_records_stay_several() {
    let two = "[Game \"Squadro\"]\n\n1. y1 r1 *\n\n[Game \"Quoridor\"]\n\n1. e2 e8 *\n";
    let json = convert(&["--to", "json"], two);
    assert_eq!(json.lines().count(), 2);
    assert_eq!(convert(&[], &json), convert(&[], two));
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_written() {
    let cases: [(&[&str], &str, &str); 7] = [
        (&[], "e2 e8 e2", "move 3 (e2)"),
        (&[], "[Game \"Quoridor\"]\n\n1. e2 e9 *\n", "move 2 (e9)"),
        (&[], "[Game \"Squadro\"]\n\n1. y1 *\n[Game \"Squadro\"]\n\n1. r1 *\n", "move 1 (r1)"),
        (&[], "[Game \"Chess\"]\n\n1. e4 *\n", "unknown game 'Chess'"),
        (&["--game", "squadro"], "[Game \"Quoridor\"]\n\n1. e2 *\n", "record of Quoridor"),
        (&["--from", "qtp"], "[Game \"Quoridor\"]\n[Notation \"glendenning\"]\n\n1. e8 *\n", "glendenning"),
        (&[], "{\"game\":", "line 1, column "),
    ];
    for (args, input, expected) in cases {
        let line = farside_reading(&[&["convert"], args, &["-"]].concat(), input.as_bytes()).complained(2);
        assert!(line.contains(expected), "{input}: {line}");
    }
    farside_reading(&["convert", "-"], b"").complained(2);
    farside_reading(&["convert", "-"], b"e2 \xff").complained(2);
    farside_reading(&["convert", "--from", "morse", "-"], b"e2").complained(2);
    farside_reading(&["convert", "--to", "pdf", "-"], b"e2").complained(2);
}

#[test]
fn files_are_read() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("convert_files_are_read.txt");
    fs::write(&file, "y3r1").expect("the folder for tests can be written to");
    let name = file.to_str().expect("the folder for tests has a plain name");
    assert_eq!(moves_of(&farside(&["convert", name]).printed()), "1. y3 r1 *\n");
    fs::remove_file(&file).expect("it was written");
    let line = farside(&["convert", name]).complained(2);
    assert!(line.contains("can't read"), "{line}");
}
