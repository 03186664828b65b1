//! Connections: those that nobody reads from, and too many of them.

use std::net::IpAddr;
use std::time::Duration;

use play::GameKind;
use server::client::{Client, ClientError, Response};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use super::{PATIENCE, Running, act, open_terms};
use crate::hostile::attackers::site;

/// A connection on which the large file was asked for and from which nobody reads.
async fn ask_and_do_not_read(running: &Running) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(running.address).await.expect("connected");
    stream.write_all(b"GET /large HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("sent");
    stream
}

/// Asks until the answer is as expected.
async fn until(client: &Client, expected: impl Fn(&Result<Response, ClientError>) -> bool) -> Response {
    let asked = async {
        loop {
            let answer = client.request_with("GET", "/healthz", &[], None).await;
            if expected(&answer) {
                return answer.expect("an answer");
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, asked).await.expect("the server answers in time")
}

fn is(status: u16) -> impl Fn(&Result<Response, ClientError>) -> bool {
    move |answer| answer.as_ref().is_ok_and(|answer| answer.status == status)
}

/// Each held its connection for ever, so that a few clients kept everybody else out, without a word.
#[tokio::test]
async fn clients_that_ask_for_a_large_file_and_do_not_read_lose_their_connections() {
    let running = Running::start_with(|config| {
        config.site = Some(site);
        config.limits.connections = 8;
        config.limits.write_period = Duration::from_secs(2);
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..8 {
        held.push(ask_and_do_not_read(&running).await);
    }
    let full = until(&running.client(), is(503)).await;
    assert_eq!(full.header("retry-after"), Some("5"), "a full server says so");
    assert!(full.body.contains(r#""code":"too_many""#), "{}", full.body);
    until(&running.client(), is(200)).await;
    // All of them are free again, as eight who stay find.
    let mut staying = Vec::new();
    let found = async {
        while staying.len() < 8 {
            let mut stream = TcpStream::connect(running.address).await.expect("connected");
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n").await.expect("sent");
            let mut status = [0; 12];
            if stream.read_exact(&mut status).await.is_ok() && status.ends_with(b"200") {
                staying.push(stream);
            }
        }
    };
    tokio::time::timeout(PATIENCE, found).await.expect("all connections become free");
    drop(held);
    running.stop().await;
}

#[tokio::test]
async fn who_reads_gets_all_of_a_large_file() {
    let running = Running::start_with(|config| {
        config.site = Some(site);
        config.limits.write_period = Duration::from_secs(1);
        config.limits.write_minimum = 1;
    })
    .await;
    let file = running.client().request_with("GET", "/large", &[], None).await.expect("a file");
    assert_eq!(file.body.len(), 4 << 20);
    running.stop().await;
}

/// A deadline for writing must not end a socket on which there is little to write.
#[tokio::test]
async fn an_idle_socket_outlives_the_write_deadline() {
    let running = Running::start_with(|config| {
        config.limits.write_period = Duration::from_millis(100);
        config.limits.ping_interval = Duration::from_secs(1);
    })
    .await;
    let mut ann = running.client();
    let game = ann.create_game(&open_terms(GameKind::Quoridor)).await.expect("a game").game.id;
    let mut socket = ann.connect(game, 0).await.expect("a socket");
    // Pings are answered while it is read.
    let idle = async { while socket.next().await.is_ok() {} };
    assert!(tokio::time::timeout(Duration::from_secs(3), idle).await.is_err(), "it was closed");
    act(&mut socket, "abort", play::Command::Abort).await.expect("it is as good as new");
    running.stop().await;
}

#[tokio::test]
async fn one_address_does_not_get_every_connection() {
    let running = Running::start_with(|config| config.limits.connections_per_address = 4).await;
    let greedy: IpAddr = [127, 0, 0, 2].into();
    let mut held = Vec::new();
    for _ in 0..4 {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((greedy, 0).into()).expect("an address");
        held.push(socket.connect(running.address).await.expect("connected"));
    }
    let greedy = running.client().with_source(Some(greedy));
    let refused = until(&greedy, is(429)).await;
    assert_eq!(refused.header("retry-after"), Some("5"));
    until(&running.client(), is(200)).await;
    drop(held);
    until(&greedy, is(200)).await;
    running.stop().await;
}

/// Everybody behind a proxy has the address of the proxy.
#[tokio::test]
async fn connections_of_a_trusted_proxy_are_not_those_of_one_client() {
    let running = Running::start_with(|config| {
        config.limits.connections_per_address = 1;
        config.trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    })
    .await;
    let _held = TcpStream::connect(running.address).await.expect("connected");
    let answer = running.client().request_with("GET", "/healthz", &[], None).await.expect("an answer");
    assert_eq!(answer.status, 200);
    running.stop().await;
}

#[tokio::test]
async fn metrics_on_a_listener_of_their_own_are_nowhere_else() {
    let data = tempfile::tempdir().expect("a folder");
    let mut config = super::config(data.path());
    config.metrics = Some(config.listen);
    let server = server::Server::start(config).await.expect("the server starts");
    let (address, metrics) = (server.address(), server.metrics_address().expect("an address"));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    let get = async |address, path| {
        Client::new(address).request_with("GET", path, &[], None).await.expect("an answer").status
    };
    assert_eq!(get(metrics, "/metrics").await, 200);
    assert_eq!(get(metrics, "/api/v1/me").await, 404);
    assert_eq!(get(address, "/metrics").await, 404);
    assert_eq!(get(address, "/healthz").await, 200);
    drop(stop);
    tokio::time::timeout(PATIENCE, running).await.expect("it ends in time").expect("it ends well");
}
