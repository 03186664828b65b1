use std::sync::{Arc, OnceLock};
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use server::client::{ClientError, Socket};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use super::crowd::{Crowd, Message, bar, welcome};
use super::pair::{BEGUN, Pair};
use super::report::Report;
use super::script::scripts;
use super::tally::Tally;
use super::target::{Needs, Target};

#[derive(clap::Args)]
pub(super) struct Args {
    /// How many watch
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    spectators: u32,
    /// How many moves are made
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = value_parser!(u16).range(1..=1000))]
    moves: u16,
    /// How many of them in a second
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
        Needs { sockets: self.spectators + 2, games: 1, chatter: false }
    }
}

/// What everybody knows.
struct Stage {
    /// When each move was sent.
    sent: Vec<OnceLock<Instant>>,
    /// How long each of them took to reach each spectator.
    seen: Tally,
    /// How long each was waited for by whoever made it.
    acknowledged: Tally,
}

pub(super) async fn measure(args: &Args, crowd: &Arc<Crowd>, target: &Target) -> Result<Report> {
    let scripts = scripts()?;
    let longest =
        scripts.iter().max_by_key(|script| script.moves.len()).ok_or_else(|| anyhow::anyhow!("no game"))?;
    // Not the last one, behind which comes the end of the game.
    let moves = usize::from(args.moves).min(longest.moves.len() - 1);
    let mut pair = Pair::sit_down(crowd, 0, longest, true).await?;
    let game = pair.game;
    let open = async |number: usize| {
        let mut socket = crowd.patiently(crowd.client(number).connect(game, BEGUN)).await?;
        crowd.patiently(welcome(&mut socket)).await?;
        Ok(socket)
    };
    let stage = Arc::new(Stage {
        sent: (0..moves).map(|_| OnceLock::new()).collect(),
        seen: Tally::new(),
        acknowledged: Tally::new(),
    });
    let mut watching = JoinSet::new();
    for socket in crowd.each("sitting down to watch", args.spectators as usize, open).await? {
        let stage = Arc::clone(&stage);
        watching.spawn(async move {
            if let Err(error) = stage.watch(socket).await {
                stage.seen.error(error);
            }
        });
    }
    let bar = bar(moves as u64, "playing");
    let began = Instant::now();
    for (ply, mv) in longest.moves.iter().take(moves).enumerate() {
        sleep_until(began + Duration::from_secs_f64(ply as f64 / args.rate)).await;
        let sent = *stage.sent[ply].get_or_init(Instant::now);
        crowd.patiently(pair.play(ply, mv, || stage.acknowledged.took(sent.elapsed()))).await?;
        bar.inc(1);
    }
    let played = began.elapsed();
    // Everybody leaves once all was seen.
    let all = async {
        while let Some(watched) = watching.join_next().await {
            watched?;
        }
        Ok::<_, anyhow::Error>(())
    };
    match tokio::time::timeout(crowd.patience(), all).await {
        Ok(all) => all?,
        Err(_) => stage.seen.error(format!("{} did not see every move", watching.len())),
    }
    bar.finish_and_clear();
    let mut report = Report::new("spectators", u64::from(args.spectators) + 2);
    report.count_moves(&stage.acknowledged, played);
    report.take_errors(&stage.seen);
    report.seen = Some((&*stage.seen.latency()).into());
    report.memory(target.memory().await.ok());
    Ok(report)
}

impl Stage {
    async fn watch(&self, mut socket: Socket) -> Result<(), ClientError> {
        let mut ply = 0;
        while ply < self.sent.len() {
            let text = socket.next_text().await?;
            let Message { kind: "event", seq, .. } = Message::read(&text)? else { continue };
            if seq != Some(BEGUN + 1 + ply as u32) {
                return Err(ClientError::Unexpected(format!("event {seq:?} after {ply} moves")));
            }
            if let Some(sent) = self.sent[ply].get() {
                self.seen.took(sent.elapsed());
            }
            ply += 1;
        }
        Ok(())
    }
}
