//! A game on this machine: people at one keyboard and computers, decided here and saved after every event.

use std::time::{Duration, Instant};

use engine::Limits;
use games::AnyLine;
use play::{
    Actor, Command, Decision, Event, Millis, PlayerId, Recorded, Refusal, Replica, SeatKind, Status, Terms,
};

use super::engine_thread::{EngineThread, Found};
use super::timer::Timer;
use super::{GameSession, Notice, time_to_flag};
use crate::events::Waker;
use crate::saved::{SavedGame, SavedGames};

/// A local game and its rematches.
pub(crate) struct LocalSession {
    replica: Replica,
    /// All people at this keyboard.
    people: Actor,
    timer: Timer,
    events: Vec<Recorded>,
    computers: EngineThread,
    /// When the last move was shown: computers that play each other wait a while.
    moved: Instant,
    pace: Duration,
    paused: bool,
    /// Steps that were taken back, in the order in which they are played again.
    undone: Vec<String>,
    store: Option<SavedGames>,
    notices: Vec<Notice>,
}

/// What local games need besides their terms.
#[derive(Clone)]
pub(crate) struct LocalOptions {
    /// Where games are saved; nowhere if there is no place.
    pub(crate) store: Option<SavedGames>,
    /// How long the move of a computer is shown before the next one, if only computers play.
    pub(crate) pace: Duration,
}

impl LocalSession {
    /// Begins a game.
    pub(crate) fn begin(terms: Terms, options: LocalOptions, waker: Waker) -> Result<LocalSession, Refusal> {
        let timer = Timer::start();
        let people = Actor { player: PlayerId::draw(rand::random), name: String::new(), is_bot: false };
        let context = timer.context();
        let (replica, events) = Replica::create(context.next_game, terms, people.clone(), &context)?;
        let mut session = LocalSession::of(replica, people, timer, events, options, waker);
        session.save();
        Ok(session)
    }

    /// Goes on with a saved game.
    pub(crate) fn resume(
        saved: SavedGame,
        options: LocalOptions,
        waker: Waker,
    ) -> Result<LocalSession, play::Corrupt> {
        let replica = saved.open()?;
        let people = Actor { player: saved.player, name: String::new(), is_bot: false };
        let timer = Timer::start_at(saved.now);
        Ok(LocalSession::of(replica, people, timer, saved.events, options, waker))
    }

    fn of(
        replica: Replica,
        people: Actor,
        timer: Timer,
        events: Vec<Recorded>,
        options: LocalOptions,
        waker: Waker,
    ) -> LocalSession {
        LocalSession {
            replica,
            people,
            timer,
            events,
            computers: EngineThread::start(waker),
            moved: Instant::now(),
            pace: options.pace,
            paused: false,
            undone: Vec::new(),
            store: options.store,
            notices: Vec::new(),
        }
    }

    fn steps(&self) -> Vec<String> {
        self.replica.state().board().map(AnyLine::steps).unwrap_or_default()
    }

    /// Whether nobody but computers plays.
    fn only_computers(&self) -> bool {
        let seats = &self.replica.state().terms().seats;
        seats.iter().all(|seat| matches!(seat.who, SeatKind::Computer(_)))
    }

    /// Decides a command, saves its events and tells what has happened.
    fn decide(&mut self, command: &Command) {
        let before = self.steps();
        match self.replica.decide(command, &self.timer.context()) {
            Ok(decision) => {
                self.note_undone(&before, command);
                self.take_in(decision);
            }
            Err(refusal) => self.notices.push(Notice::Refused(refusal.code().into())),
        }
    }

    /// Keeps what was taken back, and forgets it once something else is played.
    fn note_undone(&mut self, before: &[String], command: &Command) {
        match command {
            Command::Undo => {
                let left = self.steps().len();
                let mut undone = before.get(left..).unwrap_or_default().to_vec();
                undone.append(&mut self.undone);
                self.undone = undone;
            }
            Command::Move { .. } => {
                let now = self.steps();
                let is_again = now.last() == self.undone.first();
                if is_again && !self.undone.is_empty() {
                    self.undone.remove(0);
                } else {
                    self.undone.clear();
                }
            }
            Command::Resign | Command::Rematch => self.undone.clear(),
            _ => {}
        }
    }

    fn take_in(&mut self, decision: Decision) {
        self.computers.cancel();
        self.moved = Instant::now();
        for recorded in &decision.events {
            self.notices.push(match recorded.event {
                Event::DrawDeclined { seat } => Notice::DrawDeclined(seat),
                _ => Notice::Event(recorded.event.clone()),
            });
        }
        self.events.extend(decision.events);
        self.save();
        if let Some(sequel) = decision.sequel {
            match Replica::open(sequel.next.id(), &sequel.events, self.people.clone()) {
                Ok(replica) => {
                    (self.replica, self.events) = (replica, sequel.events);
                    self.undone.clear();
                    self.notices.push(Notice::NewGame);
                    self.save();
                }
                Err(corrupt) => self.notices.push(Notice::Refused(Refusal::from(corrupt).code().into())),
            }
        }
    }

    fn save(&mut self) {
        let Some(store) = &self.store else { return };
        let saved = SavedGame::of(&self.replica, self.people.player, self.timer.now(), &self.events);
        if let Err(error) = store.save(&saved) {
            self.notices.push(Notice::NotSaved(error.to_string()));
        }
    }

    /// Lets the computer to move think, and plays what it has chosen.
    fn let_computers_move(&mut self) {
        if let Some(Found::Move(Some(mv))) = self.computers.take() {
            let ply = self.replica.state().ply();
            match self.replica.decide_for_computer(&mv, ply, &self.timer.context()) {
                Ok(decision) => {
                    self.take_in(decision);
                    self.undone.clear();
                }
                Err(refusal) => self.notices.push(Notice::Refused(refusal.code().into())),
            }
        }
        if self.computers.is_busy() || !self.left_to_show().is_zero() {
            return;
        }
        let turn = self.replica.view(self.timer.now(), super::PATIENCE).computer;
        if let (Some(turn), Some(line)) = (turn, self.replica.state().board()) {
            let limits = Limits::time(Duration::from_millis(turn.time));
            self.computers.ask_move(line.clone(), turn.level, turn.seed, limits);
        }
    }

    /// How long the last move is still shown.
    fn left_to_show(&self) -> Duration {
        match self.is_paused() {
            None => Duration::ZERO,
            Some(true) => Duration::MAX,
            Some(false) => self.pace.saturating_sub(self.moved.elapsed()),
        }
    }

    /// Plays the next step that was taken back; false if it can't be played.
    fn redo_step(&mut self) -> bool {
        let (Some(mv), ply) = (self.undone.first().cloned(), self.replica.state().ply()) else {
            return false;
        };
        let context = self.timer.context();
        let command = Command::Move { mv: mv.clone(), ply };
        let decided = self.replica.decide(&command, &context);
        let Ok(decision) = decided.or_else(|_| self.replica.decide_for_computer(&mv, ply, &context)) else {
            self.undone.clear();
            return false;
        };
        self.undone.remove(0);
        self.take_in(decision);
        true
    }

    fn is_persons_turn(&self) -> bool {
        let state = self.replica.state();
        state.turn().is_some() && state.computer_to_move().is_none()
    }
}

impl GameSession for LocalSession {
    fn replica(&self) -> Option<&Replica> {
        Some(&self.replica)
    }

    fn now(&self) -> Millis {
        self.timer.now()
    }

    fn issue(&mut self, command: Command) {
        self.decide(&command);
    }

    fn update(&mut self) -> Vec<Notice> {
        if let Some(decision) = self.replica.decide_flag(&self.timer.context()) {
            self.take_in(decision);
        }
        self.let_computers_move();
        std::mem::take(&mut self.notices)
    }

    fn redo(&mut self) -> bool {
        let mut has_played = false;
        while self.redo_step() {
            has_played = true;
            if self.is_persons_turn() {
                break;
            }
        }
        has_played
    }

    fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn toggle_pause(&mut self) {
        self.paused = !self.paused;
        if self.paused {
            self.computers.cancel();
        }
    }

    fn is_paused(&self) -> Option<bool> {
        let plays = self.replica.state().status() == Status::Playing;
        (plays && self.only_computers()).then_some(self.paused)
    }

    fn wait(&self) -> Option<Duration> {
        let shown = self.left_to_show();
        let shown = (!shown.is_zero() && shown < Duration::MAX).then_some(shown);
        let flag = time_to_flag(&self.replica, self.timer.now());
        shown.into_iter().chain(flag).min()
    }
}
