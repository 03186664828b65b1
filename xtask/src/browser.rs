//! The tests of the web app: its types, and the app itself in Chromium.

use std::env;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::step::{Steps, cargo, root};
use crate::toolchain::succeeds;

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
    let mut steps = Steps::default();
    take(&mut steps, args)?;
    Ok(steps.finish())
}

/// Takes the steps as a part of the test command.
pub(crate) fn steps(steps: &mut Steps) -> Result<()> {
    take(steps, &Args { filter: None, screenshots: None, figures: false })
}

fn take(steps: &mut Steps, args: &Args) -> Result<()> {
    let web = root().join("crates/web");
    let chromium = match prepare(&web) {
        Ok(chromium) => chromium,
        Err(error) => {
            steps.skip("web app in the browser", &format!("{error:#}"));
            return Ok(());
        }
    };
    steps.run(
        "types of the web app",
        Command::new("node_modules/.bin/tsc").arg("-p").arg(".").current_dir(&web),
    )?;
    build(steps, &["--example", "serve"])?;
    let mut node = Command::new("node");
    node.current_dir(&web);
    node.env("FARSIDE_SERVE", example("serve")).env("FARSIDE_CHROMIUM", chromium);
    if args.figures {
        return steps.run("figures", node.arg("tests/browser/figures.mjs"));
    }
    build(steps, &["--bin", "farside", "--example", "answers"])?;
    let answers = target().join("native-answers.json");
    native_answers(steps, &answers)?;
    node.env("FARSIDE_PROGRAM", built().join("farside")).env("FARSIDE_ANSWERS", answers);
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=2"]);
    if let Some(filter) = &args.filter {
        node.arg(format!("--test-name-pattern={filter}"));
    }
    if let Some(folder) = &args.screenshots {
        node.env("FARSIDE_SCREENSHOTS", std::path::absolute(folder)?);
    }
    steps.run("web app in the browser", node.args(test_files(&web)?))
}

/// Builds programs that run beside the browser in the way the other tests are built: when these come first, nearly all
/// of it is there.
fn build(steps: &mut Steps, which: &[&str]) -> Result<()> {
    let mut build = cargo(&["build", "--profile", "test", "--workspace", "--all-features"]);
    let names: Vec<&str> = which.iter().copied().filter(|word| !word.starts_with("--")).collect();
    steps.run(&names.join(" and "), build.args(which))
}

/// Has the native code answer the questions that the modules are asked in Chromium.
fn native_answers(steps: &mut Steps, into: &Path) -> Result<()> {
    let file = File::create(into).with_context(|| format!("can't write {}", into.display()))?;
    steps.run("answers of the native code", Command::new(example("answers")).stdout(file))
}

/// Where what was built lies.
fn built() -> PathBuf {
    target().join("debug")
}

fn example(name: &str) -> PathBuf {
    built().join("examples").join(name)
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

fn test_files(web: &Path) -> Result<Vec<PathBuf>> {
    let folder = web.join("tests/browser");
    let entries = std::fs::read_dir(&folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Makes sure of node, its packages and Chromium, and says where Chromium is.
fn prepare(web: &Path) -> Result<PathBuf> {
    if !succeeds(Command::new("node").arg("--version")) {
        install(&["nodejs", "npm"])?;
    }
    if !installed(web) {
        println!("==> npm ci");
        let done = Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web).status();
        ensure!(done.context("can't run npm")?.success(), "npm can't install what the tests need");
    }
    if let Some(chromium) = find_chromium() {
        return Ok(chromium);
    }
    install(&["chromium"])?;
    find_chromium().context("chromium was installed, but isn't there")
}

/// Whether the packages of the lock file are there: npm notes what it installed, and when.
fn installed(web: &Path) -> bool {
    let changed = |file: &str| web.join(file).metadata().and_then(|metadata| metadata.modified()).ok();
    changed("node_modules/.package-lock.json").is_some_and(|then| Some(then) >= changed("package-lock.json"))
}

fn find_chromium() -> Option<PathBuf> {
    let given = env::var_os("FARSIDE_CHROMIUM").map(PathBuf::from);
    let known =
        ["chromium", "chromium-browser", "google-chrome"].map(|name| Path::new("/usr/bin").join(name));
    given.into_iter().chain(known).find(|path| path.exists())
}

/// Installs packages where that is possible without asking.
fn install(packages: &[&str]) -> Result<()> {
    println!("==> apt-get install {}", packages.join(" "));
    let mut command = Command::new("apt-get");
    command.args(["install", "--yes", "--no-install-recommends"]).args(packages);
    match command.env("DEBIAN_FRONTEND", "noninteractive").status() {
        Ok(status) if status.success() => Ok(()),
        _ => bail!("needs {} and can't install it", packages.join(" and ")),
    }
}
