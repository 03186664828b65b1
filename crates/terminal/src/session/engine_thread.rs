//! Computer players and analysis on a thread of their own, so that the screen never waits for them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use engine::{Clock, Level, Limits};
use games::{AnyLine, Computer, ComputerOptions, Evaluated, JudgedMove};

use crate::events::Waker;

/// The transposition table of a thread, in mebibytes.
const TABLE: usize = 16;

/// What a thread is asked.
enum Question {
    /// The move of a computer player.
    Move { level: u8, seed: u32, limits: Limits },
    /// What a position is worth, and its best moves.
    Analysis { limits: Limits, lines: usize },
}

struct Request {
    ticket: u64,
    line: AnyLine,
    question: Question,
    stop: StopClock,
}

/// What a thread has found out.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// The move of a computer player; none if it found none.
    Move(Option<String>),
    /// An analysis; none if the game is over.
    Analysis(Option<Insight>),
}

/// An analysis of a position.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    /// What it is worth, and the best line.
    pub(crate) evaluated: Evaluated,
    /// The best moves with what they are worth.
    pub(crate) moves: Vec<JudgedMove>,
}

/// A thread that answers one question after the other; a new one stops the one before.
pub(crate) struct EngineThread {
    requests: Sender<Request>,
    answers: Receiver<(u64, Found)>,
    ticket: u64,
    stop: Option<Arc<AtomicBool>>,
}

/// A clock that somebody else can stop.
struct StopClock {
    started: Instant,
    stopped: Arc<AtomicBool>,
}

impl Clock for StopClock {
    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

impl EngineThread {
    pub(crate) fn start(waker: Waker) -> EngineThread {
        let (requests, asked) = channel::<Request>();
        let (found, answers) = channel();
        thread::spawn(move || {
            let mut computer = None;
            for mut request in asked {
                let answer = answer(&mut computer, &mut request);
                if found.send((request.ticket, answer)).is_err() {
                    break;
                }
                waker.wake();
            }
        });
        EngineThread { requests, answers, ticket: 0, stop: None }
    }

    /// Asks for the move of a computer player.
    pub(crate) fn ask_move(&mut self, line: AnyLine, level: u8, seed: u32, limits: Limits) {
        self.ask(line, Question::Move { level, seed, limits });
    }

    /// Asks for an analysis with so many of the best moves.
    pub(crate) fn ask_analysis(&mut self, line: AnyLine, limits: Limits, lines: usize) {
        self.ask(line, Question::Analysis { limits, lines });
    }

    fn ask(&mut self, line: AnyLine, question: Question) {
        self.cancel();
        let stopped = Arc::new(AtomicBool::new(false));
        self.stop = Some(stopped.clone());
        let stop = StopClock { started: Instant::now(), stopped };
        // Fails only if the thread has panicked, which the screen hears of by itself.
        drop(self.requests.send(Request { ticket: self.ticket, line, question, stop }));
    }

    /// Stops thinking; what comes of it is dropped.
    pub(crate) fn cancel(&mut self) {
        self.ticket += 1;
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a question is open.
    pub(crate) fn is_busy(&self) -> bool {
        self.stop.is_some()
    }

    /// Takes the answer to the last question, if it is there.
    pub(crate) fn take(&mut self) -> Option<Found> {
        while let Ok((ticket, found)) = self.answers.try_recv() {
            if ticket == self.ticket && self.stop.take().is_some() {
                return Some(found);
            }
        }
        None
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn answer(computer: &mut Option<Computer>, request: &mut Request) -> Found {
    let Request { line, question, stop, .. } = request;
    let kind = line.kind();
    if computer.as_ref().is_some_and(|computer| computer.kind() != kind) {
        *computer = None;
    }
    let options = ComputerOptions { table: TABLE, ..ComputerOptions::default() };
    let computer = computer.get_or_insert_with(|| Computer::new(kind, options));
    stop.started = Instant::now();
    match *question {
        Question::Move { level, seed, limits } => {
            computer.set_strength(Level::new(level).unwrap_or_default(), seed.into());
            Found::Move(computer.think(line, limits, stop))
        }
        Question::Analysis { limits, lines } => Found::Analysis(analyze(computer, line, limits, stop, lines)),
    }
}

fn analyze(
    computer: &mut Computer,
    line: &AnyLine,
    limits: Limits,
    stop: &StopClock,
    lines: usize,
) -> Option<Insight> {
    // What is left of searches that were stopped would change the answer from one time to the next.
    computer.new_game();
    let analysis = computer.analyze(line, limits, stop, lines)?;
    let moves = analysis.moves.iter().take(lines).cloned().collect();
    Some(Insight { evaluated: Evaluated::of_analysis(analysis)?, moves })
}
