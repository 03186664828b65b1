//! `farside engine`: a computer player on stdin and stdout, for programs that speak UGI or QTP.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use engine::{Level, ugi};
use games::{ComputerOptions, GameKind};

use crate::arguments::game_kind;
use crate::cli_game::CliGame;
use crate::failure::bad_arguments;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_parser = game_kind())]
    game: GameKind,
    #[command(flatten)]
    tablebase: TablebaseArgs,
    /// How strong it plays, 1 to 8
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = value_parser!(u8).range(1..=8))]
    level: u8,
    /// How many threads search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=64))]
    threads: u16,
    /// Speak QTP instead of UGI; Quoridor only
    #[arg(long)]
    qtp: bool,
    /// How many milliseconds it thinks about a move in QTP, unless it is told otherwise
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "qtp",
          value_parser = value_parser!(u64).range(1..))]
    movetime: u64,
}

/// Where the solution of the game lies, if it is there.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct TablebaseArgs {
    /// The directory of a tablebase of Squadro, to play it perfectly
    // Not a path yet: clap refuses empty ones, and an empty variable means none.
    #[arg(long, value_name = "DIR", env = "FARSIDE_TABLEBASE", hide_env_values = true)]
    tablebase: Option<OsString>,
}

impl TablebaseArgs {
    /// The directory, if there is one.
    pub(crate) fn directory(&self) -> Option<PathBuf> {
        self.tablebase.clone().filter(|directory| !directory.is_empty()).map(PathBuf::from)
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    games::dispatch!(args.game, G => converse::<G>(args))
}

fn converse<G: CliGame>(args: &Args) -> Result<()> {
    let level = Level::new(args.level).unwrap_or_default();
    let options = ComputerOptions { level, threads: args.threads.into(), ..ComputerOptions::default() };
    if args.qtp {
        let conversation = G::run_qtp(G::computer(options), Duration::from_millis(args.movetime));
        let not_for_this_game = || bad_arguments("QTP is for Quoridor: leave --qtp out");
        return Ok(conversation.ok_or_else(not_for_this_game)??);
    }
    let mut player = match args.tablebase.directory() {
        None => G::computer(options),
        Some(directory) => match G::computer_with_tablebase(options, &directory) {
            Ok(player) => player,
            Err(error) => {
                // It plays without, as it does when it is told of one in the conversation that isn't there.
                writeln!(io::stdout(), "info string error {error}")?;
                G::computer(options)
            }
        },
    };
    Ok(ugi::converse(&mut *player, io::stdin().lock(), io::stdout())?)
}
