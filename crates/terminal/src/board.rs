//! Boards: drawn with what is legal, what the last move was and what the move under the cursor would do; played on by
//! keys and mouse. A board knows its rules crate, and nothing of seats, clocks and servers.

mod quoridor;
mod squadro;

use games::{AnyLine, GameKind};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr as _;

use crate::look::Role;
use crate::text::Pen;
use crate::words::GameWords;

/// What a board shows.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) pen: &'a Pen,
    /// The game up to the shown position.
    pub(crate) line: &'a AnyLine,
    /// Whether the player here is to move.
    pub(crate) active: bool,
    /// Whether the shortest path of every pawn, or the moves that every piece needs, are shown.
    pub(crate) paths: bool,
    /// A move that is recommended.
    pub(crate) hint: Option<&'a str>,
}

/// What came of a key or of the mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// It means nothing to the board.
    Ignored,
    /// Something else is shown.
    Changed,
    /// A move was made. It may be illegal.
    Play(String),
}

/// The move under the cursor in words.
pub(crate) enum Preview {
    /// What it would do.
    Legal(String),
    /// Why it is illegal.
    Illegal(String),
}

impl Preview {
    /// The text and the colour in which it is told.
    pub(crate) fn told(self) -> (String, Role) {
        match self {
            Preview::Legal(text) => (text, Role::Ghost),
            Preview::Illegal(text) => (text, Role::Wrong),
        }
    }
}

/// A board with its cursor.
pub(crate) trait Board {
    /// The width and height that it takes of this room; none if it doesn't fit.
    fn size(&self, room: (u16, u16)) -> Option<(u16, u16)>;

    fn draw(&self, scene: &Scene<'_>, area: Rect, buf: &mut Buffer);

    /// Takes a key in.
    fn key(&mut self, scene: &Scene<'_>, key: KeyEvent) -> Reply;

    /// Takes the mouse in.
    fn mouse(&mut self, scene: &Scene<'_>, area: Rect, mouse: MouseEvent) -> Reply;

    /// What the move under the cursor would do, or why it is illegal.
    fn preview(&self, scene: &Scene<'_>) -> Option<Preview>;

    /// Shows why a move is illegal until something else happens.
    fn show_refused(&mut self, scene: &Scene<'_>, mv: &str);

    /// Takes the cursor away.
    fn clear(&mut self);

    /// What is being typed if this key isn't for the cursor: `h4` after `h` and `4`.
    fn typed_with(&self, _key: KeyEvent) -> Option<String> {
        None
    }
}

/// The board of a game.
pub(crate) fn board_of(kind: GameKind) -> Box<dyn Board> {
    match kind {
        GameKind::Quoridor => Box::new(quoridor::QuoridorBoard::default()),
        GameKind::Squadro => Box::new(squadro::SquadroBoard::default()),
    }
}

/// A move in words of why it is illegal; none if it is legal.
pub(crate) fn why_illegal<G: GameWords>(pen: &Pen, line: &AnyLine, text: &str) -> Option<String> {
    let position = G::line_of(line)?.position();
    let Ok(mv) = position.parse_move(text, game::Notation::Standard) else {
        let unreadable = pen.messages.format("refused-unreadable", &[("text", text.into())]);
        return Some(format!("{unreadable} {}", G::how_to_move(pen.messages)));
    };
    position.check(mv).err().map(|why| position.why_illegal(pen.messages, &why))
}

/// Writes a text as far as it is on the screen, in the place of what was there.
fn put(buf: &mut Buffer, at: (u16, u16), text: &str, style: Style) {
    let area = buf.area;
    if at.0 < area.right() && at.1 < area.bottom() {
        fill(buf, Rect::new(at.0, at.1, text.width() as u16, 1), Style::new());
        buf.set_string(at.0, at.1, text, style);
    }
}

/// Fills a rectangle with blanks, whatever was there.
fn fill(buf: &mut Buffer, area: Rect, style: Style) {
    for at in area.intersection(buf.area).positions() {
        if let Some(cell) = buf.cell_mut(at) {
            cell.reset();
            cell.set_style(style);
        }
    }
}
