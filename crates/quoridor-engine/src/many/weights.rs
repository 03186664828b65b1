use super::scene::FEATURES;

/// How many numbers describe a move.
pub const MOVE_FEATURES: usize = 8;

/// What positions and moves are judged by: the weights of the numbers that describe them.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// Of a seat's numbers, for two, three and four who still play.
    pub value: [[f32; FEATURES]; 3],
    /// Of a move's numbers.
    pub policy: [f32; MOVE_FEATURES],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights { value: VALUE, policy: POLICY }
    }
}

impl Weights {
    /// The same, but with less regard for fences that a seat has left: 0 for none, 1 for all of it.
    #[must_use]
    pub(crate) fn with_thrift(&self, thrift: f32) -> Weights {
        let mut weights = self.clone();
        for value in &mut weights.value {
            for feature in FENCES_KEPT {
                value[feature] *= thrift;
            }
        }
        weights
    }
}

/// The numbers of a seat that tell how many fences it has left.
const FENCES_KEPT: [usize; 4] = [4, 5, 10, 11];

const VALUE: [[f32; FEATURES]; 3] = [
    [
        0.59, -0.5759, 0.1223, 1.4292, 1.0894, 0.6512, 0.0923, 1.8592, -0.4009, 2.3082, -0.1417, -0.0,
        0.6512, -0.1804,
    ],
    [
        0.1326, 0.2086, -0.1926, 1.099, 0.2722, -0.4194, 0.0472, 0.4222, 0.2626, 0.8882, -0.0619, 0.0111,
        -0.0163, -0.0173,
    ],
    [
        0.3161, 0.2013, -0.0729, 0.266, 0.5542, 0.4453, 0.0206, 0.7894, 0.0119, 0.7494, -0.1674, -0.5757,
        -0.7572, -0.0539,
    ],
];
const POLICY: [f32; MOVE_FEATURES] = [4.2374, -1.9105, -0.6116, -3.4087, -1.1694, 1.6222, 0.6915, 0.25];
