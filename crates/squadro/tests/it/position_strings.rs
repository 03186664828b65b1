//! Position strings: what is read, what is refused and why, and the setups built on them.

use game::{Game, Outcome, Seat, Setup, SetupError};
use squadro::{DARK, LIGHT, Lane, Position, PositionError};

fn read(text: &str) -> Result<Position, PositionError> {
    text.parse()
}

/// What a person is told about this string.
/// Positions that can't be, with the reasons; the editor of the web app is tested with the same ones.
const IMPOSSIBLE: &str = include_str!("../data/impossible.txt");

fn refusal(text: &str) -> String {
    read(text).expect_err("this can't be a position").to_string()
}

#[test]
fn strings_come_back_as_they_were() {
    for text in [
        "0 0 0 0 0 / 0 0 0 0 0 / y",
        "0 0 0 0 0 / 0 0 0 0 0 / r",
        "0 5 4 3 3 / 2 7 2 8 1 / r",
        "12 12 12 6 11 / 12 7 10 12 0 / r",
        "12 12 12 12 11 / 12 7 10 12 0 / r",
        "3 0 0 0 0 / 0 0 0 0 0 / r xy",
        "3 0 0 0 0 / 0 0 0 0 0 / r xr",
    ] {
        assert_eq!(read(text).map(|position| position.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn a_token_out_of_place_is_named() {
    let progress = "the progress of a piece, 0 to 12, is expected";
    for (text, told) in [
        ("0 0 x 0 0 / 0 0 0 0 0 / y", format!("there is 'x' where {progress}")),
        ("0 0 13 0 0 / 0 0 0 0 0 / y", format!("there is '13' where {progress}")),
        ("0 0 03 0 0 / 0 0 0 0 0 / y", format!("there is '03' where {progress}")),
        ("0 0 +3 0 0 / 0 0 0 0 0 / y", format!("there is '+3' where {progress}")),
        ("0 0 -1 0 0 / 0 0 0 0 0 / y", format!("there is '-1' where {progress}")),
        ("0 0 ٣ 0 0 / 0 0 0 0 0 / y", format!("there is '٣' where {progress}")),
        ("0 0 0 0 / 0 0 0 0 0 / y", format!("there is '/' where {progress}")),
        ("0 0 0 0 0 0 / 0 0 0 0 0 / y", "there is '0' where '/' is expected".into()),
        ("0 0 0 0 0/ 0 0 0 0 0 / y", format!("there is '0/' where {progress}")),
        ("0 0 0 0 0 / 0 0 0 0 0 / b", "there is 'b' where the seat to move, y or r, is expected".into()),
        ("0 0 0 0 0 / 0 0 0 0 0 / Y", "there is 'Y' where the seat to move, y or r, is expected".into()),
        ("0 0 0 0 0 / 0 0 0 0 0 / yr", "there is 'yr' where the seat to move, y or r, is expected".into()),
        (
            "0 0 0 0 0 / 0 0 0 0 0 / y x",
            "there is 'x' where nothing more, or xy or xr for a player who left, is expected".into(),
        ),
        ("0 0 0 0 0 / 0 0 0 0 0 / y xr xy", "there is 'xy' where nothing more is expected".into()),
    ] {
        assert_eq!(refusal(text), told);
    }
}

#[test]
fn blanks_are_single_and_in_between_only() {
    for text in [
        "",
        " 0 0 0 0 0 / 0 0 0 0 0 / y",
        "0 0 0  0 0 / 0 0 0 0 0 / y",
        "0 0 0 0 0 / 0 0 0 0 0 / y ",
        "0 0 0 0 0 / 0 0 0 0 0 / y xr ",
    ] {
        assert!(
            matches!(read(text), Err(PositionError::Token { token, .. }) if token.is_empty()),
            "'{text}'"
        );
    }
    for text in ["0\t0 0 0 0 / 0 0 0 0 0 / y", "0 0 0 0 0 / 0 0 0 0 0 / y\n"] {
        assert!(matches!(read(text), Err(PositionError::Token { .. })), "'{text}'");
    }
    assert_eq!(refusal(""), "there is a blank where the progress of a piece, 0 to 12, is expected");
}

#[test]
fn a_string_that_ends_early_says_what_is_missing() {
    for (text, told) in [
        ("0 0 0", "it ends where the progress of a piece, 0 to 12, is expected"),
        ("0 0 0 0 0", "it ends where '/' is expected"),
        ("0 0 0 0 0 / 0 0 0 0 0 /", "it ends where the seat to move, y or r, is expected"),
    ] {
        assert_eq!(refusal(text), told);
    }
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    for case in IMPOSSIBLE.lines() {
        let (text, reason) = case.split_once(": ").expect("a position and a reason");
        assert_eq!(refusal(text), reason, "'{text}'");
    }
}

#[test]
fn two_pieces_on_one_crossing_are_refused() {
    let [_, two, _, four, _] = Lane::ALL;
    // Light's lane 4 at its space 2 is Dark's lane 2 at its space 4, on the way out and on the way back.
    for text in [
        "0 0 0 2 0 / 0 4 0 0 0 / y",
        "0 0 0 10 0 / 0 4 0 0 0 / y",
        "0 0 0 2 0 / 0 8 0 0 0 / y",
        "0 0 0 10 0 / 0 8 0 0 0 / r",
    ] {
        assert_eq!(read(text), Err(PositionError::SharedCrossing { light: four, dark: two }));
    }
    read("0 0 0 2 0 / 0 5 0 0 0 / y").expect("neighbours don't share a crossing");
}

#[test]
fn more_home_than_a_game_allows_is_refused() {
    let cases = [
        ("12 12 12 12 12 / 0 0 0 0 0 / r", PositionError::FiveHome(LIGHT)),
        ("0 0 0 0 0 / 12 12 12 12 12 / y", PositionError::FiveHome(DARK)),
        ("12 12 12 12 0 / 0 12 12 12 12 / y", PositionError::BothWon),
        ("12 12 12 12 0 / 0 0 0 0 0 / y", PositionError::WinnerToMove(LIGHT)),
        ("0 0 0 0 0 / 12 12 12 12 0 / r", PositionError::WinnerToMove(DARK)),
    ];
    for (text, error) in cases {
        assert_eq!(read(text), Err(error));
    }
}

#[test]
fn a_fast_piece_one_space_after_its_start_or_turning_space_is_refused() {
    for seat in [LIGHT, DARK] {
        for lane in Lane::ALL {
            for progress in [1, 7] {
                let mut pieces = [[0; 5]; 2];
                pieces[seat.index()][lane.index()] = progress;
                let position = Position::new(pieces, LIGHT);
                if Position::speed(seat, lane, progress) == 1 {
                    position.expect("one dot, one space");
                } else {
                    assert_eq!(position, Err(PositionError::Unstoppable { seat, lane, progress }));
                }
            }
        }
    }
}

#[test]
fn numbers_are_refused_as_well_as_strings() {
    let lane = Lane::ALL[4];
    let beyond = Position::new([[0; 5], [0, 0, 0, 0, 13]], LIGHT);
    assert_eq!(beyond, Err(PositionError::Progress { seat: DARK, lane, progress: 13 }));
    let third = Seat::new(2).expect("the third seat of a larger game");
    assert_eq!(Position::new([[0; 5]; 2], third), Err(PositionError::Turn(third)));
}

#[test]
fn a_player_who_leaves_has_lost() {
    for (seat, text) in [(LIGHT, "0 0 0 0 0 / 0 0 0 0 0 / r xy"), (DARK, "0 0 0 0 0 / 0 0 0 0 0 / r xr")] {
        let mut position = Position::start(DARK);
        let before = position.hash();
        position.retire(seat);
        assert_eq!(position.to_string(), text);
        assert_eq!(position.outcome(), Some(Outcome::Win(seat.other())));
        assert_eq!((position.legal_moves().len(), position.count_moves()), (0, 0));
        assert_ne!(position.hash(), before);
        let again = read(text).expect("it was printed like this");
        assert_eq!((again, again.hash()), (position, position.hash()));

        position.retire(seat.other());
        assert_eq!(position, again, "the game is over");
    }
}

#[test]
fn nobody_leaves_a_game_that_is_over_or_that_they_are_not_in() {
    let won = read("12 12 12 12 0 / 0 0 0 0 0 / r").expect("Light has won");
    let mut after = won;
    after.retire(DARK);
    assert_eq!(after, won);
    assert_eq!(read("12 12 12 12 0 / 0 0 0 0 0 / r xr"), Err(PositionError::LeftAfterTheEnd(DARK)));

    let mut start = Position::start(LIGHT);
    start.retire(Seat::new(2).expect("the third seat of a larger game"));
    assert_eq!(start, Position::start(LIGHT));
}

#[test]
fn setups_begin_games() {
    let begin = |setup: &Setup| Position::from_setup(setup);
    assert_eq!(begin(&Setup::default()), Ok(Position::start(LIGHT)));
    let dark_first = Setup { players: Some(2), first: Some(DARK), ..Setup::default() };
    assert_eq!(begin(&dark_first), Ok(Position::start(DARK)));

    let text = "3 0 0 0 0 / 0 0 0 0 0 / r";
    let from_position = Setup { position: Some(text.into()), ..Setup::default() };
    assert_eq!(begin(&from_position), Ok(read(text).expect("a possible position")));
    let agreeing = Setup { first: Some(DARK), ..from_position.clone() };
    assert_eq!(begin(&agreeing), begin(&from_position));
    let disagreeing = Setup { first: Some(LIGHT), ..from_position };
    assert_eq!(begin(&disagreeing), Err(SetupError::FirstOfPosition));
}

#[test]
fn setups_of_other_games_are_refused() {
    let begin = |setup: Setup| Position::from_setup(&setup).expect_err("this is no setup of Squadro");
    assert_eq!(
        begin(Setup { players: Some(3), ..Setup::default() }),
        SetupError::Players { given: 3, allowed: "two players" }
    );
    let third = Seat::new(2).expect("the third seat of a larger game");
    assert_eq!(
        begin(Setup { first: Some(third), ..Setup::default() }),
        SetupError::First { given: third, players: 2 }
    );
    let option = String::from("free-side-jump");
    assert_eq!(
        begin(Setup { options: vec![option.clone()], ..Setup::default() }),
        SetupError::Option { given: option, known: &[] }
    );
    assert_eq!(
        begin(Setup { position: Some("0 0 0".into()), ..Setup::default() }).to_string(),
        "bad position: it ends where the progress of a piece, 0 to 12, is expected"
    );
}
