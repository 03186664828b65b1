use std::fmt;
use std::ops::{Add, AddAssign};

/// What the test runner counted, summed over all its summaries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    /// Reads a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; …`; none for any other line.
    pub(crate) fn read(line: &str) -> Option<Tally> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut tally = Tally::default();
        for count in counts.split("; ") {
            match count.split_once(' ') {
                Some((number, "passed")) => tally.passed = number.parse().ok()?,
                Some((number, "failed")) => tally.failed = number.parse().ok()?,
                _ => {}
            }
        }
        Some(tally)
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        *self = *self + other;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn reads_the_summaries_of_the_test_runner() {
        let ok =
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.05s";
        assert_eq!(Tally::read(ok), Some(Tally { passed: 12, failed: 0 }));
        let bad = "test result: FAILED. 2 passed; 5 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(Tally::read(bad), Some(Tally { passed: 2, failed: 5 }));
    }

    #[test]
    fn passes_over_all_other_lines() {
        for line in ["", "test reads ... ok", "running 3 tests", "a test result: ok. 1 passed; 0 failed"] {
            assert_eq!(Tally::read(line), None, "{line}");
        }
    }
}
