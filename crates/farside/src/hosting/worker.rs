//! `farside worker`: runs computer players for servers on other machines.

use anyhow::Result;
use clap::value_parser;
use server::computer::Computers;
use server::nats::Worker;

use crate::hosting::service::{block_on, init_logging, shutdown_signal};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The NATS servers: <nats://host:port>, comma-separated
    #[arg(long, value_name = "URL", env = "FARSIDE_BUS", hide_env_values = true)]
    bus: String,
    /// The number of threads [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// The memory that computer players keep between moves, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Computers::DEFAULT_MEMORY as u64)]
    #[arg(value_parser = value_parser!(u64).range(1..=1_048_576))]
    computer_memory: u64,
    /// Log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    init_logging(args.log_json);
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = args.thinkers.map_or_else(cores, usize::from);
    block_on(async {
        let worker = Worker::connect(&args.bus, threads, args.computer_memory as usize).await?;
        let stop = shutdown_signal();
        println!("Farside thinks with {threads} {}", if threads == 1 { "thread" } else { "threads" });
        worker.run(stop).await;
        Ok(())
    })
}
