use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::value_parser;
use play::{GameId, SeatKind, Terms};
use tokio::task::JoinSet;

use super::crowd::{Crowd, welcome};
use super::report::Report;
use super::script::scripts;
use super::tally::Tally;
use super::target::{Needs, Target};

#[derive(clap::Args)]
pub(super) struct Args {
    /// How many sockets are open at the same time
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    sockets: u32,
    /// How many of them are at the same game
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = value_parser!(u32).range(1..))]
    per_game: u32,
    /// For how long they stay open before memory is looked at
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = value_parser!(u64).range(0..=86_400))]
    seconds: u64,
}

impl Args {
    fn games(&self) -> u32 {
        self.sockets.div_ceil(self.per_game)
    }

    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.sockets, games: self.games(), chatter: false }
    }
}

pub(super) async fn measure(args: &Args, crowd: &Arc<Crowd>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let make = async |number: usize| {
        let kind = scripts[number % scripts.len()].kind;
        let terms = Terms { public: true, ..Terms::for_two(kind, SeatKind::Creator, SeatKind::Open) };
        Ok(crowd.patiently(crowd.client(number).make(&terms)).await?.game.id)
    };
    let before = target.memory().await?;
    let games: Vec<GameId> = crowd.each("making games", args.games() as usize, make).await?;
    let open = async |number: usize| {
        let mut socket =
            crowd.patiently(crowd.client(number).connect(games[number % games.len()], 0)).await?;
        crowd.patiently(welcome(&mut socket)).await?;
        Ok(socket)
    };
    let tally = Arc::new(Tally::new());
    let mut open_sockets = JoinSet::new();
    for mut socket in crowd.each("opening sockets", args.sockets as usize, open).await? {
        let tally = Arc::clone(&tally);
        open_sockets.spawn(async move {
            // Reading is what answers pings.
            loop {
                if let Err(error) = socket.next_text().await {
                    tally.error(error);
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
    report.take_errors(&tally);
    report.memory(Some(after));
    report.memory_per_socket = Some(after.saturating_sub(before) as f64 / report.sockets as f64);
    Ok(report)
}
