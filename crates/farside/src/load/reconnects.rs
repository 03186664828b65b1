use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::value_parser;
use play::{GameId, Seq};
use rand::RngExt as _;
use server::client::{Client, ClientError, Socket};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::crowd::{Crowd, Message, bar, welcome};
use super::pair::Pair;
use super::report::Report;
use super::script::scripts;
use super::tally::Tally;
use super::target::{Needs, Target};
use crate::failure::bad_arguments;

/// How long somebody who couldn't come in waits before trying again: at first, and at most.
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub(super) struct Args {
    /// How many come back, two to a game
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(2..=1_000_000))]
    clients: u32,
    /// How many moves each game has when the server is killed
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u16).range(0..=19))]
    moves: u16,
    /// How many of the events each client has missed
    #[arg(long, value_name = "N", default_value_t = 3)]
    behind: Seq,
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.clients, games: self.clients / 2, chatter: false }
    }
}

/// Somebody with a game to come back to.
struct Somebody {
    client: Client,
    game: GameId,
    /// The number of the last event there was.
    last: Seq,
    socket: Socket,
}

pub(super) async fn measure(args: &Args, crowd: &Arc<Crowd>, target: &mut Target) -> Result<Report> {
    if !target.is_own() {
        return Err(bad_arguments("reconnects kills the server: it starts one of its own, without --url"));
    }
    let scripts = scripts()?;
    let play = async |number: usize| {
        let script = &scripts[number % scripts.len()];
        let mut pair = Pair::sit_down(crowd, 2 * number, script, false).await?;
        for (ply, mv) in script.moves.iter().take(args.moves.into()).enumerate() {
            crowd.patiently(pair.play(ply, mv, || ())).await?;
        }
        let (game, last, both) = pair.part();
        Ok(both.map(|(client, socket)| Somebody { client, game, last, socket }))
    };
    let everybody = crowd.each("playing", (args.clients / 2) as usize, play).await?;
    let sockets = 2 * everybody.len() as u64;
    let tally = Arc::new(Tally::new());
    let mut coming_back = JoinSet::new();
    let killed = target.kill()?;
    for somebody in everybody.into_iter().flatten() {
        let (tally, crowd, behind) = (Arc::clone(&tally), Arc::clone(crowd), args.behind);
        coming_back.spawn(async move {
            match tokio::time::timeout(crowd.patience(), come_back(somebody, behind)).await {
                Ok(Ok(socket)) => {
                    tally.took(killed.elapsed());
                    Some(socket)
                }
                Ok(Err(error)) => {
                    tally.error(error);
                    None
                }
                Err(_) => {
                    tally.error("did not get back in");
                    None
                }
            }
        });
    }
    target.resume().await?;
    let down = killed.elapsed();
    let bar = bar(sockets, "coming back");
    let mut back = Vec::new();
    while let Some(came) = coming_back.join_next().await {
        back.extend(came?);
        bar.set_position(tally.done());
    }
    bar.finish_and_clear();
    let all = killed.elapsed();
    if back.is_empty() {
        bail!("nobody came back");
    }
    let mut report = Report::new("reconnects", back.len() as u64);
    report.take_errors(&tally);
    report.down = Some(down.as_secs_f64());
    report.back = Some((&*tally.latency()).into());
    report.all_back = Some(all.as_secs_f64());
    report.memory(target.memory().await.ok());
    Ok(report)
}

/// Notices that the server is gone, tries to get back in until it works, and reads all that was missed.
async fn come_back(somebody: Somebody, behind: Seq) -> Result<Socket, ClientError> {
    let Somebody { client, game, last, mut socket } = somebody;
    while socket.next_text().await.is_ok() {}
    drop(socket);
    let since = last.saturating_sub(behind);
    let mut wait = FIRST_WAIT;
    let mut socket = loop {
        match client.connect(game, since).await {
            Ok(socket) => break socket,
            Err(ClientError::Io(_) | ClientError::Socket(_)) => {
                // Not all at the same moment.
                let share = rand::rng().random_range(0.5..1.5);
                sleep(wait.mul_f64(share)).await;
                wait = (2 * wait).min(LONGEST_WAIT);
            }
            Err(error) => return Err(error),
        }
    };
    let there = welcome(&mut socket).await?;
    if there < last {
        return Err(ClientError::Unexpected(format!("of {last} events only {there} are left")));
    }
    for next in since + 1..=there {
        loop {
            let text = socket.next_text().await?;
            let Message { kind: "event", seq, .. } = Message::read(&text)? else { continue };
            if seq != Some(next) {
                return Err(ClientError::Unexpected(format!("event {seq:?} instead of {next}")));
            }
            break;
        }
    }
    Ok(socket)
}
