//! Running commands one after another or side by side, each with its name, its command line and its time.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::test::counts::TestCounts;
use crate::test::pool::{self, Queue, Shown};
use crate::test::times::{Times, seconds};

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

/// The name of what is still to be waited for when all other steps are taken.
const REST: &str = "the rest of what runs side by side";

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
    /// The steps whose commands ran side by side, each with the time of all of them together.
    together: Vec<Taken>,
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
        let (taken, together, counts, times) = Default::default();
        Steps { began: Instant::now(), taken, together, counts, times }
    }
}

impl Steps {
    /// Runs a command to its end, its output going straight through.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> Result<()> {
        println!("\n==> {name}\n    {}", written(command));
        self.time(name, || {
            let status =
                command.status().with_context(|| format!("can't run {}", command.get_program().display()))?;
            Ok((status.success(), Times::default()))
        })
    }

    /// Runs what `fill` adds side by side, while `fill` takes other steps.
    pub(crate) fn side_by_side(
        &mut self,
        before: &Times,
        shown: Shown,
        fill: impl FnOnce(&mut Steps, &Queue<'_>) -> Result<()>,
    ) -> Result<()> {
        let (filled, outcomes) = pool::side_by_side(before, shown, |queue| {
            fill(self, queue)?;
            println!("\n==> {REST}");
            Ok(Instant::now())
        })?;
        let failed = outcomes.values().any(|outcome| outcome.failed);
        self.note(REST, !failed, filled.elapsed());
        for (name, outcome) in outcomes {
            let state = if outcome.failed { State::Failed } else { State::Passed };
            self.together.push(Taken { name: name.into(), state, time: outcome.time });
            self.times.steps.push((name.into(), outcome.time.as_secs_f64()));
            self.times.merge(outcome.times);
            self.counts += outcome.counts;
        }
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
        Taken::print(&self.taken, before);
        println!(
            "         {} {}  {ALL}",
            seconds(Some(self.began.elapsed().as_secs_f64())),
            seconds(before.step(ALL))
        );
        if !self.together.is_empty() {
            println!("\n              time    before  of all that ran side by side, added up");
            Taken::print(&self.together, before);
            println!();
        }
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
        let start = Instant::now();
        let (passed, times) = run()?;
        self.note(name, passed, start.elapsed());
        self.times.merge(times);
        Ok(())
    }

    fn note(&mut self, name: &str, passed: bool, time: Duration) {
        let state = if passed { State::Passed } else { State::Failed };
        println!("    {} after {:.1} s  {name}", if passed { "ok" } else { "FAILED" }, time.as_secs_f64());
        self.times.steps.push((name.into(), time.as_secs_f64()));
        self.taken.push(Taken { name: name.into(), state, time });
    }
}

impl Taken {
    fn print(all: &[Taken], before: &Times) {
        for Taken { name, state, time } in all {
            let state = match state {
                State::Passed => "ok",
                State::Failed => "FAILED",
                State::Skipped => "skipped",
            };
            let (time, last) = (seconds(Some(time.as_secs_f64())), seconds(before.step(name)));
            println!("{state:>8} {time} {last}  {name}");
        }
    }
}

/// The command as a person would type it.
pub(crate) fn written(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    let set = command
        .get_envs()
        .filter_map(|(key, value)| Some(format!("{}='{}'", key.display(), value?.display())));
    let words = command.get_args().map(|arg| arg.display().to_string());
    set.chain([program.display().to_string()]).chain(words).collect::<Vec<_>>().join(" ")
}
