//! The first page: which game against whom, or a saved game to go on with.

use game::Seat;
use game::record::TimeControl;
use games::{GameKind, fair_starts};
use play::{LEVELS, MatchOfTwo, SeatKind, SeatTerms, Terms};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use crate::bar::{self, KeyText};
use crate::events::Waker;
use crate::look::Role;
use crate::page::{Page, Step};
use crate::run::{Settings, new_game, saved_game};
use crate::saved::{Entry, SavedGames};
use crate::session::timer::time_control_in_words;

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponent {
    Computer,
    Friends,
    /// Computers play each other.
    Nobody,
}

const OPPONENTS: [Opponent; 3] = [Opponent::Computer, Opponent::Friends, Opponent::Nobody];

/// The time controls to choose from.
const CLOCKS: [&str; 5] = ["-", "180+2", "300+3", "600+5", "1800"];

/// What can be set, line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Game,
    Players,
    Opponent,
    Level,
    Time,
    /// From which position the game begins.
    Position,
    /// Whether it is one of two, between which the players change sides.
    Match,
    Start,
    /// A saved game.
    Saved(usize),
}

pub(crate) struct Menu {
    settings: Settings,
    waker: Waker,
    saved: Vec<Entry>,
    row: usize,
    game: usize,
    players: usize,
    opponent: usize,
    level: u8,
    clock: usize,
    is_balanced: bool,
    is_match: bool,
    message: Option<String>,
    /// Where the lines were drawn, for the mouse.
    places: Vec<Rect>,
}

/// The widest that the page becomes.
const WIDTH: u16 = 76;

impl Menu {
    pub(crate) fn new(settings: Settings, waker: Waker) -> Menu {
        let mut saved = settings.store.as_ref().map(SavedGames::list).unwrap_or_default();
        saved.retain(Entry::goes_on);
        Menu {
            settings,
            waker,
            saved,
            row: 0,
            game: 0,
            players: 2,
            opponent: 0,
            level: 3,
            clock: 0,
            is_balanced: false,
            is_match: false,
            message: None,
            places: Vec::new(),
        }
    }

    fn kind(&self) -> GameKind {
        GameKind::ALL.get(self.game).copied().unwrap_or(GameKind::ALL[0])
    }

    fn opponent(&self) -> Opponent {
        OPPONENTS.get(self.opponent).copied().unwrap_or(Opponent::Computer)
    }

    fn clock(&self) -> TimeControl {
        CLOCKS.get(self.clock).and_then(|clock| clock.parse().ok()).unwrap_or(TimeControl::Unlimited)
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = vec![Field::Game];
        if self.kind().players().count() > 1 {
            fields.push(Field::Players);
        }
        fields.push(Field::Opponent);
        if self.opponent() != Opponent::Friends {
            fields.push(Field::Level);
        }
        fields.push(Field::Time);
        if fair_starts(self.kind()).next().is_some() {
            fields.push(Field::Position);
        }
        if self.players == 2 {
            fields.push(Field::Match);
        }
        fields.push(Field::Start);
        fields.extend((0..self.saved.len()).map(Field::Saved));
        fields
    }

    fn field(&self) -> Field {
        self.fields().get(self.row).copied().unwrap_or(Field::Start)
    }

    /// The name of a line and what is set.
    fn texts(&self, field: Field) -> (String, String) {
        let pen = &self.settings.pen;
        let text = |id: &str| pen.text(id);
        match field {
            Field::Game => (text("lobby-which"), self.kind().title().to_owned()),
            Field::Players => (text("new-players"), pen.messages.number(self.players as i64)),
            Field::Opponent => {
                let id = match self.opponent() {
                    Opponent::Computer => "home-play-computer",
                    Opponent::Friends => "home-pass-and-play",
                    Opponent::Nobody => "terminal-watch-computers",
                };
                (text("invite-other"), text(id))
            }
            Field::Level => {
                let name = text(&format!("new-level-{}", self.level));
                let values = [("level", self.level.into()), ("name", name.into())];
                (text("new-level"), pen.messages.format("level-named", &values))
            }
            Field::Time => (text("time"), time_control_in_words(pen.messages, self.clock())),
            Field::Position => {
                let id = if self.is_balanced { "fair-start-balanced" } else { "fair-start-usual" };
                (text("fair-start"), text(id))
            }
            Field::Match => {
                let id = if self.is_match { "terminal-match-two" } else { "terminal-match-one" };
                (text("terminal-match"), text(id))
            }
            Field::Start => (String::new(), text("new-start")),
            Field::Saved(index) => {
                let words = self.saved.get(index).map(|entry| entry.in_words(pen));
                (String::new(), words.unwrap_or_default())
            }
        }
    }

    /// Changes what is set on the selected line.
    fn change(&mut self, forward: bool) {
        let step = |now: usize, count: usize| (now + if forward { 1 } else { count - 1 }) % count;
        match self.field() {
            Field::Game => {
                self.game = step(self.game, GameKind::ALL.len());
                let counts = self.kind().players();
                self.players = self.players.clamp(*counts.start(), *counts.end());
            }
            Field::Players => {
                let counts: Vec<usize> = self.kind().players().collect();
                let now = counts.iter().position(|count| *count == self.players).unwrap_or_default();
                self.players = counts.get(step(now, counts.len())).copied().unwrap_or(2);
            }
            Field::Opponent => self.opponent = step(self.opponent, OPPONENTS.len()),
            Field::Level => {
                let levels: Vec<u8> = LEVELS.collect();
                let now = levels.iter().position(|level| *level == self.level).unwrap_or_default();
                self.level = levels.get(step(now, levels.len())).copied().unwrap_or(self.level);
            }
            Field::Time => self.clock = step(self.clock, CLOCKS.len()),
            Field::Position => self.is_balanced = !self.is_balanced,
            Field::Match => self.is_match = !self.is_match,
            Field::Start | Field::Saved(_) => {}
        }
    }

    /// The position that the game begins with: one of the balanced ones if that was chosen.
    fn position(&self) -> Option<String> {
        let starts: Vec<&str> = fair_starts(self.kind()).filter(|_| self.is_balanced).collect();
        starts.get(rand::random_range(0..starts.len().max(1))).map(|start| (*start).to_owned())
    }

    fn terms(&self) -> Terms {
        let person = rand::random_range(0..self.players);
        let seat = |seat: Seat| match self.opponent() {
            Opponent::Friends => SeatKind::Creator,
            Opponent::Computer if seat.index() == person => SeatKind::Creator,
            Opponent::Computer | Opponent::Nobody => SeatKind::Computer(self.level),
        };
        Terms {
            game: self.kind(),
            seats: Seat::all(self.players).map(|at| SeatTerms::of(seat(at))).collect(),
            options: Vec::new(),
            position: self.position(),
            clock: self.clock(),
            first: None,
            draw_seats: false,
            public: false,
            match_of_two: (self.is_match && self.players == 2).then(MatchOfTwo::default),
        }
    }

    fn enter(&mut self) -> Step {
        match self.field() {
            Field::Saved(index) if index < self.saved.len() => {
                let entry = self.saved.remove(index);
                match saved_game(&self.settings, entry.saved, self.waker.clone()) {
                    Ok(page) => Step::Go(Box::new(page)),
                    Err(corrupt) => self.fail(&corrupt),
                }
            }
            Field::Start => match new_game(&self.settings, self.terms(), self.waker.clone()) {
                Ok(page) => Step::Go(Box::new(page)),
                Err(refusal) => self.fail(&refusal),
            },
            _ => {
                self.row += 1;
                Step::Stay
            }
        }
    }

    fn fail(&mut self, error: &dyn std::fmt::Display) -> Step {
        self.message = Some(error.to_string());
        Step::Stay
    }

    /// Removes the selected saved game.
    fn remove(&mut self) {
        let Field::Saved(index) = self.field() else { return };
        let Some(entry) = self.saved.get(index) else { return };
        let removed = self.settings.store.as_ref().map(|store| store.remove(entry.saved.id));
        if let Some(Err(error)) = removed {
            self.message = Some(error.to_string());
        } else {
            self.saved.remove(index);
            self.message = Some(self.settings.pen.text("saved-removed"));
        }
    }

    fn key(&mut self, key: KeyEvent) -> Step {
        self.message = None;
        let last = self.fields().len() - 1;
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.row = self.row.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => self.row = if self.row >= last { 0 } else { self.row + 1 },
            KeyCode::Left => self.change(false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(true),
            KeyCode::Char(digit @ '1'..='8') if self.field() == Field::Level => {
                self.level = digit.to_digit(10).unwrap_or(3) as u8;
            }
            KeyCode::Enter => return self.enter(),
            KeyCode::Delete => self.remove(),
            KeyCode::Esc | KeyCode::Char('q') => return Step::Quit,
            _ => {}
        }
        self.row = self.row.min(self.fields().len() - 1);
        Step::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Step {
        let at = Position::new(mouse.column, mouse.row);
        let Some(row) = self.places.iter().position(|place| place.contains(at)) else { return Step::Stay };
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Step::Stay;
        }
        self.row = row;
        match self.field() {
            Field::Start | Field::Saved(_) => self.enter(),
            _ => {
                self.change(true);
                Step::Stay
            }
        }
    }

    /// The keys at the bottom.
    fn keys(&self) -> Vec<KeyText> {
        let pen = &self.settings.pen;
        let mut keys = vec![
            (pen.look.glyph("↑ ↓ ← →", "arrows").to_owned(), pen.text("terminal-choose")),
            (pen.text("terminal-key-enter"), pen.text("new-start")),
        ];
        if !self.saved.is_empty() {
            keys.push((pen.text("terminal-key-delete"), pen.text("saved-remove")));
        }
        keys.push(("q".into(), pen.text("terminal-quit")));
        keys
    }

    fn draw_field(&self, field: Field, place: Rect, is_selected: bool, buf: &mut Buffer) {
        let pen = &self.settings.pen;
        let (name, value) = self.texts(field);
        let style = if is_selected { pen.look.bar().add_modifier(Modifier::BOLD) } else { Style::new() };
        buf.set_style(place, style);
        let marker = if is_selected { pen.look.glyph("▶", ">") } else { " " };
        buf.set_string(place.x, place.y, marker, style);
        if name.is_empty() {
            let style = if field == Field::Start { style.add_modifier(Modifier::BOLD) } else { style };
            pen.write(buf, (place.x + 2, place.y), place.width - 2, &value, style);
            return;
        }
        pen.write(buf, (place.x + 2, place.y), 18, &name, style);
        let arrows = if is_selected {
            [pen.look.glyph("◀ ", "< "), pen.look.glyph(" ▶", " >")]
        } else {
            ["  ", "  "]
        };
        let [left, right] = arrows;
        buf.set_string(place.x + 20, place.y, left, style);
        let room = place.width.saturating_sub(24);
        let used = pen.write(buf, (place.x + 22, place.y), room, &value, style.add_modifier(Modifier::BOLD));
        buf.set_string(place.x + 22 + used, place.y, right, style);
    }
}

impl Page for Menu {
    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        let pen = self.settings.pen;
        let look = pen.look;
        let width = WIDTH.min(area.width - 2);
        let x = area.x + (area.width - width) / 2;
        let title = Style::new().add_modifier(Modifier::BOLD);
        bar::draw_title(&pen, Rect { height: 1, ..area }, "Farside", &[], buf);
        let tagline = pen.text("terminal-welcome");
        pen.write(buf, (x, area.y + 2), width, &tagline, look.ink(Role::Faint));
        let fields = self.fields();
        let settings = fields.iter().filter(|field| !matches!(field, Field::Saved(_))).count();
        let bottom = area.bottom() - 2;
        let mut y = area.y + 4;
        self.places.clear();
        // The list of saved games scrolls.
        let room = usize::from(bottom.saturating_sub(y + settings as u16 + 3));
        let first = (self.row + 1).saturating_sub(settings + room.max(1));
        for (row, field) in fields.into_iter().enumerate() {
            if row == settings {
                pen.write(buf, (x, y + 1), width, &pen.text("home-continue"), title);
                y += 2;
            }
            let is_seen = !matches!(field, Field::Saved(index) if index < first || index >= first + room);
            if !is_seen {
                self.places.push(Rect::ZERO);
                continue;
            }
            y += u16::from(field == Field::Start);
            let place = Rect::new(x, y, width, 1);
            self.draw_field(field, place, row == self.row, buf);
            self.places.push(place);
            y += 1;
        }
        let message = self.message.clone().unwrap_or_default();
        pen.write(buf, (x, bottom), width, &message, look.ink(Role::Wrong));
        bar::draw_keys(&pen, Rect::new(area.x, area.bottom() - 1, area.width, 1), &self.keys(), buf);
    }

    fn input(&mut self, event: &Event) -> Step {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => Step::Stay,
        }
    }
}
