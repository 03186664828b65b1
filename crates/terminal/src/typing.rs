//! The line that moves and words are typed on, with completion.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use crate::look::Role;
use crate::text::Pen;

/// The longest that can be typed: the path of a file.
const MAX_LENGTH: usize = 400;
/// How many completions are shown.
const MAX_SHOWN: usize = 8;

/// What is being typed; nothing while keys are for the board.
#[derive(Debug, Default)]
pub(crate) struct Typing {
    text: Option<String>,
}

/// What came of a key.
pub(crate) enum Typed {
    Nothing,
    /// The line is complete.
    Line(String),
    /// Completion is asked for.
    Complete,
}

impl Typing {
    pub(crate) fn is_active(&self) -> bool {
        self.text.is_some()
    }

    pub(crate) fn begin(&mut self, text: &str) {
        self.text = Some(text.to_owned());
    }

    /// Takes pasted text in, up to the end of its first line.
    pub(crate) fn paste(&mut self, pasted: &str) {
        let line = pasted.lines().next().unwrap_or_default();
        for letter in line.chars().filter(|letter| !letter.is_control()) {
            self.push(letter);
        }
    }

    fn push(&mut self, letter: char) {
        let text = self.text.get_or_insert_with(String::new);
        if text.len() < MAX_LENGTH {
            text.push(letter);
        }
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Typed {
        match key.code {
            KeyCode::Char(letter) => self.push(letter),
            KeyCode::Backspace => {
                let text = self.text.get_or_insert_with(String::new);
                if text.pop().is_none() {
                    self.text = None;
                }
            }
            KeyCode::Esc => self.text = None,
            KeyCode::Enter => return self.text.take().map_or(Typed::Nothing, Typed::Line),
            KeyCode::Tab => return Typed::Complete,
            _ => {}
        }
        Typed::Nothing
    }

    /// Which of these could be meant by what is typed.
    pub(crate) fn completions(&self, known: impl Iterator<Item = String>) -> Vec<String> {
        let Some(typed) = self.text.as_deref() else { return Vec::new() };
        known.filter(|known| known.starts_with(typed) && known != typed).collect()
    }

    /// Completes what is typed as far as all completions agree.
    pub(crate) fn complete(&mut self, completions: &[String]) {
        let Some(first) = completions.first() else { return };
        let agreed = completions.iter().fold(first.as_str(), |agreed, other| {
            let same = agreed.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
            agreed.get(..same).unwrap_or_default()
        });
        self.begin(agreed);
    }

    /// Draws the line with completions behind it; while nothing is typed, how a move is written.
    pub(crate) fn draw(&self, pen: &Pen, area: Rect, completions: &[String], how: &str, buf: &mut Buffer) {
        let look = pen.look;
        buf.set_string(area.x, area.y, look.glyph("› ", "> "), look.ink(Role::Faint));
        let at = (area.x + 2, area.y);
        let room = area.width.saturating_sub(2);
        let Some(typed) = self.text.as_deref() else {
            pen.write(buf, at, room, how, look.ink(Role::Faint));
            return;
        };
        // The end of a long line is what is being typed.
        let skipped = typed.width().saturating_sub(usize::from(room) - 1);
        let shown: String = typed.chars().skip(skipped).collect();
        let used = pen.write(buf, at, room, &shown, Style::new().add_modifier(Modifier::BOLD));
        buf.set_string(at.0 + used, at.1, look.glyph("▏", "_"), look.ink(Role::Cursor));
        let mut text = completions.iter().take(MAX_SHOWN).cloned().collect::<Vec<_>>().join(" ");
        if completions.len() > MAX_SHOWN {
            text.push_str(look.glyph(" …", " ..."));
        }
        let x = at.0 + used + 3;
        pen.write(buf, (x, at.1), area.right().saturating_sub(x), &text, look.ink(Role::Faint));
    }
}
