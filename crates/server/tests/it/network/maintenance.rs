//! What operators do to a database: rotate and revoke keys, check, forget, restore.

use std::path::Path;
use std::time::Duration;

use play::{Command, GameId, GameKind, SeatKind, Terms};
use server::client::Client;
use server::maintenance::{Fault, Maintenance};
use server::protocol::ServerMessage;
use server::store::DatabaseAddress;
use sqlx::postgres::PgConnection;
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
    let terms = Terms { public: false, ..open_terms(GameKind::Squadro) };
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
    let terms = Terms { public: false, ..open_terms(GameKind::Quoridor) };
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
    assert!(meddle(&format!("sqlite:{}", file.display()), change).await > 0, "{change}");
    let maintenance = open(folder.path()).await;
    let found = found(&maintenance).await;
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
        (format!("DELETE FROM events {this} > 5"), Fault::Missing(6)),
        (format!("DELETE FROM heads WHERE game = '{game}'"), Fault::Incomplete),
        (format!("UPDATE heads SET chain = NULL WHERE game = '{game}'"), Fault::Changed(8)),
        (format!("DELETE FROM games WHERE id = '{game}'"), Fault::Incomplete),
        (format!("UPDATE games SET status = 'open' WHERE id = '{game}'"), Fault::Listing),
    ] {
        assert_eq!(faults(&file, &change).await, [(game.to_string(), fault)], "{change}");
    }
}

/// Changes a database behind the server's back; the number of rows that were changed.
pub(super) async fn meddle(database: &str, statement: &str) -> u64 {
    let statement = AssertSqlSafe(statement);
    if database.starts_with("postgres:") {
        let mut connection = PgConnection::connect(database).await.expect("a database");
        return connection.execute(statement).await.expect("a change").rows_affected();
    }
    let mut connection = SqliteConnection::connect(database).await.expect("a database");
    let changed = connection.execute(statement).await.expect("a change").rows_affected();
    connection.close().await.expect("it closes");
    changed
}

/// What `farside check` finds.
async fn found(maintenance: &Maintenance) -> Vec<(String, Fault)> {
    let mut found = Vec::new();
    maintenance.check(|game, fault| found.push((game.into(), fault.clone()))).await.expect("it can be read");
    found
}

/// The last events of a game that wasn't over could be removed, and the game went on as if they had never been.
async fn check_notices_that_the_last_events_are_missing(database: Option<String>) {
    let data = tempfile::tempdir().expect("a folder");
    let sqlite = format!("sqlite:{}", data.path().join("farside.db").display());
    let change = |config: &mut server::Config| config.database.clone_from(&database);
    let running = Running::start_in(data, change).await;
    let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
    let last = bob.command(game, id("b1"), mv("e8", 1)).await.expect("legal");
    let (other, _, untouched) = two_at(&running, &open_terms(GameKind::Squadro)).await;
    let data = running.stop().await;
    let address = DatabaseAddress::new(data.path(), database.as_deref()).expect("an address");
    let maintenance = Maintenance::open(&address).await.expect("a database");
    assert_eq!(found(&maintenance).await, []);

    let url = database.as_deref().unwrap_or(&sqlite);
    let lost = format!("DELETE FROM events WHERE game = '{game}' AND seq = {last}");
    assert_eq!(meddle(url, &lost).await, 1);
    let missing = [(game.to_string(), Fault::Missing(last.into()))];
    assert_eq!(found(&maintenance).await, missing);

    let running = Running::start_in(data, change).await;
    let [mut ann, mut bob, mut other] = [ann, bob, other].map(|client| client.with_server(running.address));
    assert_eq!(bob.game(game).await.expect("the game").game.ply, 1, "the move is lost");
    bob.command(game, id("b2"), mv("e8", 1)).await.expect("the game goes on");
    ann.command(game, id("a2"), mv("e3", 2)).await.expect("the game goes on");
    let choice = other.game(untouched).await.expect("the game").game.legal[0].clone();
    other.command(untouched, id("1"), mv(&choice, 0)).await.expect("legal");
    let _data = running.stop().await;
    assert_eq!(found(&maintenance).await, [(game.to_string(), Fault::Changed(last.into()))]);
    let all = format!("DELETE FROM events WHERE game = '{untouched}'");
    assert!(meddle(url, &all).await > 0);
    let listing = format!("DELETE FROM games WHERE id = '{untouched}'");
    assert_eq!(meddle(url, &listing).await, 1);
    assert!(found(&maintenance).await.contains(&(untouched.to_string(), Fault::Incomplete)), "a whole game");
    maintenance.close().await;
}

#[tokio::test]
async fn check_notices_that_the_last_events_of_a_game_are_missing_from_sqlite() {
    check_notices_that_the_last_events_are_missing(None).await;
}

#[cfg(unix)]
#[tokio::test]
async fn check_notices_that_the_last_events_of_a_game_are_missing_from_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    check_notices_that_the_last_events_are_missing(Some(postgres.url())).await;
}

/// An event that was appended between two queries looked as if it were missing.
async fn check_beside_a_server_at_work(database: Option<String>) {
    let running = Running::start_with(|config| {
        config.database.clone_from(&database);
        // Whole games as fast as the machine can.
        config.limits.writes_per_player = u32::MAX;
        config.limits.writes_per_address = u32::MAX;
    })
    .await;
    let address = DatabaseAddress::new(running.data.path(), database.as_deref()).expect("an address");
    let maintenance = Maintenance::open(&address).await.expect("a database");
    let mut ann = running.client();
    let both = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
    let play = async {
        for _ in 0..4 {
            let game = ann.create_game(&both).await.expect("a game").game.id;
            for ply in 0.. {
                let legal = ann.game(game).await.expect("the game").game.legal;
                let Some(choice) = legal.first() else { break };
                ann.command(game, id(ply), mv(choice, ply)).await.expect("legal");
            }
        }
    };
    let check = async {
        loop {
            assert_eq!(found(&maintenance).await, []);
        }
    };
    tokio::select! {
        () = play => {}
        () = check => {}
    }
    maintenance.close().await;
    running.stop().await;
}

#[tokio::test]
async fn check_finds_nothing_beside_a_server_at_work_on_sqlite() {
    check_beside_a_server_at_work(None).await;
}

#[cfg(unix)]
#[tokio::test]
async fn check_finds_nothing_beside_a_server_at_work_on_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    check_beside_a_server_at_work(Some(postgres.url())).await;
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
