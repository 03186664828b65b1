//! The board of Quoridor, with seat 1 at the bottom.

use game::{Game as _, Notation, Seat};
use quoridor::{Fence, Move, Orientation, Position, Side, Square};
use tiny_skia::PathBuilder;

use crate::arrow::draw_arrow;
use crate::board::Board;
use crate::glyphs::write;
use crate::marks::{MarkError, Style};
use crate::outline::{UPRIGHT, bar, circle, ellipse, line, placed, polygon, push_bar, push_line, read};
use crate::paint::{BLACK, CONTACT, Colour, FLAT, Paint, ROUND, TURNED, WHITE};
use crate::scene::Scene;
use crate::theme::{Colours, SeatColours};
use crate::wood::grain;

const SQUARE: f32 = 56.0;
const GROOVE: f32 = 14.0;
const FRAME: f32 = 30.0;
const PITCH: f32 = SQUARE + GROOVE;
const SIZE: f32 = 2.0 * FRAME + 9.0 * SQUARE + 8.0 * GROOVE;
/// The width of the frame, and the middle of what is written on it.
const BORDER: f32 = FRAME - 9.0;
const MIDDLE: f32 = BORDER / 2.0;
const SEED: u32 = 7;

/// Each seat has a mark besides its colour: a disc, a diamond, a triangle, a cross.
const MARKS: [&str; 4] = [
    "M0 -7 C3.87 -7 7 -3.87 7 0 C7 3.87 3.87 7 0 7 C-3.87 7 -7 3.87 -7 0 C-7 -3.87 -3.87 -7 0 -7 Z",
    "M0 -9 L8 0 L0 9 L-8 0 Z",
    "M0 -8 L8 6 L-8 6 Z",
    "M-7 -2.6 H-2.6 V-7 H2.6 V-2.6 H7 V2.6 H2.6 V7 H-2.6 V2.6 H-7 Z",
];
const FOOT: &str = "M-20 14 C-20 9.31 -11.05 5.5 0 5.5 C11.05 5.5 20 9.31 20 14 V17.5 C20 22.19 11.05 26 0 \
                    26 C-11.05 26 -20 22.19 -20 17.5 Z";
const WAIST: &str = "M-16 14 C-16 6 -8 6 -7 -3 C-6.6 -6 -6.4 -8 -6 -10 H6 C6.4 -8 6.6 -6 7 -3 C8 6 16 6 16 14 \
                     C16 17.31 8.84 20 0 20 C-8.84 20 -16 17.31 -16 14 Z";

/// The middle of a square.
pub(crate) fn square_at(square: Square) -> [f32; 2] {
    let at = |steps: usize| FRAME + SQUARE / 2.0 + PITCH * steps as f32;
    [at(square.column()), at(8 - square.row())]
}

/// The middle of a fence, its width and its height.
fn fence_at(fence: Fence) -> ([f32; 2], f32, f32) {
    let [x, y] = square_at(fence.square);
    let length = 2.0 * SQUARE + GROOVE - 2.0;
    let (width, height) = match fence.orientation {
        Orientation::Horizontal => (length, GROOVE - 1.0),
        Orientation::Vertical => (GROOVE - 1.0, length),
    };
    ([x + PITCH / 2.0, y - PITCH / 2.0], width, height)
}

impl Board for Position {
    fn size() -> f32 {
        SIZE
    }

    fn draw(&self, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        draw_frame(scene, colours);
        draw_squares(scene, colours);
        for seat in self.seats_playing() {
            draw_goal(scene, self.goal(seat), seat_colours(colours, seat));
        }
        if style.coordinates {
            draw_coordinates(scene, colours);
        }
        draw_stock(self, scene, colours);
    }

    fn draw_last(&self, before: &Position, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        for seat in self.seats_playing() {
            let (Some(from), Some(to)) = (before.pawn(seat), self.pawn(seat)) else { continue };
            if from != to {
                for square in [from, to] {
                    fill_square(scene, square, colours.last.faded(0.46));
                }
            }
        }
    }

    fn draw_pieces(&self, before: Option<&Position>, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        for fence in self.fences() {
            let is_new = before.is_some_and(|before| !before.fences().contains(fence));
            draw_fence(scene, fence, colours, is_new);
        }
        let to_move = self.outcome().is_none().then(|| self.turn());
        for seat in self.seats_playing() {
            let Some(square) = self.pawn(seat) else { continue };
            let [x, y] = square_at(square);
            if to_move == Some(seat) {
                scene.stroke(ellipse(x, y + 16.0, 24.0, 12.0), colours.to_move, 3.0);
            }
            draw_pawn(scene, seat, x, y, colours);
        }
    }

    fn draw_arrow(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError> {
        let colours = style.theme.colours();
        if let Some((from, to)) = text.split_once('-') {
            let [from, to] = [place(from)?, place(to)?];
            draw_arrow(scene, square_at(from), square_at(to), colours.arrow);
            return Ok(());
        }
        match self.parse_move(text, Notation::Standard) {
            Ok(Move::Pawn(to)) => {
                let from = self.pawn(self.turn()).map_or([0.0; 2], square_at);
                draw_arrow(scene, from, square_at(to), colours.arrow);
            }
            Ok(Move::Fence(fence)) => {
                let ([x, y], width, height) = fence_at(fence);
                scene.fill(bar(x, y, width, height, 3.5), colours.arrow.faded(0.8));
                scene.stroke_dashed(bar(x, y, width, height, 3.5), WHITE, 2.0, [6.0, 4.0]);
            }
            Err(_) => return Err(MarkError::Arrow(text.into(), "e2-e4")),
        }
        Ok(())
    }

    fn highlight(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError> {
        fill_square(scene, place(text)?, style.theme.colours().highlight);
        Ok(())
    }
}

fn place(text: &str) -> Result<Square, MarkError> {
    text.parse().map_err(|_| MarkError::Place(text.into(), "squares are a1 to i9"))
}

/// The colours of a seat; there are four.
fn seat_colours(colours: &Colours, seat: Seat) -> SeatColours {
    colours.quoridor[seat.index().min(3)]
}

fn fill_square(scene: &mut Scene, square: Square, colour: Colour) {
    let [x, y] = square_at(square);
    scene.fill(bar(x, y, SQUARE, SQUARE, 5.0), colour);
}

fn draw_frame(scene: &mut Scene, colours: &Colours) {
    let half = SIZE / 2.0;
    scene.fill(bar(half, half, SIZE, SIZE, 18.0), colours.frame);
    if colours.lit {
        let inner = SIZE - BORDER;
        let sides = [
            [[0.0, 18.0], [BORDER, BORDER], [BORDER, inner], [0.0, SIZE - 18.0]],
            [[SIZE, 18.0], [inner, BORDER], [inner, inner], [SIZE, SIZE - 18.0]],
        ];
        for side in sides {
            scene.fill(polygon(&side), BLACK.faded(0.07));
        }
    }
}

/// The squares, their grain, and the bed they lie in, which is seen in the grooves.
fn draw_squares(scene: &mut Scene, colours: &Colours) {
    let half = SIZE / 2.0;
    let inner = SIZE - 2.0 * BORDER;
    let mut shades = colours.squares.map(|_| PathBuilder::new());
    let mut bed = PathBuilder::new();
    push_bar(&mut bed, half, half, inner, inner, 7.0);
    for square in Square::all() {
        let [x, y] = square_at(square);
        let (column, row) = (square.column(), square.row());
        let shade = (column * 7 + row * 13 + column * row) % shades.len();
        if let Some(path) = shades.get_mut(shade) {
            // A little larger than the hole in the bed, whose edge covers it.
            push_bar(path, x, y, SQUARE + 1.0, SQUARE + 1.0, 5.0);
        }
        push_bar(&mut bed, x, y, SQUARE, SQUARE, 5.0);
    }
    for (path, colour) in shades.into_iter().zip(colours.squares) {
        scene.fill(path.finish(), colour);
    }
    grain(scene, SIZE, SEED, colours.grain);
    scene.fill_even_odd(bed.finish(), colours.bed);
    if colours.lit {
        let (near, far) = (BORDER, SIZE - BORDER);
        let sunken = [
            [near, far],
            [near, near],
            [far, near],
            [far - 7.0, near + 7.0],
            [near + 7.0, near + 7.0],
            [near + 7.0, far - 7.0],
        ];
        scene.fill(polygon(&sunken), BLACK.faded(0.3));
        draw_bevels(scene);
    } else {
        scene.stroke(bar(half, half, inner, inner, 7.0), BLACK, 1.0);
    }
    let rim = if colours.lit { 2.0 } else { 1.5 };
    scene.stroke(bar(half, half, SIZE - 2.0, SIZE - 2.0, 17.0), colours.frame_line, rim);
}

/// The edges of all squares: light on those above and to the left, dark on the others.
fn draw_bevels(scene: &mut Scene) {
    let near = SQUARE / 2.0 - 1.0;
    let round = 4.0;
    let (mut light, mut dark) = (PathBuilder::new(), PathBuilder::new());
    for square in Square::all() {
        let [x, y] = square_at(square);
        push_line(&mut light, &[[x - near, y + near - round], [x - near, y - near + round]]);
        light.quad_to(x - near, y - near, x - near + round, y - near);
        light.line_to(x + near - round, y - near);
        push_line(&mut dark, &[[x + near, y - near + round], [x + near, y + near - round]]);
        dark.quad_to(x + near, y + near, x + near - round, y + near);
        dark.line_to(x - near + round, y + near);
    }
    scene.stroke(light.finish(), WHITE.faded(0.34), 1.8);
    scene.stroke(dark.finish(), BLACK.faded(0.22), 1.8);
}

/// A line in the colour of a seat along the side that it wants to reach.
fn draw_goal(scene: &mut Scene, goal: Side, colours: SeatColours) {
    let (near, far, first, last) = (BORDER + 4.5, SIZE - BORDER - 4.5, FRAME + 4.0, SIZE - FRAME - 4.0);
    let ends = match goal {
        Side::Top => [[first, near], [last, near]],
        Side::Bottom => [[first, far], [last, far]],
        Side::Left => [[near, first], [near, last]],
        Side::Right => [[far, first], [far, last]],
    };
    scene.stroke_round(line(&ends), colours.mark, 5.5);
    scene.stroke_round(line(&ends), colours.body, 3.6);
}

fn draw_coordinates(scene: &mut Scene, colours: &Colours) {
    for square in Square::all() {
        let [x, y] = square_at(square);
        let name = square.to_string();
        let (letter, digit) = name.split_at(1);
        if square.row() == 0 {
            write(scene, letter, x, SIZE - MIDDLE, 10.5, colours.coordinate);
        }
        if square.column() == 0 {
            write(scene, digit, MIDDLE, y, 10.5, colours.coordinate);
        }
    }
}

/// On the frame above the board: the mark of each seat, and how many fences it has left.
fn draw_stock(position: &Position, scene: &mut Scene, colours: &Colours) {
    for (at, seat) in position.seats_playing().enumerate() {
        let x = FRAME + SQUARE / 2.0 + PITCH * 2.0 * at as f32;
        let of = seat_colours(colours, seat);
        scene.fill(circle(x, MIDDLE, 8.0), of.body);
        scene.stroke(circle(x, MIDDLE, 8.0), of.edge, 1.2);
        scene.fill(placed(read(MARKS[seat.index().min(3)]), x, MIDDLE, UPRIGHT, 0.6), of.mark);
        write(scene, &position.fences_left(seat).to_string(), x + 22.0, MIDDLE, 10.5, colours.coordinate);
    }
}

fn draw_fence(scene: &mut Scene, fence: Fence, colours: &Colours, is_new: bool) {
    let ([x, y], width, height) = fence_at(fence);
    if colours.lit {
        let shadow = Colour::hex(0x1a_0d_04).faded(0.2);
        scene.fill(bar(x + 1.5, y + 4.0, width + 5.0, height + 4.0, 6.0), shadow);
        scene.fill(bar(x + 1.0, y + 2.5, width + 1.0, height + 1.0, 4.0), shadow);
    }
    let plank = bar(x, y, width, height, 3.5);
    scene.fill(plank.clone(), colours.plank);
    if colours.lit {
        let to = match fence.orientation {
            Orientation::Horizontal => [x - width / 2.0, y + height / 2.0],
            Orientation::Vertical => [x + width / 2.0, y - height / 2.0],
        };
        let from = [x - width / 2.0, y - height / 2.0];
        scene.fill(plank.clone(), Paint::Linear { from, to, stops: FLAT });
    }
    let (line, width) = if is_new { (colours.to_move, 3.0) } else { (colours.plank_line, 1.0) };
    scene.stroke(plank, line, width);
}

/// A turned pawn, seen from three quarters.
fn draw_pawn(scene: &mut Scene, seat: Seat, x: f32, y: f32, colours: &Colours) {
    let of = seat_colours(colours, seat);
    let at = |text: &str| placed(read(text), x, y, UPRIGHT, 1.0);
    let turned = |half: f32| Paint::Linear { from: [x - half, y], to: [x + half, y], stops: TURNED };
    if colours.lit {
        let (focus, radius) = ([x + 3.0, y + 18.0], 24.0);
        let contact = Paint::Radial { focus, middle: focus, radius, stops: CONTACT };
        scene.fill(ellipse(x + 3.0, y + 18.0, 27.0, 13.0), contact);
    }
    let body_line = of.edge.faded(if colours.lit { 0.6 } else { 1.0 });
    for (path, half, line, width) in [
        (at(FOOT), 20.0, of.edge, 1.6),
        (at(WAIST), 16.0, body_line, 1.2),
        (ellipse(x, y - 8.0, 9.0, 3.2), 9.0, body_line, 1.2),
    ] {
        scene.fill(path.clone(), of.body);
        if colours.lit {
            scene.fill(path.clone(), turned(half));
        }
        scene.stroke(path, line, width);
    }
    let head = circle(x, y - 16.5, 10.0);
    scene.fill(head.clone(), of.body);
    if colours.lit {
        let (focus, middle) = ([x - 3.2, y - 20.9], [x, y - 16.5]);
        scene.fill(head.clone(), Paint::Radial { focus, middle, radius: 12.4, stops: ROUND });
    }
    scene.stroke(head, body_line, 1.2);
    scene.fill(placed(read(MARKS[seat.index().min(3)]), x, y + 13.0, UPRIGHT, 0.62), of.mark);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_outlines_can_be_read() {
        for text in MARKS.into_iter().chain([FOOT, WAIST]) {
            assert!(read(text).is_some(), "{text}");
        }
    }
}
