//! Somebody is forgotten, whatever they are in the middle of.

use play::{Command, Event, GameId, GameKind, Recorded, SeatKind, SeatTerms, Status, Terms};
use server::client::{Client, Socket};
use server::maintenance::Maintenance;
use server::protocol::ServerMessage;
use server::store::DatabaseAddress;
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnection;

use super::{PATIENCE, Running, id, mv, next, open_terms};

async fn named(running: &Running, name: &str) -> Client {
    let mut client = running.client();
    let body = serde_json::json!({ "name": name }).to_string();
    assert_eq!(client.request("PUT", "/api/v1/me", Some(body)).await.expect("an answer").status, 200);
    client
}

/// Games of Ann, who is forgotten, with Bob and Carl.
struct Games {
    /// Both have moved.
    playing: GameId,
    /// Nobody has.
    begun: GameId,
    /// She waits for somebody.
    hers: GameId,
    /// She waits with Bob, who made it, for a third and a fourth.
    waiting: GameId,
    /// Bob made it, and she got up again.
    left: GameId,
    /// She has resigned; three play on.
    retired: GameId,
    over: GameId,
}

async fn sit(client: &mut Client, game: GameId) {
    client.command(game, id("sit"), Command::Sit { seat: None }).await.expect("a free seat");
}

async fn play(ann: &mut Client, bob: &mut Client, carl: &mut Client) -> Games {
    let two = open_terms(GameKind::Quoridor);
    let mut seats = vec![SeatTerms::of(SeatKind::Open); 4];
    seats[0].who = SeatKind::Creator;
    let four = Terms { seats, ..two.clone() };
    let [playing, begun, over] = {
        let mut games = Vec::new();
        for _ in 0..3 {
            games.push(ann.create_game(&two).await.expect("a game").game.id);
            sit(bob, games[games.len() - 1]).await;
        }
        [games[0], games[1], games[2]]
    };
    for game in [playing, over] {
        ann.command(game, id("a1"), mv("e2", 0)).await.expect("legal");
        bob.command(game, id("b1"), mv("e8", 1)).await.expect("legal");
    }
    bob.command(over, id("b2"), Command::Resign).await.expect("one may resign");
    let hers = ann.create_game(&two).await.expect("a game").game.id;
    let waiting = bob.create_game(&four).await.expect("a game").game.id;
    sit(ann, waiting).await;
    let three = Terms { seats: four.seats[..3].to_vec(), ..four };
    let left = bob.create_game(&three).await.expect("a game").game.id;
    let retired = bob.create_game(&three).await.expect("a game").game.id;
    for player in [&mut *ann, carl] {
        sit(player, retired).await;
    }
    ann.command(retired, id("a1"), Command::Resign).await.expect("one may resign");
    Games { playing, begun, hers, waiting, left, retired, over }
}

/// Waits for this event, which nobody at this server has given a command for.
async fn event(socket: &mut Socket, is_it: impl Fn(&Event) -> bool) {
    loop {
        if let ServerMessage::Event(Recorded { event, .. }) = next(socket).await.expect("an event")
            && is_it(&event)
        {
            return;
        }
    }
}

/// Waits until the server has noticed that somebody was forgotten in this game.
async fn unnamed(client: &mut Client, game: GameId) {
    let noticed = async {
        loop {
            let path = format!("/api/v1/games/{game}/events");
            let events = client.request("GET", &path, None).await.expect("events").body;
            if !events.contains("Annabella") {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(PATIENCE, noticed).await.expect("it is noticed");
}

/// Forgets somebody beside a running server. The games that were not over were left alone, with name and id.
async fn forget(database: Option<String>, dump: impl AsyncFn(&Running) -> String) {
    let running = Running::start_with(|config| config.database.clone_from(&database)).await;
    let address = DatabaseAddress::new(running.data.path(), database.as_deref()).expect("an address");
    let maintenance = Maintenance::open(&address).await.expect("a database");
    let mut ann = named(&running, "Annabella").await;
    let (mut bob, mut carl) = (named(&running, "Bobinsky").await, named(&running, "Carlotta").await);
    let who: serde_json::Value = ann.get("/api/v1/me").await.expect("herself");
    let who = who["id"].as_str().expect("an id").to_owned();
    let bot = serde_json::json!({ "name": "Annasbot" });
    ann.post::<serde_json::Value>("/api/v1/bots", &bot).await.expect("a bot");
    let games = play(&mut ann, &mut bob, &mut carl).await;
    // She comes and goes last, so that the server knows the end of this game and nothing is appended to it.
    sit_and_get_up(&mut ann, games.left).await;
    let mut watching = bob.connect(games.playing, 0).await.expect("a socket");

    let forgotten = maintenance.forget(who.parse().expect("an id")).await.expect("a database");
    assert_eq!((forgotten.profiles, forgotten.games, forgotten.given_up, forgotten.unreadable), (2, 7, 4, 0));
    let is_gone = async |when: &str| {
        let text = dump(&running).await;
        for gone in [who.as_str(), "Annabella", "Annasbot"] {
            assert!(!text.contains(gone), "{gone} is still there {when}: {text}");
        }
        assert!(text.contains("Bobinsky"), "nobody else is forgotten");
    };
    is_gone("at once").await;

    // The others go on before the server has noticed, and after.
    carl.command(games.left, id("sit"), Command::Sit { seat: None }).await.expect("a free seat");
    event(&mut watching, |event| matches!(event, Event::Ended { .. })).await;
    for game in [games.waiting, games.left, games.retired] {
        unnamed(&mut bob, game).await;
    }
    for (game, status) in [
        (games.playing, Status::Over),
        (games.begun, Status::Aborted),
        (games.hers, Status::Aborted),
        (games.waiting, Status::Open),
        (games.left, Status::Open),
        (games.retired, Status::Playing),
        (games.over, Status::Over),
    ] {
        assert_eq!(bob.game(game).await.expect("the game").game.status, status, "{game}");
    }
    carl.command(games.left, id("up"), Command::GetUp).await.expect("one may get up");
    sit(&mut carl, games.waiting).await;
    bob.command(games.retired, id("b1"), Command::Resign).await.expect("one may resign");
    bob.command(games.over, id("b3"), Command::Rematch).await.expect("an offer");
    is_gone("after the others went on").await;
    maintenance.check(|game, fault| panic!("{game}: {fault}")).await.expect("it can be read");
    let again = maintenance.forget(who.parse().expect("an id")).await.expect("a database");
    assert_eq!((again.profiles, again.games), (0, 0));
    maintenance.close().await;
    running.stop().await;
}

async fn sit_and_get_up(client: &mut Client, game: GameId) {
    sit(client, game).await;
    client.command(game, id("up"), Command::GetUp).await.expect("one may get up");
}

/// Everything in a database of SQLite, as text.
async fn dump_sqlite(running: &Running) -> String {
    let url = format!("sqlite:{}?mode=ro", running.data.path().join("farside.db").display());
    let mut connection = SqliteConnection::connect(&url).await.expect("a database");
    let mut text = String::new();
    for query in [
        "SELECT group_concat(body || coalesce(player, '')) FROM events",
        "SELECT group_concat(creator || coalesce(seats, '')) FROM games",
        "SELECT group_concat(id || name || coalesce(owner, '')) FROM players",
        "SELECT group_concat(subject) FROM revocations",
    ] {
        let found: Option<String> = sqlx::query_scalar(query).fetch_one(&mut connection).await.expect("text");
        text += &found.unwrap_or_default();
    }
    text
}

#[tokio::test]
async fn forget_removes_every_trace_of_a_player() {
    forget(None, dump_sqlite).await;
}

#[cfg(unix)]
#[tokio::test]
async fn forget_removes_every_trace_of_a_player_from_postgres() {
    let postgres = test_services::Postgres::start().expect("PostgreSQL");
    forget(Some(postgres.url()), async |_: &Running| postgres.dump().expect("a dump")).await;
}
