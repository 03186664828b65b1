//! Adam: steps whose size adapts to how much each number's gradient varies.

use crate::model::Parameters;

const FORGET_MEAN: f32 = 0.1;
const FORGET_SQUARE: f32 = 0.001;
const TINY: f32 = 1e-8;

/// The running means of the gradient and of its square.
pub(crate) struct Adam {
    pub(crate) mean: Parameters,
    pub(crate) square: Parameters,
    pub(crate) steps: usize,
}

impl Adam {
    pub(crate) fn new() -> Adam {
        Adam { mean: Parameters::zero(), square: Parameters::zero(), steps: 0 }
    }

    /// One step; the gradient is multiplied by `scale` first.
    pub(crate) fn step(&mut self, parameters: &mut Parameters, gradient: &Parameters, rate: f32, scale: f32) {
        self.steps += 1;
        // The running means begin at nothing, which this makes up for.
        let mean_grown = 1.0 - (1.0 - FORGET_MEAN).powi(self.steps as i32);
        let square_grown = 1.0 - (1.0 - FORGET_SQUARE).powi(self.steps as i32);
        let rate = rate / mean_grown;
        let all = parameters.0.iter_mut().zip(&gradient.0).zip(&mut self.mean.0).zip(&mut self.square.0);
        for (((number, &gradient), mean), square) in all {
            let gradient = gradient * scale;
            *mean += FORGET_MEAN * (gradient - *mean);
            *square += FORGET_SQUARE * (gradient * gradient - *square);
            *number -= rate * *mean / ((*square / square_grown).sqrt() + TINY);
        }
        parameters.keep_within_limits();
    }
}
