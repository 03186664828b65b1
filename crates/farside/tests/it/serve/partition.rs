//! Nodes in network namespaces of their own, which are cut off from the bus or from the database.

use std::time::Duration;

use play::{Command, GameId, GameKind, GameState, Recorded, SeatKind, Terms};
use server::client::Client;
use test_services::{Nats, Postgres};
use tokio::task::block_in_place;
use tokio::time::{sleep, timeout};

use super::Process;
use super::namespace::{Link, Namespace};

/// Whether a command is acknowledged within this time.
async fn is_acknowledged(client: &mut Client, game: GameId, mv: &str, ply: u32, within: Duration) -> bool {
    let id = format!("move-{ply}").parse().expect("an id");
    let command = client.command(game, id, Command::Move { mv: mv.into(), ply });
    timeout(within, command).await.is_ok_and(|answer| answer.is_ok())
}

/// Plays a move with the same idempotency key until it is acknowledged.
async fn insist(client: &mut Client, game: GameId, mv: &str, ply: u32) {
    for _ in 0..30 {
        if is_acknowledged(client, game, mv, ply, Duration::from_secs(4)).await {
            return;
        }
        sleep(Duration::from_millis(200)).await;
    }
    panic!("{mv} is never acknowledged");
}

async fn stored(client: &mut Client, game: GameId) -> Vec<Recorded> {
    client.get(&format!("/api/v1/games/{game}/events")).await.expect("events")
}

/// A node in this namespace.
async fn start(namespace: &Namespace, data: &std::path::Path, nats: &Nats, postgres: &Postgres) -> Process {
    let database = namespace.reach(Link::Database, &postgres.url()).await;
    let bus = namespace.reach(Link::Bus, &nats.url()).await;
    let mut command = namespace.command(env!("CARGO_BIN_EXE_farside"));
    command.args(["serve", "--pause", "0", "--thinkers", "1", "--listen"]);
    command.arg(format!("{}:0", namespace.address())).arg("--data").arg(data);
    command.args(["--database", &database, "--bus", &bus]);
    Process::run(command).await
}

/// Two play at two nodes, of which the second loses the bus, then the database, then both for a while.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_partitioned_node_neither_loses_nor_doubles_a_move() {
    let created = block_in_place(|| [Namespace::create(), Namespace::create()]);
    let [Ok(one), Ok(two)] = &created else {
        // The same is tested without namespaces in the server's `cluster::partition`.
        println!("skipped: {:?}", created.iter().find_map(|it| it.as_ref().err()));
        return;
    };
    let (postgres, nats) =
        block_in_place(|| (Postgres::start().expect("PostgreSQL"), Nats::start().expect("NATS")));
    let folder = tempfile::tempdir().expect("a folder");
    let nodes = [
        start(one, folder.path(), &nats, &postgres).await,
        start(two, folder.path(), &nats, &postgres).await,
    ];
    let [mut ann, mut bob] = [nodes[0].client(), nodes[1].client()];
    let terms = Terms {
        public: true,
        first: Some(game::Seat::FIRST),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
    };
    let game = ann.create_game(&terms).await.expect("a game").game.id;
    bob.command(game, "sit".parse().expect("an id"), Command::Sit { seat: None }).await.expect("a free seat");
    let moves = ["e2", "e8", "e3", "e7", "e4", "e6", "a3h", "c3h", "a6h", "c6h"];
    for (ply, mv) in moves.into_iter().enumerate() {
        match ply {
            1 | 5 => two.cut(Link::Bus),
            3 => two.mend(Link::Bus),
            _ => {}
        }
        let ply = ply as u32;
        if ply == 3 || ply == 7 {
            two.cut(Link::Database);
            assert!(
                !is_acknowledged(&mut bob, game, mv, ply, Duration::from_secs(3)).await,
                "it isn't durable"
            );
            two.mend(Link::Database);
            two.mend(Link::Bus);
        }
        let mover = if ply.is_multiple_of(2) { &mut ann } else { &mut bob };
        insist(mover, game, mv, ply).await;
    }
    let events = stored(&mut ann, game).await;
    assert_eq!(events, stored(&mut bob, game).await, "I6: both nodes know the same");
    let state = GameState::replay(game, &events).expect("a legal game");
    let played = state.board().map(games::AnyLine::steps).unwrap_or_default();
    assert_eq!(played, moves.map(String::from), "each move once, and none is lost");
    for node in nodes {
        node.kill().await;
    }
}
