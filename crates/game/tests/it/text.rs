//! The text form of records.

use std::num::NonZeroU32;

use crate::arbitrary;
use game::record::{
    Date, Format, GameResult, MAX_MOVES, MAX_TAGS, MAX_VALUE, MoveText, Names, Record, RecordedMove, Tag,
    Termination, TimeControl,
};
use game::{Notation, Seat, Setup};
use proptest::prelude::*;

fn moves(text: &str) -> Vec<RecordedMove> {
    let word = |word| MoveText::new(word).expect("letters and digits");
    text.split_whitespace().map(word).map(RecordedMove::from).collect()
}

fn error(text: &str) -> String {
    Record::from_text(text).expect_err("not a record").to_string()
}

/// The error for what follows a first line that names the game, so it is on line 2 or later.
fn error_after_game(text: &str) -> String {
    error(&format!("[Game \"Quoridor\"]\n{text}"))
}

#[test]
fn a_record_with_everything() {
    let mut record = Record {
        notation: Notation::Standard,
        setup: Setup {
            players: Some(2),
            first: Some(Seat::SECOND),
            options: vec!["free-side-jump".into()],
            position: Some("e4 e6 / - / 10 10 / 2".into()),
        },
        players: Names::from(["Ann \"the wall\" Lee", "Bob"]),
        event: Some("Club night".into()),
        site: Some("C:\\Paris".into()),
        date: Date::month_of(2026, 11),
        time_control: Some(TimeControl::Total {
            seconds: NonZeroU32::new(600).expect("not zero"),
            increment: 5,
        }),
        result: GameResult::win(Seat::SECOND, 2).expect("a seat of two"),
        termination: Some(Termination::Resignation),
        tags: vec![Tag::new("Round", "3").expect("a name"), Tag::new("Round", "again").expect("a name")],
        comment: Some("from the middle".into()),
        moves: moves("e5 e3h d5"),
        ..Record::new("Quoridor")
    };
    record.moves[1].comment = Some("{braces} and\na new line".into());
    let text = r#"[Game "Quoridor"]
[Notation "standard"]
[Event "Club night"]
[Site "C:\\Paris"]
[Date "2026.11.??"]
[Player1 "Ann \"the wall\" Lee"]
[Player2 "Bob"]
[Players "2"]
[First "2"]
[Option "free-side-jump"]
[Position "e4 e6 / - / 10 10 / 2"]
[TimeControl "600+5"]
[Result "0-1"]
[Termination "resignation"]
[Round "3"]
[Round "again"]

{from the middle} 1. e5 e3h {{braces\} and\na new line} 2. d5 0-1
"#;
    assert_eq!(record.to_string(), text);
    assert_eq!(Record::from_text(text), Ok(record));
}

#[test]
fn the_manuals_example_is_just_what_we_write() {
    let manual = include_str!("../../../../docs/3-notation.md");
    let example = manual.split("```\n").nth(1).expect("a block of text");
    assert_eq!(Record::from_text(example).expect("a record").to_string(), example);
}

#[test]
fn a_record_of_nothing() {
    let text = "[Game \"Squadro\"]\n[Notation \"standard\"]\n[Result \"*\"]\n\n*\n";
    assert_eq!(Record::new("Squadro").to_string(), text);
    assert_eq!(Record::from_text("[Game \"Squadro\"]*"), Ok(Record::new("Squadro")));
}

#[test]
fn a_round_has_as_many_moves_as_players() {
    let mut record = Record { moves: moves("e2 b5 e8 h5 e3 x2 e7 h6 e4"), ..Record::new("Quoridor") };
    let body = |record: &Record| record.to_string().lines().last().expect("a line").to_string();
    assert_eq!(body(&record), "1. e2 b5 2. e8 h5 3. e3 x2 4. e7 h6 5. e4 *");
    record.setup.players = Some(3);
    assert_eq!(body(&record), "1. e2 b5 e8 2. h5 e3 x2 3. e7 h6 e4 *");
    record.setup.players = Some(4);
    assert_eq!(body(&record), "1. e2 b5 e8 h5 2. e3 x2 e7 h6 3. e4 *");
}

#[test]
fn numbers_may_be_missing_or_stand_close() {
    let plain = Record { moves: moves("e2 e8 e3 e7"), ..Record::new("Quoridor") };
    for body in ["e2 e8 e3 e7 *", "1.e2 e8 2.e3 e7 *", "1. e2 e8 e3 e7 *", "1.\n\ne2\te8\r\n2. e3 e7\n*"] {
        assert_eq!(Record::from_text(&format!("[Game \"Quoridor\"]\n{body}")).as_ref(), Ok(&plain), "{body}");
    }
}

#[test]
fn windows_line_ends_and_a_byte_order_mark_make_no_difference() {
    let mut record = Record { moves: moves("e2 e8"), ..Record::new("Quoridor") };
    record.moves[0].comment = Some("long ".repeat(40));
    let text = record.to_string();
    assert_eq!(Record::from_text(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), Ok(record));
}

#[test]
fn lines_of_moves_have_at_most_80_characters() {
    let mut record = Record { moves: moves(&"e3h ".repeat(200)), ..Record::new("Quoridor") };
    record.moves[100].comment = Some("a few words, é and 日本 too, ".repeat(20));
    let text = record.to_string();
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    assert!(text.lines().all(|line| !line.ends_with(' ')), "{text}");
    assert!(!text.lines().any(|line| line.ends_with('.') && line.len() < 5), "a number and its move part");
    assert_eq!(Record::from_text(&text), Ok(record));
}

#[test]
fn several_records_follow_each_other() {
    let one = Record { moves: moves("e2"), ..Record::new("Quoridor") };
    let two = Record { moves: moves("y3 r1"), ..Record::new("Squadro") };
    let text = format!("{one}\n{two}");
    assert_eq!(Record::all_from_text(&text), Ok(vec![one.clone(), two.clone()]));
    assert_eq!(Record::all_from_text(&format!("{one}{two}")), Ok(vec![one, two]));
    assert_eq!(Record::all_from_text(" \n"), Ok(vec![]));
    assert_eq!(error(&text), "line 7, column 1: expected the end after one record, found '[Game'");
}

#[test]
fn a_date_of_question_marks_is_none() {
    let record = Record::from_text("[Game \"Quoridor\"]\n[Date \"????.??.??\"]\n*").expect("a record");
    assert_eq!(record.date, None);
}

#[test]
fn errors_in_tags_say_where_and_what() {
    assert_eq!(error(""), "line 1, column 1: expected a tag such as [Game \"Quoridor\"], found the end");
    assert_eq!(
        error("\n  e2 e8"),
        "line 2, column 3: expected a tag such as [Game \"Quoridor\"], found 'e2'"
    );
    assert_eq!(error("[ Game \"x\"]"), "line 1, column 2: expected the name of a tag, found a blank");
    assert_eq!(error("[Game]"), "line 1, column 6: expected a blank after the name of the tag, found ']'");
    assert_eq!(
        error("[Game Quoridor]"),
        "line 1, column 7: expected a value in double quotes, found 'Quoridor]'"
    );
    assert_eq!(
        error("[Game \"Quoridor\n]"),
        "line 1, column 7: the value isn't closed: expected a '\"' on the same line"
    );
    assert_eq!(
        error("[Game \"Quoridor"),
        "line 1, column 7: the value isn't closed: expected a '\"' before the end"
    );
    assert_eq!(
        error("[Game \"Quoridor\""),
        "line 1, column 17: expected a ']' after the value, found the end"
    );
    assert_eq!(
        error("[Game \"é\\x\"]"),
        "line 1, column 9: unknown escape: use \\\\, \\\", \\}, \\n, \\r, \\t, or \\u{…} with a number in hex"
    );
    assert_eq!(
        error("[Event \"x\"]\n*"),
        "line 2, column 1: no tag says which game this is: expected [Game \"…\"]"
    );
    assert_eq!(error_after_game("[Game \"Squadro\"]\n*"), "line 2, column 2: Game is given twice");
    assert_eq!(
        error_after_game("[_x \"\"]\n*"),
        "line 2, column 2: the name of a tag is a letter followed by letters, digits and _ (all of ASCII)"
    );
}

#[test]
fn errors_in_values_say_what_is_expected() {
    for (tag, column, expected) in [
        ("[Notation \"mine\"]", 11, "unknown notation: use standard, glendenning, qtp or designer"),
        ("[Date \"2026.02.30\"]", 7, "expected a real date such as 2026.11.05, 2026.11.?? or 2026.??.??"),
        ("[First \"0\"]", 8, "expected a seat from 1 to 4"),
        ("[First \"y\"]", 8, "expected the seat that started, a number"),
        ("[Players \"+2\"]", 10, "expected the number of players, a number"),
        ("[Players \"\"]", 10, "expected the number of players, a number"),
        (
            "[TimeControl \"10 min\"]",
            14,
            "expected seconds such as 600, 600+5 or 30/move, days such as 2d/move, or - for no limit",
        ),
        (
            "[Result \"2-0\"]",
            9,
            "expected the seats' scores such as 1-0, 1/2-1/2 or 0-0-1, which add up to one, or *",
        ),
    ] {
        assert_eq!(error_after_game(tag), format!("line 2, column {column}: {expected}"));
    }
}

#[test]
fn errors_in_moves_say_where_and_what() {
    let what = "expected a move, a comment in braces or the result";
    assert_eq!(error_after_game("1. e2 e8"), format!("line 2, column 9: {what}, found the end"));
    assert_eq!(error_after_game("1. e2 e8\n["), format!("line 3, column 1: {what}, found '['"));
    assert_eq!(error_after_game("1. e2 e8; *"), format!("line 2, column 7: {what}, found 'e8;'"));
    let after = "expected a move after the number";
    assert_eq!(error_after_game("1... e8 *"), format!("line 2, column 3: {after}, found '..'"));
    assert_eq!(error_after_game("1. {why} e2 *"), format!("line 2, column 4: {after}, found '{{why}}'"));
    assert_eq!(error_after_game("1. *"), format!("line 2, column 4: {after}, found '*'"));
    assert_eq!(
        error_after_game("1. abcdefghijklmnopqrstuvwxyz *"),
        format!("line 2, column 4: {after}, found 'abcdefghijklmnopqrstuvwx…'")
    );
    assert_eq!(error_after_game("1. e2 e8 3. e3 *"), "line 2, column 10: expected round 2., found 3.");
    assert_eq!(
        error_after_game("1. e2 2. e8 *"),
        "line 2, column 7: expected a move: round 1 isn't complete, it has 2 moves"
    );
    assert_eq!(
        error_after_game("1. e2 {open *"),
        "line 2, column 7: the comment isn't closed: expected a '}' before the end"
    );
    assert_eq!(
        error_after_game("1. e2 {one} {two} *"),
        "line 2, column 13: expected a move or the result: there is a comment here already"
    );
    assert_eq!(
        error_after_game("1. e2 1-1"),
        "line 2, column 7: expected the seats' scores such as 1-0, 1/2-1/2 or 0-0-1, which add up to one, or *"
    );
    assert_eq!(
        error_after_game("[Result \"1-0\"]\n1. e2 0-1"),
        "line 3, column 7: the moves end with 0-1, but the tag Result says 1-0"
    );
    assert_eq!(error_after_game("* e2"), "line 2, column 3: expected the end after one record, found 'e2'");
}

#[test]
fn what_is_beyond_a_limit_is_refused() {
    let longest = "v".repeat(MAX_VALUE);
    assert!(Record::from_text(&format!("[Game \"{longest}\"] {{{longest}}} *")).is_ok());
    assert_eq!(
        error(&format!("[Game \"{longest}v\"] *")),
        "line 1, column 7: the value is longer than 65536 bytes"
    );
    assert_eq!(
        error_after_game(&format!("{{{longest}v}} *")),
        "line 2, column 1: the comment is longer than 65536 bytes"
    );

    assert!(Record::from_text(&format!("[Game \"\"] {} *", "e2 ".repeat(MAX_MOVES))).is_ok());
    assert!(error_after_game(&"e2 ".repeat(MAX_MOVES + 1)).ends_with("more than 10000 moves"));

    for tag in ["Option", "Round"] {
        let tags = |count| format!("[Game \"\"] {} *", format!("[{tag} \"1\"]").repeat(count));
        assert!(Record::from_text(&tags(MAX_TAGS)).is_ok());
        assert!(error(&tags(MAX_TAGS + 1)).ends_with("more than 256 rule options or further tags"));
    }
}

#[test]
fn the_format_is_told_by_the_first_character() {
    for (text, format) in [
        ("\u{feff}\r\n [Game \"x\"]", Format::Text),
        ("\n\t{ \"game\": 1 }", Format::Json),
        ("", Format::Moves),
        ("1. e2 e8", Format::Moves),
        ("playmove white E2", Format::Moves),
    ] {
        assert_eq!(Format::detect(text), format, "{text}");
    }
}

proptest! {
    #[test]
    fn every_record_is_read_back(record in arbitrary::record()) {
        let text = record.to_string();
        prop_assert_eq!(Format::detect(&text), Format::Text);
        prop_assert_eq!(Record::from_text(&text), Ok(record));
    }

    #[test]
    fn several_records_are_read_back(records in proptest::collection::vec(arbitrary::record(), 0..4)) {
        let text: String = records.iter().map(ToString::to_string).collect();
        prop_assert_eq!(Record::all_from_text(&text), Ok(records));
    }

    #[test]
    fn comments_keep_within_the_lines(comment in "[a-z{}\\\\ ]{0,400}") {
        let record = Record { comment: Some(comment.clone()), ..Record::new("Quoridor") };
        let text = record.to_string();
        // Only words, or runs of spaces, that are themselves longer may stick out.
        if comment.split(' ').all(|word| (1..=30).contains(&word.len())) {
            prop_assert!(text.lines().all(|line| line.len() <= 80), "{}", text);
        }
        prop_assert_eq!(Record::from_text(&text), Ok(record));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in arbitrary::text(), at in any::<proptest::sample::Index>()) {
        let _ = Record::all_from_text(&text);
        let _ = Record::all_from_text(&format!("[Game \"Quoridor\"] {text}"));
        // A record with something in the middle of it, which is then mostly no record.
        let mut record =
            String::from("[Game \"Quoridor\"]\n[Date \"2026.11.05\"]\n\n1. e2 e8 {why} 2. e3 1-0\n");
        record.insert_str(at.index(record.len() + 1), &text);
        let _ = Record::all_from_text(&record);
    }
}
