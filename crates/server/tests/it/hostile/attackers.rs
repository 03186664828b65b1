//! The attackers: malformed, oversized, slow, duplicated, forged and greedy.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{SinkExt as _, StreamExt as _};
use play::{Command, GameId, GameKind, Recorded, SeatKind, Terms};
use rand::rngs::SmallRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use server::client::{Client, ClientError};
use server::{File, FileRequest};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use super::Target;
use crate::network::{id, mv};

/// A site with one large file, for those who ask for it and don't read.
pub(crate) fn site(request: &FileRequest<'_>) -> Option<File> {
    (request.path == "large").then(|| File {
        mime: "application/octet-stream",
        cache_control: "no-cache",
        etag: Cow::Borrowed("\"large\""),
        encoding: None,
        language: None,
        vary: "",
        policy: "default-src 'none'",
        bytes: vec![7; 4 << 20].into(),
    })
}

/// The pause between two attempts of an attacker: the machine has to be left something for the server.
const PAUSE: Duration = Duration::from_millis(10);

/// Runs all of them until the time is over.
pub(super) async fn all(target: &Arc<Target>) {
    tokio::join!(
        malformed_requests(target),
        malformed_frames(target),
        oversized(target),
        slow_senders(target),
        slow_readers(target),
        duplicated_commands(target),
        forged_credentials(target),
        greedy_creator(target),
        greedy_guests(target),
        restless_seat(target),
        impossible_terms(target),
        flooding_socket(target),
    );
}

/// Does something again and again, with the number of the attempt.
async fn repeat(target: &Target, mut attempt: impl AsyncFnMut(usize)) {
    let mut number = 0;
    while !target.is_over() {
        // Nobody waits for a server that doesn't answer: that would be an attack on the test.
        let _ = timeout(Duration::from_secs(2), attempt(number)).await;
        number += 1;
        tokio::time::sleep(PAUSE).await;
    }
}

/// Sends bytes as they are and reads the status of the response, if there is one.
async fn raw(target: &Target, number: usize, bytes: &[u8]) {
    target.attempted();
    let Ok(mut stream) = TcpStream::connect(target.node(number)).await else { return };
    // The server may close the connection before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut head = vec![0; 512];
    let Ok(Ok(read)) = timeout(Duration::from_millis(500), stream.read(&mut head)).await else { return };
    let head = String::from_utf8_lossy(&head[..read]).into_owned();
    if head.starts_with("HTTP/1.1 5") && !head.starts_with("HTTP/1.1 503") {
        target.fault(format!("{:?}: {head}", String::from_utf8_lossy(&bytes[..bytes.len().min(80)])));
    }
}

async fn malformed_requests(target: &Target) {
    let mut random = SmallRng::seed_from_u64(18);
    repeat(target, async |number| {
        let requests: [&[u8]; 8] = [
            b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            b"POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
            b"POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n",
            b"GET /api/v1/games/%00%ff%2e%2e HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            b"GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            b"POST /api/v1/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x01",
            b"GET /api/v1/games/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        ];
        if let Some(request) = requests.get(number % (requests.len() + 1)) {
            raw(target, number, request).await;
        } else {
            let mut noise = vec![0; 200];
            random.fill_bytes(&mut noise);
            raw(target, number, &noise).await;
        }
    })
    .await;
}

async fn malformed_frames(target: &Target) {
    let Some((guest, game)) = game_of(target, 0).await else { return };
    repeat(target, async |number| {
        target.attempted();
        let Ok(socket) = guest.connect(game, 0).await else { return };
        let mut socket = socket.into_inner();
        let messages = [
            Message::text("{"),
            Message::text(r#"{"type":"hello","since":-1}"#),
            Message::text(
                r#"{"type":"command","id":"x","command":{"do":"move","move":"e2","ply":0,"seat":2}}"#,
            ),
            Message::binary(vec![0xff; 300]),
            Message::text("[".repeat(5000)),
            Message::text(r#"{"type":"say","message":"hello","seat":1}"#),
        ];
        let message = messages[number % messages.len()].clone();
        let _ = socket.send(message).await;
        let _ = timeout(Duration::from_millis(50), socket.next()).await;
    })
    .await;
}

async fn oversized(target: &Target) {
    let long = "x".repeat(300_000);
    repeat(target, async |number| {
        let guest = target.guest(number);
        let body = format!(r#"{{"game":"quoridor","position":"{long}"}}"#);
        target.judge("a large body", guest.request_with("POST", "/api/v1/games", &[], Some(body)).await);
        target.judge(
            "a large header",
            guest.request_with("GET", "/api/v1/me", &[("x-long", &long)], None).await,
        );
        let path = format!("/api/v1/games/{}", &long[..60_000]);
        target.judge("a long path", guest.request_with("GET", &path, &[], None).await);
    })
    .await;
}

/// Sends a request byte by byte, on several connections at once.
async fn slow_senders(target: &Target) {
    join_all((0..8).map(|number| async move {
        while !target.is_over() {
            target.attempted();
            let Ok(mut stream) = TcpStream::connect(target.node(number)).await else { return };
            for byte in b"POST /api/v1/games HTTP/1.1\r\nHost: a\r\nX-Slow: ".iter().cycle() {
                if target.is_over() || stream.write_all(&[*byte]).await.is_err() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }))
    .await;
}

/// Asks for the large file on many connections and never reads.
async fn slow_readers(target: &Target) {
    let mut held = Vec::new();
    repeat(target, async |number| {
        target.attempted();
        if held.len() >= 64 {
            return;
        }
        let Ok(mut stream) = TcpStream::connect(target.node(number)).await else { return };
        if stream.write_all(b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n").await.is_ok() {
            held.push(stream);
        }
    })
    .await;
}

/// A public game of a guest who waits for somebody.
async fn game_of(target: &Target, number: usize) -> Option<(Client, GameId)> {
    let mut guest = target.guest(number);
    let terms = Terms {
        public: true,
        first: Some(game::Seat::FIRST),
        ..Terms::for_two(GameKind::Quoridor, SeatKind::Creator, SeatKind::Open)
    };
    let made = guest.create_game(&terms).await.ok()?;
    Some((guest, made.game.id))
}

/// Gives one command many times at once: it is executed once.
async fn duplicated_commands(target: &Target) {
    let Some((mut ann, game)) = game_of(target, 0).await else { return };
    let mut bob = target.guest(1);
    if bob.command(game, id("sit"), Command::Sit { seat: None }).await.is_err() {
        return;
    }
    repeat(target, async |_| {
        target.attempted();
        join_all((0..5).map(|_| {
            let mut ann = ann.clone();
            async move {
                let _ = ann.command(game, id("once"), mv("e2", 0)).await;
            }
        }))
        .await;
        tokio::time::sleep(Duration::from_millis(200)).await;
    })
    .await;
    let events: Result<Vec<Recorded>, ClientError> = ann.get(&format!("/api/v1/games/{game}/events")).await;
    let moves = events.unwrap_or_default().iter().filter(|recorded| is_move(recorded)).count();
    if moves > 1 {
        target.fault(format!("a command that was repeated was executed {moves} times"));
    }
}

fn is_move(recorded: &Recorded) -> bool {
    serde_json::to_string(recorded).is_ok_and(|text| text.contains(r#""move":"e2""#))
}

/// Acts with cookies, tokens and links that nobody was given.
async fn forged_credentials(target: &Target) {
    let Some((owner, game)) = game_of(target, 0).await else { return };
    let cookie = owner.cookie().unwrap_or_default().to_owned();
    let mut random = SmallRng::seed_from_u64(19);
    repeat(target, async |number| {
        let mut forged = cookie.clone().into_bytes();
        let at = random.random_range(cookie.len() / 2..cookie.len());
        forged[at] = if forged[at] == b'A' { b'B' } else { b'A' };
        let forged = String::from_utf8_lossy(&forged).into_owned();
        let mut thief = target.guest(number).with_cookie(forged);
        if number % 3 == 1 {
            thief = target.guest(number).with_token("bot_0123456789abcdef0123456789abcdef");
        }
        let body = r#"{"id":"steal","command":{"do":"withdraw"}}"#.to_owned();
        let path = format!("/api/v1/games/{game}/commands");
        let response = target.judge("forged", thief.request("POST", &path, Some(body)).await);
        if response.is_some_and(|response| response.status < 300) {
            target.fault("a forged cookie or token acted for its owner".into());
        }
    })
    .await;
}

/// Creates games against the strongest computer, resigns, asks for rematches.
async fn greedy_creator(target: &Target) {
    let mut guest = target.guest(0);
    repeat(target, async |_| {
        let body = r#"{"game":"quoridor","seats":[{"who":"creator"},{"who":{"computer":8}}]}"#.to_owned();
        let made = target.judge("greedy", guest.request("POST", "/api/v1/games", Some(body)).await);
        let Some(game) = made.and_then(|made| created(&made.body)) else { return };
        for (number, command) in [mv("e2", 0), Command::Resign, Command::Rematch].into_iter().enumerate() {
            let _ = guest.command(game, id(number), command).await;
            target.attempted();
        }
    })
    .await;
}

fn created(body: &str) -> Option<GameId> {
    let made: serde_json::Value = serde_json::from_str(body).ok()?;
    made["game"]["id"].as_str()?.parse().ok()
}

/// Names itself again and again without a cookie.
async fn greedy_guests(target: &Target) {
    repeat(target, async |number| {
        let body = Some(r#"{"name":"Nobody"}"#.to_owned());
        target.judge("names", target.guest(number).request_with("PUT", "/api/v1/me", &[], body).await);
    })
    .await;
}

/// Takes a seat and leaves it, over and over.
async fn restless_seat(target: &Target) {
    let Some((_, game)) = game_of(target, 0).await else { return };
    let mut guest = target.guest(0);
    repeat(target, async |number| {
        target.attempted();
        let command = if number % 2 == 0 { Command::Sit { seat: None } } else { Command::GetUp };
        let _ = guest.command(game, id(format!("restless-{number}")), command).await;
    })
    .await;
}

/// Agrees on what is possible for some seatings only, or for none.
async fn impossible_terms(target: &Target) {
    let bodies = [
        concat!(
            r#"{"game":"quoridor","position":"e1 e9 / - / 10 3 / 1","#,
            r#""seats":[{"who":"creator","fences":5},{"who":{"computer":1}}],"drawSeats":true}"#,
        ),
        concat!(
            r#"{"game":"quoridor","position":"e1 e9 / - / 10 3 / 1","#,
            r#""seats":[{"who":"creator","fences":5},{"who":{"computer":1}}]}"#,
        ),
        r#"{"game":"squadro","seats":[{"who":"creator","fences":3},{"who":"open"}]}"#,
        r#"{"game":"quoridor","seats":[{"who":{"computer":8}},{"who":{"computer":8}}]}"#,
        r#"{"game":"quoridor","seats":[]}"#,
        r#"{"game":"chess"}"#,
    ];
    repeat(target, async |number| {
        let mut guest = target.guest(number);
        let body = bodies[number % bodies.len()].to_owned();
        let made = target.judge("terms", guest.request("POST", "/api/v1/games", Some(body)).await);
        let Some(game) = made.and_then(|made| created(&made.body)) else { return };
        for command in ["resign", "rematch"] {
            let path = format!("/api/v1/games/{game}/commands");
            let body = format!(r#"{{"id":"{command}","command":{{"do":"{command}"}}}}"#);
            target.judge(command, guest.request("POST", &path, Some(body)).await);
        }
    })
    .await;
}

/// Sends as many messages as the socket takes and reads none.
async fn flooding_socket(target: &Target) {
    let Some((guest, game)) = game_of(target, 0).await else { return };
    repeat(target, async |_| {
        target.attempted();
        let Ok(mut socket) = guest.connect(game, 0).await else { return };
        for _ in 0..300 {
            if socket.send_text(r#"{"type":"ping","token":1}"#.to_owned()).await.is_err() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    })
    .await;
}
