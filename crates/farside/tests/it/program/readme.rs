//! What the README says the program prints is what it prints.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::program::command;

/// The commands of all console blocks, each with what is printed below it.
fn examples(readme: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut in_console = false;
    for line in readme.lines() {
        if line.starts_with("```") {
            in_console = line == "```console";
        } else if let Some(typed) = line.strip_prefix("$ ").filter(|_| in_console) {
            found.push((typed.into(), String::new()));
        } else if let Some((_, printed)) = found.last_mut().filter(|_| in_console) {
            *printed += line;
            *printed += "\n";
        }
    }
    found
}

/// Words as a shell would split them, quotes included.
pub(crate) fn words(typed: &str) -> Vec<&str> {
    let pieces = typed.split('\'').enumerate();
    pieces
        .flat_map(
            |(index, piece)| if index % 2 == 0 { piece.split_whitespace().collect() } else { vec![piece] },
        )
        .collect()
}

/// Whether two texts are the same but for the numbers that the README leaves open with `…`.
fn is_like(printed: &str, expected: &str) -> bool {
    let same = |(printed, expected): (&str, &str)| {
        let mut rest = Some(printed);
        for piece in expected.split('…') {
            rest = rest.and_then(|rest| rest.split_once(piece)).map(|(_, behind)| behind);
        }
        if expected.contains('…') { rest.is_some() } else { printed == expected }
    };
    printed.lines().count() == expected.lines().count() && printed.lines().zip(expected.lines()).all(same)
}

#[test]
fn every_example_prints_what_it_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let readme = fs::read_to_string(file).expect("the README is there");
    let examples = examples(&readme);
    assert!(examples.len() >= 5, "{} examples found", examples.len());
    for (typed, expected) in examples {
        let (input, run) = match typed.split_once(" | ") {
            Some((echo, run)) => (words(echo)[1..].join(" ") + "\n", run),
            None => (String::new(), typed.as_str()),
        };
        let args = words(run);
        assert_eq!(args[0], "farside", "{typed}");
        let mut child =
            command(&args[1..]).env("LC_ALL", "C.UTF-8").spawn().expect("the program can be started");
        let mut stdin = child.stdin.take().expect("its input is piped");
        stdin.write_all(input.as_bytes()).expect("a short input fits into a pipe");
        drop(stdin);
        let output = child.wait_with_output().expect("the program ends");
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(is_like(&printed, &expected), "{typed}\nprints\n{printed}\nnot\n{expected}");
    }
}
