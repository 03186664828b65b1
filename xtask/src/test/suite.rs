//! Runs the tests of all crates: several test binaries side by side, each test timed.
//!
//! `cargo test` runs one binary after another, so that a long test leaves the other cores idle, and doesn't say how
//! long a test took. Here the unit that runs as a process is a top-level module of an integration-test binary, or any
//! other binary as a whole. Its tests run one after another, so they may share what was expensive to compute.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::Tier;
use super::times::{TestTime, Times};
use crate::rustc_wrapper::checked_cargo;

/// No unit takes longer on any machine: a test that hangs fails.
const TIMEOUT: Duration = Duration::from_mins(30);

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

/// Tests that run in one process, one after another.
struct Unit<'a> {
    binary: &'a Binary,
    name: String,
    tests: Vec<String>,
    /// The time of its last run.
    before: Duration,
}

/// How the tests of a unit went.
struct Ran {
    tests: Vec<TestTime>,
    passed: bool,
    output: String,
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

    fn units(&self, tier: Tier, before: &Times) -> Result<Vec<Unit<'_>>> {
        let name = |part: &str| format!("{} {}{part}", self.package, self.target);
        if self.kind == Kind::Bench {
            let before = before.unit(&name(""));
            return Ok(vec![Unit { binary: self, name: name(""), tests: Vec::new(), before }]);
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
        let unit = |(part, tests): (String, _)| Unit {
            binary: self,
            before: before.unit(&name(&part)),
            name: name(&part),
            tests,
        };
        Ok(groups.into_iter().map(unit).collect())
    }
}

/// Runs all tests of a tier; returns whether all passed, and their times.
pub(super) fn run(binaries: &[Binary], tier: Tier, before: &Times) -> Result<(bool, Times)> {
    let mut units = Vec::new();
    for binary in binaries {
        units.extend(binary.units(tier, before)?);
    }
    // The longest first: a long one at the end would leave the other cores idle. What isn't known may be long.
    units.sort_by_key(|unit| if unit.before.is_zero() { Duration::MAX } else { unit.before });
    let waiting = Mutex::new(units);
    let times = Mutex::new((true, Times::default()));
    // Many tests wait for clocks and processes, so there is one more than cores.
    let slots = thread::available_parallelism().map_or(2, usize::from) + 1;
    let next = || lock(&waiting).pop();
    thread::scope(|scope| {
        for _ in 0..slots {
            scope.spawn(|| {
                while let Some(unit) = next() {
                    let began = Instant::now();
                    let ran = unit.run(tier).unwrap_or_else(|error| Ran {
                        tests: Vec::new(),
                        passed: false,
                        output: format!("{error:#}"),
                    });
                    let time = began.elapsed();
                    let mut all = lock(&times);
                    ran.print(&unit.name, time);
                    all.0 &= ran.passed;
                    all.1.add_unit(&unit.name, time, ran.tests);
                }
            });
        }
    });
    times.into_inner().map_err(|_| anyhow::anyhow!("a thread that ran tests panicked"))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Unit<'_> {
    fn run(&self, tier: Tier) -> Result<Ran> {
        let mut command = self.binary.command();
        if self.binary.kind != Kind::Bench {
            command.args(["--test-threads=1", "--exact", "--include-ignored"]).args(&self.tests);
        }
        command.envs(tier.settings());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let stdout = child.stdout.take().context("a piped child has an output")?;
        let mut stderr = child.stderr.take().context("a piped child has an output")?;
        let began = Instant::now();
        thread::scope(|scope| {
            let errors = scope.spawn(move || {
                let mut text = Vec::new();
                stderr.read_to_end(&mut text).map(|_| text)
            });
            let lines = scope.spawn(|| read(stdout, &self.name));
            let passed = wait(&mut child, began)?;
            let (tests, mut output) = lines.join().map_err(|_| anyhow::anyhow!("reading panicked"))??;
            let errors = errors.join().map_err(|_| anyhow::anyhow!("reading panicked"))??;
            output.push_str(&String::from_utf8_lossy(&errors));
            if !passed && began.elapsed() > TIMEOUT {
                output.push_str("stopped: it didn't end in time\n");
            }
            Ok(Ran { tests, passed, output })
        })
    }
}

/// Waits for a process; whether it ended well. One that takes too long is ended.
fn wait(child: &mut Child, began: Instant) -> Result<bool> {
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if began.elapsed() > TIMEOUT {
            child.kill()?;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Reads what the test runner prints; each test took the time since the line before.
fn read(stdout: impl Read, unit: &str) -> Result<(Vec<TestTime>, String)> {
    let mut tests = Vec::new();
    let mut output = String::new();
    let mut last = Instant::now();
    for line in BufReader::new(stdout).split(b'\n') {
        let line = String::from_utf8_lossy(&line?).into_owned();
        if let Some((name, passed)) = result(&line) {
            tests.push(TestTime {
                name: format!("{unit} {name}"),
                seconds: last.elapsed().as_secs_f64(),
                passed,
            });
        }
        last = Instant::now();
        output.push_str(&line);
        output.push('\n');
    }
    Ok((tests, output))
}

/// Reads a line such as `test module::name ... ok`.
fn result(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let name = name.split_once(" - should panic").map_or(name, |(name, _)| name);
    (!name.contains(' ')).then_some((name, result.ends_with("ok")))
}

impl Ran {
    fn print(&self, name: &str, time: Duration) {
        let state = if self.passed { "ok" } else { "FAILED" };
        println!("{state:>8}  {:>7.1} s  {name} ({})", time.as_secs_f64(), self.tests.len());
        if !self.passed {
            println!("{}", self.output);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{read, result};

    #[test]
    fn the_lines_of_the_test_runner_are_read() {
        assert_eq!(result("test a::b ... ok"), Some(("a::b", true)));
        assert_eq!(result("test a::b - should panic ... ok"), Some(("a::b", true)));
        assert_eq!(result("test a ... FAILED"), Some(("a", false)));
        for other in ["", "running 3 tests", "test result: ok. 1 passed; 0 failed", "a test b ... ok"] {
            assert_eq!(result(other), None, "{other}");
        }
    }

    #[test]
    fn what_tests_print_is_kept() {
        let printed = "running 1 test\ntest a ... ok\n\ntest result: ok. 1 passed\n";
        let (tests, output) = read(printed.as_bytes(), "crate it").expect("text");
        assert_eq!(output, printed);
        assert_eq!(tests.iter().map(|test| test.name.as_str()).collect::<Vec<_>>(), ["crate it a"]);
    }
}
