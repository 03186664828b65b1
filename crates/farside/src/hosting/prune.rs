//! `farside prune`: removes old games from a database.

use std::time::Duration;

use anyhow::Result;
use clap::value_parser;

use crate::hosting::database::DatabaseArgs;
use crate::hosting::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Remove games whose last event is older than this, and profiles that are older and occur in no game
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(1..=36_500))]
    older_than: u32,
    /// Only say what would be removed
    #[arg(long)]
    dry_run: bool,
    #[command(flatten)]
    database: DatabaseArgs,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    block_on(async {
        let database = args.database.open().await?;
        let age = Duration::from_hours(24 * u64::from(args.older_than));
        let pruned = database.prune(age, args.dry_run).await?;
        database.close().await;
        let verb = if args.dry_run { "would be removed" } else { "removed" };
        println!(
            "{} finished games, {} aborted games and {} profiles {verb}",
            pruned.finished, pruned.aborted, pruned.profiles
        );
        Ok(())
    })
}
