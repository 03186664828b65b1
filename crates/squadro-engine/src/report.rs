use squadro::Move;

use crate::{Score, Truth, Value};

/// What the player thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// Moves with what is known of them, the best first. A level below the highest gives the best alone.
    pub verdicts: Vec<Verdict>,
    /// The best line of play, beginning with the best move.
    pub pv: Vec<Move>,
    /// How many plies it looked ahead; 0 if it knew.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How it knows.
    pub source: Source,
    /// The tablebase couldn't be used, and why.
    pub trouble: Option<String>,
}

/// How the player came to know what it reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Looking ahead.
    Search,
    /// Working out everything that can still happen.
    Endgame,
    /// Looking it up.
    Tablebase,
}

/// What is known of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The move.
    pub mv: Move,
    /// Its worth for the player who makes it.
    pub judgement: Judgement,
}

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
