use serde_json::Value;

use crate::program::{farside, farside_reading};

/// Player 1 could have won with e9; Player 2 then does.
const WALKED_PAST: &str = "[Game \"Quoridor\"]\n[Position \"e8 a2 / - / 0 0 / 1\"]\n\n1. e7 a1 0-1\n";

fn review(args: &[&str], record: &str) -> String {
    farside_reading(&[&["review"], args, &["-"]].concat(), record.as_bytes()).printed()
}

#[test]
fn a_review_names_the_error_and_its_reasons() {
    let printed = review(&["--nodes", "400"], WALKED_PAST);
    for line in [
        "1. Player 1: e7 (Blunder)",
        "   Chance of winning: won, proven → lost, proven",
        "   Only e9 kept the win.",
        "   e9 wins at once.",
        "   Better: e9",
        "Biggest moments: 1",
    ] {
        assert!(printed.lines().any(|printed| printed == line), "{line:?} in\n{printed}");
    }
}

#[test]
fn a_review_speaks_other_languages() {
    let printed = review(&["--nodes", "400", "--lang", "de"], WALKED_PAST);
    assert!(printed.contains("1. Spieler 1: e7 (Grober Fehler)\n"), "{printed}");
    assert!(printed.contains("   Nur e9 hielt den Gewinn fest.\n"), "{printed}");
}

#[test]
fn a_review_in_json_tells_proven_from_estimated() {
    let printed = review(&["--nodes", "400", "--json"], WALKED_PAST);
    let review: Value = serde_json::from_str(&printed).expect("it is JSON");
    assert_eq!(review["game"], "quoridor");
    assert_eq!(review["interrupted"], false);
    assert_eq!(review["done"], review["total"]);
    assert_eq!(review["marks"][0]["grade"], "blunder");
    assert_eq!(review["marks"][0]["facts"][0]["fact"], "onlyMove");
    assert_eq!(review["evaluations"][0]["kind"], "proven");
    assert_eq!(review["evaluations"][2]["winner"], 2);

    let three = review_of_three();
    assert_eq!(three["evaluations"][0]["kind"], "estimated");
    assert_eq!(three["evaluations"][0]["chances"].as_array().map(Vec::len), Some(3));
}

fn review_of_three() -> Value {
    let record = "[Game \"Quoridor\"]\n[Players \"3\"]\n\n1. e2 *\n";
    serde_json::from_str(&review(&["--nodes", "400", "--json"], record)).expect("it is JSON")
}

#[test]
fn a_record_that_cannot_be_reviewed_is_refused() {
    let refused = farside_reading(&["review", "-"], b"e2 e8 e9").complained(2);
    assert!(refused.starts_with("error: can't review -:"), "{refused}");
    farside(&["review", "no such file"]).complained(2);
}

#[test]
fn an_analysis_ends_with_facts_about_the_best_move() {
    let position = "e8 a2 / - / 0 0 / 1";
    let printed = farside(&["analyze", "quoridor", "--position", position, "--movetime", "50"]).printed();
    assert!(!printed.contains("wins at once"), "the best move misses nothing: {printed}");
    let position = "e4 e5 / - / 0 0 / 1";
    let printed = farside(&["analyze", "quoridor", "--position", position, "--movetime", "50"]).printed();
    assert!(printed.ends_with("The jump to e6 gains two steps.\n"), "{printed}");
}

#[test]
fn an_analysis_says_what_a_review_says_of_the_last_move() {
    let args =
        ["analyze", "quoridor", "--position", "e8 a2 / - / 0 0 / 1", "--moves", "e7", "--movetime", "50"];
    let printed = farside(&args).printed();
    let reviewed = review(&[], WALKED_PAST);
    let (_, mark) = reviewed.split_once("\n\n").expect("the review has a mark");
    assert!(printed.ends_with(&format!("\n\n{mark}")), "{printed}\nreview:\n{reviewed}");

    let json = |printed: &str| serde_json::from_str::<Value>(printed).expect("it is JSON");
    let analysis = json(&farside(&[&args[..], &["--json"]].concat()).printed());
    let reviewed = json(&review(&["--json"], WALKED_PAST));
    assert_eq!(analysis["last"], reviewed["marks"][0]);
    assert!(analysis["facts"].is_array() && analysis["lines"].is_array(), "{analysis}");
    let first = json(&farside(&["analyze", "squadro", "--movetime", "50", "--json"]).printed());
    assert_eq!(first.get("last"), None, "nobody has moved");
}
