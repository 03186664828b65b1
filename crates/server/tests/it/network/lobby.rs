//! Finding somebody to play with, and what machines ask.

use std::time::Duration;

use play::{GameKind, Status, Terms};
use server::protocol::GameAnswer;

use super::{Running, open_terms, two_at};

#[tokio::test]
async fn the_lobby_shows_public_games_only() {
    let running = Running::start().await;
    let mut ann = running.client();
    let open = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game").game.id;
    let private = Terms { public: false, ..open_terms(GameKind::Quoridor) };
    ann.create_game(&private).await.expect("a game");
    let (_, _, playing) = two_at(&running, &open_terms(GameKind::Squadro)).await;
    let ids = |games: serde_json::Value| -> Vec<String> {
        let games = games.as_array().expect("a list").iter();
        games.map(|game| game["id"].as_str().expect("an id").to_string()).collect()
    };
    let listed: serde_json::Value = ann.get("/api/v1/games").await.expect("a list");
    assert_eq!(ids(listed), [open.to_string()]);
    let watched: serde_json::Value = ann.get("/api/v1/games?status=playing").await.expect("a list");
    assert_eq!(ids(watched), [playing.to_string()]);
    running.stop().await;
}

#[tokio::test]
async fn two_who_want_the_same_are_brought_together() {
    let running = Running::start_with(|config| config.limits.connect_grace = Duration::ZERO).await;
    let wish = serde_json::json!({ "game": "squadro", "clock": "300+2" });
    let mut ann = running.client();
    let waiting: GameAnswer = ann.post("/api/v1/pairing", &wish).await.expect("a game");
    assert_eq!(waiting.game.status, Status::Open);
    let again: GameAnswer = ann.post("/api/v1/pairing", &wish).await.expect("a game");
    assert_eq!(again.game.id, waiting.game.id, "who asks twice waits once");

    // Ann isn't there yet, so nobody is sent to her.
    let mut bob = running.client();
    let alone: GameAnswer = bob.post("/api/v1/pairing", &wish).await.expect("a game");
    assert_ne!(alone.game.id, waiting.game.id);

    let mut socket = ann.connect(waiting.game.id, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    let mut carl = running.client();
    let other = serde_json::json!({ "game": "squadro", "clock": "600" });
    let elsewhere: GameAnswer = carl.post("/api/v1/pairing", &other).await.expect("a game");
    assert_ne!(elsewhere.game.id, waiting.game.id, "another clock");
    let mut dora = running.client();
    let paired: GameAnswer = dora.post("/api/v1/pairing", &wish).await.expect("a game");
    assert_eq!((paired.game.id, paired.game.status), (waiting.game.id, Status::Playing));
    assert_eq!(paired.yours.len(), 1);

    // Bob, who was alone, asks again while somebody waits: there is no need to go on waiting.
    let mut emma = running.client();
    let waiting: GameAnswer = emma.post("/api/v1/pairing", &wish).await.expect("a game");
    let mut socket = emma.connect(waiting.game.id, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    let paired: GameAnswer = bob.post("/api/v1/pairing", &wish).await.expect("a game");
    assert_eq!((paired.game.id, paired.game.status), (waiting.game.id, Status::Playing));
    let left: GameAnswer = bob.game(alone.game.id).await.expect("the game Bob had made");
    assert_eq!(left.game.status, Status::Aborted);
    running.stop().await;
}

/// Whoever asked had to have a socket already, so of two who came within a second, neither was sent to the other.
#[tokio::test]
async fn those_who_come_at_the_same_moment_are_brought_together() {
    let running = Running::start().await;
    let wish = serde_json::json!({ "game": "quoridor", "clock": "300+2" });
    let ask = |mut client: server::client::Client| {
        let wish = wish.clone();
        async move { client.post::<GameAnswer>("/api/v1/pairing", &wish).await.expect("a game").game.id }
    };
    let asked = (0..6).map(|_| ask(running.client()));
    let mut games = futures_util::future::join_all(asked).await;
    let mut watcher = running.client();
    let mut playing = 0;
    games.sort();
    games.dedup();
    for game in games {
        let status = watcher.game(game).await.expect("a game").game.status;
        playing += usize::from(status == Status::Playing);
    }
    assert_eq!(playing, 3, "all six play");
    running.stop().await;
}

#[tokio::test]
async fn the_server_can_be_watched() {
    let running = Running::start().await;
    let mut ann = running.client();
    ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game");
    let metrics = ann.request("GET", "/metrics", None).await.expect("text").body;
    assert!(metrics.contains("farside_games_created_total") && metrics.contains("farside_commit_seconds"));
    let health: serde_json::Value = ann.get("/healthz").await.expect("JSON");
    assert_eq!(health["ok"], true);
    running.stop().await;
}

/// The command of pairing had a fixed id, so the second time it got the answer of the first, and no seat.
#[tokio::test]
async fn who_was_paired_and_got_up_can_be_paired_again() {
    let running = Running::start().await;
    let wish = serde_json::json!({ "game": "quoridor", "clock": "300+2", "players": 3 });
    let mut ann = running.client();
    let waiting: GameAnswer = ann.post("/api/v1/pairing", &wish).await.expect("a game");
    let mut socket = ann.connect(waiting.game.id, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    let mut bob = running.client();
    for round in 0..3 {
        let paired: GameAnswer = bob.post("/api/v1/pairing", &wish).await.expect("a game");
        assert_eq!((paired.game.id, paired.yours.len()), (waiting.game.id, 1), "round {round}");
        let up = super::id(format_args!("up-{round}"));
        bob.command(waiting.game.id, up, play::Command::GetUp).await.expect("he may");
    }
    running.stop().await;
}
