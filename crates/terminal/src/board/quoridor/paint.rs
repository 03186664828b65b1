//! Where everything of the board of Quoridor is on the screen, and how it is drawn.

use ::quoridor::{Fence, IllegalMove, Move, Orientation, Position, Side, Square, SquareSet};
use game::{Game as _, Line, Seat, Step};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Cursor, fence_at};
use crate::board::{Scene, fill, put};
use crate::look::{ColorDepth, Role};

/// The size of squares, in columns and lines. Grooves between them are one wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Geometry {
    width: u16,
    height: u16,
}

/// Twice as wide as high, as characters are twice as high as wide; with the grooves exactly so.
const SIZES: [Geometry; 3] =
    [Geometry { width: 7, height: 3 }, Geometry { width: 5, height: 2 }, Geometry { width: 3, height: 1 }];

/// The squares of a side.
const SIDE: u16 = Square::WIDTH as u16;
/// Left of the squares: the number of the row, a blank, the frame.
const LEFT: u16 = 3;

/// What is at a place on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Square(Square),
    Fence(Fence),
}

impl Geometry {
    /// The largest that fits into this room.
    pub(super) fn fitting(room: (u16, u16)) -> Option<Geometry> {
        SIZES.into_iter().find(|size| {
            let (width, height) = size.size();
            width <= room.0 && height <= room.1
        })
    }

    fn squares_wide(self) -> u16 {
        SIDE * (self.width + 1) - 1
    }

    fn squares_high(self) -> u16 {
        SIDE * (self.height + 1) - 1
    }

    /// The size of the whole board, with its frame and labels.
    pub(super) fn size(self) -> (u16, u16) {
        (self.squares_wide() + LEFT + 1, self.squares_high() + 3)
    }

    /// The upper left corner of a square, from the origin of the board.
    fn corner(self, square: Square) -> (u16, u16) {
        let (column, row) = (square.column() as u16, square.row() as u16);
        (LEFT + column * (self.width + 1), 1 + (SIDE - 1 - row) * (self.height + 1))
    }

    /// What is at a place on the screen; where grooves cross, a fence of the preferred orientation.
    pub(super) fn spot(self, origin: (u16, u16), at: (u16, u16), preferred: Orientation) -> Option<Spot> {
        let x = at.0.checked_sub(origin.0 + LEFT)?;
        let y = at.1.checked_sub(origin.1 + 1)?;
        if x >= self.squares_wide() || y >= self.squares_high() {
            return None;
        }
        let (across, down) = (self.width + 1, self.height + 1);
        let (column, row) = (x / across, SIDE - 1 - y / down);
        let (in_groove_x, in_groove_y) = (x % across == self.width, y % down == self.height);
        if !in_groove_x && !in_groove_y {
            return Square::new(column.into(), row.into()).map(Spot::Square);
        }
        // The crossing of grooves nearest to the pointer.
        let crossing_column = if in_groove_x || x % across >= across / 2 {
            isize::from(column as i16)
        } else {
            isize::from(column as i16) - 1
        };
        let crossing_row = if in_groove_y || y % down < down / 2 {
            isize::from(row as i16) - isize::from(in_groove_y)
        } else {
            isize::from(row as i16) - 1
        };
        let orientation = match (in_groove_x, in_groove_y) {
            (true, true) => preferred,
            (true, false) => Orientation::Vertical,
            _ => Orientation::Horizontal,
        };
        Some(Spot::Fence(fence_at(crossing_column, crossing_row, orientation)))
    }
}

pub(super) struct Painter<'a> {
    pub(super) scene: &'a Scene<'a>,
    pub(super) geometry: Geometry,
    pub(super) origin: (u16, u16),
    pub(super) position: &'a Position,
}

impl Painter<'_> {
    /// Draws the position after a line of play.
    pub(super) fn paint(
        &self,
        buf: &mut Buffer,
        line: &Line<Position>,
        cursor: Option<Cursor>,
        wrong: Option<IllegalMove>,
    ) {
        self.frame(buf);
        let last = line.steps().last().and_then(|step| match step {
            Step::Move(mv) => Some(*mv),
            Step::Retire(_) => None,
        });
        let before = line.steps().len().checked_sub(1).and_then(|ply| line.positions().get(ply));
        self.squares(buf, last, before, cursor, wrong);
        for fence in self.position.fences() {
            let role = if last == Some(Move::Fence(fence)) { Role::LastFence } else { Role::Fence };
            self.fence(buf, fence, self.scene.pen.look.ink(role), ["━", "┃"]);
        }
        self.ghost(buf, cursor, wrong);
    }

    fn place(&self, square: Square) -> (u16, u16) {
        let (x, y) = self.geometry.corner(square);
        (self.origin.0 + x, self.origin.1 + y)
    }

    /// Frame, labels, and at the goal of each player who has one to reach, who that is.
    fn frame(&self, buf: &mut Buffer) {
        let look = self.scene.pen.look;
        let (width, height) = (self.geometry.squares_wide(), self.geometry.squares_high());
        let (x, y) = (self.origin.0 + LEFT - 1, self.origin.1);
        let board = look.on(Role::Board);
        fill(buf, Rect::new(x, y, width + 2, height + 2), board);
        let line = board.patch(look.ink(Role::Faint));
        let [across, along] = [look.glyph("─", "-"), look.glyph("│", "|")];
        for (row, left, right) in [(y, "┌", "┐"), (y + height + 1, "└", "┘")] {
            put(buf, (x, row), look.glyph(left, "+"), line);
            put(buf, (x + 1, row), &across.repeat(width.into()), line);
            put(buf, (x + width + 1, row), look.glyph(right, "+"), line);
        }
        for row in y + 1..=y + height {
            put(buf, (x, row), along, line);
            put(buf, (x + width + 1, row), along, line);
        }
        let label = look.ink(Role::Faint);
        for index in 0..SIDE {
            let square = Square::new(index.into(), index.into()).unwrap_or_default();
            let (left, top) = self.place(square);
            let [middle_x, middle_y] = [left + self.geometry.width / 2, top + self.geometry.height / 2];
            let name = square.to_string();
            let (column, row) = name.split_at(1);
            put(buf, (middle_x, y + height + 2), column, label);
            put(buf, (self.origin.0, middle_y), row, label);
        }
        for seat in self.position.seats_playing() {
            let middle = (x + 1 + width / 2, y + 1 + height / 2);
            let (at, arrow) = match self.position.goal(seat) {
                Side::Top => ((middle.0, y), look.glyph("▲", "^")),
                Side::Bottom => ((middle.0, y + height + 1), look.glyph("▼", "v")),
                Side::Left => ((x, middle.1), ""),
                Side::Right => ((x + width + 1, middle.1), ""),
            };
            put(
                buf,
                at,
                &format!("{seat}{arrow}"),
                board.patch(look.seat(seat, false)).add_modifier(Modifier::BOLD),
            );
        }
    }

    /// The squares with pawns, targets, paths and the cursor.
    fn squares(
        &self,
        buf: &mut Buffer,
        last: Option<Move>,
        before: Option<&Position>,
        cursor: Option<Cursor>,
        wrong: Option<IllegalMove>,
    ) {
        let look = self.scene.pen.look;
        let moved = match last {
            Some(Move::Pawn(to)) => [Some(to), before.and_then(|before| before.pawn(before.turn()))],
            _ => [None, None],
        };
        let targets = if self.scene.active { self.position.pawn_targets() } else { SquareSet::EMPTY };
        let cut_off = match wrong {
            Some(IllegalMove::CutsOff { reachable, .. }) => reachable,
            _ => SquareSet::EMPTY,
        };
        for square in Square::all() {
            let is_hint = self.scene.hint == Some(square.to_string().as_str());
            let role = if is_hint {
                Role::Ghost
            } else if targets.contains(square) {
                Role::Target
            } else if moved.contains(&Some(square)) {
                Role::LastMove
            } else {
                Role::Square
            };
            let mut style = look.on(role);
            if cut_off.contains(square) {
                style = look.on(Role::Wrong);
            }
            let (x, y) = self.place(square);
            fill(buf, Rect::new(x, y, self.geometry.width, self.geometry.height), style);
            let mark = self.mark(square, targets, is_hint, moved, cut_off);
            self.centre(buf, square, mark, style.patch(look.ink(Role::Fence)));
            if let Some(seat) = self.position.pawn_on(square) {
                self.pawn(buf, square, seat);
            }
            if cursor == Some(Cursor::Square(square)) {
                self.brackets(buf, square, style);
            }
        }
        if self.scene.paths {
            self.paths(buf);
        }
        if let Some(IllegalMove::StraightJumpPossible { landing, .. }) = wrong {
            self.centre(
                buf,
                landing,
                look.glyph("✓", "!"),
                look.on(Role::Target).patch(look.ink(Role::Fence)),
            );
        }
    }

    /// What is drawn in the middle of a square without a pawn.
    fn mark(
        &self,
        square: Square,
        targets: SquareSet,
        is_hint: bool,
        moved: [Option<Square>; 2],
        cut_off: SquareSet,
    ) -> &'static str {
        let look = self.scene.pen.look;
        if cut_off.contains(square) {
            look.glyph("×", "x")
        } else if is_hint {
            look.glyph("◆", "?")
        } else if targets.contains(square) {
            look.glyph("●", "*")
        } else if moved.get(1) == Some(&Some(square)) {
            look.glyph("○", "o")
        } else if look.depth == ColorDepth::Mono {
            look.glyph("·", ".")
        } else {
            " "
        }
    }

    fn centre(&self, buf: &mut Buffer, square: Square, mark: &str, style: Style) {
        let (x, y) = self.place(square);
        put(buf, (x + self.geometry.width / 2, y + self.geometry.height / 2), mark, style);
    }

    fn pawn(&self, buf: &mut Buffer, square: Square, seat: Seat) {
        let look = self.scene.pen.look;
        let (x, y) = self.place(square);
        let (style, inner) = (look.piece(seat, false), self.geometry.width.saturating_sub(2).max(3));
        let left = x + (self.geometry.width - inner) / 2;
        fill(buf, Rect::new(left, y, inner, self.geometry.height), style);
        let mark = if look.depth == ColorDepth::Mono { format!("({seat})") } else { format!(" {seat} ") };
        put(buf, (left + (inner - 3) / 2, y + self.geometry.height / 2), &mark, style);
    }

    fn brackets(&self, buf: &mut Buffer, square: Square, style: Style) {
        let look = self.scene.pen.look;
        let (x, y) = self.place(square);
        let style = if look.depth == ColorDepth::Mono {
            style.add_modifier(Modifier::BOLD)
        } else {
            look.on(Role::Cursor).fg(ratatui::style::Color::Black).add_modifier(Modifier::BOLD)
        };
        for row in y..y + self.geometry.height {
            put(buf, (x, row), "[", style);
            put(buf, (x + self.geometry.width - 1, row), "]", style);
        }
    }

    /// The shortest path of each pawn, as its number on every square.
    fn paths(&self, buf: &mut Buffer) {
        let look = self.scene.pen.look;
        for seat in self.position.seats_playing() {
            // On the smallest squares, the third and the fourth share the middle.
            let last = self.geometry.width - 1;
            let offset = match seat.index() {
                0 => 0,
                1 => last,
                2 => (last / 2).min(1),
                _ => (last / 2).max(last - 1 - last / 4),
            };
            for square in self.position.shortest_path(seat).into_iter().flatten() {
                let (x, y) = self.place(square);
                let at = (x + offset, y + self.geometry.height - 1);
                if self.position.pawn_on(square).is_none() {
                    put(buf, at, &seat.to_string(), look.piece(seat, false));
                }
            }
        }
    }

    /// A fence along its groove.
    fn fence(&self, buf: &mut Buffer, fence: Fence, style: Style, glyphs: [&'static str; 2]) {
        let look = self.scene.pen.look;
        let style = look.on(Role::Board).patch(style).add_modifier(Modifier::BOLD);
        let (x, y) = self.place(fence.square);
        match fence.orientation {
            Orientation::Horizontal => {
                let glyph = look.glyph(glyphs[0], "=");
                put(buf, (x, y - 1), &glyph.repeat(usize::from(2 * self.geometry.width + 1)), style);
            }
            Orientation::Vertical => {
                let top = y.saturating_sub(self.geometry.height + 1);
                for row in top..y + self.geometry.height {
                    put(buf, (x + self.geometry.width, row), look.glyph(glyphs[1], "#"), style);
                }
            }
        }
    }

    /// The fence under the cursor or of the hint, and the fence that makes a move illegal.
    fn ghost(&self, buf: &mut Buffer, cursor: Option<Cursor>, wrong: Option<IllegalMove>) {
        let look = self.scene.pen.look;
        let hint =
            self.scene.hint.and_then(|hint| self.position.parse_move(hint, game::Notation::Standard).ok());
        if let Some(Move::Fence(fence)) = hint {
            self.fence(buf, fence, look.ink(Role::Ghost), ["┅", "┇"]);
        }
        let in_the_way = wrong.and_then(|why| match why {
            IllegalMove::FenceBetween { fence, .. } => Some(fence),
            IllegalMove::Overlaps { other, .. } | IllegalMove::Crosses { other, .. } => Some(other),
            _ => None,
        });
        if let Some(Cursor::Fence(fence)) = cursor {
            let is_legal = wrong.is_none();
            let glyphs = if is_legal { ["━", "┃"] } else { ["╍", "╏"] };
            self.fence(buf, fence, look.ink(if is_legal { Role::Ghost } else { Role::Wrong }), glyphs);
            let mut middle = self.place(fence.square);
            middle.0 += self.geometry.width;
            middle.1 = middle.1.saturating_sub(1);
            let glyph = if is_legal { look.glyph("╋", "+") } else { look.glyph("╳", "X") };
            let style =
                look.on(Role::Board).patch(look.ink(if is_legal { Role::Ghost } else { Role::Wrong }));
            put(buf, middle, glyph, style.add_modifier(Modifier::BOLD));
        }
        if let Some(fence) = in_the_way {
            self.fence(buf, fence, look.ink(Role::Wrong), ["━", "┃"]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is under the pointer at the middle of everything is that thing.
    #[test]
    fn every_square_and_fence_is_under_the_pointer_somewhere() {
        let origin = (4, 2);
        for geometry in SIZES {
            for square in Square::all() {
                let (x, y) = geometry.corner(square);
                let at = (origin.0 + x + geometry.width / 2, origin.1 + y + geometry.height / 2);
                assert_eq!(geometry.spot(origin, at, Orientation::Horizontal), Some(Spot::Square(square)));
                for fence in [Fence::horizontal(square), Fence::vertical(square)] {
                    if !fence.is_on_board() {
                        continue;
                    }
                    // Where grooves cross, and one column or line before and after it.
                    let crossing = (origin.0 + x + geometry.width, origin.1 + y - 1);
                    assert_eq!(geometry.spot(origin, crossing, fence.orientation), Some(Spot::Fence(fence)));
                    let sides = match fence.orientation {
                        Orientation::Horizontal => {
                            [(crossing.0 - 1, crossing.1), (crossing.0 + 1, crossing.1)]
                        }
                        // Squares of one line have no lower half.
                        Orientation::Vertical => [(crossing.0, crossing.1 + 1); 2],
                    };
                    for side in sides {
                        let other = super::super::turned(fence.orientation);
                        assert_eq!(
                            geometry.spot(origin, side, other),
                            Some(Spot::Fence(fence)),
                            "{geometry:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_takes_the_room_there_is() {
        assert_eq!(Geometry::fitting((80, 20)).map(Geometry::size), Some((39, 20)));
        assert_eq!(Geometry::fitting((90, 37)).map(Geometry::size), Some((57, 29)));
        assert_eq!(Geometry::fitting((38, 20)), None);
    }
}
