use crate::{Score, Truth, Value};

/// What a move or a position is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Proven.
    Exact(Truth),
    /// Estimated.
    Estimate(Score),
}

impl Judgement {
    /// The result if it is proven.
    pub fn value(self) -> Option<Value> {
        match self {
            Judgement::Exact(truth) => Some(truth.value),
            Judgement::Estimate(_) => None,
        }
    }

    /// The chance to win, 0 to 1: a draw is a half.
    pub fn chance(self) -> f64 {
        match self {
            Judgement::Exact(truth) => match truth.value {
                Value::Loss => 0.0,
                Value::Draw => 0.5,
                Value::Win => 1.0,
            },
            Judgement::Estimate(score) => score.chance(),
        }
    }
}

/// A search proves wins and losses; all else is an estimate.
impl From<Score> for Judgement {
    fn from(score: Score) -> Judgement {
        if score.is_win() {
            Judgement::Exact(Truth { value: Value::Win, plies: score.win_plies() })
        } else if score.is_loss() {
            Judgement::Exact(Truth { value: Value::Loss, plies: score.loss_plies() })
        } else {
            Judgement::Estimate(score)
        }
    }
}
