//! All levels forward: what can be reached, written slice by slice.

use std::path::Path;

use crate::bits::kernel::Kernel;
use crate::error::{FileError, SolveError};
use crate::files::encode;
use crate::files::level_file::{Kind, LevelFile, LevelWriter};
use crate::retrograde::reach::{Explorer, Reachable};
use crate::slices::slice::{LANES, LAST_LEVEL, Neighbours, Phases, Slice};
use crate::slices::tables::Tables;
use crate::solve::level_results::LevelResults;
use crate::solve::pool;
use crate::solve::reach_counts::ReachCounts;
use crate::solve::report::{Progress, Stage};

/// Quick to pack; what is reachable is only needed until the values are known.
const COMPRESSION: i32 = 1;

/// The slices that lead to this one, by the side and the lane of the piece that has just finished a phase. A
/// slice in which the mover had won leads nowhere.
fn predecessors(slice: Slice) -> Neighbours<Slice> {
    let unfinished = |before: Slice| (!before.finished()).then_some(before);
    [
        core::array::from_fn(|lane| unfinished(Slice { light: slice.light.retreated(lane)?, ..slice })),
        core::array::from_fn(|lane| unfinished(Slice { dark: slice.dark.retreated(lane)?, ..slice })),
    ]
}

/// How many slices this one leads to.
fn uses(slice: Slice) -> usize {
    let advances = |phases: Phases| (0..LANES).filter(|&lane| phases.advanced(lane).is_some()).count();
    advances(slice.light) + advances(slice.dark)
}

/// Finds out what is reachable, or goes on with that, and says how much in each slice.
pub(crate) fn run(
    dir: &Path,
    threads: usize,
    tables: &Tables,
    work: impl Fn(Slice) -> u64,
    progress: &mut dyn Progress,
) -> Result<ReachCounts, SolveError> {
    let mut before: Option<LevelResults<Reachable>> = None;
    for level in 0..=LAST_LEVEL {
        if Kind::Reachable.path(dir, level).exists() {
            before = None;
            continue;
        }
        let results = match before.take() {
            Some(results) => results,
            None if level == 0 => LevelResults::default(),
            None => load(dir, level - 1, tables)?,
        };
        progress.stage(Stage::Reach(level));
        before = Some(explore_level(dir, level, threads, tables, &results, &work, progress)?);
    }
    let mut counts = ReachCounts::default();
    for level in 0..=LAST_LEVEL {
        let file = LevelFile::open((Kind::Reachable, level), dir)?;
        for slice in file.slices() {
            let head = file.read(slice, 0, 16)?;
            let [light, dark] = encode::reachable_counts(&head).unwrap_or_default();
            counts.insert(slice, light + dark);
        }
    }
    counts.write(dir)?;
    Ok(counts)
}

/// What is reachable in a slice, from its record.
pub(crate) fn read(
    tables: &Tables,
    slice: Slice,
    payload: &[u8],
    path: &Path,
) -> Result<Reachable, FileError> {
    let (light, dark) = (tables.light(slice.light), tables.dark(slice.dark));
    let grids = encode::unpack_reachable(payload, light.size, dark.words());
    grids.map(Reachable).ok_or_else(|| FileError::corrupted(path, "a slice can't be unpacked"))
}

/// A finished level, from its file.
fn load(dir: &Path, level: u8, tables: &Tables) -> Result<LevelResults<Reachable>, SolveError> {
    let file = LevelFile::open((Kind::Reachable, level), dir)?;
    let mut results = LevelResults::default();
    for slice in file.slices().filter(|slice| !slice.finished()) {
        results.put(slice, read(tables, slice, &file.payload(slice)?, file.path())?, uses(slice));
    }
    Ok(results)
}

fn explore_level(
    dir: &Path,
    level: u8,
    threads: usize,
    tables: &Tables,
    before: &LevelResults<Reachable>,
    work: &impl Fn(Slice) -> u64,
    progress: &mut dyn Progress,
) -> Result<LevelResults<Reachable>, SolveError> {
    let mut results = LevelResults::default();
    let path = Kind::Reachable.path(dir, level);
    let mut writer = LevelWriter::resume((Kind::Reachable, level), dir, |slice, payload| {
        if !slice.finished() {
            results.put(slice, read(tables, slice, payload, &path)?, uses(slice));
            progress.advance(work(slice));
        }
        predecessors(slice).into_iter().flatten().flatten().for_each(|user| before.release(user));
        Ok::<_, SolveError>(())
    })?;
    let mut slices = Slice::of_level(level);
    slices.extend(Slice::just_finished(level));
    slices.retain(|&slice| !writer.contains(slice));
    pool::run(
        &slices,
        threads,
        || Ok(Explorer::new(Kernel::best())),
        |explorer, slice| {
            let sources = predecessors(slice);
            let reached = sources.map(|side| side.map(|source| source.and_then(|source| before.get(source))));
            let reachable = explorer.explore(tables, slice, &reached);
            sources.into_iter().flatten().flatten().for_each(|source| before.release(source));
            let counts = reachable.counts();
            let payload = if slice.finished() {
                Ok(counts.iter().flat_map(|count| count.to_le_bytes()).collect())
            } else {
                encode::pack_reachable(&reachable.0, counts, COMPRESSION)
            };
            let payload = payload.map_err(|error| FileError::io(&path, error))?;
            Ok((reachable, payload))
        },
        |slice, (reachable, payload)| {
            writer.append(slice, &payload)?;
            if !slice.finished() {
                results.put(slice, reachable, uses(slice));
                progress.advance(work(slice));
            }
            Ok::<_, SolveError>(())
        },
    )?;
    writer.finish()?;
    Ok(results)
}
