//! What operators do to a database: rotate and revoke keys, check, forget, restore.

use std::path::Path;
use std::time::Duration;

use play::{Command, GameId, GameKind};
use server::client::Client;
use server::maintenance::{Checked, Fault, Maintenance};
use server::protocol::ServerMessage;
use server::store::DatabaseAddress;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _};

use super::{PATIENCE, Running, closed, id, mv, next, open_terms, two_at};

async fn open(data: &Path) -> Maintenance {
    Maintenance::open(&DatabaseAddress::Sqlite(data.join("farside.db"))).await.expect("a database")
}

/// A game of Ann and Bob that is over.
async fn finished(running: &Running) -> (Client, Client, GameId) {
    let (mut ann, mut bob, game) = two_at(running, &open_terms(GameKind::Quoridor)).await;
    ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
    bob.command(game, id("b1"), mv("e8", 1)).await.expect("legal");
    ann.command(game, id("a2"), Command::Resign).await.expect("giving up");
    (ann, bob, game)
}

async fn me(client: &mut Client) -> serde_json::Value {
    client.get("/api/v1/me").await.expect("somebody")
}

/// Waits until the running server has noticed.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let noticed = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, noticed).await.expect("it is noticed");
}

async fn status(client: &Client, path: &str) -> u16 {
    client.clone().request("GET", path, None).await.expect("an answer").status
}

async fn rotate_and_revoke(running: &Running, maintenance: &Maintenance) {
    let mut ann = running.client();
    let who = me(&mut ann).await;
    let before = ann.cookie().expect("a cookie").to_owned();
    let bot: serde_json::Value =
        ann.post("/api/v1/bots", &serde_json::json!({ "name": "Robot" })).await.expect("a bot");
    let [bot_id, token] = ["id", "token"].map(|field| bot[field].as_str().expect("a text").to_owned());
    let robot = running.client().with_token(token);
    let terms = play::Terms { public: false, ..open_terms(GameKind::Squadro) };
    let made = ann.create_game(&terms).await.expect("a game");
    let path = format!("/api/v1/games/{}", made.game.id);
    let guest = running.client().with_link(made.link.clone());
    assert_eq!((status(&robot, "/api/v1/me").await, status(&guest, &path).await), (200, 200));

    // Within the grace period everything is accepted, and the cookie is signed anew.
    maintenance.rotate(Duration::from_hours(1)).await.expect("a key");
    until(async || {
        let mut again = running.client().with_cookie(before.clone());
        assert_eq!(me(&mut again).await["id"], who["id"]);
        again.cookie() != Some(&before)
    })
    .await;
    assert_eq!((status(&robot, "/api/v1/me").await, status(&guest, &path).await), (200, 200));

    // A token and a link are revoked; nobody else notices.
    let revoked = maintenance.revoke(&bot_id).await.expect("a bot");
    maintenance.revoke(made.game.id.as_str()).await.expect("a game");
    until(async || status(&robot, "/api/v1/me").await == 401 && status(&guest, &path).await == 404).await;
    let robot = running.client().with_token(revoked.token.expect("a new token"));
    assert_eq!(status(&robot, "/api/v1/me").await, 200);
    assert_eq!(me(&mut running.client().with_cookie(before.clone())).await["id"], who["id"]);

    // Without a grace period nothing that was signed before counts.
    maintenance.rotate(Duration::ZERO).await.expect("a key");
    until(async || me(&mut running.client().with_cookie(before.clone())).await["id"] != who["id"]).await;
    assert_eq!(status(&robot, "/api/v1/me").await, 401);
    let keys = maintenance.keys().await.expect("keys");
    assert_eq!(keys.keys.len(), 1, "expired keys are removed: {keys:?}");
    maintenance.close().await;
}

#[tokio::test]
async fn keys_are_rotated_and_credentials_revoked_while_the_server_runs() {
    let running = Running::start().await;
    rotate_and_revoke(&running, &open(running.data.path()).await).await;
    running.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn keys_are_rotated_and_credentials_revoked_on_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    let running = Running::start_with(|config| config.database = Some(postgres.url())).await;
    let maintenance =
        Maintenance::open(&DatabaseAddress::Postgres(postgres.url())).await.expect("a database");
    rotate_and_revoke(&running, &maintenance).await;
    running.stop().await;
}

/// Sockets stayed open after what they were opened with was revoked, and went on playing.
#[tokio::test]
async fn revoking_closes_open_sockets_and_nobody_elses() {
    let running = Running::start_with(|config| config.limits.ping_interval = Duration::from_secs(3)).await;
    let maintenance = open(running.data.path()).await;
    let terms = play::Terms { public: false, ..open_terms(GameKind::Quoridor) };
    let (mut ann, mut bob, game) = two_at(&running, &terms).await;
    let hers = ann.game(game).await.expect("her game");
    let who = me(&mut ann).await["id"].as_str().expect("an id").to_owned();
    let by_link = running.client().with_link(hers.link);
    let mut revoked = [
        ann.connect(game, 0).await.expect("a socket"),
        by_link.connect(game, 0).await.expect("a socket"),
        running.client().connect_with(game, 0, Some(hers.yours[0].key.clone())).await.expect("a socket"),
    ];
    let mut bobs = bob.connect(game, 0).await.expect("a socket");
    let bobs = tokio::spawn(async move {
        loop {
            if let ServerMessage::Event(recorded) = next(&mut bobs).await?
                && matches!(recorded.event, play::Event::Resigned { .. })
            {
                return Ok::<_, server::client::ClientError>(());
            }
        }
    });
    maintenance.revoke(&who).await.expect("a player");
    maintenance.revoke(game.as_str()).await.expect("a game");
    let codes = futures_util::future::join_all(revoked.iter_mut().map(closed)).await;
    assert_eq!(codes, [Some(4003); 3]);
    bob.command(game, id("resign"), Command::Resign).await.expect("one may resign");
    bobs.await.expect("no panic").expect("Bob's socket stays open");
    maintenance.close().await;
    running.stop().await;
}

/// The faults of a database after this statement.
async fn faults(original: &Path, change: &str) -> Vec<(String, Fault)> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("farside.db");
    std::fs::copy(original, &file).expect("a copy");
    let url = format!("sqlite:{}", file.display());
    let mut connection = SqliteConnection::connect(&url).await.expect("a database");
    let changed = connection.execute(AssertSqlSafe(change)).await.expect("a change");
    assert!(changed.rows_affected() > 0, "{change}");
    connection.close().await.expect("it closes");
    let maintenance = open(folder.path()).await;
    let mut found = Vec::new();
    maintenance.check(|game, fault| found.push((game.into(), fault.clone()))).await.expect("it can be read");
    maintenance.close().await;
    found
}

#[tokio::test]
async fn check_notices_changed_and_missing_events() {
    let running = Running::start().await;
    let (_, _, game) = finished(&running).await;
    two_at(&running, &open_terms(GameKind::Squadro)).await;
    let data = running.stop().await;
    let maintenance = open(data.path()).await;
    let checked = maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    assert_eq!((checked.games, checked.unchained, checked.faulty), (2, 0, 0));
    maintenance.close().await;

    let file = data.path().join("farside.db");
    let this = format!("WHERE game = '{game}' AND seq");
    for (change, fault) in [
        // The game would replay all the same.
        (format!("UPDATE events SET wall = wall + 1 {this} = 4"), Fault::Changed(4)),
        (format!("UPDATE events SET command = 'other' {this} = 5"), Fault::Changed(5)),
        (format!("UPDATE events SET chain = NULL {this} = 5"), Fault::Changed(5)),
        (format!("DELETE FROM events {this} = 3"), Fault::Missing(3)),
        (format!("DELETE FROM events {this} = 1"), Fault::Missing(1)),
        (format!("DELETE FROM events {this} = (SELECT max(seq) FROM events {this} > 0)"), Fault::Listing),
        (format!("DELETE FROM games WHERE id = '{game}'"), Fault::Incomplete),
        (format!("UPDATE games SET status = 'open' WHERE id = '{game}'"), Fault::Listing),
    ] {
        assert_eq!(faults(&file, &change).await, [(game.to_string(), fault)], "{change}");
    }
}

/// Somebody's name in every place where it is kept.
async fn forget(running: &Running, maintenance: &Maintenance, dump: impl AsyncFn() -> String) {
    let (mut ann, mut bob) = (running.client(), running.client());
    for (client, name) in [(&mut ann, "Annabella"), (&mut bob, "Bobinsky")] {
        let body = serde_json::json!({ "name": name }).to_string();
        client.request("PUT", "/api/v1/me", Some(body)).await.expect("a name");
    }
    let who = me(&mut ann).await["id"].as_str().expect("an id").to_owned();
    ann.post::<serde_json::Value>("/api/v1/bots", &serde_json::json!({ "name": "Annasbot" }))
        .await
        .expect("a bot");
    let made = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game");
    let game = made.game.id;
    bob.command(game, id("sit"), Command::Sit { seat: None }).await.expect("a seat");
    let player = who.parse().expect("an id");
    let kept = maintenance.forget(player).await.expect("a database");
    assert_eq!((kept.games, kept.unfinished), (0, 1), "a game that is played is left alone");
    ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
    ann.command(game, id("a2"), Command::Resign).await.expect("giving up");

    let forgotten = maintenance.forget(player).await.expect("a database");
    assert_eq!((forgotten.games, forgotten.unfinished), (1, 0));
    let text = dump().await;
    for gone in [who.as_str(), "Annabella", "Annasbot"] {
        assert!(!text.contains(gone), "{gone} is still there: {text}");
    }
    assert!(text.contains("Bobinsky"), "nobody else is forgotten");
    // The game is whole, and can go on with a rematch.
    bob.command(game, id("b2"), Command::Rematch).await.expect("an offer");
    let checked = maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    assert_eq!(Checked { events: 0, ..checked }, Checked { games: 1, ..Checked::default() });
    maintenance.close().await;
}

#[tokio::test]
async fn forget_removes_every_trace_of_a_player() {
    let running = Running::start().await;
    let file = running.data.path().join("farside.db");
    let dump = async || {
        let url = format!("sqlite:{}?mode=ro", file.display());
        let mut connection = SqliteConnection::connect(&url).await.expect("a database");
        let mut text = String::new();
        for query in [
            "SELECT group_concat(body || coalesce(player, '')) FROM events",
            "SELECT group_concat(creator || coalesce(seats, '')) FROM games",
            "SELECT group_concat(id || name || coalesce(owner, '')) FROM players",
        ] {
            let found: Option<String> =
                sqlx::query_scalar(query).fetch_one(&mut connection).await.expect("a text");
            text += &found.unwrap_or_default();
        }
        text
    };
    forget(&running, &open(running.data.path()).await, dump).await;
    running.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn forget_removes_every_trace_of_a_player_from_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    let running = Running::start_with(|config| config.database = Some(postgres.url())).await;
    let maintenance =
        Maintenance::open(&DatabaseAddress::Postgres(postgres.url())).await.expect("a database");
    forget(&running, &maintenance, async || postgres.dump().expect("a dump")).await;
    running.stop().await;
}

/// The procedure of docs/1-hosting.md, with the statement that `.backup` stands for.
#[tokio::test]
async fn a_backup_taken_while_the_server_runs_is_restored_and_serves_the_games() {
    let running = Running::start().await;
    let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("farside.db");
    let url = format!("sqlite:{}", running.data.path().join("farside.db").display());
    let mut connection = SqliteConnection::connect(&url).await.expect("a database");
    connection.execute(AssertSqlSafe(format!("VACUUM INTO '{}'", copy.display()))).await.expect("a backup");
    connection.close().await.expect("it closes");
    // What comes after the backup is lost with the original.
    bob.command(game, id("b1"), mv("e8", 1)).await.expect("legal");
    drop(running.stop().await);

    let maintenance = open(folder.path()).await;
    maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    maintenance.close().await;
    let running = Running::start_with(|config| config.data = folder.path().into()).await;
    let (mut ann, mut bob) = (ann.with_server(running.address), bob.with_server(running.address));
    assert_eq!(ann.game(game).await.expect("the game").game.ply, 1);
    bob.command(game, id("b2"), mv("e8", 1)).await.expect("Bob is who he was, and the game goes on");
    running.stop().await;
}
