//! The page of puzzles: a position, a task, and what is said to moves. What is right is decided elsewhere, by a
//! [`Trainer`].

mod draw;

use std::time::{Duration, Instant};

use engine::Limits;
use games::AnyLine;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent};
use ratatui::layout::Rect;

use crate::bar;
use crate::board::{Board, Reply, Scene, board_of, why_illegal};
use crate::events::Waker;
use crate::look::Role;
use crate::page::{Page, Step};
use crate::session::engine_thread::{EngineThread, Found};
use crate::text::Pen;
use crate::typing::{Typed, Typing};
use crate::words::GameWords as _;

/// The search for what follows a wrong move, where that isn't known: a second at most.
const REFUTATION: Limits = Limits::nodes(200_000);
/// The most moves that are shown of what follows.
const MAX_REFUTATION: usize = 6;
/// How long a move of it is shown before the next one.
const PACE: Duration = Duration::from_millis(900);

/// What is said to a move.
pub enum Verdict {
    /// It is right, and the puzzle goes on after a reply.
    Right(Vec<String>),
    /// It is right, and the puzzle is solved.
    Solved(Vec<String>),
    /// It is wrong.
    Wrong {
        /// What is said.
        told: Vec<String>,
        /// What follows it; empty if a computer is to show that.
        refutation: Vec<String>,
    },
}

/// A hint.
pub struct Hint {
    /// What is said.
    pub told: String,
    /// The move itself, if it is given away.
    pub mv: Option<String>,
}

/// Puzzles, one after the other, for somebody who solves them.
pub trait Trainer {
    /// The puzzle as far as it is solved.
    fn line(&self) -> AnyLine;

    /// Which puzzle it is.
    fn title(&self) -> String;

    /// What to do.
    fn task(&self) -> String;

    /// How well this player solves puzzles.
    fn rating(&self) -> String;

    /// What follows a wrong move, in words.
    fn refutation_told(&self, moves: &[String]) -> String;

    /// Says whether a legal move is right, and goes on if it is.
    fn play(&mut self, mv: &str) -> Verdict;

    /// Gives a hint, and a better one the next time.
    fn hint(&mut self) -> Hint;

    /// Whether all moves were found.
    fn is_solved(&self) -> bool;

    /// Goes on to another puzzle, and says what there is to say.
    fn next(&mut self) -> Vec<String>;
}

/// What follows a wrong move, as it is played out on the board.
struct Playback {
    /// The puzzle before the wrong move, and after each move from there.
    positions: Vec<AnyLine>,
    shown: usize,
    since: Instant,
}

impl Playback {
    /// Plays moves out as far as they can be played.
    fn new(before: &AnyLine, moves: &[String]) -> Playback {
        let mut positions = vec![before.clone()];
        let mut line = before.clone();
        for mv in moves {
            if line.play(mv).is_err() {
                break;
            }
            positions.push(line.clone());
        }
        Playback { shown: 1.min(positions.len() - 1), positions, since: Instant::now() }
    }

    fn line(&self) -> Option<&AnyLine> {
        self.positions.get(self.shown)
    }

    /// When the next move is shown; none after the last.
    fn wait(&self) -> Option<Duration> {
        (self.shown + 1 < self.positions.len()).then(|| PACE.saturating_sub(self.since.elapsed()))
    }

    fn advance(&mut self) {
        if self.wait() == Some(Duration::ZERO) {
            (self.shown, self.since) = (self.shown + 1, Instant::now());
        }
    }
}

/// What somebody wants to do besides moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Hint,
    Next,
    /// Back from what followed a wrong move.
    Again,
    Paths,
    Keys,
    Quit,
}

const ACTIONS: [(char, Action, &str); 6] = [
    ('?', Action::Keys, "terminal-keys"),
    ('t', Action::Hint, "terminal-hint"),
    ('n', Action::Next, "terminal-puzzle-next"),
    ('b', Action::Again, "terminal-puzzle-again"),
    ('p', Action::Paths, "terminal-paths"),
    ('q', Action::Quit, "terminal-quit"),
];

/// The words that can be typed, the same in all languages.
const WORDS: [(&str, Action); 5] = [
    ("hint", Action::Hint),
    ("next", Action::Next),
    ("help", Action::Keys),
    ("quit", Action::Quit),
    ("exit", Action::Quit),
];

pub(crate) struct TrainerPage {
    pen: Pen,
    trainer: Box<dyn Trainer>,
    board: Box<dyn Board>,
    line: AnyLine,
    typing: Typing,
    /// What was said last, and in which colour.
    told: Vec<String>,
    tone: Role,
    hint: Option<String>,
    paths: bool,
    keys: bool,
    playback: Option<Playback>,
    engine: EngineThread,
    /// The wrong move that a computer is asked about, with the puzzle before it.
    asked: Option<(AnyLine, String)>,
    board_area: Rect,
    bar: bar::Places,
    finished: bool,
}

impl TrainerPage {
    pub(crate) fn new(trainer: Box<dyn Trainer>, pen: Pen, waker: Waker) -> TrainerPage {
        let line = trainer.line();
        TrainerPage {
            pen,
            board: board_of(line.kind()),
            line,
            trainer,
            typing: Typing::default(),
            told: Vec::new(),
            tone: Role::Ghost,
            hint: None,
            paths: false,
            keys: false,
            playback: None,
            engine: EngineThread::start(waker),
            asked: None,
            board_area: Rect::ZERO,
            bar: bar::Places::default(),
            finished: false,
        }
    }

    /// Whether a move can be made.
    fn is_active(&self) -> bool {
        self.playback.is_none() && self.asked.is_none() && !self.trainer.is_solved()
    }

    /// Runs something with the board and what it shows.
    fn on_board<T>(&mut self, with: impl FnOnce(&mut dyn Board, &Scene<'_>) -> T) -> T {
        let line = self.playback.as_ref().and_then(Playback::line).unwrap_or(&self.line);
        let active = self.is_active();
        let hint = self.hint.as_deref().filter(|_| active);
        let scene = Scene { pen: &self.pen, line, active, paths: self.paths, hint };
        with(&mut *self.board, &scene)
    }

    fn play(&mut self, mv: &str) {
        if !self.is_active() {
            return;
        }
        let (pen, line) = (self.pen, &self.line);
        let why = games::dispatch!(line.kind(), G => why_illegal::<G>(&pen, line, mv));
        if let Some(why) = why {
            (self.told, self.tone) = (vec![why], Role::Wrong);
            return self.on_board(|board, scene| board.show_refused(scene, mv));
        }
        self.board.clear();
        self.hint = None;
        let before = self.line.clone();
        match self.trainer.play(mv) {
            Verdict::Right(told) | Verdict::Solved(told) => (self.told, self.tone) = (told, Role::Ghost),
            Verdict::Wrong { told, refutation } => {
                (self.told, self.tone) = (told, Role::Wrong);
                if refutation.is_empty() {
                    self.ask(before, mv);
                } else {
                    self.show_refutation(&before, mv, &refutation);
                }
            }
        }
        self.line = self.trainer.line();
    }

    /// Asks a computer what follows a wrong move.
    fn ask(&mut self, before: AnyLine, mv: &str) {
        let mut after = before.clone();
        if after.play(mv).is_ok() && after.outcome().is_none() {
            self.asked = Some((before, mv.to_owned()));
            self.engine.ask_analysis(after, REFUTATION, 1);
        }
    }

    fn show_refutation(&mut self, before: &AnyLine, mv: &str, refutation: &[String]) {
        self.told.push(self.trainer.refutation_told(refutation));
        let moves = [&[mv.to_owned()], refutation].concat();
        self.playback = Some(Playback::new(before, &moves));
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Hint if self.is_active() => {
                let Hint { told, mv } = self.trainer.hint();
                (self.told, self.tone, self.hint) = (vec![told], Role::Ghost, mv);
            }
            Action::Hint => {}
            Action::Next => {
                let told = self.trainer.next();
                self.asked = None;
                self.engine.cancel();
                self.back_to(told);
            }
            Action::Again => {
                if self.playback.is_some() {
                    self.back_to(Vec::new());
                }
            }
            Action::Paths => self.paths = !self.paths,
            Action::Keys => self.keys = true,
            Action::Quit => self.finished = true,
        }
    }

    /// Shows the puzzle again, or the next one.
    fn back_to(&mut self, told: Vec<String>) {
        (self.told, self.tone, self.hint, self.playback) = (told, Role::Ghost, None, None);
        self.board.clear();
        self.line = self.trainer.line();
    }

    /// Whether an action does something now.
    fn is_possible(&self, action: Action) -> bool {
        match action {
            Action::Hint => self.is_active(),
            Action::Again => self.playback.is_some(),
            _ => true,
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return;
        }
        if std::mem::take(&mut self.keys) {
            return;
        }
        if self.typing.is_active() {
            return self.typing_key(key);
        }
        if let Some(text) = self.board.typed_with(key) {
            self.board.clear();
            return self.typing.begin(&text);
        }
        match self.on_board(|board, scene| board.key(scene, key)) {
            Reply::Ignored => self.other_key(key),
            reply => self.replied(reply),
        }
    }

    fn other_key(&mut self, key: KeyEvent) {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if self.trainer.is_solved() => self.act(Action::Next),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Esc => self.act(Action::Again),
            KeyCode::Char(':' | '/') => self.typing.begin(""),
            KeyCode::Char(letter) => {
                let begins_move = games::dispatch!(self.line.kind(), G => G::MOVE_LETTERS.contains(letter))
                    && self.is_active();
                match ACTIONS.iter().find(|(key, action, _)| *key == letter && self.is_possible(*action)) {
                    Some((_, action, _)) => self.act(*action),
                    None if begins_move => self.typing.begin(&letter.to_string()),
                    None => {}
                }
            }
            _ => {}
        }
    }

    fn typing_key(&mut self, key: KeyEvent) {
        match self.typing.key(key) {
            Typed::Nothing => {}
            Typed::Complete => {
                let completions = self.completions();
                self.typing.complete(&completions);
            }
            Typed::Line(line) => match WORDS.iter().find(|(word, _)| *word == line.trim()) {
                Some((_, action)) => self.act(*action),
                None if line.trim().is_empty() => {}
                None => self.play(line.trim()),
            },
        }
    }

    fn completions(&self) -> Vec<String> {
        let words = WORDS.iter().map(|(word, _)| (*word).to_owned());
        self.typing.completions(self.line.legal_moves().into_iter().chain(words))
    }

    fn replied(&mut self, reply: Reply) {
        if let Reply::Play(mv) = reply {
            self.play(&mv);
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        if let Some(key) = self.bar.pressed(mouse) {
            return self.key(KeyEvent::from(KeyCode::Char(key)));
        }
        let area = self.board_area;
        let reply = self.on_board(|board, scene| board.mouse(scene, area, mouse));
        self.replied(reply);
    }
}

impl Page for TrainerPage {
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
        if let Some(Found::Analysis(insight)) = self.engine.take()
            && let Some((before, mv)) = self.asked.take()
            && let Some(insight) = insight
        {
            let line: Vec<String> = insight.evaluated.pv.into_iter().take(MAX_REFUTATION).collect();
            self.show_refutation(&before, &mv, &line);
        }
        if let Some(playback) = &mut self.playback {
            playback.advance();
        }
        Step::Stay
    }

    fn wait(&self) -> Option<Duration> {
        self.playback.as_ref().and_then(Playback::wait)
    }
}
