//! Many samples at once, shared out among threads.

use std::thread;

use quoridor_engine::net::moves::MOVES;

use crate::model::{Layers, Parameters, backward, forward};
use crate::seen::Seen;

/// How well a model does on samples, all added up.
#[derive(Clone, Copy, Default)]
pub(crate) struct Measured {
    pub(crate) samples: u64,
    pub(crate) value_loss: f64,
    pub(crate) with_move: u64,
    pub(crate) policy_loss: f64,
    /// How often the best rated move is the one that was chosen.
    pub(crate) first: u64,
}

impl Measured {
    pub(crate) fn add(&mut self, other: &Measured) {
        self.samples += other.samples;
        self.value_loss += other.value_loss;
        self.with_move += other.with_move;
        self.policy_loss += other.policy_loss;
        self.first += other.first;
    }

    /// Value loss, policy loss and the share of moves that are rated best.
    pub(crate) fn means(&self) -> (f64, f64, f64) {
        let moves = self.with_move.max(1) as f64;
        (self.value_loss / self.samples.max(1) as f64, self.policy_loss / moves, self.first as f64 / moves)
    }
}

/// The samples of a batch, by their places among all.
pub(crate) struct Batch<'a> {
    pub(crate) all: &'a [Seen],
    pub(crate) places: &'a [u32],
}

/// The gradient over a batch, and how well the model does on it. `policy_weight` is how much ratings count.
pub(crate) fn gradient(
    model: &Parameters,
    batch: &Batch<'_>,
    policy_weight: f32,
    threads: usize,
) -> (Parameters, Measured) {
    let part = |places: &[u32]| {
        let mut gradient = Parameters::zero();
        let mut measured = Measured::default();
        let mut layers = Layers::new();
        for &place in places {
            let seen = &batch.all[place as usize];
            forward(model, seen, &mut layers);
            let mut wanted = [0.0; MOVES];
            let has_move = judge(seen, &layers, &mut measured, &mut wanted);
            let wanted = has_move.then(|| wanted.map(|wanted| policy_weight * wanted));
            let value_wanted = chance(layers.output) - seen.target;
            backward(model, seen, &layers, value_wanted, wanted.as_ref(), &mut gradient);
        }
        (gradient, measured)
    };
    let parts = shared_out(batch.places, threads, part);
    // Always added up in the same order, so that the result is the same every time.
    let add = |(mut sum, mut measured): (Parameters, Measured),
               (part, part_measured): (Parameters, Measured)| {
        for (sum, part) in sum.0.iter_mut().zip(&part.0) {
            *sum += part;
        }
        measured.add(&part_measured);
        (sum, measured)
    };
    parts.into_iter().reduce(add).unwrap_or_else(|| (Parameters::zero(), Measured::default()))
}

/// How well the model does on samples it hasn't seen.
pub(crate) fn measure(model: &Parameters, samples: &[Seen], threads: usize) -> Measured {
    let part = |samples: &[Seen]| {
        let mut measured = Measured::default();
        let mut layers = Layers::new();
        for seen in samples {
            forward(model, seen, &mut layers);
            judge(seen, &layers, &mut measured, &mut [0.0; MOVES]);
        }
        measured
    };
    let mut sum = Measured::default();
    for part in shared_out(samples, threads, part) {
        sum.add(&part);
    }
    sum
}

/// Adds up how well the layers say what they are to say. `wanted` becomes how much the ratings are to change, if
/// there is a move to learn from.
fn judge(seen: &Seen, layers: &Layers, measured: &mut Measured, wanted: &mut [f32; MOVES]) -> bool {
    measured.samples += 1;
    measured.value_loss += cross_entropy(layers.output, seen.target);
    let Some(chosen) = seen.chosen.map(usize::from) else { return false };
    let best = seen.moves().map(|(mv, _)| layers.ratings[mv]).fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for (mv, _) in seen.moves() {
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

fn shared_out<S: Sync, T: Send>(samples: &[S], threads: usize, part: impl Fn(&[S]) -> T + Sync) -> Vec<T> {
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
