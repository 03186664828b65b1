//! The tests of the web app in browsers: all of them in Chromium, a few in Firefox.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::setup;
use crate::step::{Steps, root, target};
use crate::test::times::Times;
use crate::test::{Tier, programs, test_files};

/// How names of test files end.
const ENDING: &str = ".test.mjs";
const REPORTER: &str = "--test-reporter=spec";
/// Test files that run side by side: enough to keep two cores busy.
const CONCURRENCY: &str = "--test-concurrency=2";

#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// Only tests with this in their name; with --figures, `review` for those of reviews only
    filter: Option<String>,
    /// Where to keep the screenshots of every page
    #[arg(long, value_name = "DIR")]
    screenshots: Option<PathBuf>,
    /// Measure the app instead: what is transferred, when it can be used, how fast it follows the pointer
    #[arg(long)]
    figures: bool,
}

/// Runs them on their own.
pub(crate) fn run(args: &Args) -> Result<bool> {
    setup::prepare()?;
    let mut steps = Steps::default();
    build(&mut steps)?;
    in_chromium(&mut steps, args, Tier::Default)?;
    if !args.figures && args.screenshots.is_none() {
        in_firefox(&mut steps, args)?;
    }
    Ok(steps.finish(&Times::default()))
}

/// Builds the programs that the tests start.
pub(crate) fn build(steps: &mut Steps) -> Result<()> {
    if setup::node().is_ok() {
        steps.run("programs beside the browser", &mut programs()?)?;
    }
    Ok(())
}

/// Takes the tests in Firefox as a step.
pub(crate) fn in_firefox(steps: &mut Steps, args: &Args) -> Result<()> {
    const STEP: &str = "web app in Firefox";
    let firefox = match setup::node().and_then(|()| setup::firefox()) {
        Ok(firefox) => firefox,
        Err(error) => {
            steps.lack(STEP, &format!("{error:#}"));
            return Ok(());
        }
    };
    let mut node = node();
    node.env("FARSIDE_FIREFOX", firefox).args(["--test", REPORTER, CONCURRENCY]).args(args.only());
    steps.run_tests(STEP, node.args(test_files(&web().join("tests/firefox"), ENDING)?))
}

/// Takes the tests in Chromium as a step, or what is asked for instead.
pub(crate) fn in_chromium(steps: &mut Steps, args: &Args, tier: Tier) -> Result<()> {
    const STEP: &str = "web app in Chromium";
    let chromium = match setup::node().and_then(|()| setup::chromium()) {
        Ok(chromium) => chromium,
        Err(error) => {
            steps.lack(STEP, &format!("{error:#}"));
            return Ok(());
        }
    };
    let mut node = node();
    node.env("FARSIDE_CHROMIUM", chromium).envs(tier.settings());
    node.env("FARSIDE_LANGUAGES", changed_languages().join(" "));
    if args.figures {
        return steps.run("figures", node.arg("tests/browser/figures.mjs").args(&args.filter));
    }
    node.args(["tests/browser/run.mjs", REPORTER, CONCURRENCY]).args(args.only());
    if let Some(folder) = &args.screenshots {
        node.env("FARSIDE_SCREENSHOTS", std::path::absolute(folder)?);
    }
    steps.run_tests(STEP, node.args(test_files(&web().join("tests/browser"), ENDING)?))
}

/// The codes of the languages whose texts differ from those of the branch that this one goes into: they are looked at
/// on every page. None where git doesn't know that branch.
fn changed_languages() -> Vec<String> {
    let git = |args: &[&str]| {
        let output = Command::new("git").current_dir(root()).args(args).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let base = ["origin/HEAD", "main"].iter().find_map(|branch| git(&["merge-base", "HEAD", branch]));
    let changed = base.and_then(|base| git(&["diff", "--name-only", base.trim(), "--", "locales"]));
    let changed = changed.unwrap_or_default();
    let codes: BTreeSet<&str> = changed.lines().filter_map(|path| path.split('/').nth(1)).collect();
    codes.into_iter().map(str::to_owned).collect()
}

fn web() -> PathBuf {
    root().join("crates/web")
}

/// Node with the programs that tests start.
fn node() -> Command {
    let built = target().join("debug");
    let mut node = Command::new("node");
    node.current_dir(web()).env("FARSIDE_SERVE", built.join("examples/serve"));
    node.env("FARSIDE_PROGRAM", built.join("farside"));
    node
}

impl Args {
    /// The option of node's test runner for the tests that are asked for.
    fn only(&self) -> Option<String> {
        self.filter.as_ref().map(|filter| format!("--test-name-pattern={filter}"))
    }
}
