//! `farside review`: what was right and wrong in a game.

mod interrupt;
mod words;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use engine::NoClock;
use explain::{Budget, Grade, Mark, Review, ReviewSummary};
use games::{AnyLine, Computer, ComputerOptions};
use i18n::Messages;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use terminal::{Recording, Remark};

pub(crate) use self::interrupt::Interrupt;
pub(crate) use self::words::{mark_in_words, sentence};
use crate::playing::play::{self, ScreenArgs};
use crate::playing::view;
use crate::records::record_file::RecordArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// The nodes of each search that decides about an error; the others take a fourth or a twentieth of that
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(20..))]
    nodes: Option<u64>,
    /// Print JSON, one line for each record
    #[arg(long)]
    json: bool,
    /// Print text; the default if this is no terminal, or if there are several records
    #[arg(long, conflicts_with = "json")]
    plain: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

/// The transposition table, in mebibytes: it is emptied before each search.
const TABLE: usize = 8;

/// A review in JSON.
#[derive(Serialize)]
struct Printed<'a> {
    game: &'static str,
    players: usize,
    /// Whether it was stopped before it was finished.
    interrupted: bool,
    #[serde(flatten)]
    summary: &'a ReviewSummary,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut games = args.record.read("review", view::recording)?;
    let messages = args.screen.messages();
    let interrupt = Interrupt::on_ctrl_c()?;
    if games.len() == 1 && !args.json && !args.plain && play::has_screen() {
        let game = games.remove(0);
        let review = search(args.review(game.line.clone()), messages, &interrupt);
        let game = reviewed(game, &review.summary(), messages, interrupt.was_called());
        return terminal::view(&args.screen.settings(Duration::ZERO), game).map_err(play::screen_failure);
    }
    for (index, line) in games.into_iter().map(|game| game.line).enumerate() {
        if interrupt.was_called() {
            break;
        }
        let (game, players) = (line.kind(), line.seats());
        let review = search(args.review(line), messages, &interrupt);
        let (summary, interrupted) = (review.summary(), interrupt.was_called());
        let mut out = std::io::stdout().lock();
        if args.json {
            let printed = Printed { game: game.name(), players, interrupted, summary: &summary };
            writeln!(out, "{}", serde_json::to_string(&printed)?)?;
        } else {
            let gap = if index > 0 { "\n" } else { "" };
            write!(out, "{gap}{}", words::describe(messages, game, &summary, interrupted))?;
        }
    }
    Ok(())
}

/// Reviews a game with the usual budget, or as much of it as there is time for until Ctrl-C.
pub(crate) fn review_recording(game: Recording, messages: &Messages) -> Result<Recording> {
    let interrupt = Interrupt::on_ctrl_c()?;
    let budget = Budget::usual(game.line.kind(), game.line.seats());
    let review = search(Review::new(game.line.clone(), budget), messages, &interrupt);
    Ok(reviewed(game, &review.summary(), messages, interrupt.was_called()))
}

/// A game with what its review has found: the errors by the index of the move, and what it says of the whole.
fn reviewed(game: Recording, summary: &ReviewSummary, messages: &Messages, interrupted: bool) -> Recording {
    let (kind, seats) = (game.line.kind(), summary.accuracy.len());
    let remark = |mark: &Mark| {
        let sign = match mark.grade {
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        };
        (mark.ply, Remark { mark: sign, text: mark_in_words(messages, kind, seats, mark) })
    };
    let remarks = summary.marks.iter().map(remark).collect();
    Recording { remarks, summary: words::overview(messages, kind, summary, interrupted), ..game }
}

/// What was wrong with the last move of a game, as a review of the whole game finds it; none if nothing was.
pub(crate) fn last_move(line: AnyLine) -> Option<Mark> {
    let budget = Budget::usual(line.kind(), line.seats());
    let mut computer = computer(&line);
    let mut review = Review::of_last_move(line, budget);
    while review.step(&mut computer, &NoClock) {}
    review.attempt()?.mark
}

fn computer(line: &AnyLine) -> Computer {
    Computer::new(line.kind(), ComputerOptions { table: TABLE, ..ComputerOptions::default() })
}

/// Does all searches, or as many as there are until Ctrl-C.
fn search(mut review: Review, messages: &Messages, interrupt: &Interrupt) -> Review {
    let mut computer = computer(review.line());
    let bar = ProgressBar::new(0);
    // The template is fixed; should it ever be wrong, the plain bar does.
    if let Ok(style) = ProgressStyle::with_template("{msg}") {
        bar.set_style(style);
    }
    while !interrupt.was_called() && review.step(&mut computer, interrupt) {
        let (done, total) = review.progress();
        let percent = (100 * done / total.max(1)) as u64;
        bar.set_message(messages.format("review-progress", &[("percent", percent.into())]));
    }
    bar.finish_and_clear();
    review
}

impl Args {
    fn review(&self, line: AnyLine) -> Review {
        let usual = Budget::usual(line.kind(), line.seats());
        let budget =
            self.nodes.map_or(usual, |nodes| Budget { scan: nodes / 20, look: nodes / 4, confirm: nodes });
        Review::new(line, budget)
    }
}
