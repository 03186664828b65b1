//! The lobby of a server: who waits, what is played, and quick pairing.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use game::Seat;
use game::record::TimeControl;
use games::GameKind;
use play::{Occupant, Status};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use server::client::{Client, ClientError};
use server::protocol::{GameAnswer, LobbyGame, PairingRequest};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::timeout;

use super::Guest;
use super::address::GameAddress;
use crate::bar;
use crate::events::Waker;
use crate::look::Role;
use crate::page::{Page, Step};
use crate::run::{Settings, online_game};
use crate::session::timer::time_control_in_words;

/// How often the lists are asked for.
const PERIOD: Duration = Duration::from_secs(3);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time controls of quick pairing.
const CLOCKS: [&str; 4] = ["300+3", "600+5", "-", "1d/move"];

/// What the server answers.
enum Report {
    Lists {
        open: Vec<LobbyGame>,
        playing: Vec<LobbyGame>,
    },
    Paired(Box<GameAnswer>),
    /// The server can't be reached.
    Away,
    /// It refuses.
    Refused(String),
}

/// A line to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Pair(GameKind),
    Open(usize),
    Playing(usize),
}

pub(crate) struct Lobby {
    settings: Settings,
    guest: Guest,
    origin: String,
    waker: Waker,
    requests: UnboundedSender<PairingRequest>,
    reports: Receiver<Report>,
    open: Vec<LobbyGame>,
    playing: Vec<LobbyGame>,
    has_answered: bool,
    message: Option<String>,
    row: usize,
    clock: usize,
    places: Vec<Rect>,
}

impl Lobby {
    pub(crate) fn open(
        settings: Settings,
        origin: &str,
        guest: Guest,
        waker: Waker,
    ) -> Result<Lobby, ClientError> {
        let client = guest.client(origin)?;
        let (requests, asked) = unbounded_channel();
        let (sender, reports) = channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let task = Task { client, guest: guest.clone(), sender, waker: waker.clone() };
        thread::spawn(move || runtime.block_on(task.run(asked)));
        Ok(Lobby {
            settings,
            guest,
            origin: origin.to_owned(),
            waker,
            requests,
            reports,
            open: Vec::new(),
            playing: Vec::new(),
            has_answered: false,
            message: None,
            row: 0,
            clock: 0,
            places: Vec::new(),
        })
    }

    fn rows(&self) -> Vec<Row> {
        let pairing = GameKind::ALL.into_iter().map(Row::Pair);
        let open = (0..self.open.len()).map(Row::Open);
        pairing.chain(open).chain((0..self.playing.len()).map(Row::Playing)).collect()
    }

    fn game(&self, row: Row) -> Option<&LobbyGame> {
        match row {
            Row::Pair(_) => None,
            Row::Open(index) => self.open.get(index),
            Row::Playing(index) => self.playing.get(index),
        }
    }

    fn clock(&self) -> TimeControl {
        CLOCKS.get(self.clock).and_then(|clock| clock.parse().ok()).unwrap_or(TimeControl::Unlimited)
    }

    fn clock_in_words(&self, clock: TimeControl) -> String {
        time_control_in_words(self.settings.pen.messages, clock)
    }

    fn in_words(&self, row: Row) -> String {
        let pen = &self.settings.pen;
        match (row, self.game(row)) {
            (Row::Pair(kind), _) => {
                let clock = self.clock_in_words(self.clock());
                // Left and right change the time.
                let clock = match self.rows().get(self.row) {
                    Some(selected) if *selected == row => {
                        format!("{}{clock}{}", pen.look.glyph("◀ ", "< "), pen.look.glyph(" ▶", " >"))
                    }
                    _ => clock,
                };
                format!("{} · {} · {clock}", pen.text("lobby-pair"), kind.title())
            }
            (_, None) => String::new(),
            (_, Some(game)) => {
                let name = |(seat, occupant): (Seat, &Option<Occupant>)| match occupant {
                    None => pen.text("seat-free"),
                    Some(Occupant::Computer { level }) => {
                        let values = [("level", (*level).into())];
                        pen.messages.format("player-computer", &values)
                    }
                    Some(occupant) if game.present.contains(&seat) => {
                        format!("{} {}", occupant.name(), pen.look.glyph("●", "*"))
                    }
                    Some(occupant) => occupant.name(),
                };
                let names: Vec<String> = Seat::all(game.seats.len()).zip(&game.seats).map(name).collect();
                let values = [("game", game.terms.game.title().into()), ("names", names.join(", ").into())];
                let words = pen.messages.format("lobby-game", &values);
                format!("{words} · {}", self.clock_in_words(game.terms.clock))
            }
        }
    }

    /// Opens the game of a row, or asks for an opponent.
    fn enter(&mut self) -> Step {
        let Some(row) = self.rows().get(self.row).copied() else { return Step::Stay };
        match (row, self.game(row)) {
            (Row::Pair(game), _) => {
                let players = *game.players().start();
                let request = PairingRequest { game, players, clock: self.clock() };
                self.message = Some(self.settings.pen.text("contact-connecting"));
                // The thread ends with this page.
                drop(self.requests.send(request));
                Step::Stay
            }
            (row, Some(game)) => self.go(game.id, None, matches!(row, Row::Open(_))),
            (_, None) => Step::Stay,
        }
    }

    fn go(&self, game: play::GameId, link: Option<String>, sit: bool) -> Step {
        let address = GameAddress { origin: self.origin.clone(), game, link };
        match online_game(&self.settings, address, self.guest.clone(), sit, self.waker.clone()) {
            Ok(page) => Step::Go(Box::new(page)),
            // The address was good for the lobby, so it is for a game.
            Err(_) => Step::Stay,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Step {
        let count = self.rows().len();
        match key.code {
            KeyCode::Up | KeyCode::BackTab => self.row = self.row.checked_sub(1).unwrap_or(count - 1),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % count,
            KeyCode::Left => self.clock = (self.clock + CLOCKS.len() - 1) % CLOCKS.len(),
            KeyCode::Right => self.clock = (self.clock + 1) % CLOCKS.len(),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc | KeyCode::Char('q') => return Step::Quit,
            _ => {}
        }
        Step::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Step {
        let at = Position::new(mouse.column, mouse.row);
        let row = self.places.iter().position(|place| place.contains(at));
        match row.filter(|_| mouse.kind == MouseEventKind::Down(MouseButton::Left)) {
            Some(row) => {
                self.row = row;
                self.enter()
            }
            None => Step::Stay,
        }
    }
}

impl Page for Lobby {
    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        let pen = self.settings.pen;
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let (x, width) = (area.x + 2, area.width - 4);
        let title = Rect { height: 1, ..area };
        bar::draw_title(&pen, title, &pen.text("lobby-title"), std::slice::from_ref(&self.origin), buf);
        let rows = self.rows();
        let bottom = area.bottom() - 2;
        self.places.clear();
        let mut y = area.y + 2;
        let mut section = None;
        // Rows above the selected one leave room for it.
        let skipped = (self.row + 8).saturating_sub(usize::from(area.height));
        for (index, row) in rows.into_iter().enumerate() {
            let heading = match row {
                Row::Pair(_) => "lobby-pairing",
                Row::Open(_) => "lobby-open",
                Row::Playing(_) => "lobby-running",
            };
            if index < skipped || y >= bottom {
                self.places.push(Rect::ZERO);
                continue;
            }
            if section != Some(heading) {
                y += u16::from(section.is_some());
                pen.write(buf, (x, y), width, &pen.text(heading), bold);
                section = Some(heading);
                y += 1;
            }
            let is_selected = index == self.row;
            let style = if is_selected { pen.look.bar().add_modifier(Modifier::BOLD) } else { Style::new() };
            let place = Rect::new(x, y, width, 1);
            buf.set_style(place, style);
            buf.set_string(x, y, if is_selected { pen.look.glyph("▶", ">") } else { " " }, style);
            pen.write(buf, (x + 2, y), width - 2, &self.in_words(row), style);
            self.places.push(place);
            y += 1;
        }
        if self.open.is_empty() && self.has_answered {
            let none = pen.text("lobby-open-none");
            pen.wrap(buf, Rect::new(x, (y + 1).min(bottom), width, 1), &none, pen.look.ink(Role::Faint));
        }
        let message = self.message.clone().unwrap_or_default();
        pen.write(buf, (x, bottom), width, &message, pen.look.ink(Role::Wrong));
        let arrows = pen.look.glyph("↑ ↓ ← →", "arrows");
        let keys = [
            (arrows.to_owned(), "terminal-choose"),
            (pen.text("terminal-key-enter"), "news-open"),
            ("q".to_owned(), "terminal-quit"),
        ];
        let keys = keys.map(|(key, id)| (key, pen.text(id)));
        bar::draw_keys(&pen, Rect::new(area.x, bottom + 1, area.width, 1), &keys, buf);
    }

    fn input(&mut self, event: &Event) -> Step {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => Step::Stay,
        }
    }

    fn update(&mut self) -> Step {
        while let Ok(report) = self.reports.try_recv() {
            match report {
                Report::Lists { open, playing } => {
                    (self.open, self.playing) = (open, playing);
                    (self.has_answered, self.message) = (true, None);
                    self.row = self.row.min(self.rows().len() - 1);
                }
                Report::Paired(answer) => return self.go(answer.game.id, answer.link, false),
                Report::Away => self.message = Some(self.settings.pen.text("lobby-away")),
                Report::Refused(reason) => self.message = Some(reason),
            }
        }
        Step::Stay
    }
}

/// What asks the server.
struct Task {
    client: Client,
    guest: Guest,
    sender: Sender<Report>,
    waker: Waker,
}

impl Task {
    async fn run(mut self, mut asked: UnboundedReceiver<PairingRequest>) {
        let mut is_known = false;
        let mut period = tokio::time::interval(PERIOD);
        loop {
            let request = tokio::select! {
                _ = period.tick() => None,
                request = asked.recv() => match request {
                    None => return,
                    request => request,
                },
            };
            let answer = timeout(PATIENCE, self.ask(&mut is_known, request)).await;
            let report = match answer {
                Ok(Ok(report)) => report,
                Ok(Err(ClientError::Problem { problem, .. })) => Report::Refused(problem.reason),
                Ok(Err(error)) if !error.should_reconnect() => Report::Refused(error.to_string()),
                Ok(Err(_)) | Err(_) => Report::Away,
            };
            if self.sender.send(report).is_err() {
                return;
            }
            self.waker.wake();
        }
    }

    async fn ask(
        &mut self,
        is_known: &mut bool,
        request: Option<PairingRequest>,
    ) -> Result<Report, ClientError> {
        if !*is_known {
            self.guest.introduce(&mut self.client).await?;
            *is_known = true;
        }
        if let Some(request) = request {
            return Ok(Report::Paired(Box::new(self.client.post("/api/v1/pairing", &request).await?)));
        }
        let list = |status: Status| format!("/api/v1/games?status={}", status.name());
        let open = self.client.get(&list(Status::Open)).await?;
        Ok(Report::Lists { open, playing: self.client.get(&list(Status::Playing)).await? })
    }
}
