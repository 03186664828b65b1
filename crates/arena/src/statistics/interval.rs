use super::normal::Z95;

/// An estimate of a score between 0 and 1, and bounds that hold it with a probability of 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub best: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// Of so many groups with this mean score and this variance.
    ///
    /// Wilson's interval, which also holds close to 0 and 1 where the usual one fails, for groups instead of coin
    /// tosses: how much less they vary than tosses of the same mean is estimated from themselves, with one toss added
    /// so that a few groups that happen to be alike don't seem to prove anything.
    pub(super) fn of(mean: f64, variance: f64, groups: u64) -> Interval {
        let count = groups as f64;
        let toss = mean * (1.0 - mean);
        let shrink = if toss > 0.0 { (variance * count + toss) / (count * toss) } else { 1.0 };
        // The bounds solve (mean - p)² = z² p (1 - p) shrink / count.
        let width = Z95 * Z95 * shrink / count;
        let middle = (mean + width / 2.0) / (1.0 + width);
        let half = (width * (toss + width / 4.0)).sqrt() / (1.0 + width);
        Interval { best: mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}
