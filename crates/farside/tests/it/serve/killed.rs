//! I1: what was acknowledged is still there after `kill -9`, and what wasn't can be asked again.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use play::{Command, CommandId, Event, GameId, GameKind, GameState, Recorded, SeatKind, Seq, Status, Terms};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use server::client::{Client, ClientError, Socket};
use server::protocol::ServerMessage;

use super::{PATIENCE, Process, kills};

/// How many games are played at the same time.
const GAMES: usize = 6;

/// What one player knows of one game, however often the server dies.
struct Player {
    client: Client,
    game: GameId,
    events: Vec<Recorded>,
    /// The command that was sent and not answered.
    open: Option<(CommandId, Command)>,
    /// Every command that was acknowledged, with the event it was told to have led to.
    acknowledged: Vec<(CommandId, Seq, Command)>,
    sent: u32,
    rng: StdRng,
}

impl Player {
    async fn sit_down(process: &Process, number: usize) -> Player {
        let mut client = process.client();
        let kind = GameKind::ALL[number % 2];
        let terms = Terms::for_two(kind, SeatKind::Creator, SeatKind::Creator);
        let game = client.create_game(&terms).await.expect("a game can be made").game.id;
        let rng = StdRng::seed_from_u64(number as u64);
        Player { client, game, events: Vec::new(), open: None, acknowledged: Vec::new(), sent: 0, rng }
    }

    fn state(&self) -> GameState {
        GameState::replay(self.game, &self.events).expect("what the server sends can be replayed")
    }

    /// Plays until the server dies or it is time to stop.
    async fn play(&mut self, stop: &AtomicBool) -> Result<(), ClientError> {
        let mut socket = self.client.connect(self.game, self.events.len() as Seq).await?;
        let mut last = Seq::MAX;
        while (self.events.len() as Seq) < last {
            match socket.next().await? {
                ServerMessage::Welcome { seq, .. } => last = seq,
                ServerMessage::Event(recorded) => self.take_in(recorded),
                _ => {}
            }
        }
        while !stop.load(Ordering::Relaxed) {
            let Some((id, command)) = self.next_command() else { return self.play_again().await };
            socket.command(id.clone(), command).await?;
            let answers = |message: &ServerMessage| match message {
                ServerMessage::Ack { id: answered, .. } | ServerMessage::Refused { id: answered, .. } => {
                    *answered == id
                }
                _ => false,
            };
            self.hear_until(&mut socket, answers).await?;
        }
        Ok(())
    }

    /// The command that wasn't answered, or a new move; none once the game is over.
    fn next_command(&mut self) -> Option<(CommandId, Command)> {
        if self.open.is_none() {
            let state = self.state();
            if state.status() != Status::Playing {
                return None;
            }
            let legal = state.board()?.legal_moves();
            let mv = legal[self.rng.random_range(0..legal.len())].clone();
            self.sent += 1;
            let id = format!("move-{}", self.sent).parse().expect("an id");
            self.open = Some((id, Command::Move { mv, ply: state.ply() }));
        }
        self.open.clone()
    }

    fn is_about_to_end(&self) -> bool {
        let state = self.state();
        state.status() == Status::Playing && state.board().is_some_and(|board| board.outcome().is_some())
    }

    fn take_in(&mut self, recorded: Recorded) {
        assert_eq!(recorded.seq as usize, self.events.len() + 1, "I5: no gap, no repeat");
        self.events.push(recorded);
    }

    async fn hear_until(
        &mut self,
        socket: &mut Socket,
        done: impl Fn(&ServerMessage) -> bool,
    ) -> Result<(), ClientError> {
        loop {
            let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server answers")?;
            match &message {
                ServerMessage::Event(recorded) => self.take_in(recorded.clone()),
                ServerMessage::Ack { id, seq } => {
                    let (open, command) = self.open.take().expect("only what was sent is acknowledged");
                    assert_eq!(open, *id);
                    self.acknowledged.push((open, *seq, command));
                }
                ServerMessage::Refused { code, reason, .. } => {
                    panic!("a legal move was refused: {code} {reason}")
                }
                _ => {}
            }
            if done(&message) {
                // What the acknowledgement is about may still be on its way, and so may the end of the game.
                let last = self.acknowledged.last().map_or(0, |(_, seq, _)| *seq);
                while (self.events.len() as Seq) < last || self.is_about_to_end() {
                    if let ServerMessage::Event(recorded) = socket.next().await? {
                        self.take_in(recorded);
                    }
                }
                return Ok(());
            }
        }
    }

    /// The game is over: begins another.
    async fn play_again(&mut self) -> Result<(), ClientError> {
        self.check().await?;
        let kind = self.state().terms().game;
        let made =
            self.client.create_game(&Terms::for_two(kind, SeatKind::Creator, SeatKind::Creator)).await?;
        self.game = made.game.id;
        self.events.clear();
        self.acknowledged.clear();
        Ok(())
    }

    /// Everything that was acknowledged is in the store, exactly once, and the store is a legal game.
    async fn check(&mut self) -> Result<(), ClientError> {
        let path = format!("/api/v1/games/{}/events", self.game);
        let stored: Vec<Recorded> = self.client.get(&path).await?;
        GameState::replay(self.game, &stored).expect("I3: every stored game replays");
        assert_eq!(stored[..self.events.len()], self.events[..], "I6: what was sent is what is stored");
        for (id, seq, command) in &self.acknowledged {
            let Command::Move { mv, .. } = command else { unreachable!("only moves are sent") };
            let event = &stored.get(*seq as usize - 1).unwrap_or_else(|| panic!("I1: {id} is lost")).event;
            assert!(matches!(event, Event::Move { mv: stored, .. } if stored == mv), "{id}: {event:?}");
        }
        let moves = stored.iter().filter(|recorded| matches!(recorded.event, Event::Move { .. })).count();
        let open = usize::from(self.open.is_some());
        let known = self.acknowledged.len();
        assert!(
            (known..=known + open).contains(&moves),
            "I2: {moves} moves, {known} acknowledged, {open} open"
        );
        Ok(())
    }
}

async fn play_and_kill(data: &Path, arguments: &[&str], kills: usize) -> usize {
    let mut rng = StdRng::seed_from_u64(kills as u64);
    let mut process = Process::start(data, arguments).await;
    let mut players = Vec::new();
    for number in 0..GAMES {
        players.push(Arc::new(tokio::sync::Mutex::new(Player::sit_down(&process, number).await)));
    }
    let sent = Arc::new(AtomicUsize::new(0));
    for _ in 0..kills {
        let stop = Arc::new(AtomicBool::new(false));
        let playing: Vec<_> = players
            .iter()
            .map(|player| {
                let (player, stop, sent) = (Arc::clone(player), Arc::clone(&stop), Arc::clone(&sent));
                tokio::spawn(async move {
                    let mut player = player.lock().await;
                    let before = player.sent;
                    // It ends when the server dies.
                    while !stop.load(Ordering::Relaxed) && player.play(&stop).await.is_ok() {}
                    sent.fetch_add((player.sent - before) as usize, Ordering::Relaxed);
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(rng.random_range(5..250))).await;
        process.kill().await;
        stop.store(true, Ordering::Relaxed);
        for playing in playing {
            playing.await.expect("no player found anything wrong");
        }
        process = Process::start(data, arguments).await;
        for player in &players {
            let mut player = player.lock().await;
            player.client = player.client.with_server(process.address);
            player.check().await.expect("the server answers");
        }
    }
    process.kill().await;
    sent.load(Ordering::Relaxed)
}

/// Long form: `FARSIDE_KILLS=500 cargo test -p farside --test it killed`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_being_killed() {
    let kills = kills();
    let data = tempfile::tempdir().expect("a folder");
    let moves = play_and_kill(data.path(), &[], kills).await;
    println!("{kills} kills, {moves} moves sent");
    assert!(moves > kills, "hardly anything was played: {moves} moves in {kills} lives");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_being_killed_on_postgres() {
    let kills = kills() / 2;
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    let data = tempfile::tempdir().expect("a folder");
    let moves = play_and_kill(data.path(), &["--database", &postgres.url()], kills).await;
    println!("{kills} kills, {moves} moves sent");
    assert!(moves > kills, "hardly anything was played: {moves} moves in {kills} lives");
}
