//! Too much of anything, and nonsense: refused with a clear answer, and the server goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::SinkExt as _;
use play::{Command, Event, GameKind, Recorded};
use server::client::ClientError;
use server::protocol::{ClientMessage, ServerMessage, ShortMessage};
use tokio_tungstenite::tungstenite::Message;

use super::{PATIENCE, Running, act, closed, events, id, mv, next, open_terms, two_at};

#[tokio::test]
async fn nonsense_is_answered_and_changes_nothing() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    next(&mut socket).await.expect("a welcome");
    for nonsense in [
        "",
        "{",
        "null",
        "[]",
        "\u{0}",
        r#"{"type":"dance"}"#,
        r#"{"type":"command"}"#,
        r#"{"type":"command","id":"x","command":{"do":"move","move":"e2"}}"#,
        r#"{"type":"command","id":"x","command":{"do":"move","move":"e2","ply":-1}}"#,
        r#"{"type":"command","id":"x","command":{"do":"move","move":"e2","ply":0,"extra":1}}"#,
        r#"{"type":"command","id":"","command":{"do":"resign"}}"#,
        r#"{"type":"command","id":7,"command":{"do":"resign"}}"#,
        r#"{"type":"say","message":"anything at all"}"#,
        r#"{"type":"hello"}"#,
    ] {
        socket.send_text(nonsense.into()).await.expect("sent");
        let answer = next(&mut socket).await.expect("an answer");
        assert!(
            matches!(answer, ServerMessage::Error { ref code, .. } if code == "bad_message"),
            "{nonsense}: {answer:?}"
        );
    }
    let mut raw = socket.into_inner();
    raw.send(Message::binary(vec![1, 2, 3])).await.expect("sent");
    act(&mut ann.connect(game, 4).await.expect("a socket"), "fine", mv("e2", 0)).await.expect("all is well");
    running.stop().await;
}

#[tokio::test]
async fn the_first_message_has_to_be_a_hello() {
    let running = Running::start_with(|config| config.limits.timeout = Duration::from_millis(300)).await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut early = ann.open(game).await.expect("a socket");
    early.send(&ClientMessage::Ping { token: 1 }).await.expect("sent");
    assert_eq!(closed(&mut early).await, Some(1002));
    let mut garbled = ann.open(game).await.expect("a socket");
    garbled.send_text("hello".into()).await.expect("sent");
    assert_eq!(closed(&mut garbled).await, Some(1002));
    let mut silent = ann.open(game).await.expect("a socket");
    assert_eq!(closed(&mut silent).await, Some(4008));
    running.stop().await;
}

#[tokio::test]
async fn long_and_fragmented_messages_end_the_socket_and_nothing_else() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut watching = bob.connect(game, 4).await.expect("a socket");
    let mut long = ann.connect(game, 4).await.expect("a socket");
    long.send_text("x".repeat(9 * 1024)).await.expect("sent");
    assert_eq!(closed(&mut long).await, Some(1009));

    let mut fragments = ann.connect(game, 4).await.expect("a socket").into_inner();
    for number in 0..20 {
        use tokio_tungstenite::tungstenite::protocol::frame::Frame;
        use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
        let code = if number == 0 { Data::Text } else { Data::Continue };
        let frame = Frame::message(vec![b'x'; 1024], OpCode::Data(code), false);
        if fragments.send(Message::Frame(frame)).await.is_err() {
            break;
        }
    }
    act(&mut ann.connect(game, 4).await.expect("a socket"), "fine", mv("e2", 0)).await.expect("all is well");
    events(&mut watching, 4, 1).await;
    running.stop().await;
}

#[tokio::test]
async fn who_sends_too_much_is_shown_the_door() {
    let running = Running::start_with(|config| config.limits.messages = 20).await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    for token in 0..40 {
        // The door may be closed before all of it is said.
        if socket.send(&ClientMessage::Ping { token }).await.is_err() {
            break;
        }
    }
    let code = closed(&mut socket).await;
    assert!(code.is_none() || code == Some(4001), "{code:?}");
    ann.connect(game, 4).await.expect("a new socket is welcome");
    running.stop().await;
}

#[tokio::test]
async fn sockets_and_games_of_one_guest_are_counted() {
    let running = Running::start_with(|config| {
        config.limits.sockets_per_player = 2;
        config.limits.games_per_player = 3;
        config.limits.games_per_address = 5;
    })
    .await;
    let (mut ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let one = ann.connect(game, 0).await.expect("a socket");
    let _two = ann.connect(game, 0).await.expect("a socket");
    let Err(ClientError::Socket(error)) = ann.connect(game, 0).await else { panic!("a third socket") };
    assert!(error.to_string().contains("429"), "{error}");
    one.close().await.expect("closed");
    let third = async {
        while ann.connect(game, 0).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, third).await.expect("a place became free");

    let terms = open_terms(GameKind::Squadro);
    ann.create_game(&terms).await.expect("a second game");
    ann.create_game(&terms).await.expect("a third game");
    assert!(
        matches!(ann.create_game(&terms).await, Err(ClientError::Problem { status: 429, .. })),
        "a fourth game"
    );
    let mut others = [running.client(), running.client()];
    others[0].create_game(&terms).await.expect("somebody else's game");
    others[0].create_game(&terms).await.expect("and another");
    let sixth = others[1].create_game(&terms).await;
    assert!(matches!(sixth, Err(ClientError::Problem { status: 429, .. })), "a sixth from this address");
    running.stop().await;
}

#[tokio::test]
async fn bad_requests_have_clear_answers() {
    let running = Running::start().await;
    let mut ann = running.client();
    let many_seats: Vec<serde_json::Value> = vec![serde_json::json!({ "who": "open" }); 500];
    let long = serde_json::json!({ "game": "quoridor", "seats": many_seats, "position": "x".repeat(17_000) });
    for (method, path, body, status) in [
        ("POST", "/api/v1/games", Some("{".to_string()), 400),
        ("POST", "/api/v1/games", Some("{}".into()), 422),
        ("POST", "/api/v1/games", Some(r#"{"game":"chess","seats":[]}"#.into()), 422),
        ("POST", "/api/v1/games", Some(r#"{"game":"quoridor","seats":[]}"#.into()), 409),
        ("POST", "/api/v1/games", Some(long.to_string()), 413),
        ("POST", "/api/v1/games", None, 415),
        ("PUT", "/api/v1/me", Some(r#"{"name":""}"#.into()), 400),
        ("PUT", "/api/v1/me", Some(r#"{"name":" \u0091"}"#.into()), 409),
        ("POST", "/api/v1/pairing", Some(r#"{"game":"quoridor","players":5,"clock":"300"}"#.into()), 400),
        ("POST", "/api/v1/pairing", Some(r#"{"game":"quoridor","players":1.5,"clock":"300"}"#.into()), 422),
        ("GET", "/api/v1/games/short", None, 404),
        ("GET", "/api/v1/games/aaaaaaaaaaaa", None, 404),
        ("GET", "/api/v1/games/..%2f..%2fetc", None, 404),
        ("GET", "/api/v1/games?status=lost", None, 400),
        ("DELETE", "/api/v1/games", None, 405),
        ("GET", "/api/v1/games/aaaaaaaaaaaa/socket", None, 400),
        ("GET", "/api/v2/games", None, 404),
    ] {
        let response = ann.request(method, path, body).await.expect("an answer");
        assert_eq!(response.status, status, "{method} {path}: {}", response.body);
        let problem: serde_json::Value =
            serde_json::from_str(&response.body).expect("JSON, also when it fails");
        assert!(problem["code"].is_string() && problem["reason"].is_string(), "{problem}");
    }
    running.stop().await;
}

/// To JSON 4.0 is an integer, and so the description of the API says.
#[tokio::test]
async fn integers_may_be_written_with_a_point() {
    let running = Running::start().await;
    let body = r#"{"game":"quoridor","players":4.0,"clock":"300"}"#;
    let answer =
        running.client().request("POST", "/api/v1/pairing", Some(body.into())).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.body);
    running.stop().await;
}

/// So many spectators that both ends of their sockets can be open in this process: 1,000, unless told otherwise.
fn spectators() -> u32 {
    let wanted = std::env::var("FARSIDE_SPECTATORS").map_or(1_000, |text| text.parse().expect("a number"));
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).expect("the limit can be raised");
        let most = maximum.map_or(u64::MAX, |files| files.saturating_sub(500) / 2);
        assert!(
            most >= u64::from(wanted),
            "{wanted} spectators need more open files than {maximum:?} (ulimit -Hn)"
        );
    }
    wanted
}

/// I8: one who never reads among 1,000 who do. It is dropped once 64 messages wait for it; all others get every
/// message, and no command waits for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_who_never_reads_is_dropped_and_nobody_else_is() {
    let spectators = spectators();
    let running = Running::start_with(|config| {
        config.limits.sockets_per_address = spectators + 100;
        config.limits.timeout = Duration::from_secs(5);
        config.limits.messages = u32::MAX;
        config.limits.writes_per_player = u32::MAX;
        config.limits.writes_per_address = u32::MAX;
        config.rooms.max_events = u32::MAX;
    })
    .await;
    let mut ann = running.client();
    let made = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game").game;
    let (game, since) = (made.id, made.seq);
    let reader = tokio::net::TcpSocket::new_v4().expect("a socket");
    reader.set_recv_buffer_size(2048).expect("a small buffer");
    let stream = reader.connect(running.address).await.expect("connected");
    let mut silent = running.client().open_on(stream, game).await.expect("a socket");
    silent.send(&ClientMessage::Hello { since, link: None, key: None }).await.expect("sent");
    let heard_by_all = Arc::new(AtomicU64::new(0));
    let mut readers = Vec::new();
    for _ in 0..spectators {
        let mut socket = running.client().connect(game, since).await.expect("a socket");
        assert!(matches!(next(&mut socket).await, Ok(ServerMessage::Welcome { .. })));
        let heard_by_all = Arc::clone(&heard_by_all);
        // How much happened before the end.
        readers.push(tokio::spawn(async move {
            let mut heard = 0;
            loop {
                match next(&mut socket).await.expect("nobody else is dropped") {
                    ServerMessage::Event(Recorded { event: Event::Aborted { .. }, .. }) => return heard,
                    ServerMessage::Event(_) => {
                        heard += 1;
                        heard_by_all.fetch_add(1, Ordering::Relaxed);
                    }
                    _ => {}
                }
            }
        }));
    }

    // Gets up and sits down until the one who doesn't listen is gone.
    let mut restless = ann.connect(game, since).await.expect("a socket");
    let mut done = 0;
    let mut most = 0;
    let gone = async {
        loop {
            let command = if done % 2 == 0 { Command::GetUp } else { Command::Sit { seat: None } };
            restless.command(id(done), command).await.expect("sent");
            done += 1;
            // Those who do read are all in this process: it must not be its own slowness that drops them.
            while done % 16 == 0 && heard_by_all.load(Ordering::Relaxed) < done * u64::from(spectators) {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            loop {
                match restless.next().await.expect("who reads is never dropped") {
                    ServerMessage::Ack { .. } => break,
                    ServerMessage::Presence { seats, spectators: now } => {
                        let now = now + seats.len() as u32;
                        most = most.max(now);
                        if most == spectators + 2 && now == spectators + 1 {
                            return;
                        }
                    }
                    _ => {}
                }
            }
        }
    };
    tokio::time::timeout(2 * PATIENCE, gone).await.expect("who doesn't read is dropped");
    act(&mut restless, "end", Command::Abort).await.expect("the server goes on");
    for reader in readers {
        assert_eq!(reader.await.expect("nobody else was dropped"), done, "everything is heard");
    }
    println!("dropped after {done} events, {spectators} others were not");
    running.stop().await;
}

/// A player who sent short messages without end had the others closed as too slow.
#[tokio::test]
async fn spam_of_short_messages_is_refused_and_throws_nobody_out() {
    let running = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut reader = bob.connect(game, 4).await.expect("a socket");
    assert!(matches!(next(&mut reader).await, Ok(ServerMessage::Welcome { .. })));
    // Ten sockets of one player, each below its own limit.
    for _ in 0..10 {
        let mut spammer = ann.connect(game, 4).await.expect("a socket");
        for _ in 0..50 {
            let message = ShortMessage::Oops;
            spammer.send(&ClientMessage::Say { message }).await.expect("it is sent");
        }
        let refused = loop {
            if let ServerMessage::Error { code, .. } = next(&mut spammer).await.expect("a message") {
                break code;
            }
        };
        assert_eq!(refused, "too_many");
    }
    let mut hers = ann.connect(game, 4).await.expect("a socket");
    act(&mut hers, "e2", mv("e2", 0)).await.expect("a move");
    let mut said = 0;
    loop {
        match next(&mut reader).await.expect("the reader is still there") {
            ServerMessage::Said { .. } => said += 1,
            ServerMessage::Event(recorded) if recorded.seq == 5 => break,
            _ => {}
        }
    }
    assert!(said > 0 && said < 64, "{said} messages");
    running.stop().await;
}
