use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::crowd::{Crowd, bar};
use super::pair::Pair;
use super::report::Report;
use super::script::{Script, scripts};
use super::tally::Tally;
use super::target::{Needs, Target};

/// How many new games are made at the same time while others are played.
const NEW_AT_ONCE: usize = 8;
/// What a server usually lets a socket send in a second, with some room for its answers to pings.
const USUAL_RATE: f64 = 4.5;

#[derive(clap::Args)]
pub(super) struct Args {
    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// How many moves a second are made in all of them together; without it, as many as there can be
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    rate: Option<u32>,
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        let sockets = 2 * self.games;
        let chatter = self.rate.is_none_or(|rate| f64::from(rate) > f64::from(sockets) * USUAL_RATE);
        // Who has ended a game begins another: nobody can say how many that will be.
        Needs { sockets, games: 1_000_000, chatter }
    }
}

/// What everybody needs who plays.
struct Hall {
    crowd: Arc<Crowd>,
    scripts: Vec<Script>,
    tally: Tally,
    begin: Instant,
    end: Instant,
    /// The time between two moves of a game.
    pace: Option<Duration>,
    games: usize,
    new: Semaphore,
}

pub(super) async fn measure(args: &Args, crowd: &Arc<Crowd>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let games = args.games as usize;
    let sit_down = async |number| {
        let pair = Pair::sit_down(crowd, 2 * number, &scripts[number % scripts.len()], false).await?;
        Ok((number, pair))
    };
    let pairs = crowd.each("sitting down", games, sit_down).await?;
    let begin = Instant::now();
    let hall = Arc::new(Hall {
        crowd: Arc::clone(crowd),
        scripts,
        tally: Tally::new(),
        begin,
        end: begin + Duration::from_secs(args.seconds),
        pace: args.rate.map(|rate| Duration::from_secs_f64(f64::from(args.games) / f64::from(rate))),
        games,
        new: Semaphore::new(NEW_AT_ONCE),
    });
    let mut playing = JoinSet::new();
    for (number, pair) in pairs {
        let hall = Arc::clone(&hall);
        playing.spawn(async move {
            if let Err(error) = hall.play(number, pair).await {
                hall.tally.error(format!("{error:#}"));
            }
        });
    }
    let bar = bar(args.rate.map_or(0, |rate| u64::from(rate) * args.seconds), "playing");
    while !playing.is_empty() {
        // Not more often than people look.
        let look = sleep_until(Instant::now() + Duration::from_millis(200));
        tokio::select! {
            Some(played) = playing.join_next() => played?,
            () = look => bar.set_position(hall.tally.done()),
        }
    }
    bar.finish_and_clear();
    let mut report = Report::new("games", u64::from(2 * args.games));
    report.count_moves(&hall.tally, begin.elapsed().min(Duration::from_secs(args.seconds)));
    report.memory(target.memory().await.ok());
    Ok(report)
}

impl Hall {
    /// Plays games, one after the other, until it is time to stop.
    async fn play(&self, number: usize, mut pair: Pair) -> Result<()> {
        // The first moves are spread over the time between two.
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
                // From when the move was due: whoever has to wait for the answer to the one before is late through no
                // fault of its own.
                let acknowledged = || self.tally.took(due.elapsed());
                self.crowd.patiently(pair.play(ply, mv, acknowledged)).await?;
                due += self.pace.unwrap_or_default();
            }
            round += 1;
            let script = &self.scripts[(number + round) % self.scripts.len()];
            let turn = self.new.acquire().await?;
            pair = Pair::sit_down(&self.crowd, 2 * number, script, false).await?;
            drop(turn);
            // Making a game is no move: nobody waited for one.
            due = due.max(Instant::now());
        }
    }
}
