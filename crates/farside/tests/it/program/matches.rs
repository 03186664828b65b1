//! `farside match`: real processes against each other and against players of our own.

use std::collections::HashSet;
use std::fs;

use game::record::Record;
use serde_json::Value;

use crate::program::farside;

const PROGRAM: &str = env!("CARGO_BIN_EXE_farside");

/// The report of a match, as scripts read it.
fn report(args: &[&str]) -> Value {
    let printed = farside(&[&["match"], args, &["--json"]].concat()).printed();
    serde_json::from_str(&printed).expect("one JSON object")
}

/// That nobody did anything wrong but be late, which a busy machine may make of anybody.
fn assert_clean(report: &Value) {
    for player in report["players"].as_array().expect("players") {
        for fault in ["illegal", "stalled", "crashed"] {
            assert_eq!(player[fault], 0, "{player}");
        }
    }
}

#[test]
fn the_program_plays_itself_in_ugi_and_in_qtp() {
    let ugi = format!("ugi=\"'{PROGRAM}' engine quoridor\" option.Level=2 name=u nodes=200");
    let qtp = format!("qtp=\"'{PROGRAM}' engine quoridor --qtp --level 1\" name=q");
    let report = report(&[
        "quoridor",
        "--engine",
        &ugi,
        "--engine",
        &qtp,
        "--games",
        "4",
        "--movetime",
        "50",
        "--margin",
        "10000",
        "--concurrency",
        "2",
    ]);
    assert_eq!((&report["games"], &report["groups"]), (&Value::from(4), &Value::from(2)), "{report}");
    assert_clean(&report);
}

#[test]
fn squadro_is_played_in_groups_of_four_and_written_down() {
    let directory = tempfile::tempdir().expect("a folder");
    let file = directory.path().join("games.txt");
    let path = file.to_str().expect("a path of letters");
    let process = format!("ugi=\"'{PROGRAM}' engine squadro\" option.Level=1 name=one");
    let engines = ["squadro", "--engine", "builtin option.Level=3 name=three", "--engine", &process];
    let play = |games: &str, more: &[&str]| {
        let limits = ["--nodes", "100", "--games", games, "--records", path];
        report(&[&engines[..], &limits, more].concat())
    };
    let first = play("3", &[]);
    assert_eq!((&first["games"], &first["groupGames"]), (&Value::from(4), &Value::from(4)), "rounded up");
    assert_clean(&first);
    let records = || Record::all_from_text(&fs::read_to_string(&file).expect("the file")).expect("records");
    assert_eq!(records().len(), 4);
    // Nothing is overwritten, and a match goes on only as what it was.
    let limits = ["--nodes", "100", "--games", "8", "--records", path];
    let again = farside(&[&["match"], &engines[..], &limits].concat()).complained(2);
    assert!(again.contains("there are games in it already"), "{again}");
    let other =
        farside(&[&["match"], &engines[..], &limits, &["--resume", "--seed", "2"]].concat()).complained(2);
    assert!(other.contains("isn't one of this match"), "{other}");
    let second = play("8", &["--resume"]);
    assert_eq!(second["games"], 8);
    assert_eq!(records().len(), 8);
    for record in records() {
        record.replay::<squadro::Position>().expect("by the rules");
    }
}

#[test]
fn levels_get_another_seed_in_every_game_unless_one_is_given() {
    let directory = tempfile::tempdir().expect("a folder");
    let games = |file: &str, level: &str| {
        let file = directory.path().join(file);
        let records = ["--records", file.to_str().expect("a path of letters")];
        let limits = ["--nodes", "100", "--games", "20", "--opening-plies", "0"];
        let engines =
            ["quoridor", "--engine", "builtin option.Level=1 option.Seed=3 name=fixed", "--engine", level];
        let report = report(&[&engines[..], &limits, &records].concat());
        assert_clean(&report);
        let text = fs::read_to_string(&file).expect("the file");
        let records = Record::all_from_text(&text).expect("records").into_iter();
        records.map(|record| format!("{:?}", record.moves)).collect::<HashSet<_>>().len()
    };
    assert_eq!(games("drawn.txt", "builtin option.Level=1"), 20);
    assert_eq!(games("given.txt", "builtin option.Level=1 option.Seed=7"), 2, "one for each seat");
}

#[test]
fn four_play_quoridor() {
    let report = report(&[
        "quoridor",
        "--players",
        "4",
        "--engine",
        "builtin option.Level=1 name=a",
        "--engine",
        "builtin option.Level=2 name=b",
        "--games",
        "4",
        "--nodes",
        "10",
    ]);
    assert_eq!(report["players"][1]["seats"], 3);
    assert!(report.get("duel").is_none());
    assert_clean(&report);
}

#[test]
fn what_cannot_be_played_is_told_before_the_first_game() {
    let complain = |args: &[&str]| farside(&[&["match"], args].concat()).complained(2);
    let two = ["--engine", "builtin", "--engine", "builtin"];
    assert!(complain(&["squadro", "--engine", "builtin"]).contains("at least two players"));
    assert!(
        complain(&["squadro", "--engine", "builtin", "--engine", "ugi=no/such/program"])
            .contains("can't start")
    );
    assert!(
        complain(&["squadro", "--engine", "builtin", "--engine", "qtp=x"]).contains("QTP isn't for Squadro")
    );
    assert!(
        complain(&["squadro", "--engine", "builtin", "--engine", "builtin option.Fly=1"])
            .contains("no option 'Fly'")
    );
    assert!(
        complain(&["squadro", "--engine", "builtin", "--engine", "fly"]).contains("can't understand 'fly'")
    );
    let positioned =
        ["quoridor", "--position", "e2 e8 / - / 10 10 / 1", "--engine", "builtin", "--engine", "qtp=x"];
    assert!(complain(&positioned).contains("QTP is for two players"));
    for wrong in [
        ["--sprt", "5,0"],
        ["--alpha", "0.7"],
        ["--clock", "soon"],
        ["--games", "0"],
        ["--openings", "nowhere"],
    ] {
        complain(&[&["squadro"], &two[..], &wrong].concat());
    }
    assert!(
        complain(&[&["quoridor", "--players", "3", "--sprt", "0,5"], &two[..]].concat())
            .contains("for two players")
    );
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_tells_what_it_has() {
    use std::process::Command;
    use std::thread;
    use std::time::Duration;

    let directory = tempfile::tempdir().expect("a folder");
    let file = directory.path().join("games.txt");
    let path = file.to_str().expect("a path of letters");
    let process = format!("ugi=\"'{PROGRAM}' engine squadro\" option.Level=1 name=one");
    let mut args =
        vec!["match", "squadro", "--engine", "builtin option.Level=1 name=x", "--engine", &process];
    args.extend(["--games", "1000000", "--nodes", "10", "--records", path, "--json"]);
    let child = crate::program::command(&args).spawn().expect("the program can be started");
    // Long enough for any machine, and over as soon as a few games are written.
    for _ in 0..2_000 {
        if fs::metadata(&file).is_ok_and(|file| file.len() > 4_000) {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    let sent =
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill can be run");
    assert!(sent.success());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(report["ending"], "interrupted");
    assert_clean(&report);
    let written =
        Record::all_from_text(&fs::read_to_string(&file).expect("the file")).expect("whole records");
    assert_eq!(report["games"], written.len());
    assert!(written.len() > 1);
}
