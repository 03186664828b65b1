//! The training of a net, whichever: batches in random order, gradients in several threads, Adam, checkpoints.

use core::fmt::Display;
use core::ops::AddAssign;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, ensure};
use game::Keys;

use crate::adam::{Adam, Rates};
use crate::checkpoint::{self, Run};
use crate::parallel::in_chunks;

/// The parameters of a net in floating point, or their gradient, as one row of numbers.
pub(crate) trait Parameters: Send + Sync {
    const COUNT: usize;

    fn new(numbers: Vec<f32>) -> Self;
    fn numbers(&self) -> &[f32];
    fn numbers_mut(&mut self) -> &mut [f32];

    fn zero() -> Self
    where
        Self: Sized,
    {
        Self::new(vec![0.0; Self::COUNT])
    }
}

/// A net that is trained, and what it is trained on.
pub(crate) trait Network: Sync {
    type Parameters: Parameters;
    type Sample: Sync;
    /// The layers of the net for one sample, kept from sample to sample so that they aren't allocated anew.
    type Layers;
    /// Losses and counts, added up over samples; printed as their means.
    type Measured: Default + Send + AddAssign + Display;
    /// The number of the first step for the warm-up of the learning rate: with 0 the first step has size zero.
    const FIRST_WARM_UP_STEP: usize;

    /// Random parameters, and the generator that the order of the samples is drawn from.
    fn initial(&self, seed: u64) -> (Self::Parameters, Keys);

    fn layers(&self) -> Self::Layers;

    /// Runs the net on a sample and measures it; with a gradient, adds to it what the sample wants changed.
    fn run(
        &self,
        parameters: &Self::Parameters,
        sample: &Self::Sample,
        layers: &mut Self::Layers,
        measured: &mut Self::Measured,
        gradient: Option<&mut Self::Parameters>,
    );

    /// Keeps parameters where the finished net can hold them.
    fn constrain(&self, _parameters: &mut Self::Parameters) {}
}

/// How a net is trained.
pub(crate) struct Settings<'a> {
    /// How often every sample is seen.
    pub(crate) epochs: f64,
    /// Samples per step.
    pub(crate) batch: usize,
    /// The learning rate after the warm-up; it falls along a cosine.
    pub(crate) rate: f32,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
    /// A checkpoint of another run whose parameters to begin with, instead of random ones.
    pub(crate) from: Option<&'a Path>,
    /// Where the net will go; the checkpoint goes beside it.
    pub(crate) out: &'a Path,
}

impl Settings<'_> {
    fn checkpoint(&self) -> PathBuf {
        self.out.with_extension("checkpoint")
    }

    /// A short warm-up, then down along a cosine to almost nothing.
    fn rate_at(&self, step: usize, steps: usize, first_warm_up_step: usize) -> f32 {
        let done = step as f32 / steps as f32;
        let warm = ((step + first_warm_up_step) as f32 / 200.0).min(1.0);
        self.rate * warm * (0.5 + 0.5 * (core::f32::consts::PI * done).cos()).max(0.003)
    }
}

/// Trains a net and gives back its parameters. The same settings, samples and threads give the same parameters.
pub(crate) fn train<N: Network>(
    network: &N,
    settings: &Settings<'_>,
    train: &[N::Sample],
    check: &[N::Sample],
) -> Result<N::Parameters> {
    ensure!(settings.threads > 0 && settings.batch > 0, "at least one thread and one sample per step");
    ensure!(!train.is_empty() && !check.is_empty(), "too few samples");
    ensure!(u32::try_from(train.len()).is_ok(), "too many samples");
    println!("{} samples to train on, {} to check", train.len(), check.len());
    let steps = (settings.epochs * train.len() as f64 / settings.batch as f64).ceil() as usize;
    let run = Run { samples: train.len(), steps, seed: settings.seed };
    let checkpoint = settings.checkpoint();
    let (random, keys) = network.initial(settings.seed);
    let fresh = || Adam::new(N::Parameters::COUNT, Rates::USUAL);
    let (mut parameters, mut adam) = match (checkpoint::resume(&checkpoint, &run)?, settings.from) {
        (Some((parameters, adam)), _) => {
            println!("going on after step {} of {steps}", adam.steps);
            (parameters, adam)
        }
        (None, Some(from)) => (checkpoint::load(from)?, fresh()),
        (None, None) => (random, fresh()),
    };
    let report = (steps / 40).max(1);
    let (began, first) = (Instant::now(), adam.steps);
    let mut order = Order::new(train.len(), settings.batch, keys);
    let mut measured = N::Measured::default();
    for step in 0..steps {
        let batch = order.next();
        if step < first {
            continue;
        }
        let (gradient, of_batch) = gradient(network, &parameters, train, batch, settings.threads);
        measured += of_batch;
        let rate = settings.rate_at(step, steps, N::FIRST_WARM_UP_STEP);
        adam.step(parameters.numbers_mut(), gradient.numbers(), rate, 1.0 / batch.len() as f32);
        network.constrain(&mut parameters);
        if (step + 1) % report == 0 || step + 1 == steps {
            let checked = measure(network, &parameters, check, settings.threads);
            let passed = began.elapsed().as_secs_f64();
            let left = passed / (step + 1 - first) as f64 * (steps - step - 1) as f64;
            println!("step {} of {steps}: {measured}; checked: {checked}; {left:.0} s left", step + 1);
            measured = N::Measured::default();
            checkpoint::save(&checkpoint, &run, &parameters, &adam)?;
        }
    }
    let passed = began.elapsed().as_secs_f64();
    let trained = (steps - first.min(steps)) * settings.batch;
    let speed = trained as f64 / passed;
    println!("{} parameters, {passed:.0} s, {speed:.0} samples a second", N::Parameters::COUNT);
    Ok(parameters)
}

/// The gradient over a batch, given by the places of its samples, and how well the net does on it.
fn gradient<N: Network>(
    network: &N,
    parameters: &N::Parameters,
    samples: &[N::Sample],
    batch: &[u32],
    threads: usize,
) -> (N::Parameters, N::Measured) {
    let parts = in_chunks(batch, threads, |places| {
        let mut gradient = N::Parameters::zero();
        let mut measured = N::Measured::default();
        let mut layers = network.layers();
        for &place in places {
            let sample = &samples[place as usize];
            network.run(parameters, sample, &mut layers, &mut measured, Some(&mut gradient));
        }
        (gradient, measured)
    });
    // Always added up in the same order, so that the result is the same every time.
    let add = |(mut sum, mut measured): (N::Parameters, N::Measured), (part, of_part)| {
        let part: N::Parameters = part;
        for (sum, part) in sum.numbers_mut().iter_mut().zip(part.numbers()) {
            *sum += part;
        }
        measured += of_part;
        (sum, measured)
    };
    parts.into_iter().reduce(add).unwrap_or_else(|| (N::Parameters::zero(), N::Measured::default()))
}

/// How well the net does on samples that it isn't trained on.
fn measure<N: Network>(
    network: &N,
    parameters: &N::Parameters,
    samples: &[N::Sample],
    threads: usize,
) -> N::Measured {
    let parts = in_chunks(samples, threads, |samples| {
        let mut measured = N::Measured::default();
        let mut layers = network.layers();
        for sample in samples {
            network.run(parameters, sample, &mut layers, &mut measured, None);
        }
        measured
    });
    parts.into_iter().fold(N::Measured::default(), |mut sum, part| {
        sum += part;
        sum
    })
}

/// The chance of winning that an output in logits stands for.
pub(crate) fn sigmoid(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

/// The loss of an output in logits against the chance that it should stand for.
pub(crate) fn cross_entropy(output: f32, target: f32) -> f64 {
    let (output, target) = (f64::from(output), f64::from(target));
    output.max(0.0) - output * target + (-output.abs()).exp().ln_1p()
}

/// Every sample once, in random order, then again in another order.
struct Order {
    places: Vec<u32>,
    at: usize,
    batch: usize,
    keys: Keys,
}

impl Order {
    fn new(samples: usize, batch: usize, keys: Keys) -> Order {
        let places: Vec<u32> = (0..samples as u32).collect();
        Order { at: places.len(), places, batch: batch.min(samples), keys }
    }

    /// The places of the samples of the next batch.
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

#[cfg(test)]
mod tests {
    use core::fmt;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    struct Two(Vec<f32>);

    impl Parameters for Two {
        const COUNT: usize = 2;

        fn new(numbers: Vec<f32>) -> Two {
            Two(numbers)
        }

        fn numbers(&self) -> &[f32] {
            &self.0
        }

        fn numbers_mut(&mut self) -> &mut [f32] {
            &mut self.0
        }
    }

    #[derive(Default)]
    struct Loss(f64);

    impl AddAssign for Loss {
        fn add_assign(&mut self, other: Loss) {
            self.0 += other.0;
        }
    }

    impl fmt::Display for Loss {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "loss {:.4}", self.0)
        }
    }

    /// Tells whether a number is positive, by a weight and a bias; panics after so many samples.
    struct Sign {
        samples_left: AtomicU64,
    }

    impl Network for Sign {
        type Parameters = Two;
        type Sample = f32;
        type Layers = ();
        type Measured = Loss;
        const FIRST_WARM_UP_STEP: usize = 1;

        fn initial(&self, seed: u64) -> (Two, Keys) {
            (Two(vec![-0.5, 0.5]), Keys::new(seed))
        }

        fn layers(&self) {}

        fn run(
            &self,
            parameters: &Two,
            sample: &f32,
            (): &mut (),
            measured: &mut Loss,
            gradient: Option<&mut Two>,
        ) {
            assert!(self.samples_left.fetch_sub(1, Ordering::Relaxed) > 0, "interrupted");
            let target = if *sample > 0.0 { 1.0 } else { 0.0 };
            let output = parameters.0[0] * sample + parameters.0[1];
            measured.0 += cross_entropy(output, target);
            if let Some(gradient) = gradient {
                let wanted = sigmoid(output) - target;
                gradient.0[0] += wanted * sample;
                gradient.0[1] += wanted;
            }
        }
    }

    fn train_for(samples_left: u64, out: &Path) -> Vec<f32> {
        let samples: Vec<f32> = (-50..50_i16).map(|number| f32::from(number) / 25.0 + 0.01).collect();
        let settings =
            Settings { epochs: 100.0, batch: 10, rate: 0.05, threads: 2, seed: 3, from: None, out };
        let network = Sign { samples_left: AtomicU64::new(samples_left) };
        train(&network, &settings, &samples, &samples[..20]).expect("no error").0
    }

    #[test]
    fn an_interrupted_run_ends_like_one_that_was_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let whole = train_for(u64::MAX, &folder.path().join("whole.net"));
        assert!(whole[0] > 1.0, "it learns that positive numbers are positive: {whole:?}");
        let out = folder.path().join("interrupted.net");
        assert!(catch_unwind(AssertUnwindSafe(|| train_for(4_000, &out))).is_err());
        assert!(out.with_extension("checkpoint").exists());
        assert_eq!(train_for(u64::MAX, &out), whole);
    }
}
