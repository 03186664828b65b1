//! The figures of the rulebook, one test each.

use game::Game;
use squadro::{DARK, Jump, LIGHT, Lane, Move, Position};

fn position(text: &str) -> Position {
    text.parse().expect("a possible position")
}

/// What the position is after Light has moved this lane's piece.
fn after_light_moves(lane: usize, before: &str) -> String {
    let mut position = position(before);
    let lane = Lane::from_number(lane).expect("lanes are numbered 1 to 5");
    position.play(Move::new(LIGHT, lane)).expect("a legal move");
    position.to_string()
}

/// The dots at the start and at the turning space of all lanes of a seat.
fn dots(seat: game::Seat) -> [[u8; 5]; 2] {
    [0, 6].map(|progress| Lane::ALL.map(|lane| Position::speed(seat, lane, progress)))
}

#[test]
fn figure_1_setup() {
    for first in [LIGHT, DARK] {
        let start = Position::start(first);
        assert_eq!(start.turn(), first);
        assert_eq!(start.outcome(), None);
        for lane in Lane::ALL {
            assert_eq!((start.progress(LIGHT, lane), start.progress(DARK, lane)), (0, 0));
        }
        assert_eq!(start.legal_moves()[..], Lane::ALL.map(|lane| Move::new(first, lane)));
    }
    assert_eq!(dots(LIGHT), [[3, 1, 2, 1, 3], [1, 3, 2, 3, 1]]);
    assert_eq!(dots(DARK), [[1, 3, 2, 3, 1], [3, 1, 2, 1, 3]]);
}

#[test]
fn figure_2_a_piece_with_three_dots_advances_three() {
    assert_eq!(after_light_moves(1, "0 0 0 0 0 / 0 0 0 0 0 / y"), "3 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_3a_a_piece_two_spaces_from_the_edge_stops_there_and_turns() {
    assert_eq!(after_light_moves(1, "4 0 0 0 0 / 0 0 0 0 0 / y"), "6 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_3b_from_then_on_it_moves_by_the_dots_of_its_turning_space() {
    assert_eq!(after_light_moves(1, "6 0 0 0 0 / 0 0 0 0 0 / y"), "7 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_4a_a_piece_on_the_way_out_is_jumped() {
    // Light's lane 5 has three dots; after one space Dark's lane 2 is in the way, and the jump ends the move.
    let before = position("0 0 0 0 0 / 0 5 0 0 0 / y");
    let path = before.landing(Move::new(LIGHT, Lane::ALL[4])).expect("the piece isn't home");
    assert_eq!((path.from, path.to), (0, 3));
    assert_eq!(path.jumped[..], [Jump { lane: Lane::ALL[1], from: 5, to: 0 }]);
}

#[test]
fn figure_4b_it_goes_back_to_its_start() {
    assert_eq!(after_light_moves(5, "0 0 0 0 0 / 0 5 0 0 0 / y"), "0 0 0 0 3 / 0 0 0 0 0 / r");
}

#[test]
fn figure_5a_a_piece_on_the_way_back_is_jumped() {
    // Dark's lane 4 has turned and is on its way back across Light's lane 2, right in front of the piece there.
    let before = position("0 3 0 0 0 / 0 0 0 10 0 / y");
    let path = before.landing(Move::new(LIGHT, Lane::ALL[1])).expect("the piece isn't home");
    assert_eq!((path.from, path.to), (3, 5));
    assert_eq!(path.jumped[..], [Jump { lane: Lane::ALL[3], from: 10, to: 6 }]);
}

#[test]
fn figure_5b_it_goes_back_to_its_turning_space() {
    assert_eq!(after_light_moves(2, "0 3 0 0 0 / 0 0 0 10 0 / y"), "0 5 0 0 0 / 0 0 0 6 0 / r");
}
