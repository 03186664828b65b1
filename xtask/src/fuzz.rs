//! The fuzz targets, coverage-guided. On stable the tests of the fuzz package run them over the kept corpus.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::step::{Steps, root};
use crate::toolchain::succeeds;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long to run each target
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u32,
    /// The target to run; all of them if left out
    target: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    if !succeeds(&mut nightly(&["--version"])) {
        bail!("cargo fuzz needs a nightly toolchain: rustup toolchain install nightly");
    }
    if !succeeds(&mut nightly(&["fuzz", "--version"])) {
        bail!("cargo fuzz isn't installed: cargo install cargo-fuzz");
    }
    let mut targets = targets()?;
    if let Some(only) = &args.target {
        ensure!(targets.contains(only), "no fuzz target '{only}': there are {}", targets.join(", "));
        targets = vec![only.clone()];
    }
    let limit = format!("-max_total_time={}", args.seconds);
    let mut steps = Steps::default();
    for target in &targets {
        // What is found goes to the first folder, which git ignores; the kept corpus is only read.
        let found = root().join("fuzz/artifacts/corpus").join(target);
        fs::create_dir_all(&found).with_context(|| format!("can't make {}", found.display()))?;
        let (found, kept) = (format!("fuzz/artifacts/corpus/{target}"), format!("fuzz/corpus/{target}"));
        steps.run(target, &mut nightly(&["fuzz", "run", target, &found, &kept, "--", &limit]))?;
    }
    Ok(steps.all_passed())
}

/// The targets, one file each.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for file in fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))? {
        names.extend(file?.path().file_stem().map(|stem| stem.display().to_string()));
    }
    names.sort();
    Ok(names)
}

/// Cargo of the nightly toolchain. The cargo that runs this program is of another one and can't switch.
fn nightly(args: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]).args(args).current_dir(root());
    command
}
