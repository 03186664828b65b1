//! Running one command after another, each with its name, its command line and its time.

use std::env;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Seek as _, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::test::counts::TestCounts;
use crate::test::times::{TestTime, Times, seconds};

/// Where the repository is.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The name of all steps together in the table of times.
const ALL: &str = "in all";

/// The cargo that runs this program, so that every step uses the same toolchain.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.args(args).current_dir(root());
    // What cargo tells this program about itself would make build scripts run anew that look at such variables.
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Steps that were taken, and how each went.
pub(crate) struct Steps {
    began: Instant,
    taken: Vec<Taken>,
    counts: TestCounts,
    times: Times,
}

/// A process that is ended when nobody needs it any more.
pub(crate) struct Ended(pub(crate) Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A command that runs beside other steps, with its output kept until they are over.
pub(crate) struct Background {
    name: String,
    written: String,
    child: Ended,
    output: File,
    began: Instant,
}

struct Taken {
    name: String,
    state: State,
    time: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Passed,
    Failed,
    Skipped,
}

impl Default for Steps {
    fn default() -> Steps {
        let (taken, counts, times) = Default::default();
        Steps { began: Instant::now(), taken, counts, times }
    }
}

impl Background {
    /// Starts a command that leaves a core to others for most of its time.
    pub(crate) fn start(name: &str, command: &mut Command) -> Result<Background> {
        let (name, written) = (name.to_owned(), written(command));
        let output = tempfile::tempfile()?;
        let child = command
            .stdin(Stdio::null())
            .stdout(output.try_clone()?)
            .stderr(output.try_clone()?)
            .spawn()
            .with_context(|| format!("can't run {}", command.get_program().display()))?;
        Ok(Background { name, written, child: Ended(child), output, began: Instant::now() })
    }
}

impl Steps {
    /// Waits for a command that runs beside other steps, and prints what it has written.
    pub(crate) fn join(&mut self, background: Background) -> Result<()> {
        let Background { name, written, mut child, mut output, began } = background;
        println!("\n==> {name}, beside the steps before\n    {written}");
        self.time_since(began, &name, || {
            let status = child.0.wait()?;
            output.rewind()?;
            io::copy(&mut output, &mut io::stdout().lock())?;
            Ok((status.success(), Times::default()))
        })
    }

    /// Runs a command to its end, its output going straight through.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> Result<()> {
        println!("\n==> {name}\n    {}", written(command));
        self.time(name, || {
            let status =
                command.status().with_context(|| format!("can't run {}", command.get_program().display()))?;
            Ok((status.success(), Times::default()))
        })
    }

    /// Runs a command that runs tests: its output is passed on line by line, and the tests are counted and timed.
    pub(crate) fn run_tests(&mut self, name: &str, command: &mut Command) -> Result<()> {
        println!("\n==> {name}\n    {}", written(command));
        let mut counts = TestCounts::default();
        self.time(name, || {
            let (passed, counted, times) =
                stream(command).with_context(|| format!("can't run {}", command.get_program().display()))?;
            counts = counted;
            Ok((passed, times))
        })?;
        self.counts += counts;
        Ok(())
    }

    /// Runs a step that isn't a single command; returns whether it passed, and its times.
    pub(crate) fn take(&mut self, name: &str, act: impl FnOnce() -> Result<(bool, Times)>) -> Result<()> {
        println!("\n==> {name}");
        self.time(name, act)
    }

    /// Notes that a step could not be taken here, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n==> {name}\n    skipped: {why}");
        self.taken.push(Taken { name: name.into(), state: State::Skipped, time: Duration::ZERO });
    }

    /// Notes that a step could not be taken for want of something that `cargo xtask setup` installs. In continuous
    /// integration, which sets `CI`, that is a failure: nobody would notice that less was tested.
    pub(crate) fn lack(&mut self, name: &str, why: &str) {
        if env::var_os("CI").is_none() {
            return self.skip(name, why);
        }
        println!("\n==> {name}\n    FAILED: {why}");
        self.taken.push(Taken { name: name.into(), state: State::Failed, time: Duration::ZERO });
    }

    /// Prints all steps with their times, beside those of the run before; whether all went well.
    pub(crate) fn finish(&self, before: &Times) -> bool {
        println!("\n              time    before");
        for Taken { name, state, time } in &self.taken {
            let state = match state {
                State::Passed => "ok",
                State::Failed => "FAILED",
                State::Skipped => "skipped",
            };
            println!(
                "{state:>8} {} {}  {name}",
                seconds(Some(time.as_secs_f64())),
                seconds(before.step(name))
            );
        }
        println!(
            "         {} {}  {ALL}",
            seconds(Some(self.began.elapsed().as_secs_f64())),
            seconds(before.step(ALL))
        );
        println!(
            "{}",
            self.counts + TestCounts { passed: self.times.count(true), failed: self.times.count(false) }
        );
        self.all_passed()
    }

    /// The times of the steps.
    pub(crate) fn times(&self) -> &Times {
        &self.times
    }

    /// The times of the steps and of all of them together.
    pub(crate) fn all_times(mut self) -> Times {
        self.times.steps.push((ALL.into(), self.began.elapsed().as_secs_f64()));
        self.times
    }

    /// Whether no step and no test failed.
    pub(crate) fn all_passed(&self) -> bool {
        self.counts.failed == 0 && self.taken.iter().all(|step| step.state != State::Failed)
    }

    fn time(&mut self, name: &str, run: impl FnOnce() -> Result<(bool, Times)>) -> Result<()> {
        self.time_since(Instant::now(), name, run)
    }

    fn time_since(
        &mut self,
        start: Instant,
        name: &str,
        run: impl FnOnce() -> Result<(bool, Times)>,
    ) -> Result<()> {
        let (passed, times) = run()?;
        let time = start.elapsed();
        let state = if passed { State::Passed } else { State::Failed };
        println!("    {} after {:.1} s", if passed { "ok" } else { "FAILED" }, time.as_secs_f64());
        self.times.steps.push((name.into(), time.as_secs_f64()));
        self.times.merge(times);
        self.taken.push(Taken { name: name.into(), state, time });
        Ok(())
    }
}

/// The command as a person would type it.
fn written(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let set = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}='{}'", key.display(), value?.display())));
    let words = command.get_args().map(|arg| arg.display().to_string());
    set.chain([program.display().to_string()]).chain(words).collect::<Vec<_>>().join(" ")
}

fn stream(command: &mut Command) -> Result<(bool, TestCounts, Times)> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().context("a piped child has an output")?;
    let (mut counts, mut tests) = (TestCounts::default(), Vec::new());
    let mut out = io::stdout().lock();
    // Bytes, not text: a test may print anything.
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        out.write_all(&line)?;
        out.write_all(b"\n")?;
        out.flush()?;
        let text = String::from_utf8_lossy(&line);
        counts += TestCounts::read(&text).unwrap_or_default();
        // Those that failed are listed a second time at the end.
        if let Some(test) = TestTime::read(&text)
            && tests.iter().all(|it: &TestTime| it.name != test.name)
        {
            tests.push(test);
        }
    }
    let mut times = Times::default();
    times.add_tests(tests);
    Ok((child.wait()?.success(), counts, times))
}
