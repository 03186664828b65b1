//! `farside bench`: speed and accuracy of the computer players in fixed positions.

mod quoridor;
mod squadro;

use anyhow::Result;
use clap::Subcommand;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Bench>,
}

#[derive(Subcommand)]
enum Bench {
    /// Search fixed positions to a fixed depth: speed, and a number that is the same on every machine
    Quoridor(quoridor::Args),
    /// Play positions that the player wasn't trained on, and count the results it keeps
    Squadro(squadro::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.game {
        Some(Bench::Quoridor(args)) => quoridor::run(args),
        Some(Bench::Squadro(args)) => squadro::run(args),
        None => quoridor::run(&quoridor::Args::default()),
    }
}
