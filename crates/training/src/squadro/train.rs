//! Trains the net on positions with exact values.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use squadro_engine::samples::Sample;

use super::network::SquadroNetwork;
use super::{quantise, samples};
use crate::trainer::{self, Settings};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Positions with exact values, made by `training samples label`
    #[arg(long, required = true, num_args = 1.., value_name = "FILE")]
    samples: Vec<PathBuf>,
    /// Where the net goes; the checkpoint goes beside it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// A checkpoint of an earlier run whose parameters to begin with, instead of random ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often every sample is seen
    #[arg(long, default_value_t = 8.0)]
    epochs: f64,
    /// Samples per step
    #[arg(long, default_value_t = 8192)]
    batch: usize,
    /// The learning rate after the warm-up; it falls to nothing towards the end
    #[arg(long, default_value_t = 0.003)]
    rate: f32,
    /// Threads; the same number, seed, samples and settings give the same net
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// What the first parameters and the order of the samples are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut all = Vec::new();
    for path in &args.samples {
        all.extend(samples::read(path)?);
    }
    let (check, train): (Vec<Sample>, Vec<Sample>) =
        all.into_iter().partition(|sample| sample.is_set_apart());
    let &Args { epochs, batch, rate, threads, seed, .. } = args;
    let settings =
        Settings { epochs, batch, rate, threads, seed, from: args.from.as_deref(), out: &args.out };
    let parameters = trainer::train(&SquadroNetwork, &settings, &train, &check)?;
    let net = quantise::quantise(&parameters);
    println!("quantised: right {:.3} %", 100.0 * quantise::measure(&net, &check));
    fs::write(&args.out, net.to_bytes()).with_context(|| args.out.display().to_string())
}
