use core::cell::RefCell;

use engine::Level;
use game::{Game, Line, Notation, PlayError};
use serde::Serialize;

use crate::computer::{Computers, Strength};
use crate::question::{GameName, Played, Question};
use crate::table::Table;
use crate::{record, walk};

/// What went wrong with a question.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fault {
    /// What is at fault.
    pub about: About,
    /// In English, for whoever mends it.
    pub message: String,
}

/// What a fault is about.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum About {
    /// The question isn't one.
    Question,
    /// The game can't begin like this.
    Setup,
    /// A move of the game can't have been played.
    Moves,
    /// There is no such level.
    Level,
    /// The game is over: there is nothing to think about.
    GameOver,
    /// The text isn't the record of a game.
    Record,
}

impl Fault {
    pub(crate) fn new(about: About, message: &(impl ToString + ?Sized)) -> Fault {
        Fault { about, message: message.to_string() }
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Reply<T> {
    Ok(T),
    Fault(Fault),
}

thread_local! {
    /// A page has one thread for each module it starts, and so has every test.
    static COMPUTERS: RefCell<Computers> = RefCell::default();
}

/// Answers a question. Both are JSON texts; what can be asked is in `question.rs`.
pub fn answer(question: &str) -> String {
    match serde_json::from_str::<Question>(question) {
        Err(error) => unreadable(&error),
        Ok(question) => match question.game().map(|game| game.name) {
            Some(GameName::Quoridor) => ask::<quoridor::Position>(question),
            Some(GameName::Squadro) => ask::<squadro::Position>(question),
            None => match question {
                Question::ReadRecord { text } => write(record::read(&text)),
                _ => write::<()>(Err(Fault::new(About::Question, "no game"))),
            },
        },
    }
}

/// The answer to what isn't a question.
pub(crate) fn unreadable(error: &dyn core::error::Error) -> String {
    write::<()>(Err(Fault::new(About::Question, &error)))
}

/// Answers a question about one of the games.
fn ask<G: Table>(question: Question) -> String {
    match question {
        Question::View { game } => write(replay(&game).map(|line| G::view(&line))),
        Question::Check { game, text } => write(replay(&game).map(|line| check::<G>(line, &text))),
        Question::Think { game, level, seed, effort } => write(replay(&game).and_then(|line| {
            let level = Level::new(level).ok_or_else(|| Fault::new(About::Level, "levels go from 1 to 8"))?;
            let thought = COMPUTERS.with_borrow_mut(|computers| {
                G::think(computers, &line, Strength { level, seed, limits: effort.into() })
            });
            thought.ok_or_else(|| Fault::new(About::GameOver, "the game is over"))
        })),
        Question::Analyse { game, effort } => write(replay(&game).and_then(|line| {
            let found = COMPUTERS.with_borrow_mut(|computers| G::analyse(computers, &line, effort.into()));
            found.ok_or_else(|| Fault::new(About::GameOver, "the game is over"))
        })),
        Question::Record { game, names, date } => {
            write(replay::<G>(&game).and_then(|line| record::write(&game, &line, names, date)))
        }
        Question::Perft { game, depth } => {
            write(replay::<G>(&game).map(|line| game::perft(line.position(), depth)))
        }
        Question::Walk { game, seed, games } => {
            write(replay::<G>(&game).map(|line| walk::signature(line.position(), seed, games)))
        }
        Question::Nodes { game, depth } => write(replay::<G>(&game).map(|line| G::nodes(&line, depth))),
        Question::ReadRecord { text } => write(record::read(&text)),
    }
}

/// Plays the game through.
fn replay<G: Game>(played: &Played) -> Result<Line<G>, Fault> {
    let start = G::from_setup(&played.setup).map_err(|error| Fault::new(About::Setup, &error))?;
    let mut line = Line::new(start);
    for text in &played.moves {
        line.play_text(text, Notation::Standard).map_err(|error| Fault::new(About::Moves, &error))?;
    }
    Ok(line)
}

/// Whether what somebody typed can be played next.
fn check<G: Table>(mut line: Line<G>, text: &str) -> Checked<G::Refusal> {
    // Whoever types `E2` means the square.
    let text = text.trim().to_ascii_lowercase();
    let Ok(mv) = line.position().parse_move(&text, Notation::Standard) else {
        return Checked { legal: false, mv: None, why: None };
    };
    match line.play(mv) {
        Ok(()) => Checked { legal: true, mv: Some(mv.to_string()), why: None },
        Err(PlayError::Illegal(why)) => {
            Checked { legal: false, mv: Some(mv.to_string()), why: Some(G::refusal(&why)) }
        }
        Err(_) => Checked { legal: false, mv: Some(mv.to_string()), why: None },
    }
}

/// What is to be said of a move that somebody typed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct Checked<R> {
    legal: bool,
    /// The move in standard notation; none if it can't be read.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<String>,
    /// Why it is illegal.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<R>,
}

fn write<T: Serialize>(answer: Result<T, Fault>) -> String {
    let reply = match answer {
        Ok(answer) => Reply::Ok(answer),
        Err(fault) => Reply::Fault(fault),
    };
    serde_json::to_string(&reply).expect("answers are made of strings, numbers and lists")
}
