//! The slow check: what stands at a place is worked out from the position, and looked for in the pixels there.

use games::AnyPosition;
use picture::{Marks, Pixels, Style, Theme, draw, draw_ply};
use quoridor::{Fence, Square};
use squadro::{HOME, Lane};

use crate::{figures, played};

/// Twice the units of the boards, so that places are whole pixels.
const QUORIDOR: u32 = 2 * 676;
const SQUADRO: u32 = 2 * 704;

/// The colours of the theme, written down here a second time.
const SEATS: [[u8; 3]; 4] = [[0xf6, 0xed, 0xd9], [0x3a, 0x34, 0x30], [0xe0, 0x6a, 0x1b], [0x2b, 0x7c, 0xc0]];
const SIDES: [[u8; 3]; 2] = [[0xf2, 0xc4, 0x55], [0x8e, 0x24, 0x24]];
const PLANK: [u8; 3] = [0xf3, 0xe3, 0xc1];
const BED: [u8; 3] = [0x38, 0x22, 0x0f];

/// How far two colours are apart.
fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.into_iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other))).sum()
}

/// The colour of a pixel, in units of the board.
fn colour(pixels: &Pixels, x: f32, y: f32) -> [u8; 3] {
    let [r, g, b, opacity] = pixels.at((2.0 * x) as u32, (2.0 * y) as u32).expect("it is on the board");
    assert_eq!(opacity, 255, "the board is opaque at {x} {y}");
    [r, g, b]
}

/// The colour among these that is nearest, by its number.
fn nearest(colour: [u8; 3], all: &[[u8; 3]]) -> usize {
    (0..all.len()).min_by_key(|at| distance(colour, all[*at])).expect("there are some")
}

fn check_quoridor(position: &quoridor::Position, pixels: &Pixels, what: &str) {
    let middle =
        |square: Square| (58.0 + 70.0 * square.column() as f32, 58.0 + 70.0 * (8 - square.row()) as f32);
    let wood = [0xc2, 0x91, 0x60];
    for square in Square::all() {
        let (x, y) = middle(square);
        // Beside the mark on the foot of a pawn, where the light is neither strong nor weak.
        let seen =
            nearest(colour(pixels, x + 2.0, y + 22.0), &[SEATS[0], SEATS[1], SEATS[2], SEATS[3], wood]);
        let there = position.pawn_on(square).map_or(4, game::Seat::index);
        assert_eq!(seen, there, "{what}: {square}");
        let fences = [Fence::horizontal(square), Fence::vertical(square)];
        if fences[0].is_on_board() {
            // Between four squares, where the middle of a fence is.
            let seen = nearest(colour(pixels, x + 35.0, y - 35.0), &[PLANK, BED]);
            let lies = fences.into_iter().any(|fence| position.fences().contains(fence));
            assert_eq!(seen == 0, lies, "{what}: the crossing at {square}");
        }
        for (fence, x, y) in
            [(Fence::horizontal(square), x, y - 35.0), (Fence::vertical(square), x + 35.0, y)]
        {
            let lies = fence.is_on_board() && position.fences().contains(fence);
            if lies {
                assert_eq!(nearest(colour(pixels, x, y), &[PLANK, BED]), 0, "{what}: {fence}");
            }
        }
    }
}

fn check_squadro(position: &squadro::Position, pixels: &Pixels, what: &str) {
    let at = |seat: game::Seat, lane: Lane, progress: u8| {
        let space = f32::from(progress.min(HOME - progress));
        let [x, y] = if seat == squadro::LIGHT {
            [space, lane.number() as f32]
        } else {
            [lane.number() as f32, space]
        };
        (76.0 + 92.0 * x, 76.0 + 92.0 * y)
    };
    let wood = [0xa2, 0x70, 0x3f];
    let pieces =
        || [squadro::LIGHT, squadro::DARK].into_iter().flat_map(|seat| Lane::ALL.map(|lane| (seat, lane)));
    for (seat, lane) in pieces() {
        let progress = position.progress(seat, lane);
        if progress < HOME {
            let (x, y) = at(seat, lane, progress);
            assert_eq!(
                nearest(colour(pixels, x, y), &[SIDES[0], SIDES[1], wood]),
                seat.index(),
                "{what}: {seat} {lane}"
            );
        }
        // Every crossing without a piece is a hollow.
        for space in 1..=5 {
            let taken = pieces().any(|(other, lane_of)| {
                let progress = position.progress(other, lane_of);
                at(other, lane_of, progress.min(HOME)) == at(seat, lane, space)
            });
            let (x, y) = at(seat, lane, space);
            let seen = nearest(colour(pixels, x + 11.0, y + 11.0), &[SIDES[0], SIDES[1], wood]);
            assert_eq!(seen == 2, !taken, "{what}: lane {lane}, space {space}");
        }
    }
}

#[test]
fn every_figure_of_both_rulebooks_shows_its_position() {
    for (figure, line) in figures() {
        let style = Style { coordinates: false, ..Style::default() };
        let what = format!("figure {} at ply {}", figure.id, line.ply());
        // Without marks of the last move, which colour squares.
        let position = line.any_position();
        let scene = draw(&position, &Marks::default(), style).expect("nothing is marked");
        match &position {
            AnyPosition::Quoridor(position) => {
                check_quoridor(position, &scene.render(QUORIDOR).expect("a size that is allowed"), &what);
            }
            AnyPosition::Squadro(position) => {
                check_squadro(position, &scene.render(SQUADRO).expect("a size that is allowed"), &what);
            }
        }
    }
}

#[test]
fn the_last_move_arrows_and_highlights_are_seen_and_nothing_else_changes() {
    let line = played(games::GameKind::Quoridor, "e2 e8 e3");
    let style = Style { theme: Theme::Maple, coordinates: true };
    let plain = draw(&line.any_position(), &Marks::default(), style).expect("nothing is marked");
    let plain = plain.render(676).expect("a size that is allowed");
    let marked = draw_ply(&line, 3, style).render(676).expect("a size that is allowed");
    let differs = |other: &Pixels, x: u32, y: u32| plain.at(x, y) != other.at(x, y);
    // e2 and e3, at their corners; not e4.
    assert!(differs(&marked, 318, 525) && differs(&marked, 318, 455));
    assert!(!differs(&marked, 318, 385));

    let marks = Marks { arrows: vec!["d8-d6".into()], highlights: vec!["a1".into()], ..Marks::default() };
    let marked = draw(&line.any_position(), &marks, style).expect("these places are there").render(676);
    let marked = marked.expect("a size that is allowed");
    assert!(differs(&marked, 268, 170), "on d7, which the arrow crosses");
    assert!(differs(&marked, 58, 618) && !differs(&marked, 58, 548), "a1, and not a2");
}

#[test]
fn what_is_no_place_is_told() {
    let quoridor = played(games::GameKind::Quoridor, "").any_position();
    let squadro = played(games::GameKind::Squadro, "").any_position();
    let refused = |position: &AnyPosition, marks: Marks| {
        draw(position, &marks, Style::default()).expect_err("there is no such place").to_string()
    };
    let arrow = |text: &str| Marks { arrows: vec![text.into()], ..Marks::default() };
    let place = |text: &str| Marks { highlights: vec![text.into()], ..Marks::default() };
    assert!(refused(&quoridor, arrow("e2-k4")).contains("'k4' is no place"));
    assert!(refused(&quoridor, arrow("there")).contains("'there' is no arrow"));
    assert!(refused(&squadro, place("y17")).contains("'y17' is no place"));
    assert!(refused(&squadro, arrow("6")).contains("'6' is no arrow"));
    let other = Marks { before: Some(squadro), ..Marks::default() };
    assert!(refused(&quoridor, other).contains("another game"));
}
