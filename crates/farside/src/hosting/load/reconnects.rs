use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::value_parser;
use play::{GameId, Seq};
use rand::RngExt as _;
use server::client::{Client, ClientError, Socket};
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::clients::{Clients, Message, bar, welcome};
use super::counters::Counters;
use super::pair::Pair;
use super::report::Report;
use super::script::scripts;
use super::target::{Needs, Target};
use crate::failure::bad_arguments;

/// The exponential backoff between attempts to reconnect.
const FIRST_BACKOFF: Duration = Duration::from_millis(100);
const MAX_BACKOFF: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of clients, two per game
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(2..=1_000_000))]
    clients: u32,
    /// The number of moves in each game before the server is killed
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = value_parser!(u16).range(0..=19))]
    moves: u16,
    /// The number of events that each client has missed
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = value_parser!(Seq).range(0..=1000))]
    behind: Seq,
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.clients, games: self.clients / 2, unlimited_messages: false }
    }
}

/// A client whose server was killed.
struct Disconnected {
    client: Client,
    game: GameId,
    /// The number of the last event.
    last: Seq,
    socket: Socket,
}

pub(super) async fn measure(args: &Args, clients: &Arc<Clients>, target: &mut Target) -> Result<Report> {
    if !target.is_own() {
        return Err(bad_arguments("reconnects kills the server: it starts one of its own, without --url"));
    }
    let scripts = scripts()?;
    let play = async |number: usize| {
        let script = &scripts[number % scripts.len()];
        let mut pair = Pair::start(clients, 2 * number, script, false).await?;
        for (ply, mv) in script.moves.iter().take(args.moves.into()).enumerate() {
            clients.with_timeout(pair.play(ply, mv, || ())).await?;
        }
        let (game, last, both) = pair.into_parts();
        Ok(both.map(|(client, socket)| Disconnected { client, game, last, socket }))
    };
    let players = clients.each("playing", (args.clients / 2) as usize, play).await?;
    let sockets = 2 * players.len() as u64;
    let counters = Arc::new(Counters::new());
    let mut reconnecting = JoinSet::new();
    let killed = target.kill()?;
    for client_state in players.into_iter().flatten() {
        let (counters, clients, behind) = (Arc::clone(&counters), Arc::clone(clients), args.behind);
        reconnecting.spawn(async move {
            match tokio::time::timeout(clients.timeout(), reconnect(client_state, behind)).await {
                Ok(Ok(socket)) => {
                    counters.complete(killed.elapsed());
                    Some(socket)
                }
                Ok(Err(error)) => {
                    counters.error(error);
                    None
                }
                Err(_) => {
                    counters.error("did not get back in");
                    None
                }
            }
        });
    }
    target.resume().await?;
    let down = killed.elapsed();
    let bar = bar(sockets, "reconnecting");
    let mut back = Vec::new();
    while let Some(came) = reconnecting.join_next().await {
        back.extend(came?);
        bar.set_position(counters.done());
    }
    bar.finish_and_clear();
    let all = killed.elapsed();
    if back.is_empty() {
        bail!("nobody came back");
    }
    let mut report = Report::new("reconnects", back.len() as u64);
    report.take_errors(&counters);
    report.down = Some(down.as_secs_f64());
    report.back = Some((&*counters.latency()).into());
    report.all_back = Some(all.as_secs_f64());
    report.memory(target.memory().await.ok());
    Ok(report)
}

/// Waits until the socket is closed, reconnects with backoff, and reads all missed events.
async fn reconnect(client_state: Disconnected, behind: Seq) -> Result<Socket, ClientError> {
    let Disconnected { client, game, last, mut socket } = client_state;
    while socket.next_text().await.is_ok() {}
    drop(socket);
    let since = last.saturating_sub(behind);
    let mut wait = FIRST_BACKOFF;
    let mut socket = loop {
        match client.connect(game, since).await {
            Ok(socket) => break socket,
            Err(ClientError::Io(_) | ClientError::Socket(_)) => {
                // Jitter.
                let share = rand::rng().random_range(0.5..1.5);
                sleep(wait.mul_f64(share)).await;
                wait = (2 * wait).min(MAX_BACKOFF);
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
