//! Conversations in QTP, with sense and with nonsense.

#[path = "../../../engine/tests/it/support/walker.rs"]
mod walker;

use std::io::Cursor;
use std::time::Duration;

use game::{Game, Line, Outcome};
use proptest::prelude::*;
use qtp::{Response, converse, play, read_move};
use walker::Walker;

/// Everything that is answered to these lines, answer by answer.
fn talk(input: impl AsRef<[u8]>) -> Vec<String> {
    let mut output = Vec::new();
    let movetime = Duration::from_millis(10);
    converse(&mut Walker::default(), movetime, Cursor::new(input.as_ref()), &mut output)
        .expect("memory can be written to");
    let text = String::from_utf8(output).expect("answers are text");
    assert!(text.is_empty() || text.ends_with("\n\n"), "{text:?}");
    text.split_terminator("\n\n").map(String::from).collect()
}

#[test]
fn introduces_itself() {
    let answers =
        talk("name\nversion\nprotocol_version\nknown_command genmove\nknown_command fly\nquit\nname\n");
    assert_eq!(
        answers,
        ["= Walker 1", concat!("= ", env!("CARGO_PKG_VERSION")), "= 1", "= true", "= false", "="]
    );
    let listed = talk("list_commands\n").remove(0);
    let names: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    for name in &names {
        assert_eq!(talk(format!("known_command {name}\n")), ["= true"]);
    }
    for name in ["boardsize", "clear_board", "walls", "playmove", "playwall", "genmove", "undo", "winner"] {
        assert!(names.contains(&name), "{name}");
    }
}

#[test]
fn plays_for_either_colour_from_either_side() {
    let set_up = "boardsize 9\nclear_board\nwalls 10\n";
    assert_eq!(talk(format!("{set_up}genmove white\ngenmove black\n")), ["=", "=", "=", "= E2", "= E8"]);
    // Black may begin, and White's moves may be told instead of asked for.
    let answers = talk("genmove BLACK\nplaymove W e2\nplaywall b D3 Vertical\nplaymove white E3\nwinner\n");
    assert_eq!(answers, ["= E8", "=", "=", "=", "= false"]);
    // The same colour twice is no matter of the protocol's.
    assert_eq!(talk("playmove white E2\nplaymove white E3\ngenmove white\n"), ["=", "=", "= E4"]);
}

#[test]
fn knows_who_won() {
    let race = "playmove white E2\nplaymove white E3\nplaymove white E4\nplaymove white E5\nplaymove white E6\n\
                playmove white E7\nplaymove white D7\nplaymove white D8\nwinner\nplaymove white D9\nwinner\n";
    let answers =
        talk(format!("{race}genmove black\nplaymove black E8\nundo\nwinner\ngenmove white\nwinner\n"));
    assert_eq!(
        answers[8..],
        [
            "= false",
            "=",
            "= true white",
            "? the game is over",
            "? illegal move",
            "=",
            "= false",
            "= D9",
            "= true white"
        ]
    );
}

/// Both go a step and back again.
const TO_AND_FRO: &str = "playmove white E2\nplaymove black E8\nplaymove white E1\nplaymove black E9\n";

#[test]
fn repetition_ends_nothing() {
    for times in [2, 3, 4, 5] {
        let plies = 4 * times;
        let answers =
            talk(format!("{}winner\ngenmove white\nundo {}\nundo\n", TO_AND_FRO.repeat(times), plies + 1));
        assert_eq!(answers[plies..], ["= false", "= E2", "=", "? cannot undo"], "{times}");
        assert!(answers[..plies].iter().all(|answer| answer == "="), "{times}");
        let on = format!("{}playmove white E2\ngenmove black\n", TO_AND_FRO.repeat(times));
        assert_eq!(talk(on)[plies..], ["=", "= E8"], "{times}");
    }
}

#[test]
fn the_number_of_turns_ends_nothing() {
    for times in [249, 250, 251, 600] {
        let plies = 4 * times;
        let answers = talk(format!(
            "{}playmove white E2\nplaymove black E8\nplaymove white E3\nwinner\ngenmove black\n",
            TO_AND_FRO.repeat(times)
        ));
        assert_eq!(answers[plies..], ["=", "=", "=", "= false", "= E7"], "{times}");
    }
}

#[test]
fn what_fails_leaves_the_board_as_it_was() {
    let answers = talk(
        "playmove white E2\nplaymove white E9\nplaymove black E2\nplaywall black I9 h\ngenmove black\n\
         playmove black E9\nundo 9\ngenmove white\n",
    );
    assert_eq!(
        answers,
        ["=", "? illegal move", "? illegal move", "? illegal move", "= E8", "=", "? cannot undo", "= E3"]
    );
}

#[test]
fn takes_moves_back() {
    assert_eq!(
        talk("playmove white E2\nplaywall black E4 h\nundo 2\nplaymove black E8\nundo\nundo\n"),
        ["=", "=", "=", "=", "=", "? cannot undo"]
    );
    assert_eq!(
        talk("undo 0\nundo -1\nundo 99999999999999999999\n"),
        ["=", "? syntax error", "? syntax error"]
    );
}

#[test]
fn the_number_of_fences_can_be_set() {
    let answers = talk(
        "walls 1\nplaywall white E4 h\nplaywall white A4 h\nwalls 3\nclear_board\nwalls 0\nplaywall black E4 h\n",
    );
    assert_eq!(answers, ["=", "=", "? illegal move", "? the game has begun", "=", "=", "? illegal move"]);
    for number in ["11", "300", "99999999999"] {
        assert_eq!(talk(format!("walls {number}\n")), ["? unacceptable number of walls"]);
    }
}

#[test]
fn numbers_comments_and_blanks_are_as_in_gtp() {
    let answers = talk("12 name # who?\n# nothing\n\n   \n\tname\r\n7\u{7} boardsize\t 9\n5\n3 fly\n");
    assert_eq!(answers, ["=12 Walker 1", "= Walker 1", "=7", "?5 syntax error", "?3 unknown command"]);
}

#[test]
fn what_makes_no_sense_gets_one_answer_and_changes_nothing() {
    for (nonsense, error) in [
        ("hello", "unknown command"),
        ("boardsize", "syntax error"),
        ("boardsize 5", "unacceptable size"),
        ("boardsize nine", "syntax error"),
        ("walls many", "syntax error"),
        ("playmove white", "syntax error"),
        ("playmove red E2", "syntax error"),
        ("playmove white E4 h", "syntax error"),
        ("playwall white E4", "syntax error"),
        ("playwall white E4 across", "syntax error"),
        ("playmove white E5", "illegal move"),
        ("playwall white E4 v please", "syntax error"),
        ("genmove", "syntax error"),
        ("genmove green", "syntax error"),
        ("movetime 0", "syntax error"),
        ("time_left white soon", "syntax error"),
        ("time_left white -1", "syntax error"),
        ("quit now", "syntax error"),
        ("\u{1f642}", "unknown command"),
    ] {
        let answers = talk(format!("playmove white E2\n{nonsense}\ngenmove white\n"));
        assert_eq!(answers, ["=".to_string(), format!("? {error}"), "= E3".to_string()], "{nonsense}");
    }
    let long = talk(format!("{}\nname\n", "x".repeat(1 << 20)));
    assert_eq!(long, ["? this line is too long", "= Walker 1"]);
    assert_eq!(talk(b"\xff\xfe\n"), ["? unknown command"]);
}

#[test]
fn the_board_is_drawn_in_one_answer() {
    let answers = talk("playwall white E4 h\nshowboard\nname\n");
    assert_eq!(answers.len(), 3, "no empty line within: {answers:?}");
    assert!(answers[1].starts_with("=\n") || answers[1].starts_with("= \n"), "{}", answers[1]);
    assert!(answers[1].contains('a') && answers[1].contains('9'), "{}", answers[1]);
}

#[test]
fn time_can_be_told() {
    assert_eq!(
        talk("movetime 20\ntime_left white 5.5\ntime_left black 3 0\ngenmove white\n"),
        ["=", "=", "=", "= E2"]
    );
}

/// Two of them, each told of the other's moves, play the game that one alone would play.
#[test]
fn a_whole_game_is_the_same_from_both_sides() {
    let mut line = Line::new(quoridor::Position::start());
    let mut said = [String::new(), String::new()];
    while line.outcome().is_none() {
        let seat = line.position().turn();
        let asked = format!("genmove {}\n", qtp::colour(seat));
        let answer = talk(format!("{}{asked}", said[seat.index()])).pop().expect("an answer");
        let Some(Response::Done(text)) = Response::read(&answer) else { panic!("{answer}") };
        let mv = read_move(&text).expect("a move");
        line.play(mv).expect("a legal move");
        said[seat.index()] += &asked;
        said[seat.other().index()] += &(play(seat, mv) + "\n");
    }
    let winner = line.outcome().and_then(Outcome::winner).expect("somebody gets there");
    for said in said {
        let told = talk(said + "winner\n").pop();
        assert_eq!(told, Some(format!("= true {}", qtp::colour(winner))));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_line_gets_one_answer(
        lines in proptest::collection::vec(
            prop_oneof![
                "(play(move|wall)|genmove|undo|walls|boardsize|winner|showboard) ?[a-zA-Z0-9 ]{0,12}",
                "playwall (w|b) [A-H][2-9] (h|v)",
                "playmove (white|black) [A-I][1-9]",
                "\\PC{0,40}",
            ],
            0..12,
        )
    ) {
        let meant = |line: &String| !line.split('#').next().unwrap_or("").trim().is_empty();
        let expected = lines.iter().filter(|line| meant(line)).count();
        let answers = talk(lines.join("\n") + "\n");
        prop_assert_eq!(answers.len(), expected, "{:?} {:?}", lines, answers);
        prop_assert!(answers.iter().all(|answer| answer.starts_with(['=', '?'])));
    }
}
