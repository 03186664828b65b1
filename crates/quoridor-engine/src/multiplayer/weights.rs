use super::scene::FEATURES;

/// How many numbers describe a move.
pub const MOVE_FEATURES: usize = 8;

/// The weights of the features of positions and moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of a seat's numbers: with two who still play, and with more.
    pub value: [[f32; FEATURES]; 2],
    /// Of a move's numbers.
    pub policy: [f32; MOVE_FEATURES],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { value: VALUE, policy: POLICY }
    }
}

impl Weights {
    /// The same, but with every fence that a seat has left worth less, in logits.
    #[must_use]
    pub(crate) fn with_waste(&self, waste: f32) -> Weights {
        let mut weights = self.clone();
        for value in &mut weights.value {
            value[FENCES_LEFT] -= waste;
        }
        weights
    }
}

/// Which number of a seat tells how many fences it has left.
const FENCES_LEFT: usize = 4;

// The first round of `training fit --games 2500 --nodes 60 --rounds 2 --threads 2 --seed 300000`, from weights of an
// earlier fit.
const VALUE: [[f32; FEATURES]; 2] = [
    [
        0.2333, -0.0488, -0.1631, 1.464, 0.898, 0.1953, 0.2626, 0.6231, -0.0921, 0.5729, -0.022, -0.0,
        0.1953, -0.1071,
    ],
    [
        0.2155, 0.1346, -0.3763, 1.3744, 0.1856, -0.2515, -0.0457, 0.6077, 0.2264, 0.7297, 0.0058, -0.4112,
        0.0366, -0.008,
    ],
];
const POLICY: [f32; MOVE_FEATURES] = [2.217, -2.4215, -1.3944, -4.2565, -2.1903, 1.6676, 1.0735, 0.4554];
