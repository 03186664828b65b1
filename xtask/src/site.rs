//! Writes the web app to a folder.

use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::step::cargo;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The folder to write to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<bool> {
    let out = std::path::absolute(&args.out)?;
    let mut command = cargo(&["run", "--release", "--package", "farside-web", "--example", "site", "--"]);
    Ok(command.arg(out).status().context("can't run cargo")?.success())
}
