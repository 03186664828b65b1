//! The board of Squadro: lanes with their dots, pieces that point where they go, and what a move would jump.

use ::squadro::{HOME, LIGHT, Lane, Move, Path, Position, TURNING_SPACE};
use game::{Game as _, Line, Seat, Step};
use games::{AnyLine, Registered as _};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Board, Preview, Reply, Scene, fill, put};
use crate::look::{ColorDepth, Look, Role};

/// The distance of spaces, and the size of pieces, in columns and lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Geometry {
    across: u16,
    down: u16,
    width: u16,
    height: u16,
}

const SIZES: [Geometry; 2] = [
    Geometry { across: 8, down: 4, width: 5, height: 3 },
    Geometry { across: 5, down: 2, width: 3, height: 1 },
];

/// Left of the middle of the first spaces: the lane's number, its dots, a margin.
const LEFT: u16 = 8;
/// Right of the middle of the last ones: a margin, dots.
const RIGHT: u16 = 7;
/// Above the middle of the first spaces: the lanes' numbers and dots, a margin for high pieces.
const TOP: u16 = 2;

impl Geometry {
    fn fitting(room: (u16, u16)) -> Option<Geometry> {
        SIZES.into_iter().find(|size| {
            let (width, height) = size.size();
            width <= room.0 && height <= room.1
        })
    }

    fn size(self) -> (u16, u16) {
        (LEFT + 6 * self.across + RIGHT, TOP + 2 * (self.height / 2) + 6 * self.down + 2)
    }

    /// The middle of a space: columns of Dark's lanes from 1 to 5, rows of Light's, with 0 and 6 the ends of lanes.
    fn middle(self, column: u16, row: u16) -> (u16, u16) {
        (LEFT + column * self.across, TOP + self.height / 2 + row * self.down)
    }
}

/// The space of a piece with this progress, as column and row.
fn space(seat: Seat, lane: Lane, progress: u8) -> (u16, u16) {
    let along = u16::from(if progress > TURNING_SPACE { HOME - progress } else { progress });
    let beside = lane.number() as u16;
    if seat == LIGHT { (along, beside) } else { (beside, along) }
}

#[derive(Debug, Default)]
pub(super) struct SquadroBoard {
    selected: Option<Lane>,
}

fn line_of(line: &AnyLine) -> Option<&Line<Position>> {
    Position::line_of(line)
}

impl SquadroBoard {
    fn shift(&mut self, by: usize) {
        let count = Lane::ALL.len();
        let next = self.selected.map_or(0, |lane| (lane.index() + by) % count);
        self.selected = Lane::new(next);
    }

    fn selected_move(&self, position: &Position) -> Option<Move> {
        Some(Move::new(position.turn(), self.selected?))
    }

    /// The lane of the player to move whose piece, or whose landing, is under the pointer.
    fn lane_at(position: &Position, geometry: Geometry, area: Rect, at: (u16, u16)) -> Option<Lane> {
        let turn = position.turn();
        Lane::ALL.into_iter().find(|&lane| {
            let (column, row) = space(turn, lane, position.progress(turn, lane));
            let (x, y) = geometry.middle(column, row);
            let (x, y) = (area.x + x, area.y + y);
            at.0.abs_diff(x) <= geometry.width / 2 && at.1.abs_diff(y) <= geometry.height / 2
        })
    }
}

impl Board for SquadroBoard {
    fn size(&self, room: (u16, u16)) -> Option<(u16, u16)> {
        Geometry::fitting(room).map(Geometry::size)
    }

    fn draw(&self, scene: &Scene<'_>, area: Rect, buf: &mut Buffer) {
        let (Some(line), Some(geometry)) =
            (line_of(scene.line), Geometry::fitting((area.width, area.height)))
        else {
            return;
        };
        let selected = self.selected.filter(|_| scene.active);
        Painter { scene, geometry, origin: (area.x, area.y), position: line.position() }
            .paint(buf, line, selected);
    }

    fn key(&mut self, scene: &Scene<'_>, key: KeyEvent) -> Reply {
        let Some(line) = line_of(scene.line).filter(|_| scene.active) else { return Reply::Ignored };
        match key.code {
            KeyCode::Right | KeyCode::Down => self.shift(1),
            KeyCode::Left | KeyCode::Up => self.shift(Lane::ALL.len() - 1),
            KeyCode::Char(digit @ '1'..='5') => {
                self.selected = Lane::from_number(digit.to_digit(10).unwrap_or_default() as usize);
            }
            KeyCode::Esc if self.selected.is_some() => self.selected = None,
            KeyCode::Enter => {
                let mv = self.selected_move(line.position());
                return mv.map_or(Reply::Ignored, |mv| Reply::Play(mv.to_string()));
            }
            _ => return Reply::Ignored,
        }
        Reply::Changed
    }

    fn mouse(&mut self, scene: &Scene<'_>, area: Rect, mouse: MouseEvent) -> Reply {
        let Some(line) = line_of(scene.line).filter(|_| scene.active) else { return Reply::Ignored };
        let Some(geometry) = Geometry::fitting((area.width, area.height)) else { return Reply::Ignored };
        let Some(lane) = Self::lane_at(line.position(), geometry, area, (mouse.column, mouse.row)) else {
            return Reply::Ignored;
        };
        let is_shown = self.selected == Some(lane);
        match mouse.kind {
            MouseEventKind::Moved if !is_shown => {}
            MouseEventKind::Down(MouseButton::Left) if is_shown => {
                return Reply::Play(Move::new(line.position().turn(), lane).to_string());
            }
            MouseEventKind::Down(MouseButton::Left) => {}
            _ => return Reply::Ignored,
        }
        self.selected = Some(lane);
        Reply::Changed
    }

    fn preview(&self, scene: &Scene<'_>) -> Option<Preview> {
        let position = line_of(scene.line).filter(|_| scene.active)?.position();
        let messages = scene.pen.messages;
        let mv = self.selected_move(position)?;
        let Some(Path { from, to, jumped }) = position.landing(mv) else {
            return Some(Preview::Illegal(messages.text("landing-none")));
        };
        let landing = match to {
            HOME => messages.text("landing-home"),
            TURNING_SPACE => messages.text("landing-turning"),
            _ => messages.format("landing-space", &[("spaces", (to - from).into())]),
        };
        let sent = jumped.iter().map(|jump| {
            let id = if jump.to == 0 { "landing-sends-start" } else { "landing-sends-turning" };
            messages.format(id, &[("lane", jump.lane.number().into())])
        });
        Some(Preview::Legal(std::iter::once(landing).chain(sent).collect::<Vec<_>>().join(", ")))
    }

    fn show_refused(&mut self, scene: &Scene<'_>, mv: &str) {
        let position = line_of(scene.line).map(Line::position);
        let mv = position.and_then(|position| position.parse_move(mv, game::Notation::Standard).ok());
        self.selected = mv.map(|mv| mv.lane).or(self.selected);
    }

    fn clear(&mut self) {
        self.selected = None;
    }
}

struct Painter<'a> {
    scene: &'a Scene<'a>,
    geometry: Geometry,
    origin: (u16, u16),
    position: &'a Position,
}

/// A piece as it points, on its way out and back.
fn arrow(look: Look, seat: Seat, progress: u8) -> &'static str {
    ::squadro::piece_symbols(seat, look.charset)[usize::from(progress >= TURNING_SPACE)]
}

/// The same, hollow: where a piece would be.
fn hollow_arrow(look: Look, seat: Seat, progress: u8) -> &'static str {
    match (seat == LIGHT, progress >= TURNING_SPACE) {
        _ if progress == HOME => look.glyph("⌂", "H"),
        (true, false) => look.glyph("▷", ">"),
        (true, true) => look.glyph("◁", "<"),
        (false, false) => look.glyph("▽", "v"),
        (false, true) => look.glyph("△", "^"),
    }
}

impl Painter<'_> {
    fn paint(&self, buf: &mut Buffer, line: &Line<Position>, selected: Option<Lane>) {
        let (left, top) = self.middle((0, 0));
        let (right, bottom) = self.middle((6, 6));
        let look = self.look();
        let margin = (self.geometry.width / 2 + 1, self.geometry.height / 2);
        let area = Rect::new(
            left - margin.0,
            top - margin.1,
            right - left + 1 + 2 * margin.0,
            bottom - top + 1 + 2 * margin.1,
        );
        fill(buf, area, look.on(Role::Board));
        for seat in Seat::all(2) {
            for lane in Lane::ALL {
                self.lane(buf, seat, lane);
            }
        }
        self.crossings(buf);
        let last = line.steps().len().checked_sub(1).and_then(|ply| {
            let (Step::Move(mv), before) = (line.steps().get(ply)?, line.positions().get(ply)?) else {
                return None;
            };
            Some((*mv, before.progress(mv.seat, mv.lane)))
        });
        if let Some((mv, from)) = last {
            let (x, y) = self.middle(space(mv.seat, mv.lane, from));
            put(buf, (x, y), look.glyph("◦", "o"), look.on(Role::Board).patch(look.ink(Role::LastFence)));
        }
        for seat in Seat::all(2) {
            for lane in Lane::ALL {
                let is_last = last.is_some_and(|(mv, _)| (mv.seat, mv.lane) == (seat, lane));
                self.piece(buf, seat, lane, is_last);
            }
        }
        let hint =
            self.scene.hint.and_then(|hint| self.position.parse_move(hint, game::Notation::Standard).ok());
        if let Some(mv) = selected.map(|lane| Move::new(self.position.turn(), lane)).or(hint) {
            self.ghost(buf, mv);
        }
    }

    fn look(&self) -> Look {
        self.scene.pen.look
    }

    fn middle(&self, (column, row): (u16, u16)) -> (u16, u16) {
        let (x, y) = self.geometry.middle(column, row);
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// A lane with its number, and dots at both ends.
    fn lane(&self, buf: &mut Buffer, seat: Seat, lane: Lane) {
        let look = self.look();
        let ink = look.seat(seat, true);
        let on_board = look.on(Role::Board).patch(ink);
        let (start, end) = (self.middle(space(seat, lane, 0)), self.middle(space(seat, lane, TURNING_SPACE)));
        let dots = |progress: u8| look.glyph("•", ".").repeat(Position::speed(seat, lane, progress).into());
        let (out, back) = (dots(0), dots(TURNING_SPACE));
        let number = lane.number().to_string();
        let bold = ink.add_modifier(Modifier::BOLD);
        let half = self.geometry.height / 2;
        if seat == LIGHT {
            let across = look.glyph("─", "-").repeat((end.0 - start.0).into());
            put(buf, start, &across, on_board);
            put(buf, (start.0 - LEFT, start.1), &number, bold);
            put(buf, (start.0 - LEFT + 2, start.1), &out, ink);
            put(buf, (end.0 + self.geometry.width / 2 + 2, end.1), &back, ink);
        } else {
            for y in start.1..=end.1 {
                put(buf, (start.0, y), look.glyph("│", "|"), on_board);
            }
            put(buf, (start.0, start.1 - half - 2), &number, bold);
            let centred = |dots: &str| start.0 - (dots.chars().count() as u16) / 2;
            put(buf, (centred(&out), start.1 - half - 1), &out, ink);
            put(buf, (centred(&back), end.1 + half + 1), &back, ink);
        }
        for progress in [0, TURNING_SPACE] {
            put(buf, self.middle(space(seat, lane, progress)), look.glyph("○", "o"), on_board);
        }
    }

    fn crossings(&self, buf: &mut Buffer) {
        let style = self.look().on(Role::Board).patch(self.look().ink(Role::Faint));
        for column in 1..=5 {
            for row in 1..=5 {
                put(buf, self.middle((column, row)), self.look().glyph("┼", "+"), style);
            }
        }
    }

    fn piece(&self, buf: &mut Buffer, seat: Seat, lane: Lane, is_last: bool) {
        let look = self.look();
        let progress = self.position.progress(seat, lane);
        let at = space(seat, lane, progress);
        if progress == HOME {
            let style = look.on(Role::Board).patch(look.seat(seat, true)).add_modifier(Modifier::BOLD);
            return put(buf, self.middle(at), look.glyph("⌂", "H"), style);
        }
        let style = look.piece(seat, true);
        self.block(buf, at, style);
        let arrow = arrow(look, seat, progress);
        let text = if self.scene.paths {
            let needed =
                self.position.moves_needed(seat).pieces.get(lane.index()).copied().unwrap_or_default();
            format!(" {arrow}{needed}")
        } else if is_last {
            format!("{}{arrow}{}", look.glyph("‹", "("), look.glyph("›", ")"))
        } else {
            format!(" {arrow} ")
        };
        self.write(buf, at, &text, style);
    }

    /// The rectangle of a piece.
    fn block(&self, buf: &mut Buffer, at: (u16, u16), style: Style) {
        let (x, y) = self.middle(at);
        let Geometry { width, height, .. } = self.geometry;
        fill(buf, Rect::new(x - width / 2, y - height / 2, width, height), style);
    }

    /// Three letters in the middle of a space.
    fn write(&self, buf: &mut Buffer, at: (u16, u16), text: &str, style: Style) {
        let (x, y) = self.middle(at);
        put(buf, (x - 1, y), text, style);
    }

    /// What a move would do: where the piece lands, whom it jumps and where they go.
    fn ghost(&self, buf: &mut Buffer, mv: Move) {
        let look = self.look();
        let Some(path) = self.position.landing(mv) else { return };
        let on_board = look.on(Role::Board).patch(look.ink(Role::Ghost)).add_modifier(Modifier::BOLD);
        let from = space(mv.seat, mv.lane, path.from);
        let cursor = if look.depth == ColorDepth::Mono {
            look.piece(mv.seat, true)
        } else {
            look.on(Role::Cursor).fg(ratatui::style::Color::Black).add_modifier(Modifier::BOLD)
        };
        self.block(buf, from, cursor);
        self.write(buf, from, &format!("[{}]", arrow(look, mv.seat, path.from)), cursor);
        for jump in &path.jumped {
            let (rival, cross) = (mv.seat.other(), look.glyph("×", "x"));
            let style = look.piece(rival, true);
            let was = space(rival, jump.lane, jump.from);
            self.write(buf, was, &format!("{cross}{}{cross}", arrow(look, rival, jump.from)), style);
            let hollow = hollow_arrow(look, rival, jump.to);
            self.write(buf, space(rival, jump.lane, jump.to), &format!("({hollow})"), on_board);
        }
        let hollow = hollow_arrow(look, mv.seat, path.to);
        self.write(buf, space(mv.seat, mv.lane, path.to), &format!("({hollow})"), on_board);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_takes_the_room_there_is() {
        assert_eq!(Geometry::fitting((80, 20)).map(Geometry::size), Some((45, 16)));
        assert_eq!(Geometry::fitting((90, 36)).map(Geometry::size), Some((63, 30)));
        assert_eq!(Geometry::fitting((40, 20)), None);
    }

    #[test]
    fn spaces_on_the_way_back_are_those_of_the_way_out() {
        let lane = Lane::ALL[1];
        assert_eq!(space(LIGHT, lane, 0), (0, 2));
        assert_eq!(space(LIGHT, lane, 6), (6, 2));
        assert_eq!(space(LIGHT, lane, 9), (3, 2));
        assert_eq!(space(LIGHT, lane, HOME), (0, 2));
        assert_eq!(space(squadro_dark(), lane, 5), (2, 5));
    }

    fn squadro_dark() -> Seat {
        ::squadro::DARK
    }
}
