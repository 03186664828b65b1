//! Maximum likelihood for choices that follow a softmax of weighed features.

use crate::adam::{Adam, Rates};

/// A choice among several options: the features of each, and how likely it was taken. The shares add up to 1.
pub(super) struct Choice<const N: usize> {
    pub(super) options: Vec<([f32; N], f32)>,
}

/// How many steps are taken down the slope.
const STEPS: usize = 250;
/// The learning rate at the beginning; it falls to nothing.
const RATE: f64 = 0.03;
/// The gradient has no noise, so that its square may be forgotten soon.
const RATES: Rates = Rates { mean: 0.1, square: 0.01, epsilon: 1e-9 };
/// How strongly weights are held near 0, so that features that say the same don't run away in opposite directions.
const SHRINKAGE: f64 = 1e-3;

/// The mean of minus the logarithm of the likelihood.
pub(super) fn loss<const N: usize>(weights: &[f32; N], choices: &[&Choice<N>]) -> f64 {
    slope(&weights.map(f64::from), choices).0
}

/// Finds the weights under which the choices are most likely.
pub(super) fn fit<const N: usize>(weights: &mut [f32; N], choices: &[&Choice<N>]) {
    let mut exact = weights.map(f64::from);
    let mut adam = Adam::new(N, RATES);
    for step in 1..=STEPS {
        let (_, mut slope) = slope(&exact, choices);
        for (slope, weight) in slope.iter_mut().zip(&exact) {
            *slope += SHRINKAGE * weight;
        }
        let rate = RATE * (1.0 - step as f64 / (STEPS + 1) as f64);
        adam.step(&mut exact, &slope, rate, 1.0);
    }
    *weights = exact.map(|weight| (weight * 1e4).round() as f32 / 1e4);
}

/// The mean loss (minus the logarithm of the likelihood) and its slope.
fn slope<const N: usize>(weights: &[f64; N], choices: &[&Choice<N>]) -> (f64, [f64; N]) {
    let mut loss = 0.0;
    let mut slope = [0.0; N];
    let mut likely = Vec::new();
    for choice in choices {
        likely.clear();
        likely.extend(choice.options.iter().map(|(features, _)| {
            features.iter().zip(weights).map(|(&feature, weight)| f64::from(feature) * weight).sum::<f64>()
        }));
        let most = likely.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let sum: f64 = likely.iter().map(|score| (score - most).exp()).sum();
        for (score, (features, share)) in likely.iter().zip(&choice.options) {
            let logarithm = score - most - sum.ln();
            loss -= f64::from(*share) * logarithm;
            let excess = logarithm.exp() - f64::from(*share);
            for (slope, &feature) in slope.iter_mut().zip(features) {
                *slope += excess * f64::from(feature);
            }
        }
    }
    let count = choices.len().max(1) as f64;
    (loss / count, slope.map(|slope| slope / count))
}
