//! The modules that are committed do what this source code says: they are run in node and their responses are compared
//! with the native ones, byte by byte. Where there is no node, nothing can be compared: with `CI` in the environment
//! that is a failure.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::requests;

/// What to do if a module and the native code disagree.
const OUT_OF_DATE: &str = "The committed modules aren't what this source code builds. After a change of the rules or \
                           of an engine run `cargo xtask wasm` and commit crates/web/assets.";

/// What computer players need, as it is installed in the engines module.
const FILES: [&str; 3] = [
    "quoridor-engine/nets/quoridor.net",
    "quoridor-engine/books/quoridor.book",
    "squadro-engine/nets/squadro.net",
];

/// The files with puzzles.
const PUZZLES: [&str; 3] =
    ["puzzles/data/quoridor.puzzles", "puzzles/data/quoridor-4.puzzles", "puzzles/data/squadro.puzzles"];

/// Installs the files of the command line in the module, then reads requests line by line and prints the responses.
const RUNNER: &str = r#"
import { readFileSync } from "node:fs";
import { basename } from "node:path";
const [module, ...files] = process.argv.slice(1);
const imports = { page: { now: () => performance.now() } };
const { instance } = await WebAssembly.instantiate(readFileSync(module), imports);
const { alloc, call, dealloc, install, memory } = instance.exports;
const write = (bytes) => {
  const room = alloc(bytes.length);
  new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
  return [room, bytes.length];
};
const read = (both) => {
  const responded = BigInt.asUintN(64, both);
  const [address, length] = [Number(responded >> 32n), Number(responded & 0xffffffffn)];
  const response = new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
  dealloc(address, length);
  return response;
};
const text = (words) => write(new TextEncoder().encode(words));
for (const file of files) {
  const response = read(install(...text(basename(file)), ...write(readFileSync(file))));
  if (response !== '{"ok":null}') throw new Error(response);
}
for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) console.log(read(call(...text(line))));
"#;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A module's responses to these requests, with these files installed; none where there is no node.
fn responses(module: &str, files: &[&str], requests: &[String]) -> Option<Vec<String>> {
    let started = Command::new("node")
        .args(["--input-type=module", "--eval", RUNNER, "--"])
        .arg(crates().join("web/assets").join(module))
        .args(files.iter().map(|file| crates().join(file)))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut node = match started {
        Ok(node) => node,
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "can't run node ({error}), and CI is set");
            eprintln!("SKIPPED: can't run node ({error}), so {module} isn't compared with the native code");
            return None;
        }
    };
    let mut input = node.stdin.take().expect("it has an input");
    let lines = requests.join("\n");
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    writer.join().expect("the requests are written").expect("node reads them");
    assert!(output.status.success(), "{module} broke down\n{OUT_OF_DATE}");
    Some(String::from_utf8(output.stdout).expect("responses are text").lines().map(str::to_owned).collect())
}

fn compare(module: &str, files: &[&str], requests: &[String]) {
    compare_as(module, files, requests, without_speed);
}

/// Compares the responses as `read` reads them.
fn compare_as(module: &str, files: &[&str], requests: &[String], read: fn(&str) -> String) {
    let Some(responses) = responses(module, files, requests) else { return };
    assert_eq!(responses.len(), requests.len());
    for (request, response) in requests.iter().zip(responses) {
        let native = wasm::respond(request);
        assert_eq!(read(&response), read(&native), "to {request}\n{OUT_OF_DATE}");
    }
}

#[test]
fn rules_and_views_are_the_same() {
    compare("rules.wasm", &[], &requests::rules());
}

#[test]
fn games_between_people_are_the_same() {
    let requests = requests::replicas();
    let done = requests.iter().filter(|request| wasm::respond(request).contains(r#""done""#)).count();
    assert!(done >= 20, "of all commands only {done} were done");
    // In a thread of its own, because replicas are numbered and this one has made some.
    let compared = std::thread::spawn(move || compare("rules.wasm", &[], &requests));
    compared.join().expect("the responses are the same");
}

#[test]
fn pictures_are_the_same_to_the_byte() {
    let requests = requests::pictures();
    // Games with a move that can't be made are refused alike.
    let drawn = requests.iter().filter(|request| wasm::respond(request).starts_with("{\"ok\":"));
    assert!(drawn.count() >= 16, "most games can be drawn");
    compare("pictures.wasm", &[], &requests);
}

#[test]
fn players_choose_the_same_moves() {
    compare("engines.wasm", &FILES, &requests::choices());
}

#[test]
fn ends_of_games_and_reviews_are_the_same() {
    let requests = requests::endings();
    let exact = requests.iter().filter(|request| wasm::respond(request).contains(r#""source":"endgame""#));
    assert_eq!(exact.count(), 3, "late positions are worked out");
    // In a thread of its own, because reviews are numbered.
    let responded = std::thread::spawn(move || {
        let responses = responses("engines.wasm", &FILES, &requests)?;
        for (request, response) in requests.iter().zip(responses) {
            assert_eq!(
                without_speed(&response),
                without_speed(&wasm::respond(request)),
                "to {request}\n{OUT_OF_DATE}"
            );
        }
        Some(())
    });
    responded.join().expect("the responses are the same");
}

/// A response without how fast it was.
fn without_speed(response: &str) -> String {
    let Some((before, after)) = response.split_once(r#""speed":"#) else { return response.to_owned() };
    let rest = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    format!("{before}{rest}")
}

/// The response with no more than nine decimals: logarithms aren't the same everywhere to the last one.
fn without_last_decimals(response: &str) -> String {
    const DECIMALS: usize = 9;
    let mut after_point = None;
    let mut kept = String::new();
    for letter in response.chars() {
        after_point = match (letter, after_point) {
            ('.', _) => Some(0),
            (letter, Some(digits)) if letter.is_ascii_digit() => Some(digits + 1),
            _ => None,
        };
        if after_point.is_none_or(|digits| digits <= DECIMALS) {
            kept.push(letter);
        }
    }
    kept
}

#[test]
fn puzzles_are_the_same() {
    let files: Vec<&str> = FILES.into_iter().chain(PUZZLES).collect();
    let requests = requests::puzzles();
    compare_as("engines.wasm", &files, &requests, without_last_decimals);
    let Some(responses) = responses("engines.wasm", &FILES, &requests[..1]) else { return };
    let missing = r#"{"fault":{"about":"file","message":"quoridor.puzzles isn't installed"}}"#;
    assert_eq!(responses, [missing], "{OUT_OF_DATE}");
}

/// The number of positions in the response to a request about a search.
fn nodes(response: &str) -> u64 {
    let digits = response.strip_prefix(r#"{"ok":"#).and_then(|rest| rest.strip_suffix('}'));
    digits.and_then(|digits| digits.parse().ok()).expect("a number of positions")
}

#[test]
fn the_signatures_of_the_benches_are_the_same() {
    for bench in requests::benches() {
        let Some(responses) = responses("engines.wasm", &FILES, &bench.requests) else { return };
        let sum: u64 = responses.iter().map(|response| nodes(response)).sum();
        assert_eq!(sum, bench.signature, "{OUT_OF_DATE}");
    }
}

#[test]
fn each_module_refuses_the_questions_for_the_other() {
    for (module, other, requests) in [
        ("rules.wasm", "engines", requests::choices()),
        ("engines.wasm", "rules", requests::rules().into_iter().filter(|it| !is_nonsense(it)).collect()),
    ] {
        let Some(responses) = responses(module, &[], &requests) else { return };
        assert_eq!(responses.len(), requests.len());
        for (request, response) in requests.iter().zip(responses) {
            let refused = response.starts_with(r#"{"fault":{"about":"module","message":""#)
                && response.ends_with(&format!(r#" is a request for the {other} module"}}}}"#));
            assert!(refused, "{module} to {request}: {response}\n{OUT_OF_DATE}");
        }
    }
}

fn is_nonsense(request: &str) -> bool {
    request.contains("nonsense")
}

#[test]
fn without_its_files_a_player_says_which_are_missing() {
    for (installed, game, missing) in [
        (&FILES[..0], "quoridor", "quoridor.net"),
        (&FILES[..1], "quoridor", "quoridor.book"),
        (&FILES[..2], "squadro", "squadro.net"),
    ] {
        let requests = [
            format!(r#"{{"call":"think","game":{GAME},"level":8,"seed":1,"effort":{{"nodes":1}}}}"#),
            format!(r#"{{"call":"analyze","game":{GAME},"effort":{{"nodes":1}},"lines":1}}"#),
            format!(r#"{{"call":"nodes","game":{GAME},"depth":1}}"#),
        ]
        .map(|request| request.replace("NAME", game));
        let Some(responses) = responses("engines.wasm", installed, &requests) else { return };
        let fault = format!(r#"{{"fault":{{"about":"file","message":"{missing} isn't installed"}}}}"#);
        assert_eq!(responses, vec![fault; requests.len()], "{OUT_OF_DATE}");
    }
}

/// The start of a game.
const GAME: &str = r#"{"name":"NAME","setup":{},"moves":[]}"#;

#[test]
fn a_file_that_is_not_what_its_name_says_is_refused() {
    for file in ["quoridor.net", "quoridor.book", "squadro.net"] {
        let response = wasm::install(file, b"nonsense");
        assert!(
            response.starts_with(&format!(r#"{{"fault":{{"about":"file","message":"{file}: "#)),
            "{response}"
        );
    }
    let response = wasm::install("chess.net", b"");
    assert_eq!(
        response,
        r#"{"fault":{"about":"file","message":"no computer player needs a file 'chess.net'"}}"#
    );
}
