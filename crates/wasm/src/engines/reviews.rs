//! Reviews of games, which the module keeps until they are closed and goes on with step by step.

use std::cell::RefCell;
use std::collections::HashMap;

use engine::Clock as _;
use explain::{Budget, Fact, Grade, Lead, Mark, Message, Review, ReviewState, Task};
use games::{Computer, ComputerOptions, Evaluation, GameKind};
use serde::{Deserialize, Serialize};

use super::clock::PageClock;
use crate::fault::{About, Fault};
use crate::request::Played;

/// What a page can ask about a review.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) enum ReviewRequest {
    /// Begins a review, or goes on with one from its state, if it is of this game.
    Open { game: Played, state: Option<String> },
    /// Searches for about so long: at least once, and ends with a search that began before.
    Step { review: u32, milliseconds: u32 },
    /// What is known so far.
    Show { review: u32 },
    /// All that was found out so far as a text to keep: with the game, it can be gone on from.
    State { review: u32 },
    /// Lends searches to another worker, which is asked to perform them; steps leave them out.
    Lend { review: u32 },
    /// Does a search of a review that another worker has.
    Perform { game: Played, task: String },
    /// Takes in what another worker found.
    GiveBack { review: u32, done: String },
    /// Gives up what was lent.
    Reclaim { review: u32 },
    /// Lets go of a review.
    Close { review: u32 },
}

/// How far a review is.
#[derive(Clone, Copy, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReviewProgress {
    pub review: u32,
    /// How many searches are done.
    pub done: usize,
    /// How many there are in all, as far as it is known.
    pub total: usize,
    /// Whether every position was searched at least once, so that the graph is whole.
    pub scanned: bool,
    /// Whether nothing can be done but what another worker is doing.
    pub waiting: bool,
    /// Whether nothing is left to do.
    pub finished: bool,
}

/// What is known about a game.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReviewView {
    /// How far the review is.
    pub progress: ReviewProgress,
    /// What every position is worth, from the start to the end; fewer while the scan goes on.
    pub evaluations: Vec<Evaluation>,
    /// The errors, in the order of the game.
    pub marks: Vec<ReviewMark>,
    /// By seat, 0 to 100; none for a seat without moves that count.
    pub accuracy: Vec<Option<f64>>,
    /// The plies of the biggest errors, the biggest first.
    pub moments: Vec<usize>,
    /// Who was ahead when.
    pub leads: Vec<Lead>,
}

/// A move that was an error.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ReviewMark {
    /// The number of the step in the game, from 0.
    pub ply: usize,
    pub seat: usize,
    pub grade: Grade,
    /// The chance of winning lost, 0 to 1.
    pub lost: f64,
    /// The move played.
    pub played: String,
    /// What the position is worth after it.
    pub after: Evaluation,
    /// The better move and what may follow it.
    pub line: Vec<String>,
    /// What the position would be worth after the better move.
    pub better: Evaluation,
    /// What is true of the move played and not of the better one.
    pub facts: Vec<SaidFact>,
    /// What is true of the better move and not of the one played.
    pub better_facts: Vec<SaidFact>,
}

/// A fact with the sentence that says it.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct SaidFact {
    pub fact: Fact,
    pub message: Message,
}

/// What became of a move that somebody tried.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(optional_fields))]
pub(crate) struct Attempted {
    /// Whether it kept the result: no chance worth a mark is lost.
    pub kept: bool,
    /// What the position is worth before the move.
    pub before: Evaluation,
    /// What it is worth after the move.
    pub after: Evaluation,
    /// What was wrong with the move, if it didn't keep the result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<ReviewMark>,
}

/// What a request gives back, whichever it is.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum ReviewReply {
    Progress(ReviewProgress),
    View(Box<ReviewView>),
    State(String),
    Tasks(Vec<String>),
    Done(String),
    Closed(()),
}

/// The transposition table of a review, in mebibytes: it is emptied before each search.
const TABLE: usize = 8;

thread_local! {
    static REVIEWS: RefCell<Reviews> = RefCell::default();
}

#[derive(Default)]
struct Reviews {
    last: u32,
    open: HashMap<u32, Review>,
    /// The player of the game that was reviewed last.
    computer: Option<Computer>,
}

pub(crate) fn respond(request: &ReviewRequest) -> Result<ReviewReply, Fault> {
    REVIEWS.with_borrow_mut(|reviews| match request {
        ReviewRequest::Open { game, state } => {
            reviews.open(game, state.as_deref()).map(ReviewReply::Progress)
        }
        ReviewRequest::Step { review, milliseconds } => {
            reviews.step(*review, *milliseconds).map(ReviewReply::Progress)
        }
        ReviewRequest::Show { review } => {
            let view = ReviewView::new(*review, reviews.get(*review)?);
            Ok(ReviewReply::View(Box::new(view)))
        }
        ReviewRequest::State { review } => {
            let state = serde_json::to_string(reviews.get(*review)?.state());
            state.map(ReviewReply::State).map_err(|error| Fault::new(About::Review, &error))
        }
        ReviewRequest::Lend { review } => {
            let tasks: Result<_, _> =
                reviews.get_mut(*review)?.lend().iter().map(serde_json::to_string).collect();
            tasks.map(ReviewReply::Tasks).map_err(|error| Fault::new(About::Review, &error))
        }
        ReviewRequest::Perform { game, task } => reviews.perform(game, task).map(ReviewReply::Done),
        ReviewRequest::GiveBack { review, done } => {
            let done = serde_json::from_str(done).map_err(|error| Fault::new(About::Review, &error))?;
            let lender = reviews.get_mut(*review)?;
            lender.give_back(done);
            Ok(ReviewReply::Progress(ReviewProgress::of(*review, lender)))
        }
        ReviewRequest::Reclaim { review } => {
            let lender = reviews.get_mut(*review)?;
            lender.reclaim();
            Ok(ReviewReply::Progress(ReviewProgress::of(*review, lender)))
        }
        ReviewRequest::Close { review } => {
            reviews.open.remove(review);
            Ok(ReviewReply::Closed(()))
        }
    })
}

/// Looks at the last move of a game alone.
pub(crate) fn attempt(game: &Played) -> Result<Attempted, Fault> {
    let line = game.line()?;
    super::nothing_missing(game.name)?;
    let budget = Budget::usual(line.kind(), line.seats());
    let mut review = Review::of_last_move(line, budget);
    REVIEWS.with_borrow_mut(|reviews| {
        let computer = reviews.computer(review.line().kind());
        while review.step(computer, &PageClock::start()) {}
    });
    let attempt = review.attempt().ok_or_else(|| Fault::new(About::Moves, "there is no move to look at"))?;
    Ok(Attempted {
        kept: attempt.mark.is_none(),
        before: attempt.before,
        after: attempt.after,
        mark: attempt.mark.map(ReviewMark::from),
    })
}

impl Reviews {
    fn open(&mut self, game: &Played, state: Option<&str>) -> Result<ReviewProgress, Fault> {
        let line = game.line()?;
        super::nothing_missing(game.name)?;
        // A state that an older version of the page has kept is of no use: the review begins anew.
        let state = state.and_then(|state| serde_json::from_str::<ReviewState>(state).ok());
        let resumed = state.and_then(|state| Review::resume(line.clone(), state));
        let budget = Budget::usual(line.kind(), line.seats());
        let review = resumed.unwrap_or_else(|| Review::new(line, budget));
        self.last += 1;
        let progress = ReviewProgress::of(self.last, &review);
        self.open.insert(self.last, review);
        Ok(progress)
    }

    fn step(&mut self, number: u32, milliseconds: u32) -> Result<ReviewProgress, Fault> {
        let mut review = self.open.remove(&number).ok_or_else(unknown)?;
        let clock = PageClock::start();
        let computer = self.computer(review.line().kind());
        while review.step(computer, &clock) && clock.elapsed().as_millis() < milliseconds.into() {}
        let progress = ReviewProgress::of(number, &review);
        self.open.insert(number, review);
        Ok(progress)
    }

    fn get(&self, number: u32) -> Result<&Review, Fault> {
        self.open.get(&number).ok_or_else(unknown)
    }

    fn get_mut(&mut self, number: u32) -> Result<&mut Review, Fault> {
        self.open.get_mut(&number).ok_or_else(unknown)
    }

    fn perform(&mut self, game: &Played, task: &str) -> Result<String, Fault> {
        let line = game.line()?;
        super::nothing_missing(game.name)?;
        let wrong = |error: &dyn std::fmt::Display| Fault::new(About::Review, &error.to_string());
        let task: Task = serde_json::from_str(task).map_err(|error| wrong(&error))?;
        let done = task.perform(&line, self.computer(line.kind()), &PageClock::start());
        let done = done.ok_or_else(|| wrong(&"the search is of another game"))?;
        serde_json::to_string(&done).map_err(|error| wrong(&error))
    }

    fn computer(&mut self, kind: GameKind) -> &mut Computer {
        self.computer.take_if(|computer| computer.kind() != kind);
        let options = ComputerOptions { table: TABLE, ..ComputerOptions::default() };
        self.computer.get_or_insert_with(|| Computer::new(kind, options))
    }
}

fn unknown() -> Fault {
    Fault::new(About::Review, "there is no such review")
}

impl ReviewProgress {
    fn of(number: u32, review: &Review) -> ReviewProgress {
        let (done, total) = review.progress();
        let (scanned, waiting) = (review.is_scanned(), review.is_waiting());
        ReviewProgress { review: number, done, total, scanned, waiting, finished: done == total }
    }
}

impl ReviewView {
    fn new(number: u32, review: &Review) -> ReviewView {
        let summary = review.summary();
        ReviewView {
            progress: ReviewProgress::of(number, review),
            evaluations: summary.evaluations,
            marks: summary.marks.into_iter().map(ReviewMark::from).collect(),
            accuracy: summary.accuracy,
            moments: summary.moments,
            leads: summary.leads,
        }
    }
}

impl From<Mark> for ReviewMark {
    fn from(mark: Mark) -> ReviewMark {
        let said = |facts: Vec<Fact>| {
            facts.into_iter().map(|fact| SaidFact { message: fact.message(), fact }).collect()
        };
        ReviewMark {
            ply: mark.ply,
            seat: mark.seat.number(),
            grade: mark.grade,
            lost: mark.lost,
            played: mark.played,
            after: mark.after,
            line: mark.line,
            better: mark.better,
            facts: said(mark.facts),
            better_facts: said(mark.better_facts),
        }
    }
}
