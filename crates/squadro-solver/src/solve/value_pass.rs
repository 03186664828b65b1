//! All levels backward: what positions are worth, written slice by slice.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::bits::kernel::Kernel;
use crate::bits::rows::Rows;
use crate::error::{FileError, SolveError};
use crate::files::encode::{self, Packer};
use crate::files::level_file::{Kind, LevelFile, LevelWriter};
use crate::files::sample::Quota;
use crate::retrograde::fixpoint::{SliceSolver, successors};
use crate::slices::counts::SliceCounts;
use crate::slices::layout::Side;
use crate::slices::slice::{LANES, Phases, Slice, TOP_LEVEL};
use crate::slices::tables::Tables;
use crate::slices::values::Values;
use crate::solve::level_results::LevelResults;
use crate::solve::options::{Keep, SolveOptions};
use crate::solve::pool;
use crate::solve::reach_pass;
use crate::solve::report::{LevelReport, Progress, Stage};

/// Measured: level 3 gives 2 % less for half the speed.
const COMPRESSION: i32 = 1;

/// What the levels share.
pub(crate) struct ValuePass<'a> {
    pub(crate) options: &'a SolveOptions,
    pub(crate) tables: &'a Tables,
    /// Whether it is known what is reachable.
    pub(crate) reach: bool,
    pub(crate) quota: Option<Quota>,
}

/// What is found in a slice.
struct SolvedSlice {
    values: Values,
    payload: Vec<u8>,
    samples: Vec<u8>,
    counts: SliceCounts,
}

impl ValuePass<'_> {
    /// Solves all levels that aren't solved yet, from the last on.
    pub(crate) fn run(
        &self,
        work: impl Fn(Slice) -> u64,
        progress: &mut dyn Progress,
    ) -> Result<Vec<LevelReport>, SolveError> {
        let dir = &self.options.dir;
        let mut above: Option<LevelResults<Values>> = None;
        let mut levels = Vec::new();
        for level in self.options.scope.levels() {
            let finished = if let Some(finished) = LevelReport::read(dir, level)? {
                above = None;
                finished
            } else {
                let results = match above.take() {
                    Some(results) => results,
                    None if level == TOP_LEVEL => LevelResults::default(),
                    None => self.load(level + 1)?,
                };
                progress.stage(Stage::Solve(level));
                let (finished, results) = self.solve_level(level, &results, &work, progress)?;
                finished.write(dir)?;
                above = Some(results);
                finished
            };
            self.drop_what_was_needed_for(level)?;
            progress.level(&finished);
            levels.push(finished);
        }
        if self.options.keep == Keep::None
            && let Some(last) = levels.last()
        {
            remove(&Kind::Values.path(dir, last.level))?;
        }
        Ok(levels)
    }

    /// Removes the files that no other level needs.
    fn drop_what_was_needed_for(&self, level: u8) -> Result<(), FileError> {
        remove(&Kind::Reachable.path(&self.options.dir, level))?;
        if self.options.keep == Keep::None {
            remove(&Kind::Values.path(&self.options.dir, level + 1))?;
        }
        Ok(())
    }

    /// How many slices lead to this one.
    fn uses(&self, slice: Slice) -> usize {
        let scope = self.options.scope;
        let retreats = |phases: Phases, place: &dyn Fn(Phases) -> Slice| {
            let before = (0..LANES).filter_map(|lane| phases.retreated(lane));
            before.filter(|&before| scope.contains(place(before))).count()
        };
        retreats(slice.light, &|light| Slice { light, ..slice })
            + retreats(slice.dark, &|dark| Slice { dark, ..slice })
    }

    /// The slices this one leads to.
    fn successor_slices(slice: Slice) -> impl Iterator<Item = Slice> {
        let light =
            (0..LANES).filter_map(move |lane| Some(Slice { light: slice.light.advanced(lane)?, ..slice }));
        let dark =
            (0..LANES).filter_map(move |lane| Some(Slice { dark: slice.dark.advanced(lane)?, ..slice }));
        light.chain(dark)
    }

    fn rows(&self, slice: Slice) -> Rows {
        Rows::new(self.tables.light(slice.light), self.tables.moves(slice.dark))
    }

    fn unpack(&self, slice: Slice, payload: &[u8], path: &Path) -> Result<(Values, SliceCounts), FileError> {
        let unpacked = encode::unpack(payload, (self.tables.moves(slice.dark), &self.rows(slice)));
        unpacked.ok_or_else(|| FileError::corrupted(path, "a slice can't be unpacked"))
    }

    /// A finished level, from its file.
    fn load(&self, level: u8) -> Result<LevelResults<Values>, SolveError> {
        let file = LevelFile::open((Kind::Values, level), &self.options.dir)?;
        let mut results = LevelResults::default();
        for slice in file.slices() {
            let (values, _) = self.unpack(slice, &file.payload(slice)?, file.path())?;
            results.put(slice, values, self.uses(slice));
        }
        Ok(results)
    }

    fn solve_level(
        &self,
        level: u8,
        above: &LevelResults<Values>,
        work: &impl Fn(Slice) -> u64,
        progress: &mut dyn Progress,
    ) -> Result<(LevelReport, LevelResults<Values>), SolveError> {
        let started = Instant::now();
        let dir = &self.options.dir;
        let path = Kind::Values.path(dir, level);
        let mut results = LevelResults::default();
        let mut counts = SliceCounts::default();
        let mut slices = Slice::of_level(level);
        slices.retain(|&slice| self.options.scope.contains(slice));
        let mut report = LevelReport { level, slices: slices.len() as u64, ..LevelReport::default() };

        let mut samples = match &self.quota {
            None => None,
            Some(_) => Some(self.resume_samples(level)?),
        };
        let mut note = |slice: Slice, values: Values, found: SliceCounts| {
            counts += found;
            if slice == Slice::START {
                report.start = Some(Side::BOTH.map(|side| values.value(side, 0, 0)));
            }
            results.put(slice, values, self.uses(slice));
        };
        let mut writer = self.resume_values(level, &path, |slice, values, found| {
            if samples.as_ref().is_none_or(|samples| samples.contains(slice)) {
                progress.advance(work(slice));
                note(slice, values, found);
                Self::successor_slices(slice).for_each(|source| above.release(source));
            }
        })?;
        slices.retain(|&slice| {
            !(writer.contains(slice) && samples.as_ref().is_none_or(|samples| samples.contains(slice)))
        });

        let reachable = if self.reach && !slices.is_empty() {
            Some(LevelFile::open((Kind::Reachable, level), dir)?)
        } else {
            None
        };
        pool::run(
            &slices,
            self.options.threads,
            || {
                let packer = Packer::new(COMPRESSION).map_err(|error| FileError::io(&path, error))?;
                Ok((SliceSolver::new(Kernel::best()), packer))
            },
            |(solver, packer), slice| {
                self.solve_slice(slice, above, reachable.as_ref(), (solver, packer), &path)
            },
            |slice, found| {
                if let Some(samples) = &mut samples
                    && !samples.contains(slice)
                {
                    samples.append(slice, &found.samples)?;
                }
                writer.append(slice, &found.payload)?;
                note(slice, found.values, found.counts);
                progress.advance(work(slice));
                Ok(())
            },
        )?;
        if let Some(samples) = samples {
            samples.finish()?;
        }
        writer.finish()?;
        report.positions = counts.all;
        report.reachable = self.reach.then_some(counts.reachable);
        report.time = Duration::from_millis(started.elapsed().as_millis() as u64);
        Ok((report, results))
    }

    /// The file with the level's values, as far as it goes.
    fn resume_values(
        &self,
        level: u8,
        path: &Path,
        mut found: impl FnMut(Slice, Values, SliceCounts),
    ) -> Result<LevelWriter, SolveError> {
        let dir = &self.options.dir;
        reopen(Kind::Values, dir, level)?;
        LevelWriter::resume((Kind::Values, level), dir, |slice, payload| {
            let (values, counts) = self.unpack(slice, payload, path)?;
            found(slice, values, counts);
            Ok(())
        })
    }

    /// The file with the level's samples, as far as it goes.
    fn resume_samples(&self, level: u8) -> Result<LevelWriter, SolveError> {
        reopen(Kind::Samples, &self.options.dir, level)?;
        LevelWriter::resume((Kind::Samples, level), &self.options.dir, |_, _| Ok(()))
    }

    fn solve_slice(
        &self,
        slice: Slice,
        above: &LevelResults<Values>,
        reachable: Option<&LevelFile>,
        (solver, packer): (&mut SliceSolver, &mut Packer),
        path: &Path,
    ) -> Result<SolvedSlice, SolveError> {
        let (tables, moves, rows) = (self.tables, self.tables.moves(slice.dark), self.rows(slice));
        let missing = || FileError::corrupted(path, "a slice of the level after it is missing");
        let successors = successors(slice, |next| above.get(next).ok_or_else(missing))?;
        let values = solver.solve(slice, (tables, &rows), &successors);
        let reachable = match reachable {
            None => None,
            Some(file) => Some(reach_pass::read(tables, slice, &file.payload(slice)?, file.path())?),
        };
        let grids = reachable.as_ref().map(|reachable| &reachable.0);
        let counts = SliceCounts::of(&values, grids, &rows, &moves.masks);
        let samples = match (&self.quota, grids) {
            (None, _) => Vec::new(),
            (Some(quota), Some(grids)) => quota.draw(tables, slice, &values, grids, &successors)?,
            (Some(quota), None) => {
                let grid = rows.all_valid(&moves.masks);
                quota.draw(tables, slice, &values, &[grid.clone(), grid], &successors)?
            }
        };
        drop(successors);
        Self::successor_slices(slice).for_each(|source| above.release(source));
        let payload = packer.pack(&values, &counts, (moves, &rows));
        let payload = payload.map_err(|error| FileError::io(path, error))?;
        Ok(SolvedSlice { values, payload, samples, counts })
    }
}

/// A level that got its name but whose report wasn't written, because the program was killed right then, is
/// taken up as if it had not been finished: its records are all there.
fn reopen(kind: Kind, dir: &Path, level: u8) -> Result<(), FileError> {
    let path = kind.path(dir, level);
    if path.exists() {
        let part: PathBuf = path.with_extension("level.part");
        fs::rename(&path, &part).map_err(|error| FileError::io(&path, error))?;
    }
    Ok(())
}

fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(FileError::io(path, error)),
        _ => Ok(()),
    }
}
