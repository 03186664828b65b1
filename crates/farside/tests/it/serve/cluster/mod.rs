//! Three nodes on PostgreSQL and NATS, and a worker, all real processes: nodes are killed, NATS and PostgreSQL are
//! restarted, and the games go on.

mod player;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures_util::future::join_all;
use play::{Command, Event, GameId, GameKind, GameState, Recorded, SeatKind, Status, Terms};
use server::client::Client;
use server::store::{PostgresStore, Store as _, Stored};
use test_services::{Nats, Postgres};
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};

use self::player::{Addresses, Player};
use super::{PATIENCE, Process, kills, start_worker};

/// What runs.
struct Cluster {
    nodes: Vec<Process>,
    worker: tokio::process::Child,
    addresses: Addresses,
    folder: tempfile::TempDir,
    nats: Nats,
    postgres: Postgres,
}

impl Cluster {
    async fn start() -> Cluster {
        let (postgres, nats) =
            block_in_place(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS")));
        let worker = start_worker(&nats.url()).await;
        let folder = tempfile::tempdir().expect("a folder");
        let addresses = Addresses::default();
        let mut cluster = Cluster { nodes: Vec::new(), worker, addresses, folder, nats, postgres };
        for _ in 0..3 {
            cluster.add_node().await;
        }
        cluster
    }

    async fn add_node(&mut self) {
        let arguments = ["--database", &self.postgres.url(), "--bus", &self.nats.url(), "--thinkers", "1"];
        let node = Process::start(self.folder.path(), &arguments).await;
        self.addresses.0.lock().expect("whole").push(node.address);
        self.nodes.push(node);
    }

    async fn kill_node(&mut self, index: usize) {
        let node = self.nodes.remove(index);
        self.addresses.0.lock().expect("whole").retain(|address| *address != node.address);
        node.kill().await;
    }

    /// Everything that goes wrong with many machines, one thing after the other.
    async fn cause_trouble(&mut self, round: usize) {
        sleep(Duration::from_secs(1)).await;
        self.kill_node(round % 3).await;
        sleep(Duration::from_secs(1)).await;
        self.add_node().await;
        block_in_place(|| {
            self.nats.kill();
            std::thread::sleep(Duration::from_millis(500));
            self.nats.resume().expect("NATS again");
        });
        sleep(Duration::from_secs(1)).await;
        block_in_place(|| {
            self.postgres.kill();
            std::thread::sleep(Duration::from_millis(300));
            self.postgres.resume().expect("PostgreSQL again");
        });
        sleep(Duration::from_secs(1)).await;
        self.worker.kill().await.expect("it can be killed");
        sleep(Duration::from_millis(500)).await;
        self.worker = start_worker(&self.nats.url()).await;
        sleep(Duration::from_secs(1)).await;
    }

    /// How many moves of computers were found by workers, for the nodes that run.
    async fn found_by_workers(&self) -> u32 {
        let mut found = 0;
        for node in &self.nodes {
            let text = node.client().request("GET", "/metrics", None).await.expect("metrics").body;
            let line = text.lines().find(|line| line.starts_with("farside_thoughts_total{by=\"worker\"}"));
            found +=
                line.map_or(0, |line| line.rsplit(' ').next().expect("a number").parse().expect("a number"));
        }
        found
    }
}

/// Plays one game after the other, of which some end by themselves, until it is time to stop.
async fn play_games(addresses: Addresses, terms: Terms, seed: u64, finish: Arc<AtomicBool>) -> Vec<GameId> {
    let ann = Player::meet(&addresses, seed).await;
    let bob = Player::meet(&addresses, seed + 1).await;
    let mut games = Vec::new();
    while games.is_empty() || !finish.load(Ordering::Relaxed) {
        let seed = seed + 10 * games.len() as u64;
        let (game, link) = make_game(&addresses, &ann, &terms, seed).await;
        let bob = bob.clone().with_link(link.clone());
        let has_two = terms.seats.iter().any(|seat| seat.who == SeatKind::Open);
        if has_two {
            sit_down(&addresses, &bob, game, seed).await;
        }
        let watcher = Player::meet(&addresses, seed + 2).await.with_link(link);
        let clients = [Some(ann.clone()), has_two.then_some(bob), Some(watcher)];
        let players = clients.into_iter().flatten().enumerate().map(|(number, client)| {
            let player = Player::at(client, &addresses, game, seed + number as u64);
            tokio::spawn(player.play(Arc::clone(&finish)))
        });
        let players: Vec<Player> =
            join_all(players).await.into_iter().map(|player| player.expect("nothing was wrong")).collect();
        for player in &players[1..] {
            assert_eq!(player.events, players[0].events, "I6: everybody has seen the same");
        }
        games.push(game);
        check_acknowledged(&players);
    }
    games
}

/// Makes a game on any node that answers.
async fn make_game(
    addresses: &Addresses,
    client: &Client,
    terms: &Terms,
    seed: u64,
) -> (GameId, Option<String>) {
    let mut rng = rand::SeedableRng::seed_from_u64(seed);
    loop {
        let made = client.with_server(addresses.any(&mut rng)).create_game(terms).await;
        if let Ok(made) = made {
            return (made.game.id, made.link);
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Sits down, by way of whichever node answers: a command that may have been done already is simply repeated.
async fn sit_down(addresses: &Addresses, client: &Client, game: GameId, seed: u64) {
    let mut rng = rand::SeedableRng::seed_from_u64(seed);
    let sit = || Command::Sit { seat: None };
    while client
        .with_server(addresses.any(&mut rng))
        .command(game, "sit".parse().expect("an id"), sit())
        .await
        .is_err()
    {
        sleep(Duration::from_millis(100)).await;
    }
}

fn check_acknowledged(players: &[Player]) {
    for player in players {
        for (id, seq, command) in &player.acknowledged {
            let event = &player.events[*seq as usize - 1].event;
            let done = match (command, event) {
                (Command::Move { mv, .. }, Event::Move { mv: played, .. }) => mv == played,
                (Command::Resign, Event::Resigned { .. }) => true,
                _ => false,
            };
            assert!(done, "{id} was acknowledged as {event:?}");
        }
    }
}

/// What is in the database is a legal game with exactly one result, in which no command was done twice.
fn check_stored(game: GameId, stored: &[Stored]) {
    let events: Vec<Recorded> = stored.iter().map(|stored| stored.recorded.clone()).collect();
    let state = GameState::replay(game, &events).expect("I3: every stored game replays");
    assert_eq!(state.status(), Status::Over);
    let ends = events.iter().filter(|it| matches!(it.event, Event::Ended { .. } | Event::Aborted { .. }));
    assert_eq!(ends.count(), 1, "I7: exactly one result");
    let mut commands: Vec<_> =
        stored.iter().filter_map(|it| it.command.as_ref()).map(|(by, id)| (*by, id.to_string())).collect();
    let all = commands.len();
    commands.sort();
    commands.dedup();
    assert_eq!(commands.len(), all, "I2: no command was done twice");
}

/// Long form: `FARSIDE_KILLS=500 cargo test -p farside --test it three_nodes`.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_go_on_whatever_is_killed() {
    let mut cluster = Cluster::start().await;
    let finish = Arc::new(AtomicBool::new(false));
    let timed = |terms: Terms| Terms { clock: "900+5".parse().expect("a time control"), ..terms };
    let (creator, open) = (SeatKind::Creator, SeatKind::Open);
    let tables = [
        Terms::for_two(GameKind::Squadro, creator, open),
        timed(Terms::for_two(GameKind::Quoridor, creator, open)),
        timed(Terms::for_two(GameKind::Squadro, creator, SeatKind::Computer(1))),
        Terms::for_two(GameKind::Quoridor, creator, SeatKind::Computer(1)),
    ];
    let playing = tables.into_iter().enumerate().map(|(number, terms)| {
        let seed = 1000 * number as u64;
        tokio::spawn(play_games(cluster.addresses.clone(), terms, seed, Arc::clone(&finish)))
    });
    let playing: Vec<_> = playing.collect();
    for round in 0..(kills() / 20).max(1) {
        cluster.cause_trouble(round).await;
    }
    assert!(cluster.found_by_workers().await > 0, "workers have done nothing");
    finish.store(true, Ordering::Relaxed);
    let games = timeout(2 * PATIENCE, join_all(playing)).await.expect("the games come to an end");
    let games: Vec<GameId> = games.into_iter().flat_map(|games| games.expect("nothing was wrong")).collect();

    // Every node that is asked says what is in the database.
    let store = PostgresStore::open(&cluster.postgres.url()).await.expect("the database");
    for &game in &games {
        let stored = store.load(game, 0).await.expect("the game");
        check_stored(game, &stored);
    }
    store.close().await;
    println!("{} games", games.len());
    for node in cluster.nodes {
        node.kill().await;
    }
    cluster.worker.kill().await.expect("it can be killed");
}
