//! The figures of the rulebook, one test each.

use game::{Figure, Game, Notation, Outcome};
use squadro::figures::{
    self, FIGURE_1, FIGURE_2, FIGURE_3A, FIGURE_3B, FIGURE_4, FIGURE_5, FIGURE_END, FIGURE_HOME, FIGURE_ROW,
};
use squadro::{DARK, Jump, LIGHT, Lane, Move, Position};

fn position(figure: &Figure) -> Position {
    figure.position.parse().expect("a possible position")
}

/// The only move of a figure.
fn only_move(figure: &Figure) -> Move {
    let [[text]] = figure.lines else { panic!("figure {} shows one move", figure.id) };
    position(figure).parse_move(text, Notation::Standard).expect("a lane")
}

/// What the position is after the figure's move.
fn played(figure: &Figure) -> Position {
    let mut position = position(figure);
    position.play(only_move(figure)).expect("a legal move");
    position
}

fn after(figure: &Figure) -> String {
    played(figure).to_string()
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
    assert_eq!(FIGURE_1.position, Position::start(LIGHT).to_string());
    assert_eq!(dots(LIGHT), [[3, 1, 2, 1, 3], [1, 3, 2, 3, 1]]);
    assert_eq!(dots(DARK), [[1, 3, 2, 3, 1], [3, 1, 2, 1, 3]]);
}

#[test]
fn figure_2_a_piece_with_three_dots_advances_three() {
    assert_eq!(after(&FIGURE_2), "3 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_3a_a_piece_two_spaces_from_the_edge_stops_there_and_turns() {
    assert_eq!(after(&FIGURE_3A), "6 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_3b_from_then_on_it_moves_by_the_dots_of_its_turning_space() {
    assert_eq!(after(&FIGURE_3B), "7 0 0 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn figure_4a_a_piece_on_the_way_out_is_jumped() {
    // Light's lane 5 has three dots; after one space Dark's lane 2 is in the way, and the jump ends the move.
    let path = position(&FIGURE_4).landing(only_move(&FIGURE_4)).expect("the piece isn't home");
    assert_eq!((path.from, path.to), (0, 3));
    assert_eq!(path.jumped[..], [Jump { lane: Lane::ALL[1], from: 5, to: 0 }]);
}

#[test]
fn figure_4b_it_goes_back_to_its_start() {
    assert_eq!(after(&FIGURE_4), "0 0 0 0 3 / 0 0 0 0 0 / r");
}

#[test]
fn figure_5a_a_piece_on_the_way_back_is_jumped() {
    // Dark's lane 4 has turned and is on its way back across Light's lane 2, right in front of the piece there.
    let path = position(&FIGURE_5).landing(only_move(&FIGURE_5)).expect("the piece isn't home");
    assert_eq!((path.from, path.to), (3, 5));
    assert_eq!(path.jumped[..], [Jump { lane: Lane::ALL[3], from: 10, to: 6 }]);
}

#[test]
fn figure_5b_it_goes_back_to_its_turning_space() {
    assert_eq!(after(&FIGURE_5), "0 5 0 0 0 / 0 0 0 6 0 / r");
}

#[test]
fn pieces_in_a_row_are_jumped_together_further_than_the_speed() {
    let path = position(&FIGURE_ROW).landing(only_move(&FIGURE_ROW)).expect("the piece isn't home");
    assert_eq!((path.from, path.to), (0, 3));
    assert_eq!(Position::speed(LIGHT, Lane::ALL[2], 0), 2);
    assert_eq!(after(&FIGURE_ROW), "0 0 3 0 0 / 0 0 0 0 0 / r");
}

#[test]
fn a_piece_that_gets_back_is_home_and_the_fourth_one_wins() {
    assert_eq!(after(&FIGURE_HOME), "12 0 0 0 0 / 0 0 0 0 0 / r");
    assert_eq!(played(&FIGURE_HOME).outcome(), None);
    assert_eq!(played(&FIGURE_END).outcome(), Some(Outcome::Win(LIGHT)));
}

#[test]
fn every_figure_but_the_setup_shows_a_move_that_can_be_played() {
    for figure in figures::ALL.iter().filter(|figure| **figure != FIGURE_1) {
        assert_ne!(after(figure), figure.position, "figure {}", figure.id);
    }
    assert!(figures::ALL.iter().all(|figure| figure.forbidden.is_empty()));
}
