//! A box over the middle of the screen, with lines to read or to choose from.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::look::Role;
use crate::text::Pen;

/// What is chosen in a list by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Nothing yet.
    None,
    /// The line of this index.
    Chosen(usize),
    /// The box is closed.
    Closed,
}

/// A cursor in a list.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct List {
    pub(crate) selected: usize,
}

impl List {
    /// Takes a key in.
    pub(crate) fn key(&mut self, key: KeyEvent, count: usize) -> Choice {
        let last = count.saturating_sub(1);
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.selected = self.selected.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => {
                self.selected = if self.selected >= last { 0 } else { self.selected + 1 }
            }
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = last,
            KeyCode::Enter if count > 0 => return Choice::Chosen(self.selected.min(last)),
            KeyCode::Esc | KeyCode::Char('q' | 'm' | '?') => return Choice::Closed,
            _ => {}
        }
        Choice::None
    }
}

/// Lines with something at the left, such as a key, and a text; one of them may be selected.
pub(crate) struct Popup<'a> {
    pub(crate) title: String,
    pub(crate) lines: &'a [(String, String)],
    pub(crate) selected: Option<usize>,
}

impl Popup<'_> {
    /// Draws the box over the middle of an area and returns the areas of its lines.
    pub(crate) fn draw(&self, pen: &Pen, area: Rect, buf: &mut Buffer) -> Vec<Rect> {
        let widest = |part: fn(&(String, String)) -> &String| {
            self.lines.iter().map(|line| part(line).width()).max().unwrap_or_default() as u16
        };
        let (left, right) = (widest(|line| &line.0), widest(|line| &line.1));
        let gap = if left > 0 { 2 } else { 0 };
        let width = (left + gap + right).max(self.title.width() as u16 + 2) + 4;
        let (width, height) = (width.min(area.width), (self.lines.len() as u16 + 2).min(area.height));
        let place =
            Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
        frame(pen, place, &self.title, buf);
        let visible = usize::from(height.saturating_sub(2));
        let first = self.selected.map_or(0, |selected| (selected + 1).saturating_sub(visible));
        let mut places = Vec::new();
        for (row, (index, (key, text))) in self.lines.iter().enumerate().skip(first).take(visible).enumerate()
        {
            let y = place.y + 1 + row as u16;
            let style = if self.selected == Some(index) {
                pen.look.bar().add_modifier(Modifier::BOLD)
            } else {
                Style::new()
            };
            let inner = Rect::new(place.x + 1, y, width.saturating_sub(2), 1);
            buf.set_style(inner, style);
            pen.write(buf, (place.x + 2, y), left, key, style.add_modifier(Modifier::BOLD));
            let at = place.x + 2 + left + gap;
            pen.write(buf, (at, y), (place.right() - 1).saturating_sub(at), text, style);
            places.push(inner);
        }
        places
    }
}

/// Draws a frame around an empty box, with a title.
fn frame(pen: &Pen, place: Rect, title: &str, buf: &mut Buffer) {
    let look = pen.look;
    for y in place.top()..place.bottom() {
        for x in place.left()..place.right() {
            if let Some(cell) = buf.cell_mut((x, y)) {
                cell.reset();
            }
        }
    }
    let line = look.ink(Role::Faint);
    let across = look.glyph("─", "-").repeat(usize::from(place.width.saturating_sub(2)));
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    for (y, left_end, right_end) in [(place.y, "╭", "╮"), (bottom, "╰", "╯")] {
        buf.set_string(place.x, y, look.glyph(left_end, "+"), line);
        buf.set_string(place.x + 1, y, &across, line);
        buf.set_string(right, y, look.glyph(right_end, "+"), line);
    }
    for y in place.y + 1..bottom {
        buf.set_string(place.x, y, look.glyph("│", "|"), line);
        buf.set_string(right, y, look.glyph("│", "|"), line);
    }
    if !title.is_empty() {
        let room = place.width.saturating_sub(4);
        pen.write(
            buf,
            (place.x + 2, place.y),
            room,
            &format!(" {title} "),
            Style::new().add_modifier(Modifier::BOLD),
        );
    }
}
