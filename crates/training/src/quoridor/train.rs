//! Trains the net on samples of self-play.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use quoridor_engine::samples::Sample;

use super::example::Example;
use super::network::QuoridorNetwork;
use super::quantise;
use crate::samples_file::read_samples;
use crate::trainer::{self, Settings};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of samples, made by `training selfplay quoridor`
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
    #[arg(long, default_value_t = 4096)]
    batch: usize,
    /// The learning rate after the warm-up; it falls to nothing towards the end
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// How much of the value to learn is the game's result; the rest is the search's
    #[arg(long, default_value_t = 0.3)]
    result_share: f32,
    /// How much the loss of the ratings counts against that of the value
    #[arg(long, default_value_t = 0.25)]
    policy_weight: f32,
    /// Threads; the same number, seed, samples and settings give the same net
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// What the first parameters and the order of the samples are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// On how many samples the error of quantisation is measured.
const QUANTISED: usize = 20_000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut samples = Vec::new();
    for path in &args.samples {
        samples.extend(read_samples(path)?);
    }
    let (held_out, train): (Vec<Sample>, Vec<Sample>) = samples.into_iter().partition(Sample::is_set_apart);
    let examples = |samples: &[Sample]| -> Vec<Example> {
        samples.iter().filter_map(|sample| Example::new(sample, args.result_share)).collect()
    };
    let (train, check) = (examples(&train), examples(&held_out));
    let network = QuoridorNetwork { policy_weight: args.policy_weight };
    let &Args { epochs, batch, rate, threads, seed, .. } = args;
    let settings =
        Settings { epochs, batch, rate, threads, seed, from: args.from.as_deref(), out: &args.out };
    let parameters = trainer::train(&network, &settings, &train, &check)?;
    let net = quantise::quantise(&parameters);
    let (value, rating) = quantise::error(&net, &parameters, &held_out[..held_out.len().min(QUANTISED)]);
    println!("quantised: values are off by {value:.4}, ratings by {rating:.4} logits");
    fs::write(&args.out, net.to_bytes()).with_context(|| args.out.display().to_string())
}
