use core::fmt;

use super::Interval;

/// The expected score of a player who is so much stronger: 400 points are 10 to 1.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How much stronger a player is who scores like this; infinite for 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    // Written like this so that an even score gives 0 and not -0.
    400.0 * (score.log10() - (1.0 - score).log10())
}

/// How much stronger one player is, and between which bounds that lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The estimate.
    pub best: f64,
    /// It is no less than this.
    pub low: f64,
    /// It is no more than this.
    pub high: f64,
}

impl From<Interval> for Elo {
    fn from(Interval { best, low, high }: Interval) -> Elo {
        Elo { best: elo_of_score(best), low: elo_of_score(low), high: elo_of_score(high) }
    }
}

/// `+12.3 [-4.5, +29.1]`
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Elo { best, low, high } = self;
        write!(f, "{best:+.1} [{low:+.1}, {high:+.1}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        for elo in [-1000.0, -400.0, -35.5, 0.0, 1.0, 191.0, 800.0] {
            assert!((elo_of_score(score_of_elo(elo)) - elo).abs() < 1e-9);
        }
        assert!((score_of_elo(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((elo_of_score(0.75) - 190.848_5).abs() < 1e-3);
        assert!(elo_of_score(1.0) > f64::MAX && elo_of_score(0.0) < f64::MIN);
        assert_eq!(Elo { best: 0.0, low: -3.04, high: f64::INFINITY }.to_string(), "+0.0 [-3.0, +inf]");
    }
}
