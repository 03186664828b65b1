//! The Quoridor engine with a net from a file, in UGI: for matches between nets.

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use engine::ugi;
use quoridor_engine::{Engine, Options};

use crate::samples_file::open_net;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The net
    #[arg(long, value_name = "FILE")]
    net: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut player = Engine::judging_by(open_net(&args.net)?, Options::default());
    Ok(ugi::converse(&mut player, io::stdin().lock(), io::stdout())?)
}
