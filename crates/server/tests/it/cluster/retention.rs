//! Games end and are removed once, whichever node looks first.

use std::time::Duration;

use play::{Command, GameId, GameKind, Status};
use server::client::Client;

use tokio::task::block_in_place;

use super::games::terms;
use super::{Cluster, PATIENCE};

/// Waits until a game is in no list any more. Whoever asks for the game itself keeps it from being removed.
async fn gone(client: &mut Client, game: GameId) {
    let gone = async {
        loop {
            let mut listed = String::new();
            for status in ["open", "over", "aborted"] {
                let list = client.request("GET", &format!("/api/v1/games?status={status}"), None).await;
                listed += &list.expect("a list").body;
            }
            if !listed.contains(game.as_str()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it is removed in time");
}

/// Waits until a node knows nothing of a game that was removed. One that has it in memory knows it a moment longer.
async fn forgotten(client: &mut Client, game: GameId) {
    let path = format!("/api/v1/games/{game}");
    let forgotten = async {
        while client.request("GET", &path, None).await.expect("an answer").status != 404 {
            // Asked more often it would never put it away.
            tokio::time::sleep(2 * IDLE).await;
        }
    };
    tokio::time::timeout(PATIENCE, forgotten).await.expect("it is forgotten in time");
}

/// How long a game stays in memory that nobody asks for: longer than an answer from another node takes.
const IDLE: Duration = Duration::from_secs(5);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_nobody_attends_at_any_node_expire_and_finished_ones_are_removed() {
    let cluster = Cluster::start_with(3, |config| {
        config.rooms.idle_timeout = IDLE;
        config.retention.interval = Duration::from_secs(1);
        config.retention.open_public = Duration::ZERO;
        config.retention.aborted = Duration::ZERO;
        config.retention.finished = Some(Duration::ZERO);
    })
    .await;
    let mut ann = cluster.client(1);
    let attended = ann.create_game(&terms(GameKind::Quoridor)).await.expect("a game").game.id;
    let mut socket = ann.connect(attended, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    let reading = tokio::spawn(async move { while socket.next().await.is_ok() {} });
    let mut carl = cluster.client(0);
    let deserted = carl.create_game(&terms(GameKind::Quoridor)).await.expect("a game").game.id;
    let over = carl.create_game(&terms(GameKind::Squadro)).await.expect("a game").game.id;
    let sit = Command::Sit { seat: None };
    cluster.client(2).command(over, "sit".parse().expect("an id"), sit).await.expect("a seat is free");
    carl.command(over, "resign".parse().expect("an id"), Command::Resign).await.expect("one may resign");

    for game in [deserted, over] {
        gone(&mut cluster.client(2), game).await;
        for node in 0..3 {
            forgotten(&mut cluster.client(node), game).await;
        }
    }
    for node in 0..3 {
        let kept = cluster.client(node).game(attended).await.expect("somebody attends it at node 1");
        assert_eq!(kept.game.status, Status::Open, "node {node}");
    }
    reading.abort();
    cluster.stop().await;
}

/// A node that heard of nobody else called off games that people at other nodes waited in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_the_bus_calls_off_no_game() {
    let mut cluster = Cluster::start_with(2, |config| {
        config.retention.interval = Duration::from_millis(500);
        config.retention.open_public = Duration::ZERO;
    })
    .await;
    block_in_place(|| cluster.nats.kill());
    let mut ann = cluster.client(1);
    let game = ann.create_game(&terms(GameKind::Quoridor)).await.expect("a game").game.id;
    let mut socket = ann.connect(game, 0).await.expect("a socket");
    let waited = async { while socket.next().await.is_ok() {} };
    assert!(tokio::time::timeout(Duration::from_secs(5), waited).await.is_err(), "her socket was closed");
    for node in 0..2 {
        let kept = cluster.client(node).game(game).await.expect("it is there");
        assert_eq!(kept.game.status, Status::Open, "node {node}");
    }
    cluster.stop().await;
}
