//! Benches, and the commands whose figures the README prints.

use anyhow::Result;

use crate::step::{Steps, cargo};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only benches whose name contains this, and no perft
    filter: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    let mut steps = Steps::default();
    let bench = ["bench", "--workspace", "--bench", "*"];
    if let Some(filter) = &args.filter {
        steps.run("benches", &mut cargo(&[&bench[..], &["--", filter]].concat()))?;
        return Ok(steps.all_passed());
    }
    for (game, depth) in [("quoridor", "4"), ("squadro", "12")] {
        let perft = ["run", "--release", "--package", "farside", "--", "perft", game, "--depth", depth];
        steps.run(&format!("perft {game}"), &mut cargo(&perft))?;
    }
    steps.run("benches", &mut cargo(&bench))?;
    Ok(steps.all_passed())
}
