//! Conversations in UGI about Quoridor, whoever plays it.

use std::io::{BufRead as _, BufReader, Cursor, Write as _, pipe};
use std::thread;
use std::time::Duration;

use crate::support::walker::Walker;
use engine::ugi::converse;
use engine::{Limits, NoClock, Player};
use game::{Game, Line, Setup};
use proptest::prelude::*;
use quoridor::Position;

/// Everything that is answered to these lines.
fn talk(input: impl AsRef<[u8]>) -> Vec<String> {
    let mut output = Vec::new();
    converse(&mut Walker::default(), Cursor::new(input.as_ref()), &mut output)
        .expect("memory can be written to");
    let text = String::from_utf8(output).expect("answers are text");
    text.lines().map(String::from).collect()
}

fn last(lines: &[String]) -> &str {
    lines.last().map_or("", String::as_str)
}

#[test]
fn introduces_the_player_and_its_options() {
    assert_eq!(
        talk("ugi\nisready\nquit\nugi\n"),
        [
            "id name Walker 1",
            "id author the Farside authors",
            "option name Level type spin default 8 min 1 max 8",
            "option name Cautious type check default false",
            "option name Motto type string default <empty>",
            "ugiok",
            "readyok"
        ]
    );
}

#[test]
fn options_are_set_and_stay_set() {
    let mut player = Walker::default();
    let said = "setoption name level value 3\nsetoption name Cautious value true\n\
                setoption name Motto value slow and  steady\nuginewgame\nsetoption name Motto value never\n";
    let mut output = Vec::new();
    converse(&mut player, said.as_bytes(), &mut output).expect("memory can be written to");
    let settings: Vec<String> = player.ugi_options().iter().map(ToString::to_string).collect();
    assert_eq!(settings[0], "name Level type spin default 3 min 1 max 8");
    assert_eq!(settings[1], "name Cautious type check default true");
    assert_eq!(settings[2], "name Motto type string default slow and steady");
    assert_eq!(player.games, 1);
    assert_eq!(String::from_utf8(output).as_deref(), Ok("info string error no such motto\n"), "in one line");
}

#[test]
fn finds_a_move_and_tells_how() {
    let lines = talk("position startpos moves e2 e8\ngo nodes 5000\n");
    assert_eq!(last(&lines), "bestmove e3");
    for word in ["info depth 1 ", " score cp 100 ", " nodes ", " nps ", " time ", " pv e3"] {
        assert!(lines[0].contains(word), "{lines:?}");
    }
}

#[test]
fn knows_how_a_game_can_begin() {
    for (start, turn, legal) in [
        ("startpos", "1", 131),
        ("startpos first 2", "2", 131),
        ("startpos players 4 first 3", "3", 131),
        ("startpos players 3", "1", 131),
        ("startpos moves e2 e8 e3h x1", "2", 0),
        ("startpos players 3 moves e2 x2", "3", 131),
        ("pos e4 e5 / - / 10 10 / 1", "1", 132),
        // The step aside beside the straight jump is a rule that has to be asked for.
        ("pos e4 e5 / - / 10 10 / 1 option free-side-jump", "1", 134),
        ("startpos option free-side-jump option strict-pawn-behind", "1", 131),
        ("pos e4 e5 / - / 10 10 / 1 first 1 players 2", "1", 132),
    ] {
        let lines = talk(format!("position {start}\nquery turn\nquery legal\n"));
        assert_eq!(lines[0], format!("response {turn}"), "{start}");
        let count = if lines[1] == "response none" { 0 } else { lines[1].split(' ').count() - 1 };
        assert_eq!(count, legal, "{start}");
    }
}

#[test]
fn a_won_game_has_no_move() {
    for won in [
        "position pos e8 e2 / - / 10 10 / 1 moves e9",
        "position pos e9 e2 / - / 10 10 / 2",
        "position startpos moves e2 x2",
        "position startpos players 3 moves x1 x3",
    ] {
        let lines = talk(format!("{won}\nquery legal\ngo depth 3\ngo infinite\n"));
        assert_eq!(lines, ["response none", "bestmove (none)", "bestmove (none)"], "{won}");
    }
    assert_eq!(talk("position pos e8 e2 / - / 10 10 / 1 moves e9\nquery result\n"), ["response 1"]);
}

/// Both go a step and back again.
const TO_AND_FRO: &str = "e2 e8 e1 e9 ";

#[test]
fn what_the_rules_call_a_draw_is_for_the_arbiter_to_end() {
    for times in [2, 3, 4, 5] {
        let moves = TO_AND_FRO.repeat(times);
        let lines = talk(format!("position startpos moves {moves}\nquery result\nquery legal\ngo nodes 5\n"));
        assert_eq!(lines[0], "response draw", "{times}");
        assert_eq!(lines[1].split(' ').count() - 1, 131, "{times}");
        assert_eq!(last(&lines), "bestmove e2", "{times}");
        // A move of the position before would be illegal here.
        let lines = talk(format!("position startpos moves {moves}e2 e8 e3\nquery result\ngo nodes 5\n"));
        assert_eq!((lines[0].as_str(), last(&lines)), ("response none", "bestmove e7"), "{times}");
    }
}

#[test]
fn games_longer_than_the_rules_allow_go_on() {
    // 1,000 turns are allowed.
    for times in [249, 250, 251, 400, 4_000] {
        let moves = TO_AND_FRO.repeat(times) + "e2 e8 e3";
        let lines = talk(format!("position startpos moves {moves}\nquery result\nquery turn\ngo nodes 5\n"));
        let result = if 4 * times + 3 > 1_000 { "response draw" } else { "response none" };
        assert_eq!(lines[..2], [result, "response 2"], "{times}");
        assert_eq!(last(&lines), "bestmove e7", "{times}");
    }
}

#[test]
fn every_way_to_say_how_long() {
    for go in [
        "movetime 20",
        "depth 4",
        "nodes 3",
        "wtime 400 btime 10 winc 1 binc 2",
        "p1time 3 p4time 9 p3inc 5",
        "wtime 1",
    ] {
        let lines = talk(format!("position startpos players 4\ngo {go}\n"));
        assert_eq!(last(&lines), "bestmove e2", "{go}: {lines:?}");
    }
}

#[test]
fn a_position_that_cannot_be_accepted_leaves_nothing_to_think_about() {
    for refused in [
        "position",
        "position here",
        "position startpos first 3",
        "position startpos first y",
        "position startpos first",
        "position startpos players 5",
        "position startpos players many",
        "position startpos option",
        "position startpos option fly",
        "position startpos moves e3",
        "position startpos moves E2",
        "position startpos moves e2 x7",
        "position pos e1 e9",
        "position pos e1 e9 / - / 10 10 / 1 first 2",
        "position pos e1 e9 / - / 10 10 / 1 option",
        "position (startpos|pos) ?(first|players|option)? ?[1-5]? ?(moves)?( [a-i][1-9][hv]?){0,6}",
    ] {
        let before = format!("position startpos moves e2\n{refused}\n");
        let told = talk(&before);
        let [told] = &told[..] else { panic!("{refused}: {told:?}") };
        let why = told.strip_prefix("info string error ").expect("it says why");
        let nothing =
            format!("info string error there is nothing on the board: the last position was refused: {why}");
        assert_eq!(talk(format!("{before}query turn\n"))[1..], [nothing.as_str()], "{refused}");
        let answers = talk(format!("{before}go nodes 5\nuginewgame\ngo\n"));
        let none = [nothing.as_str(), "bestmove (none)"];
        assert_eq!(answers[1..], [none, none].concat(), "{refused}");
        let answers = talk(format!("{before}position startpos moves e2\nquery turn\ngo nodes 5\n"));
        assert_eq!((answers[1].as_str(), last(&answers)), ("response 2", "bestmove e8"), "{refused}");
    }
    let long = format!("position startpos moves{}\n", " e2 e8 e1 e9".repeat(6_000));
    let lines = talk(format!("{long}go nodes 5\n"));
    assert_eq!(lines[0], "info string error this line is too long");
    assert_eq!(last(&lines), "bestmove (none)");
}

#[test]
fn what_makes_no_sense_gets_one_line_and_changes_nothing() {
    for nonsense in [
        "hello",
        "go sideways",
        "go depth",
        "go nodes x",
        "go p0time 5",
        "go p5time 5",
        "go p1",
        "go pétime 5",
        "setoption",
        "setoption name Level value 9",
        "setoption name Cautious value maybe",
        "setoption name Colour value green",
        "setoption name Level of difficulty",
        "query everything",
        "quit now",
        "\u{1f642}",
        "\0\0",
    ] {
        let lines = talk(format!("position startpos moves e2\n{nonsense}\nquery turn\n"));
        assert_eq!(lines.len(), 2, "{nonsense}: {lines:?}");
        assert!(lines[0].starts_with("info string error "), "{nonsense}: {lines:?}");
        assert_eq!(lines[1], "response 2", "{nonsense}");
    }
    assert_eq!(talk("\n   \n\r\n"), Vec::<String>::new());
    let long = talk(format!("{}\nquery turn\n", "x".repeat(1 << 20)));
    assert_eq!(long, ["info string error this line is too long", "response 1"]);
}

#[test]
fn a_player_that_fails_ends_the_conversation() {
    let said = "setoption name Motto value fail\n".to_owned() + &"isready\ngo depth 1\n".repeat(1000);
    let mut output = Vec::new();
    let _ = converse(&mut Walker::default(), said.as_bytes(), &mut output);
    let text = String::from_utf8(output).expect("answers are text");
    assert_eq!(text.lines().last(), Some("info string error the player has failed"));
    assert!(!text.contains("bestmove"));
}

#[test]
fn a_search_without_end_is_ended_by_stop_by_the_next_one_and_by_quit() {
    let (input, mut say) = pipe().expect("a pipe");
    let (responses, output) = pipe().expect("a pipe");
    let talking = thread::spawn(move || converse(&mut Walker::default(), BufReader::new(input), output));
    let mut tell = |text: &str| say.write_all(text.as_bytes()).expect("somebody listens");
    let mut lines = BufReader::new(responses).lines();
    let mut next = || lines.next().expect("there is a response").expect("the pipe doesn't break");
    tell("go infinite\n");
    assert!(next().starts_with("info depth 1 "));
    tell("isready\n");
    assert_eq!(next(), "readyok", "it listens while it thinks");
    tell("stop\n");
    assert!(next().starts_with("info depth 1 "));
    assert_eq!(next(), "bestmove e2");
    tell("stop\ngo\n");
    assert!(next().starts_with("info depth 1 "));
    tell("position startpos moves e2\ngo infinite\n");
    assert!(next().starts_with("info depth 1 "));
    assert_eq!(next(), "bestmove e2");
    assert!(next().starts_with("info depth 1 "));
    tell("quit\n");
    assert!(next().starts_with("info depth 1 "));
    assert_eq!(next(), "bestmove e8");
    talking.join().expect("it doesn't panic").expect("the pipe doesn't break");
}

#[test]
fn the_end_of_the_input_ends_a_search_that_waits_for_stop() {
    // It has a limit, but was told not to answer before it is stopped.
    assert_eq!(last(&talk("go infinite depth 3\n")), "bestmove e2");
    assert_eq!(last(&talk("go\n")), "bestmove e2");
}

#[test]
fn a_share_of_the_clock_is_always_less_than_the_clock_shows() {
    for left in [20, 21, 30, 100, 1_000, 60_000, 3_600_000] {
        for increment in [0, 1, 100, 10_000, 1_000_000] {
            let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
            let share = Limits::of_clock(left, increment).time.expect("a clock limits the time");
            assert!(
                share > Duration::ZERO && share + Duration::from_millis(5) <= left,
                "{share:?} of {left:?}"
            );
        }
    }
    assert_eq!(Limits::of_clock(Duration::ZERO, Duration::ZERO), Limits::time(Duration::from_millis(1)));
    assert_eq!(Limits::of_clock(Duration::MAX, Duration::MAX).time, Some(Duration::MAX / 2));
}

/// What is written in a conversation comes to the same as asking the player itself.
#[test]
fn plays_a_whole_game_as_the_player_alone_would() {
    for players in [2, 3, 4] {
        let setup = Setup { players: Some(players), ..Setup::default() };
        let mut line = Line::<Position>::new(Position::from_setup(&setup).expect("a game for so many"));
        let mut moves = Vec::new();
        while line.outcome().is_none() {
            let answer =
                talk(format!("position startpos players {players} moves {}\ngo nodes 1\n", moves.join(" ")));
            let choice = Walker::default().think(&line, Limits::nodes(1), &NoClock, &mut |_| ());
            let best = choice.expect("the game isn't over").best;
            assert_eq!(last(&answer), format!("bestmove {best}"));
            line.play(best).expect("a legal move");
            moves.push(best.to_string());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn nothing_that_is_said_makes_it_fail(
        lines in proptest::collection::vec(
            prop_oneof![
                "(position|go|setoption|query|stop|ugi|isready|uginewgame) ?[a-z0-9 /]{0,20}",
                        "setoption name (Level|Cautious) value [0-9]{1,3}",
                "go (p[0-9]time|winc|nodes|depth|movetime) [0-9]{0,21}",
                "\\PC{0,40}",
            ],
            0..8,
        )
    ) {
        let answers = talk(format!("{}\nposition startpos\ngo nodes 50\nisready\n", lines.join("\n")));
        prop_assert!(answers.iter().any(|line| line == "readyok"));
        prop_assert!(answers.iter().any(|line| line == "bestmove e2"));
    }
}
