use super::grade::{Grade, MARGIN};

/// The chance of winning that a move lost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loss {
    /// By the last round of the second look.
    pub lost: f64,
    /// Whether the results of the move and of the better one are proven.
    pub proven: bool,
}

impl Loss {
    /// The chance by which the move is graded. What is proven counts in full, an estimate a margin less: a deeper
    /// search may find it smaller.
    pub fn graded(&self, margin: f64) -> f64 {
        if self.proven { self.lost } else { self.lost / (1.0 + margin) }
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
        let proven = Loss { lost: 0.3, proven: true };
        assert_eq!(proven.grade(), Some(Grade::Blunder));
        let estimated = Loss { lost: 0.3, proven: false };
        assert!((estimated.graded(0.5) - 0.2).abs() < 1e-9);
    }
}
