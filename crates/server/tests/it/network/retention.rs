//! How long games are kept.

use std::time::Duration;

use play::{Command, GameId, GameKind, Status};
use server::Config;
use server::client::{Client, ClientError};
use server::maintenance::{Maintenance, Pruned};
use server::store::DatabaseAddress;

use super::{PATIENCE, Running, id, open_terms, two_at};

/// Waits until a game is in no list any more. Whoever asks for the game itself keeps it from being removed.
async fn gone(client: &mut Client, game: GameId) {
    let gone = async {
        loop {
            let mut listed = String::new();
            for status in ["open", "aborted"] {
                let list = client.request("GET", &format!("/api/v1/games?status={status}"), None).await;
                listed += &list.expect("a list").body;
            }
            if !listed.contains(game.as_str()) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it is removed in time");
    let missing = client.game(game).await;
    assert!(matches!(missing, Err(ClientError::Problem { status: 404, .. })), "{missing:?}");
}

#[tokio::test]
async fn open_games_that_nobody_attends_expire_and_are_removed() {
    let running = Running::start_with(|config| {
        config.rooms.idle_timeout = Duration::from_millis(50);
        config.retention.interval = Duration::from_millis(50);
        config.retention.open_public = Duration::ZERO;
        config.retention.aborted = Duration::ZERO;
    })
    .await;
    let mut ann = running.client();
    let terms = open_terms(GameKind::Quoridor);
    let attended = ann.create_game(&terms).await.expect("a game").game.id;
    let mut socket = ann.connect(attended, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    let private = play::Terms { public: false, ..terms.clone() };
    let private = ann.create_game(&private).await.expect("a game").game.id;
    let (mut bob, _, playing) = two_at(&running, &terms).await;
    let mut carl = running.client();
    let deserted = carl.create_game(&terms).await.expect("a game").game.id;
    gone(&mut carl, deserted).await;
    for (client, game, status) in [(&mut ann, attended, Status::Open), (&mut bob, playing, Status::Playing)] {
        assert_eq!(client.game(game).await.expect("it is there").game.status, status);
    }
    assert_eq!(ann.game(private).await.expect("it is there").game.status, Status::Open, "kept for longer");
    running.stop().await;
}

/// Names that were chosen and never used stayed for ever.
async fn profiles_that_no_game_needs_are_removed(database: Option<String>) {
    let running = Running::start_with(|config| {
        config.database.clone_from(&database);
        config.retention.interval = Duration::from_millis(50);
        config.retention.profiles = Duration::ZERO;
        config.retention.profile_interval = Duration::from_millis(300);
    })
    .await;
    let name = async |client: &mut Client, name: &str| {
        let body = serde_json::json!({ "name": name }).to_string();
        assert_eq!(client.request("PUT", "/api/v1/me", Some(body)).await.expect("an answer").status, 200);
    };
    // Who has a game before choosing a name is in it at any time.
    let (mut ann, mut bob, _) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    name(&mut ann, "Ann").await;
    name(&mut bob, "Bob").await;
    let mut idle = running.client();
    name(&mut idle, "Idle").await;
    let named = async |client: &mut Client| {
        let profile: serde_json::Value = client.get("/api/v1/me").await.expect("a profile");
        profile["name"].as_str().expect("a name").to_owned()
    };
    let removed = async {
        while named(&mut idle).await == "Idle" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, removed).await.expect("it is removed in time");
    assert_eq!((named(&mut ann).await, named(&mut bob).await), ("Ann".into(), "Bob".into()));
    running.stop().await;
}

#[tokio::test]
async fn profiles_that_no_game_needs_are_removed_from_sqlite() {
    profiles_that_no_game_needs_are_removed(None).await;
}

#[cfg(unix)]
#[tokio::test]
async fn profiles_that_no_game_needs_are_removed_from_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    profiles_that_no_game_needs_are_removed(Some(postgres.url())).await;
}

/// Prunes a database beside the server that uses it.
async fn prune(running: &Running, database: Option<&str>, older_than: Duration, dry_run: bool) -> Pruned {
    let address = DatabaseAddress::new(running.data.path(), database).expect("an address");
    let maintenance = Maintenance::open(&address).await.expect("a database");
    let pruned = maintenance.prune(older_than, dry_run).await.expect("pruned");
    maintenance.close().await;
    pruned
}

/// Plays, aborts and leaves games, and prunes the database while the server runs.
async fn prune_after_playing(database: Option<String>) {
    let data = tempfile::tempdir().expect("a folder");
    let change = |config: &mut Config| config.database.clone_from(&database);
    let running = Running::start_in(data, change).await;
    let terms = open_terms(GameKind::Quoridor);
    let (mut ann, _, over) = two_at(&running, &terms).await;
    ann.command(over, id("resign"), Command::Resign).await.expect("one may resign");
    let aborted = ann.create_game(&terms).await.expect("a game").game.id;
    ann.command(aborted, id("abort"), Command::Abort).await.expect("one may abort");
    let open = ann.create_game(&terms).await.expect("a game").game.id;
    let (_, _, playing) = two_at(&running, &terms).await;
    let mut named = running.client();
    named.request("PUT", "/api/v1/me", Some(r#"{"name":"Somebody"}"#.into())).await.expect("a name");

    let prune = |older_than, dry_run| prune(&running, database.as_deref(), older_than, dry_run);
    let found = Pruned { finished: 1, aborted: 1, profiles: 1 };
    let none = Pruned::default();
    assert_eq!(prune(Duration::from_hours(1), false).await, none, "too young");
    assert_eq!(prune(Duration::ZERO, true).await, found, "a dry run");
    assert_eq!(prune(Duration::ZERO, false).await, found);
    assert_eq!(prune(Duration::ZERO, false).await, none, "they are gone");

    let data = running.stop().await;
    let running = Running::start_in(data, change).await;
    let mut client = running.client();
    for game in [open, playing] {
        client.game(game).await.expect("it is there");
    }
    for game in [over, aborted] {
        let missing = client.game(game).await;
        assert!(matches!(missing, Err(ClientError::Problem { status: 404, .. })), "{missing:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn old_games_are_pruned_from_sqlite() {
    prune_after_playing(None).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_games_are_pruned_from_postgres() {
    let postgres = tokio::task::block_in_place(test_services::Postgres::start).expect("PostgreSQL starts");
    prune_after_playing(Some(postgres.url())).await;
}

/// A tab that was open since the game ended would have written an event without the ones before it.
#[tokio::test]
async fn nothing_is_appended_to_a_game_that_was_removed() {
    let running = Running::start().await;
    let terms = open_terms(GameKind::Quoridor);
    let (mut ann, _, game) = two_at(&running, &terms).await;
    let mut socket = ann.connect(game, 0).await.expect("a socket");
    ann.command(game, id("resign"), Command::Resign).await.expect("one may resign");
    let pruned = prune(&running, None, Duration::ZERO, false).await;
    assert_eq!(pruned.finished, 1);
    assert_eq!(super::act(&mut socket, "rematch", Command::Rematch).await, Err("not_found".into()));
    running.stop().await;
}
