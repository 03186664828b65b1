//! Interrupted runs, and files that aren't what they should be.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use super::{Random, options, position, solved};
use squadro::Position;
use squadro_solver::{
    FileError, Keep, LevelReport, Progress, SampleReader, Scope, SolveError, SolveOptions, Tablebase,
    TablebaseError, Value, solve, verify,
};

/// A copy of the shared solution, to be spoilt.
fn copy() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a directory for the test");
    for entry in fs::read_dir(solved().dir()).expect("it is there") {
        let entry = entry.expect("it can be read");
        fs::copy(entry.path(), dir.path().join(entry.file_name())).expect("there is room");
    }
    dir
}

fn open_error(dir: &Path) -> TablebaseError {
    Tablebase::open(dir).expect_err("this is no good tablebase")
}

/// Ends a run after so many slices, as a kill would: at an unforeseen place.
struct Interrupted(usize);

impl Progress for Interrupted {
    fn advance(&mut self, _: u64) {
        assert!(self.0 > 0, "interrupted");
        self.0 -= 1;
    }
}

#[test]
fn an_interrupted_run_goes_on_where_it_was_and_finds_the_same() {
    let dir = tempfile::tempdir().expect("a directory for the test");
    let options = options(dir.path());
    let levels = |levels: &[LevelReport]| -> Vec<_> {
        levels.iter().map(|level| (level.level, level.slices, level.positions)).collect()
    };
    let parts = || -> Vec<PathBuf> {
        let entries =
            fs::read_dir(dir.path()).expect("it is there").map(|entry| entry.expect("it can be read"));
        entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|end| end == "part"))
            .collect()
    };
    for slices in [1, 333, 1_500, 2_600] {
        let run = catch_unwind(AssertUnwindSafe(|| solve(&options, &mut Interrupted(slices))));
        assert!(run.is_err(), "{slices} slices are not all");
        // The last record is torn, as when the power fails in the middle of a write.
        for part in parts() {
            let file = fs::OpenOptions::new().write(true).open(&part).expect("it is there");
            let length = file.metadata().expect("it is there").len();
            file.set_len(if length > 100 { length - 7 } else { length }).expect("it can be cut");
        }
    }
    let before: Vec<(PathBuf, Vec<u8>)> =
        parts().into_iter().map(|part| (part.clone(), fs::read(part).expect("it is there"))).collect();
    assert!(before.iter().any(|(_, bytes)| bytes.len() > 1_000), "something is kept of the level at work");
    let report = solve(&options, &mut ()).expect("it can go on");
    assert_eq!(levels(&report.levels), levels(&solved().report.levels));
    for (part, bytes) in before {
        let Ok(after) = fs::read(part.with_extension("")) else { continue };
        // All but the torn record at the end is still there: it was not done again.
        let same = bytes.iter().zip(&after).take_while(|(before, after)| before == after).count();
        assert!(same * 10 >= bytes.len() * 9, "{same} of {} bytes are the same", bytes.len());
    }
    verify(dir.path(), 2_000, 3).expect("the tablebase is right");
    let mut samples: Vec<u64> = read_samples(&dir.path().join("samples.bin"));
    let mut others: Vec<u64> = read_samples(&solved().samples());
    samples.sort_unstable();
    others.sort_unstable();
    assert_eq!(samples, others);
}

fn read_samples(path: &Path) -> Vec<u64> {
    let reader = SampleReader::open(path).expect("it was written");
    reader.map(|sample| sample.expect("it is whole").word()).collect()
}

#[test]
fn a_finished_solution_is_only_read_again() {
    let dir = copy();
    let before = fs::metadata(dir.path().join("values-12.level")).expect("it is there").modified().ok();
    let report = solve(&options(dir.path()), &mut Interrupted(0)).expect("nothing is left to do");
    assert_eq!(report.levels, solved().report.levels);
    assert_eq!(
        before,
        fs::metadata(dir.path().join("values-12.level")).expect("it is there").modified().ok()
    );
}

#[test]
fn a_directory_without_a_tablebase_is_told_apart_from_an_unfinished_one() {
    let empty = tempfile::tempdir().expect("a directory for the test");
    assert!(matches!(open_error(empty.path()), TablebaseError::Missing { .. }));
    assert!(matches!(open_error(&empty.path().join("nowhere")), TablebaseError::Missing { .. }));

    let unfinished = copy();
    fs::remove_file(unfinished.path().join("level-11.txt")).expect("it is there");
    assert!(matches!(open_error(unfinished.path()), TablebaseError::Unfinished { level: 11, .. }));

    let counts = tempfile::tempdir().expect("a directory for the test");
    let scope = Scope::FromLevel(15);
    let options = SolveOptions { scope, keep: Keep::None, ..SolveOptions::new(counts.path()) };
    let report = solve(&options, &mut ()).expect("it can be solved");
    assert_eq!(report.levels.iter().map(|level| level.slices).collect::<Vec<_>>(), [100, 600]);
    assert!(matches!(open_error(counts.path()), TablebaseError::NotKept { .. }));
    let left: Vec<_> = fs::read_dir(counts.path()).expect("it is there").flatten().collect();
    assert!(left.iter().all(|entry| entry.path().extension().is_none_or(|end| end != "level")), "{left:?}");

    let other = SolveOptions { keep: Keep::All, ..options };
    assert!(matches!(solve(&other, &mut ()), Err(SolveError::OtherOptions { .. })));
}

#[test]
fn truncated_files_and_other_versions_are_refused() {
    let dir = copy();
    let path = dir.path().join("values-13.level");
    let whole = fs::read(&path).expect("it is there");
    for length in [0, 20, 32, 1_000, whole.len() - 1] {
        fs::write(&path, &whole[..length]).expect("it can be written");
        let error = open_error(dir.path());
        assert!(matches!(error, TablebaseError::File(FileError::Truncated { .. })), "{length}: {error}");
    }
    let mut other = whole.clone();
    other[8] = 99;
    fs::write(&path, &other).expect("it can be written");
    let found = matches!(open_error(dir.path()), TablebaseError::File(FileError::Version { found: 99, .. }));
    assert!(found);
    fs::write(&path, b"something else that is long enough for a header").expect("it can be written");
    assert!(matches!(open_error(dir.path()), TablebaseError::File(FileError::Foreign { .. })));
    fs::copy(dir.path().join("values-14.level"), &path).expect("it can be written");
    assert!(matches!(open_error(dir.path()), TablebaseError::File(FileError::Corrupted { .. })));
    fs::remove_file(&path).expect("it is there");
    assert!(matches!(open_error(dir.path()), TablebaseError::File(FileError::Io { .. })));
    let manifest = dir.path().join("manifest.txt");
    let text = fs::read_to_string(&manifest).expect("it is there");
    fs::write(&manifest, text.replace("home 5", "home 4")).expect("it can be written");
    assert!(matches!(open_error(dir.path()), TablebaseError::File(FileError::Corrupted { .. })));
}

#[test]
fn a_corrupted_byte_gives_an_error_or_changes_nothing() {
    let right = Tablebase::open(solved().dir()).expect("it was just made");
    let dir = copy();
    let mut random = Random(17);
    let positions: Vec<(Position, Value)> = (0..300)
        .map(|_| position(&mut random))
        .map(|position| (position, right.probe(&position).expect("it is covered")))
        .collect();
    let mut errors = 0;
    for level in 10..=16 {
        let path = dir.path().join(format!("values-{level}.level"));
        let whole = fs::read(&path).expect("it is there");
        for _ in 0..12 {
            let mut broken = whole.clone();
            let at = random.below(broken.len());
            broken[at] ^= 1 << random.below(8);
            fs::write(&path, &broken).expect("it can be written");
            match Tablebase::open(dir.path()) {
                Err(_) => errors += 1,
                Ok(tablebase) => {
                    for (position, value) in &positions {
                        match tablebase.probe(position) {
                            Ok(found) => assert_eq!(found, *value, "{position} with byte {at} broken"),
                            Err(_) => errors += 1,
                        }
                    }
                }
            }
        }
        fs::write(&path, &whole).expect("it can be written");
    }
    assert!(errors > 0, "some of it must have been noticed");
}

#[test]
fn corrupted_samples_are_noticed() {
    let dir = copy();
    let path = dir.path().join("samples.bin");
    let whole = fs::read(&path).expect("it is there");
    let mut broken = whole.clone();
    broken[1_000] ^= 1;
    fs::write(&path, &broken).expect("it can be written");
    assert!(SampleReader::open(&path).expect("the header is good").any(|sample| sample.is_err()));
    fs::write(&path, &whole[..whole.len() - 9]).expect("it can be written");
    let last = SampleReader::open(&path).expect("the header is good").last();
    assert!(matches!(last, Some(Err(FileError::Truncated { .. }))));
}

#[test]
fn two_runs_do_not_share_a_directory() {
    let dir = tempfile::tempdir().expect("a directory for the test");
    let lock = fs::File::create(dir.path().join("lock")).expect("it can be made");
    lock.lock().expect("nobody else has it");
    assert!(matches!(solve(&options(dir.path()), &mut ()), Err(SolveError::InUse { .. })));
}
