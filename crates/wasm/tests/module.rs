//! The engine module that is committed does what this source code says: it is run in node and its answers are compared
//! with the native ones, byte by byte. Where there is no node, nothing can be compared.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Reads questions line by line and prints the module's answers.
const RUNNER: &str = r#"
import { readFileSync } from "node:fs";
const imports = { page: { now: () => performance.now() } };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[1]), imports);
const { alloc, call, dealloc, memory } = instance.exports;
for (const line of readFileSync(0, "utf8").trimEnd().split("\n")) {
  const bytes = new TextEncoder().encode(line);
  const room = alloc(bytes.length);
  new Uint8Array(memory.buffer, room, bytes.length).set(bytes);
  const answered = BigInt.asUintN(64, call(room, bytes.length));
  const [address, length] = [Number(answered >> 32n), Number(answered & 0xffffffffn)];
  console.log(new TextDecoder().decode(new Uint8Array(memory.buffer, address, length)));
  dealloc(address, length);
}
"#;

/// The module's answers to these questions; none where there is no node.
fn answers(questions: &[String]) -> Option<Vec<String>> {
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/assets/farside.wasm");
    let mut node = Command::new("node")
        .args(["--input-type=module", "--eval", RUNNER, "--"])
        .arg(module)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = node.stdin.take().expect("it has an input");
    let lines = questions.join("\n");
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    writer.join().expect("the questions are written").expect("node reads them");
    assert!(output.status.success(), "the module broke down");
    Some(String::from_utf8(output.stdout).expect("answers are text").lines().map(str::to_owned).collect())
}

fn compare(questions: &[String]) {
    let Some(answers) = answers(questions) else {
        eprintln!("no node: the module isn't compared");
        return;
    };
    assert_eq!(answers.len(), questions.len());
    for (question, answer) in questions.iter().zip(answers) {
        assert_eq!(
            answer,
            wasm::answer(question),
            "to {question}: is the module out of date? cargo xtask wasm"
        );
    }
}

fn question(call: &str, game: &str, setup: &str, moves: &str, rest: &str) -> String {
    let moves: Vec<String> = moves.split_whitespace().map(|text| format!("{text:?}")).collect();
    let moves = moves.join(",");
    format!(r#"{{"call":"{call}","game":{{"name":"{game}","setup":{setup},"moves":[{moves}]}}{rest}}}"#)
}

const GAMES: [(&str, &str, &str); 6] = [
    ("quoridor", "{}", "e2 e8 e3 e7 e3h d6h e4 e6v"),
    ("quoridor", r#"{"players":3,"options":["free-side-jump"]}"#, "e2 b5 e8"),
    ("quoridor", r#"{"players":4,"options":["strict-pawn-behind"]}"#, "e2 b5 e8 h5 x2"),
    ("quoridor", r#"{"position":"e1 e9 / d1v e1v / 9 9 / 1"}"#, ""),
    ("squadro", r#"{"first":2}"#, "3 1 2 4"),
    ("squadro", r#"{"position":"0 0 0 1 0 / 0 4 0 0 0 / y"}"#, ""),
];

#[test]
fn rules_and_views_are_the_same() {
    let mut questions = Vec::new();
    for (name, setup, moves) in GAMES {
        let depth = if name == "quoridor" { 2 } else { 7 };
        questions.push(question("view", name, setup, moves, ""));
        questions.push(question("perft", name, setup, moves, &format!(r#","depth":{depth}"#)));
        questions.push(question("walk", name, setup, "", r#","seed":7,"games":400"#));
        questions.push(question("record", name, setup, moves, r#","names":["A","B"],"date":"2026.11.16""#));
        for text in ["e5", "e1h", "d2h", "3", "x9", ""] {
            questions.push(question("check", name, setup, moves, &format!(r#","text":"{text}""#)));
        }
    }
    questions.push(r#"{"call":"nonsense"}"#.into());
    questions.push(question("view", "squadro", "{}", "9", ""));
    compare(&questions);
}

#[test]
fn players_choose_the_same_moves() {
    let mut questions = Vec::new();
    for (name, setup, moves) in GAMES {
        for level in [1, 3, 5, 7] {
            let rest =
                format!(r#","level":{level},"seed":{},"effort":{{"nodes":2000,"depth":4}}"#, 10 * level);
            questions.push(question("think", name, setup, moves, &rest));
        }
        questions.push(question("analyse", name, setup, moves, r#","effort":{"depth":3}"#));
    }
    compare(&questions);
}

/// The number of positions in the answer to a question about a search.
fn nodes(answer: &str) -> u64 {
    let digits = answer.strip_prefix(r#"{"ok":"#).and_then(|rest| rest.strip_suffix('}'));
    digits.and_then(|digits| digits.parse().ok()).expect("a number of positions")
}

#[test]
fn the_signatures_of_the_benches_are_the_same() {
    let squadro = squadro_engine::bench::some_held_out(50).into_iter().filter_map(|sample| sample.position());
    let squadro: Vec<String> = squadro
        .map(|position| {
            question("nodes", "squadro", &format!(r#"{{"position":"{position}"}}"#), "", r#","depth":12"#)
        })
        .collect();
    let quoridor: Vec<String> = quoridor_engine::bench::games()
        .iter()
        .map(|line| {
            let moves: Vec<String> = line.steps().iter().map(ToString::to_string).collect();
            let rest = format!(r#","depth":{}"#, quoridor_engine::bench::DEPTH);
            question("nodes", "quoridor", "{}", &moves.join(" "), &rest)
        })
        .collect();
    for (questions, signature) in
        [(squadro, squadro_engine::bench::signature()), (quoridor, quoridor_engine::bench::signature())]
    {
        let Some(answers) = answers(&questions) else {
            eprintln!("no node: the module isn't compared");
            return;
        };
        assert_eq!(answers.iter().map(|answer| nodes(answer)).sum::<u64>(), signature);
    }
}
