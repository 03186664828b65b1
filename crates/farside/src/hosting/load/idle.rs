use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::value_parser;
use play::{GameId, SeatKind, Terms};
use tokio::task::JoinSet;

use super::clients::{Clients, welcome};
use super::counters::Counters;
use super::report::Report;
use super::script::scripts;
use super::target::{Needs, Target};

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of open sockets
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    sockets: u32,
    /// The number of sockets per game
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u32).range(1..=1_000_000))]
    per_game: u32,
    /// How long to wait before memory is measured, in seconds
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u64).range(0..=86_400))]
    seconds: u64,
}

impl Args {
    fn games(&self) -> u32 {
        self.sockets.div_ceil(self.per_game)
    }

    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.sockets, games: self.games(), unlimited_messages: false }
    }
}

pub(super) async fn measure(args: &Args, clients: &Arc<Clients>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let make = async |number: usize| {
        let kind = scripts[number % scripts.len()].kind;
        let terms = Terms { public: true, ..Terms::for_two(kind, SeatKind::Creator, SeatKind::Open) };
        Ok(clients.with_timeout(clients.client(number).create_game(&terms)).await?.game.id)
    };
    let before = target.memory().await?;
    let games: Vec<GameId> = clients.each("making games", args.games() as usize, make).await?;
    let open = async |number: usize| {
        let mut socket =
            clients.with_timeout(clients.client(number).connect(games[number % games.len()], 0)).await?;
        clients.with_timeout(welcome(&mut socket)).await?;
        Ok(socket)
    };
    let counters = Arc::new(Counters::new());
    let mut open_sockets = JoinSet::new();
    for mut socket in clients.each("opening sockets", args.sockets as usize, open).await? {
        let counters = Arc::clone(&counters);
        open_sockets.spawn(async move {
            // Reading answers pings.
            loop {
                if let Err(error) = socket.next_text().await {
                    counters.error(error);
                    return;
                }
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let after = target.memory().await?;
    let mut report = Report::new("idle", open_sockets.len() as u64);
    while open_sockets.try_join_next().is_some() {
        report.sockets -= 1;
    }
    if report.sockets == 0 {
        bail!("no socket is left");
    }
    report.take_errors(&counters);
    report.memory(Some(after));
    report.memory_per_socket = Some(after.saturating_sub(before) as f64 / report.sockets as f64);
    Ok(report)
}
