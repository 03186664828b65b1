//! The board of Quoridor: a cursor on squares or a fence in the grooves.

mod paint;

use ::quoridor::{Fence, IllegalMove, Move, Orientation, Position, Square};
use game::{Game as _, Seat};
use games::{AnyLine, Registered as _};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;

use self::paint::{Geometry, Spot};
use super::{Board, Preview, Reply, Scene};
use crate::words::GameWords as _;

/// What the cursor is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cursor {
    Square(Square),
    Fence(Fence),
}

impl Cursor {
    fn to_move(self) -> Move {
        match self {
            Cursor::Square(square) => Move::Pawn(square),
            Cursor::Fence(fence) => Move::Fence(fence),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct QuoridorBoard {
    cursor: Option<Cursor>,
    refused: Option<IllegalMove>,
}

fn position_of(line: &AnyLine) -> Option<&Position> {
    Some(Position::line_of(line)?.position())
}

/// A fence with its middle in a corner of squares, the nearest one that is on the board.
fn fence_at(column: isize, row: isize, orientation: Orientation) -> Fence {
    let last = Square::WIDTH as isize - 2;
    let (column, row) = (column.clamp(0, last), row.clamp(0, last));
    let square = Square::new(column as usize, row as usize).unwrap_or_default();
    Fence { square, orientation }
}

const fn turned(orientation: Orientation) -> Orientation {
    match orientation {
        Orientation::Horizontal => Orientation::Vertical,
        Orientation::Vertical => Orientation::Horizontal,
    }
}

impl QuoridorBoard {
    /// The square of the pawn that is to move.
    fn own_square(position: &Position) -> Square {
        position.pawn(position.turn()).unwrap_or_default()
    }

    fn shift(&mut self, position: &Position, columns: isize, rows: isize) {
        let cursor = self.cursor.unwrap_or_else(|| Cursor::Square(Self::own_square(position)));
        self.cursor = Some(match cursor {
            Cursor::Square(square) => Cursor::Square(square.offset(columns, rows).unwrap_or(square)),
            Cursor::Fence(Fence { square, orientation }) => {
                let (column, row) = (square.column() as isize + columns, square.row() as isize + rows);
                Cursor::Fence(fence_at(column, row, orientation))
            }
        });
    }

    /// Picks a fence up near the cursor.
    fn pick_up(&mut self, position: &Position, orientation: Orientation) {
        let square = match self.cursor {
            Some(Cursor::Square(square)) => square,
            Some(Cursor::Fence(fence)) => fence.square,
            None => Self::own_square(position),
        };
        self.cursor =
            Some(Cursor::Fence(fence_at(square.column() as isize, square.row() as isize, orientation)));
    }

    /// Makes the move under the cursor.
    fn confirm(&mut self) -> Reply {
        match self.cursor {
            Some(cursor) => Reply::Play(cursor.to_move().to_string()),
            None => Reply::Ignored,
        }
    }

    /// The illegal move that is shown, with its reason: the one that was refused, or the fence under the cursor.
    fn wrong(&self, position: &Position) -> Option<IllegalMove> {
        self.refused.or_else(|| match self.cursor? {
            cursor @ Cursor::Fence(_) => position.check(cursor.to_move()).err(),
            Cursor::Square(_) => None,
        })
    }

    /// What a fence does to everybody's path.
    fn effect(scene: &Scene<'_>, position: &Position, fence: Fence) -> String {
        let messages = scene.pen.messages;
        let openings = position.openings().closed_by(fence);
        let longer = |seat: Seat| {
            let after = openings.distance(position.pawn(seat)?, position.goal(seat).squares())?;
            let steps = after.saturating_sub(position.distance(seat)?);
            let player = Position::player_in(messages, seat);
            (steps > 0).then(|| {
                messages.format("effect-seat", &[("colour", player.into()), ("steps", steps.into())])
            })
        };
        let effects: Vec<String> = position.seats_playing().filter_map(longer).collect();
        if effects.is_empty() { messages.text("effect-none") } else { effects.join(" · ") }
    }
}

impl Board for QuoridorBoard {
    fn size(&self, room: (u16, u16)) -> Option<(u16, u16)> {
        Geometry::fitting(room).map(Geometry::size)
    }

    fn draw(&self, scene: &Scene<'_>, area: Rect, buf: &mut Buffer) {
        let (Some(line), Some(geometry)) =
            (Position::line_of(scene.line), Geometry::fitting((area.width, area.height)))
        else {
            return;
        };
        let position = line.position();
        let cursor = self.cursor.filter(|_| scene.active);
        let wrong = self.wrong(position).filter(|_| scene.active);
        paint::Painter { scene, geometry, origin: (area.x, area.y), position }
            .paint(buf, line, cursor, wrong);
    }

    fn key(&mut self, scene: &Scene<'_>, key: KeyEvent) -> Reply {
        let Some(position) = position_of(scene.line).filter(|_| scene.active) else { return Reply::Ignored };
        self.refused = None;
        match key.code {
            KeyCode::Left => self.shift(position, -1, 0),
            KeyCode::Right => self.shift(position, 1, 0),
            KeyCode::Up => self.shift(position, 0, 1),
            KeyCode::Down => self.shift(position, 0, -1),
            KeyCode::Char('h') => self.pick_up(position, Orientation::Horizontal),
            KeyCode::Char('v') => self.pick_up(position, Orientation::Vertical),
            KeyCode::Char('r') => match self.cursor {
                Some(Cursor::Fence(Fence { square, orientation })) => {
                    self.cursor = Some(Cursor::Fence(Fence { square, orientation: turned(orientation) }));
                }
                _ => return Reply::Ignored,
            },
            KeyCode::Esc if self.cursor.is_some() => self.cursor = None,
            KeyCode::Enter => return self.confirm(),
            _ => return Reply::Ignored,
        }
        Reply::Changed
    }

    fn mouse(&mut self, scene: &Scene<'_>, area: Rect, mouse: MouseEvent) -> Reply {
        let Some(position) = position_of(scene.line).filter(|_| scene.active) else { return Reply::Ignored };
        let Some(geometry) = Geometry::fitting((area.width, area.height)) else { return Reply::Ignored };
        let preferred = match self.cursor {
            Some(Cursor::Fence(fence)) => fence.orientation,
            _ => Orientation::Horizontal,
        };
        let Some(spot) = geometry.spot((area.x, area.y), (mouse.column, mouse.row), preferred) else {
            return Reply::Ignored;
        };
        let cursor = match spot {
            Spot::Square(square) => Cursor::Square(square),
            Spot::Fence(fence) => Cursor::Fence(fence),
        };
        match mouse.kind {
            MouseEventKind::Moved | MouseEventKind::Drag(_) if self.cursor != Some(cursor) => {
                (self.cursor, self.refused) = (Some(cursor), None);
                Reply::Changed
            }
            MouseEventKind::Down(MouseButton::Right) => match cursor {
                Cursor::Fence(_) => self.key(scene, KeyEvent::from(KeyCode::Char('r'))),
                Cursor::Square(_) => Reply::Ignored,
            },
            MouseEventKind::Down(MouseButton::Left) => {
                // Where the pointer isn't followed, the first click shows a fence and the second one places it.
                let is_shown = self.cursor == Some(cursor);
                (self.cursor, self.refused) = (Some(cursor), None);
                let is_legal = position.check(cursor.to_move()).is_ok();
                if is_shown || matches!(cursor, Cursor::Square(_)) && is_legal {
                    self.confirm()
                } else {
                    Reply::Changed
                }
            }
            _ => Reply::Ignored,
        }
    }

    fn preview(&self, scene: &Scene<'_>) -> Option<Preview> {
        let position = position_of(scene.line).filter(|_| scene.active)?;
        if let Some(why) = self.wrong(position) {
            return Some(Preview::Illegal(position.why_illegal(scene.pen.messages, &why)));
        }
        match self.cursor? {
            Cursor::Fence(fence) => {
                let values = [
                    ("fence", fence.to_string().into()),
                    ("effect", Self::effect(scene, position, fence).into()),
                ];
                Some(Preview::Legal(scene.pen.messages.format("fence-in-words", &values)))
            }
            Cursor::Square(square) => {
                let is_target = position.pawn_targets().contains(square);
                let square = ("square", square.to_string().into());
                is_target.then(|| Preview::Legal(scene.pen.messages.format("square-target", &[square])))
            }
        }
    }

    fn show_refused(&mut self, scene: &Scene<'_>, mv: &str) {
        let mv = position_of(scene.line).and_then(|position| {
            let mv = position.parse_move(mv, game::Notation::Standard).ok()?;
            Some((mv, position.check(mv).err()))
        });
        let Some((mv, refused)) = mv else { return };
        self.refused = refused;
        if let Move::Fence(fence) = mv
            && fence.is_on_board()
        {
            self.cursor = Some(Cursor::Fence(fence));
        }
    }

    fn clear(&mut self) {
        *self = QuoridorBoard::default();
    }

    fn typed_with(&self, key: KeyEvent) -> Option<String> {
        match (self.cursor, key.code) {
            // The column h, whose letter is a key, too.
            (Some(Cursor::Fence(_)), KeyCode::Char(digit @ '1'..='9')) => Some(format!("h{digit}")),
            _ => None,
        }
    }
}
