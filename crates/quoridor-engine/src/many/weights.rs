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

const FIRST: [f32; FEATURES] = [0.5, 1.0, 0.0, 0.0, 0.2, 0.0, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
const VALUE: [[f32; FEATURES]; 3] = [FIRST; 3];
const POLICY: [f32; MOVE_FEATURES] = [4.0, -1.0, -1.0, -1.0, -0.3, 0.2, 0.0, 0.0];
