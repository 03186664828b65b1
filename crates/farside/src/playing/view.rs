//! `farside view`: a record on the screen, step by step, with what the engine thinks and, on request, a review.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use game::record::Record;
use games::GameKind;
use terminal::Recording;

use crate::failure::bad_arguments;
use crate::playing::play::{ScreenArgs, need_screen, screen_failure};
use crate::records::record_file::{RecordArgs, line_of};
use crate::records::review;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgs,
    /// The number of the record, if there are several
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    number: u32,
    /// Review the game first, and mark its errors
    #[arg(long)]
    review: bool,
    #[command(flatten)]
    screen: ScreenArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    need_screen()?;
    let settings = args.screen.settings(Duration::ZERO);
    let mut all = args.record.read("view", recording)?;
    let index = args.number as usize - 1;
    if index >= all.len() {
        return Err(bad_arguments(format!("no record {}: there are {}", args.number, all.len())));
    }
    let mut recording = all.swap_remove(index);
    if args.review {
        recording = review::review_recording(recording, settings.pen.messages)?;
    }
    terminal::view(&settings, recording).map_err(screen_failure)
}

/// A record as it is shown on the screen.
pub(crate) fn recording(game: GameKind, record: Record) -> Result<Recording> {
    Ok(Recording {
        line: line_of(game, &record)?,
        players: record.players,
        result: record.result,
        termination: record.termination,
        remarks: BTreeMap::new(),
        summary: Vec::new(),
    })
}
