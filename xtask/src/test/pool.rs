//! Processes that run side by side: tests and checks of all kinds share the cores.
//!
//! The longest begin first, by what they took the last time: a long one at the end would leave the other cores idle.

use std::any::Any;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, anyhow};

use super::counts::TestCounts;
use super::times::{TestTime, Times};
use crate::step::written;

/// No process takes longer on any machine: a test that hangs fails.
const TIMEOUT: Duration = Duration::from_mins(30);

/// A process, or what it runs, in a step.
pub(crate) struct Unit {
    /// The step that it is part of.
    pub(crate) step: &'static str,
    pub(crate) name: String,
    pub(crate) command: Command,
    pub(crate) prints: Prints,
    /// What has to live as long as the process.
    pub(crate) beside: Option<Box<dyn Any + Send>>,
    /// Whether it measures how long something takes, and goes before the others.
    pub(crate) urgent: bool,
}

/// What a process prints of its tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prints {
    /// Rust's test runner: a line for each test.
    Libtest,
    /// Several of those, one after another, of which only the sums are read.
    Summaries,
    /// Node's test runner, with the reporter `spec`.
    Node,
    /// No tests.
    Nothing,
}

/// Whose output is printed once they have ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    /// That of processes that failed.
    Failures,
    /// That of all that ran tests, too.
    All,
}

/// How the units of a step went.
#[derive(Default)]
pub(crate) struct Outcome {
    pub(crate) failed: bool,
    /// Their times together.
    pub(crate) time: Duration,
    pub(crate) counts: TestCounts,
    pub(crate) times: Times,
}

/// How a unit went.
#[derive(Default)]
struct Ran {
    tests: Vec<TestTime>,
    counts: TestCounts,
    passed: bool,
    output: String,
}

/// Units that wait for a core.
pub(crate) struct Queue<'a> {
    before: &'a Times,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    waiting: Vec<(Duration, Unit)>,
    closed: bool,
    /// Whether any of the units is urgent, so that the others have to be nice.
    urgent: bool,
}

impl Unit {
    pub(crate) fn new(step: &'static str, name: String, command: Command, prints: Prints) -> Unit {
        Unit { step, name, command, prints, beside: None, urgent: false }
    }
}

impl Queue<'_> {
    pub(crate) fn add(&self, units: impl IntoIterator<Item = Unit>) {
        let mut state = lock(&self.state);
        state.waiting.extend(units.into_iter().map(|unit| (self.before.expected(&unit.name), unit)));
        state.urgent |= state.waiting.iter().any(|(_, unit)| unit.urgent);
        state.waiting.sort_by_key(|(expected, _)| *expected);
        self.changed.notify_all();
    }

    /// The longest unit that waits; none once there will be no more.
    fn next(&self) -> Option<Unit> {
        let mut state = lock(&self.state);
        loop {
            if let Some((_, mut unit)) = state.waiting.pop() {
                if cfg!(unix) && state.urgent && !unit.urgent {
                    unit.command = nicer(&unit.command);
                }
                return Some(unit);
            }
            if state.closed {
                return None;
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn close(&self) {
        lock(&self.state).closed = true;
        self.changed.notify_all();
    }
}

/// Closes a queue however its filling ends.
struct Closing<'a>(&'a Queue<'a>);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Runs what `fill` adds, which may take its time to add more; what it returns, and how each step went.
pub(crate) fn side_by_side<T>(
    before: &Times,
    shown: Shown,
    fill: impl FnOnce(&Queue<'_>) -> Result<T>,
) -> Result<(T, BTreeMap<&'static str, Outcome>)> {
    let queue = Queue { before, state: Mutex::default(), changed: Condvar::new() };
    let outcomes = Mutex::new(BTreeMap::new());
    // Many tests wait for clocks and processes, so there is one more than cores. With two more, everything took longer.
    let slots = thread::available_parallelism().map_or(2, usize::from) + 1;
    let filled = thread::scope(|scope| {
        let closing = Closing(&queue);
        for _ in 0..slots {
            scope.spawn(|| {
                while let Some(unit) = queue.next() {
                    run(unit, shown, &outcomes);
                }
            });
        }
        let filled = fill(&queue);
        drop(closing);
        filled
    })?;
    Ok((filled, outcomes.into_inner().unwrap_or_else(PoisonError::into_inner)))
}

fn run(unit: Unit, shown: Shown, outcomes: &Mutex<BTreeMap<&'static str, Outcome>>) {
    let (step, name) = (unit.step, unit.name.clone());
    // Not the names of hundreds of tests.
    let command = if unit.prints == Prints::Libtest {
        String::new()
    } else {
        format!("    {}\n", written(&unit.command))
    };
    let began = Instant::now();
    let ran = unit.run().unwrap_or_else(|error| Ran { output: format!("{error:#}\n"), ..Ran::default() });
    let time = began.elapsed();
    // Under this lock, so that what a unit prints is in one piece.
    let mut outcomes = lock(outcomes);
    ran.print(&name, &command, time, shown);
    let outcome: &mut Outcome = outcomes.entry(step).or_default();
    outcome.failed |= !ran.passed;
    outcome.time += time;
    outcome.counts += ran.counts;
    outcome.times.add_unit(&name, time, ran.tests);
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Unit {
    fn run(mut self) -> Result<Ran> {
        let _beside = self.beside;
        let program = self.command.get_program().display().to_string();
        let mut child = self
            .command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("can't run {program}"))?;
        let stdout = child.stdout.take().context("a piped child has an output")?;
        let mut stderr = child.stderr.take().context("a piped child has an output")?;
        let began = Instant::now();
        thread::scope(|scope| {
            let errors = scope.spawn(move || {
                let mut text = Vec::new();
                stderr.read_to_end(&mut text).map(|_| text)
            });
            let read = scope.spawn(|| read(stdout, self.prints, &self.name));
            let passed = wait(&mut child, began)?;
            let mut ran = read.join().map_err(|_| anyhow!("reading panicked"))??;
            let errors = errors.join().map_err(|_| anyhow!("reading panicked"))??;
            ran.output.push_str(&String::from_utf8_lossy(&errors));
            if !passed && began.elapsed() > TIMEOUT {
                ran.output.push_str("stopped: it didn't end in time\n");
            }
            ran.passed = passed;
            Ok(ran)
        })
    }
}

/// The same command with a lower priority than those that measure time, where there is such a thing.
pub(crate) fn nicer(command: &Command) -> Command {
    let mut nice = Command::new("nice");
    nice.args(["-n", "10"]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => nice.env(name, value),
            None => nice.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        nice.current_dir(folder);
    }
    nice
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

/// Reads what is printed of tests.
fn read(stdout: impl Read, prints: Prints, unit: &str) -> Result<Ran> {
    let mut ran = Ran::default();
    // Rust's test runner says nothing of the time: each test took that since the line before.
    let mut last = Instant::now();
    for line in BufReader::new(stdout).split(b'\n') {
        // Bytes, not text: a test may print anything.
        let line = String::from_utf8_lossy(&line?).into_owned();
        match prints {
            Prints::Libtest => ran.tests.extend(result(&line).map(|(name, passed)| TestTime {
                name: format!("{unit} {name}"),
                seconds: last.elapsed().as_secs_f64(),
                passed,
            })),
            Prints::Summaries => ran.counts += TestCounts::read(&line).unwrap_or_default(),
            // Those that failed are listed a second time at the end.
            Prints::Node => ran
                .tests
                .extend(TestTime::read(&line).filter(|test| ran.tests.iter().all(|it| it.name != test.name))),
            Prints::Nothing => (),
        }
        last = Instant::now();
        ran.output.push_str(&line);
        ran.output.push('\n');
    }
    Ok(ran)
}

/// Reads a line such as `test module::name ... ok`.
fn result(line: &str) -> Option<(&str, bool)> {
    let (name, result) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let name = name.split_once(" - should panic").map_or(name, |(name, _)| name);
    (!name.contains(' ')).then_some((name, result.ends_with("ok")))
}

impl Ran {
    fn print(&self, name: &str, command: &str, time: Duration, shown: Shown) {
        let tests = self.tests.len() as u64 + self.counts.passed + self.counts.failed;
        if self.passed && shown == Shown::All && tests == 0 {
            return;
        }
        let state = if self.passed { "ok" } else { "FAILED" };
        let count = if tests == 0 { String::new() } else { format!(" ({tests})") };
        println!("{state:>8}  {:>7.1} s  {name}{count}", time.as_secs_f64());
        if !self.passed || shown == Shown::All {
            println!("{command}{}", self.output);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::{Prints, Shown, Unit, read, result, side_by_side};
    use crate::test::times::Times;

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
        let ran = read(printed.as_bytes(), Prints::Libtest, "crate it").expect("text");
        assert_eq!(ran.output, printed);
        assert_eq!(ran.tests.iter().map(|test| test.name.as_str()).collect::<Vec<_>>(), ["crate it a"]);
    }

    #[test]
    fn a_test_that_node_lists_twice_counts_once() {
        let printed = "✖ it fails (20.5ms)\n✔ it works (1ms)\n✖ failing tests:\n✖ it fails (20.5ms)\n";
        let ran = read(printed.as_bytes(), Prints::Node, "web").expect("text");
        assert_eq!(ran.tests.iter().map(|test| test.passed).collect::<Vec<_>>(), [false, true]);
    }

    #[test]
    fn every_unit_runs_and_a_failure_is_one_of_its_step() {
        let unit =
            |step, program: &str| Unit::new(step, program.into(), Command::new(program), Prints::Nothing);
        let before = Times::default();
        let (filled, outcomes) = side_by_side(&before, Shown::Failures, |queue| {
            queue.add([unit("good", "true"), unit("bad", "false"), unit("bad", "true")]);
            queue.add([unit("missing", "there is no such program")]);
            Ok(7)
        })
        .expect("it runs");
        assert_eq!(filled, 7);
        let failed: Vec<_> = outcomes.iter().map(|(step, outcome)| (*step, outcome.failed)).collect();
        assert_eq!(failed, [("bad", true), ("good", false), ("missing", true)]);
    }
}
