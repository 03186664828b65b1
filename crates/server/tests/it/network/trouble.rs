//! A database that can't be written, and what an append can and can't do.

use std::path::Path;

use play::{GameKind, Occupant, PlayerId, Recorded, Status, Terms};
use server::client::ClientError;
use server::store::{
    Append, AppendError, Find, List, Listed, Listing, Player, PostgresStore, SqliteLimits, SqliteStore,
    Store, Stored,
};

use super::{Running, id, mv, open_terms, two_at};

#[tokio::test]
async fn a_full_disk_refuses_what_it_cannot_keep_and_the_server_goes_on() {
    let running = Running::start_with(|config| config.database_pages = Some(40)).await;
    // Should a game end before the disk is full, they go on in the next.
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(two_at(&running, &open_terms(GameKind::Quoridor)).await);
    }
    // Fills the database up.
    let refused = loop {
        match running.client().create_game(&open_terms(GameKind::Quoridor)).await {
            Ok(_) => {}
            Err(ClientError::Problem { status, problem }) => break (status, problem.code),
            Err(error) => panic!("no clear answer: {error}"),
        }
    };
    assert_eq!(refused, (503, "not_stored".into()));

    // A move is small and may still fit into a page that is there. At last, none does.
    let refused = loop {
        let (ann, bob, game) = tables.last_mut().expect("the disk is full before all games are over");
        let game = *game;
        let before = ann.game(game).await.expect("it can be read").game;
        if before.status != Status::Playing {
            tables.pop();
            continue;
        }
        let choice = before.legal[before.ply as usize * 7 % before.legal.len()].clone();
        let mover = if before.turn == Some(game::Seat::FIRST) { &mut *ann } else { bob };
        let moved = mover.command(game, id(format!("ply-{}", before.ply)), mv(&choice, before.ply)).await;
        let after = ann.game(game).await.expect("it can be read").game;
        match moved {
            Ok(seq) => assert!(after.seq >= seq, "what is acknowledged is there"),
            Err(ClientError::Problem { status, problem }) => {
                assert_eq!((after.seq, after.position), (before.seq, before.position), "nothing has changed");
                break (status, problem.code);
            }
            Err(error) => panic!("no clear answer: {error}"),
        }
    };
    assert_eq!(refused, (503, "not_stored".into()));
    let health: serde_json::Value = running.client().get("/livez").await.expect("the server is up");
    assert_eq!(health["ok"], true);
    running.stop().await;
}

/// The events of a real game.
async fn some_events(running: &Running) -> Vec<Stored> {
    let (ann, bob, game) = two_at(running, &open_terms(GameKind::Quoridor)).await;
    ann.clone().command(game, id("one"), mv("e2", 0)).await.expect("legal");
    bob.clone().command(game, id("two"), mv("e8", 1)).await.expect("legal");
    let recorded: Vec<Recorded> =
        ann.clone().get(&format!("/api/v1/games/{game}/events")).await.expect("events");
    recorded.into_iter().map(|recorded| Stored { recorded, command: None }).collect()
}

async fn sqlite(folder: &Path) -> SqliteStore {
    SqliteStore::open(&folder.join("x.db"), SqliteLimits::default()).await.expect("a database")
}

/// Appending is compare-and-swap, and all or nothing.
async fn append_to(store: &dyn Store, events: &[Stored]) {
    let [one, other] = ["gamenumber01", "gamenumber02"].map(|id| id.parse().expect("an id"));
    let append =
        |game, range: std::ops::Range<usize>| Append { game, events: events[range].to_vec(), listing: None };

    store.append(vec![append(one, 0..4)]).await.expect("nothing is in the way");
    assert!(matches!(store.append(vec![append(one, 3..5)]).await, Err(AppendError::Conflict)));
    assert_eq!(store.load(one, 0).await.expect("read").len(), 4, "not even the part that would fit");

    // Of two games one is in the way: neither is changed.
    let both = vec![append(other, 0..4), append(one, 0..1)];
    assert!(matches!(store.append(both).await, Err(AppendError::Conflict)));
    assert!(store.load(other, 0).await.expect("read").is_empty());
    store.append(vec![append(other, 0..4), append(one, 4..6)]).await.expect("nothing is in the way");
    assert_eq!(store.load(one, 3).await.expect("read"), events[3..6]);

    // Many at once race for the same place; one gets it.
    let racing = (0..50).map(|_| store.append(vec![append(other, 4..5)]));
    let won = futures_util::future::join_all(racing).await.into_iter().flatten().count();
    assert_eq!(won, 1);
}

/// A command is stored once for each player.
async fn command_once(store: &dyn Store, events: &[Stored]) {
    let game = "gamenumber03".parse().expect("an id");
    let [ann, bob] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map(|id| id.parse().expect("an id"));
    let by = |index: usize, player| Append {
        game,
        events: vec![Stored { command: Some((player, id("mine"))), ..events[index].clone() }],
        listing: None,
    };
    store.append(vec![by(0, ann)]).await.expect("the first");
    assert!(matches!(store.append(vec![by(1, ann)]).await, Err(AppendError::Conflict)), "the same command");
    store.append(vec![by(1, bob)]).await.expect("somebody else's");
    let stored = store.load(game, 0).await.expect("read");
    assert_eq!(stored[1].command, Some((bob, id("mine"))));
}

/// Games are found by what is listed about them, and people by their ids.
async fn find_again(store: &dyn Store, events: &[Stored]) {
    let [open, playing] = ["gamenumber04", "gamenumber05"].map(|id| id.parse().expect("an id"));
    let ann: PlayerId = "aaaaaaaaaaaaaaaa".parse().expect("an id");
    let bob = Occupant::Person { player: "bbbbbbbbbbbbbbbb".parse().expect("an id"), name: "Bob".into() };
    let waiting = Terms { first: None, draw_seats: true, ..open_terms(GameKind::Quoridor) };
    let listing = |status, created, earliest_flag| Listing {
        status,
        creator: ann,
        created,
        terms: waiting.clone(),
        seats: vec![None, (status != Status::Open).then(|| bob.clone())],
        earliest_flag,
    };
    let append = |game, range: std::ops::Range<usize>, listing| Append {
        game,
        events: events[range].to_vec(),
        listing: Some(listing),
    };
    let both = vec![
        append(open, 0..1, listing(Status::Open, 1, None)),
        append(playing, 0..1, listing(Status::Open, 2, None)),
    ];
    store.append(both).await.expect("nothing is in the way");
    let find = async |what| store.find(what, 10).await.expect("a list");
    let list = async |what, most| store.list(what, most).await.expect("a list");
    let ids = |games: Vec<Listed>| games.iter().map(|game| game.id).collect::<Vec<_>>();
    let key = listing(Status::Open, 1, None).pairing_key().expect("the terms of quick pairing");
    assert_eq!(key, "quoridor 2 -");
    let pairing = || List::Pairing(key.clone());
    assert_eq!(ids(list(pairing(), 10).await), [playing, open], "the newest first");
    assert_eq!(ids(list(List::Public(Status::Open), 10).await), [playing, open]);
    assert_eq!(ids(list(List::Public(Status::Open), 1).await), [playing], "at most one");
    assert!(list(List::Pairing("quoridor 3 -".into()), 10).await.is_empty());
    store
        .append(vec![append(playing, 1..2, listing(Status::Playing, 2, Some(500)))])
        .await
        .expect("the next event");
    assert_eq!(ids(list(pairing(), 10).await), [open]);
    let listed = Listed { id: playing, listing: listing(Status::Playing, 2, Some(500)) };
    assert_eq!(list(List::Public(Status::Playing), 10).await, [listed], "as it was stored");
    assert_eq!(find(Find::UnfinishedOf(ann)).await.len(), 2);
    assert!(find(Find::FlagBefore(500)).await.is_empty());
    assert_eq!(find(Find::FlagBefore(501)).await, [playing]);
    store.append(vec![append(playing, 2..3, listing(Status::Over, 2, None))]).await.expect("the next event");
    assert!(find(Find::FlagBefore(u64::from(u32::MAX))).await.is_empty());
    assert_eq!(find(Find::UnfinishedOf(ann)).await, [open]);

    // A listing that is there is newer than one that was worked out from what was stored before.
    let outdated = Listed { id: open, listing: listing(Status::Over, 9, None) };
    store.fill(vec![outdated]).await.expect("written");
    assert_eq!(list(pairing(), 10).await[0].listing, listing(Status::Open, 1, None));

    assert_eq!(store.player(ann).await.expect("read"), None);
    for name in ["Ann", "Anna"] {
        let player = Player { id: ann, name: name.into(), is_bot: false, owner: None };
        store.put_player(player.clone(), 1).await.expect("written");
        assert_eq!(store.player(ann).await.expect("read"), Some(player));
    }
}

#[tokio::test]
async fn sqlite_keeps_what_a_store_has_to() {
    let running = Running::start().await;
    let events = some_events(&running).await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path()).await;
    append_to(&store, &events).await;
    command_once(&store, &events).await;
    find_again(&store, &events).await;
    store.close().await;
    let game = "gamenumber06".parse().expect("an id");
    let closed = store.append(vec![Append { game, events, listing: None }]).await;
    assert!(matches!(closed, Err(AppendError::Store(_))), "a closed store takes nothing");
    running.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn postgres_keeps_what_a_store_has_to() {
    let running = Running::start().await;
    let events = some_events(&running).await;
    let mut postgres = test_services::Postgres::start().expect("PostgreSQL");
    let store = PostgresStore::open(&postgres.url()).await.expect("a database");
    append_to(&store, &events).await;
    command_once(&store, &events).await;
    find_again(&store, &events).await;

    // Its clock moves the service time on as long as somebody asks; two nodes see the same time.
    let other = PostgresStore::open(&postgres.url()).await.expect("another node");
    let time = store.tick(5_000).await.expect("time");
    assert!(time >= 5_000);
    assert!(other.tick(0).await.expect("time") >= time);
    assert_eq!(store.keys().await.expect("keys"), other.keys().await.expect("keys"));

    // A node that starts lets it stand still, until another one shows that it goes on.
    let resumed = other.resume(60_000).await.expect("time");
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    assert_eq!(other.tick(resumed).await.expect("time"), resumed, "it stands still");
    assert_eq!(store.tick(resumed + 700).await.expect("time"), resumed + 700);
    assert!(other.tick(resumed).await.expect("time") >= resumed + 700, "it went on elsewhere");

    // A database that goes away is an error, and one that comes back is used again.
    postgres.kill();
    assert!(store.load(events_game(), 0).await.is_err());
    postgres.resume().expect("PostgreSQL again");
    assert_eq!(store.load(events_game(), 0).await.expect("it is back").len(), 6);
    store.close().await;
    other.close().await;
    running.stop().await;
}

fn events_game() -> play::GameId {
    "gamenumber01".parse().expect("an id")
}

/// Appends of several games are one transaction: one that is in conflict fails alone, and every chain stays whole.
#[tokio::test]
async fn of_appends_that_are_committed_together_one_in_conflict_fails_alone() {
    let running = Running::start().await;
    let events = some_events(&running).await;
    running.stop().await;
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path()).await;
    let games: Vec<play::GameId> =
        (10..40).map(|number| format!("gamenumber{number}").parse().expect("an id")).collect();
    let ann = "aaaaaaaaaaaaaaaa".parse().expect("an id");
    let append = |game, range: std::ops::Range<usize>, command: &str| {
        let known = events[..range.end].iter().map(|stored| &stored.recorded);
        let state = play::GameState::replay(game, known).expect("a legal game");
        let mut added = events[range].to_vec();
        added[0].command = Some((ann, id(command)));
        vec![Append { game, events: added, listing: Some(Listing::of(&state)) }]
    };
    let all = async |appends: Vec<Vec<Append>>| {
        let appended = appends.into_iter().map(|append| store.append(append));
        futures_util::future::join_all(appended).await
    };
    let begun = all(games.iter().map(|&game| append(game, 0..4, "sit")).collect()).await;
    assert!(begun.iter().all(Result::is_ok));
    // Every third player repeats a command.
    let command = |number: usize| if number.is_multiple_of(3) { "sit" } else { "move" };
    let moved = games.iter().enumerate().map(|(number, &game)| append(game, 4..5, command(number)));
    for (number, moved) in all(moved.collect()).await.into_iter().enumerate() {
        match moved {
            Ok(()) => assert_ne!(number % 3, 0),
            Err(error) => assert!(matches!(error, AppendError::Conflict) && number % 3 == 0, "{error}"),
        }
    }
    let next = |number: usize| if number.is_multiple_of(3) { 4..5 } else { 5..6 };
    let moved = games.iter().enumerate().map(|(number, &game)| append(game, next(number), "next"));
    assert!(all(moved.collect()).await.iter().all(Result::is_ok));
    store.close().await;

    let address = server::store::DatabaseAddress::Sqlite(folder.path().join("x.db"));
    let maintenance = server::maintenance::Maintenance::open(&address).await.expect("a database");
    let checked = maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    assert_eq!((checked.games, checked.events, checked.unchained), (30, 10 * 5 + 20 * 6, 0));
    maintenance.close().await;
}

#[tokio::test]
async fn service_time_goes_on_from_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = sqlite(folder.path()).await;
    assert_eq!(store.tick(0).await.expect("time"), 0);
    assert_eq!(store.tick(700).await.expect("time"), 700);
    assert_eq!(store.tick(300).await.expect("time"), 700, "it never runs backwards");
    let keys = store.keys().await.expect("keys");
    store.close().await;
    let store = sqlite(folder.path()).await;
    assert_eq!(store.tick(0).await.expect("time"), 700);
    assert_eq!(store.keys().await.expect("keys"), keys, "people are known again");
    store.close().await;
}
