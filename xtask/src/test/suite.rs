//! The tests of all crates, as processes that run side by side.
//!
//! `cargo test` runs one binary after another, so that a long test leaves the other cores idle, and doesn't say how
//! long a test took. Here the unit that runs as a process is a top-level module of an integration-test binary, or any
//! other binary as a whole. Its tests run one after another, so they may share what was expensive to compute.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::Tier;
use super::pool::{Prints, Unit};
use crate::rustc_wrapper::checked_cargo;

/// The step that runs them.
const STEP: &str = "Rust";

/// What only `--full` and the plain test command run, as (crate, module or test): real processes that are killed,
/// clusters, packages, whole games between levels, and what is compared with slow definitions for more than seconds.
const NOT_QUICK: [(&str, &str); 25] = [
    ("arena", "matches"),
    ("arena", "rogues"),
    ("arena", "statistics"),
    ("explain", "agreement"),
    ("explain", "recomputed"),
    ("farside", "program::solve"),
    ("farside", "serve"),
    ("farside", "terminal"),
    ("fuzz", "bare_moves"),
    ("fuzz", "quoridor_play"),
    ("quoridor", "differential"),
    ("quoridor_engine", "horizon"),
    ("quoridor_engine", "levels"),
    ("quoridor_engine", "multiplayer_levels"),
    ("references", "matches"),
    ("server", "cluster"),
    ("server", "network::maintenance"),
    ("server", "network::old_data"),
    ("server", "simulation"),
    ("squadro", "differential"),
    ("squadro_engine", "held_out"),
    ("squadro_engine", "levels"),
    ("squadro_solver", "check"),
    ("squadro_solver", "solved"),
    ("xtask", "release"),
];

/// What measures how long a server takes to answer, as (crate, module).
const URGENT: (&str, &str) = ("server", "::hostile");

/// Whether the quick tier leaves out a test.
fn is_slow(package: &str, test: &str) -> bool {
    let within =
        |path: &str| test.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    NOT_QUICK.iter().any(|(slow, path)| *slow == package && within(path))
}

/// A line of `cargo test --message-format json`.
#[derive(Deserialize)]
struct Message {
    reason: String,
    #[serde(default)]
    executable: Option<PathBuf>,
    #[serde(default)]
    manifest_path: PathBuf,
    target: Option<Target>,
    profile: Option<Profile>,
}

#[derive(Deserialize)]
struct Target {
    kind: Vec<String>,
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// A binary full of tests.
pub(super) struct Binary {
    package: String,
    /// What it tests: `lib`, `it`, or the name of a program or bench.
    target: String,
    executable: PathBuf,
    folder: PathBuf,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `tests/it`: a process for each of its modules.
    Integration,
    /// A library or program with unit tests.
    Unit,
    /// A bench, which runs each of its measurements once and has no list of tests.
    Bench,
}

/// Compiles, lints and documents everything with tests and returns the binaries. Benches are optimised for `--full`
/// only, which runs them.
pub(super) fn build(tier: Tier) -> Result<Option<Vec<Binary>>> {
    let benches: &[&str] = if tier == Tier::Full { &["--benches"] } else { &[] };
    let targets =
        [&["test", "--workspace", "--all-features", "--no-run", "--lib", "--bins", "--tests"], benches];
    let mut command = checked_cargo(&targets.concat())?;
    command.args(["--message-format", "json-render-diagnostics"]);
    let mut child = command.stdout(Stdio::piped()).spawn().context("can't run cargo")?;
    let output = child.stdout.take().context("a piped child has an output")?;
    let mut binaries = Vec::new();
    for line in BufReader::new(output).lines() {
        let line = line?;
        let Ok(message) = serde_json::from_str::<Message>(&line) else { continue };
        binaries.extend(Binary::of(message));
    }
    Ok(child.wait()?.success().then_some(binaries))
}

impl Binary {
    fn of(message: Message) -> Option<Binary> {
        let (Some(executable), Some(target)) = (message.executable, message.target) else { return None };
        let is_bench = target.kind.iter().any(|kind| kind == "bench");
        if message.reason != "compiler-artifact" || !(is_bench || message.profile?.test) {
            return None;
        }
        let kind = match target.kind.first().map(String::as_str) {
            Some("test") => Kind::Integration,
            Some("bench") => Kind::Bench,
            _ => Kind::Unit,
        };
        let folder = message.manifest_path.parent()?.to_path_buf();
        let package = folder.file_name()?.to_string_lossy().replace('-', "_");
        let target =
            if target.kind.iter().any(|kind| kind.contains("lib")) { "lib".into() } else { target.name };
        Some(Binary { package, target, executable, folder, kind })
    }

    /// The names of its tests.
    fn tests(&self, ignored: bool) -> Result<Vec<String>> {
        let mut command = self.command();
        command.args(["--list", "--format", "terse"]);
        if ignored {
            command.arg("--ignored");
        }
        let listed = command.output().with_context(|| format!("can't run {}", self.executable.display()))?;
        ensure!(listed.status.success(), "{} doesn't list its tests", self.executable.display());
        let names = String::from_utf8(listed.stdout)?;
        Ok(names.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).stdin(Stdio::null());
        command
    }

    /// The processes that run its tests.
    fn units(&self, tier: Tier) -> Result<Vec<Unit>> {
        let unit = |part: &str, mut command: Command, prints| {
            command.envs(tier.settings());
            Unit::new(STEP, format!("{} {}{part}", self.package, self.target), command, prints)
        };
        if self.kind == Kind::Bench {
            return Ok(vec![unit("", self.command(), Prints::Nothing)]);
        }
        let ignored = self.tests(true)?;
        let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for test in self.tests(false)? {
            if tier != Tier::Full && ignored.contains(&test) {
                continue;
            }
            if tier == Tier::Quick && is_slow(&self.package, &test) {
                continue;
            }
            let module = test.split_once("::").map_or("", |(module, _)| module);
            let part = if self.kind == Kind::Integration { format!("::{module}") } else { String::new() };
            groups.entry(part).or_default().push(test);
        }
        let running = |(part, tests): (String, Vec<String>)| {
            let mut command = self.command();
            command.args(["--test-threads=1", "--exact", "--include-ignored"]).args(tests);
            let urgent = (self.package.as_str(), part.as_str()) == URGENT;
            Unit { urgent, ..unit(&part, command, Prints::Libtest) }
        };
        Ok(groups.into_iter().map(running).collect())
    }
}

/// The processes that run all tests of a tier.
pub(super) fn units(binaries: &[Binary], tier: Tier) -> Result<Vec<Unit>> {
    let units: Result<Vec<_>> = binaries.iter().map(|binary| binary.units(tier)).collect();
    Ok(units?.into_iter().flatten().collect())
}
