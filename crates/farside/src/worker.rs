//! `farside worker`: thinks for the computer players of servers on other machines.

use anyhow::Result;
use clap::value_parser;
use server::computer::Computers;
use server::nats::Worker;

use crate::service::{block_on, log, told_to_stop};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bus that the servers are at: <nats://host:port>, several of them with commas between
    #[arg(long, value_name = "URL", env = "FARSIDE_BUS", hide_env_values = true)]
    bus: String,
    /// How many threads think, each about a position of its own [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// How many MiB the computer players may keep of what they found out about their games
    #[arg(long, value_name = "MIB", default_value_t = Computers::USUAL_MEMORY)]
    computer_memory: usize,
    /// Log as JSON, one object in a line
    #[arg(long)]
    log_json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    log(args.log_json);
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let thinkers = args.thinkers.map_or_else(cores, usize::from);
    block_on(async {
        let worker = Worker::connect(&args.bus, thinkers, args.computer_memory).await?;
        println!("Farside thinks with {thinkers} {}", if thinkers == 1 { "thread" } else { "threads" });
        worker.run(told_to_stop()).await;
        Ok(())
    })
}
