//! Keys and mouse: first what covers the board, then what is being typed, then the board, then everything else.

use games::GameKind;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::actions::{Action, MESSAGES};
use super::{Overlay, PlayScreen, is_over};
use crate::bar::{self, KeyText};
use crate::command::{self, Command};
use crate::popup::{Choice, List};
use crate::typing::Typed;
use crate::words::GameWords as _;

/// How far the keys for pages step.
const PAGE: isize = 10;

impl PlayScreen {
    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return;
        }
        if self.overlay.is_some() {
            return self.overlay_key(key);
        }
        if self.typing.is_active() {
            return self.typing_key(key);
        }
        if let Some(text) = self.board.typed_with(key) {
            self.board.clear();
            return self.typing.begin(&text);
        }
        let reply = self.on_board(|board, scene| board.key(scene, key));
        match reply {
            Some(reply) if reply != crate::board::Reply::Ignored => return self.replied(reply),
            _ => {}
        }
        self.other_key(key);
    }

    fn typing_key(&mut self, key: KeyEvent) {
        self.message = None;
        match self.typing.key(key) {
            Typed::Nothing => {}
            Typed::Complete => {
                let completions = self.completions();
                self.typing.complete(&completions);
            }
            Typed::Line(line) => match Command::read(&line) {
                Command::Nothing => {}
                Command::Move(text) => self.play(text),
                command => self.execute(command),
            },
        }
    }

    /// What could be meant by what is typed: legal moves and words.
    pub(super) fn completions(&self) -> Vec<String> {
        let moves = self.line.as_ref().filter(|_| self.is_active()).map(games::AnyLine::legal_moves);
        self.typing.completions(moves.into_iter().flatten().chain(command::words().map(String::from)))
    }

    /// A key that the board has no use for.
    fn other_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::PageUp => self.look_by(-PAGE),
            KeyCode::PageDown => self.look_by(PAGE),
            KeyCode::Char(',' | '<') => self.look_by(-1),
            KeyCode::Char('.' | '>') => self.look_by(1),
            KeyCode::Left if self.looks_freely() => self.look_by(-1),
            KeyCode::Right if self.looks_freely() => self.look_by(1),
            KeyCode::Home => self.look(Some(0)),
            KeyCode::End => self.look(None),
            KeyCode::Esc if self.looking.is_some() => self.look(None),
            KeyCode::Esc if self.message.is_some() => self.message = None,
            KeyCode::Esc | KeyCode::Char('m') | KeyCode::F(10) => self.open_menu(),
            KeyCode::Char(':' | '/') => self.typing.begin(""),
            KeyCode::Char(letter) => {
                match self.possible().into_iter().find(|action| action.key() == Some(letter)) {
                    Some(action) => self.act(action),
                    None if self.begins_move(letter) => self.typing.begin(&letter.to_string()),
                    None => {}
                }
            }
            _ => {}
        }
    }

    /// Whether arrows step through the moves: while somebody looks back, and when the game is over.
    fn looks_freely(&self) -> bool {
        self.looking.is_some() || self.view.as_ref().is_some_and(is_over)
    }

    fn open_menu(&mut self) {
        self.overlay = Some(Overlay::Menu { list: List::default(), sure: None });
    }

    /// Whether a move can begin with this letter.
    fn begins_move(&self, letter: char) -> bool {
        let Some(kind) = self.kind else { return false };
        games::dispatch!(kind, G => G::MOVE_LETTERS.contains(letter))
    }

    fn overlay_key(&mut self, key: KeyEvent) {
        match self.overlay {
            Some(Overlay::Menu { mut list, mut sure }) => {
                let before = list.selected;
                let count = self.possible().len();
                let choice = list.key(key, count);
                if list.selected != before {
                    sure = None;
                }
                self.overlay = Some(Overlay::Menu { list, sure });
                match choice {
                    Choice::None => {}
                    Choice::Closed => self.overlay = None,
                    Choice::Chosen(index) => self.choose(index, sure),
                }
            }
            Some(Overlay::Talk(mut list)) => {
                let choice = list.key(key, MESSAGES.len());
                self.overlay = Some(Overlay::Talk(list));
                match choice {
                    Choice::None => {}
                    Choice::Closed => self.overlay = None,
                    Choice::Chosen(index) => self.talk(index),
                }
            }
            Some(Overlay::Keys) | None => self.overlay = None,
        }
    }

    fn talk(&mut self, index: usize) {
        self.overlay = None;
        if let Some(message) = MESSAGES.get(index) {
            self.session.say(*message);
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let at = Position::new(mouse.column, mouse.row);
        if self.overlay.is_some() {
            return self.overlay_mouse(mouse, at);
        }
        if let Some(key) = self.bar.pressed(mouse) {
            return self.key(KeyEvent::from(KeyCode::Char(key)));
        }
        match mouse.kind {
            MouseEventKind::ScrollUp => self.look_by(-1),
            MouseEventKind::ScrollDown => self.look_by(1),
            _ => {
                let area = self.board_area;
                if let Some(reply) = self.on_board(|board, scene| board.mouse(scene, area, mouse)) {
                    self.replied(reply);
                }
            }
        }
    }

    fn overlay_mouse(&mut self, mouse: MouseEvent, at: Position) {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return;
        }
        let row = self.overlay_lines.iter().position(|line| line.contains(at));
        match (self.overlay, row) {
            (Some(Overlay::Menu { sure, .. }), Some(index)) => self.choose(index, sure),
            (Some(Overlay::Talk(_)), Some(index)) => self.talk(index),
            _ => self.overlay = None,
        }
    }

    /// All keys, each with what it does.
    pub(super) fn key_lines(&self) -> Vec<(String, String)> {
        let (arrows, enter) = (self.pen.look.glyph("← ↑ ↓ →", "arrows"), self.pen.text("terminal-key-enter"));
        let text = |id: &str| self.pen.text(id);
        let kind = self.kind.unwrap_or(GameKind::ALL[0]);
        let (own, example) = games::dispatch!(kind, G => (G::OWN_KEYS, G::EXAMPLE));
        let mut lines = Vec::new();
        if self.plays_on() {
            lines.push((arrows.to_owned(), text("terminal-keys-cursor")));
            lines.push((enter, text("terminal-keys-confirm")));
            lines.extend(own.iter().map(|(key, id)| ((*key).to_owned(), text(id))));
            lines.push((example.to_owned(), text("terminal-keys-type")));
        }
        lines.push((", .".into(), text("terminal-keys-look")));
        lines.push(("m".into(), text("terminal-keys-menu")));
        let named = [
            Action::NextError,
            Action::PreviousError,
            Action::Undo,
            Action::Redo,
            Action::Hint,
            Action::Evaluation,
            Action::Paths,
        ];
        let all = self.menu_lines(None);
        let possible = self.possible();
        lines.extend(
            all.into_iter().zip(possible).filter(|(_, action)| named.contains(action)).map(|(line, _)| line),
        );
        lines.push(("Ctrl-Z".into(), text("terminal-keys-suspend")));
        lines.push(("q".into(), text("terminal-help-quit")));
        if self.plays_on() {
            lines.push((String::new(), text("terminal-keys-mouse")));
        }
        lines
    }

    /// The most useful keys at the bottom.
    pub(super) fn draw_keys(&mut self, area: Rect, buf: &mut Buffer) {
        let kind = self.kind.unwrap_or(GameKind::ALL[0]);
        let own: &[(&str, &str)] = match &self.view {
            _ if self.plays_on() => games::dispatch!(kind, G => G::BAR_KEYS),
            Some(view) if is_over(view) => &[(", .", "terminal-step")],
            _ => &[],
        };
        let mut items: Vec<KeyText> =
            vec![("?".into(), self.pen.text("terminal-keys")), ("m".into(), self.pen.text("terminal-menu"))];
        items.extend(own.iter().map(|(key, id)| ((*key).to_owned(), self.pen.text(id))));
        let optional = [
            Action::Sit,
            Action::Rematch,
            Action::Accept,
            Action::Decline,
            Action::NextError,
            Action::Pause,
            Action::Hint,
            Action::Undo,
            Action::Paths,
        ];
        let lines = self.menu_lines(None);
        items.extend(
            lines
                .into_iter()
                .zip(self.possible())
                .filter(|(_, action)| optional.contains(action))
                .map(|(line, _)| line),
        );
        items.push(("q".into(), self.pen.text("terminal-quit")));
        self.bar = bar::draw_keys(&self.pen, area, &items, buf);
    }
}
