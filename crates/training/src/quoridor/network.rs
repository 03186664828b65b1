//! The net as the trainer sees it: its losses, and the gradient of a sample.

use core::fmt;
use core::ops::AddAssign;

use game::Keys;
use quoridor_engine::net::moves::MOVES;

use super::example::Example;
use super::model::{Layers, Parameters, backward, forward};
use crate::trainer::{Network, cross_entropy, sigmoid};

/// A value and ratings of moves, with how much the loss of the ratings counts against that of the value.
pub(super) struct QuoridorNetwork {
    pub(super) policy_weight: f32,
}

/// How well a net does on samples, added up.
#[derive(Clone, Copy, Default)]
pub(super) struct Measured {
    samples: u64,
    value_loss: f64,
    with_move: u64,
    policy_loss: f64,
    /// How often the move with the best rating is the one that was chosen.
    first: u64,
}

impl AddAssign for Measured {
    fn add_assign(&mut self, other: Measured) {
        self.samples += other.samples;
        self.value_loss += other.value_loss;
        self.with_move += other.with_move;
        self.policy_loss += other.policy_loss;
        self.first += other.first;
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (samples, moves) = (self.samples.max(1) as f64, self.with_move.max(1) as f64);
        let (value, policy) = (self.value_loss / samples, self.policy_loss / moves);
        let first = 100.0 * self.first as f64 / moves;
        write!(f, "value {value:.4}, policy {policy:.4}, first {first:.1} %")
    }
}

impl Network for QuoridorNetwork {
    type Parameters = Parameters;
    type Sample = Example;
    type Layers = Box<Layers>;
    type Measured = Measured;
    const FIRST_WARM_UP_STEP: usize = 1;

    fn initial(&self, seed: u64) -> (Parameters, Keys) {
        (Parameters::random(&mut Keys::new(seed)), Keys::new(!seed))
    }

    fn layers(&self) -> Box<Layers> {
        Box::new(Layers::new())
    }

    fn run(
        &self,
        parameters: &Parameters,
        example: &Example,
        layers: &mut Box<Layers>,
        measured: &mut Measured,
        gradient: Option<&mut Parameters>,
    ) {
        forward(parameters, example, layers);
        let mut wanted = [0.0; MOVES];
        let has_move = measure(example, layers, measured, &mut wanted);
        if let Some(gradient) = gradient {
            let wanted = has_move.then(|| wanted.map(|wanted| self.policy_weight * wanted));
            let value_wanted = sigmoid(layers.output) - example.target;
            backward(parameters, example, layers, value_wanted, wanted.as_ref(), gradient);
        }
    }

    fn constrain(&self, parameters: &mut Parameters) {
        parameters.keep_within_limits();
    }
}

/// Adds up the losses of what the layers say. `wanted` becomes how much the ratings should change, if there is a move
/// to learn from.
fn measure(example: &Example, layers: &Layers, measured: &mut Measured, wanted: &mut [f32; MOVES]) -> bool {
    measured.samples += 1;
    measured.value_loss += cross_entropy(layers.output, example.target);
    let Some(chosen) = example.chosen.map(usize::from) else { return false };
    let best = example.moves().map(|(mv, _)| layers.ratings[mv]).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (mv, _) in example.moves() {
        wanted[mv] = (layers.ratings[mv] - best).exp();
        sum += wanted[mv];
    }
    *wanted = wanted.map(|wanted| wanted / sum);
    measured.with_move += 1;
    measured.policy_loss -= f64::from(wanted[chosen].max(1e-30).ln());
    measured.first += u64::from(layers.ratings[chosen] >= best);
    wanted[chosen] -= 1.0;
    true
}
