//! Trains the net on positions with exact values.
//!
//! ```text
//! cargo run --release -p squadro-engine --example train -- --samples samples.bin --out squadro.net
//! ```

mod adam;
mod batch;
mod model;
mod quantise;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use game::Keys;
use squadro_engine::samples::Sample;

use crate::adam::Adam;
use crate::model::{Model, Parameters};

/// Trains the net of the Squadro player.
#[derive(Parser)]
struct Arguments {
    /// Positions with exact values, made by the example `samples`.
    #[arg(long)]
    samples: PathBuf,
    /// Where the net goes.
    #[arg(long)]
    out: PathBuf,
    /// How often every sample is seen.
    #[arg(long, default_value_t = 8.0)]
    epochs: f64,
    /// Samples per step.
    #[arg(long, default_value_t = 8192)]
    batch: usize,
    /// The size of the first steps; it falls to nothing towards the end.
    #[arg(long, default_value_t = 0.003)]
    rate: f32,
    /// Threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// The same seed, samples and settings give the same net.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    ensure!(arguments.threads > 0 && arguments.batch > 0, "at least one thread and one sample per step");
    let bytes =
        std::fs::read(&arguments.samples).with_context(|| format!("{}", arguments.samples.display()))?;
    let all = Sample::all(&bytes).context("the file of samples is cut off")?;
    drop(bytes);
    let (check, mut train): (Vec<Sample>, Vec<Sample>) =
        all.into_iter().partition(|sample| sample.is_set_apart());
    ensure!(!train.is_empty() && !check.is_empty(), "too few samples");
    println!("{} samples to train on, {} to check", train.len(), check.len());

    let mut keys = Keys::new(arguments.seed);
    let mut model = Model::new(&mut keys);
    let mut adam = Adam::new();
    let steps = (arguments.epochs * train.len() as f64 / arguments.batch as f64).ceil() as usize;
    let report = (steps / 40).max(1);
    let began = Instant::now();
    let (mut at, mut loss) = (train.len(), 0.0);
    for step in 0..steps {
        if at + arguments.batch > train.len() {
            shuffle(&mut train, &mut keys);
            at = 0;
        }
        let batch = &train[at..(at + arguments.batch).min(train.len())];
        at += batch.len();
        let (gradient, batch_loss) = batch::gradient(&model, batch, arguments.threads);
        loss += batch_loss / batch.len() as f64;
        adam.step(&mut model.0, &gradient, rate(arguments.rate, step, steps), 1.0 / batch.len() as f32);
        if (step + 1) % report == 0 {
            let checked = batch::measure(&model, &check, arguments.threads);
            let left = began.elapsed().mul_f64(steps as f64 / (step + 1) as f64 - 1.0).as_secs();
            println!(
                "step {} of {steps}: loss {:.5}, checked {:.5}, right {:.3} %, {left} s left",
                step + 1,
                loss / report as f64,
                checked.loss,
                100.0 * checked.right
            );
            loss = 0.0;
        }
    }
    let net = quantise::quantise(&model);
    let right = quantise::measure(&net, &check);
    println!("in whole numbers: right {:.3} %", 100.0 * right);
    std::fs::write(&arguments.out, net.to_bytes()).with_context(|| format!("{}", arguments.out.display()))?;
    println!("{} parameters, {} s", Parameters::COUNT, began.elapsed().as_secs());
    Ok(())
}

/// A short warming up, then down along a half wave to almost nothing.
fn rate(first: f32, step: usize, steps: usize) -> f32 {
    let done = step as f32 / steps as f32;
    let warm = (step as f32 / 200.0).min(1.0);
    first * warm * (0.5 + 0.5 * (core::f32::consts::PI * done).cos()).max(0.003)
}

fn shuffle(samples: &mut [Sample], keys: &mut Keys) {
    for at in (1..samples.len()).rev() {
        samples.swap(at, (keys.draw() % (at as u64 + 1)) as usize);
    }
}
