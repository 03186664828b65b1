//! `farside review`: what was right and wrong in a game.

mod interrupt;
mod words;

use std::io::Write;

use anyhow::Result;
use clap::value_parser;
use engine::NoClock;
use explain::{Budget, Mark, Review, ReviewSummary};
use games::{AnyLine, Computer, ComputerOptions};
use i18n::{Language, Messages};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

pub(crate) use self::interrupt::Interrupt;
pub(crate) use self::words::{mark_in_words, sentence};
use crate::records::record_file::{RecordArgs, line_of};

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
    /// The language, such as de or zh-TW; that of the environment if not given
    #[arg(long, value_name = "CODE")]
    lang: Option<Language>,
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
    let lines = args.record.read("review", |game, record| line_of(game, &record))?;
    let language = args.lang.or_else(|| Language::of_environment(|name| std::env::var(name).ok()));
    let messages = Messages::of(language.unwrap_or(Language::english()));
    let interrupt = Interrupt::on_ctrl_c()?;
    for (index, line) in lines.into_iter().enumerate() {
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

/// Reviews one game with the usual budget, or as much of it as there is time for until Ctrl-C.
pub(crate) fn of_line(line: AnyLine, messages: &Messages) -> Result<ReviewSummary> {
    let budget = Budget::usual(line.kind(), line.seats());
    Ok(search(Review::new(line, budget), messages, &Interrupt::on_ctrl_c()?).summary())
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
