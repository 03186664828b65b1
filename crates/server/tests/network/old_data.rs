//! Data that earlier versions wrote is still read.
//!
//! `tests/data/schema-1.db` and `schema-1.sql` were made by `FARSIDE_FIXTURE=$PWD/crates/server/tests/data/schema-1
//! cargo test -p server --test network old_data`. They are never made again: a new schema gets files of its own.

use std::path::{Path, PathBuf};

use play::{Command, GameId, GameKind, GameState, SeatKind, SeatTerms, Sitter, Status, Terms};
use server::identity::Signer;
use server::store::{Find, PostgresStore, SqliteLimits, SqliteStore, Store};

use super::{Running, id, mv, open_terms, two_at};

/// Plays a little of everything.
async fn play(database: Option<String>) -> tempfile::TempDir {
    let running = Running::start_with(|config| config.database = database).await;
    let (mut ann, mut bob, game) = two_at(
        &running,
        &Terms { clock: "600+5".parse().expect("a clock"), ..open_terms(GameKind::Quoridor) },
    )
    .await;
    ann.ask("PUT", "/api/v1/me", Some(r#"{"name":"Ann"}"#.into())).await.expect("a name");
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
    seats[0] = SeatTerms { who: SeatKind::Creator, fences: Some(2), seconds: Some(30) };
    seats[3].who = SeatKind::Computer(1);
    let four = Terms {
        seats,
        options: vec!["free-side-jump".into()],
        clock: "60/move".parse().expect("a clock"),
        draw_seats: true,
        first: None,
        ..open_terms(GameKind::Quoridor)
    };
    let four = carl.make(&four).await.expect("a game").game.id;
    ann.command(four, id("s"), Command::Sit { seat: None }).await.expect("a seat");
    ann.command(four, id("u"), Command::GetUp).await.expect("up again");
    ann.command(four, id("t"), Command::Sit { seat: None }).await.expect("a seat");
    bob.command(four, id("s"), Command::Sit { seat: None }).await.expect("a seat");
    bob.command(four, id("r"), Command::Resign).await.expect("giving up");
    carl.command(four, id("d"), Command::OfferDraw).await.expect("declined by the computer");

    let both = Terms::for_two(GameKind::Squadro, SeatKind::Creator, SeatKind::Creator);
    let squadro = carl.make(&both).await.expect("a game").game.id;
    while let Some(choice) = carl.look(squadro).await.expect("the game").game.legal.first().cloned() {
        let ply = carl.look(squadro).await.expect("the game").game.ply;
        carl.command(squadro, id(ply), mv(&choice, ply)).await.expect("legal");
    }
    let drawn = carl.make(&both).await.expect("a game").game.id;
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
        go_on(format!("sqlite:{}", file.display()), &signer).await;
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
    }
}

/// A server of today goes on with a game of then: whoever is to move still is who they were.
async fn go_on(database: String, signer: &Signer) {
    let running = Running::start_with(|config| config.database = Some(database)).await;
    let list: Vec<serde_json::Value> =
        running.client().get("/api/v1/games?status=playing").await.expect("the lobby");
    let mut moved = 0;
    for listed in list {
        let id: GameId = listed["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        let game = running.client().look(id).await.expect("the game").game;
        let turn = game.turn.expect("somebody is to move");
        let Some(player) = game.seats[turn.index()].sitter.as_ref().and_then(Sitter::player) else {
            continue;
        };
        let cookie = format!("farside_guest={}", signer.cookie(player));
        let mut client = running.client().with_cookie(cookie);
        client.command(id, super::id("today"), mv(&game.legal[0], game.ply)).await.expect("the same person");
        moved += 1;
    }
    assert!(moved > 0, "there is no game to go on with");
    running.stop().await;
}

/// All that was played is there and can be replayed.
async fn check(store: &dyn Store) -> Signer {
    let mut games: Vec<GameId> = Vec::new();
    for status in [Status::Open, Status::Playing, Status::Over, Status::Aborted] {
        games.extend(store.find(Find::Public(status), 100).await.expect("a list"));
    }
    let mut events = std::collections::BTreeSet::new();
    let mut over = 0;
    for &game in &games {
        let stored = store.load(game, 0).await.expect("its events");
        let state =
            GameState::replay(game, stored.iter().map(|stored| &stored.recorded)).expect("a legal game");
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
    let signer = Signer::new(&store.secret().await.expect("a secret"));
    store.close().await;
    signer
}
