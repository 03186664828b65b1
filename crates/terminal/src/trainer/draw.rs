use game::Seat;
use games::AnyLine;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{ACTIONS, Action, Playback, TrainerPage};
use crate::bar::{self, KeyText};
use crate::board::Preview;
use crate::look::Role;
use crate::popup::Popup;
use crate::words::{GameWords as _, standing_in_words};

/// The lines that aren't the board's: the title, what the move under the cursor does, the line to type on, the keys.
const OTHER_LINES: u16 = 4;
/// The narrowest panel that is worth its room.
const MIN_PANEL: u16 = 22;

impl TrainerPage {
    pub(super) fn draw_all(&mut self, area: Rect, buf: &mut Buffer) {
        let title = Rect { height: 1, ..area };
        bar::draw_title(&self.pen, title, &self.trainer.title(), &[self.trainer.rating()], buf);
        let room = Rect { y: area.y + 1, height: area.height - OTHER_LINES, ..area };
        let with_panel = (room.width.saturating_sub(MIN_PANEL + 2), room.height);
        let size = self.board.size(with_panel).or_else(|| self.board.size((room.width, room.height)));
        let (width, height) = size.unwrap_or_default();
        self.board_area =
            Rect::new(room.x + 1, room.y + (room.height - height) / 2, width, height).intersection(room);
        let board = self.board_area;
        self.on_board(|drawn, scene| drawn.draw(scene, board, buf));
        let x = board.right() + 2;
        let has_panel = room.right() > x + MIN_PANEL;
        if has_panel {
            let panel = Rect::new(x, room.y + 1, room.right() - x - 1, room.height - 1);
            self.draw_panel(panel, buf);
        }
        let status = Rect::new(area.x + 1, area.bottom() - 3, area.width - 2, 1);
        self.draw_status(status, has_panel, buf);
        let how = games::dispatch!(self.line.kind(), G => self.pen.text(G::HOW_TO_MOVE));
        let how = if self.is_active() { how } else { String::new() };
        let line = Rect { y: status.y + 1, ..status };
        self.typing.draw(&self.pen, line, &self.completions(), &how, buf);
        let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
        self.bar = bar::draw_keys(&self.pen, bottom, &self.bar_keys(), buf);
        if self.keys {
            let lines = self.key_lines();
            Popup { title: self.pen.text("terminal-keys"), lines: &lines, selected: None }
                .draw(&self.pen, room, buf);
        }
    }

    fn shown(&self) -> &AnyLine {
        self.playback.as_ref().and_then(Playback::line).unwrap_or(&self.line)
    }

    /// The task, the players, and what was said.
    fn draw_panel(&self, area: Rect, buf: &mut Buffer) {
        let pen = &self.pen;
        let below = |y: u16| Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let mut y = area.y + pen.wrap(buf, area, &self.trainer.task(), bold) + 1;
        let line = self.shown();
        let sides = games::dispatch!(line.kind(), G => G::HAS_SIDES);
        for seat in Seat::all(line.seats()) {
            let (chip, name) = games::dispatch!(line.kind(), G => {
                (G::chip(pen.look.charset, seat), G::player_in(pen.messages, seat))
            });
            let is_turn = line.outcome().is_none() && line.turn() == seat;
            let marker = if is_turn { pen.look.glyph("▶", ">") } else { " " };
            let style = pen.look.ink(Role::Cursor).add_modifier(Modifier::BOLD);
            buf.set_string(area.x, y, marker, style);
            buf.set_string(area.x + 2, y, format!(" {chip} "), pen.look.piece(seat, sides));
            let room = area.width.saturating_sub(6);
            pen.write(buf, (area.x + 6, y), room, &name, if is_turn { bold } else { Style::new() });
            y += 1;
            for text in standing_in_words(pen.messages, line, seat, room) {
                pen.write(buf, (area.x + 6, y), room, &text, pen.look.ink(Role::Faint));
                y += 1;
            }
        }
        y += 1;
        let style = pen.look.ink(self.tone);
        for text in &self.told {
            y += pen.wrap(buf, below(y), text, style);
        }
        if self.asked.is_some() {
            pen.wrap(buf, below(y), &pen.text("terminal-analyzing"), pen.look.ink(Role::Faint));
        }
    }

    /// What the move under the cursor would do; without a panel, what was said last or what to do.
    fn draw_status(&mut self, area: Rect, has_panel: bool, buf: &mut Buffer) {
        let look = self.pen.look;
        let preview = self.on_board(|board, scene| board.preview(scene));
        let (text, style) = match (preview.map(Preview::told), self.told.last()) {
            (Some((text, role)), _) => (text, look.ink(role)),
            (None, Some(told)) if !has_panel => (told.clone(), look.ink(self.tone)),
            (None, None) if !has_panel => (self.trainer.task(), Style::new()),
            _ => return,
        };
        self.pen.write(buf, (area.x, area.y), area.width, &text, style.add_modifier(Modifier::BOLD));
    }

    fn bar_keys(&self) -> Vec<KeyText> {
        let own = games::dispatch!(self.line.kind(), G => G::BAR_KEYS);
        let own = own.iter().map(|(key, id)| ((*key).to_owned(), self.pen.text(id)));
        let possible = ACTIONS.iter().filter(|(_, action, _)| self.is_possible(*action));
        let mut keys: Vec<KeyText> =
            possible.map(|(key, _, id)| (key.to_string(), self.pen.text(id))).collect();
        if self.is_active() {
            keys.splice(1..1, own);
        }
        keys
    }

    /// All keys, each with what it does.
    fn key_lines(&self) -> Vec<KeyText> {
        let text = |id: &str| self.pen.text(id);
        let (own, example) = games::dispatch!(self.line.kind(), G => (G::OWN_KEYS, G::EXAMPLE));
        let mut lines = vec![
            (self.pen.look.glyph("← ↑ ↓ →", "arrows").to_owned(), text("terminal-keys-cursor")),
            (text("terminal-key-enter"), text("terminal-keys-confirm")),
        ];
        lines.extend(own.iter().map(|(key, id)| ((*key).to_owned(), text(id))));
        lines.push((example.to_owned(), text("terminal-keys-type")));
        let others = ACTIONS.iter().filter(|(_, action, _)| *action != Action::Keys);
        lines.extend(others.map(|(key, _, id)| (key.to_string(), text(id))));
        lines.push((String::new(), text("terminal-keys-mouse")));
        lines
    }
}
