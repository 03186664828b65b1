//! Data that earlier versions wrote is still read.
//!
//! `tests/data/schema-1.db` and `schema-1.sql`, and so on, were made by
//! `FARSIDE_FIXTURE=$PWD/crates/server/tests/data/schema-1 cargo test -p farside-server --test it old_data`. They are
//! never made again: a new schema gets files of its own.

use std::path::{Path, PathBuf};

use play::{Command, GameId, GameKind, GameState, Occupant, SeatKind, SeatTerms, Status, Terms};
use server::credentials::Signer;
use server::maintenance::{Fault, Maintenance};
use server::store::{
    DatabaseAddress, Filled, List, Listed, Listing, PostgresStore, SqliteLimits, SqliteStore, Store,
    fill_listings,
};

use super::maintenance::meddle;
use super::{Running, id, mv, open_terms, two_at};

/// Plays a little of everything.
async fn play(database: Option<String>) -> tempfile::TempDir {
    let running = Running::start_with(|config| config.database = database).await;
    let (mut ann, mut bob, game) = two_at(
        &running,
        &Terms { clock: "600+5".parse().expect("a clock"), ..open_terms(GameKind::Quoridor) },
    )
    .await;
    ann.request("PUT", "/api/v1/me", Some(r#"{"name":"Ann"}"#.into())).await.expect("a name");
    ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
    bob.command(game, id("b1"), mv("e8", 1)).await.expect("legal");
    bob.command(game, id("b2"), Command::AskTakeback).await.expect("a question");
    ann.command(game, id("a2"), Command::GrantTakeback).await.expect("yes");
    bob.command(game, id("b3"), mv("e3h", 1)).await.expect("legal");
    ann.command(game, id("a3"), Command::OfferDraw).await.expect("an offer");
    bob.command(game, id("b4"), Command::DeclineDraw).await.expect("no");
    ann.command(game, id("a4"), Command::AskTakeback).await.expect("a question");
    bob.command(game, id("b5"), Command::RefuseTakeback).await.expect("no");
    ann.command(game, id("a5"), Command::Resign).await.expect("giving up");
    ann.command(game, id("a6"), Command::Rematch).await.expect("a question");
    bob.command(game, id("b6"), Command::Rematch).await.expect("yes");

    let mut carl = running.client();
    let mut seats = vec![SeatTerms::of(SeatKind::Open); 4];
    seats[0] = SeatTerms { fences: Some(2), seconds: Some(30), ..SeatTerms::of(SeatKind::Creator) };
    seats[3].who = SeatKind::Computer(1);
    let four = Terms {
        seats,
        options: vec!["free-side-jump".into()],
        clock: "60/move".parse().expect("a clock"),
        draw_seats: true,
        first: None,
        ..open_terms(GameKind::Quoridor)
    };
    let four = carl.create_game(&four).await.expect("a game").game.id;
    ann.command(four, id("s"), Command::Sit { seat: None }).await.expect("a seat");
    ann.command(four, id("u"), Command::GetUp).await.expect("up again");
    ann.command(four, id("t"), Command::Sit { seat: None }).await.expect("a seat");
    bob.command(four, id("s"), Command::Sit { seat: None }).await.expect("a seat");
    bob.command(four, id("r"), Command::Resign).await.expect("giving up");
    carl.command(four, id("d"), Command::OfferDraw).await.expect("declined by the computer");

    let both = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
    let squadro = carl.create_game(&both).await.expect("a game").game.id;
    while let Some(choice) = carl.game(squadro).await.expect("the game").game.legal.first().cloned() {
        let ply = carl.game(squadro).await.expect("the game").game.ply;
        carl.command(squadro, id(ply), mv(&choice, ply)).await.expect("legal");
    }
    let drawn = carl.create_game(&both).await.expect("a game").game.id;
    carl.command(drawn, id("x"), Command::Abort).await.expect("nobody has moved");
    running.stop().await
}

/// The kept databases of all schemas, oldest first: one for each migration.
fn fixtures(database: &str, ending: &str) -> Vec<PathBuf> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let migrations =
        std::fs::read_dir(package.join("migrations").join(database)).expect("there are migrations");
    let count = migrations.count();
    assert!(count > 0);
    (1..=count).map(|version| package.join(format!("tests/data/schema-{version}.{ending}"))).collect()
}

/// Where a new fixture goes, if one is to be made.
fn wanted(ending: &str) -> Option<String> {
    std::env::var("FARSIDE_FIXTURE").ok().map(|path| path + ending)
}

#[tokio::test]
async fn every_schema_of_sqlite_still_loads() {
    if let Some(path) = wanted(".db") {
        let data = play(None).await;
        std::fs::copy(data.path().join("farside.db"), path).expect("the fixture is written");
    }
    for fixture in fixtures("sqlite", "db") {
        // A copy, because opening it may bring its schema up to date.
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("old.db");
        std::fs::copy(&fixture, &file).unwrap_or_else(|error| panic!("{}: {error}", fixture.display()));
        let store = SqliteStore::open(&file, SqliteLimits::default()).await.expect("it opens");
        let signer = check(&store).await;
        let database = format!("sqlite:{}", file.display());
        go_on(database.clone(), &signer).await;
        check_chains(&database).await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn every_schema_of_postgres_still_loads() {
    if let Some(path) = wanted(".sql") {
        let postgres = test_services::Postgres::start().expect("PostgreSQL");
        play(Some(postgres.url())).await;
        std::fs::write(path, postgres.dump().expect("a dump")).expect("the fixture is written");
    }
    for fixture in fixtures("postgres", "sql") {
        let postgres = test_services::Postgres::start().expect("PostgreSQL");
        postgres.load(&fixture).unwrap_or_else(|error| panic!("{}: {error}", fixture.display()));
        let store = PostgresStore::open(&postgres.url()).await.expect("it opens");
        let signer = check(&store).await;
        go_on(postgres.url(), &signer).await;
        check_chains(&postgres.url()).await;
    }
}

const ALL: [Status; 4] = [Status::Open, Status::Playing, Status::Over, Status::Aborted];

async fn lobby(running: &Running, status: &str) -> Vec<serde_json::Value> {
    running.client().get(&format!("/api/v1/games?status={status}")).await.expect("the lobby")
}

/// One game that couldn't be replayed closed the lobby, and quick pairing with it.
#[tokio::test]
async fn a_game_that_cannot_be_read_closes_neither_start_nor_lobby_nor_pairing() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("old.db");
    let first = fixtures("sqlite", "db").remove(0);
    std::fs::copy(&first, &file).expect("the fixture is copied");
    let broken = "UPDATE events SET body = '{}' WHERE seq = 2 AND game = \
        (SELECT id FROM games WHERE status = 'playing' AND public ORDER BY id LIMIT 1)";
    let url = format!("sqlite:{}", file.display());
    assert_eq!(meddle(&url, broken).await, 1);
    let database = Some(url.clone());
    let running = Running::start_with(|config| config.database.clone_from(&database)).await;
    assert_eq!(lobby(&running, "playing").await.len(), 1, "of two games one can be read");
    // These are listed while the server runs.
    while lobby(&running, "over").await.len() != 1 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }

    // A game in which somebody waits, one by hand, and one that has nothing wrong with it.
    let wish = serde_json::json!({ "game": "squadro", "clock": "300+2" });
    let mut ann = running.client();
    let waiting: server::protocol::GameAnswer = ann.post("/api/v1/pairing", &wish).await.expect("a game");
    ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game");
    running.client().create_game(&open_terms(GameKind::Squadro)).await.expect("a game");
    running.stop().await;
    let broken = "UPDATE events SET body = 'nonsense' WHERE seq = 1 AND game IN \
        (SELECT id FROM games WHERE pairing IS NOT NULL)";
    assert_eq!(meddle(&url, broken).await, 1);
    let broken = "UPDATE games SET terms = '{}' WHERE status = 'open' AND kind = 'quoridor'";
    assert_eq!(meddle(&url, broken).await, 1);

    let running = Running::start_with(|config| {
        config.database.clone_from(&database);
        config.limits.connect_grace = std::time::Duration::from_hours(1);
    })
    .await;
    assert_eq!(lobby(&running, "open").await.len(), 2, "those of which the listing can be read");
    for mut client in [running.client(), ann.with_server(running.address)] {
        let found: server::protocol::GameAnswer =
            client.post("/api/v1/pairing", &wish).await.expect("a game that can be played");
        assert_ne!(found.game.id, waiting.game.id);
    }
    running.stop().await;
}

/// A server of today goes on with a game of then: whoever is to move still is who they were.
async fn go_on(database: String, signer: &Signer) {
    let running = Running::start_with(|config| config.database = Some(database)).await;
    let list: Vec<serde_json::Value> =
        running.client().get("/api/v1/games?status=playing").await.expect("the lobby");
    let mut moved = 0;
    for listed in list {
        let id: GameId = listed["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        let game = running.client().game(id).await.expect("the game").game;
        let turn = game.turn.expect("somebody is to move");
        let Some(player) = game.seats[turn.index()].occupant.as_ref().and_then(Occupant::player) else {
            continue;
        };
        let cookie = format!("farside_guest={}", signer.cookie(player, 20_000));
        let mut client = running.client().with_cookie(cookie);
        client.command(id, super::id("today"), mv(&game.legal[0], game.ply)).await.expect("the same person");
        moved += 1;
    }
    assert!(moved > 0, "there is no game to go on with");
    running.stop().await;
}

/// Nothing is wrong with what was brought up to date, and it is noticed if last events are missing.
async fn check_chains(database: &str) {
    let address = DatabaseAddress::new(Path::new(""), Some(database)).expect("an address");
    let maintenance = Maintenance::open(&address).await.expect("a database");
    let checked = maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    assert_eq!(checked.games, 5);
    let lost = "DELETE FROM events WHERE seq = (SELECT seq FROM heads WHERE heads.game = events.game)";
    assert_eq!(meddle(database, lost).await, 5);
    let mut missing = 0;
    let count = |_: &str, fault: &Fault| missing += usize::from(matches!(fault, Fault::Missing(_)));
    assert_eq!(maintenance.check(count).await.expect("it can be read").faulty, 5);
    assert_eq!(missing, 5, "of each game the last event");
    maintenance.close().await;
}

/// All that was played is there and can be replayed.
async fn check(store: &dyn Store) -> Signer {
    let mut games: Vec<Listed> = Vec::new();
    for status in ALL {
        let filled = fill_listings(store, status).await.expect("listings");
        assert_eq!(filled.unreadable, 0);
        assert_eq!(fill_listings(store, status).await.expect("listings"), Filled::default(), "once");
        games.extend(store.list(List::Public(status), 100).await.expect("a list"));
    }
    let mut events = std::collections::BTreeSet::new();
    let mut over = 0;
    for Listed { id: game, listing } in &games {
        let stored = store.load(*game, 0).await.expect("its events");
        let state =
            GameState::replay(*game, stored.iter().map(|stored| &stored.recorded)).expect("a legal game");
        let earliest_flag = listing.earliest_flag;
        assert_eq!(*listing, Listing { earliest_flag, ..Listing::of(&state) }, "it is listed as it is");
        over += usize::from(state.status() == Status::Over);
        events.extend(stored.iter().map(|stored| stored.recorded.event.name()));
        if let Some(next) = state.rematch() {
            assert!(!store.load(next, 0).await.expect("its events").is_empty(), "the rematch is there");
        }
    }
    assert_eq!((games.len(), over), (3, 1));
    for name in [
        "created",
        "seatTaken",
        "seatLeft",
        "started",
        "move",
        "drawOffered",
        "drawDeclined",
        "takebackAsked",
        "takebackGranted",
        "takebackRefused",
        "resigned",
        "ended",
        "rematchOffered",
        "rematch",
    ] {
        assert!(events.contains(name), "no {name} among {events:?}");
    }
    assert!(store.tick(0).await.expect("time") > 0);
    let signer = Signer::new(&store.keys().await.expect("keys"), 0).expect("a key");
    store.close().await;
    signer
}
