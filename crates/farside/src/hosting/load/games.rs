use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::clients::{Clients, bar};
use super::counters::Counters;
use super::pair::Pair;
use super::report::Report;
use super::script::{Script, scripts};
use super::target::{Needs, Target};

/// The number of games created concurrently while others are played.
const MAX_CONCURRENT_STARTS: usize = 8;
/// The default rate limit of a socket in messages per second, minus its pongs.
const DEFAULT_RATE: f64 = 4.5;

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of concurrent games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The total number of moves per second; unlimited if not given
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=10_000_000))]
    rate: Option<u32>,
    /// The duration of the test
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        let sockets = 2 * self.games;
        let unlimited_messages =
            self.rate.is_none_or(|rate| f64::from(rate) > f64::from(sockets) * DEFAULT_RATE);
        // A finished game is followed by another, so the number of games is unknown.
        Needs { sockets, games: 1_000_000, unlimited_messages }
    }
}

/// The shared state of the players.
struct GamesRun {
    clients: Arc<Clients>,
    scripts: Vec<Script>,
    counters: Counters,
    begin: Instant,
    end: Instant,
    /// The time between two moves of a game.
    pace: Option<Duration>,
    games: usize,
    new: Semaphore,
}

pub(super) async fn measure(args: &Args, clients: &Arc<Clients>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let games = args.games as usize;
    let start = async |number| {
        let pair = Pair::start(clients, 2 * number, &scripts[number % scripts.len()], false).await?;
        Ok((number, pair))
    };
    let pairs = clients.each("sitting down", games, start).await?;
    let begin = Instant::now();
    let run = Arc::new(GamesRun {
        clients: Arc::clone(clients),
        scripts,
        counters: Counters::new(),
        begin,
        end: begin + Duration::from_secs(args.seconds),
        pace: args.rate.map(|rate| Duration::from_secs_f64(f64::from(args.games) / f64::from(rate))),
        games,
        new: Semaphore::new(MAX_CONCURRENT_STARTS),
    });
    let mut playing = JoinSet::new();
    for (number, pair) in pairs {
        let run = Arc::clone(&run);
        playing.spawn(async move {
            if let Err(error) = run.play(number, pair).await {
                run.counters.error(format!("{error:#}"));
            }
        });
    }
    let bar = bar(args.rate.map_or(0, |rate| u64::from(rate) * args.seconds), "playing");
    while !playing.is_empty() {
        // Updates the progress bar a few times per second.
        let look = sleep_until(Instant::now() + Duration::from_millis(200));
        tokio::select! {
            Some(played) = playing.join_next() => played?,
            () = look => bar.set_position(run.counters.done()),
        }
    }
    bar.finish_and_clear();
    let mut report = Report::new("games", u64::from(2 * args.games));
    report.count_moves(&run.counters, begin.elapsed().min(Duration::from_secs(args.seconds)));
    report.memory(target.memory().await.ok());
    Ok(report)
}

impl GamesRun {
    /// Plays games one after the other until the end of the test.
    async fn play(&self, number: usize, mut pair: Pair) -> Result<()> {
        // Spreads the first moves over one period.
        let mut due = self.begin + self.pace.unwrap_or_default().mul_f64(number as f64 / self.games as f64);
        let mut round = 0;
        loop {
            let script = &self.scripts[(number + round) % self.scripts.len()];
            for (ply, mv) in script.moves.iter().enumerate() {
                if self.pace.is_none() {
                    due = Instant::now();
                }
                if due >= self.end || Instant::now() >= self.end {
                    return Ok(());
                }
                sleep_until(due).await;
                // Latency counts from when the move was due, to avoid coordinated omission.
                let acknowledged = || self.counters.complete(due.elapsed());
                self.clients.with_timeout(pair.play(ply, mv, acknowledged)).await?;
                due += self.pace.unwrap_or_default();
            }
            round += 1;
            let script = &self.scripts[(number + round) % self.scripts.len()];
            let turn = self.new.acquire().await?;
            pair = Pair::start(&self.clients, 2 * number, script, false).await?;
            drop(turn);
            // The time to create a game is no latency of a move.
            due = due.max(Instant::now());
        }
    }
}
