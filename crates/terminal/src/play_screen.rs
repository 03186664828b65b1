//! The page of a game: board, players, moves, what happens, and a line to type on.

mod actions;
mod keys;
mod panel;
mod status;

use std::time::Duration;

use engine::Limits;
use game::Seat;
use games::{AnyLine, GameKind};
use play::{Command, ReplicaView, Status};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;

use self::actions::Action;
use crate::bar;
use crate::board::{Board, Reply, Scene, board_of, why_illegal};
use crate::events::Waker;
use crate::page::{Page, Step};
use crate::popup::List;
use crate::session::engine_thread::{EngineThread, Found, Insight};
use crate::session::record::{RecordSession, Recording};
use crate::session::{GameSession, Notice};
use crate::text::Pen;
use crate::typing::Typing;

/// The nodes of the search behind the evaluation bar and hints: the same on every machine.
const ANALYSIS: Limits = Limits::nodes(60_000);

/// What covers the board.
#[derive(Clone, Copy, Debug)]
enum Overlay {
    Keys,
    Menu { list: List, sure: Option<Action> },
    Talk(List),
}

/// What is shown on demand.
#[derive(Clone, Copy, Debug, Default)]
struct Wanted {
    paths: bool,
    evaluation: bool,
    hint: bool,
}

/// The page of a game.
pub(crate) struct PlayScreen {
    pen: Pen,
    session: Box<dyn GameSession>,
    board: Box<dyn Board>,
    kind: Option<GameKind>,
    view: Option<ReplicaView>,
    line: Option<AnyLine>,
    /// How many steps of the game are shown, while somebody looks back.
    looking: Option<usize>,
    typing: Typing,
    overlay: Option<Overlay>,
    /// What is told at the bottom until something else happens.
    message: Option<String>,
    wanted: Wanted,
    analyst: EngineThread,
    /// What was found out, with the steps that led to the position.
    insight: Option<(Vec<String>, Insight)>,
    asked: Option<Vec<String>>,
    /// What was last said at each seat.
    said: Vec<(Seat, String)>,
    /// Where things were drawn, for the mouse.
    board_area: Rect,
    overlay_lines: Vec<Rect>,
    bar: bar::Places,
    finished: bool,
}

impl PlayScreen {
    pub(crate) fn new(session: Box<dyn GameSession>, pen: Pen, waker: Waker) -> PlayScreen {
        PlayScreen {
            pen,
            session,
            board: board_of(GameKind::ALL[0]),
            kind: None,
            view: None,
            line: None,
            looking: None,
            typing: Typing::default(),
            overlay: None,
            message: None,
            wanted: Wanted::default(),
            analyst: EngineThread::start(waker),
            insight: None,
            asked: None,
            said: Vec::new(),
            board_area: Rect::ZERO,
            overlay_lines: Vec::new(),
            bar: bar::Places::default(),
            finished: false,
        }
    }

    /// The page of a record: at its beginning, with what the engine says.
    pub(crate) fn of_record(recording: Recording, pen: Pen, waker: Waker) -> PlayScreen {
        let session = Box::new(RecordSession::new(recording));
        let wanted = Wanted { evaluation: true, ..Wanted::default() };
        PlayScreen { looking: Some(0), wanted, ..PlayScreen::new(session, pen, waker) }
    }

    /// The position that is shown, as a line of play up to there.
    fn shown(&self) -> Option<AnyLine> {
        let mut line = self.line.clone()?;
        if let Some(ply) = self.looking {
            line.take_back_to(ply as u32);
        }
        Some(line)
    }

    /// The position as it is drawn. When the game ends because somebody leaves it, pawns and fences stay.
    fn drawn(&self) -> Option<AnyLine> {
        let mut line = self.shown()?;
        if line.outcome().is_some() {
            while let Some(last) = line.ply().checked_sub(1).filter(|&last| !line.is_move(last as usize)) {
                line.take_back_to(last);
            }
        }
        Some(line)
    }

    fn ply(&self) -> usize {
        self.line.as_ref().map_or(0, |line| line.ply() as usize)
    }

    /// Whether the player here is to move and sees the position to move in.
    fn is_active(&self) -> bool {
        let Some(view) = &self.view else { return false };
        let mine = view.game.turn.is_some_and(|turn| view.mine.contains(&turn));
        mine && self.looking.is_none() && view.pending.is_none() && view.computer.is_none()
    }

    /// Whether somebody here makes moves in this game, now or later.
    fn plays_on(&self) -> bool {
        let view = self.view.as_ref();
        view.is_some_and(|view| !view.mine.is_empty() && view.game.status == Status::Playing)
    }

    /// Whether the engine may be asked: not in a game against other people.
    fn may_analyze(&self) -> bool {
        self.session.presence().is_none() || self.view.as_ref().is_some_and(is_over)
    }

    /// The steps to the shown position if the engine knows it.
    fn insight(&self) -> Option<&Insight> {
        let steps = self.shown()?.steps();
        self.insight.as_ref().filter(|(known, _)| *known == steps).map(|(_, insight)| insight)
    }

    /// Asks the engine about the shown position, if it is wanted and isn't known.
    fn analyze(&mut self) {
        if let Some(Found::Analysis(Some(insight))) = self.analyst.take()
            && let Some(steps) = self.asked.take()
        {
            self.insight = Some((steps, insight));
        }
        let wanted = (self.wanted.evaluation || self.wanted.hint) && self.may_analyze();
        let Some(line) = self.shown().filter(|line| wanted && line.outcome().is_none()) else { return };
        let steps = line.steps();
        let is_known = self.insight.as_ref().is_some_and(|(known, _)| *known == steps);
        if !is_known && self.asked.as_ref() != Some(&steps) {
            self.asked = Some(steps);
            self.analyst.ask_analysis(line, ANALYSIS, 3);
        }
    }

    /// The recommended move, if a hint was asked for.
    fn hint(&self) -> Option<String> {
        if !self.wanted.hint {
            return None;
        }
        self.insight()?.evaluated.pv.first().cloned()
    }

    /// Runs something with the board and what it shows.
    fn on_board<T>(&mut self, with: impl FnOnce(&mut dyn Board, &Scene<'_>) -> T) -> Option<T> {
        let line = self.drawn()?;
        let (hint, active) = (self.hint(), self.is_active());
        let scene =
            Scene { pen: &self.pen, line: &line, active, paths: self.wanted.paths, hint: hint.as_deref() };
        Some(with(&mut *self.board, &scene))
    }

    /// Makes a move of the player here, or tells why it is illegal.
    fn play(&mut self, mv: &str) {
        let Some(line) = self.shown() else { return };
        self.message = None;
        if !self.is_active() {
            let id = match &self.view {
                Some(view) if is_over(view) => "refused-game-over",
                Some(_) if self.looking.is_some() => "looking-back-note",
                _ => "refused-not-your-turn",
            };
            self.message = Some(self.pen.text(id));
            return;
        }
        let pen = self.pen;
        let why = games::dispatch!(line.kind(), G => why_illegal::<G>(&pen, &line, mv));
        if let Some(why) = why {
            self.message = Some(why);
            self.on_board(|board, scene| board.show_refused(scene, mv));
            return;
        }
        self.wanted.hint = false;
        self.board.clear();
        self.session.issue(Command::Move { mv: mv.into(), ply: line.ply() });
    }

    /// What came of a key or the mouse on the board.
    fn replied(&mut self, reply: Reply) {
        match reply {
            Reply::Ignored => {}
            Reply::Changed => self.message = None,
            Reply::Play(mv) => self.play(&mv),
        }
    }

    /// Shows an earlier or later position.
    fn look(&mut self, ply: Option<usize>) {
        self.message = None;
        self.board.clear();
        self.looking = ply.filter(|&ply| ply < self.ply());
    }

    fn look_by(&mut self, by: isize) {
        let now = self.looking.unwrap_or(self.ply());
        self.look(Some(now.saturating_add_signed(by)));
    }

    /// The number of steps after which the next move with a remark has been made, or the one before.
    fn remarked(&self, forward: bool) -> Option<usize> {
        let now = self.looking.unwrap_or(self.ply());
        let mut after = self.session.remarks().into_iter().map(|index| index + 1);
        if forward { after.find(|&ply| ply > now) } else { after.take_while(|&ply| ply < now).last() }
    }

    fn take_notice(&mut self, notice: &Notice) {
        if matches!(notice, Notice::NewGame) {
            self.looking = None;
            self.board.clear();
            self.said.clear();
        }
        if let Notice::Said(seat, message) = notice {
            let text = status::spoken(&self.pen, *message);
            self.said.retain(|(known, _)| known != seat);
            self.said.push((*seat, text));
            return;
        }
        if let Some(text) = self.notice_in_words(notice) {
            self.message = Some(text);
        }
    }
}

/// Whether a game has ended, with a result or without.
fn is_over(view: &ReplicaView) -> bool {
    matches!(view.game.status, Status::Over | Status::Aborted)
}

impl Page for PlayScreen {
    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        self.draw_all(area, buf);
    }

    fn input(&mut self, event: &Event) -> Step {
        match event {
            Event::Key(key) => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => self.typing.paste(text),
            _ => {}
        }
        if self.finished { Step::Quit } else { Step::Stay }
    }

    fn update(&mut self) -> Step {
        let told = self.message.take();
        for notice in self.session.update() {
            self.take_notice(&notice);
        }
        let (before, was_over) = (self.ply(), self.view.as_ref().is_some_and(is_over));
        (self.view, self.line) = (self.session.view(), self.session.line());
        // What was told of a position stays until the game goes on or ends.
        if self.ply() == before && self.view.as_ref().is_some_and(is_over) == was_over {
            self.message = self.message.take().or(told);
        }
        if self.ply() != before {
            self.wanted.hint = false;
            if before > 0 && self.looking.is_some_and(|ply| ply >= self.ply()) {
                self.looking = None;
            }
            if self.looking.is_none() && !self.is_active() {
                self.board.clear();
            }
        }
        let kind = self.view.as_ref().map(|view| view.game.terms.game);
        if kind != self.kind
            && let Some(kind) = kind
        {
            (self.kind, self.board) = (Some(kind), board_of(kind));
        }
        self.analyze();
        Step::Stay
    }

    fn wait(&self) -> Option<Duration> {
        let session = self.session.wait();
        session.into_iter().chain(self.time_to_tick()).min()
    }
}
