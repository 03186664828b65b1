//! The bars at the edges of a page: the title at its top, the most useful keys at its bottom.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr as _;

use crate::text::Pen;

/// A key, or how several are called, and what it does.
pub(crate) type KeyText = (String, String);

/// Draws a title at the left and notes at the right, as far as there is room.
pub(crate) fn draw_title(pen: &Pen, area: Rect, title: &str, notes: &[String], buf: &mut Buffer) {
    let style = pen.look.bar();
    buf.set_string(area.x, area.y, " ".repeat(area.width.into()), style);
    let bold = style.add_modifier(Modifier::BOLD);
    let used = pen.write(buf, (area.x + 1, area.y), area.width.saturating_sub(2), title, bold);
    let text = notes.iter().filter(|note| !note.is_empty()).cloned().collect::<Vec<_>>().join(" · ");
    let room = area.width.saturating_sub(used + 4);
    let width = (text.width() as u16).min(room);
    pen.write(buf, (area.right().saturating_sub(width + 1), area.y), room, &text, style);
}

/// Where the keys of a bar were drawn, for the mouse.
#[derive(Debug, Default)]
pub(crate) struct Places(Vec<(Rect, String)>);

impl Places {
    /// The key that a click at this place presses; none if there is no single key.
    pub(crate) fn pressed(&self, mouse: MouseEvent) -> Option<char> {
        let at = Position::new(mouse.column, mouse.row);
        let (_, key) = self.0.iter().find(|(place, _)| place.contains(at))?;
        let mut letters = key.chars();
        let first = letters.next().filter(|_| letters.next().is_none());
        first.filter(|_| mouse.kind == MouseEventKind::Down(MouseButton::Left))
    }
}

/// Draws as many keys as there is room for, the first ones first.
pub(crate) fn draw_keys(pen: &Pen, area: Rect, keys: &[KeyText], buf: &mut Buffer) -> Places {
    let style = pen.look.bar();
    buf.set_string(area.x, area.y, " ".repeat(area.width.into()), style);
    let mut places = Vec::new();
    let mut x = area.x + 1;
    for (key, text) in keys {
        let width = (key.width() + 1 + text.width()) as u16;
        if x + width + 1 > area.right() {
            break;
        }
        places.push((Rect::new(x, area.y, width, 1), key.clone()));
        x += pen.write(buf, (x, area.y), width, key, style.add_modifier(Modifier::BOLD)) + 1;
        x += pen.write(buf, (x, area.y), width, text, style) + 2;
    }
    Places(places)
}
