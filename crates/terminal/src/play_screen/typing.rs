//! The line that moves and words are typed on, with completion.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use super::PlayScreen;
use crate::command::{self, Command};
use crate::look::Role;
use crate::words::GameWords as _;

/// The longest that can be typed: the path of a file.
const MAX_LENGTH: usize = 400;
/// How many completions are shown.
const MAX_SHOWN: usize = 8;

/// What is being typed; nothing while keys are for the board.
#[derive(Debug, Default)]
pub(super) struct Typing {
    pub(super) text: Option<String>,
}

/// What came of a key.
pub(super) enum Typed {
    Nothing,
    /// The line is complete.
    Line(String),
    /// Completion is asked for.
    Complete,
}

impl Typing {
    pub(super) fn is_active(&self) -> bool {
        self.text.is_some()
    }

    pub(super) fn begin(&mut self, text: &str) {
        self.text = Some(text.to_owned());
    }

    /// Takes pasted text in, up to the end of its first line.
    pub(super) fn paste(&mut self, pasted: &str) {
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

    pub(super) fn key(&mut self, key: KeyEvent) -> Typed {
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
}

impl PlayScreen {
    /// What could be meant by what is typed: legal moves and words.
    fn completions(&self) -> Vec<String> {
        let Some(typed) = self.typing.text.as_deref() else { return Vec::new() };
        let moves = self.line.as_ref().filter(|_| self.is_active()).map(games::AnyLine::legal_moves);
        let words = command::words().map(String::from);
        let all = moves.into_iter().flatten().chain(words);
        all.filter(|known| known.starts_with(typed) && known != typed).collect()
    }

    /// Completes what is typed as far as all completions agree.
    pub(super) fn complete(&mut self) {
        let completions = self.completions();
        let Some(first) = completions.first() else { return };
        let agreed = completions.iter().fold(first.as_str(), |agreed, other| {
            let same = agreed.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
            agreed.get(..same).unwrap_or_default()
        });
        self.typing.begin(agreed);
    }

    pub(super) fn draw_typing(&self, area: Rect, buf: &mut Buffer) {
        let look = self.pen.look;
        let prompt = look.glyph("› ", "> ");
        buf.set_string(area.x, area.y, prompt, look.ink(Role::Faint));
        let at = (area.x + 2, area.y);
        let room = area.width.saturating_sub(2);
        let Some(typed) = self.typing.text.as_deref() else {
            let how = self.kind.map(|kind| games::dispatch!(kind, G => G::how_to_move(self.pen.messages)));
            self.pen.write(buf, at, room, &how.unwrap_or_default(), look.ink(Role::Faint));
            return;
        };
        // The end of a long line is what is being typed.
        let skipped = typed.width().saturating_sub(usize::from(room) - 1);
        let shown: String = typed.chars().skip(skipped).collect();
        let used = self.pen.write(buf, at, room, &shown, Style::new().add_modifier(Modifier::BOLD));
        buf.set_string(at.0 + used, at.1, look.glyph("▏", "_"), look.ink(Role::Cursor));
        let completions = self.completions();
        let mut text = completions.iter().take(MAX_SHOWN).cloned().collect::<Vec<_>>().join(" ");
        if completions.len() > MAX_SHOWN {
            text.push_str(look.glyph(" …", " ..."));
        }
        let x = at.0 + used + 3;
        self.pen.write(buf, (x, at.1), area.right().saturating_sub(x), &text, look.ink(Role::Faint));
    }

    /// Does what was typed.
    pub(super) fn typed(&mut self, line: &str) {
        match Command::read(line) {
            Command::Nothing => {}
            Command::Move(text) => self.play(text),
            command => self.execute(command),
        }
    }
}
