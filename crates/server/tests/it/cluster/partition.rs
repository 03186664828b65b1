//! A node that is cut off from the bus or from the database, which it can't tell from a slow one.

use std::time::Duration;

use play::{Command, GameId, GameKind, GameState, Recorded};
use server::client::Client;
use server::protocol::ServerMessage;

use super::games::{events_until, play, terms, two_at};
use super::{Cluster, next};

async fn stored(client: &mut Client, game: GameId) -> Vec<Recorded> {
    client.get(&format!("/api/v1/games/{game}/events")).await.expect("events")
}

/// Whether a command is acknowledged within this time.
async fn is_acknowledged(client: &mut Client, game: GameId, mv: &str, ply: u32, within: Duration) -> bool {
    let id = format!("move-{ply}").parse().expect("an id");
    let command = client.command(game, id, Command::Move { mv: mv.into(), ply });
    tokio::time::timeout(within, command).await.is_ok_and(|answer| answer.is_ok())
}

/// Plays a move over HTTP, with the same idempotency key until it is acknowledged.
async fn insist(client: &mut Client, game: GameId, mv: &str, ply: u32) {
    for _ in 0..30 {
        if is_acknowledged(client, game, mv, ply, Duration::from_secs(4)).await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("{mv} is never acknowledged");
}

fn is_it(seq: u32) -> impl Fn(&ServerMessage) -> bool {
    move |message| matches!(message, ServerMessage::Event(recorded) if recorded.seq == seq)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_the_bus_neither_loses_nor_doubles_a_move() {
    let (cluster, wires) = Cluster::start_with_wires(3).await;
    let (ann, bob, game) = two_at(&cluster, &terms(GameKind::Quoridor)).await;
    let mut ann = ann.connect(game, 0).await.expect("a socket");
    let mut bob = bob.connect(game, 0).await.expect("a socket");
    let mut watcher = cluster.client(2).connect(game, 0).await.expect("a socket");
    let mut seen = Vec::new();
    for (ply, mv) in ["e2", "e8", "e3", "e7", "e4", "e6", "a3h", "c3h"].into_iter().enumerate() {
        match ply {
            2 => wires[1].bus.cut(),
            6 => wires[1].bus.mend(),
            _ => {}
        }
        let (mover, other) = if ply % 2 == 0 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
        let seq = play(mover, mv, ply as u32).await;
        next(other, is_it(seq)).await;
        events_until(&mut watcher, &mut seen, seq).await;
    }
    assert_eq!(GameState::replay(game, &seen).expect("a legal game").ply(), 8);
    for node in 0..3 {
        assert_eq!(stored(&mut cluster.client(node), game).await, seen, "I6: node {node} knows the same");
    }
    drop((ann, bob, watcher));
    cluster.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_without_the_database_acknowledges_nothing_and_catches_up() {
    let (cluster, wires) = Cluster::start_with_wires(2).await;
    let (mut ann, mut bob, game) = two_at(&cluster, &terms(GameKind::Quoridor)).await;
    insist(&mut ann, game, "e2", 0).await;
    insist(&mut bob, game, "e8", 1).await;
    insist(&mut ann, game, "e3", 2).await;
    wires[1].database.cut();
    assert!(!is_acknowledged(&mut bob, game, "e7", 3, Duration::from_secs(2)).await, "nothing is durable");
    // The other node goes on.
    let (mut carol, mut dave) = (cluster.client(0), cluster.client(0));
    let other = carol.create_game(&terms(GameKind::Squadro)).await.expect("a game can be made").game.id;
    let sit = Command::Sit { seat: None };
    dave.command(other, "sit".parse().expect("an id"), sit).await.expect("a seat is free");
    insist(&mut carol, other, "3", 0).await;
    wires[1].database.mend();
    insist(&mut bob, game, "e7", 3).await;
    insist(&mut ann, game, "e4", 4).await;
    let events = stored(&mut ann, game).await;
    assert_eq!(events, stored(&mut bob, game).await, "I6: both nodes know the same");
    assert_eq!(GameState::replay(game, &events).expect("a legal game").ply(), 5, "each move once");
    cluster.stop().await;
}
