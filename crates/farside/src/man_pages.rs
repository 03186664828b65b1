//! `farside man-pages`: the manual, one page for each command, from the same definition as `--help`.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::CommandFactory;

use crate::arguments::Cli;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The directory to write to; created if necessary
    #[arg(value_name = "DIR")]
    dir: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let dir = &args.dir;
    std::fs::create_dir_all(dir)
        .and_then(|()| clap_mangen::generate_to(Cli::command(), dir))
        .with_context(|| format!("can't write man pages to {}", dir.display()))
}
