//! The forty games in `tests/data`, and those in `tests/data/tuning` that margins are chosen by; made by
//! `tests/data/make.sh`.

use std::fs;
use std::path::{Path, PathBuf};

use explain::{Budget, Review};
use game::record::Record;
use games::{AnyLine, Computer, ComputerOptions, GameKind};

/// Where the forty are.
pub(crate) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// Where those for tuning are.
pub(crate) fn tuning() -> PathBuf {
    folder().join("tuning")
}

/// The forty, with the name of their file and their number there.
pub(crate) fn all() -> Vec<(String, AnyLine)> {
    in_folder(&folder())
}

/// All games in a folder, with the name of their file and their number there.
pub(crate) fn in_folder(folder: &Path) -> Vec<(String, AnyLine)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files.iter().flat_map(|file| read(file)).collect()
}

/// Whether tests may take long: with `FARSIDE_CASES` in the environment.
pub(crate) fn is_long() -> bool {
    std::env::var_os("FARSIDE_CASES").is_some()
}

/// The first game of each file, or all of them if tests may take long.
pub(crate) fn some() -> Vec<(String, AnyLine)> {
    let is_meant = |name: &str| is_long() || name.ends_with(" 1");
    all().into_iter().filter(|(name, _)| is_meant(name)).collect()
}

fn read(file: &Path) -> Vec<(String, AnyLine)> {
    let name = file.file_stem().expect("a file has a name").to_string_lossy();
    let text = fs::read_to_string(file).expect("it can be read");
    let records = Record::all_from_text(&text).expect("it holds records");
    records
        .iter()
        .enumerate()
        .map(|(index, record)| (format!("{name} {}", index + 1), line(record)))
        .collect()
}

fn line(record: &Record) -> AnyLine {
    match GameKind::named(&record.game).expect("a game of ours") {
        GameKind::Quoridor => AnyLine::Quoridor(record.replay().expect("the moves are legal")),
        GameKind::Squadro => AnyLine::Squadro(record.replay().expect("the moves are legal")),
    }
}

/// A computer for the review of a game.
pub(crate) fn computer(line: &AnyLine) -> Computer {
    Computer::new(line.kind(), ComputerOptions { table: 8, ..ComputerOptions::default() })
}

/// The usual budget of a game, divided by so much.
pub(crate) fn budget(line: &AnyLine, divisor: u64) -> Budget {
    let Budget { scan, look, confirm } = Budget::usual(line.kind(), line.seats());
    Budget { scan: scan / divisor, look: look / divisor, confirm: confirm / divisor }
}

/// Does all there is to do.
pub(crate) fn finish(mut review: Review) -> Review {
    let mut computer = computer(review.line());
    while review.step(&mut computer, &engine::NoClock) {}
    review
}

#[test]
fn there_are_forty_games_of_both_kinds_and_of_two_three_and_four_players() {
    let games = all();
    assert_eq!(games.len(), 40);
    for (kind, seats) in
        [(GameKind::Quoridor, 2), (GameKind::Quoridor, 3), (GameKind::Quoridor, 4), (GameKind::Squadro, 2)]
    {
        let count = games.iter().filter(|(_, line)| line.kind() == kind && line.seats() == seats).count();
        assert!(count >= 6, "{kind:?} for {seats}: {count}");
    }
}
