//! `farside completions`: what a shell needs to complete commands and options.

use std::io::Write;

use anyhow::Result;
use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::arguments::Cli;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // Into memory first: the generator panics where it can't write, and a pipe may be closed.
    let mut script = Vec::new();
    generate(args.shell, &mut Cli::command(), "farside", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}
