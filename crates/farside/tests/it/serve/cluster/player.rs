use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use play::{Command, CommandId, Event, GameId, GameState, Recorded, Seq, Status};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use server::client::{Client, ClientError, Socket};
use server::protocol::ServerMessage;
use tokio::time::{sleep, timeout};

use crate::serve::PATIENCE;

/// Where nodes listen: those that run, as far as is known.
#[derive(Clone, Default)]
pub(super) struct Addresses(pub(super) Arc<Mutex<Vec<std::net::SocketAddr>>>);

impl Addresses {
    pub(super) fn any(&self, rng: &mut StdRng) -> std::net::SocketAddr {
        let all = self.0.lock().expect("whole");
        all[rng.random_range(0..all.len())]
    }
}

/// Somebody at a game who goes to another node whenever one doesn't answer.
pub(super) struct Player {
    pub(super) client: Client,
    pub(super) addresses: Addresses,
    pub(super) game: GameId,
    pub(super) events: Vec<Recorded>,
    /// Every command that was acknowledged, with the event it was told to have led to.
    pub(super) acknowledged: Vec<(CommandId, Seq, Command)>,
    /// The command that was sent and not answered.
    open: Option<(CommandId, Command)>,
    /// Which seats it plays; none for somebody who watches.
    seats: Vec<game::Seat>,
    sent: u32,
    rng: StdRng,
}

impl Player {
    /// Somebody whom the nodes know.
    pub(super) async fn meet(addresses: &Addresses, seed: u64) -> Client {
        let mut rng = StdRng::seed_from_u64(seed);
        loop {
            let mut client = Client::new(addresses.any(&mut rng));
            let known = timeout(PATIENCE, client.get::<serde_json::Value>("/api/v1/me")).await;
            if known.expect("an answer or none, but in time").is_ok() && client.cookie().is_some() {
                return client;
            }
            sleep(Duration::from_millis(100)).await;
        }
    }

    pub(super) fn at(client: Client, addresses: &Addresses, game: GameId, seed: u64) -> Player {
        Player {
            client,
            addresses: addresses.clone(),
            game,
            events: Vec::new(),
            acknowledged: Vec::new(),
            open: None,
            seats: Vec::new(),
            sent: 0,
            rng: StdRng::seed_from_u64(seed),
        }
    }

    /// Plays, or watches, to the end of the game. Once told to finish, it resigns.
    pub(super) async fn play(mut self, finish: Arc<AtomicBool>) -> Player {
        loop {
            let address = self.addresses.any(&mut self.rng);
            self.client = self.client.with_server(address);
            match timeout(2 * PATIENCE, self.play_at_one_node(&finish)).await {
                Ok(Ok(())) => return self,
                Ok(Err(_)) => sleep(Duration::from_millis(100)).await,
                Err(tokio::time::error::Elapsed { .. }) => {
                    panic!("the game doesn't go on: {:?}", self.events.last())
                }
            }
        }
    }

    async fn play_at_one_node(&mut self, finish: &AtomicBool) -> Result<(), ClientError> {
        let since = self.events.len() as Seq;
        let mut socket = self.client.connect(self.game, since).await?;
        let mut last = Seq::MAX;
        while (self.events.len() as Seq) < last {
            if let ServerMessage::Welcome { seq, seats, .. } = self.hear(&mut socket).await? {
                assert!(seq >= since, "a node that is behind doesn't say so");
                last = seq;
                self.seats = seats;
            }
        }
        if let Some((id, command)) = self.open.clone() {
            socket.command(id, command).await?;
        }
        while !self.is_over() {
            if self.open.is_none()
                && let Some(command) = self.next_command(finish)
            {
                sleep(Duration::from_millis(self.rng.random_range(50..200))).await;
                self.sent += 1;
                let id: CommandId = format!("command-{}", self.sent).parse().expect("an id");
                self.open = Some((id.clone(), command.clone()));
                socket.command(id, command).await?;
            }
            if let ServerMessage::Refused { code, reason, .. } = self.hear(&mut socket).await? {
                assert_eq!(code, "not_stored", "what is legal was refused: {reason}");
                sleep(Duration::from_millis(200)).await;
                let (id, command) = self.open.clone().expect("only what was sent is refused");
                socket.command(id, command).await?;
            }
        }
        Ok(())
    }

    /// Takes in what the server says next.
    async fn hear(&mut self, socket: &mut Socket) -> Result<ServerMessage, ClientError> {
        let message = timeout(PATIENCE, socket.next()).await.expect("something happens")?;
        match &message {
            ServerMessage::Event(recorded) => {
                assert_eq!(recorded.seq as usize, self.events.len() + 1, "I5: no gap, no repeat");
                self.events.push(recorded.clone());
            }
            ServerMessage::Ack { id, seq } => {
                let (open, command) = self.open.take().expect("only what was sent is acknowledged");
                assert_eq!(open, *id);
                self.acknowledged.push((open, *seq, command));
            }
            _ => {}
        }
        Ok(message)
    }

    fn is_over(&self) -> bool {
        self.open.is_none()
            && self
                .events
                .last()
                .is_some_and(|last| matches!(last.event, Event::Ended { .. } | Event::Aborted { .. }))
    }

    /// A move at random, if it is this player's turn.
    fn next_command(&mut self, finish: &AtomicBool) -> Option<Command> {
        // An event may come after it was acknowledged.
        if self.acknowledged.last().is_some_and(|(_, seq, _)| *seq > self.events.len() as Seq) {
            return None;
        }
        let state =
            GameState::replay(self.game, &self.events).expect("what the server sends can be replayed");
        let turn = state.turn().filter(|turn| self.seats.contains(turn))?;
        if state.status() != Status::Playing || state.board()?.outcome().is_some() {
            return None;
        }
        if finish.load(Ordering::Relaxed) {
            return Some(Command::Resign);
        }
        let legal = state.board()?.legal_moves();
        assert!(!legal.is_empty(), "seat {turn:?} can always move");
        let mv = legal[self.rng.random_range(0..legal.len())].clone();
        Some(Command::Move { mv, ply: state.ply() })
    }
}
