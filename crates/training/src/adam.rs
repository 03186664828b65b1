//! Adam: gradient descent whose step adapts to how much each parameter's gradient varies.

use core::ops::{Add, Div, Mul, Sub};

/// A floating-point type that can be trained in.
pub(crate) trait Float:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Div<Output = Self>
{
    fn from_f64(number: f64) -> Self;
    fn powi(self, power: i32) -> Self;
    fn sqrt(self) -> Self;
}

impl Float for f32 {
    fn from_f64(number: f64) -> f32 {
        number as f32
    }

    fn powi(self, power: i32) -> f32 {
        self.powi(power)
    }

    fn sqrt(self) -> f32 {
        self.sqrt()
    }
}

impl Float for f64 {
    fn from_f64(number: f64) -> f64 {
        number
    }

    fn powi(self, power: i32) -> f64 {
        self.powi(power)
    }

    fn sqrt(self) -> f64 {
        self.sqrt()
    }
}

/// What the literature calls 1 - β₁, 1 - β₂ and ε.
#[derive(Clone, Copy)]
pub(crate) struct Rates {
    pub(crate) mean: f64,
    pub(crate) square: f64,
    pub(crate) epsilon: f64,
}

impl Rates {
    /// The usual ones.
    pub(crate) const USUAL: Rates = Rates { mean: 0.1, square: 0.001, epsilon: 1e-8 };
}

/// The state of the optimiser: running means of the gradient and of its square.
pub(crate) struct Adam<T> {
    pub(crate) mean: Vec<T>,
    pub(crate) square: Vec<T>,
    pub(crate) steps: usize,
    rates: Rates,
}

impl<T: Float> Adam<T> {
    pub(crate) fn new(parameters: usize, rates: Rates) -> Adam<T> {
        let zeros = || vec![T::from_f64(0.0); parameters];
        Adam { mean: zeros(), square: zeros(), steps: 0, rates }
    }

    /// The state after so many steps, as a checkpoint holds it.
    pub(crate) fn resume(mean: Vec<T>, square: Vec<T>, steps: usize, rates: Rates) -> Adam<T> {
        Adam { mean, square, steps, rates }
    }

    /// Takes one step; the gradient is multiplied by `scale` first.
    pub(crate) fn step(&mut self, parameters: &mut [T], gradient: &[T], rate: T, scale: T) {
        self.steps += 1;
        let [forget_mean, forget_square, epsilon, one] =
            [self.rates.mean, self.rates.square, self.rates.epsilon, 1.0].map(T::from_f64);
        // Bias correction: the running means begin at zero.
        let mean_grown = one - (one - forget_mean).powi(self.steps as i32);
        let square_grown = one - (one - forget_square).powi(self.steps as i32);
        let rate = rate / mean_grown;
        let all = parameters.iter_mut().zip(gradient).zip(&mut self.mean).zip(&mut self.square);
        for (((parameter, &gradient), mean), square) in all {
            let gradient = gradient * scale;
            *mean = *mean + forget_mean * (gradient - *mean);
            *square = *square + forget_square * (gradient * gradient - *square);
            *parameter = *parameter - rate * *mean / ((*square / square_grown).sqrt() + epsilon);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_minimum_of_a_bowl() {
        let mut at = [3.0_f64, -2.0];
        let mut adam = Adam::new(2, Rates::USUAL);
        for _ in 0..4_000 {
            let gradient = [2.0 * (at[0] - 1.0), 20.0 * (at[1] - 0.5)];
            adam.step(&mut at, &gradient, 0.01, 1.0);
        }
        assert!((at[0] - 1.0).abs() < 1e-3 && (at[1] - 0.5).abs() < 1e-3, "{at:?}");
    }

    #[test]
    fn the_first_step_has_the_size_of_the_rate() {
        let mut at = [1.0_f32; 3];
        Adam::new(3, Rates::USUAL).step(&mut at, &[5.0, -0.1, 0.0], 0.25, 0.5);
        for (at, wanted) in at.into_iter().zip([0.75, 1.25, 1.0]) {
            assert!((at - wanted).abs() < 1e-5, "{at} instead of {wanted}");
        }
    }
}
