//! The JSON form of records.

#![cfg(feature = "serde")]

use crate::arbitrary;
use game::record::{Format, MAX_MOVES, MAX_TAGS, MAX_VALUE, Record};
use game::{Handicap, Seat};
use proptest::prelude::*;

const EVERYTHING: &str = r#"{
  "game": "Quoridor",
  "notation": "glendenning",
  "setup": {
    "players": 3,
    "first": 2,
    "options": [
      "free-side-jump"
    ],
    "position": "e1 a5 e9 / - / 6 6 6 / 2"
  },
  "players": [
    null,
    "Bob"
  ],
  "event": "Club night",
  "site": "Paris",
  "date": "2026.11.??",
  "timeControl": "2d/move",
  "result": "0-1-0",
  "termination": "time",
  "tags": [
    {
      "name": "Round",
      "value": "3"
    }
  ],
  "comment": "before",
  "moves": [
    "b5",
    {
      "move": "e8",
      "comment": "after"
    },
    "x1"
  ]
}"#;

fn error(json: &str) -> String {
    Record::from_json(json).expect_err("not a record").to_string()
}

#[test]
fn a_record_with_everything() {
    let record = Record::from_json(EVERYTHING).expect("a record");
    assert_eq!(record.players.known().collect::<Vec<_>>(), [(Seat::SECOND, "Bob")]);
    assert_eq!(record.setup.first, Some(Seat::SECOND));
    assert_eq!(record.moves[1].comment.as_deref(), Some("after"));
    assert_eq!(record.to_json_pretty(), EVERYTHING);
    let text = Record::from_text(&record.to_string());
    assert_eq!(text, Ok(record), "both forms hold the same");
}

#[test]
fn the_manuals_example_is_read() {
    let manual = include_str!("../../../../docs/3-notation.md");
    let (_, rest) = manual.split_once("```json\n").expect("a block of JSON");
    let (example, _) = rest.split_once("```").expect("its end");
    let record = Record::from_json(example).expect("a record");
    assert_eq!(record.tags.len() + record.moves.len(), 4);
}

#[test]
fn handicaps_are_named() {
    for (handicap, json) in
        [(Handicap::Fences(4), r#"{"fences":4}"#), (Handicap::HeadStart, r#""headStart""#)]
    {
        assert_eq!(serde_json::to_string(&handicap).expect("a handicap is JSON"), json);
        assert_eq!(serde_json::from_str::<Handicap>(json).expect("it was written like this"), handicap);
    }
}

#[test]
fn a_record_of_nothing() {
    let json = r#"{"game":"Squadro","notation":"standard","result":"*","moves":[]}"#;
    assert_eq!(Record::new("Squadro").to_json(), json);
    assert_eq!(Record::from_json(r#"{"game":"Squadro"}"#), Ok(Record::new("Squadro")));
}

#[test]
fn several_records_follow_each_other() {
    let (one, two) = (Record::new("Quoridor"), Record::new("Squadro"));
    let lines = format!("{}\n{}\n", one.to_json(), two.to_json_pretty());
    assert_eq!(Record::all_from_json(&lines), Ok(vec![one, two]));
    assert_eq!(Record::all_from_json("\u{feff} "), Ok(vec![]));
    assert_eq!(Record::all_from_json("{\"game\":\"Squadro\"}\n[]").expect_err("no object").line, 2);
    assert_eq!(error(&lines), "line 2, column 1: trailing characters");
}

#[test]
fn errors_say_where_and_what() {
    for (json, expected) in [
        ("", "line 1, column 1: EOF while parsing a value"),
        ("{\"game\":1}", "line 1, column 9: invalid type: integer `1`, expected a string"),
        ("{}", "line 1, column 2: missing field `game`"),
        ("{\"game\":\"é\",\n\"date\":\"2026.02.30\"}", "line 2, column 19: expected a real date"),
        (
            "{\"game\":\"é\", \"date\":5}",
            "line 1, column 21: invalid type: integer `5`, expected a date as a string",
        ),
        (
            "{\"game\":\"\",\n \"moves\":[\"e2\",3]}",
            "line 2, column 16: invalid type: integer `3`, expected a move as",
        ),
        (
            "{\"game\":\"\",\"moves\":[\"e 2\"]}",
            "line 1, column 25: expected a move: 1 to 16 letters and digits",
        ),
        ("{\"game\":\"\",\"moves\":[{\"comment\":\"\"}]}", "line 1, column 34: missing field `move`"),
        ("{\"game\":\"\",\"moves\":[{\"move\":\"e2\",\"nag\":1}]}", "line 1, column 38: unknown field `nag`"),
        ("{\"game\":\"\",\"moves\":{}}", "line 1, column 19: invalid type: map, expected a sequence"),
        ("{\"game\":\"\",\"result\":\"1-1\"}", "line 1, column 25: expected the seats' scores"),
        ("{\"game\":\"\",\"notation\":\"mine\"}", "line 1, column 28: unknown notation: use standard"),
        ("{\"game\":\"\",\"round\":\"3\"}", "line 1, column 18: unknown field `round`"),
        ("{\"game\":\"\",\"setup\":{\"first\":0}}", "line 1, column 30: expected a seat from 1 to 4"),
        ("{\"game\":\"\",\"setup\":{\"fist\":0}}", "line 1, column 26: unknown field `fist`"),
        ("{\"game\":\"\",\"players\":[\"\",\"\",\"\",\"\",\"\"]}", "line 1, column 38: more than 4 players"),
        (
            "{\"game\":\"\",\"tags\":[{\"name\":\"Date\",\"value\":\"\"}]}",
            "line 1, column 46: Date isn't a further tag",
        ),
        ("{\"game\":\"\",\"game\":\"\"}", "line 1, column 17: duplicate field `game`"),
    ] {
        let error = error(json);
        assert!(error.starts_with(expected), "{json}\n{error}\n{expected}");
    }
}

#[test]
fn what_is_beyond_a_limit_is_refused() {
    let with = |field: &str, value: &str| format!("{{\"game\":\"\",\n\"{field}\":{value}}}");
    let list = |item: &str, count| format!("[{}]", vec![item; count].join(","));
    let string = |length| format!("\"{}\"", "v".repeat(length));
    let tag = r#"{"name":"Round","value":""}"#;
    for (field, largest, larger, expected) in [
        ("moves", list("\"e2\"", MAX_MOVES), list("\"e2\"", MAX_MOVES + 1), "more than 10000 moves"),
        ("tags", list(tag, MAX_TAGS), list(tag, MAX_TAGS + 1), "more than 256 rule options or further tags"),
        (
            "event",
            string(MAX_VALUE),
            string(MAX_VALUE + 1),
            "a value or a comment is longer than 65536 bytes",
        ),
    ] {
        assert!(Record::from_json(&with(field, &largest)).is_ok());
        let error = error(&with(field, &larger));
        assert!(error.starts_with("line 2, column ") && error.ends_with(expected), "{error}");
    }
}

proptest! {
    #[test]
    fn every_record_is_read_back(record in arbitrary::record()) {
        let json = record.to_json();
        prop_assert!(!json.contains('\n'), "one line each");
        prop_assert_eq!(Format::detect(&json), Format::Json);
        prop_assert_eq!(Record::from_json(&record.to_json_pretty()), Ok(record.clone()));
        prop_assert_eq!(Record::from_json(&json), Ok(record));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in arbitrary::text(), at in any::<proptest::sample::Index>()) {
        let _ = Record::all_from_json(&text);
        let place = EVERYTHING.char_indices().map(|(index, _)| index).nth(at.index(EVERYTHING.len()));
        let (before, after) = EVERYTHING.split_at(place.expect("it is ASCII"));
        let _ = Record::all_from_json(&format!("{before}{text}{after}"));
    }
}
