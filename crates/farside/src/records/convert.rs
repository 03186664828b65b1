//! `farside convert`: reads records in any format, replays them, and writes them in standard notation.

use std::fmt::Write as _;
use std::io::{self, Write};

use anyhow::Result;
use clap::ValueEnum;

use crate::records::record_file::RecordArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The output format
    #[arg(long, value_enum, default_value_t = To::Text)]
    to: To,
    #[command(flatten)]
    record: RecordArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum To {
    /// Tags in brackets, then the moves
    Text,
    /// One JSON object on a line for each record
    Json,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let records = args
        .record
        .read("convert", |game, record| Ok(games::dispatch!(game, G => record.standardised::<G>()?)))?;
    let mut converted = String::new();
    for (index, standard) in records.into_iter().enumerate() {
        match args.to {
            To::Json => writeln!(converted, "{}", standard.to_json())?,
            To::Text if index > 0 => write!(converted, "\n{standard}")?,
            To::Text => write!(converted, "{standard}")?,
        }
    }
    // All of it at once, and only now: a record that is refused leaves nothing half-written.
    io::stdout().lock().write_all(converted.as_bytes())?;
    Ok(())
}
