use super::Interval;

/// What a player got of the points of games for three or four: a point for each game, shared by those who won it.
///
/// Rotations are counted and not games: the same opening with the players moved on by one seat from game to game, until
/// each has sat everywhere.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shares {
    rotations: u64,
    sum: f64,
    squares: f64,
}

impl Shares {
    /// One more rotation, of whose points the player got this share, 0 to 1.
    pub fn add(&mut self, share: f64) {
        self.rotations += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// How many rotations there are.
    pub fn total(&self) -> u64 {
        self.rotations
    }

    /// The share with its bounds.
    pub fn share(&self) -> Interval {
        if self.rotations == 0 {
            return Interval { best: 0.0, low: 0.0, high: 1.0 };
        }
        let count = self.rotations as f64;
        let mean = self.sum / count;
        Interval::of(mean, (self.squares / count - mean * mean).max(0.0), self.rotations)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::normal::Z95;

    #[test]
    fn the_share_is_the_mean_and_the_bounds_come_closer() {
        let mut shares = Shares::default();
        assert_eq!(shares.share(), Interval { best: 0.0, low: 0.0, high: 1.0 });
        let mut last = 2.0;
        for count in 1..=200 {
            shares.add([0.25, 0.5, 0.0, 0.25][count % 4]);
            if count % 4 == 0 {
                let Interval { best, low, high } = shares.share();
                assert!((best - 0.25).abs() < 1e-12 && low <= best && best <= high);
                assert!(high - low < last);
                last = high - low;
            }
        }
        // The deviation of these is 0.177, of the mean of 200 of them 0.0125.
        assert!((last / 2.0 - Z95 * 0.0127).abs() < 3e-4, "{last}");
    }

    #[test]
    fn nothing_at_all_is_not_known_to_be_nothing() {
        let mut shares = Shares::default();
        (0..10).for_each(|_| shares.add(0.0));
        let Interval { best, low, high } = shares.share();
        assert!(best < 1e-12 && low < 1e-12 && high > 0.2 && high < 0.4, "{high}");
    }
}
