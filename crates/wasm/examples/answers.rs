//! What the native code answers to every question by which the modules are compared with it, as JSON: the tests in
//! the browser hold the modules against it. `cargo run -p wasm --example answers --profile test`

#[path = "../tests/questions/mod.rs"]
mod questions;

use std::io::{self, Write};

use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let answered = |questions: Vec<String>| -> Vec<Value> {
        questions.into_iter().map(|question| json!([question, wasm::answer(&question)])).collect()
    };
    let (rules, engines) = (answered(questions::rules()), answered(questions::choices()));
    let benches: Vec<Value> = questions::benches()
        .into_iter()
        .map(|bench| json!({ "questions": bench.questions, "signature": bench.signature }))
        .collect();
    let all = json!({ "rules": rules, "engines": engines, "benches": benches });
    writeln!(io::stdout(), "{all}")
}
