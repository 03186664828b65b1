//! `farside load`: real games over real sockets, to see how much a server bears.

mod crowd;
mod games;
mod idle;
mod latency;
mod pair;
mod reconnects;
mod report;
mod script;
mod spectators;
mod tally;
mod target;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::{Subcommand, value_parser};

use self::crowd::Crowd;
use self::report::Report;
use self::target::{Needs, Target};
use crate::service::told_to_stop;

const ABOUT: &str = "\
Without --url it starts a server of its own, a process of this program with its database in a temporary folder, and
ends it afterwards. A server that runs already has its own limits: see the limits of 'farside serve --help'.

Examples:
  farside load games --games 1000 --rate 5000 --seconds 20
  farside load idle --sockets 15000
  farside load spectators --spectators 5000
  farside load reconnects --clients 10000 --json";

#[derive(clap::Args)]
#[command(after_long_help = ABOUT)]
pub(crate) struct Args {
    #[command(subcommand)]
    scenario: Scenario,
    #[command(flatten)]
    how: How,
}

/// What all scenarios have in common.
#[derive(clap::Args)]
struct How {
    /// A server that runs already, such as <http://127.0.0.1:7878>
    #[arg(long, global = true, value_name = "URL")]
    url: Option<String>,
    /// The database of the server that is started: sqlite:FILE or postgres://…
    #[arg(long, global = true, value_name = "URL", conflicts_with = "url", hide_env_values = true)]
    database: Option<String>,
    /// The folder in which the server that is started gets its temporary one [default: the system's]
    #[arg(long, global = true, value_name = "DIR", conflicts_with = "url")]
    data: Option<std::path::PathBuf>,
    /// From how many loopback addresses (127.0.0.1, 127.0.0.2 …) to come: each has only so many ports
    #[arg(long, global = true, value_name = "N", default_value_t = crowd::ADDRESSES)]
    #[arg(value_parser = value_parser!(u8).range(1..=200))]
    addresses: u8,
    /// How many seconds to wait for an answer
    #[arg(long, global = true, value_name = "SECONDS", default_value_t = 30)]
    #[arg(value_parser = value_parser!(u64).range(1..=3600))]
    patience: u64,
    /// Print the figures as JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Scenario {
    /// Many games at the same time: durable moves per second, and how long each is waited for
    Games(games::Args),
    /// Sockets on which nothing happens: what each costs the server in memory
    Idle(idle::Args),
    /// One game that many watch: how long a move takes to reach them
    Spectators(spectators::Args),
    /// The server is killed and started again, and everybody comes back
    Reconnects(reconnects::Args),
}

impl Scenario {
    /// What a server and this process need for it.
    fn needs(&self) -> Needs {
        match self {
            Scenario::Games(args) => args.needs(),
            Scenario::Idle(args) => args.needs(),
            Scenario::Spectators(args) => args.needs(),
            Scenario::Reconnects(args) => args.needs(),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let needs = args.scenario.needs();
    crowd::make_room(needs.sockets)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            report = measure(args, needs) => report,
            // What was started is ended when it is dropped.
            () = told_to_stop() => bail!("told to stop"),
        }
    })?;
    if args.how.json {
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
    let how = &args.how;
    let mut target = match &how.url {
        Some(url) => Target::given(url).await?,
        None => Target::start(needs, how.database.as_deref(), how.data.as_deref()).await?,
    };
    let crowd = Arc::new(Crowd::new(target.address(), how.addresses, Duration::from_secs(how.patience)));
    let durability = target.durability().await?;
    let measured = match &args.scenario {
        Scenario::Games(args) => games::measure(args, &crowd, &target).await,
        Scenario::Idle(args) => idle::measure(args, &crowd, &target).await,
        Scenario::Spectators(args) => spectators::measure(args, &crowd, &target).await,
        Scenario::Reconnects(args) => reconnects::measure(args, &crowd, &mut target).await,
    };
    Ok(Report { durability, ..measured? })
}
