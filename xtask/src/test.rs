//! The test command: everything that must hold before a change goes in.

use anyhow::Result;

use crate::browser;
use crate::step::{Steps, cargo};
use crate::toolchain::{bare_target, need_component, succeeds};

/// The crates that must build without a standard library.
const RULES: [&str; 6] = ["-p", "game", "-p", "quoridor", "-p", "squadro"];

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only formatting, lints and tests
    #[arg(long)]
    quick: bool,
}

/// Takes every step, also after one has failed, so that one run shows all there is to mend.
pub(crate) fn run(args: &Args) -> Result<bool> {
    need_component("rustfmt", "fmt")?;
    need_component("clippy", "clippy")?;

    let mut steps = Steps::default();
    steps.run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
    let clippy = ["clippy", "--workspace", "--all-targets"];
    let deny = ["--", "-D", "warnings"];
    if !args.quick {
        steps.run("clippy", &mut cargo(&[&clippy[..], &deny].concat()))?;
    }
    steps.run("clippy, all features", &mut cargo(&[&clippy[..], &["--all-features"], &deny].concat()))?;
    if !args.quick {
        no_std(&mut steps)?;
        dependencies(&mut steps)?;
    }
    let test = ["test", "--workspace", "--all-features", "--no-fail-fast"];
    // Benches assert what they time, and here each of them runs once.
    steps.run_tests("tests", &mut cargo(&[&test[..], &["--tests", "--benches"]].concat()))?;
    if !args.quick {
        steps.run_tests("doc tests", &mut cargo(&[&test[..], &["--doc"]].concat()))?;
        let mut doc = cargo(&["doc", "--workspace", "--all-features", "--no-deps"]);
        steps.run("docs", doc.env("RUSTDOCFLAGS", "-D warnings"))?;
        browser::steps(&mut steps)?;
    }
    Ok(steps.finish())
}

/// Licences, bans and sources in all detail; without cargo-deny, `xtask/tests/release/dependencies.rs` has to do.
fn dependencies(steps: &mut Steps) -> Result<()> {
    if !succeeds(&mut cargo(&["deny", "--version"])) {
        steps.skip("dependencies", "no cargo-deny (cargo install cargo-deny)");
        return Ok(());
    }
    let mut deny = cargo(&["deny", "--all-features", "check", "bans", "licenses", "sources"]);
    steps.run("dependencies", &mut deny)
}

fn no_std(steps: &mut Steps) -> Result<()> {
    let Some(target) = bare_target() else {
        steps.skip("no_std", "no target without std is installed (rustup target add x86_64-unknown-none)");
        return Ok(());
    };
    let build = [&["build", "--target", target, "--lib"][..], &RULES].concat();
    steps.run("no_std", &mut cargo(&[&build[..], &["--no-default-features"]].concat()))?;
    steps.run("no_std, all features", &mut cargo(&[&build[..], &["--all-features"]].concat()))
}
