//! How the page of a game is laid out: a title, the board, at its right players, evaluation and moves, below it what
//! happens, the line to type on and the keys.

use std::time::Duration;

use game::Seat;
use game::record::TimeControl;
use games::{AnyLine, Evaluation, GameKind, JudgedMove};
use play::{Millis, ReplicaView, Status};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr as _;

use super::{Overlay, PlayScreen};
use crate::bar;
use crate::board::{Preview, Scene};
use crate::look::Role;
use crate::match_score::match_score;
use crate::popup::Popup;
use crate::session::timer::{time_control_in_words, time_written};
use crate::words::{GameWords as _, standing_in_words};

/// The lines that aren't the board's: the title, status, the line to type on, the keys.
const OTHER_LINES: u16 = 4;
/// The narrowest panel that is worth its room.
const MIN_PANEL: u16 = 22;

/// The seat's way of standing out: Squadro's sides have colours of their own.
pub(crate) fn has_sides(kind: GameKind) -> bool {
    games::dispatch!(kind, G => <G as crate::words::GameWords>::HAS_SIDES)
}

impl PlayScreen {
    pub(super) fn draw_all(&mut self, area: Rect, buf: &mut Buffer) {
        self.draw_title(Rect { height: 1, ..area }, buf);
        let room = Rect { y: area.y + 1, height: area.height - OTHER_LINES, ..area };
        let with_panel = (room.width.saturating_sub(MIN_PANEL + 2), room.height);
        let size = self.board.size(with_panel).or_else(|| self.board.size((room.width, room.height)));
        let mut has_panel = false;
        if let Some((width, height)) = size {
            let below = (room.height - height) / 2;
            self.board_area = Rect::new(room.x + 1, room.y + below, width, height).intersection(room);
            let board = self.board_area;
            if self.on_board(|drawn, scene| drawn.draw(scene, board, buf)).is_none() {
                self.draw_waiting(room, buf);
            }
            let x = board.right() + 2;
            has_panel = room.right() > x + MIN_PANEL;
            if has_panel {
                // Players stand beside the upper edge of the board.
                let y = board.y.min(room.y + room.height / 6);
                let panel = Rect::new(x, y, room.right() - x - 1, room.bottom() - y);
                self.draw_panel(panel, buf);
            }
        }
        let status = Rect::new(area.x + 1, area.bottom() - 3, area.width - 2, 1);
        self.draw_status(status, has_panel, buf);
        let how =
            self.kind.filter(|_| self.plays_on()).map(|kind| games::dispatch!(kind, G => G::HOW_TO_MOVE));
        let how = how.map(|id| self.pen.text(id)).unwrap_or_default();
        let line = Rect { y: status.y + 1, ..status };
        self.typing.draw(&self.pen, line, &self.completions(), &how, buf);
        self.draw_keys(Rect::new(area.x, area.bottom() - 1, area.width, 1), buf);
        self.draw_overlay(room, buf);
    }

    fn draw_title(&self, area: Rect, buf: &mut Buffer) {
        let title = self.kind.map_or("Farside", GameKind::title);
        let mut notes = Vec::new();
        if let Some(view) = &self.view {
            notes.extend(self.score(view));
            notes.push(self.clock_terms(view));
        }
        if let Some(presence) = self.session.presence() {
            let spectators = [("count", presence.spectators.into())];
            notes.extend((presence.spectators > 0).then(|| self.say("spectators", &spectators)));
        }
        bar::draw_title(&self.pen, area, title, &notes, buf);
    }

    /// The score of the match that the game belongs to.
    fn score(&self, view: &ReplicaView) -> Option<String> {
        match_score(self.pen.messages, &view.game.terms, view.game.result, |seat| self.name(seat))
    }

    /// The time control in words; empty without one.
    fn clock_terms(&self, view: &ReplicaView) -> String {
        match view.game.terms.clock {
            TimeControl::Unlimited => String::new(),
            clock => time_control_in_words(self.pen.messages, clock),
        }
    }

    /// What is shown of a game that hasn't begun: its address.
    fn draw_waiting(&self, area: Rect, buf: &mut Buffer) {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let title = self.pen.text("waiting-title");
        self.pen.write(buf, (area.x + 1, area.y + 1), area.width / 2, &title, bold);
        // Below the players, where a line is long enough for it to be copied.
        let address = self.session.address().unwrap_or_default();
        let room = Rect::new(area.x + 1, area.y + 7, area.width - 2, 3);
        self.pen.wrap(buf, room, &address, self.pen.look.ink(Role::Ghost));
    }

    fn draw_panel(&self, area: Rect, buf: &mut Buffer) {
        let Some(view) = &self.view else { return };
        let mut y = area.y;
        for (seat, _) in Seat::all(view.game.seats.len()).zip(&view.game.seats) {
            y += self.draw_player(Rect { y, height: 2, ..area }, seat, view, buf);
        }
        if let Some(asked) = self.asked() {
            let text = format!("{asked} {}", self.pen.text("terminal-answer"));
            y += 1 + self.pen.wrap(
                buf,
                Rect { y: y + 1, height: 3, ..area },
                &text,
                self.pen.look.ink(Role::Cursor),
            );
        }
        if (self.wanted.evaluation || self.wanted.hint) && self.may_analyze() && y + 4 < area.bottom() {
            y += 1 + self.draw_evaluation(Rect { y: y + 1, height: 4, ..area }, view.game.seats.len(), buf);
        }
        let ply = self.looking.unwrap_or(self.ply());
        if ply == 0 {
            for line in self.session.summary() {
                let room = Rect { y: y + 1, height: area.bottom().saturating_sub(y + 1), ..area };
                y += self.pen.wrap(buf, room, line, self.pen.look.ink(Role::Fence));
            }
            y += u16::from(!self.session.summary().is_empty());
        }
        if let Some(remark) = ply.checked_sub(1).and_then(|last| self.session.remark(last)) {
            let room =
                Rect { y: y + 1, height: (area.height / 2).min(area.bottom().saturating_sub(y + 1)), ..area };
            y += 1 + self.pen.wrap(buf, room, &remark.text, self.pen.look.ink(Role::Cursor));
        }
        if y + 3 < area.bottom() {
            self.draw_moves(Rect { y: y + 1, height: area.bottom() - y - 1, ..area }, buf);
        }
    }

    /// A player with clock, what is left and how far it is; returns the lines it took.
    fn draw_player(&self, area: Rect, seat: Seat, view: &ReplicaView, buf: &mut Buffer) -> u16 {
        let look = self.pen.look;
        let kind = view.game.terms.game;
        let is_turn = view.game.turn == Some(seat);
        let state = view.game.seats.get(seat.index());
        let marker = if is_turn { look.glyph("▶", ">") } else { " " };
        buf.set_string(area.x, area.y, marker, look.ink(Role::Cursor).add_modifier(Modifier::BOLD));
        let chip = games::dispatch!(kind, G => G::chip(look.charset, seat));
        buf.set_string(area.x + 2, area.y, format!(" {chip} "), look.piece(seat, has_sides(kind)));
        let clock = state.and_then(|state| state.left).map(|_| time_written(self.time_left(seat, view)));
        let clock = clock.unwrap_or_default();
        let clock_width = clock.width() as u16;
        let mut style = if is_turn { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        if state.is_some_and(|state| state.gone) {
            style = look.ink(Role::Faint).add_modifier(Modifier::CROSSED_OUT);
        }
        let room = area.width.saturating_sub(6 + clock_width + 1);
        let mut used = self.pen.write(buf, (area.x + 6, area.y), room, &self.player(seat), style);
        if let Some(presence) = self.session.presence()
            && presence.seats.contains(&seat)
        {
            buf.set_string(area.x + 6 + used + 1, area.y, look.glyph("●", "*"), look.ink(Role::Ghost));
            used += 2;
        }
        if let Some((_, text)) = self.said.iter().find(|(known, _)| *known == seat) {
            let at = area.x + 6 + used + 1;
            let room = area.right().saturating_sub(at + clock_width + 1);
            self.pen.write(
                buf,
                (at, area.y),
                room,
                text,
                look.ink(Role::Ghost).add_modifier(Modifier::ITALIC),
            );
        }
        buf.set_string(area.right() - clock_width, area.y, &clock, style);
        let Some(line) = self.drawn() else { return 1 };
        let room = area.width.saturating_sub(6);
        let mut standing = standing_in_words(self.pen.messages, &line, seat, room);
        if view.game.seats.len() > 2 {
            // There is no room for more.
            standing = vec![standing.join(" · ")];
        }
        let mut y = area.y + 1;
        for text in &standing {
            self.pen.write(buf, (area.x + 6, y), room, text, look.ink(Role::Faint));
            y += 1;
        }
        y - area.y
    }

    /// What is left on a clock now.
    fn time_left(&self, seat: Seat, view: &ReplicaView) -> Millis {
        let now = self.session.now();
        let replica = self.session.replica();
        let left = replica.and_then(|replica| replica.state().clocks()?.left_at(seat, now));
        let shown = view.game.seats.get(seat.index()).and_then(|state| state.left);
        left.or(shown).unwrap_or_default()
    }

    /// When a clock shows another second.
    pub(super) fn time_to_tick(&self) -> Option<Duration> {
        let view = self.view.as_ref().filter(|view| view.game.status == Status::Playing)?;
        let clock = view.game.clock.as_ref()?;
        let left = self.time_left(clock.seat, view);
        // What is left is rounded up.
        Some(Duration::from_millis((left + 999) % 1000 + 1))
    }

    /// The chances as a bar, the best line below it; returns the lines it took.
    fn draw_evaluation(&self, area: Rect, seats: usize, buf: &mut Buffer) -> u16 {
        let look = self.pen.look;
        let Some(insight) = self.insight() else {
            let is_over = self.shown().is_none_or(|line| line.outcome().is_some());
            let text = if is_over { String::new() } else { self.pen.text("terminal-analyzing") };
            self.pen.write(buf, (area.x, area.y), area.width, &text, look.ink(Role::Faint));
            return 1;
        };
        draw_chances(self, area, &insight.evaluated.evaluation, seats, buf);
        let line: Vec<&str> = insight.evaluated.pv.iter().take(6).map(String::as_str).collect();
        let text = self.say("terminal-best", &[("line", line.join(" ").into())]);
        let style = if self.wanted.hint { look.ink(Role::Ghost) } else { look.ink(Role::Faint) };
        self.pen.write(buf, (area.x, area.y + 1), area.width, &text, style);
        if insight.moves.len() < 2 {
            return 2;
        }
        let turn = self.shown().map_or(Seat::FIRST, |line| line.turn());
        let best =
            |judged: &JudgedMove| format!("{} {}", judged.mv, self.worth(&judged.evaluation, turn, seats));
        let best = insight.moves.iter().map(best).collect::<Vec<_>>().join(" · ");
        self.pen.write(buf, (area.x, area.y + 2), area.width, &best, look.ink(Role::Faint));
        3
    }

    /// What a position is worth to a seat: in words if it is proven, else as a percentage.
    fn worth(&self, evaluation: &Evaluation, seat: Seat, seats: usize) -> String {
        match evaluation {
            Evaluation::Proven { winner: None, .. } => self.pen.text("review-drawn"),
            Evaluation::Proven { winner: Some(winner), .. } if *winner == seat => self.pen.text("review-won"),
            Evaluation::Proven { .. } => self.pen.text("review-lost"),
            Evaluation::Estimated { .. } => format!("{:.0}%", 100.0 * evaluation.chance(seat, seats)),
        }
    }

    fn draw_status(&self, area: Rect, has_panel: bool, buf: &mut Buffer) {
        let look = self.pen.look;
        let line = self.shown();
        let preview = line.as_ref().and_then(|line| {
            let scene = Scene { pen: &self.pen, line, active: self.is_active(), paths: false, hint: None };
            self.board.preview(&scene)
        });
        let (text, style) = match (&self.message, preview.map(Preview::told)) {
            (Some(message), _) => (message.clone(), look.ink(Role::Wrong)),
            (None, Some((text, role))) => (text, look.ink(role)),
            (None, None) if has_panel => (self.status(), Style::new()),
            (None, None) => (self.status_with_standing(), Style::new()),
        };
        self.pen.write(buf, (area.x, area.y), area.width, &text, style.add_modifier(Modifier::BOLD));
    }

    /// The state of the game with what the player to move has left, where no panel tells it.
    fn status_with_standing(&self) -> String {
        let turn = self.view.as_ref().and_then(|view| view.game.turn);
        let line = self.shown().zip(turn);
        let standing = line.map(|(line, turn)| standing_in_words(self.pen.messages, &line, turn, u16::MAX));
        [vec![self.status()], standing.unwrap_or_default()].concat().join(" ")
    }

    /// The moves, in a column for each player, with the shown one in sight.
    fn draw_moves(&self, area: Rect, buf: &mut Buffer) {
        let look = self.pen.look;
        let Some(line) = &self.line else { return };
        let steps = line.steps();
        let heading = self.pen.text(if steps.is_empty() { "moves-none" } else { "moves-label" });
        self.pen.write(buf, (area.x, area.y), area.width, &heading, look.ink(Role::Faint));
        let columns = line.seats();
        let first = first_column(line);
        let shown = self.looking.unwrap_or(steps.len());
        let rows = usize::from(area.height - 1);
        let row_of = |ply: usize| (ply + first) / columns;
        let last_row = row_of(steps.len().saturating_sub(1));
        let from = row_of(shown.saturating_sub(1)).saturating_sub(rows.saturating_sub(1));
        let from = from.min(last_row);
        let width = ((area.width.saturating_sub(5)) / columns as u16).min(9);
        for (ply, step) in steps.iter().enumerate() {
            let row = row_of(ply);
            if row < from || row >= from + rows {
                continue;
            }
            let y = area.y + 1 + (row - from) as u16;
            buf.set_string(area.x, y, format!("{:>3}.", row + 1), look.ink(Role::Faint));
            let x = area.x + 5 + width * ((ply + first) % columns) as u16;
            let style = match ply + 1 {
                number if number == shown => look.bar().add_modifier(Modifier::BOLD),
                number if number > shown => look.ink(Role::Faint),
                _ => Style::new(),
            };
            let mark = self.session.remark(ply).map_or("", |remark| remark.mark);
            let text = format!(" {step}{mark} ");
            self.pen.write(buf, (x, y), width, &text, style);
        }
    }

    fn draw_overlay(&mut self, area: Rect, buf: &mut Buffer) {
        let (title, lines, selected) = match self.overlay {
            None => return,
            Some(Overlay::Keys) => (self.pen.text("terminal-keys"), self.key_lines(), None),
            Some(Overlay::Menu { list, sure }) => {
                (self.pen.text("actions-label"), self.menu_lines(sure), Some(list.selected))
            }
            Some(Overlay::Talk(list)) => (self.pen.text("talk"), self.talk_lines(), Some(list.selected)),
        };
        self.overlay_lines = Popup { title, lines: &lines, selected }.draw(&self.pen, area, buf);
    }
}

/// The column of the first move: that of the player who began.
fn first_column(line: &AnyLine) -> usize {
    line.seats_of_steps().first().map_or(0, |seat| seat.index())
}

/// The chances of all seats as a bar in their colours, with figures.
fn draw_chances(screen: &PlayScreen, area: Rect, evaluation: &Evaluation, seats: usize, buf: &mut Buffer) {
    let look = screen.pen.look;
    let sides = screen.kind.is_some_and(has_sides);
    let mut x = area.x;
    let mut rest = 0.0;
    let kind = screen.kind.unwrap_or(GameKind::ALL[0]);
    for seat in Seat::all(seats) {
        let chance = evaluation.chance(seat, seats);
        // What is cut off at one seat is added at the next, so that all of the width is used.
        let exact = chance * f64::from(area.width) + rest;
        let mut width = exact.round() as u16;
        rest = exact - f64::from(width);
        width = width.min(area.right() - x);
        let chip = games::dispatch!(kind, G => G::chip(look.charset, seat));
        let label = format!(" {chip} {:.0}%", 100.0 * chance);
        let text = if label.width() <= width.into() { label } else { String::new() };
        let mut style = look.piece(seat, sides);
        if !seat.index().is_multiple_of(2) && look.depth == crate::look::ColorDepth::Mono {
            style = Style::new();
        }
        let padded = crate::words::padded(&text, width.into());
        buf.set_string(x, area.y, padded, style);
        x += width;
    }
}
