//! What no honest client sends: refused with a clear answer, nothing changed, the server up.

use futures_util::{SinkExt as _, StreamExt as _};
use play::{Command, GameId, GameKind};
use server::client::{Client, ClientError};
use server::protocol::{ClientMessage, ServerMessage};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use super::{PATIENCE, Running, act, id, mv, next, open_terms, two_at};

/// How a game stands, as far as it could have been changed.
async fn standing(client: &Client, game: GameId) -> (u32, Option<String>) {
    let game = client.clone().game(game).await.expect("the game").game;
    (game.seq, game.position)
}

#[tokio::test]
async fn moves_that_are_none_or_not_allowed_change_nothing() {
    let running = Running::start().await;
    for (kind, unreadable, illegal, legal) in [
        (
            GameKind::Quoridor,
            ["", "e", "e22", "z9", "e2hh", "–", "e2\n", "e２"],
            ["e1", "e3", "d2", "e9", "a1", "i9"].as_slice(),
            "e2",
        ),
        (GameKind::Squadro, ["", "0", "6", "11", "a", "-1", "3 ", "٣"], &[], "3"),
    ] {
        let (ann, bob, game) = two_at(&running, &open_terms(kind)).await;
        let before = standing(&ann, game).await;
        let mut socket = ann.connect(game, 4).await.expect("a socket");
        for (number, bad) in unreadable.into_iter().chain([&*"x".repeat(4000)]).enumerate() {
            let refused = act(&mut socket, &format!("unreadable-{number}"), mv(bad, 0)).await;
            assert_eq!(refused, Err("unreadable_move".into()), "{bad:?}");
        }
        for bad in illegal {
            let refused = act(&mut socket, &format!("illegal-{bad}"), mv(bad, 0)).await;
            assert_eq!(refused, Err("illegal_move".into()), "{bad}");
        }
        assert_eq!(act(&mut socket, "early", mv(legal, 1)).await, Err("stale".into()));
        let mut bobs = bob.connect(game, 4).await.expect("a socket");
        assert_eq!(act(&mut bobs, "not-his", mv(legal, 0)).await, Err("not_your_turn".into()));
        let mut watching = running.client().connect(game, 4).await.expect("a socket");
        assert_eq!(act(&mut watching, "nobody", mv(legal, 0)).await, Err("not_seated".into()));
        // The same over HTTP.
        for (client, code) in
            [(&bob, "not_your_turn"), (&running.client(), "not_seated"), (&ann, "unreadable_move")]
        {
            let bad = if code == "unreadable_move" { "?" } else { legal };
            let refused = client.clone().command(game, id("http"), mv(bad, 0)).await;
            let Err(ClientError::Problem { status: 409, problem }) = refused else { panic!("{refused:?}") };
            assert_eq!(problem.code, code);
        }
        assert_eq!(standing(&ann, game).await, before, "nothing has changed");
        assert_eq!(act(&mut socket, "at-last", mv(legal, 0)).await, Ok(5));
    }
    running.stop().await;
}

#[tokio::test]
async fn wrong_types_are_told_apart_from_wrong_moves() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let before = standing(&ann, game).await;
    let mut client = ann.clone();
    for body in [
        r#"{"id":"x","command":{"do":"move","move":7,"ply":0}}"#,
        r#"{"id":"x","command":{"do":"move","move":"e2","ply":"0"}}"#,
        r#"{"id":"x","command":{"do":"move","move":"e2","ply":4294967296}}"#,
        r#"{"id":"x","command":{"do":"move","move":"e2","ply":0.5}}"#,
        r#"{"id":"x","command":{"do":"sit","seat":0}}"#,
        r#"{"id":"x","command":{"do":"sit","seat":5}}"#,
        r#"{"id":"x","command":"resign"}"#,
        r#"{"id":null,"command":{"do":"resign"}}"#,
        r#"{"id":["x"],"command":{"do":"resign"}}"#,
        r#"{"id":"x","command":{"do":"resign"},"seat":2}"#,
        r#"[{"id":"x","command":{"do":"resign"}}]"#,
    ] {
        let path = format!("/api/v1/games/{game}/commands");
        let answer = client.request("POST", &path, Some(body.into())).await.expect("an answer");
        assert_eq!(answer.status, 422, "{body}: {}", answer.body);
        assert!(answer.body.contains("bad_request"), "{body}: {}", answer.body);
    }
    assert_eq!(standing(&ann, game).await, before, "nothing has changed");
    running.stop().await;
}

#[tokio::test]
async fn a_message_in_fragments_is_a_message() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    next(&mut socket).await.expect("a welcome");
    let command = ClientMessage::Command { id: id("pieces"), command: mv("e2", 0) };
    let text = serde_json::to_string(&command).expect("JSON");
    let mut raw = socket.into_inner();
    let pieces: Vec<&[u8]> = text.as_bytes().chunks(7).collect();
    for (number, piece) in pieces.iter().enumerate() {
        let code = if number == 0 { Data::Text } else { Data::Continue };
        let is_last = number + 1 == pieces.len();
        let frame = Frame::message(piece.to_vec(), OpCode::Data(code), is_last);
        raw.send(Message::Frame(frame)).await.expect("sent");
        // What may come between two fragments.
        raw.send(Message::Ping(vec![1].into())).await.expect("sent");
    }
    let acknowledged = async {
        loop {
            let message = raw.next().await.expect("open").expect("a message");
            if message.to_text().is_ok_and(|text| text.contains("\"ack\"")) {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, acknowledged).await.expect("it was understood");
    running.stop().await;
}

/// A frame as it goes over the wire, with whatever is wrong with it.
fn frame(first: u8, length: &[u8], payload: &[u8]) -> Vec<u8> {
    // A mask of zeros changes nothing.
    [&[first], length, &[0; 4], payload].concat()
}

#[tokio::test]
async fn frames_that_are_none_end_the_socket_and_nothing_else() {
    let running = Running::start().await;
    let (ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let before = standing(&ann, game).await;
    let hello = br#"{"type":"hello"}"#;
    let masked = |length: usize| 0x80 | length as u8;
    for (what, bytes) in [
        ("not masked", [&[0x81, hello.len() as u8], &hello[..]].concat()),
        ("a reserved bit", frame(0xc1, &[masked(hello.len())], hello)),
        ("an unknown opcode", frame(0x83, &[masked(0)], &[])),
        ("text that is no UTF-8", frame(0x81, &[masked(2)], &[0xc3, 0x28])),
        ("a ping in fragments", frame(0x09, &[masked(1)], b"x")),
        ("a long ping", frame(0x89, &[0xfe, 0, 126], &[b'x'; 126])),
        ("a continuation of nothing", frame(0x80, &[masked(1)], b"x")),
        ("more than there is memory", frame(0x81, &[0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255], b"x")),
        ("a length that is negative", frame(0x81, &[0xff, 0xff, 0, 0, 0, 0, 0, 0, 0], b"x")),
        ("a close frame of one byte", frame(0x88, &[masked(1)], b"x")),
        ("no frames at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ] {
        let socket = ann.open(game).await.expect("a socket");
        let mut stream = socket.into_inner().into_inner();
        stream.write_all(&bytes).await.expect("sent");
        let mut answer = Vec::new();
        let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
        // Whether the end of it is heard politely or as a broken connection makes no difference.
        drop(ended.unwrap_or_else(|_| panic!("{what}: the socket stays open")));
    }
    assert_eq!(standing(&ann, game).await, before, "nothing has changed");
    act(&mut ann.connect(game, 4).await.expect("a socket"), "fine", mv("e2", 0)).await.expect("all is well");
    running.stop().await;
}

#[tokio::test]
async fn what_another_server_signed_or_somebody_else_sent_is_worth_nothing() {
    let running = Running::start().await;
    let elsewhere = Running::start().await;
    let (ann, bob, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    let before = standing(&ann, game).await;

    // A bot's token and a guest's cookie of another server.
    let mut stranger = elsewhere.client();
    let bot: serde_json::Value =
        stranger.post("/api/v1/bots", &serde_json::json!({ "name": "Bot" })).await.expect("a bot");
    let token = bot["token"].as_str().expect("a token");
    let refused =
        running.client().with_token(token).request("GET", "/api/v1/me", None).await.expect("an answer");
    assert_eq!(refused.status, 401, "{}", refused.body);
    let mut foreign = running.client().with_cookie(stranger.cookie().expect("a cookie"));
    let known: serde_json::Value = stranger.get("/api/v1/me").await.expect("somebody");
    let unknown: serde_json::Value = foreign.get("/api/v1/me").await.expect("somebody");
    assert_ne!(known["id"], unknown["id"]);

    // A token cut short, made longer, or with another bot's name on the same signature.
    let mut owner = running.client();
    let bot: serde_json::Value =
        owner.post("/api/v1/bots", &serde_json::json!({ "name": "Bot" })).await.expect("a bot");
    let token = bot["token"].as_str().expect("a token");
    let other = token.replace(bot["id"].as_str().expect("an id"), "aaaaaaaaaaaaaaaa");
    for forged in [&token[..token.len() - 1], &format!("{token}0"), &other, &token.to_uppercase()] {
        let refused =
            running.client().with_token(forged).request("GET", "/api/v1/me", None).await.expect("an answer");
        assert_eq!(refused.status, 401, "{forged}: {}", refused.body);
    }

    // A command of hers, sent again by others: nothing is done, and nobody learns that it had been.
    let mut hers = ann.connect(game, 4).await.expect("a socket");
    act(&mut hers, "hers", mv("e2", 0)).await.expect("legal");
    for (client, code) in [(&bob, "stale"), (&running.client(), "not_seated")] {
        let mut socket = client.connect(game, 5).await.expect("a socket");
        assert_eq!(act(&mut socket, "hers", mv("e2", 0)).await, Err(code.into()));
    }
    // By herself it is answered, not done again.
    assert_eq!(act(&mut hers, "hers", mv("e2", 0)).await, Ok(5));
    assert_eq!(act(&mut hers, "hers", Command::Resign).await, Ok(5), "whatever it says now");
    assert_eq!(standing(&ann, game).await.0, before.0 + 1);

    // A hello with somebody's old key and nothing else to go by.
    let key = elsewhere_key(&elsewhere).await;
    let mut socket = running.client().connect_with(game, 0, Some(key)).await.expect("a socket");
    assert!(matches!(next(&mut socket).await, Ok(ServerMessage::Error { code, .. }) if code == "bad_token"));
    elsewhere.stop().await;
    running.stop().await;
}

async fn elsewhere_key(elsewhere: &Running) -> String {
    let (mut ann, _, game) = two_at(elsewhere, &open_terms(GameKind::Quoridor)).await;
    ann.game(game).await.expect("her game").yours[0].key.clone()
}

/// A handicap that is impossible at another seat ended the room with the rematch, or at once if seats were drawn.
#[tokio::test]
async fn terms_that_are_impossible_at_another_seat_end_no_room() {
    let running = Running::start().await;
    let mut ann = running.client();
    for draw_seats in [false, true] {
        for _ in 0..12 {
            let terms = serde_json::json!({
                "game": "quoridor", "position": "e1 e9 / - / 10 3 / 1", "drawSeats": draw_seats,
                "seats": [{ "who": "creator", "fences": 5 }, { "who": { "computer": 1 } }],
            });
            let refused = ann.post::<serde_json::Value>("/api/v1/games", &terms).await;
            let Err(ClientError::Problem { status, problem }) = refused else { panic!("{refused:?}") };
            assert_eq!((status, problem.code.as_str()), (409, "bad_terms"));
        }
    }
    // One that is possible everywhere lasts through resignations and rematches.
    let terms = serde_json::json!({
        "game": "quoridor", "position": "e1 e9 / - / 10 10 / 1", "drawSeats": true,
        "seats": [{ "who": "creator", "fences": 5 }, { "who": { "computer": 1 } }],
    });
    let made: server::protocol::GameAnswer = ann.post("/api/v1/games", &terms).await.expect("a game");
    let mut game = made.game.id;
    for _ in 0..4 {
        ann.command(game, id("resign"), Command::Resign).await.expect("the end");
        ann.command(game, id("again"), Command::Rematch).await.expect("the computer always wants one");
        game = ann.game(game).await.expect("the game").game.rematch.expect("the next game");
    }
    running.stop().await;
}

#[tokio::test]
async fn unknown_fields_of_commands_are_refused() {
    let running = Running::start().await;
    let (mut ann, _, game) = two_at(&running, &open_terms(GameKind::Quoridor)).await;
    for body in [
        serde_json::json!({ "id": "a", "command": { "do": "resign", "seat": 2 } }),
        serde_json::json!({ "id": "a", "command": { "do": "resign" }, "seat": 2 }),
        serde_json::json!({ "id": "a", "command": { "do": "move", "move": "e2", "ply": 0, "lag": 500 } }),
    ] {
        let path = format!("/api/v1/games/{game}/commands");
        let refused = ann.post::<serde_json::Value>(&path, &body).await;
        let Err(ClientError::Problem { status, .. }) = refused else { panic!("{refused:?}") };
        assert_eq!(status, 422, "{body}");
    }
    let mut socket = ann.connect(game, 4).await.expect("a socket");
    let text = r#"{"type":"command","id":"a","command":{"do":"resign","seat":2}}"#;
    socket.send_text(text.into()).await.expect("it is sent");
    loop {
        match next(&mut socket).await.expect("an answer") {
            ServerMessage::Error { code, .. } => break assert_eq!(code, "bad_message"),
            ServerMessage::Ack { .. } => panic!("it was done"),
            _ => {}
        }
    }
    running.stop().await;
}
