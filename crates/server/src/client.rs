//! A client of the server, for the terminal, tests, load tests and bots.

mod destination;

use std::io;
use std::net::{IpAddr, SocketAddr};

use bytes::Bytes;
use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::HeaderMap;
use hyper::body::Incoming;
use hyper::client::conn::http1::handshake;
use hyper::header::{CONNECTION, CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

pub use self::destination::Connection;
use self::destination::Destination;
use crate::protocol::{
    ClientMessage, CommandAnswer, CommandRequest, GameAnswer, INTERRUPTED, Problem, ServerMessage,
};
use play::{Command, CommandId, GameId, Seq, Terms};

/// An error of the client.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The HTTP connection failed.
    #[error(transparent)]
    Http(#[from] hyper::Error),
    /// The request is invalid.
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    /// The WebSocket failed.
    #[error(transparent)]
    Socket(#[from] Box<tungstenite::Error>),
    /// The server answered with a problem.
    #[error("{status}: {}", problem.reason)]
    Problem {
        /// The status code.
        status: u16,
        /// The problem.
        problem: Problem,
    },
    /// The answer can't be read.
    #[error("unexpected answer: {0}")]
    Unexpected(String),
    /// The server closed the socket with this code.
    #[error("the socket was closed: {0:?}")]
    Closed(Option<u16>),
}

impl ClientError {
    /// Whether the client should connect again, after a moment, and repeat what wasn't answered.
    pub fn should_reconnect(&self) -> bool {
        match self {
            ClientError::Io(error) => !destination::is_distrusted(error),
            ClientError::Http(_) | ClientError::Socket(_) => true,
            // The server restarts, the database is away, or the game was interrupted.
            ClientError::Closed(code) => matches!(code, None | Some(1001 | 1006 | 1013 | INTERRUPTED)),
            ClientError::Problem { status, .. } => *status == 503,
            ClientError::Request(_) | ClientError::Unexpected(_) => false,
        }
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        Box::new(error).into()
    }
}

/// A response over HTTP.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Response {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// Reads the body, or the problem if the request failed.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        if self.status >= 300 {
            let problem = serde_json::from_str(&self.body)
                .unwrap_or_else(|_| Problem { code: "unknown".into(), reason: self.body.clone() });
            return Err(ClientError::Problem { status: self.status, problem });
        }
        serde_json::from_str(&self.body)
            .map_err(|error| ClientError::Unexpected(format!("{error}: {}", self.body)))
    }
}

/// A client of a server: a guest with a cookie, or a bot with a token.
#[derive(Clone, Debug)]
pub struct Client {
    server: Destination,
    cookie: Option<String>,
    token: Option<String>,
    link: Option<String>,
    source: Option<IpAddr>,
}

impl Client {
    /// A new guest.
    pub fn new(server: SocketAddr) -> Client {
        Client { server: server.into(), cookie: None, token: None, link: None, source: None }
    }

    /// A new guest of a server by its address, such as `https://farside.example`.
    pub fn of_origin(origin: &str) -> Result<Client, ClientError> {
        let server = Destination::of_origin(origin)?;
        Ok(Client { server, cookie: None, token: None, link: None, source: None })
    }

    /// The address of the server, without a slash at its end.
    pub fn origin(&self) -> String {
        self.server.origin()
    }

    /// The same client for a server at another address.
    #[must_use]
    pub fn with_server(&self, server: SocketAddr) -> Client {
        Client { server: server.into(), ..self.clone() }
    }

    /// The same client as the bot with this token.
    #[must_use]
    pub fn with_token(mut self, token: impl Into<String>) -> Client {
        self.token = Some(format!("Bearer {}", token.into()));
        self
    }

    /// The same client with this cookie.
    #[must_use]
    pub fn with_cookie(mut self, cookie: impl Into<String>) -> Client {
        self.cookie = Some(cookie.into());
        self
    }

    /// The same client with the key of a secret link.
    #[must_use]
    pub fn with_link(mut self, link: Option<String>) -> Client {
        self.link = link;
        self
    }

    /// The same client with this source address: one address has only so many ports.
    #[must_use]
    pub fn with_source(mut self, source: Option<IpAddr>) -> Client {
        self.source = source;
        self
    }

    /// The cookie.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends a request, and keeps the cookie if the server sets one.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<Response, ClientError> {
        let response = self.request_with(method, path, &[], body).await?;
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(String::from);
        }
        Ok(response)
    }

    /// Sends a request with further headers, and keeps no cookie.
    pub async fn request_with(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Result<Response, ClientError> {
        let mut request = hyper::Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.server.host())
            // Each request has its own connection, as those of different clients would.
            .header(CONNECTION, "close");
        for (name, value) in headers.iter().copied().chain(self.headers()) {
            request = request.header(name, value);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(Bytes::from(body.unwrap_or_default())))?;
        let (mut sender, connection) = handshake(TokioIo::new(self.server.dial(self.source).await?)).await?;
        // Owns the sender: the connection ends once it is dropped.
        let response = async move { collect(sender.send_request(request).await?).await };
        // The connection makes progress only while it is polled.
        let (response, _) = tokio::join!(response, connection);
        response
    }

    fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        let link = self.link.as_deref().map(|link| ("farside-link", link));
        cookie.into_iter().chain(link).chain(self.bearer())
    }

    fn bearer(&self) -> Option<(&str, &str)> {
        self.token.as_deref().map(|token| ("authorization", token))
    }

    /// Sends a POST request with a JSON body and reads the answer.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        self.request("POST", path, Some(body)).await?.read()
    }

    /// Sends a GET request and reads the answer.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.request("GET", path, None).await?.read()
    }

    /// Creates a game.
    pub async fn create_game(&mut self, terms: &Terms) -> Result<GameAnswer, ClientError> {
        self.post("/api/v1/games", terms).await
    }

    /// Gets a game.
    pub async fn game(&mut self, game: GameId) -> Result<GameAnswer, ClientError> {
        self.get(&format!("/api/v1/games/{game}")).await
    }

    /// Issues a command over HTTP.
    pub async fn command(
        &mut self,
        game: GameId,
        id: CommandId,
        command: Command,
    ) -> Result<Seq, ClientError> {
        let request = CommandRequest { id, command };
        let answer: CommandAnswer = self.post(&format!("/api/v1/games/{game}/commands"), &request).await?;
        Ok(answer.seq)
    }

    /// Opens the WebSocket of a game and sends the hello.
    pub async fn connect(&self, game: GameId, since: Seq) -> Result<Socket, ClientError> {
        self.connect_with(game, since, None).await
    }

    /// The same with the key of a seat.
    pub async fn connect_with(
        &self,
        game: GameId,
        since: Seq,
        key: Option<String>,
    ) -> Result<Socket, ClientError> {
        let mut socket = self.open(game).await?;
        socket.send(&ClientMessage::Hello { since, link: self.link.clone(), key }).await?;
        Ok(socket)
    }

    /// Opens the WebSocket of a game without a hello.
    pub async fn open(&self, game: GameId) -> Result<Socket, ClientError> {
        let stream = self.server.dial(self.source).await?;
        self.open_on(stream, game).await
    }

    /// The same on an open connection.
    pub async fn open_on(&self, stream: impl Into<Connection>, game: GameId) -> Result<Socket, ClientError> {
        let url = format!("ws://{}/api/v1/games/{game}/socket", self.server.host());
        let mut request = url.into_client_request()?;
        let value =
            |text: &str| HeaderValue::from_str(text).map_err(|_| ClientError::Unexpected(text.into()));
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", value(cookie)?);
        }
        if let Some((_, bearer)) = self.bearer() {
            request.headers_mut().insert("authorization", value(bearer)?);
        }
        // Small buffers: there may be thousands of these in one process.
        let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(1024);
        let (stream, _) = client_async_with_config(request, stream.into(), Some(config)).await?;
        Ok(Socket { stream })
    }
}

async fn collect(response: hyper::Response<Incoming>) -> Result<Response, ClientError> {
    let (parts, body) = response.into_parts();
    let body = body.collect().await?.to_bytes();
    let body = String::from_utf8_lossy(&body).into_owned();
    Ok(Response { status: parts.status.as_u16(), headers: parts.headers, body })
}

/// The WebSocket of a game.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<Connection>,
}

impl Socket {
    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends a command.
    pub async fn command(&mut self, id: CommandId, command: Command) -> Result<(), ClientError> {
        self.send(&ClientMessage::Command { id, command }).await
    }

    /// Sends a text that needn't be a message.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// Receives the next message.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(format!("{error}: {text}")))
    }

    /// Receives the next message undecoded.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed(frame.map(|frame| frame.code.into())));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(ClientError::Closed(None)),
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.stream.close(None).await?)
    }

    /// The underlying stream.
    pub fn into_inner(self) -> WebSocketStream<Connection> {
        self.stream
    }
}
