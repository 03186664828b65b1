use serde::{Deserialize, Serialize};

/// The chance of winning lost from which on a move is an inaccuracy.
pub const INACCURACY: f64 = 0.08;
/// The chance of winning lost from which on a move is a mistake.
pub const MISTAKE: f64 = 0.15;
/// The chance of winning lost from which on a move is a blunder.
pub const BLUNDER: f64 = 0.25;
/// By how much more than a threshold an estimated loss must be.
pub const MARGIN: f64 = 0.5;
/// The chance of winning that a move must seem to lose in the scan to get a second look.
pub const CANDIDATE: f64 = 0.04;
/// The same for what it must have lost by the player's next turn, whatever the scan thought of the move.
pub(super) const HINDSIGHT: f64 = 0.1;
/// How many of the biggest errors are a game's moments.
pub const MOMENTS: usize = 3;
/// A seat is ahead if its chance is greater than everybody else's by so much.
pub const AHEAD: f64 = 0.2;
/// How fast accuracy falls with the chance lost: a move is worth `exp(-ACCURACY_SLOPE · lost)`.
pub const ACCURACY_SLOPE: f64 = 4.0;

/// How bad an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Grade {
    /// It lost at least [`INACCURACY`].
    Inaccuracy,
    /// It lost at least [`MISTAKE`].
    Mistake,
    /// It lost at least [`BLUNDER`].
    Blunder,
}

impl Grade {
    /// All of them, the least first.
    pub const ALL: [Grade; 3] = [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a move that lost so much of the chance of winning; none if it is no error.
    pub fn of(lost: f64) -> Option<Grade> {
        Grade::ALL.into_iter().rev().find(|grade| lost >= grade.threshold())
    }

    /// The least chance lost.
    pub const fn threshold(self) -> f64 {
        match self {
            Grade::Inaccuracy => INACCURACY,
            Grade::Mistake => MISTAKE,
            Grade::Blunder => BLUNDER,
        }
    }

    /// The id of its name in the message catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Inaccuracy => "review-inaccuracy",
            Grade::Mistake => "review-mistake",
            Grade::Blunder => "review-blunder",
        }
    }
}

/// The accuracy of moves that lost so much each, 0 to 100; none without moves.
pub(super) fn accuracy(lost: &[f64]) -> Option<f64> {
    let worth = |lost: &f64| (-ACCURACY_SLOPE * lost.max(0.0)).exp();
    (!lost.is_empty()).then(|| 100.0 * lost.iter().map(worth).sum::<f64>() / lost.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_begin_at_their_thresholds() {
        assert_eq!(Grade::of(INACCURACY - 0.001), None);
        assert_eq!(Grade::of(INACCURACY), Some(Grade::Inaccuracy));
        assert_eq!(Grade::of(MISTAKE), Some(Grade::Mistake));
        assert_eq!([BLUNDER, 1.0].map(Grade::of), [Some(Grade::Blunder); 2]);
    }

    #[test]
    fn accuracy_falls_with_what_was_lost() {
        assert_eq!(accuracy(&[]), None);
        assert_eq!(accuracy(&[0.0, -0.1]), Some(100.0));
        assert!(accuracy(&[0.5]) < accuracy(&[0.1, 0.1]));
    }
}
