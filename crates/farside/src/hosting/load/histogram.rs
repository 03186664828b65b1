/// The buckets per doubling are 2^PRECISION, for a relative error below one percent.
const PRECISION: u32 = 7;

/// A histogram of latencies with fixed memory and logarithmic buckets.
#[derive(Clone, Debug)]
pub(super) struct Histogram {
    counts: Vec<u64>,
    total: u64,
    max: u64,
}

impl Histogram {
    pub(super) fn new() -> Histogram {
        Histogram { counts: vec![0; index(u64::MAX) + 1], total: 0, max: 0 }
    }

    /// Records a latency in microseconds.
    pub(super) fn record(&mut self, micros: u64) {
        self.counts[index(micros)] += 1;
        self.total += 1;
        self.max = self.max.max(micros);
    }

    /// The number of recorded latencies.
    pub(super) fn count(&self) -> u64 {
        self.total
    }

    /// The quantile in milliseconds; `None` if nothing was recorded.
    pub(super) fn quantile(&self, quantile: f64) -> Option<f64> {
        let wanted = (quantile * self.total as f64).ceil().max(1.0) as u64;
        let mut sum = 0;
        let found = self.counts.iter().position(|count| {
            sum += count;
            sum >= wanted
        })?;
        Some(ceiling(found).min(self.max) as f64 / 1000.0)
    }

    /// The maximum in milliseconds.
    pub(super) fn max(&self) -> f64 {
        self.max as f64 / 1000.0
    }
}

/// The bucket of a number: exact below 2^PRECISION, then 2^PRECISION buckets per doubling.
fn index(number: u64) -> usize {
    let exponent = number.checked_ilog2().unwrap_or(0).saturating_sub(PRECISION);
    ((u64::from(exponent) << PRECISION) + (number >> exponent)) as usize
}

/// The largest number of a bucket.
fn ceiling(index: usize) -> u64 {
    let index = index as u64;
    let exponent = (index >> PRECISION).saturating_sub(1);
    let above = (u128::from(index - (exponent << PRECISION)) + 1) << exponent;
    u64::try_from(above - 1).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_holds_its_numbers() {
        for number in (0..10_000).chain((0..64).flat_map(|bit| [(1 << bit) - 1, 1 << bit])).chain([u64::MAX])
        {
            let top = ceiling(index(number));
            assert!(top >= number && (top - number) as f64 <= number as f64 / 100.0, "{number}: up to {top}");
            assert_eq!(index(top), index(number));
            assert!(top == u64::MAX || index(top + 1) == index(number) + 1, "{number}");
        }
    }

    #[test]
    fn quantiles_are_those_of_the_sorted_list() {
        let numbers: Vec<u64> = (0..1_000).map(|n: u64| n * n * 37 % 90_001).collect();
        let mut histogram = Histogram::new();
        for &number in &numbers {
            histogram.record(number);
        }
        let mut sorted = numbers;
        sorted.sort_unstable();
        for share in [0.001, 0.25, 0.5, 0.99, 1.0] {
            let exact = sorted[(share * 1_000.0_f64).ceil() as usize - 1] as f64 / 1000.0;
            let found = histogram.quantile(share).expect("there are some");
            assert!((exact..=exact * 1.01).contains(&found), "{share}: {found}, not {exact}");
        }
        assert_eq!(Histogram::new().quantile(0.5), None);
    }
}
