//! The times of steps and tests, of this run and the last.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::Tier;
use crate::step::target;

/// The number of slowest tests listed.
const SLOWEST: usize = 30;

/// Processes that take long, and about how many seconds, for a machine where nothing was run before.
const LONG: [(&str, u16); 20] = [
    ("browser/games/analysis.test.mjs", 30),
    ("browser/games/games.test.mjs", 30),
    ("browser/games/one-screen.test.mjs", 25),
    ("browser/learn/learn.test.mjs", 60),
    ("browser/online/online-lobby.test.mjs", 25),
    ("browser/online/online.test.mjs", 25),
    ("browser/pages/languages.test.mjs", 50),
    ("browser/pages/pages.test.mjs", 50),
    ("browser/puzzles/looks.test.mjs", 40),
    ("browser/puzzles/puzzles.test.mjs", 40),
    ("description of the API", 45),
    ("doc tests", 20),
    ("explain it::agreement", 20),
    ("firefox/games.test.mjs", 50),
    ("firefox/online.test.mjs", 30),
    ("server it::cluster", 60),
    ("server it::hostile", 20),
    ("server it::network", 60),
    ("TypeScript: unit tests", 20),
    ("xtask it::release", 25),
];

/// The times of a run.
#[derive(Default, Serialize, Deserialize)]
pub(crate) struct Times {
    /// Seconds by step, in order.
    pub(crate) steps: Vec<(String, f64)>,
    /// Seconds by process that ran tests.
    units: BTreeMap<String, f64>,
    tests: Vec<TestTime>,
}

/// A test that was run.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct TestTime {
    pub(crate) name: String,
    pub(crate) seconds: f64,
    pub(crate) passed: bool,
}

impl TestTime {
    /// Reads a line of node's test runner such as `✔ a board is shown (1657.3ms)`.
    pub(crate) fn read(line: &str) -> Option<TestTime> {
        let line = line.trim();
        let (passed, rest) = match line.strip_prefix("✔ ") {
            Some(rest) => (true, rest),
            None => (false, line.strip_prefix("✖ ")?),
        };
        let (name, time) = rest.strip_suffix("ms)")?.rsplit_once(" (")?;
        let milliseconds: f64 = time.parse().ok()?;
        Some(TestTime { name: format!("web {name}"), seconds: milliseconds / 1000.0, passed })
    }
}

impl Times {
    /// The times of the last run of this tier; empty if there was none.
    pub(crate) fn last(tier: Tier) -> Times {
        let text = fs::read(Times::path(tier)).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// Keeps these times for comparison with the next run.
    pub(crate) fn keep(&self, tier: Tier) -> Result<()> {
        let path = Times::path(tier);
        fs::write(&path, serde_json::to_vec_pretty(self)?)
            .with_context(|| format!("can't write {}", path.display()))
    }

    fn path(tier: Tier) -> PathBuf {
        target().join(format!("test-times-{}.json", tier.name()))
    }

    /// How long a unit will take, as far as that is known: what it took the last time, or elsewhere. What is new may be
    /// long.
    pub(crate) fn expected(&self, unit: &str) -> Duration {
        let usual = LONG.iter().find(|(name, _)| *name == unit).map(|(_, seconds)| f64::from(*seconds));
        let last = self.units.get(unit).copied();
        let unknown = if self.units.is_empty() { 0.0 } else { f64::from(u16::MAX) };
        Duration::from_secs_f64(last.or(usual).unwrap_or(unknown))
    }

    pub(crate) fn add_unit(&mut self, name: &str, time: Duration, tests: Vec<TestTime>) {
        self.units.insert(name.to_owned(), time.as_secs_f64());
        self.tests.extend(tests);
    }

    pub(crate) fn count(&self, passed: bool) -> u64 {
        self.tests.iter().filter(|test| test.passed == passed).count() as u64
    }

    /// Adds what another part of the run took.
    pub(crate) fn merge(&mut self, other: Times) {
        self.steps.extend(other.steps);
        self.units.extend(other.units);
        self.tests.extend(other.tests);
    }

    /// Prints the slowest tests beside their times of the last run.
    pub(crate) fn print_slowest(&self, before: &Times) {
        let last: BTreeMap<&str, f64> =
            before.tests.iter().map(|test| (test.name.as_str(), test.seconds)).collect();
        let mut tests: Vec<&TestTime> = self.tests.iter().collect();
        tests.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        println!("\n    time    before  the {} slowest tests", SLOWEST.min(tests.len()));
        for test in tests.into_iter().take(SLOWEST) {
            println!(
                "{} {}  {}",
                seconds(Some(test.seconds)),
                seconds(last.get(test.name.as_str()).copied()),
                test.name
            );
        }
    }

    /// The time of a step.
    pub(crate) fn step(&self, name: &str) -> Option<f64> {
        self.steps.iter().find(|(step, _)| step == name).map(|(_, seconds)| *seconds)
    }
}

/// A time in a column of ten letters.
pub(crate) fn seconds(seconds: Option<f64>) -> String {
    seconds.map_or_else(|| format!("{:>10}", "-"), |seconds| format!("{seconds:>8.1} s"))
}

#[cfg(test)]
mod tests {
    use super::{LONG, TestTime, Times};
    use crate::step::root;

    #[test]
    fn what_takes_long_is_expected_to_before_anything_was_run() {
        let tests = root().join("crates/web/tests");
        for (name, seconds) in LONG {
            let in_browsers = name.starts_with("browser/") || name.starts_with("firefox/");
            assert!(!in_browsers || tests.join(name).exists(), "{name}");
            assert_eq!(Times::default().expected(name).as_secs(), u64::from(seconds));
        }
        assert!(Times::default().expected("another").is_zero());
        let mut kept = Times::default();
        kept.add_unit("known", std::time::Duration::from_secs(70), Vec::new());
        let new = kept.expected("new");
        assert!(new > kept.expected("known"), "what is new may take long");
    }

    #[test]
    fn the_lines_of_nodes_test_runner_are_read() {
        let read = |line| TestTime::read(line).map(|test| (test.name, test.seconds, test.passed));
        assert_eq!(read("✔ a (b) is shown (1500ms)"), Some(("web a (b) is shown".into(), 1.5, true)));
        assert_eq!(read("  ✖ it fails (20.5ms)"), Some(("web it fails".into(), 0.0205, false)));
        for other in ["", "✖ failing tests:", "ℹ duration_ms 334754.6", "▶ a group", "✔ no time"] {
            assert!(read(other).is_none(), "{other}");
        }
    }
}
