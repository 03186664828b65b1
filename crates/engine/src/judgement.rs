use core::fmt;

use serde::Serialize;

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

/// A judgement as analyses tell it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct MoveValue {
    /// What is proven; none where it is an estimate.
    pub exact: Option<Value>,
    /// The plies to the end, where they are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<u32>,
    /// The chance to win, 0 to 1. Three digits say all that an estimate can, and it is never certain.
    pub chance: f64,
}

impl From<Judgement> for MoveValue {
    fn from(judgement: Judgement) -> MoveValue {
        let chance = judgement.chance();
        match judgement {
            Judgement::Exact(truth) => MoveValue { exact: Some(truth.value), plies: truth.plies, chance },
            Judgement::Estimate(_) => {
                let chance = ((chance * 1_000.0).round() / 1_000.0).clamp(0.001, 0.999);
                MoveValue { exact: None, plies: None, chance }
            }
        }
    }
}

/// `win in 5`, `draw` or `61.2 %`.
impl fmt::Display for MoveValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.exact, self.plies) {
            (Some(value), Some(plies)) => write!(f, "{value} in {plies}"),
            (Some(value), None) => write!(f, "{value}"),
            (None, _) => write!(f, "{:.1} %", 100.0 * self.chance),
        }
    }
}
