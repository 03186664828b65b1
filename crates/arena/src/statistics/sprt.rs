use super::{Groups, score_of_elo};

/// A sequential test: is one player stronger by `elo0` or less, or by `elo1` or more?
///
/// It goes on until the likelihoods of the two differ enough: the generalised sequential probability ratio test on
/// groups of games. Under each hypothesis the chances of the kinds of groups are those that explain the results best
/// among all with the expected score of that hypothesis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first hypothesis: stronger by this much, in Elo.
    pub elo0: f64,
    /// The second one: stronger by this much.
    pub elo1: f64,
    /// How often the second may be believed though the first is true.
    pub alpha: f64,
    /// How often the first may be believed though the second is true.
    pub beta: f64,
}

/// What a test ended with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hypothesis {
    /// It is `elo0` or less.
    First,
    /// It is `elo1` or more.
    Second,
}

impl Sprt {
    /// How much likelier the second hypothesis is: the logarithm of the ratio of both likelihoods.
    pub fn llr(&self, groups: &Groups) -> f64 {
        // As if every kind had come once in a thousand groups, so that none is thought to be impossible.
        let some = |(score, count): (f64, f64)| (score, if count == 0.0 { 1e-3 } else { count });
        if groups.total() == 0 {
            return 0.0;
        }
        let kinds: Vec<(f64, f64)> = groups.kinds().map(some).collect();
        let (s0, s1) = (score_of_elo(self.elo0), score_of_elo(self.elo1));
        let (t0, t1) = (tilt(&kinds, s0), tilt(&kinds, s1));
        // The likeliest chances with mean s are count / (total · (1 + t (score - s))).
        let gain = |&(score, count): &(f64, f64)| {
            count * ((1.0 + t0 * (score - s0)).ln() - (1.0 + t1 * (score - s1)).ln())
        };
        kinds.iter().map(gain).sum()
    }

    /// Between these nothing is decided.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the results say, once they say anything.
    pub fn verdict(&self, groups: &Groups) -> Option<Hypothesis> {
        let (lower, upper) = self.bounds();
        let llr = self.llr(groups);
        if llr >= upper {
            Some(Hypothesis::Second)
        } else if llr <= lower {
            Some(Hypothesis::First)
        } else {
            None
        }
    }
}

/// The `t` for which the chances `count / (1 + t (score - s))` have the mean `s`.
fn tilt(kinds: &[(f64, f64)], s: f64) -> f64 {
    // All kinds from 0 to 1 are there, so s lies strictly between them and t where no chance is negative.
    let (mut low, mut high) = (-1.0 / (1.0 - s), 1.0 / s);
    let excess = |t: f64| {
        kinds.iter().map(|(score, count)| count * (score - s) / (1.0 + t * (score - s))).sum::<f64>()
    };
    // The excess falls with t, from infinity to minus infinity. Bisection can't go wrong and 200 halvings are all a
    // number has in it.
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 5.0, alpha: 0.05, beta: 0.05 };

    /// With nothing but wins and losses the chances are given by the score, and Wald's formula holds.
    #[test]
    fn for_coin_tosses_it_is_walds() {
        for (lost, won) in [(10.0, 12.0), (400.0, 300.0), (1.0, 60.0)] {
            let (s0, s1) = (score_of_elo(TEST.elo0), score_of_elo(TEST.elo1));
            let exact = won * (s1 / s0).ln() + lost * ((1.0 - s1) / (1.0 - s0)).ln();
            let tosses = Groups::from_counts([lost as u64, won as u64]);
            assert!((TEST.llr(&tosses) - exact).abs() < 1e-9, "{lost} {won}");
        }
    }

    /// For many groups and close hypotheses the ratio comes near its normal approximation.
    #[test]
    fn for_many_groups_it_is_nearly_the_normal_one() {
        let groups = Groups::from_counts([500, 1900, 3000, 1950, 600]);
        let (s0, s1) = (score_of_elo(TEST.elo0), score_of_elo(TEST.elo1));
        let count = groups.total() as f64;
        let normal = count * (s1 - s0) * (2.0 * groups.mean() - s0 - s1) / (2.0 * groups.variance());
        assert!((TEST.llr(&groups) / normal - 1.0).abs() < 0.01, "{} {normal}", TEST.llr(&groups));
    }

    /// Values that the test suite of another match program (fastchess) gives for logistic Elo, to two decimals.
    #[test]
    fn agrees_with_published_values() {
        let close = Sprt { elo0: 0.5, elo1: 2.5, alpha: 0.05, beta: 0.05 };
        let groups = Groups::from_counts([223, 9863, 21_279, 10_037, 246]);
        assert!((close.llr(&groups) + 3.07).abs() < 0.03, "{}", close.llr(&groups));
        let close = Sprt { elo0: 0.0, elo1: 2.0, ..close };
        let groups = Groups::from_counts([871, 26_175, 55_983, 26_678, 821]);
        assert!((close.llr(&groups) + 4.98).abs() < 0.05, "{}", close.llr(&groups));
    }

    #[test]
    fn the_bounds_are_walds() {
        let (lower, upper) = TEST.bounds();
        assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
        let uneven = Sprt { alpha: 0.05, beta: 0.10, ..TEST };
        assert!((uneven.bounds().0 + 2.251_292).abs() < 1e-6 && (uneven.bounds().1 - 2.890_372).abs() < 1e-6);
    }

    #[test]
    fn nothing_says_nothing_and_much_says_all() {
        assert_eq!(TEST.verdict(&Groups::of(2)), None);
        assert!(TEST.llr(&Groups::of(2)).abs() < 1e-12);
        assert_eq!(TEST.verdict(&Groups::from_counts([0, 0, 0, 0, 1])), None);
        assert_eq!(TEST.verdict(&Groups::from_counts([10, 40, 1000, 300, 90])), Some(Hypothesis::Second));
        assert_eq!(TEST.verdict(&Groups::from_counts([90, 300, 1000, 40, 10])), Some(Hypothesis::First));
        // Turned round, the same results speak as much for the other side.
        let turned = Sprt { elo0: -5.0, elo1: 0.0, ..TEST };
        let (groups, mirrored) =
            (Groups::from_counts([3, 14, 15, 9, 26]), Groups::from_counts([26, 9, 15, 14, 3]));
        assert!((TEST.llr(&groups) + turned.llr(&mirrored)).abs() < 1e-9);
    }
}
