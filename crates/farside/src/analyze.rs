//! `farside analyze`: every move of a position with its verdict.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use game::{Game, Line, Setup};
use squadro::Position;
use squadro_engine::{Analysis, Engine, Limits, Options, Watch, open_tablebase};

use crate::engine::{EngineGame, TablebaseArgs};
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: EngineGame,
    /// The position, such as '3 0 0 0 0 / 0 0 0 0 0 / r'
    #[arg(long, value_name = "S")]
    position: String,
    /// How long to think, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    tablebase: TablebaseArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let EngineGame::Squadro = args.game;
    let setup = Setup { position: Some(args.position.clone()), ..Setup::default() };
    let position = Position::from_setup(&setup).map_err(bad_arguments)?;
    let mut engine = Engine::new(Options::default());
    if let Some(directory) = args.tablebase.directory() {
        engine.set_tablebase(Some(Box::new(open_tablebase(&directory)?)));
    }
    let limits = Limits::time(Duration::from_millis(args.movetime));
    let report = engine.analyze(&Line::new(position), limits, &Watch::start());
    let report = report.ok_or_else(|| bad_arguments("the game is over: there is no move to judge"))?;
    if let Some(trouble) = &report.trouble {
        anyhow::bail!("{trouble}");
    }
    let analysis = Analysis::new(&position, &report);
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
    } else {
        writeln!(out, "{analysis}")?;
    }
    Ok(())
}
