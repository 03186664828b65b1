//! The tests of the web app in Chromium.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::setup;
use crate::step::{Steps, root, target};
use crate::test::times::Times;
use crate::test::{Tier, programs, test_files};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only tests with this in their name
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
    take(&mut steps, args, Tier::Default)?;
    Ok(steps.finish(&Times::default()))
}

/// Takes the steps as a part of the test command.
pub(crate) fn steps(steps: &mut Steps, tier: Tier) -> Result<()> {
    take(steps, &Args { filter: None, screenshots: None, figures: false }, tier)
}

fn take(steps: &mut Steps, args: &Args, tier: Tier) -> Result<()> {
    let chromium = match setup::node().and_then(|()| setup::chromium()) {
        Ok(chromium) => chromium,
        Err(error) => {
            steps.lack("web app in the browser", &format!("{error:#}"));
            return Ok(());
        }
    };
    steps.run("programs beside the browser", &mut programs()?)?;
    let web = root().join("crates/web");
    let built = target().join("debug");
    let mut node = Command::new("node");
    node.current_dir(&web).env("FARSIDE_CHROMIUM", chromium);
    node.env("FARSIDE_SERVE", built.join("examples/serve")).env("FARSIDE_PROGRAM", built.join("farside"));
    node.envs(tier.settings());
    if args.figures {
        return steps.run("figures", node.arg("tests/browser/figures.mjs"));
    }
    node.args(["tests/browser/run.mjs", "--test-reporter=spec", "--test-concurrency=2"]);
    if let Some(filter) = &args.filter {
        node.arg(format!("--test-name-pattern={filter}"));
    }
    if let Some(folder) = &args.screenshots {
        node.env("FARSIDE_SCREENSHOTS", std::path::absolute(folder)?);
    }
    steps.run_tests("web app in the browser", node.args(test_files(&web.join("tests/browser"), ".test.mjs")?))
}
