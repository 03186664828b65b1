use std::path::Path;
use std::time::{Duration, Instant};

use crate::program::{command, farside};

/// What solving prints, without the times.
fn without_times(printed: &str) -> Vec<String> {
    let line = |line: &str| match line.rsplit_once(" positions, ") {
        Some((counts, _)) if line.starts_with("level ") => counts.to_string(),
        _ => line.to_string(),
    };
    printed.lines().map(line).collect()
}

fn solve(dir: &Path, more: &[&str]) -> Vec<String> {
    let dir = dir.to_str().expect("the path is text");
    without_times(&farside(&[&["solve", "squadro", "--dir", dir][..], more].concat()).printed())
}

#[test]
fn the_end_is_solved_checked_and_looked_up() {
    let dir = tempfile::tempdir().expect("a directory for the test");
    let path = dir.path().to_str().expect("the path is text");
    let printed = solve(dir.path(), &["--from-level", "14", "--keep", "all", "--verify", "500"]);
    assert_eq!(
        printed[..3],
        [
            "level 16: 100 slices, 151930",
            "  Light to move: 55815 won, 0 drawn, 20150 lost",
            "  Dark to move: 58157 won, 0 drawn, 17808 lost",
        ]
    );
    let last = printed.last().expect("it says what was verified");
    assert!(last.starts_with("verified: 500 positions follow from their moves, "), "{last}");

    let probe = |position| farside(&["probe", "squadro", "--dir", path, "--position", position]);
    let printed = probe("12 12 12 11 6 / 12 12 12 11 6 / y").printed();
    assert_eq!(printed, "y: win\n4: win\n5: loss\n");
    assert_eq!(probe("12 12 12 12 6 / 12 12 12 11 6 / r").printed(), "over: won by y\n");
    let complaint = probe("0 0 0 0 0 / 0 0 0 0 0 / y").complained(1);
    assert!(complaint.contains("covers the end of the game only"), "{complaint}");
}

#[test]
fn a_killed_run_is_taken_up_again() {
    let (whole, killed) = (tempfile::tempdir(), tempfile::tempdir());
    let (whole, killed) = (whole.expect("a directory for the test"), killed.expect("another"));
    let options = ["--from-level", "12", "--threads", "1", "--keep", "all"];
    let path = killed.path().to_str().expect("the path is text");
    let mut child = command(&[&["solve", "squadro", "--dir", path][..], &options].concat())
        .spawn()
        .expect("the program can be started");
    let part = killed.path().join("values-12.level.part");
    let started = Instant::now();
    while std::fs::metadata(&part).map_or(0, |part| part.len()) < 100_000 {
        assert!(started.elapsed() < Duration::from_mins(2), "level 12 is never begun");
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().expect("it is still running");
    child.wait().expect("it was killed");
    assert!(part.exists(), "it was killed in the middle of the level");
    assert_eq!(solve(killed.path(), &options), solve(whole.path(), &options));
}

#[test]
fn what_cannot_be_solved_or_looked_up_is_said() {
    let dir = tempfile::tempdir().expect("a directory for the test");
    let path = dir.path().to_str().expect("the path is text");
    let complaint = farside(&["solve", "quoridor", "--dir", path]).complained(2);
    assert_eq!(complaint, "error: only squadro can be solved");
    let complaint = farside(&["solve", "squadro", "--dir", path, "--verify"]).complained(2);
    assert!(complaint.contains("--keep all"), "{complaint}");
    farside(&["solve", "squadro", "--dir", path, "--sample", "10"]).complained(2);
    let complaint = farside(&["probe", "squadro", "--dir", path]).complained(1);
    assert!(complaint.contains("there is no Squadro tablebase in"), "{complaint}");
}
