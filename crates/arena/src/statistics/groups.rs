use super::Interval;
use super::normal::below;

/// How often a player got how many points in a group of games: five kinds of pairs, nine kinds of groups of four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups {
    /// By twice the points.
    counts: Vec<u64>,
}

impl Groups {
    /// No group of this many games yet.
    pub fn of(games: usize) -> Groups {
        Groups { counts: vec![0; 2 * games + 1] }
    }

    /// So many groups of each kind, beginning with those that brought no point.
    pub fn from_counts(counts: impl Into<Vec<u64>>) -> Groups {
        Groups { counts: counts.into() }
    }

    /// One more group, in which so many half points were won.
    ///
    /// # Panics
    /// If a group has no room for so many.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// How often there were no points, half a point, one, and so on.
    pub fn counts(&self) -> &[u64] {
        &self.counts
    }

    /// How many groups there are.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Every kind of group: its score from 0 to 1, and how often it came.
    pub(super) fn kinds(&self) -> impl Iterator<Item = (f64, f64)> + Clone {
        let most = (self.counts.len() - 1).max(1) as f64;
        self.counts
            .iter()
            .enumerate()
            .map(move |(half_points, &count)| (half_points as f64 / most, count as f64))
    }

    /// The mean score, 0 to 1; a half before anything is known.
    pub fn mean(&self) -> f64 {
        if self.total() == 0 {
            return 0.5;
        }
        self.kinds().map(|(score, count)| score * count).sum::<f64>() / self.total() as f64
    }

    /// The variance of the score of one group.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares = self.kinds().map(|(score, count)| (score - mean).powi(2) * count).sum::<f64>();
        squares / self.total().max(1) as f64
    }

    /// The score with its bounds.
    pub fn score(&self) -> Interval {
        if self.total() == 0 {
            return Interval { best: 0.5, low: 0.0, high: 1.0 };
        }
        Interval::of(self.mean(), self.variance(), self.total())
    }

    /// The chance that the player is the stronger one, as far as the results tell.
    pub fn superiority(&self) -> f64 {
        let error = (self.variance() / self.total().max(1) as f64).sqrt();
        let lead = self.mean() - 0.5;
        if error > 0.0 {
            below(lead / error)
        } else if lead == 0.0 {
            0.5
        } else {
            f64::from(u8::from(lead > 0.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::normal::Z95;

    fn close(left: f64, right: f64) -> bool {
        (left - right).abs() < 1e-9
    }

    #[test]
    fn mean_and_variance_are_those_of_the_definition() {
        let pairs = Groups::from_counts([1, 2, 3, 4, 10]);
        let scores: Vec<f64> = [(0.0, 1), (0.25, 2), (0.5, 3), (0.75, 4), (1.0, 10)]
            .into_iter()
            .flat_map(|(score, times)| std::iter::repeat_n(score, times))
            .collect();
        let mean = scores.iter().sum::<f64>() / 20.0;
        let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / 20.0;
        assert!(close(pairs.mean(), mean) && close(pairs.variance(), variance));
        assert_eq!(pairs.total(), 20);
    }

    #[test]
    fn for_coin_tosses_it_is_wilsons_interval() {
        // The textbook example with a shrink of one: 1 of 10 and 50 of 100, up to the toss that is added.
        for (wins, total, low, high) in [(1, 10, 0.0179, 0.4042), (50, 100, 0.4038, 0.5962)] {
            let mut tosses = Groups::from_counts([total - wins, 0, wins]);
            let Interval { low: l, high: h, .. } = tosses.score();
            assert!(l <= low + 1e-4 && h >= high - 1e-4, "{l} {h}");
            // Many more of them, and the toss that is added no longer matters.
            tosses = Groups::from_counts([(total - wins) * 1000, 0, wins * 1000]);
            let (n, p, z2) = ((total * 1000) as f64, wins as f64 / total as f64, Z95 * Z95);
            let half = (z2 * p * (1.0 - p) / n + z2 * z2 / (4.0 * n * n)).sqrt() / (1.0 + z2 / n);
            let Interval { low: l, high: h, .. } = tosses.score();
            assert!(((h - l) / (2.0 * half) - 1.0).abs() < 1e-4);
        }
    }

    #[test]
    fn all_won_is_not_all_known() {
        let won = Groups::from_counts([0, 0, 0, 0, 20]).score();
        assert!(close(won.best, 1.0) && close(won.high, 1.0));
        assert!(won.low > 0.8 && won.low < 0.9, "{won:?}");
        let lost = Groups::from_counts([20, 0, 0, 0, 0]).score();
        assert!(close(lost.high, 1.0 - won.low));
        let nothing = Groups::of(2).score();
        assert_eq!((nothing.low, nothing.best, nothing.high), (0.0, 0.5, 1.0));
    }

    #[test]
    fn pairs_that_always_split_make_it_narrow_but_not_at_once() {
        let width = |pairs| {
            let Interval { low, high, .. } = Groups::from_counts([0, 0, pairs, 0, 0]).score();
            high - low
        };
        assert!(width(2) > 0.5, "{}", width(2));
        assert!(width(100) < 0.05, "{}", width(100));
    }

    #[test]
    fn superiority_is_even_without_a_lead_and_sure_with_a_great_one() {
        assert!(close(Groups::of(2).superiority(), 0.5));
        assert!(close(Groups::from_counts([3, 0, 5, 0, 3]).superiority(), 0.5));
        assert!(close(Groups::from_counts([0, 0, 0, 0, 3]).superiority(), 1.0));
        assert!(close(Groups::from_counts([3, 0, 0, 0, 0]).superiority(), 0.0));
        // 100 tosses, 60 won: two standard errors (0.049) and a bit.
        let lead = 0.1 / (0.6_f64 * 0.4 / 100.0).sqrt();
        assert!(close(Groups::from_counts([40, 0, 60]).superiority(), below(lead)));
    }
}
