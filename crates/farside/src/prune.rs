//! `farside prune`: removes old games from a database.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use server::{Config, Pruned};

use crate::serve::default_directory;
use crate::service::block_on;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Remove games whose last event is older than this
    #[arg(long, value_name = "DAYS", value_parser = value_parser!(u32).range(1..=36_500))]
    older_than: u32,
    /// Only say what would be removed
    #[arg(long)]
    dry_run: bool,
    /// The directory of the embedded database [default: farside in the user's data directory]
    #[arg(long, value_name = "DIR", env = "FARSIDE_DATA")]
    data: Option<PathBuf>,
    /// The database, if not the embedded one: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "FARSIDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut config = Config::new(args.data.clone().unwrap_or_else(default_directory));
    config.database.clone_from(&args.database);
    let age = Duration::from_hours(24 * u64::from(args.older_than));
    let Pruned { finished, aborted } =
        block_on(async { Ok(server::prune(&config, age, args.dry_run).await?) })?;
    let verb = if args.dry_run { "would be removed" } else { "removed" };
    println!("{finished} finished and {aborted} aborted games {verb}");
    Ok(())
}
