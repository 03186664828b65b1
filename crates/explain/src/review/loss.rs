use super::grade::{Grade, MARGIN};

/// The chance of winning that a move lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// By the last round of the second look.
    pub lost: f64,
    /// By its first round.
    pub first: f64,
    /// Whether the results of the move and of the better one are proven.
    pub proven: bool,
}

impl Loss {
    /// The chance by which the move is graded. What is proven counts in full. An estimate counts for no more than both
    /// rounds find on average, and a margin less: a deeper search may find it smaller.
    pub fn graded(&self, margin: f64) -> f64 {
        if self.proven {
            self.lost
        } else {
            self.lost.min(f64::midpoint(self.lost, self.first)) / (1.0 + margin)
        }
    }

    /// How bad the error is; none if it is none, or none for sure.
    pub fn grade(&self) -> Option<Grade> {
        Grade::of(self.graded(MARGIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_graded_with_a_margin_and_proven_results_without() {
        let proven = Loss { lost: 0.3, first: 0.0, proven: true };
        assert_eq!(proven.grade(), Some(Grade::Blunder));
        let estimated = Loss { lost: 0.3, first: 0.3, proven: false };
        assert!((estimated.graded(0.5) - 0.2).abs() < 1e-9);
        let doubtful = Loss { lost: 0.3, first: 0.1, proven: false };
        assert!((doubtful.graded(0.0) - 0.2).abs() < 1e-9, "the rounds disagree");
        let smaller = Loss { lost: 0.1, first: 0.3, proven: false };
        assert!((smaller.graded(0.0) - 0.1).abs() < 1e-9, "the last round counts most");
    }
}
