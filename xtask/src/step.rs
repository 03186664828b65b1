//! Running one command after another, each with its name, its command line and its time.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::tally::Tally;

/// Where the repository is.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The cargo that runs this program, so that every step uses the same toolchain.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.args(args).current_dir(root());
    command
}

/// Steps that were taken, and how each went.
#[derive(Default)]
pub(crate) struct Steps {
    taken: Vec<Taken>,
    tally: Tally,
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

impl Steps {
    /// Runs a command to its end, its output going straight through.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> Result<()> {
        self.time(name, command, |command| Ok((command.status()?.success(), Tally::default())))
    }

    /// Runs a command that runs tests: its output is passed on line by line and its summaries are counted.
    pub(crate) fn run_tests(&mut self, name: &str, command: &mut Command) -> Result<()> {
        self.time(name, command, stream)
    }

    /// Notes that a step could not be taken here, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        println!("\n==> {name}\n    skipped: {why}");
        self.taken.push(Taken { name: name.into(), state: State::Skipped, time: Duration::ZERO });
    }

    /// Prints all steps with their times, the counts of the test runner last; whether all went well.
    pub(crate) fn finish(&self) -> bool {
        println!();
        for Taken { name, state, time } in &self.taken {
            let state = match state {
                State::Passed => "ok",
                State::Failed => "FAILED",
                State::Skipped => "skipped",
            };
            println!("{state:>8}  {:>7.1} s  {name}", time.as_secs_f64());
        }
        println!("{}", self.tally);
        self.all_passed()
    }

    /// Whether no step and no test failed.
    pub(crate) fn all_passed(&self) -> bool {
        self.tally.failed == 0 && self.taken.iter().all(|step| step.state != State::Failed)
    }

    fn time(
        &mut self,
        name: &str,
        command: &mut Command,
        run: impl FnOnce(&mut Command) -> Result<(bool, Tally)>,
    ) -> Result<()> {
        println!("\n==> {name}\n    {}", written(command));
        let start = Instant::now();
        let (passed, tally) =
            run(command).with_context(|| format!("can't run {}", command.get_program().display()))?;
        let time = start.elapsed();
        let state = if passed { State::Passed } else { State::Failed };
        println!("    {} after {:.1} s", if passed { "ok" } else { "FAILED" }, time.as_secs_f64());
        self.tally += tally;
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

fn stream(command: &mut Command) -> Result<(bool, Tally)> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let output = child.stdout.take().context("a piped child has an output")?;
    let mut tally = Tally::default();
    let mut out = io::stdout().lock();
    // Bytes, not text: a test may print anything.
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        out.write_all(&line)?;
        out.write_all(b"\n")?;
        out.flush()?;
        tally += Tally::read(&String::from_utf8_lossy(&line)).unwrap_or_default();
    }
    Ok((child.wait()?.success(), tally))
}
