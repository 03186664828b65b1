//! One guest with many games against strong computers, and another who waits for a weak one.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use clap::value_parser;
use game::Keys;
use play::{Command, GameId, GameKind, SeatKind, Terms};
use server::client::{Client, ClientError, Socket};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::clients::{Clients, Message, welcome};
use super::counters::Counters;
use super::histogram::Histogram;
use super::report::Report;
use super::target::{Needs, Target};

/// The game that is played: how long computers think doesn't depend on it.
const GAME: GameKind = GameKind::ALL[0];
/// The pause between an answer and the next move.
const PAUSE: Duration = Duration::from_millis(200);

#[derive(clap::Args)]
pub(super) struct Args {
    /// The number of games of the guest who makes computers think
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = value_parser!(u32).range(0..=10_000))]
    games: u32,
    /// The level of the computers in them
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = value_parser!(u8).range(1..=8))]
    level: u8,
    /// The level of the computer that the other guest plays
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u8).range(1..=8))]
    measured_level: u8,
    /// How long to measure, in seconds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = value_parser!(u64).range(1..=86_400))]
    seconds: u64,
}

impl Args {
    pub(super) fn needs(&self) -> Needs {
        Needs { sockets: self.games + 1, games: 2 * self.games + 1_000, unlimited_messages: true }
    }
}

pub(super) async fn measure(args: &Args, clients: &Arc<Clients>, target: &Target) -> Result<Report> {
    // One guest, with one cookie, has all the games.
    let mut greedy = clients.client(0);
    let _: serde_json::Value = clients.with_timeout(greedy.get("/api/v1/me")).await?;
    let make =
        async |number: usize| Opponent::start(clients, greedy.clone(), args.level, number as u64).await;
    let games = clients.each("making games", args.games as usize, make).await?;
    let counters = Arc::new(Counters::new());
    let mut playing = JoinSet::new();
    for mut game in games {
        let (clients, counters) = (Arc::clone(clients), Arc::clone(&counters));
        playing.spawn(async move {
            while let Err(error) = game.play_on(&clients).await {
                counters.error(format!("{error:#}"));
            }
        });
    }
    let mut measured = Opponent::start(clients, clients.client(1), args.measured_level, u64::MAX).await?;
    let mut answers = Histogram::new();
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(args.seconds) {
        if let Some(answered) = measured.play(clients).await? {
            answers.record(answered.as_micros() as u64);
        }
        tokio::time::sleep(PAUSE).await;
    }
    let mut report = Report::new("computers", u64::from(args.games) + 1);
    report.answers = Some((&answers).into());
    report.take_errors(&counters);
    report.memory(target.memory().await.ok());
    Ok(report)
}

/// A guest's game against a computer.
struct Opponent {
    client: Client,
    level: u8,
    game: GameId,
    socket: Socket,
    random: Keys,
    moves: u64,
}

impl Opponent {
    async fn start(clients: &Clients, mut client: Client, level: u8, seed: u64) -> Result<Opponent> {
        let (game, socket) = open(clients, &mut client, level).await?;
        Ok(Opponent { client, level, game, socket, random: Keys::new(seed), moves: 0 })
    }

    /// Plays without end.
    async fn play_on(&mut self, clients: &Clients) -> Result<()> {
        loop {
            self.play(clients).await?;
        }
    }

    /// Makes a move at random, and waits for the computer's: the time that took, unless the game is over.
    async fn play(&mut self, clients: &Clients) -> Result<Option<Duration>> {
        let view = clients.with_timeout(self.client.game(self.game)).await?.game;
        if view.legal.is_empty() {
            (self.game, self.socket) = open(clients, &mut self.client, self.level).await?;
            return Ok(None);
        }
        let choice = (self.random.draw() % view.legal.len() as u64) as usize;
        let Some(mv) = view.legal.into_iter().nth(choice) else { return Ok(None) };
        self.moves += 1;
        let id = format!("move-{}", self.moves).parse()?;
        let sent = Instant::now();
        self.socket.command(id, Command::Move { mv, ply: view.ply }).await?;
        let is_answer = clients.with_timeout(self.answer(view.seq + 2)).await?;
        Ok(is_answer.then(|| sent.elapsed()))
    }

    /// Waits for this event. False if it is the end of the game.
    async fn answer(&mut self, seq: u32) -> Result<bool, ClientError> {
        loop {
            let text = self.socket.next_text().await?;
            match Message::read(&text)? {
                Message { kind: "event", seq: Some(number), .. } if number >= seq => {
                    return Ok(!text.contains(r#""type":"ended""#));
                }
                Message { kind: "refused", reason, .. } => {
                    return Err(ClientError::Unexpected(reason.unwrap_or_default().into_owned()));
                }
                _ => {}
            }
        }
    }
}

/// Creates a game in which the guest is to move, and opens its socket.
async fn open(clients: &Clients, client: &mut Client, level: u8) -> Result<(GameId, Socket)> {
    let terms = Terms {
        first: Some(game::Seat::FIRST),
        ..Terms::for_two(GAME, SeatKind::Creator, SeatKind::Computer(level))
    };
    let made = clients.with_timeout(client.create_game(&terms)).await?.game;
    let mut socket = clients.with_timeout(client.connect(made.id, made.seq)).await?;
    clients.with_timeout(welcome(&mut socket)).await?;
    Ok((made.id, socket))
}
