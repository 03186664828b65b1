//! Moves as they are written, and why they are refused.

use game::{DrawReason, Game, Line, Notation, Outcome, PlayError};
use squadro::{DARK, IllegalMove, LIGHT, Lane, Move, Position};

fn position(text: &str) -> Position {
    text.parse().expect("a possible position")
}

#[test]
fn standard_notation_takes_a_lane_with_or_without_its_seat() {
    let position = Position::start(DARK);
    let read = |text: &str| position.parse_move(text, Notation::Standard).ok();
    for lane in Lane::ALL {
        assert_eq!(read(&lane.to_string()), Some(Move::new(DARK, lane)));
        for seat in [LIGHT, DARK] {
            let mv = Move::new(seat, lane);
            assert_eq!(read(&format!("{mv:#}")), Some(mv));
        }
    }
    for text in
        ["", "0", "6", "y", "y0", "y6", "33", "y33", "yy3", "3y", "Y3", "b3", "+3", " 3", "3 ", "٣", "e2"]
    {
        assert_eq!(read(text), None, "'{text}'");
    }
}

#[test]
fn designer_notation_takes_the_seat_too() {
    let position = Position::start(LIGHT);
    let read = |text: &str| position.parse_move(text, Notation::Designer);
    assert_eq!(read("r5"), Ok(Move::new(DARK, Lane::ALL[4])));
    let told = "can't read '5' as a move: \
                a move is the letter of a seat and the number of a lane, y1 to y5 or r1 to r5";
    assert_eq!(read("5").expect_err("a letter is missing").to_string(), told);
}

#[test]
fn notations_of_quoridor_are_unreadable() {
    for notation in [Notation::Glendenning, Notation::Qtp] {
        let error =
            Position::start(LIGHT).parse_move("3", notation).expect_err("Squadro has no such notation");
        assert_eq!(error.text, "3");
    }
}

#[test]
fn moves_of_the_designer_can_be_played() {
    let mut line = Line::new(Position::start(LIGHT));
    for token in ["y3", "r1", "y3", "r2", "y1"] {
        line.play_text(token, Notation::Designer).expect("both take turns");
    }
    // The last move has jumped Dark's piece of lane 1.
    assert_eq!(line.position().to_string(), "2 0 4 0 0 / 0 3 0 0 0 / r");
    let twice = line.play_text("y1", Notation::Designer);
    assert_eq!(twice, Err(PlayError::Illegal(IllegalMove::NotYourPiece { owner: LIGHT, turn: DARK })));
}

#[test]
fn refusals_give_the_reason_and_change_nothing() {
    let [one, two, ..] = Lane::ALL;
    let cases = [
        (
            "12 12 12 12 0 / 0 0 0 0 0 / r",
            Move::new(DARK, one),
            IllegalMove::GameOver(Outcome::Win(LIGHT)),
            "the game is over: Light has won",
        ),
        (
            "0 0 0 0 0 / 0 0 0 0 0 / y xy",
            Move::new(LIGHT, one),
            IllegalMove::GameOver(Outcome::Win(DARK)),
            "the game is over: Dark has won",
        ),
        (
            "0 0 0 0 0 / 0 0 0 0 0 / r",
            Move::new(LIGHT, two),
            IllegalMove::NotYourPiece { owner: LIGHT, turn: DARK },
            "this piece is Light's, but Dark is to move",
        ),
        (
            "0 12 0 0 0 / 0 0 0 0 0 / y",
            Move::new(LIGHT, two),
            IllegalMove::PieceHome { lane: two },
            "the piece of lane 2 is already home and moves no more",
        ),
    ];
    for (text, mv, error, told) in cases {
        let before = position(text);
        let mut after = before;
        assert_eq!(after.play(mv), Err(error));
        assert_eq!(after, before);
        assert_eq!(error.to_string(), told);
    }
}

#[test]
fn a_piece_that_is_home_has_no_path() {
    let position = position("0 12 0 0 0 / 0 0 0 0 0 / y");
    assert_eq!(position.landing(Move::new(LIGHT, Lane::ALL[1])), None);
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    // Two pieces each are left, and all four keep sending each other back.
    let mut line = Line::new(position("0 6 12 12 12 / 6 2 12 12 12 / y"));
    for token in "y2 r1 y2 r1 y1 r2 y2 r1 y2 r1 y1 r2".split(' ') {
        assert_eq!(line.outcome(), None);
        line.play_text(token, Notation::Designer).expect("both take turns");
    }
    assert_eq!(line.position(), line.start());
    assert_eq!(line.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}
