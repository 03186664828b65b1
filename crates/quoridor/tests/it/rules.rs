//! Rules beyond the rulebook's figures: the edge of the board, house rules, passing, leaving, endless games.

use game::{DrawReason, Game, Line, Outcome, PlayError, Seat, Setup, SetupError};
use quoridor::{Options, Position};

fn position(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat")
}

#[test]
fn the_edge_of_the_board_behind_a_pawn_allows_the_step_aside() {
    assert_eq!(position("b5 a5 / - / 10 10 / 1").pawn_targets().to_string(), "a4 b4 c5 a6 b6");
}

#[test]
fn with_free_side_jump_the_step_aside_is_always_allowed() {
    let free = Options { free_side_jump: true, ..Options::default() };
    let facing = position("e4 e5 / - / 10 10 / 1").with_options(free);
    assert_eq!(facing.pawn_targets().to_string(), "e3 d4 f4 d5 f5 e6");
}

#[test]
fn two_pawns_can_lead_to_the_same_square_only_once() {
    // Pawns above and to the right, both with a fence behind: f5 can be reached round either.
    let moves = position("e4 a9 f4 e5 / f4v e5h / 4 5 5 4 / 1").legal_moves();
    let f5 = moves.iter().filter(|mv| mv.to_string() == "f5").count();
    assert_eq!(f5, 1);
}

#[test]
fn a_player_who_can_do_nothing_is_passed_over() {
    // Seat 1 is in a dead end two squares deep that seat 2 closes; nobody has fences left.
    let shut_in = "e1 e2 e3 / d1v e1v / 0 0 0 / 3";
    let mut before = position(shut_in);
    before.play("e4".parse().expect("a move")).expect("legal");
    assert_eq!(before.turn(), seat(1), "with e3 free there is a jump");
    let passing = position("e1 e2 e3 / d1v e1v / 0 0 0 / 1");
    assert_eq!(passing.turn(), seat(2), "seat 1 can't move: the turn passes at once");
    let mut last = position("e1 e2 f3 / d1v e1v / 0 0 1 / 3");
    last.play("e3".parse().expect("a move")).expect("legal");
    assert_eq!(last.turn(), seat(2));
    assert_eq!(last.hash(), last.hash_from_scratch());
}

#[test]
fn a_seat_that_leaves_takes_its_pawn_along() {
    let mut four = position("e1 a5 e9 i5 / e4h / 4 5 5 5 / 2");
    four.retire(seat(2));
    assert_eq!(four.to_string(), "e1 - e9 i5 / e4h / 4 0 5 5 / 3");
    assert_eq!(position(&four.to_string()), four);
    assert_eq!(four.distance(seat(2)), None);
    four.retire(seat(2));
    assert_eq!(four.turn(), seat(3), "nobody sits there any more: nothing changes");
    four.retire(seat(1));
    assert_eq!(four.turn(), seat(3));
    four.retire(seat(3));
    assert_eq!(four.outcome(), Some(Outcome::Win(seat(4))));
    assert_eq!(position(&four.to_string()), four);
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut line = Line::new(Position::start());
    for round in 0..2 {
        for text in ["e2", "e8", "e1", "e9"] {
            assert_eq!(line.outcome(), None, "round {round}");
            line.play(text.parse().expect("a move")).expect("legal");
        }
    }
    let drawn = Outcome::Draw(DrawReason::Repetition);
    assert_eq!(line.outcome(), Some(drawn));
    assert_eq!(line.play("e2".parse().expect("a move")), Err(PlayError::GameOver(drawn)));
    line.undo();
    assert_eq!(line.outcome(), None);
    line.play("d8".parse().expect("a move")).expect("another move goes on");
}

#[test]
fn the_thousand_and_first_turn_is_a_draw() {
    // Always the first move that neither wins nor brings a position back for the third time.
    let mut line = Line::new(Position::start());
    let mut turns = 0;
    while line.outcome().is_none() {
        let moves = line.legal_moves();
        let quiet = moves.into_iter().find(|&mv| {
            let mut after = line.clone();
            after.play(mv).expect("legal");
            after.occurrences() < 3 && after.position().outcome().is_none()
        });
        line.play(quiet.expect("a way to go on")).expect("legal");
        turns += 1;
        assert!(turns <= 1001, "the limit is 1,000 turns");
    }
    assert_eq!((line.outcome(), turns), (Some(Outcome::Draw(DrawReason::TurnLimit)), 1001));
}

#[test]
fn setups_that_cannot_be_are_refused() {
    let refused = |setup: Setup| Position::from_setup(&setup).expect_err("refused");
    let players = |players| Setup { players: Some(players), ..Setup::default() };
    assert!(matches!(refused(players(5)), SetupError::Players { given: 5, .. }));
    let option = Setup { options: vec!["no-such".into()], ..Setup::default() };
    assert!(matches!(refused(option), SetupError::Option { .. }));
    let first = Setup { first: Some(seat(3)), ..Setup::default() };
    assert!(matches!(refused(first), SetupError::First { .. }));
    let start = "e1 e9 / - / 10 10 / 1".to_owned();
    let contradiction = Setup { first: Some(seat(2)), position: Some(start.clone()), ..Setup::default() };
    assert_eq!(refused(contradiction), SetupError::FirstOfPosition);
    let contradiction = Setup { players: Some(3), position: Some(start), ..Setup::default() };
    assert_eq!(refused(contradiction), SetupError::PlayersOfPosition { given: 3, position: 2 });
    let second = Setup { first: Some(seat(2)), ..Setup::default() };
    let position = Position::from_setup(&second).expect("either may begin");
    assert_eq!(position.to_string(), "e1 e9 / - / 10 10 / 2");
    assert_eq!(position.hash(), position.hash_from_scratch());
}
