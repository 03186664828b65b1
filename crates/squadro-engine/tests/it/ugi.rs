//! Conversations in UGI, with sense and with nonsense.

use std::io::{BufRead as _, BufReader, Cursor, Write as _, pipe};
use std::thread;

use engine::ugi::converse;
use game::{Game, Line, Notation};
use proptest::prelude::*;
use squadro::{DARK, LIGHT, Position};
use squadro_engine::{Engine, Options};

/// Everything that is answered to these lines.
fn talk(input: impl AsRef<[u8]>) -> Vec<String> {
    let mut output = Vec::new();
    let mut player = Engine::new(Options::default());
    converse(&mut player, Cursor::new(input.as_ref()), &mut output).expect("memory can be written to");
    let text = String::from_utf8(output).expect("answers are text");
    text.lines().map(String::from).collect()
}

fn last(lines: &[String]) -> &str {
    lines.last().map_or("", String::as_str)
}

#[test]
fn introduces_itself() {
    let lines = talk("ugi\nisready\nquit\n");
    assert!(lines[0].starts_with("id name Farside Squadro"), "{lines:?}");
    assert!(lines.contains(&"option name Level type spin default 8 min 1 max 8".into()), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn finds_a_move_and_tells_how() {
    let lines = talk("position startpos moves 3 r1\ngo nodes 5000\n");
    assert!(last(&lines).starts_with("bestmove "), "{lines:?}");
    let info = &lines[lines.len() - 2];
    for word in ["info depth ", " score cp ", " nodes ", " nps ", " pv "] {
        assert!(info.contains(word), "{info}");
    }
}

#[test]
fn takes_a_win_and_says_so() {
    let lines = talk("position pos 12 12 12 11 0 / 11 11 11 0 0 / y\ngo depth 3\n");
    assert_eq!(last(&lines), "bestmove 4");
    assert!(lines[lines.len() - 2].contains(" score win 1 "), "{lines:?}");
}

#[test]
fn every_way_to_say_how_long() {
    for go in ["movetime 20", "depth 4", "nodes 300", "wtime 400 btime 10", "p1time 300 p1inc 20", "wtime 1"]
    {
        let lines = talk(format!("go {go}\n"));
        assert!(last(&lines).starts_with("bestmove "), "{go}: {lines:?}");
    }
}

#[test]
fn answers_questions() {
    let lines = talk("query turn\nposition startpos first r\nquery turn\nquery legal\nquery result\n");
    assert_eq!(lines, ["response y", "response r", "response 1 2 3 4 5", "response none"]);
    let lines = talk("position pos 12 12 12 12 0 / 0 0 0 0 0 / r\nquery result\nquery legal\ngo depth 1\n");
    assert_eq!(lines[..2], ["response y", "response none"]);
    assert_eq!(lines[2..], ["bestmove (none)"]);
}

/// Two pieces each are left, and all four keep sending each other back.
const CYCLE: &str = "y2 r1 y2 r1 y1 r2 ";

#[test]
fn what_the_rules_call_a_draw_is_for_the_arbiter_to_end() {
    let start = "0 6 12 12 12 / 6 2 12 12 12 / y";
    for level in [1, 4, 8] {
        for times in [2, 3, 4, 5, 300] {
            // After the whole cycle Light is to move, after three more moves Dark.
            for (more, turn, result) in
                [("", LIGHT, "draw"), ("y2 r1 y2", DARK, "draw"), ("y1", DARK, "none")]
            {
                let moves = format!("{}{more}", CYCLE.repeat(times));
                let lines = talk(format!(
                    "setoption name Level value {level}\nposition pos {start} moves {moves}\nquery result\n\
                     go nodes 500\n"
                ));
                assert_eq!(lines[0], format!("response {result}"), "{moves}");
                let mut game = Line::unadjudicated(start.parse::<Position>().expect("a position"));
                for text in moves.split_whitespace() {
                    game.play_text(text, Notation::Standard).expect("both take turns");
                }
                assert_eq!(game.position().turn(), turn);
                let best = last(&lines).strip_prefix("bestmove ").expect("a move");
                game.play_text(best, Notation::Standard).expect("a move of this position");
            }
        }
    }
}

#[test]
fn a_position_that_cannot_be_accepted_leaves_nothing_to_think_about() {
    for refused in [
        "position",
        "position here",
        "position startpos first q",
        "position startpos players 3",
        "position startpos moves 6",
        "position startpos moves r1",
        "position pos 1 2 3",
        "position pos 13 0 0 0 0 / 0 0 0 0 0 / y",
        "position (startpos|pos) ?(moves)?( [0-9yrx]{1,2}){0,6}",
    ] {
        let lines = talk(format!("position startpos moves 3\n{refused}\ngo nodes 50\n"));
        assert_eq!(lines.len(), 3, "{refused}: {lines:?}");
        assert!(lines[..2].iter().all(|line| line.starts_with("info string error ")), "{refused}: {lines:?}");
        assert_eq!(lines[2], "bestmove (none)", "{refused}");
        let again = format!(
            "position startpos moves 3\n{refused}\nposition startpos moves 3\nquery turn\ngo nodes 50\n"
        );
        let lines = talk(again);
        assert_eq!(lines[1], "response r", "{refused}: {lines:?}");
        assert!(!last(&lines).ends_with("(none)"), "{refused}: {lines:?}");
    }
}

#[test]
fn what_makes_no_sense_gets_one_line_and_changes_nothing() {
    for nonsense in [
        "hello",
        "go sideways",
        "go depth",
        "go nodes x",
        "setoption",
        "setoption name Level value 9",
        "setoption name Hash value -1",
        "setoption name Threads value many",
        "setoption name Colour value green",
        "query everything",
        "quit now",
        "\u{1f642}",
        "\0\0",
    ] {
        let lines = talk(format!("position startpos moves 3\n{nonsense}\nquery turn\n"));
        assert_eq!(lines.len(), 2, "{nonsense}: {lines:?}");
        assert!(lines[0].starts_with("info string error "), "{nonsense}: {lines:?}");
        assert_eq!(lines[1], "response r", "{nonsense}");
    }
    assert_eq!(talk("\n   \n\r\n"), Vec::<String>::new());
    let long = talk(format!("{}\nquery turn\n", "x".repeat(1 << 20)));
    assert_eq!(long, ["info string error this line is too long", "response y"]);
}

#[test]
fn a_tablebase_that_is_not_there_is_told() {
    let lines = talk("setoption name Tablebase value nowhere/at all\ngo nodes 500\n");
    assert!(lines[0].starts_with("info string error "), "{lines:?}");
    assert!(last(&lines).starts_with("bestmove "), "{lines:?}");
}

#[test]
fn levels_and_threads_can_be_set() {
    let lines = talk("setoption name level value 2\ngo movetime 50\n");
    assert!(last(&lines).starts_with("bestmove "), "{lines:?}");
    let lines = talk("setoption name Threads value 3\nuginewgame\ngo nodes 20000\n");
    assert!(last(&lines).starts_with("bestmove "), "{lines:?}");
}

#[test]
fn stop_ends_a_search_and_isready_is_answered_meanwhile() {
    let (input, mut say) = pipe().expect("a pipe");
    let (responses, output) = pipe().expect("a pipe");
    let talking = thread::spawn(move || {
        let mut player = Engine::new(Options::default());
        converse(&mut player, BufReader::new(input), output)
    });
    let mut tell = |text: &str| say.write_all(text.as_bytes()).expect("somebody listens");
    let mut lines = BufReader::new(responses).lines();
    let mut wait_for = |word: &str| {
        let found = lines.find(|line| line.as_ref().is_ok_and(|line| line.starts_with(word)));
        assert!(found.is_some(), "no line begins with {word}");
    };
    tell("position startpos\ngo infinite\n");
    wait_for("info depth 5 ");
    tell("isready\n");
    wait_for("readyok");
    tell("stop\n");
    wait_for("bestmove ");
    tell("go infinite\nquit\n");
    wait_for("bestmove ");
    talking.join().expect("it doesn't panic").expect("the pipe doesn't break");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn nothing_that_is_said_makes_it_fail(
        lines in proptest::collection::vec(
            prop_oneof![
                "(position|go|setoption|query|stop|ugi|isready|uginewgame) ?[a-z0-9 /]{0,20}",
                        "setoption name (Level|Seed) value [0-9]{1,3}",
                "\\PC{0,40}",
            ],
            0..8,
        )
    ) {
        // No search without end in between: each would wait for the next line to stop it.
        let talk_of = lines.into_iter().filter(|line| !line.contains("go")).collect::<Vec<_>>().join("\n");
        let answers = talk(format!("{talk_of}\ngo nodes 50\nisready\n"));
        prop_assert!(answers.iter().any(|line| line == "readyok"));
    }
}
