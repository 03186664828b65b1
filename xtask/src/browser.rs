//! The tests of the web app in browsers: all of them in Chromium, a few in Firefox.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result};

use crate::setup;
use crate::step::{Steps, root, target};
use crate::test::pool::{Prints, Shown, Unit, nicer};
use crate::test::times::Times;
use crate::test::{Tier, programs, test_files};

/// How names of test files end.
const ENDING: &str = ".test.mjs";
const REPORTER: &str = "--test-reporter=spec";

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
    if args.figures {
        figures(&mut steps, args)?;
        return Ok(steps.finish(&Times::default()));
    }
    let mut chromium = None;
    steps.side_by_side(&Times::last(Tier::Default), Shown::All, |steps, queue| {
        let (browser, units) = in_chromium(steps, args, Tier::Default, false)?;
        chromium = browser;
        queue.add(units);
        if args.screenshots.is_none() {
            queue.add(in_firefox(steps, args, Tier::Default)?);
        }
        Ok(())
    })?;
    drop(chromium);
    Ok(steps.finish(&Times::default()))
}

/// Builds the programs that the tests start.
pub(crate) fn build(steps: &mut Steps) -> Result<()> {
    if setup::node().is_ok() {
        steps.run("programs beside the browser", &mut programs()?)?;
    }
    Ok(())
}

/// The tests in Firefox, each file with one of its own.
pub(crate) fn in_firefox(steps: &mut Steps, args: &Args, tier: Tier) -> Result<Vec<Unit>> {
    const STEP: &str = "web app in Firefox";
    let firefox = match setup::node().and_then(|()| setup::firefox()) {
        Ok(firefox) => firefox,
        Err(error) => {
            steps.lack(STEP, &format!("{error:#}"));
            return Ok(Vec::new());
        }
    };
    units(STEP, "firefox", args, |node| {
        node.env("FARSIDE_FIREFOX", &firefox).envs(tier.settings());
    })
}

/// The tests in Chromium, and the browser that they share, which may be nice to what runs beside it.
pub(crate) fn in_chromium(
    steps: &mut Steps,
    args: &Args,
    tier: Tier,
    nice: bool,
) -> Result<(Option<Shared>, Vec<Unit>)> {
    let Some(chromium) = chromium(steps) else { return Ok((None, Vec::new())) };
    let shared = Shared::start(&chromium, nice)?;
    let languages = changed_languages().join(" ");
    let screenshots = args.screenshots.as_ref().map(std::path::absolute).transpose()?;
    let units = units(CHROMIUM, "browser", args, |node| {
        node.env("FARSIDE_CHROMIUM", &chromium).env("FARSIDE_BROWSER", &shared.address);
        node.env("FARSIDE_LANGUAGES", &languages).envs(tier.settings());
        node.envs(screenshots.iter().map(|folder| ("FARSIDE_SCREENSHOTS", folder)));
    })?;
    Ok((Some(shared), units))
}

/// The step of the tests in Chromium.
const CHROMIUM: &str = "web app in Chromium";

/// Where Chromium is; without it, that is noted.
fn chromium(steps: &mut Steps) -> Option<PathBuf> {
    let found = setup::node().and_then(|()| setup::chromium());
    found.map_err(|error| steps.lack(CHROMIUM, &format!("{error:#}"))).ok()
}

fn figures(steps: &mut Steps, args: &Args) -> Result<()> {
    let Some(chromium) = chromium(steps) else { return Ok(()) };
    let mut node = node();
    node.arg("tests/browser/figures.mjs").args(&args.filter);
    steps.run("figures", node.env("FARSIDE_CHROMIUM", chromium))
}

/// A process for each test file of a folder, with the environment that `set` gives it.
fn units(step: &'static str, folder: &str, args: &Args, set: impl Fn(&mut Command)) -> Result<Vec<Unit>> {
    let tests = web().join("tests").join(folder);
    let unit = |file: PathBuf| {
        let mut node = node();
        set(&mut node);
        node.arg(REPORTER).args(args.only()).arg(&file);
        let name = file.strip_prefix(web().join("tests")).unwrap_or(&file).display().to_string();
        Unit::new(step, name, node, Prints::Node)
    };
    Ok(test_files(&tests, ENDING)?.into_iter().map(unit).collect())
}

/// The browser that all test files use, each page in a context of its own.
pub(crate) struct Shared {
    address: String,
    node: Child,
}

impl Shared {
    fn start(chromium: &Path, nice: bool) -> Result<Shared> {
        let mut node = node();
        node.arg("tests/browser/shared.mjs").env("FARSIDE_CHROMIUM", chromium);
        if nice && cfg!(unix) {
            node = nicer(&node);
        }
        let mut node = node.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().context("can't run node")?;
        let mut address = String::new();
        if let Some(stdout) = node.stdout.take() {
            BufReader::new(stdout).read_line(&mut address)?;
        }
        Ok(Shared { address: address.trim().into(), node })
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // It closes the browser when nobody can tell it anything any more.
        drop(self.node.stdin.take());
        // Whether that went well changes nothing.
        let _ = self.node.wait();
    }
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
