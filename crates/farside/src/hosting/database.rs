//! The database of a server, as arguments.

use std::path::PathBuf;

use anyhow::Result;
use etcetera::{BaseStrategy as _, choose_base_strategy};
use server::maintenance::Maintenance;
use server::store::DatabaseAddress;

/// The arguments that name a database.
#[derive(clap::Args)]
pub(crate) struct DatabaseArgs {
    /// The directory of the embedded database [default: farside in the user's data directory]
    #[arg(long, value_name = "DIR", env = "FARSIDE_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// The database, if not the embedded one: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "FARSIDE_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

impl DatabaseArgs {
    /// The directory of the embedded database.
    pub(crate) fn directory(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(default_directory)
    }

    /// Opens the database beside a server that may be running.
    pub(crate) async fn open(&self) -> Result<Maintenance> {
        let address = DatabaseAddress::new(&self.directory(), self.database.as_deref())?;
        Ok(Maintenance::open(&address).await?)
    }
}

/// The directory of what is kept, by the conventions of the platform.
pub(crate) fn default_directory() -> PathBuf {
    let Ok(directories) = choose_base_strategy() else { return PathBuf::from("farside-data") };
    // On Windows the data directory is synchronized between machines; that of caches is not.
    let data = if cfg!(windows) { directories.cache_dir() } else { directories.data_dir() };
    data.join("farside")
}
