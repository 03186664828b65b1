//! The figures of the rulebook, each as a position and what may happen in it.

use game::{Figure, Game, Outcome, Seat, Setup};
use quoridor::figures::{
    self, FIGURE_1_PLAYERS_2, FIGURE_1_PLAYERS_3, FIGURE_1_PLAYERS_4, FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5,
    FIGURE_6, FIGURE_7, FIGURE_8, FIGURE_9, FIGURE_10, FIGURE_EDGE,
};
use quoridor::{IllegalMove, Move, Position};

fn position(figure: &Figure) -> Position {
    figure.position.parse().unwrap_or_else(|error| panic!("{}: {error}", figure.position))
}

/// The squares the pawn to move can go to.
fn targets(figure: &Figure) -> String {
    position(figure).pawn_targets().to_string()
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move in standard notation")
}

#[test]
fn figure_1_the_setup() {
    let start = |players| {
        let setup = Setup { players: Some(players), ..Setup::default() };
        Position::from_setup(&setup).expect("a plain start").to_string()
    };
    assert_eq!(start(2), FIGURE_1_PLAYERS_2.position);
    assert_eq!(start(3), FIGURE_1_PLAYERS_3.position);
    assert_eq!(start(4), FIGURE_1_PLAYERS_4.position);
}

#[test]
fn figure_2_the_four_pawn_moves() {
    assert_eq!(targets(&FIGURE_2), "e4 d5 f5 e6");
}

#[test]
fn figure_3_pawns_go_round_fences() {
    let before = position(&FIGURE_3);
    assert_eq!(
        before.check(mv("e5")),
        Err(IllegalMove::FenceBetween {
            fence: "e4h".parse().expect("a fence"),
            from: "e4".parse().expect("a square"),
            to: "e5".parse().expect("a square"),
        })
    );
    let path = before.shortest_path(Seat::FIRST).expect("there is a path");
    assert_eq!(
        path.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["d4", "d5", "d6", "d7", "d8", "d9"]
    );
    assert_eq!(before.distance(Seat::FIRST), Some(6));
}

#[test]
fn figure_4_a_fence_lies_between_two_pairs_of_squares() {
    let mut after = position(&FIGURE_4);
    after.play(mv("e3h")).expect("there is room");
    let closed = |one: &str, other: &str| {
        let square = |text: &str| text.parse().expect("a square");
        after.fences().between(square(one), square(other)).is_some()
    };
    assert!(closed("e3", "e4") && closed("f3", "f4"));
    assert!(!closed("d3", "d4") && !closed("g3", "g4"));
    // No fence may stick out, overlap or cross.
    let fence = |text: &str| text.parse().expect("a fence");
    assert_eq!(after.check(mv("i3h")), Err(IllegalMove::OffBoard(fence("i3h"))));
    assert_eq!(after.check(mv("e9v")), Err(IllegalMove::OffBoard(fence("e9v"))));
    let overlap = IllegalMove::Overlaps { fence: fence("f3h"), other: fence("e3h") };
    assert_eq!(after.check(mv("f3h")), Err(overlap));
    assert_eq!(
        after.check(mv("e3v")),
        Err(IllegalMove::Crosses { fence: fence("e3v"), other: fence("e3h") })
    );
    assert_eq!(after.check(mv("g3h")), Ok(()));
}

#[test]
fn figure_5_a_fence_that_closes_the_last_path_is_forbidden() {
    // Fences stand on both sides of the second player's pawn; one below them would shut it in.
    let before = position(&FIGURE_5);
    assert_eq!(before.check(mv("e6h")), Ok(()));
    let Err(IllegalMove::CutsOff { seat, reachable }) = before.check(mv("e7h")) else {
        panic!("e7h closes the last path");
    };
    assert_eq!(seat, Seat::SECOND);
    assert_eq!(reachable.to_string(), "e8 f8 e9 f9");
}

#[test]
fn figure_6_the_straight_jump() {
    assert_eq!(targets(&FIGURE_6), "e3 d4 f4 e6");
    let straight = position(&FIGURE_6).check(mv("d5"));
    let landing = "e6".parse().expect("a square");
    assert_eq!(straight, Err(IllegalMove::StraightJumpPossible { over: Seat::SECOND, landing }));
}

#[test]
fn figure_7_reaching_the_goal_line_wins() {
    let mut end = position(&FIGURE_7);
    end.play(mv("c9")).expect("legal");
    assert_eq!(end.outcome(), Some(Outcome::Win(Seat::FIRST)));
    assert_eq!(end.count_moves(), 0);
    assert_eq!(end.check(mv("e4")), Err(IllegalMove::GameOver(Outcome::Win(Seat::FIRST))));
}

#[test]
fn figure_8_a_fence_behind_the_pawn_lets_it_be_passed_on_both_sides() {
    assert_eq!(targets(&FIGURE_8), "e3 d4 f4 d5 f5");
}

#[test]
fn figure_9_a_fence_behind_and_one_beside_the_pawn_leave_one_side() {
    assert_eq!(targets(&FIGURE_9), "e3 d4 f4 f5");
}

#[test]
fn figure_10_never_over_two_pawns() {
    assert_eq!(targets(&FIGURE_10), "e3 d4 f4 d5 f5");
    let strict = quoridor::Options { strict_pawn_behind: true, ..quoridor::Options::default() };
    let strictly = position(&FIGURE_10).with_options(strict);
    assert_eq!(strictly.pawn_targets().to_string(), "e3 d4 f4");
    let behind = IllegalMove::PawnBehind {
        over: Seat::new(3).expect("a seat"),
        behind: Seat::new(2).expect("a seat"),
    };
    assert_eq!(strictly.check(mv("d5")), Err(behind));
}

#[test]
fn the_edge_behind_the_pawn_lets_it_be_passed_on_both_sides() {
    assert_eq!(targets(&FIGURE_EDGE), "a4 b4 c5 a6 b6");
}

#[test]
fn every_figure_can_be_played_and_only_what_is_forbidden_is_refused() {
    for figure in figures::ALL {
        for line in figure.lines {
            let mut board = position(&figure);
            for text in *line {
                board.play(mv(text)).unwrap_or_else(|error| panic!("figure {}, {text}: {error}", figure.id));
            }
        }
        for text in figure.forbidden {
            assert!(position(&figure).check(mv(text)).is_err(), "figure {}: {text} is legal", figure.id);
        }
    }
    // Figure 5 is the forbidden one, and for the reason that its test gives.
    let forbidden = figures::ALL.iter().filter(|figure| !figure.forbidden.is_empty());
    assert_eq!(forbidden.map(|figure| figure.id).collect::<Vec<_>>(), ["5"]);
    assert_eq!(FIGURE_5.forbidden, ["e7h"]);
}
