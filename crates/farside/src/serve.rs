//! `farside serve`: runs the server.

use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use server::computer::Computers;
use server::{Config, Origin, Server};

use crate::database::DatabaseArgs;
use crate::open_files;
use crate::service::{block_on, init_logging, shutdown_signal};
use crate::site;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "FARSIDE_LISTEN", default_value_t = Config::DEFAULT_ADDRESS)]
    listen: SocketAddr,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The maximum size of the embedded database in pages of 4 KiB
    #[arg(long, value_name = "N")]
    database_pages: Option<u32>,
    /// The NATS servers that connect this node with others and with workers: <nats://host:port>, comma-separated
    #[arg(long, value_name = "URL", env = "FARSIDE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The number of threads for computer players [default: the number of cores minus one]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// The memory that computer players keep between moves, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Computers::DEFAULT_MEMORY)]
    computer_memory: usize,
    /// How long clocks stand still after a start, so that players can reconnect
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    pause: u64,
    /// A further origin whose pages may use this server, such as <https://example.org>; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<Origin>,
    /// Trust the headers of a reverse proxy (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long)]
    behind_proxy: bool,
    #[command(flatten)]
    limits: Limits,
    /// Log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

/// Resource limits.
#[derive(clap::Args)]
struct Limits {
    /// The maximum number of connections, and of sockets
    #[arg(long, value_name = "N", help_heading = "Limits")]
    connections: Option<usize>,
    /// The maximum number of sockets of one guest or bot
    #[arg(long, value_name = "N", help_heading = "Limits")]
    sockets_per_player: Option<u32>,
    /// The maximum number of sockets from one IP address
    #[arg(long, value_name = "N", help_heading = "Limits")]
    sockets_per_address: Option<u32>,
    /// The maximum number of unfinished games of one guest or bot
    #[arg(long, value_name = "N", help_heading = "Limits")]
    games_per_player: Option<u32>,
    /// The maximum number of games created from one IP address within an hour
    #[arg(long, value_name = "N", help_heading = "Limits")]
    games_per_address: Option<u32>,
    /// The maximum number of messages of one socket within 20 seconds
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
    init_logging(args.log_json);
    if let Err(error) = open_files::raise_limit() {
        tracing::warn!(%error, "the number of connections is as limited as before");
    }
    let mut config = Config::new(args.database.directory());
    config.listen = args.listen;
    config.database.clone_from(&args.database.database);
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
        // The reader of stdout may be gone.
        let _ = write!(
            std::io::stdout(),
            "Farside listens at http://{address}\nOpen this address in a browser. Ctrl+C ends the server.\n"
        );
        server.run(shutdown_signal()).await;
        Ok(())
    })
}
