//! `farside load`: load-tests a server with games over sockets.

mod clients;
mod computers;
mod counters;
mod games;
mod histogram;
mod idle;
mod pair;
mod reconnects;
mod report;
mod script;
mod spectators;
mod target;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Subcommand, value_parser};

use self::clients::Clients;
use self::report::Report;
use self::target::{Needs, Target};
use crate::hosting::service::shutdown_signal;

const ABOUT: &str = "\
Without --url, a server is started as a process of this program, with its database in a temporary directory. A running
server has its own limits: see the limits of 'farside serve --help'.

Examples:
  farside load games --games 1000 --rate 5000 --seconds 20
  farside load idle --sockets 15000
  farside load spectators --spectators 5000
  farside load reconnects --clients 10000 --json
  farside load computers --games 60 --level 8";

#[derive(clap::Args)]
#[command(after_long_help = ABOUT)]
pub(crate) struct Args {
    #[command(subcommand)]
    scenario: Scenario,
    #[command(flatten)]
    options: Options,
}

/// The options of all scenarios.
#[derive(clap::Args)]
struct Options {
    /// The URL of a running server, such as <http://127.0.0.1:7878>
    #[arg(long, global = true, value_name = "URL")]
    url: Option<String>,
    /// The database of the started server: sqlite:FILE or postgres://…
    #[arg(long, global = true, value_name = "URL", conflicts_with = "url", hide_env_values = true)]
    database: Option<String>,
    /// The parent of the temporary directory of the started server [default: that of the system]
    #[arg(long, global = true, value_name = "DIR", conflicts_with = "url")]
    data: Option<std::path::PathBuf>,
    /// The number of loopback addresses to connect from (127.0.0.1, 127.0.0.2 …): each has a limited number of ports
    #[arg(long, global = true, value_name = "N", default_value_t = clients::ADDRESSES)]
    #[arg(value_parser = value_parser!(u8).range(1..=200))]
    addresses: u8,
    /// The timeout of requests, in seconds
    #[arg(long, global = true, value_name = "SECONDS", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// Print the report as JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Scenario {
    /// Concurrent games: durable moves per second and the latency of acknowledgements
    Games(games::Args),
    /// Idle sockets: server memory per socket
    Idle(idle::Args),
    /// A game with many spectators: the latency of broadcasts
    Spectators(spectators::Args),
    /// Reconnects after the server was killed and restarted
    Reconnects(reconnects::Args),
    /// Computers kept busy by one guest: the wait of another for a computer's move
    Computers(computers::Args),
}

impl Scenario {
    /// The limits that the scenario needs.
    fn needs(&self) -> Needs {
        match self {
            Scenario::Games(args) => args.needs(),
            Scenario::Idle(args) => args.needs(),
            Scenario::Spectators(args) => args.needs(),
            Scenario::Reconnects(args) => args.needs(),
            Scenario::Computers(args) => args.needs(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let needs = args.scenario.needs();
    clients::raise_limits(needs.sockets)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = measure(args, needs) => report,
            // Dropping the target ends a started server.
            () = shutdown_signal() => bail!("told to stop"),
        }
    })?;
    if args.options.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print!("{report}");
    }
    match report.first_error() {
        Some(error) => bail!("{} errors, such as: {error}", report.errors()),
        None => Ok(()),
    }
}

async fn measure(args: &Args, needs: Needs) -> Result<Report> {
    let options = &args.options;
    let mut target = match &options.url {
        Some(url) => Target::given(url).await?,
        None => Target::start(needs, options.database.as_deref(), options.data.as_deref()).await?,
    };
    let clients =
        Arc::new(Clients::new(target.address(), options.addresses, Duration::from_secs(options.patience)));
    let durability = target.durability().await?;
    let measured = match &args.scenario {
        Scenario::Games(args) => games::measure(args, &clients, &target).await,
        Scenario::Idle(args) => idle::measure(args, &clients, &target).await,
        Scenario::Spectators(args) => spectators::measure(args, &clients, &target).await,
        Scenario::Reconnects(args) => reconnects::measure(args, &clients, &mut target).await,
        Scenario::Computers(args) => computers::measure(args, &clients, &target).await,
    };
    Ok(Report { durability, ..measured? })
}
