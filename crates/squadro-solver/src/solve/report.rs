//! What solving found, and how it reports on the way.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::FileError;
use crate::files::checksummed_text;
use crate::slices::counts::Counts;
use crate::slices::values::Value;

/// What was found in one level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelReport {
    /// The level: phases completed by all pieces together.
    pub level: u8,
    /// Its slices.
    pub slices: u64,
    /// Its positions by value, with Light and with Dark to move.
    pub positions: [Counts; 2],
    /// Those of them that can be reached from the starts, if that was found out.
    pub reachable: Option<[Counts; 2]>,
    /// The value for the mover of the start with Light first and with Dark first: in level 0 only.
    pub start: Option<[Value; 2]>,
    /// How long it took, in whole milliseconds.
    pub time: Duration,
}

/// Reachable positions with four pieces home.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// Light has won.
    pub light: u64,
    /// Dark has won.
    pub dark: u64,
}

/// All that was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Level by level, from the last to the first.
    pub levels: Vec<LevelReport>,
    /// Reachable positions in which the game is over, if that was found out.
    pub finished: Option<Finished>,
}

/// Reachable positions by who wins, finished games included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reachable {
    /// Light wins.
    pub light: u64,
    /// Dark wins.
    pub dark: u64,
    /// Nobody wins.
    pub draws: u64,
}

impl Reachable {
    /// All together.
    pub fn total(self) -> u64 {
        self.light + self.dark + self.draws
    }
}

impl Report {
    /// The value for the mover of the start with Light first and with Dark first, if it was solved.
    pub fn start(&self) -> Option<[Value; 2]> {
        self.levels.iter().find_map(|level| level.start)
    }

    /// Reachable positions by who wins, if that was found out for all levels.
    pub fn reachable(&self) -> Option<Reachable> {
        let finished = self.finished?;
        let mut sum = Reachable { light: finished.light, dark: finished.dark, draws: 0 };
        for level in &self.levels {
            let [light, dark] = level.reachable?;
            sum.light += light.wins + dark.losses;
            sum.dark += dark.wins + light.losses;
            sum.draws += light.draws + dark.draws;
        }
        Some(sum)
    }
}

/// What solving is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Finding what is reachable in this level.
    Reach(u8),
    /// Working out values in this level.
    Solve(u8),
    /// Writing the samples.
    Samples,
}

/// Hears how solving goes. All methods are called on the thread that called [`solve`](crate::solve).
pub trait Progress {
    /// The whole work, in units of its own choice, and how much of it was done by earlier runs.
    fn begin(&mut self, work: u64, done: u64) {
        let _ = (work, done);
    }

    /// Something else is being done now.
    fn stage(&mut self, stage: Stage) {
        let _ = stage;
    }

    /// So much more of the work is done.
    fn advance(&mut self, work: u64) {
        let _ = work;
    }

    /// A level is solved, now or by an earlier run.
    fn level(&mut self, report: &LevelReport) {
        let _ = report;
    }
}

/// Hears nothing.
impl Progress for () {}

impl LevelReport {
    fn path(dir: &Path, level: u8) -> PathBuf {
        dir.join(format!("level-{level:02}.txt"))
    }

    /// Writes it, as the sign that the level is finished.
    pub(crate) fn write(&self, dir: &Path) -> Result<(), FileError> {
        let mut text = format!("level {} {} {}\n", self.level, self.slices, self.time.as_millis());
        let mut line = |name: &str, counts: [Counts; 2]| {
            let numbers = counts.into_iter().flat_map(Counts::numbers);
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            let _ = writeln!(text, "{name} {}", numbers.join(" "));
        };
        line("positions", self.positions);
        if let Some(reachable) = self.reachable {
            line("reachable", reachable);
        }
        if let Some(start) = self.start {
            let _ = writeln!(text, "start {} {}", start[0] as u8, start[1] as u8);
        }
        checksummed_text::write(&LevelReport::path(dir, self.level), &text)
    }

    /// Reads what [`LevelReport::write`] wrote; none if the level isn't finished.
    pub(crate) fn read(dir: &Path, level: u8) -> Result<Option<LevelReport>, FileError> {
        let path = LevelReport::path(dir, level);
        let Some(text) = checksummed_text::read(&path)? else { return Ok(None) };
        let report = parse(&text).filter(|report| report.level == level);
        report.map(Some).ok_or_else(|| FileError::corrupted(&path, "it can't be understood"))
    }
}

fn parse(text: &str) -> Option<LevelReport> {
    let mut report = LevelReport::default();
    for line in text.lines() {
        let (name, numbers) = line.split_once(' ')?;
        let numbers: Vec<u64> = numbers.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        match (name, numbers.as_slice()) {
            ("level", &[level, slices, time]) => {
                report.level = u8::try_from(level).ok()?;
                report.slices = slices;
                report.time = Duration::from_millis(time);
            }
            ("positions", &[a, b, c, d, e, f]) => {
                report.positions = [Counts::from_numbers([a, b, c]), Counts::from_numbers([d, e, f])];
            }
            ("reachable", &[a, b, c, d, e, f]) => {
                report.reachable = Some([Counts::from_numbers([a, b, c]), Counts::from_numbers([d, e, f])]);
            }
            ("start", &[light, dark]) => {
                let value = |number| [Value::Loss, Value::Draw, Value::Win].get(number as usize).copied();
                report.start = Some([value(light)?, value(dark)?]);
            }
            _ => return None,
        }
    }
    Some(report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_reads_as_it_was_written() {
        let dir = tempfile::tempdir().expect("a directory for the test");
        let counts = |from| Counts { losses: from, draws: from + 1, wins: from + 2 };
        let report = LevelReport {
            level: 0,
            slices: 1,
            positions: [counts(5), counts(9)],
            reachable: Some([counts(1), counts(2)]),
            start: Some([Value::Win, Value::Loss]),
            time: Duration::from_millis(1_234),
        };
        assert_eq!(LevelReport::read(dir.path(), 0).expect("no file is no error"), None);
        report.write(dir.path()).expect("it can be written");
        assert_eq!(LevelReport::read(dir.path(), 0).expect("it can be read"), Some(report));
    }
}
