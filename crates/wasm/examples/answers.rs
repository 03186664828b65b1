//! What the native code answers to every question by which the engine module is compared with it, as JSON: the tests in
//! the browser hold the module against it. `cargo run -p wasm --example answers --profile test`

#[path = "../tests/questions/mod.rs"]
mod questions;

use std::io::{self, Write};

use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let asked = [questions::rules(), questions::choices()].concat();
    let answered: Vec<Value> =
        asked.into_iter().map(|question| json!([question, wasm::answer(&question)])).collect();
    let benches: Vec<Value> = questions::benches()
        .into_iter()
        .map(|bench| json!({ "questions": bench.questions, "signature": bench.signature }))
        .collect();
    let all = json!({ "answers": answered, "benches": benches });
    writeln!(io::stdout(), "{all}")
}
