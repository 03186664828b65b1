//! Guests who want to fill the database.

use std::time::Duration;

use futures_util::StreamExt as _;
use play::{Command, GameId, GameKind, Recorded, SeatKind, Terms};
use server::client::{Client, ClientError};

use super::{PATIENCE, Running, act, id, open_terms, two_at};

/// The code and status of a refused request.
fn refusal<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> (u16, String) {
    match answer {
        Err(ClientError::Problem { status, problem }) => (status, problem.code),
        other => panic!("{other:?} is no refusal"),
    }
}

/// 700 games in 1.4 seconds.
#[tokio::test]
async fn rematches_are_counted_as_games() {
    let running = Running::start_with(|config| config.limits.games_per_address = 5).await;
    let mut guest = running.client();
    let terms = Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Computer(1));
    let mut game = guest.create_game(&terms).await.expect("a game").game.id;
    let mut games = 1;
    let refused = loop {
        guest.command(game, id("resign"), Command::Resign).await.expect("one may resign");
        let rematch = guest.command(game, id("rematch"), Command::Rematch).await;
        if rematch.is_err() {
            break refusal(rematch);
        }
        game = next_game(&mut guest, game).await;
        games += 1;
        assert!(games <= 5, "{games} games");
    };
    assert_eq!((games, refused), (5, (429, "too_many".into())));
    running.stop().await;
}

/// The rematch of a game.
async fn next_game(client: &mut Client, game: GameId) -> GameId {
    let events: Vec<Recorded> = client.get(&format!("/api/v1/games/{game}/events")).await.expect("events");
    let rematch = events.iter().find_map(|recorded| match &recorded.event {
        play::Event::Rematch { game } => Some(*game),
        _ => None,
    });
    rematch.expect("a rematch")
}

/// 1,500 rows in a second.
#[tokio::test]
async fn names_of_guests_without_a_cookie_are_counted_by_address() {
    let running = Running::start_with(|config| config.limits.players_per_address = 5).await;
    let mut named = 0;
    for number in 0..10 {
        let name = Some(format!(r#"{{"name":"Nobody {number}"}}"#));
        let answer = running.client().request_with("PUT", "/api/v1/me", &[], name).await.expect("an answer");
        if answer.status == 200 {
            named += 1;
            continue;
        }
        assert_eq!(answer.status, 429, "{}", answer.body);
        let seconds: u64 = answer.header("retry-after").expect("when").parse().expect("a number");
        assert!((1..=3600 / 5 + 1).contains(&seconds), "{seconds}");
    }
    assert_eq!(named, 5);
    let name = serde_json::json!({ "name": "x" });
    let bot = running.client().post::<serde_json::Value>("/api/v1/bots", &name).await;
    assert_eq!(refusal(bot).0, 429, "bots are stored, too");
    running.stop().await;
}

/// 3,000 events in three seconds.
#[tokio::test]
async fn sitting_down_and_getting_up_fills_no_game() {
    let running = Running::start_with(|config| config.rooms.max_events = 20).await;
    let mut ann = running.client();
    let terms = open_terms(GameKind::Quoridor);
    let game = ann.create_game(&terms).await.expect("a game").game.id;
    // Two who sit would begin: the creator's seat is left first.
    ann.command(game, id("up"), Command::GetUp).await.expect("one may get up");
    let mut restless = running.client();
    let mut refused = None;
    for number in 0..50 {
        let command = if number % 2 == 0 { Command::Sit { seat: None } } else { Command::GetUp };
        let done = restless.command(game, id(number), command).await;
        if done.is_err() {
            refused = Some(refusal(done));
            break;
        }
    }
    assert_eq!(refused, Some((409, "too_long".into())));
    let events: Vec<Recorded> = ann.get(&format!("/api/v1/games/{game}/events")).await.expect("events");
    assert!((20..=21).contains(&events.len()), "{} events", events.len());
    // The game can begin all the same, and be finished.
    ann.command(game, id("back"), Command::Sit { seat: None }).await.expect("a seat is free");
    ann.command(game, id("resign"), Command::Resign).await.expect("one may resign");
    running.stop().await;
}

#[tokio::test]
async fn commands_over_http_and_over_sockets_are_counted_together() {
    let running = Running::start_with(|config| {
        config.limits.writes_per_player = 6;
        config.limits.window = Duration::from_hours(1);
    })
    .await;
    // Making the game is the first write.
    let (mut ann, mut bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 0).await.expect("a socket");
    for number in 0..2 {
        let refused = ann.command(game, id(format!("http-{number}")), Command::AcceptDraw).await;
        assert_eq!(refusal(refused), (409, "nothing_asked".into()));
        let refused = act(&mut socket, &format!("socket-{number}"), Command::AcceptDraw).await;
        assert_eq!(refused, Err("nothing_asked".into()));
    }
    ann.command(game, id("draw"), Command::OfferDraw).await.expect("the sixth write");
    assert_eq!(act(&mut socket, "more", Command::Resign).await, Err("too_fast".into()));
    assert_eq!(refusal(ann.command(game, id("more"), Command::Resign).await), (429, "too_fast".into()));
    let body = Some(r#"{"id":"again","command":{"do":"resign"}}"#.into());
    let answer =
        ann.request("POST", &format!("/api/v1/games/{game}/commands"), body).await.expect("an answer");
    assert!(answer.header("retry-after").is_some(), "{answer:?}");
    bob.command(game, id("accept"), Command::AcceptDraw).await.expect("another guest may go on");
    running.stop().await;
}

/// A subscriber has 18,446,744,073,709,551,616 addresses.
#[tokio::test]
async fn addresses_of_one_subscriber_count_as_one() {
    let running = Running::start_with(|config| {
        config.limits.games_per_address = 3;
        config.behind_proxy = true;
    })
    .await;
    let terms = serde_json::to_string(&open_terms(GameKind::Squadro)).expect("JSON");
    let create = async |address: &str| {
        let headers = [("x-forwarded-for", address), ("content-type", "application/json")];
        let client = running.client();
        let made = client.request_with("POST", "/api/v1/games", &headers, Some(terms.clone()));
        made.await.expect("an answer").status
    };
    for host in 1..=3 {
        assert_eq!(create(&format!("[2001:db8::{host}]:4711")).await, 200);
    }
    assert_eq!(create("2001:db8::4").await, 429);
    assert_eq!(create("2001:db8:0:1::4").await, 200, "another subscriber");
    running.stop().await;
}

#[tokio::test]
async fn seats_in_open_games_are_capped() {
    let running = Running::start_with(|config| config.limits.seats_per_player = 3).await;
    let mut greedy = running.client();
    let mut terms = open_terms(GameKind::Quoridor);
    terms.seats.push(play::SeatTerms::of(SeatKind::Open));
    for number in 0..4 {
        let game = running.client().create_game(&terms).await.expect("a game").game.id;
        let sat = greedy.command(game, id("sit"), Command::Sit { seat: None }).await;
        if number < 3 {
            sat.expect("a seat");
        } else {
            assert_eq!(refusal(sat), (429, "too_many".into()));
        }
    }
    running.stop().await;
}

/// A hundred games of one guest filled the lobby.
#[tokio::test]
async fn the_lobby_lists_one_open_game_of_each_guest_and_those_that_are_attended_first() {
    let running = Running::start().await;
    let terms = open_terms(GameKind::Quoridor);
    let (mut early, mut flooder, mut late) = (running.client(), running.client(), running.client());
    let attended = early.create_game(&terms).await.expect("a game").game.id;
    let mut socket = early.connect(attended, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    for _ in 0..20 {
        flooder.create_game(&terms).await.expect("a game");
    }
    let newest = late.create_game(&terms).await.expect("a game").game.id;
    let listed: Vec<serde_json::Value> = late.get("/api/v1/games").await.expect("a list");
    let ids: Vec<&str> = listed.iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids.len(), 3, "{ids:?}");
    assert_eq!(ids[..2], [attended.to_string(), newest.to_string()]);
    running.stop().await;
}

/// The lobby looks at the newest thousand games only.
#[tokio::test]
async fn a_flood_of_games_pushes_no_attended_one_out_of_the_lobby() {
    let running = Running::start_with(|config| {
        config.limits.games_per_address = u32::MAX;
        config.limits.games_per_player = u32::MAX;
        config.limits.writes_per_address = u32::MAX;
    })
    .await;
    let terms = open_terms(GameKind::Quoridor);
    let mut early = running.client();
    let attended = early.create_game(&terms).await.expect("a game").game.id;
    let mut socket = early.connect(attended, 0).await.expect("a socket");
    socket.next().await.expect("a welcome");
    // Pings are answered however long the flood takes.
    let reading = tokio::spawn(async move { while socket.next().await.is_ok() {} });
    let flood = (0..1_050).map(|_| {
        let (mut flooder, terms) = (running.client(), &terms);
        async move { drop(flooder.create_game(terms).await.expect("a game")) }
    });
    futures_util::stream::iter(flood).buffer_unordered(16).collect::<Vec<()>>().await;
    tokio::time::timeout(PATIENCE, async {
        loop {
            let listed: Vec<serde_json::Value> = early.get("/api/v1/games").await.expect("a list");
            assert_eq!(listed.len(), 100);
            if listed[0]["id"] == attended.as_str() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    })
    .await
    .expect("the game that somebody attends comes first");
    reading.abort();
    running.stop().await;
}

#[tokio::test]
async fn private_and_missing_games_answer_alike() {
    let running = Running::start().await;
    let private = Terms { public: false, ..open_terms(GameKind::Quoridor) };
    let (_, _, game) = two_at(&running, &private).await;
    let missing: GameId = "aaaaaaaaaaaa".parse().expect("an id");
    let mut stranger = running.client();
    for (method, path, body) in [
        ("GET", "", None),
        ("GET", "/events", None),
        ("GET", "/record", None),
        ("POST", "/commands", Some(r#"{"id":"x","command":{"do":"sit"}}"#.to_owned())),
    ] {
        let mut answers = Vec::new();
        for game in [game, missing] {
            let path = format!("/api/v1/games/{game}{path}");
            let answer = stranger.request(method, &path, body.clone()).await.expect("an answer");
            let length = answer.header("content-length").map(String::from);
            answers.push((answer.status, answer.body, length));
        }
        assert_eq!(answers[0].0, 404, "{method} {path}");
        assert_eq!(answers[0], answers[1], "{method} {path}");
    }
    for key in [None, Some("00112233445566778899aabbccddeeff")] {
        let mut said = Vec::new();
        for game in [game, missing] {
            let mut socket = stranger.open(game).await.expect("a socket");
            let key = key.map(String::from);
            let hello = server::protocol::ClientMessage::Hello { since: 0, link: None, key };
            socket.send(&hello).await.expect("sent");
            let error = super::next(&mut socket).await.expect("an error");
            said.push((format!("{error:?}"), super::closed(&mut socket).await));
        }
        assert_eq!(said[0], said[1]);
    }
    running.stop().await;
}
