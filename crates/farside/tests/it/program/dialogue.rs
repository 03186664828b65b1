use std::io::{BufRead, BufReader, Write};

use crate::program::{command, farside, farside_reading};

const QUORIDOR: [&str; 3] = ["show", "quoridor", "--stdin"];

fn answers(args: &[&str], input: &[u8]) -> Vec<String> {
    farside_reading(args, input).printed().lines().map(String::from).collect()
}

#[test]
fn answers_are_what_json_shows() {
    let lines = answers(&QUORIDOR, b"\ne2 e8\n  e2\te8 \r\ne2");
    let shown = |moves: &str| farside(&["show", "quoridor", "--json", "--moves", moves]).printed();
    let expected = ["", "e2 e8", "e2 e8", "e2"].map(shown);
    assert_eq!(lines.join("\n") + "\n", expected.concat());
}

#[test]
fn a_wrong_move_is_told_and_the_loop_goes_on() {
    let lines = answers(&QUORIDOR, b"e2 e5 e3\ne2 zz\n\ne9\n");
    assert!(lines[0].starts_with("{\"error\":{\"ply\":2,\"move\":\"e5\",\"reason\":\""), "{}", lines[0]);
    assert!(lines[1].starts_with("{\"error\":{\"ply\":2,\"move\":\"zz\",\"reason\":\""), "{}", lines[1]);
    assert!(lines[2].starts_with("{\"position\":\"e1 e9 / - / 10 10 / 1\""), "{}", lines[2]);
    assert!(lines[3].starts_with("{\"error\":{\"ply\":1,\"move\":\"e9\""), "{}", lines[3]);
    assert_eq!(lines.len(), 4);
}

#[test]
fn moves_after_the_end_are_refused() {
    let lines = answers(&QUORIDOR, b"e2 e8 e1 e9 e2 e8 e1 e9 e2\n");
    assert!(
        lines[0].starts_with("{\"error\":{\"ply\":9,\"move\":\"e2\",\"reason\":\"the game is over"),
        "{}",
        lines[0]
    );
}

#[test]
fn any_bytes_are_answered_line_by_line() {
    let long = [&b"e2 "[..], &b"e8 ".repeat(30_000), b"\n"].concat();
    let input = [b"\xff\xfe e2\n\0\n".as_slice(), &long, b"e2\n"].concat();
    let lines = answers(&QUORIDOR, &input);
    assert_eq!(lines.len(), 4);
    assert!(lines[0].starts_with("{\"error\":{\"ply\":1,"), "{}", lines[0]);
    assert!(lines[1].starts_with("{\"error\":{\"ply\":1,\"move\":\"\\u0000\""), "{}", lines[1]);
    assert!(
        lines[2].starts_with("{\"error\":{\"ply\":0,\"move\":\"\",\"reason\":\"a line may have"),
        "{}",
        lines[2]
    );
    assert!(lines[3].starts_with("{\"position\":\"e2 e9"), "{}", lines[3]);
}

#[test]
fn the_start_is_where_the_arguments_say() {
    let lines = answers(&["show", "squadro", "--stdin", "--first", "r"], b"\nr1 y3\n");
    assert!(
        lines[0].contains("\"turn\":\"r\"") && lines[1].contains("0 0 2 0 0 / 1 0 0 0 0 / r"),
        "{lines:?}"
    );
    let lines = answers(&["show", "quoridor", "--stdin", "--json", "--moves", "e2"], b"\ne8\ne2\n");
    assert!(lines[0].contains("e2 e9") && lines[1].contains("e2 e8"), "{lines:?}");
    assert!(lines[2].contains("\"ply\":1"), "plies are counted in the line that was asked: {lines:?}");
    farside_reading(&["show", "quoridor", "--stdin", "--moves", "e7"], b"e2\n").complained(2);
}

#[test]
fn every_answer_comes_before_the_next_question() {
    let mut child = command(&QUORIDOR).spawn().expect("the program can be started");
    let mut ask = child.stdin.take().expect("its input is piped");
    let mut hear = BufReader::new(child.stdout.take().expect("its output is piped"));
    for row in 2..9 {
        let mut answer = String::new();
        let walk: Vec<String> =
            (2..=row).map(|row| format!("e{row} {}9", if row % 2 == 0 { 'd' } else { 'e' })).collect();
        writeln!(ask, "{}", walk.join(" ")).expect("the program reads");
        hear.read_line(&mut answer).expect("the program answers");
        assert!(answer.starts_with(&format!("{{\"position\":\"e{row} ")), "{answer}");
    }
    drop(ask);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = command(&QUORIDOR).spawn().expect("the program can be started");
    drop(child.stdout.take());
    let mut ask = child.stdin.take().expect("its input is piped");
    // It ends at the first answer that nobody hears, so the rest of the questions may go nowhere, too.
    let asked = (0..10_000).try_for_each(|_| ask.write_all(b"e2\n"));
    drop((asked, ask));
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn thousands_of_lines_a_second() {
    const LINES: usize = 5000;
    let start = std::time::Instant::now();
    let lines = answers(&QUORIDOR, "e2 e8 e3h d4v e1 e9\n".repeat(LINES).as_bytes());
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(lines.len(), LINES);
    // Measured at over 50,000 a second; the bound is for a slow and busy machine.
    assert!(LINES as f64 / seconds > 1000.0, "{LINES} lines took {seconds:.1} s");
}
