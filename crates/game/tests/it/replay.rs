//! Records and the rules of a game: made from a line, replayed, rewritten in standard notation.

use game::record::{GameResult, Names, Record, ReplayError, Termination};
use game::{Game, Line, Notation, PlayError, Seat, Setup};

use crate::toy::{IllegalGo, Race};

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat of four")
}

fn result(text: &str) -> GameResult {
    text.parse().expect("a result")
}

fn words(record: &Record) -> Vec<&str> {
    record.moves.iter().map(|mv| mv.text.as_str()).collect()
}

fn record(players: usize, moves: &str) -> Record {
    let mut record = Record::from_moves("Race", Notation::Standard, moves).expect("a list of moves");
    record.setup.players = Some(players);
    record
}

fn error(record: &Record) -> String {
    record.replay::<Race>().expect_err("not by the rules").to_string()
}

#[test]
fn a_line_becomes_a_record_and_a_line_again() {
    let setup = Setup { options: vec!["slow".into()], first: Some(seat(2)), ..Setup::default() };
    let mut line = Line::new(Race::new(&setup));
    for mv in "1 0 1 1 1 0 1".split(' ') {
        line.play_text(mv, Notation::Standard).expect("a legal move");
    }
    let record = Record::from_line(&setup, &line);
    assert_eq!(record.setup, Setup { players: Some(2), ..setup });
    assert_eq!(words(&record), ["b1", "a0", "b1", "a1", "b1", "a0", "b1"], "each move names its seat");
    assert_eq!((record.result, record.termination), (result("0-1"), Some(Termination::Goal)));

    let again = record.replay::<Race>().expect("the same game");
    assert_eq!(again.positions(), line.positions());
    assert_eq!(record.standardised::<Race>(), Ok(record));
}

#[test]
fn a_game_from_a_position_remembers_it() {
    let setup = Setup { position: Some("3 - 1 / c".into()), ..Setup::default() };
    let line = Line::new(Race::new(&setup));
    let record = Record::from_line(&setup, &line);
    assert_eq!(
        (record.setup.players, record.setup.first, record.setup.position.as_deref()),
        (Some(3), Some(seat(3)), Some("3 - 1 / c"))
    );
    assert_eq!((record.result, record.termination), (GameResult::OPEN, None));
    assert_eq!(record.replay::<Race>().expect("nothing but a start").position(), line.position());
}

#[test]
fn standard_notation_keeps_everything_else() {
    let mut record = Record { setup: Setup { players: None, ..Setup::default() }, ..record(2, "0 1 0") };
    record.notation = Notation::Glendenning;
    record.game = "race".into();
    record.players = Names::from(["Ann", "Bob"]);
    record.moves[1].comment = Some("slow".into());
    let standard = record.standardised::<Race>().expect("a game");
    assert_eq!((standard.game.as_str(), standard.notation), ("Race", Notation::Standard));
    assert_eq!(words(&standard), ["a2", "b1", "a2"]);
    assert_eq!(standard.moves[1].comment.as_deref(), Some("slow"));
    assert_eq!(standard.players, record.players);
    assert_eq!((standard.setup.players, standard.setup.first), (Some(2), Some(seat(1))));
    assert_eq!((standard.result, standard.termination), (result("1-0"), Some(Termination::Goal)));
    assert_eq!(record.result, GameResult::OPEN, "an open result fits a board that is decided");
}

#[test]
fn seats_that_left_are_kept() {
    let record = record(3, "1 x3 1").standardised::<Race>().expect("a game");
    assert_eq!(words(&record), ["a1", "x3", "b1"]);
    assert_eq!(record.result, GameResult::OPEN);
}

#[test]
fn another_game_is_refused() {
    let record = Record::new("Quoridor");
    assert_eq!(error(&record), "this is a record of 'Quoridor', not of Race");
}

#[test]
fn an_impossible_setup_is_refused() {
    assert_eq!(error(&record(5, "")), "not a game for 5: it is for two to four");
}

#[test]
fn the_move_that_fails_is_named_with_its_reason() {
    let illegal = record(2, "1 1 9 1");
    assert_eq!(error(&illegal), "move 3 (9): nobody runs that fast");
    assert!(matches!(
        illegal.replay::<Race>(),
        Err(ReplayError::Move { ply: 3, error: PlayError::Illegal(IllegalGo::TooFast), .. })
    ));
    assert_eq!(error(&record(2, "1 hop")), "move 2 (hop): can't read 'hop' as a move: a move is 0, 1 or 2");
    assert_eq!(error(&record(2, "2 0 2 0")), "move 4 (0): the game is over: seat 1 wins");
    assert_eq!(error(&record(3, "x2 x2")), "move 2 (x2): nobody plays at seat 2");
}

#[test]
fn what_the_board_decides_can_not_be_recorded_otherwise() {
    let won = Record { result: result("0-1"), ..record(2, "2 0 2") };
    assert_eq!(error(&won), "the result is given as 0-1, but the board shows 1-0");
    let drawn = Record { result: result("1-0"), ..record(2, "0 0 0 0") };
    assert_eq!(error(&drawn), "the result is given as 1-0, but the board shows 1/2-1/2");
    let left = Record { result: result("0-1"), ..record(2, "x2") };
    assert_eq!(error(&left), "the result is given as 0-1, but the board shows 1-0");
}

#[test]
fn as_long_as_the_board_decides_nothing_any_result_can_be() {
    for (text, termination) in [("1-0", Termination::Resignation), ("0-1", Termination::Time)] {
        let record = Record { result: result(text), termination: Some(termination), ..record(2, "1 1") };
        let standard = record.standardised::<Race>().expect("a game that ended off the board");
        assert_eq!((standard.result, standard.termination), (result(text), Some(termination)));
    }
    let agreed = Record { result: result("1/3-1/3-1/3"), ..record(3, "") };
    assert!(agreed.replay::<Race>().is_ok());
}

#[test]
fn a_draw_is_shared_by_those_who_stayed() {
    let standard = record(3, "x2 0 0 0 0").standardised::<Race>().expect("a draw");
    assert_eq!((standard.result, standard.termination), (result("1/2-0-1/2"), Some(Termination::Repetition)));

    let setup = Setup { position: Some("- 0 0 / b".into()), ..Setup::default() };
    let standard = Record { setup, ..record(3, "0 0 0 0") }.standardised::<Race>().expect("a draw");
    assert_eq!(standard.result, result("0-1/2-1/2"));
}

#[test]
fn who_left_gets_no_share() {
    let record = Record { result: result("1/3-1/3-1/3"), ..record(3, "x2") };
    assert_eq!(error(&record), "the result is given as 1/3-1/3-1/3, but seat 2 had left the game");
}

#[test]
fn result_and_names_are_for_as_many_as_play() {
    let record = Record { result: result("1-0-0"), ..record(2, "") };
    assert_eq!(error(&record), "the result 1-0-0 isn't for 2 players");
    let record = Record { result: GameResult::OPEN, players: Names::from(["Ann", "Bob", "Cy"]), ..record };
    assert_eq!(error(&record), "a player is named at seat 3, but 2 play");
}

#[test]
fn a_game_that_ended_on_the_board_ended_like_that() {
    let ended = |moves, termination| Record { termination: Some(termination), ..record(2, moves) };
    for (moves, termination) in [
        ("2 0 2", Termination::Goal),
        ("0 0 0 0", Termination::Repetition),
        ("1 x1", Termination::Resignation),
        ("1 x1", Termination::Time),
        ("1", Termination::Agreement),
    ] {
        assert!(ended(moves, termination).replay::<Race>().is_ok(), "{moves} {termination}");
    }
    for (moves, termination, board) in [
        ("2 0 2", Termination::Time, "seat 1 wins"),
        ("0 0 0 0", Termination::TurnLimit, "draw by repetition"),
        ("1 x1", Termination::Goal, "seat 2 wins"),
        ("1", Termination::Goal, "it goes on"),
    ] {
        let expected = format!("the game is said to have ended by {termination}, but on the board {board}");
        assert_eq!(error(&ended(moves, termination)), expected);
    }
}

#[test]
fn text_and_replay_work_together() {
    let text = "[Game \"Race\"]\n[Notation \"qtp\"]\n\n1. RUN GO 2. RUN 1-0\n";
    let standard = Record::from_text(text).expect("a record").standardised::<Race>().expect("a game");
    assert_eq!(
        standard.to_string(),
        "[Game \"Race\"]\n[Notation \"standard\"]\n[Players \"2\"]\n[First \"1\"]\n[Result \"1-0\"]\n\
         [Termination \"goal\"]\n\n1. a2 b1 2. a2 1-0\n"
    );
    assert_eq!(standard.replay::<Race>().expect("a game").position().seats(), 2);
}
