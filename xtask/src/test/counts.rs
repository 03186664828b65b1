use std::fmt;
use std::ops::{Add, AddAssign};

/// The numbers of passed and failed tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestCounts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl TestCounts {
    /// Reads a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; …`; `None` for other lines.
    pub(crate) fn read(line: &str) -> Option<TestCounts> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut tally = TestCounts::default();
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

impl Add for TestCounts {
    type Output = TestCounts;

    fn add(self, other: TestCounts) -> TestCounts {
        TestCounts { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl AddAssign for TestCounts {
    fn add_assign(&mut self, other: TestCounts) {
        *self = *self + other;
    }
}

impl fmt::Display for TestCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::TestCounts;

    #[test]
    fn reads_the_summaries_of_the_test_runner() {
        let ok =
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.05s";
        assert_eq!(TestCounts::read(ok), Some(TestCounts { passed: 12, failed: 0 }));
        let bad = "test result: FAILED. 2 passed; 5 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(TestCounts::read(bad), Some(TestCounts { passed: 2, failed: 5 }));
    }

    #[test]
    fn passes_over_all_other_lines() {
        for line in ["", "test reads ... ok", "running 3 tests", "a test result: ok. 1 passed; 0 failed"] {
            assert_eq!(TestCounts::read(line), None, "{line}");
        }
    }
}
