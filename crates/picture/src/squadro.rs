//! The board of Squadro as the rules describe it: Light starts on the left, Dark at the top.

use game::{Game as _, Notation, Seat};
use squadro::{DARK, HOME, LIGHT, Lane, Position, TURNING_SPACE};
use tiny_skia::PathBuilder;

use crate::arrow::draw_arrow;
use crate::board::Board;
use crate::glyphs::write;
use crate::marks::{MarkError, Style};
use crate::outline::{bar, circle, line, placed, push_line, read};
use crate::paint::{BLACK, Colour, HOLLOW, Paint, ROUND, WHITE};
use crate::scene::Scene;
use crate::theme::{Colours, SeatColours};
use crate::wood::grain;

const PITCH: f32 = 92.0;
const FRAME: f32 = 30.0;
const SIZE: f32 = 2.0 * FRAME + 7.0 * PITCH;
/// The radius of a hollow at a crossing.
const PIT: f32 = 20.0;
const SEED: u32 = 11;

const SHAPE: &str = "M0 -35 Q4 -35 7 -31 L20 -13 Q23 -9 23 -5 L23 26 Q23 34 15 34 L-15 34 Q-23 34 -23 26 L-23 \
                     -5 Q-23 -9 -20 -13 L-7 -31 Q-4 -35 0 -35 Z";
/// The upper face of a piece, within its edge.
const FACE: &str = "M0 -28 Q2 -28 4 -25 L15 -10 Q17 -7 17 -4 L17 23 Q17 28 12 28 L-12 28 Q-17 28 -17 23 L-17 \
                    -4 Q-17 -7 -15 -10 L-4 -25 Q-2 -28 0 -28 Z";

/// A space of a lane, counted from the start, 0 to 6; parts of spaces and places beyond the ends are fine.
fn space_at(seat: Seat, lane: Lane, space: f32) -> [f32; 2] {
    let across = lane.number() as f32;
    let [x, y] = if seat == LIGHT { [space, across] } else { [across, space] };
    [FRAME + PITCH * (x + 0.5), FRAME + PITCH * (y + 0.5)]
}

/// Where a piece with this progress stands.
fn piece_at(seat: Seat, lane: Lane, progress: u8) -> [f32; 2] {
    space_at(seat, lane, f32::from(progress.min(HOME.saturating_sub(progress))))
}

/// The cosine and the sine of the angle by which a piece is turned, clockwise from pointing up.
fn direction(seat: Seat, progress: u8) -> [f32; 2] {
    let [cosine, sine] = if seat == LIGHT { [0.0, 1.0] } else { [-1.0, 0.0] };
    if progress < TURNING_SPACE { [cosine, sine] } else { [-cosine, -sine] }
}

fn seat_colours(colours: &Colours, seat: Seat) -> SeatColours {
    colours.squadro[seat.index().min(1)]
}

fn pieces() -> impl Iterator<Item = (Seat, Lane)> {
    [LIGHT, DARK].into_iter().flat_map(|seat| Lane::ALL.into_iter().map(move |lane| (seat, lane)))
}

impl Board for Position {
    fn size() -> f32 {
        SIZE
    }

    fn draw(&self, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        let half = SIZE / 2.0;
        let field = 5.0 * PITCH + 6.0;
        scene.fill(bar(half, half, SIZE, SIZE, 18.0), colours.frame);
        scene.fill(bar(half, half, field, field, 12.0), colours.field);
        grain(scene, SIZE, SEED, colours.grain);
        scene.stroke(bar(half, half, field, field, 12.0), colours.frame_line.faded(0.5), 2.0);
        scene.stroke(bar(half, half, SIZE - 2.0, SIZE - 2.0, 17.0), colours.frame_line, 2.0);
        draw_lanes(scene, colours);
        for (seat, lane) in pieces() {
            draw_ends(scene, seat, lane, style);
        }
        for (lane, space) in Lane::ALL.into_iter().flat_map(|lane| (1..=5).map(move |space| (lane, space))) {
            let [x, y] = space_at(LIGHT, lane, space as f32);
            scene.fill(circle(x, y, PIT), colours.pit);
            draw_hollow(scene, x, y, [2.0 * PIT; 2], PIT, colours);
        }
    }

    fn draw_last(&self, before: &Position, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        for (seat, lane) in pieces() {
            let (from, to) = (before.progress(seat, lane), self.progress(seat, lane));
            if to <= from {
                continue;
            }
            let mut ends = vec![piece_at(seat, lane, from)];
            if from < TURNING_SPACE && to > TURNING_SPACE {
                ends.push(piece_at(seat, lane, TURNING_SPACE));
            }
            ends.push(piece_at(seat, lane, to));
            scene.stroke_round(line(&ends), colours.last.faded(0.6), 12.0);
            let [x, y] = piece_at(seat, lane, from);
            scene.fill(circle(x, y, 13.0), colours.last.faded(0.75));
        }
    }

    fn draw_pieces(&self, before: Option<&Position>, scene: &mut Scene, style: Style) {
        let colours = style.theme.colours();
        let to_move = self.outcome().is_none().then(|| self.turn());
        for (seat, lane) in pieces() {
            let progress = self.progress(seat, lane);
            let sent = before.is_some_and(|before| before.progress(seat, lane) > progress);
            draw_piece(scene, seat, lane, progress, to_move == Some(seat), colours);
            if sent {
                let [x, y] = piece_at(seat, lane, progress);
                scene.stroke_dashed(circle(x, y, 40.0), colours.last, 4.0, [8.0, 6.0]);
            }
        }
    }

    fn draw_arrow(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError> {
        let colour = style.theme.colours().arrow;
        let unknown = || MarkError::Arrow(text.into(), "y30-y33");
        if let Some((from, to)) = text.split_once('-') {
            let ends =
                [place(from)?, place(to)?].map(|(seat, lane, space)| space_at(seat, lane, f32::from(space)));
            draw_arrow(scene, ends[0], ends[1], colour);
            return Ok(());
        }
        let mv = self.parse_move(text, Notation::Standard).map_err(|_| unknown())?;
        let path = self.landing(mv).ok_or_else(unknown)?;
        let [from, to] = [path.from, path.to].map(|progress| piece_at(mv.seat, mv.lane, progress));
        let turn = (path.from < TURNING_SPACE && path.to > TURNING_SPACE)
            .then(|| piece_at(mv.seat, mv.lane, TURNING_SPACE));
        if let Some(turn) = turn {
            draw_arrow(scene, from, turn, colour);
        }
        draw_arrow(scene, turn.unwrap_or(from), to, colour);
        Ok(())
    }

    fn highlight(&self, text: &str, scene: &mut Scene, style: Style) -> Result<(), MarkError> {
        let (seat, lane, space) = place(text)?;
        let [x, y] = space_at(seat, lane, f32::from(space));
        scene.fill(circle(x, y, 40.0), style.theme.colours().highlight);
        Ok(())
    }
}

/// A place: the letter of a player, a lane and a space from 0 to 6.
fn place(text: &str) -> Result<(Seat, Lane, u8), MarkError> {
    let unknown = || MarkError::Place(text.into(), "a player, a lane and a space, y10 to r56");
    let [seat, lane, space] = <[u8; 3]>::try_from(text.as_bytes()).map_err(|_| unknown())?;
    let seat = [LIGHT, DARK]
        .into_iter()
        .find(|player| Position::seat_name(*player).as_bytes() == [seat])
        .ok_or_else(unknown)?;
    let lane = Lane::from_number(usize::from(lane.wrapping_sub(b'0'))).ok_or_else(unknown)?;
    let space = Some(space.wrapping_sub(b'0')).filter(|space| *space <= TURNING_SPACE).ok_or_else(unknown)?;
    Ok((seat, lane, space))
}

/// The lanes, cut into the wood from the start to the turning space.
fn draw_lanes(scene: &mut Scene, colours: &Colours) {
    let (mut deep, mut edge) = (PathBuilder::new(), PathBuilder::new());
    for (seat, lane) in pieces() {
        let ends = [0.0, 6.0].map(|space| space_at(seat, lane, space));
        push_line(&mut deep, &ends);
        let [right, down] = if seat == LIGHT { [0.0, 1.5] } else { [1.5, 0.0] };
        push_line(&mut edge, &ends.map(|[x, y]| [x + right, y + down]));
    }
    let deep = deep.finish();
    if colours.lit {
        scene.stroke_round(edge.finish(), WHITE.faded(0.2), 11.0);
    }
    scene.stroke_round(deep.clone(), colours.lane, 11.0);
    scene.stroke_round(deep, colours.rail, 2.4);
}

fn draw_hollow(scene: &mut Scene, x: f32, y: f32, size: [f32; 2], radius: f32, colours: &Colours) {
    let [width, height] = size;
    let path = bar(x, y, width, height, radius);
    if colours.lit {
        let (from, to) = ([x, y - height / 2.0], [x, y + height / 2.0]);
        scene.fill(path, Paint::Linear { from, to, stops: HOLLOW });
    } else {
        scene.stroke(path, BLACK, 1.2);
    }
}

/// What is at the ends of a lane: hollows for the piece, the dots printed beside them, and the name of the lane.
fn draw_ends(scene: &mut Scene, seat: Seat, lane: Lane, style: Style) {
    let colours = style.theme.colours();
    let of = seat_colours(colours, seat);
    let size = if seat == LIGHT { [80.0, 62.0] } else { [62.0, 80.0] };
    let printed = if seat == DARK && colours.lit { of.mark } else { of.edge };
    for (progress, outside) in [(0, -0.54), (TURNING_SPACE, 6.54)] {
        let [x, y] = piece_at(seat, lane, progress);
        scene.fill(bar(x, y, size[0], size[1], 16.0), colours.end);
        draw_hollow(scene, x, y, size, 16.0, colours);
        let at = space_at(seat, lane, outside);
        let speed = Position::speed(seat, lane, progress);
        draw_dots(
            scene,
            speed,
            13.0,
            |along| if seat == LIGHT { [at[0], at[1] + along] } else { [at[0] - along, at[1]] },
            |scene, x, y| {
                scene.fill(circle(x, y, 4.0), of.body);
                scene.stroke(circle(x, y, 4.0), printed, 1.5);
            },
        );
    }
    if style.coordinates {
        let [x, y] = space_at(seat, lane, -0.715);
        write(scene, &lane.number().to_string(), x, y, 10.5, colours.coordinate);
    }
}

/// So many dots in a row around its middle.
fn draw_dots(
    scene: &mut Scene,
    count: u8,
    gap: f32,
    place: impl Fn(f32) -> [f32; 2],
    draw: impl Fn(&mut Scene, f32, f32),
) {
    for dot in 0..count {
        let [x, y] = place((f32::from(dot) - (f32::from(count) - 1.0) / 2.0) * gap);
        draw(scene, x, y);
    }
}

fn draw_piece(scene: &mut Scene, seat: Seat, lane: Lane, progress: u8, to_move: bool, colours: &Colours) {
    let of = seat_colours(colours, seat);
    let [x, y] = piece_at(seat, lane, progress);
    let turn = direction(seat, progress);
    let at = |text: &str| placed(read(text), x, y, turn, 1.0);
    // A piece that is home has nothing left to do.
    let home = progress == HOME;
    let faded = |colour: Colour| if home { colour.faded(0.45 * colour.opacity) } else { colour };
    if colours.lit && !home {
        let shadow = Colour::hex(0x1a_0d_04).faded(0.3);
        scene.fill(placed(read(SHAPE), x + 2.5, y + 4.0, turn, 1.06), shadow);
    }
    scene.fill(at(SHAPE), faded(of.body));
    if colours.lit && !home {
        let (focus, middle) = ([x - 9.0, y - 12.0], [x, y]);
        scene.fill(at(SHAPE), Paint::Radial { focus, middle, radius: 42.0, stops: ROUND });
    }
    let can_move = to_move && !home;
    let (edge, width) =
        if can_move && colours.lit { (WHITE, 3.0) } else { (of.edge, if can_move { 3.5 } else { 1.6 }) };
    scene.stroke(at(SHAPE), faded(edge), width);
    scene.fill(at(FACE), faded(of.body));
    scene.stroke(at(FACE), if colours.lit { WHITE.faded(0.22) } else { faded(of.edge) }, 1.0);
    // The dots lie across the piece, behind its middle.
    let [cosine, sine] = turn;
    let place = |along: f32| [x + along * cosine - 12.0 * sine, y + along * sine + 12.0 * cosine];
    draw_dots(scene, Position::speed(seat, lane, progress), 11.5, place, |scene, x, y| {
        scene.fill(circle(x, y, 4.2), faded(of.mark));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_outlines_can_be_read() {
        assert!(read(SHAPE).is_some() && read(FACE).is_some());
    }

    #[test]
    fn places_are_a_player_a_lane_and_a_space() {
        assert_eq!(place("r26").ok(), Lane::from_number(2).map(|lane| (DARK, lane, 6)));
        for wrong in ["", "y", "y00", "y17", "y60", "x11", "y111", "ü1"] {
            assert!(place(wrong).is_err(), "{wrong}");
        }
    }
}
