//! Lines of play: moves, seats that leave, repetition, the turn limit, going back; and perft.

use game::{DrawReason, Game, Line, Notation, Outcome, PlayError, Seat, Setup, Step, divide, perft};

use crate::toy::{Go, IllegalGo, Race};

fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat of four")
}

fn played(players: usize, moves: &str) -> Line<Race> {
    let mut line = Line::new(Race::for_players(players));
    for text in moves.split_whitespace() {
        line.play_text(text, Notation::Standard).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    line
}

#[test]
fn a_line_remembers_every_position() {
    let line = played(2, "1 2 0");
    let positions: Vec<_> = line.positions().iter().map(ToString::to_string).collect();
    assert_eq!(positions, ["0 0 / a", "1 0 / b", "1 2 / a", "1 2 / b"]);
    assert_eq!(line.start(), &Race::for_players(2));
    assert_eq!(line.position(), &line.positions()[3]);
    assert_eq!(line.steps(), [Step::Move(Go(1)), Step::Move(Go(2)), Step::Move(Go(0))]);
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut line = played(2, "2 1 2");
    let won = Outcome::Win(Seat::FIRST);
    assert_eq!(line.outcome(), Some(won));
    assert_eq!(line.legal_moves(), []);
    assert_eq!(line.play(Go(1)), Err(PlayError::GameOver(won)));
    assert_eq!(line.retire(Seat::FIRST), Err(PlayError::GameOver(won)));
    assert_eq!(PlayError::<IllegalGo>::GameOver(won).to_string(), "the game is over: seat 1 wins");
    assert_eq!(line.steps().len(), 3);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut line = played(2, "1");
    assert_eq!(line.play(Go(9)), Err(PlayError::Illegal(IllegalGo::TooFast)));
    let error = line.play_text("hop", Notation::Standard).expect_err("no move");
    assert_eq!(error.to_string(), "can't read 'hop' as a move: a move is 0, 1 or 2");
    assert_eq!((line.steps().len(), line.positions().len()), (1, 2));
}

#[test]
fn the_third_occurrence_is_a_draw() {
    // All stand still, so every second position is the start again.
    let mut line = played(2, "0 0 0");
    assert_eq!((line.occurrences(), line.outcome()), (2, None));
    line.play(Go(0)).expect("the game goes on");
    assert_eq!((line.occurrences(), line.outcome()), (3, Some(Outcome::Draw(DrawReason::Repetition))));
}

#[test]
fn the_same_spaces_with_another_to_move_are_no_repetition() {
    let line = played(3, "0 0 0 0 0");
    assert_eq!((line.occurrences(), line.outcome()), (2, None), "twice c to move");
}

#[test]
fn one_turn_more_than_the_limit_is_a_draw() {
    // Four runners, each never more than twice at the same place: thirteen turns with nobody there.
    let mut line = played(4, "0 0 0 0 1 0 0 0 1 0 0 0");
    assert_eq!((line.steps().len(), line.outcome()), (12, None));
    line.play(Go(1)).expect("the game goes on");
    assert_eq!(line.outcome(), Some(Outcome::Draw(DrawReason::TurnLimit)));
}

#[test]
fn a_seat_that_leaves_is_no_turn() {
    let mut line = played(4, "0 0 0 0 1 0 0 0 1 0 0 x4");
    line.play(Go(1)).expect("the game goes on");
    assert_eq!((line.steps().len(), line.outcome()), (13, None));
}

#[test]
fn a_win_on_the_turn_after_the_limit_is_a_win() {
    let line = played(4, "0 0 0 0 1 0 0 0 1 0 0 0 2");
    assert_eq!(line.outcome(), Some(Outcome::Win(Seat::FIRST)));
}

#[test]
fn the_last_one_left_wins() {
    let mut line = played(3, "1 x3 x1");
    assert_eq!(line.outcome(), Some(Outcome::Win(seat(2))));
    assert_eq!(line.steps()[1].to_string(), "x3");
    assert_eq!(line.undo(), Some(Step::Retire(seat(1))));
    assert_eq!((line.outcome(), line.position().to_string()), (None, "1 0 - / b".into()));
}

#[test]
fn nobody_leaves_twice() {
    let mut line = played(3, "x3");
    assert_eq!(line.retire(seat(3)), Err(PlayError::NobodyThere(seat(3))));
    assert_eq!(line.retire(seat(4)), Err(PlayError::NobodyThere(seat(4))));
    assert_eq!(PlayError::<IllegalGo>::NobodyThere(seat(4)).to_string(), "nobody plays at seat 4");
    assert_eq!(line.steps().len(), 1);
}

#[test]
fn only_the_plain_number_of_a_seat_leaves() {
    for text in ["x", "x0", "x5", "x99999999999999999999"] {
        let error = played(2, "").play_text(text, Notation::Standard).expect_err("no such seat");
        assert!(error.to_string().ends_with("x is followed by the number of a seat, 1 to 4"), "{error}");
    }
    for text in ["x+2", "x-2", "x 2", "X2", "xx"] {
        assert!(played(2, "").play_text(text, Notation::Standard).is_err(), "{text}");
    }
}

#[test]
fn going_back_undoes_the_end() {
    let mut line = played(2, "0 0 0 0");
    assert_eq!(line.undo(), Some(Step::Move(Go(0))));
    assert_eq!(line.outcome(), None);
    while line.undo().is_some() {}
    assert_eq!(line.position(), line.start());
    assert_eq!(line.positions().len(), 1);
}

#[test]
fn an_arbiter_may_let_a_drawn_game_go_on() {
    let mut line = Line::unadjudicated(Race::for_players(2));
    let mut turns = 0;
    let mut stand_still = |line: &mut Line<Race>, times: usize| {
        for _ in 0..times {
            line.play(Go(0)).expect("only a win ends it");
            turns += 1;
        }
        assert_eq!((line.turns(), line.outcome()), (turns, None));
    };
    stand_still(&mut line, 3);
    assert_eq!((line.occurrences(), line.drawn()), (2, None));
    for occurrences in 3..6 {
        stand_still(&mut line, if occurrences == 3 { 1 } else { 2 });
        assert_eq!((line.occurrences(), line.drawn()), (occurrences, Some(DrawReason::Repetition)));
        assert_eq!(line.legal_moves(), [Go(0), Go(1), Go(2)]);
    }
    line.play(Go(1)).expect("only a win ends it");
    assert_eq!((line.turns(), line.drawn()), (9, None), "a position that wasn't there before");
    for (turn, spaces) in [(10, 1), (11, 1), (12, 1), (13, 1), (14, 1), (15, 0)] {
        line.play(Go(spaces)).expect("only a win ends it");
        let drawn = (turn > 12).then_some(DrawReason::TurnLimit);
        assert_eq!((line.turns(), line.drawn(), line.outcome()), (turn, drawn, None));
    }
    line.play(Go(2)).expect("only a win ends it");
    assert_eq!((line.drawn(), line.outcome()), (None, Some(Outcome::Win(Seat::SECOND))));
    assert_eq!(line.play(Go(0)), Err(PlayError::GameOver(Outcome::Win(Seat::SECOND))));
    line.undo();
    assert_eq!((line.drawn(), line.outcome()), (Some(DrawReason::TurnLimit), None));
}

#[test]
fn a_line_can_begin_with_a_finished_game() {
    let setup = Setup { position: Some("4 0 / b".into()), ..Setup::default() };
    let line = Line::new(Race::new(&setup));
    assert_eq!(line.outcome(), Some(Outcome::Win(Seat::FIRST)));
}

#[test]
fn perft_counts_lines_that_last() {
    let start = Race::for_players(2);
    let counts: Vec<_> = (0..4).map(|depth| perft(&start, depth)).collect();
    // At depth 3 every line goes on; from the fourth ply the race may have ended with the first seat's 2 + 2.
    assert_eq!(counts, [1, 3, 9, 27]);
    assert_eq!(perft(&start, 4), 81 - 3 * 3, "after 2 _ 2 there is no fourth move");
}

#[test]
fn divide_adds_up_to_perft() {
    let start = Race::for_players(2);
    for depth in 1..=6 {
        let parts = divide(&start, depth);
        assert_eq!(parts.iter().map(|(go, _)| *go).collect::<Vec<_>>(), [Go(0), Go(1), Go(2)]);
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&start, depth));
    }
}

#[test]
#[should_panic(expected = "a depth of one or more")]
fn divide_needs_a_first_move() {
    divide(&Race::for_players(2), 0);
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = Race::new(&Setup { position: Some("4 0 / b".into()), ..Setup::default() });
    assert_eq!((over.count_moves(), perft(&over, 1), perft(&over, 0)), (0, 0, 1));
    let mut same = over.clone();
    assert_eq!(same.play(Go(1)), Err(IllegalGo::Over));
    assert_eq!(same, over);
}
