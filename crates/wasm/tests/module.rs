//! The engine module that is committed does what this source code says: it is run in node and its answers are compared
//! with the native ones, byte by byte. Where there is no node, nothing can be compared.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

mod questions;

/// What to do if the module and the native code disagree.
const OUT_OF_DATE: &str = "The committed module isn't what this source code builds. After a change of the rules or \
                           of an engine run `cargo xtask wasm` and commit crates/web/assets/farside.wasm.";

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
        assert_eq!(answer, wasm::answer(question), "to {question}\n{OUT_OF_DATE}");
    }
}

#[test]
fn rules_and_views_are_the_same() {
    compare(&questions::rules());
}

#[test]
fn players_choose_the_same_moves() {
    compare(&questions::choices());
}

/// The number of positions in the answer to a question about a search.
fn nodes(answer: &str) -> u64 {
    let digits = answer.strip_prefix(r#"{"ok":"#).and_then(|rest| rest.strip_suffix('}'));
    digits.and_then(|digits| digits.parse().ok()).expect("a number of positions")
}

#[test]
fn the_signatures_of_the_benches_are_the_same() {
    for bench in questions::benches() {
        let Some(answers) = answers(&bench.questions) else {
            eprintln!("no node: the module isn't compared");
            return;
        };
        let sum: u64 = answers.iter().map(|answer| nodes(answer)).sum();
        assert_eq!(sum, bench.signature, "{OUT_OF_DATE}");
    }
}
