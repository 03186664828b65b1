//! `farside analyze`: what the computer thinks of a position.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use engine::{Limits, Watch};
use game::{Line, Notation};
use serde::Serialize;

use crate::arguments::{GameName, Start};
use crate::engine::TablebaseArgs;
use crate::failure::bad_arguments;
use crate::table::Table;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: GameName,
    #[command(flatten)]
    start: Start,
    /// Moves played from there, such as 'e2 e8 e3h'
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// How long to think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
    /// How many of the best lines to show; in Squadro every move is judged
    #[arg(long, value_name = "K", default_value_t = 3, value_parser = value_parser!(u16).range(1..=140))]
    lines: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    tablebase: TablebaseArgs,
}

/// Nobody can say anything about the moves of a game that is over.
const OVER: &str = "the game is over: there is no move to judge";

pub(crate) fn run(args: &Args) -> Result<()> {
    match args.game {
        GameName::Quoridor => quoridor(args),
        GameName::Squadro => squadro(args),
    }
}

fn quoridor(args: &Args) -> Result<()> {
    use quoridor_engine::{Analysis, Engine, Options};

    let line = args.line::<quoridor::Position>()?;
    let mut engine = Engine::new(Options::default());
    let report = engine.analyze(&line, args.limits(), &Watch::start(), args.lines.into());
    let report = report.ok_or_else(|| bad_arguments(OVER))?;
    args.print(&Analysis::new(line.position(), &report))
}

fn squadro(args: &Args) -> Result<()> {
    use squadro_engine::{Analysis, Engine, Options, open_tablebase};

    let line = args.line::<squadro::Position>()?;
    let mut engine = Engine::new(Options::default());
    if let Some(directory) = args.tablebase.directory() {
        engine.set_tablebase(Some(Box::new(open_tablebase(&directory)?)));
    }
    let report = engine.analyze(&line, args.limits(), &Watch::start());
    let report = report.ok_or_else(|| bad_arguments(OVER))?;
    if let Some(trouble) = &report.trouble {
        anyhow::bail!("{trouble}");
    }
    args.print(&Analysis::new(line.position(), &report))
}

impl Args {
    fn limits(&self) -> Limits {
        Limits::time(Duration::from_millis(self.movetime))
    }

    /// The game so far.
    fn line<G: Table>(&self) -> Result<Line<G>> {
        let mut line = Line::new(self.start.position::<G>()?);
        for word in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            line.play_text(word, Notation::Standard)
                .map_err(|error| bad_arguments(format!("{word}: {error}")))?;
        }
        Ok(line)
    }

    fn print(&self, analysis: &(impl Serialize + std::fmt::Display)) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if self.json {
            writeln!(out, "{}", serde_json::to_string(analysis)?)?;
        } else {
            writeln!(out, "{analysis}")?;
        }
        Ok(())
    }
}
