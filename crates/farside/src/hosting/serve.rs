//! `farside serve`: runs the server.

mod limits;
mod squadro_tablebase;

use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use i18n::{Language, Messages};
use ipnet::IpNet;
use server::computer::Computers;
use server::{Config, Origin, ProxyHeader, Server};

use self::limits::Limits;
use self::squadro_tablebase::TablebaseSource;
use crate::hosting::database::DatabaseArgs;
use crate::hosting::open_files;
use crate::hosting::service::{block_on, init_logging, shutdown_signal};
use crate::hosting::site;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", env = "FARSIDE_LISTEN", default_value_t = Config::DEFAULT_ADDRESS)]
    listen: SocketAddr,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The maximum size of the embedded database in pages of 4 KiB
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(100..))]
    database_pages: Option<u32>,
    /// The NATS servers that connect this node with others and with workers: <nats://host:port>, comma-separated
    #[arg(long, value_name = "URL", env = "FARSIDE_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The number of threads for computer players [default: the number of cores minus one]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,
    /// The memory that computer players keep between moves, in MiB
    #[arg(long, value_name = "MIB", default_value_t = Computers::DEFAULT_MEMORY as u64)]
    #[arg(value_parser = value_parser!(u64).range(1..=1_048_576))]
    computer_memory: u64,
    /// How long clocks stand still after a start, so that players can reconnect
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = value_parser!(u64).range(0..=3600))]
    pause: u64,
    /// A further origin whose pages may use this server, such as <https://example.org>; may be repeated
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<Origin>,
    /// Trust the headers of a reverse proxy (X-Forwarded-For, X-Forwarded-Proto), whoever connects
    #[arg(long)]
    behind_proxy: bool,
    /// A network of reverse proxies whose headers are trusted, and nobody else's, such as 10.0.0.0/8; may be repeated
    #[arg(long = "trusted-proxy", value_name = "CIDR", value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// The header in which reverse proxies name their clients
    #[arg(long, value_name = "NAME", default_value = "x-forwarded-for")]
    #[arg(value_parser = ["x-forwarded-for", "forwarded"])]
    proxy_header: String,
    /// The address to serve metrics on, and only there, such as 127.0.0.1:9187
    #[arg(long, value_name = "ADDRESS", env = "FARSIDE_METRICS")]
    metrics: Option<SocketAddr>,
    /// The directory of a tablebase of Squadro to serve; auto: make it in the background, which takes some minutes and
    /// 2.4 GB
    #[arg(long, value_name = "DIR", env = "FARSIDE_TABLEBASE")]
    tablebase: Option<TablebaseSource>,
    #[command(flatten)]
    limits: Limits,
    /// Log as JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    init_logging(args.log_json);
    let files = open_files::raise_limit();
    if let Err(error) = &files {
        tracing::warn!(%error, "the number of connections is as limited as before");
    }
    let mut config = Config::new(args.database.directory());
    config.listen = args.listen;
    config.database.clone_from(&args.database.database);
    config.database_pages = args.database_pages;
    config.bus.clone_from(&args.bus);
    config.thinkers = args.thinkers.map_or(config.thinkers, usize::from);
    config.computer_memory = args.computer_memory as usize;
    config.pause = Duration::from_secs(args.pause);
    config.origins.clone_from(&args.origins);
    config.behind_proxy = args.behind_proxy;
    config.trusted_proxies.clone_from(&args.trusted_proxies);
    if args.proxy_header == "forwarded" {
        config.proxy_header = ProxyHeader::Forwarded;
    }
    config.metrics = args.metrics;
    config.reserved_names = names_of_computers();
    args.limits.apply(&mut config);
    if let Ok(Some(files)) = files
        && files < config.limits.connections as u64
    {
        let connections = config.limits.connections;
        tracing::warn!(files, connections, "fewer files can be open than connections: see ulimit -n");
    }
    config.site = Some(site::file);
    if let Some(source) = &args.tablebase {
        config.tablebase = Some(Arc::new(source.open(&config.data)?));
    }
    block_on(async {
        let server = Server::start(config).await?;
        let stop = shutdown_signal();
        let address = server.address();
        // The reader of stdout may be gone.
        let _ = write!(
            std::io::stdout(),
            "Farside listens at http://{address}\nOpen this address in a browser. Ctrl+C ends the server.\n"
        );
        if let Some(metrics) = server.metrics_address() {
            let _ = writeln!(std::io::stdout(), "Metrics are at http://{metrics}/metrics");
        }
        server.run(stop).await;
        Ok(())
    })
}

/// The names of computers in every language: nobody else may have them.
fn names_of_computers() -> Vec<String> {
    let levels = |language| {
        (1..=8).flat_map(move |level: u8| {
            let values = [("level", level.into()), ("name", "".into())];
            ["player-computer", "seat-computer"].map(|id| Messages::of(language).format(id, &values))
        })
    };
    Language::all().flat_map(levels).collect()
}

/// A network in CIDR notation, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "expected a network such as 10.0.0.0/8".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computers_have_names_in_every_language() {
        let names = names_of_computers();
        for name in ["Computer (level 8)", "Computer (Stufe 8)", "Компютър (ниво 1)"] {
            assert!(names.iter().any(|known| known == name), "{name}: {names:?}");
        }
    }

    #[test]
    fn networks_are_read() {
        assert!(network("10.0.0.0/8").is_ok() && network("::1").is_ok());
        assert!(network("10.0.0.0/99").is_err() && network("proxy").is_err());
    }
}
