/// How many steps there are between a number and its double: figures are right to one in a hundred.
const STEPS: u32 = 7;

/// How long many things took, in a fixed amount of memory.
#[derive(Clone, Debug)]
pub(super) struct Latency {
    counts: Vec<u64>,
    total: u64,
    most: u64,
}

impl Latency {
    pub(super) fn new() -> Latency {
        Latency { counts: vec![0; index(u64::MAX) + 1], total: 0, most: 0 }
    }

    /// One more, in microseconds.
    pub(super) fn record(&mut self, micros: u64) {
        self.counts[index(micros)] += 1;
        self.total += 1;
        self.most = self.most.max(micros);
    }

    /// How many there were.
    pub(super) fn count(&self) -> u64 {
        self.total
    }

    /// The time that this share of them stayed within, in milliseconds; none if there were none.
    pub(super) fn within(&self, share: f64) -> Option<f64> {
        let wanted = (share * self.total as f64).ceil().max(1.0) as u64;
        let mut sum = 0;
        let found = self.counts.iter().position(|count| {
            sum += count;
            sum >= wanted
        })?;
        Some(ceiling(found).min(self.most) as f64 / 1000.0)
    }

    /// The longest, in milliseconds.
    pub(super) fn most(&self) -> f64 {
        self.most as f64 / 1000.0
    }
}

/// Which count a number belongs to: exact below 2^STEPS, then 2^STEPS counts for each doubling.
fn index(number: u64) -> usize {
    let exponent = number.checked_ilog2().unwrap_or(0).saturating_sub(STEPS);
    ((u64::from(exponent) << STEPS) + (number >> exponent)) as usize
}

/// The largest number of a count.
fn ceiling(index: usize) -> u64 {
    let index = index as u64;
    let exponent = (index >> STEPS).saturating_sub(1);
    let above = (u128::from(index - (exponent << STEPS)) + 1) << exponent;
    u64::try_from(above - 1).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_holds_what_it_says() {
        for number in (0..10_000).chain((0..64).flat_map(|bit| [(1 << bit) - 1, 1 << bit])).chain([u64::MAX])
        {
            let top = ceiling(index(number));
            assert!(top >= number && (top - number) as f64 <= number as f64 / 100.0, "{number}: up to {top}");
            assert_eq!(index(top), index(number));
            assert!(top == u64::MAX || index(top + 1) == index(number) + 1, "{number}");
        }
    }

    #[test]
    fn shares_are_those_of_the_sorted_list() {
        let numbers: Vec<u64> = (0..1_000).map(|n: u64| n * n * 37 % 90_001).collect();
        let mut latency = Latency::new();
        for &number in &numbers {
            latency.record(number);
        }
        let mut sorted = numbers;
        sorted.sort_unstable();
        for share in [0.001, 0.25, 0.5, 0.99, 1.0] {
            let exact = sorted[(share * 1_000.0_f64).ceil() as usize - 1] as f64 / 1000.0;
            let found = latency.within(share).expect("there are some");
            assert!((exact..=exact * 1.01).contains(&found), "{share}: {found}, not {exact}");
        }
        assert_eq!(Latency::new().within(0.5), None);
    }
}
