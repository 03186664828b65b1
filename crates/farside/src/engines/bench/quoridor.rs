//! `farside bench quoridor`: fixed positions at a fixed depth.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use quoridor_engine::bench;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How long to search the start of a game for the speed there, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 2000, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
}

impl Default for Args {
    fn default() -> Args {
        Args { movetime: 2000 }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let time = Duration::from_millis(args.movetime);
    let speed = bench::speed(time);
    let measured = bench::measure();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{speed:.0} nodes per second from the start of a game")?;
    writeln!(out, "{:.0} nodes per second in the fixed positions", measured.nodes_per_second())?;
    writeln!(out, "signature {}", measured.signature)?;
    Ok(())
}
