//! `farside puzzles`: makes puzzles, and verifies those that are stored.

mod make;
mod verify;

use anyhow::Result;
use clap::Subcommand;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Make puzzles from games between levels; goes on with what the file has
    Make(make::Args),
    /// Verify step by step that each solution is the only one
    Verify(verify::Args),
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.task {
        Task::Make(args) => make::run(args),
        Task::Verify(args) => verify::run(args),
    }
}
