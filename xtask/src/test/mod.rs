//! The test command: everything that must hold before a change goes in.

pub(crate) mod counts;
pub(crate) mod pool;
mod suite;
pub(crate) mod times;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use self::pool::{Prints, Shown, Unit};
use self::times::Times;
use crate::browser;
use crate::rustc_wrapper::{checked_cargo, unoptimised};
use crate::schemathesis;
use crate::setup;
use crate::step::{Steps, cargo, root};
use crate::toolchain::{bare_target, succeeds};

/// The crates that must build without a standard library.
const RULES: [&str; 6] = ["-p", "farside-game", "-p", "farside-quoridor", "-p", "farside-squadro"];

/// What `--full` sets: more random games against the references, long simulations, hundreds of kills, thousands of
/// spectators.
const FULL: [(&str, &str); 4] = [
    ("FARSIDE_CASES", "10"),
    ("FARSIDE_SEEDS", "2000"),
    ("FARSIDE_KILLS", "200"),
    ("FARSIDE_SPECTATORS", "5000"),
];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only formatting, lints and the tests that take seconds
    #[arg(long)]
    quick: bool,
    /// Also what takes long: strength, statistics, long simulations, hundreds of kills, deep perft
    #[arg(long, conflicts_with = "quick")]
    full: bool,
}

/// A tier of tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tier {
    Quick,
    Default,
    Full,
}

impl Tier {
    /// The environment of its tests.
    pub(crate) fn settings(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        FULL.into_iter().filter(move |_| self == Tier::Full)
    }

    fn name(self) -> &'static str {
        match self {
            Tier::Quick => "quick",
            Tier::Default => "default",
            Tier::Full => "full",
        }
    }
}

/// Takes every step, also after one has failed, so that one run shows all there is to mend.
pub(crate) fn run(args: &Args) -> Result<bool> {
    let tier = match args {
        Args { quick: true, .. } => Tier::Quick,
        Args { full: true, .. } => Tier::Full,
        Args { .. } => Tier::Default,
    };
    let before = Times::last(tier);
    let mut steps = Steps::default();
    steps.take("setup", || setup::prepare().map(|()| (true, Times::default())))?;
    // The browser that all test files share.
    let mut chromium = None;
    steps.side_by_side(&before, Shown::Failures, |steps, queue| {
        queue.add(type_script(steps)?);
        steps.run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
        if tier != Tier::Quick {
            no_std(steps)?;
            dependencies(steps)?;
        }
        let mut binaries = None;
        steps.take("compiling, lints and docs", || {
            binaries = suite::build(tier)?;
            Ok((binaries.is_some(), Times::default()))
        })?;
        if tier != Tier::Quick {
            browser::build(steps)?;
        }
        // Everything else is compiled by now, and optimised.
        let examples = ["test", "--workspace", "--all-features", "--no-run", "--examples"];
        let benches: &[&str] = if tier == Tier::Full { &[] } else { &["--benches"] };
        let examples = [&examples, benches].concat();
        let Some(binaries) = binaries else { return Ok(()) };
        queue.add(suite::units(&binaries, tier)?);
        if tier != Tier::Quick {
            let all = browser::Args::default();
            let (browser, units) = browser::in_chromium(steps, &all, tier, true)?;
            chromium = browser;
            queue.add(units);
            queue.add(browser::in_firefox(steps, &all, tier)?);
            queue.add(schemathesis::unit(steps, tier)?);
        }
        steps.run("lints of examples and benches", &mut unoptimised(&examples)?)?;
        if tier != Tier::Quick {
            // After what cargo compiles, which it would wait for.
            queue.add([doc_tests()?]);
        }
        Ok(())
    })?;
    drop(chromium);
    steps.times().print_slowest(&before);
    let passed = steps.finish(&before);
    steps.all_times().keep(tier)?;
    Ok(passed)
}

fn doc_tests() -> Result<Unit> {
    const STEP: &str = "doc tests";
    let command = checked_cargo(&["test", "--workspace", "--all-features", "--no-fail-fast", "--doc"])?;
    Ok(Unit::new(STEP, STEP.into(), command, Prints::Summaries))
}

/// Builds the programs that the browser tests start.
pub(crate) fn programs() -> Result<Command> {
    checked_cargo(&["build", "--workspace", "--all-features", "--example", "serve", "--bin", "farside"])
}

/// Format, lints, types and unit tests of the web app.
fn type_script(steps: &mut Steps) -> Result<Vec<Unit>> {
    const STEP: &str = "TypeScript";
    if let Err(error) = setup::node() {
        steps.lack(STEP, &format!("{error:#}"));
        return Ok(Vec::new());
    }
    let web = root().join("crates/web");
    let unit = |name: &str, program: &Path, args: &[&str], prints| {
        let mut command = Command::new(program);
        command.args(args).current_dir(&web);
        Unit::new(STEP, format!("{STEP}: {name}"), command, prints)
    };
    let tool = |name: &str, program: &str, args: &[&str]| {
        unit(name, &web.join("node_modules/.bin").join(program), args, Prints::Nothing)
    };
    let mut tests = unit(
        "unit tests",
        Path::new("node"),
        &["--import", "tsx", "--test", "--test-reporter=spec", "--test-concurrency=2"],
        Prints::Node,
    );
    tests.command.args(test_files(&web.join("tests/unit"), ".test.ts")?);
    Ok(vec![
        tool("format", "oxfmt", &["--check", "app", "tests"]),
        tool("lints", "oxlint", &["--deny-warnings", "app", "tests"]),
        tool("types", "tsc", &["-p", "."]),
        tool("types of the unit tests", "tsc", &["-p", "tests/unit"]),
        tests,
    ])
}

/// The test files of a folder and of those in it.
pub(crate) fn test_files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.append(&mut test_files(&path, ending)?);
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Licences, bans and sources in all detail; without cargo-deny, `xtask/tests/it/release/dependencies.rs` has to do.
fn dependencies(steps: &mut Steps) -> Result<()> {
    if !succeeds(&mut cargo(&["deny", "--version"])) {
        steps.skip("dependencies", "no cargo-deny (cargo install cargo-deny)");
        return Ok(());
    }
    let mut deny = cargo(&["deny", "--all-features", "check", "bans", "licenses", "sources"]);
    steps.run("dependencies", &mut deny)
}

fn no_std(steps: &mut Steps) -> Result<()> {
    let Some(target) = bare_target() else {
        steps.skip("no_std", "no target without std is installed (rustup target add x86_64-unknown-none)");
        return Ok(());
    };
    let build = [&["check", "--target", target, "--lib"][..], &RULES].concat();
    steps.run("no_std", &mut cargo(&[&build[..], &["--no-default-features"]].concat()))?;
    steps.run("no_std, all features", &mut cargo(&[&build[..], &["--all-features"]].concat()))
}
