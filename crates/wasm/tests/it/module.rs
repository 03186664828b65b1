//! The modules that are committed do what this source code says: they are run in node and their answers are compared
//! with the native ones, byte by byte. Where there is no node, nothing can be compared: with `CI` in the environment
//! that is a failure.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::questions;

/// What to do if a module and the native code disagree.
const OUT_OF_DATE: &str = "The committed modules aren't what this source code builds. After a change of the rules or \
                           of an engine run `cargo xtask wasm` and commit crates/web/assets.";

/// What computer players need, as it is installed in the engines module.
const FILES: [&str; 3] = [
    "quoridor-engine/nets/quoridor.net",
    "quoridor-engine/books/quoridor.book",
    "squadro-engine/nets/squadro.net",
];

/// Installs the files of the command line in the module, then reads questions line by line and prints the answers.
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
  const answered = BigInt.asUintN(64, both);
  const [address, length] = [Number(answered >> 32n), Number(answered & 0xffffffffn)];
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, address, length));
  dealloc(address, length);
  return answer;
};
const text = (words) => write(new TextEncoder().encode(words));
for (const file of files) {
  const answer = read(install(...text(basename(file)), ...write(readFileSync(file))));
  if (answer !== '{"ok":null}') throw new Error(answer);
}
for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) console.log(read(call(...text(line))));
"#;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A module's answers to these questions, with these files installed; none where there is no node.
fn answers(module: &str, files: &[&str], questions: &[String]) -> Option<Vec<String>> {
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
    let lines = questions.join("\n");
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    writer.join().expect("the questions are written").expect("node reads them");
    assert!(output.status.success(), "{module} broke down\n{OUT_OF_DATE}");
    Some(String::from_utf8(output.stdout).expect("answers are text").lines().map(str::to_owned).collect())
}

fn compare(module: &str, files: &[&str], questions: &[String]) {
    let Some(answers) = answers(module, files, questions) else { return };
    assert_eq!(answers.len(), questions.len());
    for (question, answer) in questions.iter().zip(answers) {
        assert_eq!(answer, wasm::answer(question), "to {question}\n{OUT_OF_DATE}");
    }
}

#[test]
fn rules_and_views_are_the_same() {
    compare("rules.wasm", &[], &questions::rules());
}

#[test]
fn games_between_people_are_the_same() {
    let questions = questions::replicas();
    let done = questions.iter().filter(|question| wasm::answer(question).contains(r#""done""#)).count();
    assert!(done >= 20, "of all commands only {done} were done");
    // In a thread of its own, because replicas are numbered and this one has made some.
    let compared = std::thread::spawn(move || compare("rules.wasm", &[], &questions));
    compared.join().expect("the answers are the same");
}

#[test]
fn players_choose_the_same_moves() {
    compare("engines.wasm", &FILES, &questions::choices());
}

/// The number of positions in the answer to a question about a search.
fn nodes(answer: &str) -> u64 {
    let digits = answer.strip_prefix(r#"{"ok":"#).and_then(|rest| rest.strip_suffix('}'));
    digits.and_then(|digits| digits.parse().ok()).expect("a number of positions")
}

#[test]
fn the_signatures_of_the_benches_are_the_same() {
    for bench in questions::benches() {
        let Some(answers) = answers("engines.wasm", &FILES, &bench.questions) else { return };
        let sum: u64 = answers.iter().map(|answer| nodes(answer)).sum();
        assert_eq!(sum, bench.signature, "{OUT_OF_DATE}");
    }
}

#[test]
fn each_module_refuses_the_questions_for_the_other() {
    for (module, other, questions) in [
        ("rules.wasm", "engines", questions::choices()),
        ("engines.wasm", "rules", questions::rules().into_iter().filter(|it| !is_nonsense(it)).collect()),
    ] {
        let Some(answers) = answers(module, &[], &questions) else { return };
        assert_eq!(answers.len(), questions.len());
        for (question, answer) in questions.iter().zip(answers) {
            let refused = answer.starts_with(r#"{"fault":{"about":"module","message":""#)
                && answer.ends_with(&format!(r#" is a question for the {other} module"}}}}"#));
            assert!(refused, "{module} to {question}: {answer}\n{OUT_OF_DATE}");
        }
    }
}

fn is_nonsense(question: &str) -> bool {
    question.contains("nonsense")
}

#[test]
fn without_its_files_a_player_says_which_are_missing() {
    for (installed, game, missing) in [
        (&FILES[..0], "quoridor", "quoridor.net"),
        (&FILES[..1], "quoridor", "quoridor.book"),
        (&FILES[..2], "squadro", "squadro.net"),
    ] {
        let questions = [
            format!(r#"{{"call":"think","game":{GAME},"level":8,"seed":1,"effort":{{"nodes":1}}}}"#),
            format!(r#"{{"call":"analyze","game":{GAME},"effort":{{"nodes":1}}}}"#),
            format!(r#"{{"call":"nodes","game":{GAME},"depth":1}}"#),
        ]
        .map(|question| question.replace("NAME", game));
        let Some(answers) = answers("engines.wasm", installed, &questions) else { return };
        let fault = format!(r#"{{"fault":{{"about":"file","message":"{missing} isn't installed"}}}}"#);
        assert_eq!(answers, vec![fault; questions.len()], "{OUT_OF_DATE}");
    }
}

/// The start of a game.
const GAME: &str = r#"{"name":"NAME","setup":{},"moves":[]}"#;

#[test]
fn a_file_that_is_not_what_its_name_says_is_refused() {
    for file in ["quoridor.net", "quoridor.book", "squadro.net"] {
        let answer = wasm::install(file, b"nonsense");
        assert!(
            answer.starts_with(&format!(r#"{{"fault":{{"about":"file","message":"{file}: "#)),
            "{answer}"
        );
    }
    let answer = wasm::install("chess.net", b"");
    assert_eq!(
        answer,
        r#"{"fault":{"about":"file","message":"no computer player needs a file 'chess.net'"}}"#
    );
}
