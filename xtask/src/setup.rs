//! `cargo xtask setup`: what the tests need besides a Rust toolchain.
//!
//! Nothing else in the repository installs anything on the system.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::schemathesis;
use crate::step::root;
use crate::toolchain::{BARE_TARGETS, add_target, bare_target, need_component, succeeds};

/// A program of the system that tests run, or a font that they look at.
struct Tool {
    /// The name of its file.
    program: &'static str,
    /// The package of Debian that has it.
    package: &'static str,
    /// What can't be tested without it.
    tests: &'static str,
}

const TOOLS: [Tool; 10] = [
    Tool { program: "node", package: "nodejs", tests: "the web app and its modules" },
    Tool { program: "npm", package: "npm", tests: "the web app" },
    Tool {
        program: CHROMIUM[0],
        package: "chromium-headless-shell",
        tests: "the web app in the browser, except in a whole Chromium",
    },
    Tool { program: "firefox-esr", package: "firefox-esr", tests: "the web app in Firefox" },
    Tool { program: "DejaVuSans.ttf", package: "fonts-dejavu-core", tests: "texts in most scripts" },
    Tool {
        program: "wqy-microhei.ttc",
        package: "fonts-wqy-microhei",
        tests: "texts in Chinese, Japanese and Korean",
    },
    Tool { program: "initdb", package: "postgresql", tests: "servers on PostgreSQL" },
    Tool { program: "nats-server", package: "nats-server", tests: "servers on many machines" },
    Tool { program: "python3", package: "python3-venv", tests: "the description of the API" },
    Tool { program: "groff", package: "groff", tests: "man pages" },
];

/// Names of Chromium, the best first: the one without windows has the same engine and loads a page with less work.
const CHROMIUM: [&str; 4] = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only list what is missing
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    if args.check {
        let missing = missing();
        for Tool { program, package, tests } in &missing {
            println!("missing: {program} (Debian's package {package}), for testing {tests}");
        }
        return Ok(missing.is_empty());
    }
    prepare()?;
    let missing = missing();
    if missing.is_empty() {
        println!("everything that the tests need is there");
    }
    Ok(missing.is_empty())
}

/// Installs what is missing, as far as that is possible, and says what isn't.
///
/// A missing program fails nothing here: each step says whether it can do without.
pub(crate) fn prepare() -> Result<()> {
    need_component("rustfmt", "fmt")?;
    need_component("clippy", "clippy")?;
    if bare_target().is_none() {
        add_target(BARE_TARGETS[0]);
    }
    let packages: Vec<&str> = missing().iter().map(|tool| tool.package).collect();
    if !packages.is_empty()
        && let Err(error) = install(&packages)
    {
        println!("    {error:#}");
        for Tool { program, tests, .. } in missing() {
            println!("    without {program}, {tests} can't be tested");
        }
    }
    if program("npm").is_some() {
        node_packages()?;
    }
    if program("python3").is_some()
        && let Err(error) = schemathesis::install()
    {
        println!("    {error:#}");
    }
    Ok(())
}

fn missing() -> Vec<Tool> {
    TOOLS.into_iter().filter(|tool| program(tool.program).is_none()).collect()
}

/// Where a program of the system is.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let given = env::var_os("FARSIDE_CHROMIUM").filter(|_| name == CHROMIUM[0]).map(PathBuf::from);
    given.filter(|path| path.exists()).or_else(|| on_path(name))
}

/// A program in the folders of `PATH`, or what is in those where Debian puts services and fonts.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let postgres = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = env::split_paths(&path)
        .chain(
            ["/usr/sbin", "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/wqy"]
                .map(PathBuf::from),
        )
        .chain(postgres.map(|version| version.path().join("bin")));
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Installs Debian packages, which takes root.
fn install(packages: &[&str]) -> Result<()> {
    let install = [&["install", "--yes", "--quiet", "--no-install-recommends"][..], packages].concat();
    // A fresh system has no list of packages.
    if apt_get(&install) || (apt_get(&["update", "--quiet"]) && apt_get(&install)) {
        return Ok(());
    }
    bail!(
        "that takes root: run `sudo apt-get install --no-install-recommends {}`, or what your system has for it",
        packages.join(" ")
    )
}

fn apt_get(args: &[&str]) -> bool {
    println!("==> apt-get {}", args.join(" "));
    let mut command = Command::new("apt-get");
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs what `package-lock.json` lists, unless it is there.
fn node_packages() -> Result<()> {
    let web = root().join("crates/web");
    if installed(&web) {
        return Ok(());
    }
    println!("==> npm ci");
    let done = Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web).status();
    ensure!(done.context("can't run npm")?.success(), "npm can't install what the tests of the web app need");
    Ok(())
}

/// Whether the packages of the lock file are there: npm notes what it installed, and when.
fn installed(web: &Path) -> bool {
    let changed = |file: &str| web.join(file).metadata().and_then(|metadata| metadata.modified()).ok();
    changed("node_modules/.package-lock.json").is_some_and(|then| Some(then) >= changed("package-lock.json"))
}

/// Whether node and the packages of the web app are there; otherwise why not.
pub(crate) fn node() -> Result<()> {
    ensure!(succeeds(Command::new("node").arg("--version")), "no node: cargo xtask setup installs it");
    ensure!(installed(&root().join("crates/web")), "no node packages: cargo xtask setup installs them");
    Ok(())
}

/// Where Chromium is; otherwise what to do.
pub(crate) fn chromium() -> Result<PathBuf> {
    CHROMIUM
        .into_iter()
        .find_map(program)
        .context("no Chromium: cargo xtask setup installs it, or FARSIDE_CHROMIUM names it")
}

/// Where Firefox is; otherwise what to do.
pub(crate) fn firefox() -> Result<PathBuf> {
    program("firefox-esr").context("no Firefox: cargo xtask setup installs it")
}
