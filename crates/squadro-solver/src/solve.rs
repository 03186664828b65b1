//! The whole run: forward to what is reachable, backward to what it is worth.

mod level_results;
pub(crate) mod options;
mod pool;
mod reach_counts;
mod reach_pass;
pub(crate) mod report;
mod value_pass;

use std::fs::{self, File, TryLockError};

use crate::error::{FileError, SolveError};
use crate::files::level_file::Kind;
use crate::files::manifest::Manifest;
use crate::files::sample::{self, Quota};
use crate::slices::slice::{LAST_LEVEL, Slice};
use crate::slices::tables::Tables;
use crate::solve::options::{Scope, SolveOptions};
use crate::solve::reach_counts::ReachCounts;
use crate::solve::report::{LevelReport, Progress, Report, Stage};
use crate::solve::value_pass::ValuePass;

/// Solving a slice takes about this many times as long as finding what is reachable in it.
const SOLVE_WORK: u64 = 3;

/// Solves Squadro, or the part of it that the options ask for.
///
/// What an earlier run has finished in the same directory is not done again, however that run ended.
pub fn solve(options: &SolveOptions, progress: &mut dyn Progress) -> Result<Report, SolveError> {
    let dir = &options.dir;
    fs::create_dir_all(dir).map_err(|error| FileError::io(dir, error))?;
    let _lock = lock(options)?;
    Manifest::begin(options)?;
    let tables = Tables::new();
    let size = |slice: Slice| (2 * tables.light(slice.light).size * tables.dark(slice.dark).size) as u64;

    let reach = options.scope == Scope::Everything;
    let known = if reach { ReachCounts::read(dir)? } else { None };
    let (mut work, mut done) = (0, 0);
    let mut sizes = vec![0; usize::from(LAST_LEVEL) + 1];
    for level in options.scope.levels() {
        let slices = Slice::of_level(level).into_iter().filter(|&slice| options.scope.contains(slice));
        let positions: u64 = slices.map(size).sum();
        sizes[usize::from(level)] = positions;
        work += positions * SOLVE_WORK;
        if LevelReport::read(dir, level)?.is_some() {
            done += positions * SOLVE_WORK;
        }
        if reach {
            work += positions;
            if known.is_some() || Kind::Reachable.path(dir, level).exists() {
                done += positions;
            }
        }
    }
    progress.begin(work, done);

    let reach_counts = match known {
        None if reach => Some(reach_pass::run(dir, options.threads, &tables, size, progress)?),
        known => known,
    };
    let quota = options.sample.as_ref().map(|sample| {
        let levels = reach_counts.as_ref().map_or_else(|| sizes.clone(), ReachCounts::by_level);
        Quota::new(sample, &levels)
    });
    let pass = ValuePass { options, tables: &tables, reach, quota };
    let levels = pass.run(|slice| size(slice) * SOLVE_WORK, progress)?;
    if reach {
        // Nothing but finished games is in the last one, which has no values.
        let path = Kind::Reachable.path(dir, LAST_LEVEL);
        if path.exists() {
            fs::remove_file(&path).map_err(|error| FileError::io(&path, error))?;
        }
    }
    if let Some(sample) = &options.sample {
        progress.stage(Stage::Samples);
        write_samples(options, sample)?;
    }
    Ok(Report { levels, finished: reach_counts.map(|counts| counts.finished()) })
}

/// Brings the samples together in one file, then drops the parts. If they are gone, the file was written before.
fn write_samples(options: &SolveOptions, sample: &crate::SampleOptions) -> Result<(), FileError> {
    let levels: Vec<u8> = options.scope.levels().collect();
    let paths = levels.iter().map(|&level| Kind::Samples.path(&options.dir, level));
    let parts: Vec<_> = paths.filter(|path| path.exists()).collect();
    if parts.len() < levels.len() && sample.file.exists() {
        return parts
            .iter()
            .try_for_each(|path| fs::remove_file(path).map_err(|error| FileError::io(path, error)));
    }
    sample::merge(&options.dir, &levels, sample)?;
    parts.iter().try_for_each(|path| fs::remove_file(path).map_err(|error| FileError::io(path, error)))
}

/// Keeps other runs out of the directory for as long as the file stays open.
fn lock(options: &SolveOptions) -> Result<File, SolveError> {
    let path = options.dir.join("lock");
    let file = File::create(&path).map_err(|error| FileError::io(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(SolveError::InUse { path: options.dir.clone() }),
        Err(TryLockError::Error(error)) => Err(FileError::io(&path, error).into()),
    }
}
