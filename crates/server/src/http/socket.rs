//! One WebSocket: what comes in, what goes out, and when it is enough.

use std::future::Future;

use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::{FutureExt as _, SinkExt as _, StreamExt as _};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use super::App;
use super::caps::{Place, Window};
use super::games::may_see;
use super::people::actor;
use super::problem::{ApiError, command_code};
use super::who::Visitor;
use crate::identity::Identity;
use crate::protocol::{ClientMessage, MAX_FRAME, ServerMessage};
use crate::room::{CommandError, Subscription};
use play::{Actor, Command, CommandId, GameId, Millis, Seq};

/// The buffers of a socket: one message, and no more than it takes for thousands of sockets to fit into memory.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 2 * 1024;
/// What may wait to be written before a socket is given up.
const MOST_UNWRITTEN: usize = 256 * 1024;

/// Why the server closes a socket. Numbers from 4000 on are an application's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goodbye {
    /// The server shuts down.
    Closing,
    /// The client broke the rules of the protocol.
    Protocol,
    /// A message was too long.
    TooLong,
    /// The client didn't read what it was sent.
    TooSlow,
    /// The client sent too much.
    TooMany,
    /// The database doesn't answer.
    TryLater,
    /// There is no such game, or it isn't for the client's eyes.
    NotFound,
    /// The client didn't answer.
    Silent,
    /// The client went away.
    Gone,
}

impl Goodbye {
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Goodbye::Closing => (1001, "the server shuts down"),
            Goodbye::Protocol => (1002, "that is no message of this protocol"),
            Goodbye::TooLong => (1009, "a message is at most 8 KiB long"),
            Goodbye::TryLater => (1013, "try again later"),
            Goodbye::TooSlow => (4000, "you read too slowly"),
            Goodbye::TooMany => (4001, "you send too much"),
            Goodbye::NotFound => (4004, "there is no such game here"),
            Goodbye::Silent => (4008, "you did not answer"),
            Goodbye::Gone => return None,
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// Opens the WebSocket of a game.
#[utoipa::path(get, path = "/games/{id}/socket", tag = "games", params(("id" = String, Path, description = "The game")),
    responses((status = SWITCHING_PROTOCOLS, description = "A WebSocket; see docs/2-protocol.md")))]
pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let game: GameId = id.parse().map_err(|_| ApiError::NotFound)?;
    let upgrade = upgrade.map_err(|error| ApiError::Unreadable(error.status(), error.body_text()))?;
    let place = app.caps.socket(visitor.identity.player, visitor.address);
    let place = place.ok_or(ApiError::TooMany("open sockets"))?;
    let upgrade = upgrade
        .max_frame_size(MAX_FRAME)
        .max_message_size(MAX_FRAME)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN);
    // In a box: what a future holds only for a while would otherwise take up room for as long as the socket is open.
    let attended = move |socket| Box::pin(attend(app, visitor, game, socket, place));
    Ok(upgrade.on_upgrade(attended).into_response())
}

async fn attend(app: App, visitor: Visitor, game: GameId, mut socket: WebSocket, place: Place) {
    let mut closing = app.closing.clone();
    let goodbye = tokio::select! {
        goodbye = converse(&app, visitor, game, &mut socket) => goodbye,
        // An error means that the server is gone already.
        _ = closing.wait_for(|closing| *closing) => Goodbye::Closing,
    };
    tracing::debug!(%game, ?goodbye, "a socket ends");
    if let Some(frame) = goodbye.frame() {
        // Politeness has its limits, too: the other side may never read this.
        let close = socket.send(Message::Close(Some(frame)));
        drop(timeout(app.config.limits.patience.min(std::time::Duration::from_secs(2)), close).await);
    }
    drop(place);
}

async fn converse(app: &App, mut visitor: Visitor, game: GameId, socket: &mut WebSocket) -> Goodbye {
    let hello = match timeout(app.config.limits.patience, next_message(socket)).await {
        Err(_) => return Goodbye::Silent,
        Ok(Err(goodbye)) => return goodbye,
        Ok(Ok(hello)) => hello,
    };
    let ClientMessage::Hello { since, link, key } = hello else {
        let reason = "the first message has to be a hello".into();
        let _ = say(app, socket, &ServerMessage::Error { code: "hello_first".into(), reason }).await;
        return Goodbye::Protocol;
    };
    visitor.link = link.or(visitor.link);
    let (by, subscription) = match Box::pin(enter(app, &visitor, game, since, key.as_deref())).await {
        Ok(entered) => entered,
        Err(error) => {
            let problem = error.problem();
            let told = ServerMessage::Error { code: problem.code, reason: problem.reason };
            let _ = say(app, socket, &told).await;
            return if error.is_passing() { Goodbye::TryLater } else { Goodbye::NotFound };
        }
    };
    let id = subscription.id;
    let goodbye = Session::new(app, game, by, socket).run(subscription).await;
    app.hub.unsubscribe(game, id).await;
    goodbye
}

/// Lets somebody in: with the key of a seat as whoever sits there, otherwise as who they are.
async fn enter(
    app: &App,
    visitor: &Visitor,
    game: GameId,
    since: Seq,
    key: Option<&str>,
) -> Result<(Actor, Subscription), ApiError> {
    let state = app.hub.state(game).await?;
    let seated = match key {
        Some(key) => Some(app.signer.read_seat_key(&state, key).ok_or(ApiError::BadToken)?),
        None => None,
    };
    if seated.is_none() && !may_see(app, visitor, &state) {
        return Err(ApiError::NotFound);
    }
    let by = match seated {
        Some(actor) => actor,
        // The name matters, and is looked up, when somebody sits down.
        None => visitor.identity.actor(String::new()),
    };
    let subscription = app.hub.subscribe(game, since, Some(by.player)).await?;
    Ok((by, subscription))
}

/// A socket that was let in.
struct Session<'a> {
    app: &'a App,
    game: GameId,
    by: Actor,
    socket: &'a mut WebSocket,
    sent: Window,
    ping: Ping,
}

/// The last ping and what is known of the lag.
struct Ping {
    number: u64,
    sent: Instant,
    answered: bool,
    lag: Option<Millis>,
}

impl<'a> Session<'a> {
    fn new(app: &'a App, game: GameId, by: Actor, socket: &'a mut WebSocket) -> Session<'a> {
        let ping = Ping { number: 0, sent: Instant::now(), answered: true, lag: None };
        Session { app, game, by, socket, sent: Window::new(), ping }
    }

    async fn run(&mut self, subscription: Subscription) -> Goodbye {
        let Subscription { seq, seats, backlog, mut live, .. } = subscription;
        let welcome = ServerMessage::Welcome { seq, now: self.app.hub.time().now(), seats };
        let welcome = Utf8Bytes::from(welcome.encode());
        let greeted = Box::pin(self.send_all(std::iter::once(welcome).chain(backlog))).await;
        let goodbye = match greeted {
            Ok(()) => self.talk(&mut live).await,
            Err(goodbye) => goodbye,
        };
        live.close();
        goodbye
    }

    async fn talk(&mut self, live: &mut mpsc::Receiver<Utf8Bytes>) -> Goodbye {
        let mut pings = tokio::time::interval(self.app.config.limits.ping);
        pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                news = live.recv() => match news {
                    Some(news) => Box::pin(self.pass_on(news, live)).await,
                    None => Err(Goodbye::TooSlow),
                },
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => Box::pin(self.hear(message)).await,
                    Some(Err(error)) => Err(goodbye_of(&error)),
                    None => Err(Goodbye::Gone),
                },
                _ = pings.tick() => Box::pin(self.send_ping()).await,
            };
            if let Err(goodbye) = done {
                return goodbye;
            }
        }
    }

    /// Sends what has gathered, in one go.
    async fn pass_on(
        &mut self,
        news: Utf8Bytes,
        live: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Goodbye> {
        let more = std::iter::from_fn(|| live.try_recv().ok());
        self.send_all(std::iter::once(news).chain(more)).await
    }

    async fn send_all(&mut self, messages: impl Iterator<Item = Utf8Bytes>) -> Result<(), Goodbye> {
        let socket = &mut *self.socket;
        patiently(self.app, async move {
            for message in messages {
                socket.feed(Message::Text(message)).await?;
            }
            socket.flush().await
        })
        .await
    }

    async fn hear(&mut self, message: Message) -> Result<(), Goodbye> {
        let limits = &self.app.config.limits;
        if !self.sent.count(limits.messages, limits.window) {
            metrics::counter!("farside_chatterboxes_total").increment(1);
            return Err(Goodbye::TooMany);
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(token) => {
                self.ping.hear(&token);
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(Goodbye::Gone),
            Message::Binary(_) => return self.complain("messages are text, not binary").await,
        };
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Command { id, command }) => self.command(id, command).await,
            Ok(ClientMessage::Say { message }) => {
                match self.app.hub.say(self.game, self.by.player, message).await {
                    Ok(()) => Ok(()),
                    Err(error) => self.tell_error(command_code(&error), error.to_string()).await,
                }
            }
            Ok(ClientMessage::Ping { token }) => {
                let now = self.app.hub.time().now();
                say(self.app, self.socket, &ServerMessage::Pong { token, now }).await
            }
            Ok(ClientMessage::Hello { .. }) => self.complain("one hello is enough").await,
            Err(error) => self.complain(&error.to_string()).await,
        }
    }

    async fn command(&mut self, id: CommandId, command: Command) -> Result<(), Goodbye> {
        let answer = match self.done(&id, command).await {
            Ok(seq) => ServerMessage::Ack { id, seq },
            Err(error) => {
                if let CommandError::Store(cause) = &error {
                    tracing::error!(game = %self.game, %cause, "a command could not be stored");
                }
                ServerMessage::Refused { id, code: command_code(&error).into(), reason: error.to_string() }
            }
        };
        say(self.app, self.socket, &answer).await
    }

    async fn done(&mut self, id: &CommandId, command: Command) -> Result<Seq, CommandError> {
        let mut by = self.by.clone();
        if matches!(command, Command::Sit { .. }) {
            by = actor(self.app, Identity { player: by.player, is_bot: by.is_bot }).await?;
        }
        let lag = self.ping.lag.unwrap_or_default();
        self.app.hub.command(self.game, by, id.clone(), command, lag).await
    }

    async fn complain(&mut self, reason: &str) -> Result<(), Goodbye> {
        metrics::counter!("farside_bad_messages_total").increment(1);
        self.tell_error("bad_message", reason.into()).await
    }

    async fn tell_error(&mut self, code: &str, reason: String) -> Result<(), Goodbye> {
        say(self.app, self.socket, &ServerMessage::Error { code: code.into(), reason }).await
    }

    async fn send_ping(&mut self) -> Result<(), Goodbye> {
        if !self.ping.answered {
            return Err(Goodbye::Silent);
        }
        self.ping =
            Ping { number: self.ping.number + 1, sent: Instant::now(), answered: false, lag: self.ping.lag };
        let token = Bytes::copy_from_slice(&self.ping.number.to_be_bytes());
        patiently(self.app, self.socket.send(Message::Ping(token))).await
    }
}

impl Ping {
    /// Takes in a pong. Lag is the way there and back, smoothed: what a move needs to be seen and answered.
    fn hear(&mut self, token: &[u8]) {
        if self.answered || token != self.number.to_be_bytes() {
            return;
        }
        self.answered = true;
        let measured = self.sent.elapsed().as_millis() as Millis;
        self.lag = Some(self.lag.map_or(measured, |lag| (3 * lag + measured) / 4));
    }
}

/// The next message, past pings and pongs.
async fn next_message(socket: &mut WebSocket) -> Result<ClientMessage, Goodbye> {
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(text))) => {
                return serde_json::from_str(&text).map_err(|_| Goodbye::Protocol);
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Binary(_))) => return Err(Goodbye::Protocol),
            Some(Ok(Message::Close(_))) | None => return Err(Goodbye::Gone),
            Some(Err(error)) => return Err(goodbye_of(&error)),
        }
    }
}

async fn say(app: &App, socket: &mut WebSocket, message: &ServerMessage) -> Result<(), Goodbye> {
    patiently(app, socket.send(Message::Text(message.encode().into()))).await
}

/// Waits for a message to be sent, but not for ever.
async fn patiently(app: &App, sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Goodbye> {
    match timeout(app.config.limits.patience, sending).map(|sent| sent.map_err(|_| ())).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(goodbye_of(&error)),
        Err(()) => {
            metrics::counter!("farside_slow_readers_total").increment(1);
            Err(Goodbye::TooSlow)
        }
    }
}

/// What to say to a client that sent something that is no WebSocket message.
fn goodbye_of(error: &axum::Error) -> Goodbye {
    use std::error::Error as _;
    use tokio_tungstenite::tungstenite;
    match error.source().and_then(|source| source.downcast_ref::<tungstenite::Error>()) {
        Some(tungstenite::Error::Capacity(_)) => Goodbye::TooLong,
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => Goodbye::Protocol,
        Some(tungstenite::Error::WriteBufferFull(_)) => Goodbye::TooSlow,
        _ => Goodbye::Gone,
    }
}
