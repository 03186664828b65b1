use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use server::client::{ClientError, Socket};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::clients::{Clients, Message, bar, welcome};
use super::counters::Counters;
use super::pair::{Pair, STARTED};
use super::report::Report;
use super::script::scripts;
use super::target::{Needs, Target};

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of spectators
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    spectators: u32,
    /// The number of moves
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = value_parser!(u16).range(1..=1000))]
    moves: u16,
    /// The number of moves per second
    #[arg(long, value_name = "N", default_value_t = 2.0, value_parser = positive)]
    rate: f64,
}

fn positive(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if rate > 0.0 && rate <= 9.0 => Ok(rate),
        _ => Err("more than 0 and at most 9, which is what two sockets may send".into()),
    }
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.spectators + 2, games: 1, unlimited_messages: false }
    }
}

/// The shared state of the spectators.
struct Broadcasts {
    /// When each move was sent.
    sent: Vec<OnceLock<Instant>>,
    /// The latency of each move at each spectator.
    seen: Counters,
    /// The latency of acknowledgements.
    acknowledged: Counters,
}

pub(super) async fn measure(args: &Args, clients: &Arc<Clients>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let longest =
        scripts.iter().max_by_key(|script| script.moves.len()).ok_or_else(|| anyhow::anyhow!("no game"))?;
    // Without the last move, which is followed by the end of the game.
    let moves = usize::from(args.moves).min(longest.moves.len() - 1);
    let mut pair = Pair::start(clients, 0, longest, true).await?;
    let game = pair.game;
    let open = async |number: usize| {
        let mut socket = clients.with_timeout(clients.client(number).connect(game, STARTED)).await?;
        clients.with_timeout(welcome(&mut socket)).await?;
        Ok(socket)
    };
    let broadcasts = Arc::new(Broadcasts {
        sent: (0..moves).map(|_| OnceLock::new()).collect(),
        seen: Counters::new(),
        acknowledged: Counters::new(),
    });
    let mut watching = JoinSet::new();
    for socket in clients.each("connecting spectators", args.spectators as usize, open).await? {
        let broadcasts = Arc::clone(&broadcasts);
        watching.spawn(async move {
            if let Err(error) = broadcasts.watch(socket).await {
                broadcasts.seen.error(error);
            }
        });
    }
    let bar = bar(moves as u64, "playing");
    let began = Instant::now();
    for (ply, mv) in longest.moves.iter().take(moves).enumerate() {
        sleep_until(began + Duration::from_secs_f64(ply as f64 / args.rate)).await;
        let sent = *broadcasts.sent[ply].get_or_init(Instant::now);
        clients.with_timeout(pair.play(ply, mv, || broadcasts.acknowledged.complete(sent.elapsed()))).await?;
        bar.inc(1);
    }
    let played = began.elapsed();
    // Spectators end once they have received all moves.
    let all = async {
        while let Some(watched) = watching.join_next().await {
            watched?;
        }
        Ok::<_, anyhow::Error>(())
    };
    match tokio::time::timeout(clients.timeout(), all).await {
        Ok(all) => all?,
        Err(_) => broadcasts.seen.error(format!("{} did not see every move", watching.len())),
    }
    bar.finish_and_clear();
    let mut report = Report::new("spectators", u64::from(args.spectators) + 2);
    report.count_moves(&broadcasts.acknowledged, played);
    report.take_errors(&broadcasts.seen);
    report.seen = Some((&*broadcasts.seen.latency()).into());
    report.memory(target.memory().await.ok());
    Ok(report)
}

impl Broadcasts {
    async fn watch(&self, mut socket: Socket) -> Result<(), ClientError> {
        let mut ply = 0;
        while ply < self.sent.len() {
            let text = socket.next_text().await?;
            let Message { kind: "event", seq, .. } = Message::read(&text)? else { continue };
            if seq != Some(STARTED + 1 + ply as u32) {
                return Err(ClientError::Unexpected(format!("event {seq:?} after {ply} moves")));
            }
            if let Some(sent) = self.sent[ply].get() {
                self.seen.complete(sent.elapsed());
            }
            ply += 1;
        }
        Ok(())
    }
}
