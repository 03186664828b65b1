//! Trains the net on positions from self-play.
//!
//! ```text
//! cargo run --release -p quoridor-engine --example train -- --samples samples.bin --out quoridor.net
//! ```

mod adam;
mod batch;
mod checkpoint;
mod model;
mod quantise;
mod seen;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use game::Keys;
use quoridor_engine::samples::Sample;

use crate::adam::Adam;
use crate::batch::{Batch, Measured};
use crate::model::Parameters;
use crate::seen::Seen;

/// Trains the net of the Quoridor player.
#[derive(Parser)]
struct Arguments {
    /// Files of samples, made by the example `selfplay`.
    #[arg(long, required = true, num_args = 1..)]
    samples: Vec<PathBuf>,
    /// Where the net goes; the checkpoint goes beside it, and a run that finds its own goes on from there.
    #[arg(long)]
    out: PathBuf,
    /// A checkpoint of an earlier run whose numbers to begin with, instead of random ones.
    #[arg(long)]
    from: Option<PathBuf>,
    /// How often every sample is seen.
    #[arg(long, default_value_t = 8.0)]
    epochs: f64,
    /// Samples per step.
    #[arg(long, default_value_t = 4096)]
    batch: usize,
    /// The size of the first steps; it falls to nothing towards the end.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// How much of the value to learn is the game's result; the rest is the search's.
    #[arg(long, default_value_t = 0.3)]
    result_share: f32,
    /// How much rating moves counts against telling the value.
    #[arg(long, default_value_t = 0.25)]
    policy_weight: f32,
    /// Threads. The same number, seed, samples and settings give the same net.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// Another seed, another net.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    ensure!(arguments.threads > 0 && arguments.batch > 0, "at least one thread and one sample per step");
    let (train, check, check_samples) = load(&arguments)?;
    println!("{} samples to train on, {} to check", train.len(), check.len());

    let steps = (arguments.epochs * train.len() as f64 / arguments.batch as f64).ceil() as usize;
    let checkpoint = arguments.out.with_extension("checkpoint");
    let run = checkpoint::Run { samples: train.len(), steps, seed: arguments.seed };
    let (mut model, mut adam) = match (checkpoint::resume(&checkpoint, &run)?, &arguments.from) {
        (Some(found), _) => {
            println!("going on after step {} of {steps}", found.1.steps);
            found
        }
        (None, Some(from)) => (checkpoint::load(from)?, Adam::new()),
        (None, None) => (Parameters::random(&mut Keys::new(arguments.seed)), Adam::new()),
    };
    let report = (steps / 40).max(1);
    let (began, first) = (Instant::now(), adam.steps);
    let mut order = Order::new(train.len(), arguments.batch, arguments.seed);
    let mut seen = Measured::default();
    for step in 0..steps {
        let places = order.next();
        if step < first {
            continue;
        }
        let batch = Batch { all: &train, places };
        let (gradient, measured) =
            batch::gradient(&model, &batch, arguments.policy_weight, arguments.threads);
        seen.add(&measured);
        let scale = 1.0 / places.len() as f32;
        adam.step(&mut model, &gradient, rate(arguments.rate, step, steps), scale);
        if (step + 1) % report == 0 || step + 1 == steps {
            let (value, policy, _) = seen.means();
            let (checked_value, checked_policy, best) =
                batch::measure(&model, &check, arguments.threads).means();
            let passed = began.elapsed().as_secs_f64();
            let left = passed / (step + 1 - first) as f64 * (steps - step - 1) as f64;
            println!(
                "step {} of {steps}: value {value:.4}, policy {policy:.4}; checked: value {checked_value:.4}, \
                 policy {checked_policy:.4}, first {:.1} %; {left:.0} s left",
                step + 1,
                100.0 * best,
            );
            seen = Measured::default();
            checkpoint::save(&checkpoint, &run, &model, &adam)?;
        }
    }
    let net = quantise::quantise(&model);
    let (value, rating) = quantise::error(&net, &model, &check_samples[..check_samples.len().min(20_000)]);
    println!("in whole numbers: values are off by {value:.4}, ratings by {rating:.4} logits");
    let bytes = net.to_bytes();
    std::fs::write(&arguments.out, &bytes).with_context(|| format!("{}", arguments.out.display()))?;
    let trained = (steps - first.min(steps)) * arguments.batch;
    let passed = began.elapsed().as_secs_f64();
    println!(
        "{} parameters, {} bytes, {passed:.0} s, {:.0} samples a second",
        Parameters::COUNT,
        bytes.len(),
        trained as f64 / passed
    );
    Ok(())
}

/// The samples to train on and those to check with.
fn load(arguments: &Arguments) -> Result<(Vec<Seen>, Vec<Seen>, Vec<Sample>)> {
    let mut samples = Vec::new();
    for path in &arguments.samples {
        let bytes = std::fs::read(path).with_context(|| format!("{}", path.display()))?;
        samples.extend(Sample::all(&bytes).with_context(|| format!("{}", path.display()))?);
    }
    let (check, train): (Vec<Sample>, Vec<Sample>) = samples.into_iter().partition(Sample::is_set_apart);
    let see = |samples: &[Sample]| -> Vec<Seen> {
        samples.iter().filter_map(|sample| Seen::new(sample, arguments.result_share)).collect()
    };
    let (train, check_seen) = (see(&train), see(&check));
    ensure!(!train.is_empty() && !check_seen.is_empty(), "too few samples");
    ensure!(u32::try_from(train.len()).is_ok(), "too many samples");
    Ok((train, check_seen, check))
}

/// A short warming up, then down along a half wave to almost nothing.
fn rate(first: f32, step: usize, steps: usize) -> f32 {
    let done = step as f32 / steps as f32;
    let warm = ((step + 1) as f32 / 200.0).min(1.0);
    first * warm * (0.5 + 0.5 * (core::f32::consts::PI * done).cos()).max(0.003)
}

/// Every sample once, in random order, then again in another order.
struct Order {
    places: Vec<u32>,
    at: usize,
    batch: usize,
    keys: Keys,
}

impl Order {
    fn new(samples: usize, batch: usize, seed: u64) -> Order {
        let places: Vec<u32> = (0..samples as u32).collect();
        Order { at: places.len(), places, batch: batch.min(samples), keys: Keys::new(!seed) }
    }

    fn next(&mut self) -> &[u32] {
        if self.at + self.batch > self.places.len() {
            for at in (1..self.places.len()).rev() {
                self.places.swap(at, (self.keys.draw() % (at as u64 + 1)) as usize);
            }
            self.at = 0;
        }
        self.at += self.batch;
        &self.places[self.at - self.batch..self.at]
    }
}
