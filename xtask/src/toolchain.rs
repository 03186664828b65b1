//! What the Rust toolchain at hand has, and adding what it lacks.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::step::cargo;

/// Targets without a standard library, any of which shows that a crate needs none.
pub(crate) const BARE_TARGETS: [&str; 4] =
    ["x86_64-unknown-none", "aarch64-unknown-none", "thumbv7em-none-eabihf", "wasm32v1-none"];

/// Makes sure that a part of the toolchain such as `rustfmt` is there, adding it through rustup if need be.
pub(crate) fn need_component(component: &str, subcommand: &str) -> Result<()> {
    if succeeds(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    println!("==> rustup component add {component}");
    let added = Command::new("rustup").args(["component", "add", component]).status();
    if added.is_ok_and(|status| status.success()) && succeeds(&mut cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    bail!("cargo {subcommand} isn't there and rustup couldn't add it: install {component} for this toolchain")
}

/// Adds a target through rustup, if that is possible.
pub(crate) fn add_target(target: &str) {
    println!("==> rustup target add {target}");
    if !succeeds(Command::new("rustup").args(["target", "add", target])) {
        println!("    rustup couldn't add it");
    }
}

/// A target without a standard library that is installed.
pub(crate) fn bare_target() -> Option<&'static str> {
    BARE_TARGETS.into_iter().find(|target| {
        let Ok(found) = Command::new("rustc").args(["--target", target, "--print", "target-libdir"]).output()
        else {
            return false;
        };
        // The folder is printed whether or not it is there.
        found.status.success() && std::path::Path::new(String::from_utf8_lossy(&found.stdout).trim()).is_dir()
    })
}

/// Whether the command can be run and ends well; what it prints is dropped.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
