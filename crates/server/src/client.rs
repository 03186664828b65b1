//! A client of the server, in the same words: for tests, load and programs that play.

use std::io;
use std::net::{IpAddr, SocketAddr};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::protocol::{ClientMessage, CommandAnswer, CommandRequest, GameAnswer, Problem, ServerMessage};
use play::{Command, CommandId, GameId, Seq, Terms};

/// Why something didn't work.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The connection failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The WebSocket failed.
    #[error(transparent)]
    Socket(#[from] Box<tungstenite::Error>),
    /// The server said no.
    #[error("{status}: {}", problem.reason)]
    Problem {
        /// The status of HTTP.
        status: u16,
        /// What it said.
        problem: Problem,
    },
    /// The server said something else than expected.
    #[error("unexpected answer: {0}")]
    Unexpected(String),
    /// The server closed the socket, with this code.
    #[error("the socket was closed: {0:?}")]
    Closed(Option<u16>),
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        Box::new(error).into()
    }
}

/// An answer over HTTP.
#[derive(Clone, Debug)]
pub struct Response {
    /// The status.
    pub status: u16,
    /// Everything before the body.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Response {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let fits = |line: &&str| line.split_once(':').is_some_and(|(key, _)| key.eq_ignore_ascii_case(name));
        let line = self.head.lines().find(fits)?;
        line.split_once(':').map(|(_, value)| value.trim())
    }

    /// The body as what it should be.
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

/// Somebody who asks a server: a guest with a cookie, or a bot with a token.
#[derive(Clone, Debug)]
pub struct Client {
    server: SocketAddr,
    cookie: Option<String>,
    token: Option<String>,
    link: Option<String>,
    source: Option<IpAddr>,
}

impl Client {
    /// Somebody whom the server doesn't know yet.
    pub fn new(server: SocketAddr) -> Client {
        Client { server, cookie: None, token: None, link: None, source: None }
    }

    /// The same, asking a server that listens elsewhere now.
    #[must_use]
    pub fn at(&self, server: SocketAddr) -> Client {
        Client { server, ..self.clone() }
    }

    /// A bot.
    #[must_use]
    pub fn with_token(mut self, token: impl Into<String>) -> Client {
        self.token = Some(format!("Bearer {}", token.into()));
        self
    }

    /// With this cookie, as the server gave it.
    #[must_use]
    pub fn with_cookie(mut self, cookie: impl Into<String>) -> Client {
        self.cookie = Some(cookie.into());
        self
    }

    /// With the key of a secret link in hand.
    #[must_use]
    pub fn with_link(mut self, link: Option<String>) -> Client {
        self.link = link;
        self
    }

    /// Asking from this address of the machine's own: one address has only so many ports.
    #[must_use]
    pub fn asking_from(mut self, source: Option<IpAddr>) -> Client {
        self.source = source;
        self
    }

    /// The cookie the server gave.
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Asks, and keeps the cookie if the server gives one.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        body: Option<String>,
    ) -> Result<Response, ClientError> {
        let response = self.ask_with(method, path, &[], body).await?;
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(String::from);
        }
        Ok(response)
    }

    /// Asks with further headers, and keeps no cookie.
    pub async fn ask_with(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Result<Response, ClientError> {
        let mut request =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.server);
        for (name, value) in headers.iter().copied().chain(self.headers()) {
            request.extend([name, ": ", value, "\r\n"]);
        }
        if let Some(body) = &body {
            let length = body.len().to_string();
            request.extend(["content-type: application/json\r\ncontent-length: ", &length, "\r\n"]);
        }
        request += "\r\n";
        request += body.as_deref().unwrap_or_default();
        let mut stream = self.dial().await?;
        stream.write_all(request.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        parse(&bytes)
    }

    async fn dial(&self) -> io::Result<TcpStream> {
        let Some(source) = self.source else { return TcpStream::connect(self.server).await };
        let socket = if source.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        socket.bind(SocketAddr::new(source, 0))?;
        socket.connect(self.server).await
    }

    fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        let cookie = self.cookie.as_deref().map(|cookie| ("cookie", cookie));
        let link = self.link.as_deref().map(|link| ("farside-link", link));
        cookie.into_iter().chain(link).chain(self.bearer())
    }

    fn bearer(&self) -> Option<(&str, &str)> {
        self.token.as_deref().map(|token| ("authorization", token))
    }

    /// Posts something and reads the answer.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_string(body).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        self.ask("POST", path, Some(body)).await?.read()
    }

    /// Gets something.
    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<T, ClientError> {
        self.ask("GET", path, None).await?.read()
    }

    /// Makes a game.
    pub async fn make(&mut self, terms: &Terms) -> Result<GameAnswer, ClientError> {
        self.post("/api/v1/games", terms).await
    }

    /// Looks at a game.
    pub async fn look(&mut self, game: GameId) -> Result<GameAnswer, ClientError> {
        self.get(&format!("/api/v1/games/{game}")).await
    }

    /// Does something over HTTP.
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

    /// Opens the WebSocket of a game and says hello.
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

    /// Opens the WebSocket of a game and says nothing.
    pub async fn open(&self, game: GameId) -> Result<Socket, ClientError> {
        let stream = self.dial().await?;
        stream.set_nodelay(true)?;
        self.open_on(stream, game).await
    }

    /// The same on a connection that is there already.
    pub async fn open_on(&self, stream: TcpStream, game: GameId) -> Result<Socket, ClientError> {
        let url = format!("ws://{}/api/v1/games/{game}/socket", self.server);
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
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket { stream })
    }
}

fn parse(bytes: &[u8]) -> Result<Response, ClientError> {
    let text = String::from_utf8_lossy(bytes);
    let unexpected = || ClientError::Unexpected(text.chars().take(200).collect());
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(unexpected)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(unexpected)?;
    Ok(Response { status, head: head.into(), body: body.into() })
}

/// The WebSocket of a game.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Says something.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Unexpected(error.to_string()))?;
        self.send_text(text).await
    }

    /// Gives a command.
    pub async fn command(&mut self, id: CommandId, command: Command) -> Result<(), ClientError> {
        self.send(&ClientMessage::Command { id, command }).await
    }

    /// Says something that may make no sense.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        Ok(self.stream.send(Message::text(text)).await?)
    }

    /// What the server says next.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(format!("{error}: {text}")))
    }

    /// The same as it came, for those who want only a part of it.
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

    /// Says goodbye.
    pub async fn close(mut self) -> Result<(), ClientError> {
        Ok(self.stream.close(None).await?)
    }

    /// The connection itself, for those who want to do with it what a client shouldn't.
    pub fn into_inner(self) -> WebSocketStream<TcpStream> {
        self.stream
    }
}
