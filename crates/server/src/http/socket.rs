//! The WebSocket of a game.

use std::future::Future;
use std::sync::{Arc, OnceLock};

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::App;
use super::authentication::Requester;
use super::games::{check_quotas, hidden, is_known, may_see};
use super::players::seated_actor;
use super::problem::{ApiError, command_code};
use super::quotas::{RateLimiter, SocketPermit};
use crate::address::AddressBlock;
use crate::credentials::{Principal, Proof, Signer};
use crate::protocol::{self, ClientMessage, MAX_FRAME, ServerMessage};
use crate::room::{CommandError, Subscription, SubscriptionEnd};
use play::{Actor, Command, CommandId, GameId, Millis, Seq};

/// The buffers of a socket: small, as there are thousands of sockets.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 2 * 1024;
/// The maximum amount of unsent data before a socket is closed.
const MAX_WRITE_BUFFER: usize = 256 * 1024;

/// Why a socket is closed. Close codes from 4000 on are specific to the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CloseReason {
    /// The server shuts down.
    Closing,
    /// The client violated the protocol.
    Protocol,
    /// A message was too long.
    TooLong,
    /// The client reads too slowly.
    TooSlow,
    /// The client exceeded the rate limit.
    TooMany,
    /// The database is unavailable.
    TryLater,
    /// There is no such game, or it isn't visible to the client.
    NotFound,
    /// The key of a seat that was shown is no longer good.
    KeyRevoked,
    /// The cookie, token, link or key that was shown was revoked, or its signing key has expired.
    Revoked,
    /// The room of the game has failed: the client should connect again.
    Interrupted,
    /// The client didn't answer in time.
    Silent,
    /// The client closed the connection.
    Gone,
}

impl CloseReason {
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            CloseReason::Closing => (1001, "the server shuts down"),
            CloseReason::Protocol => (1002, "that is no message of this protocol"),
            CloseReason::TooLong => (1009, "a message is at most 8 KiB long"),
            CloseReason::TryLater => (1013, "try again later"),
            CloseReason::TooSlow => (4000, "you read too slowly"),
            CloseReason::TooMany => (4001, "you send too much"),
            CloseReason::KeyRevoked => (4003, "the seat of this key was left"),
            CloseReason::Revoked => (4003, "what you have shown is no longer valid"),
            CloseReason::NotFound => (4004, "there is no such game here"),
            CloseReason::Interrupted => (protocol::INTERRUPTED, "the game was interrupted: connect again"),
            CloseReason::Silent => (4008, "you did not answer"),
            CloseReason::Gone => return None,
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// Opens the WebSocket of a game.
#[utoipa::path(get, path = "/games/{id}/socket", tag = "games", params(("id" = String, Path, description = "The game")),
    responses((status = SWITCHING_PROTOCOLS, description = "A WebSocket; see docs/2-protocol.md")))]
pub(super) async fn open(
    State(app): State<App>,
    requester: Requester,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let game: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let upgrade = upgrade.map_err(|error| ApiError::Unreadable(error.status(), error.body_text()))?;
    let permit = app.quotas.open_socket(requester.principal.player, requester.address)?;
    let upgrade = upgrade
        .max_frame_size(MAX_FRAME)
        .max_message_size(MAX_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MAX_WRITE_BUFFER);
    // Boxed: what a future holds only for a while would otherwise take memory for as long as the socket is open.
    let handle = move |socket| Box::pin(handle(app, requester, game, socket, permit));
    Ok(upgrade.on_upgrade(handle).into_response())
}

async fn handle(app: App, requester: Requester, game: GameId, mut socket: WebSocket, permit: SocketPermit) {
    let mut closing = app.closing.clone();
    let reason = tokio::select! {
        reason = run(&app, requester, game, &mut socket) => reason,
        // An error means that the server is gone already.
        _ = closing.wait_for(|closing| *closing) => CloseReason::Closing,
    };
    tracing::debug!(%game, ?reason, "a socket ends");
    if let Some(frame) = reason.frame() {
        // The client may never read this.
        let close = socket.send(Message::Close(Some(frame)));
        drop(timeout(app.config.limits.timeout.min(std::time::Duration::from_secs(2)), close).await);
    }
    drop(permit);
}

async fn run(app: &App, mut requester: Requester, game: GameId, socket: &mut WebSocket) -> CloseReason {
    let hello = match timeout(app.config.limits.timeout, next_message(socket)).await {
        Err(_) => return CloseReason::Silent,
        Ok(Err(reason)) => return reason,
        Ok(Ok(hello)) => hello,
    };
    let ClientMessage::Hello { since, link, key } = hello else {
        let reason = "the first message has to be a hello".into();
        let _ = send(app, socket, &ServerMessage::Error { code: "hello_first".into(), reason }).await;
        return CloseReason::Protocol;
    };
    requester.link = link.or(requester.link);
    let generation = app.signer.generation();
    let (by, subscription, proof) = match Box::pin(join(app, &requester, game, since, key.as_deref())).await {
        Ok(joined) => joined,
        Err(error) => {
            let problem = error.problem();
            let message = ServerMessage::Error { code: problem.code, reason: problem.reason };
            let _ = send(app, socket, &message).await;
            return if error.is_transient() { CloseReason::TryLater } else { CloseReason::NotFound };
        }
    };
    let id = subscription.id;
    let credentials = Credentials { proof, generation };
    let reason =
        Session::new(app, game, by, requester.address, credentials, socket).serve(subscription).await;
    app.hub.unsubscribe(game, id).await;
    reason
}

/// Subscribes to the game: with the key of a seat as its occupant, otherwise as the requester. Returns also what was
/// shown for that.
async fn join(
    app: &App,
    requester: &Requester,
    game: GameId,
    since: Seq,
    key: Option<&str>,
) -> Result<(Actor, Subscription, Vec<Proof>), ApiError> {
    let state = app.hub.state(game).await?;
    let seated = match key {
        Some(key) => app.signer.read_seat_key(&state, key),
        None => None,
    };
    if seated.is_none() && !may_see(app, requester, &state) {
        return Err(hidden(app).await);
    }
    if seated.is_none() && key.is_some() {
        return Err(ApiError::BadToken);
    }
    if let Some(((by, taken), key)) = seated.zip(key) {
        let subscription = app.hub.subscribe_with_key(game, since, by.player, taken).await?;
        return Ok((by, subscription, vec![Proof::of_seat(game, taken, key)]));
    }
    let mut proof: Vec<Proof> = requester.proof.iter().cloned().collect();
    if let Some(link) = requester.link.as_deref().filter(|_| !is_known(requester, &state)) {
        proof.push(Proof::of_link(&state, link));
    }
    // The name is looked up when a seat is taken.
    let by = requester.principal.actor(String::new());
    let subscription = app.hub.subscribe(game, since, Some(by.player)).await?;
    Ok((by, subscription, proof))
}

/// A socket that has joined its game.
struct Session<'a> {
    app: &'a App,
    game: GameId,
    by: Actor,
    address: AddressBlock,
    credentials: Credentials,
    socket: &'a mut WebSocket,
    received: RateLimiter,
    heartbeat: Heartbeat,
    /// Why the room has ended the subscription.
    end: Arc<OnceLock<SubscriptionEnd>>,
}

/// What was shown to join the game.
struct Credentials {
    proof: Vec<Proof>,
    /// The generation of keys with which it was verified.
    generation: u64,
}

impl Credentials {
    /// Verifies them again if keys have changed.
    fn check(&mut self, signer: &Signer) -> Result<(), CloseReason> {
        let generation = signer.generation();
        if generation == self.generation {
            return Ok(());
        }
        self.generation = generation;
        if self.proof.iter().all(|proof| signer.holds(proof)) { Ok(()) } else { Err(CloseReason::Revoked) }
    }
}

/// The last ping and the measured lag.
struct Heartbeat {
    number: u64,
    sent: Instant,
    answered: bool,
    lag: Option<Millis>,
}

impl<'a> Session<'a> {
    fn new(
        app: &'a App,
        game: GameId,
        by: Actor,
        address: AddressBlock,
        credentials: Credentials,
        socket: &'a mut WebSocket,
    ) -> Session<'a> {
        let heartbeat = Heartbeat { number: 0, sent: Instant::now(), answered: true, lag: None };
        let (received, end) = (RateLimiter::new(), Arc::default());
        Session { app, game, by, address, credentials, socket, received, heartbeat, end }
    }

    async fn serve(&mut self, subscription: Subscription) -> CloseReason {
        let Subscription { seq, seats, backlog, mut live, end, .. } = subscription;
        self.end = end;
        let welcome = ServerMessage::Welcome { seq, now: self.app.hub.time().now(), seats };
        let welcome = Utf8Bytes::from(welcome.encode());
        let welcomed = Box::pin(self.send_all(std::iter::once(welcome).chain(backlog))).await;
        let reason = match welcomed {
            Ok(()) => self.relay(&mut live).await,
            Err(reason) => reason,
        };
        live.close();
        reason
    }

    /// Relays messages both ways until the socket has to be closed.
    async fn relay(&mut self, live: &mut mpsc::Receiver<Utf8Bytes>) -> CloseReason {
        let mut pings = tokio::time::interval(self.app.config.limits.ping_interval);
        pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                message = live.recv() => match message {
                    Some(message) => Box::pin(self.forward(message, live)).await,
                    None => Err(self.end_of_subscription()),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => Box::pin(self.handle_message(message, live)).await,
                    Some(Err(error)) => Err(close_reason(&error)),
                    None => Err(CloseReason::Gone),
                },
                _ = pings.tick() => Box::pin(self.send_ping()).await,
            };
            if let Err(reason) = done {
                return reason;
            }
        }
    }

    /// Sends all queued messages with one flush.
    async fn forward(
        &mut self,
        message: Utf8Bytes,
        live: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), CloseReason> {
        let more = std::iter::from_fn(|| live.try_recv().ok());
        self.send_all(std::iter::once(message).chain(more)).await
    }

    async fn send_all(&mut self, messages: impl Iterator<Item = Utf8Bytes>) -> Result<(), CloseReason> {
        let socket = &mut *self.socket;
        with_timeout(self.app, async move {
            for message in messages {
                socket.feed(Message::Text(message)).await?;
            }
            socket.flush().await
        })
        .await
    }

    /// Why no more messages come from the room.
    fn end_of_subscription(&self) -> CloseReason {
        match self.end.get() {
            Some(SubscriptionEnd::TooSlow) => CloseReason::TooSlow,
            Some(SubscriptionEnd::KeyRevoked) => CloseReason::KeyRevoked,
            None => CloseReason::Interrupted,
        }
    }

    async fn handle_message(
        &mut self,
        message: Message,
        live: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), CloseReason> {
        let limits = &self.app.config.limits;
        if !self.received.allow(limits.messages, limits.window) {
            metrics::counter!("farside_rate_limited_sockets_total").increment(1);
            return Err(CloseReason::TooMany);
        }
        self.credentials.check(&self.app.signer)?;
        if self.end.get() == Some(&SubscriptionEnd::KeyRevoked) {
            return Err(CloseReason::KeyRevoked);
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(token) => {
                self.heartbeat.handle_pong(&token);
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(CloseReason::Gone),
            Message::Binary(_) => return self.send_bad_message("messages are text, not binary").await,
        };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Command { id, command }) => self.command(id, command, live).await,
            Ok(ClientMessage::Say { message }) => {
                match self.app.hub.say(self.game, self.by.player, message).await {
                    Ok(()) => Ok(()),
                    Err(error) => self.send_error(command_code(&error), error.to_string()).await,
                }
            }
            Ok(ClientMessage::Ping { token }) => {
                let now = self.app.hub.time().now();
                send(self.app, self.socket, &ServerMessage::Pong { token, now }).await
            }
            Ok(ClientMessage::Hello { .. }) => self.send_bad_message("one hello is enough").await,
            Err(error) => self.send_bad_message(&error.to_string()).await,
        }
    }

    async fn command(
        &mut self,
        id: CommandId,
        command: Command,
        live: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), CloseReason> {
        let answer = match self.execute(&id, command).await {
            Ok(seq) => ServerMessage::Ack { id, seq },
            // Perhaps it was done: the client repeats it after it has connected again.
            Err(ApiError::Command(CommandError::Closed)) => return Err(CloseReason::Interrupted),
            Err(error) => {
                if let ApiError::Command(CommandError::Store(cause)) = &error {
                    tracing::error!(game = %self.game, %cause, "a command could not be stored");
                }
                let problem = error.problem();
                ServerMessage::Refused { id, code: problem.code, reason: problem.reason }
            }
        };
        // The events of the command are waiting already: one write takes both.
        self.forward(answer.encode().into(), live).await
    }

    async fn execute(&mut self, id: &CommandId, command: Command) -> Result<Seq, ApiError> {
        let mut by = self.by.clone();
        check_quotas(self.app, by.player, self.address, &command).await?;
        if matches!(command, Command::Sit { .. }) {
            let state = self.app.hub.state(self.game).await?;
            let principal = Principal { player: by.player, is_bot: by.is_bot };
            by = seated_actor(self.app, principal, &state).await?;
        }
        let lag = self.heartbeat.lag.unwrap_or_default();
        Ok(self.app.hub.command(self.game, by, id.clone(), command, lag).await?)
    }

    async fn send_bad_message(&mut self, reason: &str) -> Result<(), CloseReason> {
        metrics::counter!("farside_bad_messages_total").increment(1);
        self.send_error("bad_message", reason.into()).await
    }

    async fn send_error(&mut self, code: &str, reason: String) -> Result<(), CloseReason> {
        send(self.app, self.socket, &ServerMessage::Error { code: code.into(), reason }).await
    }

    async fn send_ping(&mut self) -> Result<(), CloseReason> {
        self.credentials.check(&self.app.signer)?;
        if !self.heartbeat.answered {
            return Err(CloseReason::Silent);
        }
        self.heartbeat = Heartbeat {
            number: self.heartbeat.number + 1,
            sent: Instant::now(),
            answered: false,
            lag: self.heartbeat.lag,
        };
        let token = Bytes::copy_from_slice(&self.heartbeat.number.to_be_bytes());
        with_timeout(self.app, self.socket.send(Message::Ping(token))).await
    }
}

impl Heartbeat {
    /// Updates the lag, a smoothed round-trip time.
    fn handle_pong(&mut self, token: &[u8]) {
        if self.answered || token != self.number.to_be_bytes() {
            return;
        }
        self.answered = true;
        let measured = self.sent.elapsed().as_millis() as Millis;
        self.lag = Some(self.lag.map_or(measured, |lag| (3 * lag + measured) / 4));
    }
}

/// The next message, skipping pings and pongs.
async fn next_message(socket: &mut WebSocket) -> Result<ClientMessage, CloseReason> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => {
                return serde_json::from_str(&text).map_err(|_| CloseReason::Protocol);
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(CloseReason::Protocol),
            Some(Ok(Message::Close(_))) | None => return Err(CloseReason::Gone),
            Some(Err(error)) => return Err(close_reason(&error)),
        }
    }
}

async fn send(app: &App, socket: &mut WebSocket, message: &ServerMessage) -> Result<(), CloseReason> {
    with_timeout(app, socket.send(Message::Text(message.encode().into()))).await
}

/// Waits for a message to be sent, at most for the timeout.
async fn with_timeout(
    app: &App,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), CloseReason> {
    match timeout(app.config.limits.timeout, sending).map(|sent| sent.map_err(|_| ())).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(close_reason(&error)),
        Err(()) => {
            metrics::counter!("farside_slow_readers_total").increment(1);
            Err(CloseReason::TooSlow)
        }
    }
}

/// The close reason of an error of the WebSocket.
fn close_reason(error: &axum::Error) -> CloseReason {
    use std::error::Error as _;
    use tokio_tungstenite::tungstenite;
    match error.source().and_then(|source| source.downcast_ref::<tungstenite::Error>()) {
        Some(tungstenite::Error::Capacity(_)) => CloseReason::TooLong,
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => CloseReason::Protocol,
        Some(tungstenite::Error::WriteBufferFull(_)) => CloseReason::TooSlow,
        _ => CloseReason::Gone,
    }
}
