use std::fs;
use std::path::Path;

use puzzles::{Answer, Collection, CollectionFile, Proof, Puzzle};

use crate::program::{farside, farside_reading};

fn collection(name: &str) -> &'static Collection {
    let file = CollectionFile::all().iter().find(|file| file.name == name).expect("there is such a file");
    file.collection().expect("it is embedded")
}

/// Solves puzzles in the terminal, with the rating kept in this directory.
fn solve(directory: &Path, args: &[&str], typed: &str) -> String {
    let directory = directory.to_str().expect("a path of text");
    farside_reading(&[&["puzzle"], args, &["--data", directory]].concat(), typed.as_bytes()).printed()
}

/// The solver's moves, as they are typed.
fn solution(puzzle: &Puzzle) -> String {
    (0..puzzle.len()).filter_map(|step| puzzle.own_move(step)).flat_map(|mv| [mv, "\n"]).collect()
}

fn wrong_move(puzzle: &Puzzle) -> String {
    let own = puzzle.own_move(0).expect("a move");
    puzzle.line_at(0).legal_moves().into_iter().find(|mv| mv != own).expect("there are others")
}

#[test]
fn a_puzzle_is_solved_and_the_rating_goes_up_and_is_kept() {
    let directory = tempfile::tempdir().expect("a directory");
    for (game, name) in [("squadro", "squadro.puzzles"), ("quoridor", "quoridor.puzzles")] {
        let puzzle = collection(name).puzzles().iter().find(|puzzle| puzzle.len() > 1).expect("a long one");
        let printed = solve(directory.path(), &[game, "--id", &puzzle.id()], &solution(puzzle));
        assert!(printed.contains(&format!("Puzzle {}", puzzle.id())), "{printed}");
        assert_eq!(printed.matches("Right! ").count(), puzzle.len() - 1, "{printed}");
        assert_eq!(printed.matches("Solved!").count(), 1, "{printed}");
        assert!(printed.contains("Your rating: ") && printed.contains("(+"), "{printed}");
        let kept = fs::read_to_string(directory.path().join("puzzles.json")).expect("it is kept");
        assert!(kept.contains(&puzzle.id()) && kept.contains(name), "{kept}");
    }
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_can_be_tried_again() {
    let directory = tempfile::tempdir().expect("a directory");
    for (game, name) in [("squadro", "squadro.puzzles"), ("quoridor", "quoridor.puzzles")] {
        let puzzle = &collection(name).puzzles()[0];
        let wrong = wrong_move(puzzle);
        let typed = format!("{wrong}\n{}", solution(puzzle));
        let printed = solve(directory.path(), &[game, "--id", &puzzle.id()], &typed);
        assert!(printed.contains(&format!("{wrong} isn’t it.\nLook what happens: ")), "{printed}");
        assert_eq!(printed.matches("Your rating: ").count(), 1, "it counts once: {printed}");
        assert!(printed.contains("(−") && printed.contains("Solved!"), "{printed}");
        let Ok(Answer::Wrong { refutation }) = puzzle.answer(0, &wrong) else { panic!("{wrong} is wrong") };
        assert!(refutation.is_empty() || printed.contains(&refutation.join(" ")), "{printed}");
    }
}

#[test]
fn hints_come_in_two_steps_and_what_is_typed_wrong_is_explained() {
    let directory = tempfile::tempdir().expect("a directory");
    let puzzle = &collection("quoridor.puzzles").puzzles()[0];
    let own = puzzle.own_move(0).expect("a move");
    let args = ["quoridor", "--id", &puzzle.id()];
    let printed = solve(directory.path(), &args, "hello\na1\nhelp\nboard\nlegal\nhint\nhint\nquit\n");
    assert!(printed.contains("“hello” isn’t a move."), "{printed}");
    assert!(printed.contains("a hint; typed again, the move itself"), "{printed}");
    let (themes, mv) = (printed.find("Think of: "), printed.find(&format!("The move is {own}.")));
    assert!(themes.is_some() && themes < mv, "{printed}");
    assert!(printed.contains("(−"), "who has seen the move has failed: {printed}");
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody() {
    let first = |printed: String| printed.lines().find(|line| line.starts_with("Puzzle ")).map(str::to_owned);
    let [one, other] = [(), ()].map(|()| {
        let directory = tempfile::tempdir().expect("a directory");
        first(solve(directory.path(), &["squadro", "--daily"], "quit\n"))
    });
    assert!(one.is_some());
    assert_eq!(one, other);
}

#[test]
fn what_there_are_no_puzzles_about_is_refused() {
    let refused = farside(&["puzzle", "squadro", "--theme", "shutIn"]).complained(2);
    assert!(
        refused.contains("no puzzles about 'shutIn': --theme takes one of ") && refused.contains("sendBack")
    );
    let refused = farside(&["puzzle", "squadro", "--players", "4"]).complained(2);
    assert_eq!(refused, "error: there are no puzzles for 4 players of Squadro");
    farside(&["puzzle", "squadro", "--id", "nonsense"]).complained(2);
    let directory = tempfile::tempdir().expect("a directory");
    fs::write(directory.path().join("puzzles.json"), "nonsense").expect("it can be written");
    let directory = directory.path().to_str().expect("a path of text");
    let refused = farside(&["puzzle", "--data", directory]).complained(1);
    assert!(refused.starts_with("error: can't read "), "{refused}");
}

#[test]
fn puzzles_are_verified_and_wrong_ones_found() {
    let printed = farside(&["puzzles", "verify", "--sample", "1"]).printed();
    assert_eq!(printed.matches(" 0 wrong").count(), CollectionFile::all().len(), "{printed}");

    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("quoridor.puzzles");
    let puzzle = Puzzle { moves: vec!["e6".into()], refutations: Vec::new(), ..easy() };
    fs::write(&path, Collection::head(&[]) + &puzzle.to_string()).expect("it can be written");
    let path = path.to_str().expect("a path of text");
    let ran = farside(&["puzzles", "verify", path]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.stdout.contains("is wrong: step 1: e6 isn't the only move for win"), "{}", ran.stdout);
    fs::write(directory.path().join("quoridor.puzzles"), "nonsense").expect("it can be written");
    let refused = farside(&["puzzles", "verify", path]).complained(2);
    assert!(refused.contains("its first line isn't 'farside-puzzles 1'"), "{refused}");
    farside(&["puzzles", "verify", "chess.puzzles"]).complained(2);
}

#[test]
fn what_was_refuted_is_taken_out_and_what_was_proven_is_called_so() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("quoridor.puzzles");
    let proven = collection("quoridor.puzzles").puzzles().iter().find(|puzzle| puzzle.proof == Proof::Proven);
    let proven = proven.expect("some are proven");
    let stored =
        |proof: Proof| Collection::head(&["games 7"]) + &format!("{}\n", Puzzle { proof, ..proven.clone() });
    let before = Proof::Searched { nodes: 1_000, margin: 500 };
    fs::write(&path, stored(before) + &easy().to_string()).expect("it can be written");
    let update = ["puzzles", "verify", "--update", path.to_str().expect("a path of text")];

    let ran = farside(&[&update[..], &["--nodes", "1000"]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.stderr);
    assert!(ran.stdout.contains(", 1 wrong"), "{}", ran.stdout);
    // What was searched with as many nodes before isn't searched again.
    assert_eq!(fs::read_to_string(&path).expect("it is written"), stored(before));

    farside(&[&update[..], &["--nodes", "1000000"]].concat()).printed();
    assert_eq!(fs::read_to_string(&path).expect("it is written"), stored(Proof::Proven));
}

#[test]
#[ignore = "solves the end of Squadro and verifies all puzzles, which takes minutes"]
fn all_puzzles_are_verified() {
    let directory = tempfile::tempdir().expect("a directory");
    let directory = directory.path().to_str().expect("a path of text");
    farside(&["solve", "squadro", "--from-level", "9", "--keep", "all", "--dir", directory]).printed();
    let printed = farside(&["puzzles", "verify", "--tablebase", directory]).printed();
    assert_eq!(printed.matches(", 0 wrong\n").count(), CollectionFile::all().len(), "{printed}");
}

/// Either step wins.
fn easy() -> Puzzle {
    let line = "e5 a9 / - / 0 0 / 1 | e6 | win proven | 1 - - - | race | -";
    Puzzle::read(games::GameKind::Quoridor, line).expect("a line of a file")
}

#[test]
fn making_goes_on_with_what_the_file_has() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("quoridor.puzzles");
    let path = path.to_str().expect("a path of text");
    let make = |count: &str| {
        let args = ["puzzles", "make", "quoridor", "--out", path, "--count", count, "--nodes", "20000"];
        farside(&args).printed()
    };
    assert!(make("1").contains(": 1 puzzles of "));
    let first = fs::read_to_string(path).expect("it is written");
    assert!(make("1").contains(": 1 puzzles of "));
    assert_eq!(fs::read_to_string(path).expect("it is written"), first);
    farside(&["puzzles", "verify", path]).printed();
    let refused = farside(&["puzzles", "make", "squadro", "--out", path]).complained(2);
    assert!(refused.contains("need a tablebase"), "{refused}");
    farside(&["puzzles", "make", "quoridor", "--players", "3", "--out", path]).complained(2);
}
