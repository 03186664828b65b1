//! `farside serve`: the server, as one program with its database inside.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use server::computer::Computers;
use server::{Config, Server};

use crate::open_files;
use crate::service::{block_on, log, told_to_stop};
use crate::site;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", env = "FARSIDE_LISTEN", default_value_t = Config::USUAL_ADDRESS)]
    listen: SocketAddr,
    /// The folder of the embedded database [default: farside in the user's folder for data]
    #[arg(long, value_name = "DIR", env = "FARSIDE_DATA")]
    data: Option<PathBuf>,
    /// A database instead of the embedded one: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", env = "FARSIDE_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The most pages of 4 KiB the embedded database may grow to
    #[arg(long, value_name = "N")]
    database_pages: Option<u32>,
    /// The bus that connects this server with others and with workers: <nats://host:port>, several with commas between
    #[arg(long, value_name = "URL", env = "FARSIDE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// How many threads think for computer players [default: one less than there are cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// How many MiB the computer players may keep of what they found out about their games
    #[arg(long, value_name = "MIB", default_value_t = Computers::USUAL_MEMORY)]
    computer_memory: usize,
    /// How many seconds clocks stand still after a start, so that people can come back
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    pause: u64,
    /// An origin, such as <https://example.org>, whose pages may use this server; may be given several times
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,
    /// Believe what a proxy in front says about who asks (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long)]
    behind_proxy: bool,
    #[command(flatten)]
    limits: Limits,
    /// Log as JSON, one object in a line
    #[arg(long)]
    log_json: bool,
}

/// What is too much.
#[derive(clap::Args)]
struct Limits {
    /// The most connections, and the most sockets, at the same time
    #[arg(long, value_name = "N", help_heading = "Limits")]
    connections: Option<usize>,
    /// The most sockets of one guest or bot
    #[arg(long, value_name = "N", help_heading = "Limits")]
    sockets_per_player: Option<u32>,
    /// The most sockets from one address
    #[arg(long, value_name = "N", help_heading = "Limits")]
    sockets_per_address: Option<u32>,
    /// The most games of one guest or bot that are not over
    #[arg(long, value_name = "N", help_heading = "Limits")]
    games_per_player: Option<u32>,
    /// The most games made from one address within an hour
    #[arg(long, value_name = "N", help_heading = "Limits")]
    games_per_address: Option<u32>,
    /// The most messages of one socket within 20 seconds
    #[arg(long, value_name = "N", help_heading = "Limits")]
    messages: Option<u32>,
}

impl Limits {
    fn apply(&self, limits: &mut server::Limits) {
        fn set<T: Copy>(limit: &mut T, given: Option<T>) {
            *limit = given.unwrap_or(*limit);
        }
        set(&mut limits.connections, self.connections);
        set(&mut limits.sockets_per_player, self.sockets_per_player);
        set(&mut limits.sockets_per_address, self.sockets_per_address);
        set(&mut limits.games_per_player, self.games_per_player);
        set(&mut limits.games_per_address, self.games_per_address);
        set(&mut limits.messages, self.messages);
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    log(args.log_json);
    if let Err(error) = open_files::allow_most() {
        tracing::warn!(%error, "the number of connections is as limited as before");
    }
    let mut config = Config::new(args.data.clone().unwrap_or_else(data_folder));
    config.listen = args.listen;
    config.database.clone_from(&args.database);
    config.database_pages = args.database_pages;
    config.bus.clone_from(&args.bus);
    config.thinkers = args.thinkers.map_or(config.thinkers, usize::from);
    config.computer_memory = args.computer_memory;
    config.pause = Duration::from_secs(args.pause);
    config.origins.clone_from(&args.origins);
    config.behind_proxy = args.behind_proxy;
    args.limits.apply(&mut config.limits);
    config.site = Some(site::file);
    block_on(async {
        let server = Server::start(config).await?;
        let address = server.address();
        // Whoever started the server may have stopped reading what it says.
        let _ = write!(
            std::io::stdout(),
            "Farside listens at http://{address}\nOpen this address in a browser. Ctrl+C ends the server.\n"
        );
        server.run(told_to_stop()).await;
        Ok(())
    })
}

/// Where programs keep what belongs to a user, by the custom of this system.
fn data_folder() -> PathBuf {
    let given = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        given("LOCALAPPDATA")
    } else {
        given("XDG_DATA_HOME").or_else(|| given("HOME").map(|home| home.join(".local/share")))
    };
    folder.map_or_else(|| PathBuf::from("farside-data"), |folder| folder.join("farside"))
}
