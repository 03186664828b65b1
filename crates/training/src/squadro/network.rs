//! The net as the trainer sees it: its loss, and the gradient of a sample.

use core::fmt;
use core::ops::AddAssign;

use game::Keys;
use squadro_engine::samples::Sample;

use super::model::{Example, Parameters, backward, forward};
use crate::trainer::{Network, cross_entropy, sigmoid};

/// A value, learnt from exact ones.
pub(super) struct SquadroNetwork;

/// How well a net does on samples, added up.
#[derive(Clone, Copy, Default)]
pub(super) struct Measured {
    samples: u64,
    loss: f64,
    /// Samples that aren't drawn.
    decided: u64,
    /// Those of them whose winner is told right.
    right: u64,
}

impl AddAssign for Measured {
    fn add_assign(&mut self, other: Measured) {
        self.samples += other.samples;
        self.loss += other.loss;
        self.decided += other.decided;
        self.right += other.right;
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let loss = self.loss / self.samples.max(1) as f64;
        let right = 100.0 * self.right as f64 / self.decided.max(1) as f64;
        write!(f, "loss {loss:.5}, right {right:.3} %")
    }
}

impl Network for SquadroNetwork {
    type Parameters = Parameters;
    /// There are so many that their inputs are worked out each time.
    type Sample = Sample;
    type Layers = ();
    type Measured = Measured;
    const FIRST_WARM_UP_STEP: usize = 0;

    fn initial(&self, seed: u64) -> (Parameters, Keys) {
        let mut keys = Keys::new(seed);
        (Parameters::random(&mut keys), keys)
    }

    fn layers(&self) {}

    fn run(
        &self,
        parameters: &Parameters,
        sample: &Sample,
        (): &mut (),
        measured: &mut Measured,
        gradient: Option<&mut Parameters>,
    ) {
        let example = Example::new(*sample);
        let layers = forward(parameters, &example);
        measured.samples += 1;
        measured.loss += cross_entropy(layers.output, example.target);
        let decided = (example.target - 0.5).abs() > 0.25;
        measured.decided += u64::from(decided);
        measured.right += u64::from(decided && (layers.output > 0.0) == (example.target > 0.5));
        if let Some(gradient) = gradient {
            backward(parameters, &example, &layers, sigmoid(layers.output) - example.target, gradient);
        }
    }
}
