//! Many samples at once, shared out among threads.

use std::thread;

use squadro_engine::samples::Sample;

use crate::model::{Model, Parameters, Seen};

/// How well a model does on samples.
pub(crate) struct Measured {
    pub(crate) loss: f64,
    /// The share of samples whose winner is told right; draws aren't counted.
    pub(crate) right: f64,
}

/// The gradient over the samples, and their losses added up.
pub(crate) fn gradient(model: &Model, samples: &[Sample], threads: usize) -> (Parameters, f64) {
    let part = |samples: &[Sample]| {
        let mut gradient = Parameters::zero();
        let mut loss = 0.0;
        for &sample in samples {
            let seen = Seen::new(sample);
            let layers = model.forward(&seen);
            loss += cross_entropy(layers.output, seen.target);
            model.backward(&seen, &layers, chance(layers.output) - seen.target, &mut gradient);
        }
        (gradient, loss)
    };
    let parts = shared_out(samples, threads, part);
    // Always added up in the same order, so that the result is the same every time.
    let add = |(mut sum, loss): (Parameters, f64), (part, part_loss): (Parameters, f64)| {
        for (sum, part) in sum.0.iter_mut().zip(&part.0) {
            *sum += part;
        }
        (sum, loss + part_loss)
    };
    parts.into_iter().reduce(add).unwrap_or_else(|| (Parameters::zero(), 0.0))
}

/// How well the model does on samples it hasn't seen.
pub(crate) fn measure(model: &Model, samples: &[Sample], threads: usize) -> Measured {
    let part = |samples: &[Sample]| {
        let (mut loss, mut right, mut counted) = (0.0, 0_u32, 0_u32);
        for &sample in samples {
            let seen = Seen::new(sample);
            let output = model.forward(&seen).output;
            loss += cross_entropy(output, seen.target);
            let decided = (seen.target - 0.5).abs() > 0.25;
            counted += u32::from(decided);
            right += u32::from(decided && (output > 0.0) == (seen.target > 0.5));
        }
        (loss, right, counted)
    };
    let parts = shared_out(samples, threads, part);
    let (loss, right, counted) = parts
        .into_iter()
        .fold((0.0, 0, 0), |(loss, right, counted), (l, r, c)| (loss + l, right + r, counted + c));
    Measured { loss: loss / samples.len() as f64, right: f64::from(right) / f64::from(counted.max(1)) }
}

fn shared_out<T: Send>(samples: &[Sample], threads: usize, part: impl Fn(&[Sample]) -> T + Sync) -> Vec<T> {
    let part = &part;
    thread::scope(|scope| {
        let chunks = samples.chunks(samples.len().div_ceil(threads).max(1));
        let running: Vec<_> = chunks.map(|chunk| scope.spawn(move || part(chunk))).collect();
        running.into_iter().map(|thread| thread.join().expect("a training thread doesn't panic")).collect()
    })
}

fn chance(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

fn cross_entropy(output: f32, target: f32) -> f64 {
    let (output, target) = (f64::from(output), f64::from(target));
    output.max(0.0) - output * target + (-output.abs()).exp().ln_1p()
}
