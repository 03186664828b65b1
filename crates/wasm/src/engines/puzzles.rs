//! Puzzles: which comes next, what is said to a move, and the rating.

use engine::Limits;
use games::GameKind;
use puzzles::{Aim, Answer, Collection, CollectionFile, Proof, Puzzle, Rating, Theme, Wanted, refute};
use serde::{Deserialize, Serialize};

use super::clock::PageClock;
use super::with_computer;
use crate::fault::{About, Fault};
use crate::request::Effort;
use crate::response::reply;

/// What a page can ask about puzzles of a game for so many players.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleRequest {
    #[cfg_attr(test, ts(type = "GameName"))]
    name: GameKind,
    players: usize,
    ask: PuzzleQuestion,
}

/// What a page can ask about puzzles.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) enum PuzzleQuestion {
    /// The themes there are, with how many puzzles have each.
    Themes,
    /// A puzzle for somebody of this rating who has seen these; none if there is no other with the theme.
    Next {
        rating: f64,
        theme: Option<Theme>,
        seen: Vec<String>,
        /// What it is drawn from.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
    /// The puzzle of this number, from 0, of a streak or a rush: about the easiest first, each a little harder than the
    /// one before; none if all were seen.
    Run {
        number: u32,
        seen: Vec<String>,
        /// What it is drawn from.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    },
    /// The puzzle of a day, counted from 1970-01-01 in UTC.
    Daily { day: u32 },
    /// The puzzle with this id.
    Get { id: String },
    /// What is said to a move instead of the solver's move of this number, from 0.
    Answer {
        id: String,
        step: usize,
        #[serde(rename = "move")]
        mv: String,
        /// For the refutation of a wrong move, if none is stored; without it there is none then.
        effort: Option<Effort>,
    },
    /// The solver's move of this number, for somebody who gives up.
    Reveal { id: String, step: usize },
    /// The rating after a puzzle was tried; that of a newcomer before if none is given.
    Rate { id: String, rating: Option<Rating>, solved: bool },
}

/// A puzzle as it is shown, without its solution.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PuzzleView {
    /// Its name.
    id: String,
    /// The position string of the start.
    position: String,
    /// Who solves it, from 0.
    solver: usize,
    /// How many moves the solver has to find.
    moves: usize,
    /// What the solution achieves.
    aim: Aim,
    /// How it is known that it is the only one.
    proof: Proof,
    /// How hard it is.
    rating: u16,
    /// The levels of the computer that find all moves.
    levels: Vec<u8>,
    /// What it is about.
    themes: Vec<Theme>,
}

/// A theme, and how many puzzles have it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ThemeCount {
    theme: Theme,
    puzzles: usize,
}

/// Responds to a question about puzzles.
pub(super) fn respond(PuzzleRequest { name, players, ask }: &PuzzleRequest) -> String {
    let collection = match collection(*name, *players) {
        Ok(collection) => collection,
        Err(fault) => return reply::<()>(Err(fault)),
    };
    let get = |id: &str| {
        collection.get(id).ok_or_else(|| Fault::new(About::Puzzle, &format!("there is no puzzle '{id}'")))
    };
    match ask {
        PuzzleQuestion::Themes => {
            let count = |(theme, puzzles)| ThemeCount { theme, puzzles };
            reply(Ok(collection.themes().into_iter().map(count).collect::<Vec<_>>()))
        }
        PuzzleQuestion::Next { rating, theme, seen, seed } => {
            let wanted = Wanted { rating: *rating, theme: *theme, seen, seed: *seed };
            reply(Ok(collection.next(&wanted).map(PuzzleView::of)))
        }
        PuzzleQuestion::Run { number, seen, seed } => {
            reply(Ok(collection.in_run(*number, seen, *seed).map(PuzzleView::of)))
        }
        PuzzleQuestion::Daily { day } => reply(Ok(collection.daily(*day).map(PuzzleView::of))),
        PuzzleQuestion::Get { id } => reply(get(id).map(PuzzleView::of)),
        PuzzleQuestion::Answer { id, step, mv, effort } => {
            reply(get(id).and_then(|puzzle| answer(puzzle, *step, mv, *effort)))
        }
        PuzzleQuestion::Reveal { id, step } => reply(get(id).and_then(|puzzle| own_move(puzzle, *step))),
        PuzzleQuestion::Rate { id, rating, solved } => {
            reply(get(id).map(|puzzle| rating.unwrap_or_default().after(puzzle, *solved)))
        }
    }
}

fn collection(game: GameKind, players: usize) -> Result<&'static Collection, Fault> {
    let file = CollectionFile::of(game, players).ok_or_else(|| {
        Fault::new(About::Puzzle, &format!("there are no puzzles for {players} players of {}", game.title()))
    })?;
    file.collection().ok_or_else(|| Fault::new(About::File, &format!("{} isn't installed", file.name)))
}

fn own_move(puzzle: &Puzzle, step: usize) -> Result<&str, Fault> {
    puzzle.own_move(step).ok_or_else(|| Fault::new(About::Puzzle, &format!("there is no step {step}")))
}

fn answer(puzzle: &Puzzle, step: usize, mv: &str, effort: Option<Effort>) -> Result<Answer, Fault> {
    own_move(puzzle, step)?;
    let answer = puzzle.answer(step, mv).map_err(|error| Fault::new(About::Moves, &error))?;
    Ok(match (answer, effort) {
        (Answer::Wrong { refutation }, Some(effort)) if refutation.is_empty() => {
            let line = puzzle.line_at(step);
            let limits = Limits::from(effort);
            let refutation = with_computer(puzzle.game(), |computer| {
                refute(&line, mv, computer, limits, &PageClock::start())
            })?;
            Answer::Wrong { refutation }
        }
        (answer, _) => answer,
    })
}

impl PuzzleView {
    fn of(puzzle: &Puzzle) -> PuzzleView {
        PuzzleView {
            id: puzzle.id(),
            position: puzzle.start.to_string(),
            solver: puzzle.solver().index(),
            moves: puzzle.len(),
            aim: puzzle.aim,
            proof: puzzle.proof,
            rating: puzzle.difficulty.rating,
            levels: puzzle.difficulty.all.clone(),
            themes: puzzle.themes.clone(),
        }
    }
}
