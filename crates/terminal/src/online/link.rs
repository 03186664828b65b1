//! The connection to a game on a server, on a thread of its own: reconnects with growing pauses, goes on after the last
//! event it has, and repeats commands under their ids until they are answered.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use play::{Actor, Command, CommandId, GameId, Millis, Recorded, Seq};
use server::client::{Client, ClientError, Socket};
use server::protocol::{ClientMessage, Profile, ServerMessage, ShortMessage};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{sleep, timeout};

use super::Guest;
use super::address::GameAddress;
use crate::events::Waker;
use crate::session::Contact;

/// What the screen asks for.
#[derive(Clone, Debug)]
pub(crate) enum Order {
    Command(Command),
    Say(ShortMessage),
    /// Go on with another game under the same link: the rematch.
    Follow(GameId),
}

/// What the connection tells the screen.
#[derive(Clone, Debug)]
pub(crate) enum Report {
    /// Who this player is.
    Me(Actor),
    /// The service time now.
    Time(Millis),
    /// The server listens: the number of the last event that there is.
    Welcome(Seq),
    Event(Recorded),
    Refused {
        command: Command,
        code: String,
    },
    Presence {
        seats: Vec<game::Seat>,
        spectators: u32,
    },
    Said {
        seat: game::Seat,
        message: ShortMessage,
    },
    Contact(Contact),
    /// Everything that is known of the game is about to be told from its beginning.
    StartOver(GameId),
    /// The server refuses to be asked.
    Failed(String),
}

/// The pause before the first attempt to connect again; each next one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(10);
/// How often the server is asked for a sign of life, and how long it may be silent.
const PING: Duration = Duration::from_secs(5);
const SILENCE: Duration = Duration::from_secs(15);
/// The close code where there is no game to see.
const NOT_FOUND: u16 = 4004;

/// The code of the error of a client that has events which the game hasn't.
const AHEAD: &str = "ahead";

/// Reports to the screen.
pub(super) struct Reporter {
    sender: Sender<Report>,
    waker: Waker,
}

impl Reporter {
    pub(super) fn new(sender: Sender<Report>, waker: Waker) -> Reporter {
        Reporter { sender, waker }
    }

    fn report(&self, report: Report) {
        // Nobody listens any more once the page is left.
        drop(self.sender.send(report));
        self.waker.wake();
    }
}

struct Link {
    client: Client,
    guest: Guest,
    game: GameId,
    since: Seq,
    unanswered: Vec<(CommandId, Command)>,
    /// What the ids of this connection begin with.
    name: String,
    commands: u32,
    reporter: Reporter,
}

/// Why a connection is left.
enum Left {
    /// The page is gone.
    Ended,
    /// Another game is to be opened, or the same from the start.
    Again,
    /// The server or the connection failed.
    Failed(ClientError),
}

impl From<ClientError> for Left {
    fn from(error: ClientError) -> Left {
        Left::Failed(error)
    }
}

/// Connects to a game on a thread of its own, until nobody gives orders any more.
pub(super) fn connect(
    address: &GameAddress,
    guest: Guest,
    orders: UnboundedReceiver<Order>,
    reporter: Reporter,
) -> Result<(), ClientError> {
    let client = guest.client(&address.origin)?.with_link(address.link.clone());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let link = Link {
        client,
        guest,
        game: address.game,
        since: 0,
        unanswered: Vec::new(),
        name: format!("t{:x}", rand::random::<u64>()),
        commands: 0,
        reporter,
    };
    thread::spawn(move || runtime.block_on(link.run(orders)));
    Ok(())
}

impl Link {
    async fn run(mut self, mut orders: UnboundedReceiver<Order>) {
        let mut failures = 0;
        loop {
            let mut welcomed = false;
            match self.attend(&mut orders, &mut welcomed).await {
                Left::Ended => return,
                Left::Again => {
                    failures = 0;
                    continue;
                }
                Left::Failed(ClientError::Closed(Some(NOT_FOUND))) => {
                    return self.reporter.report(Report::Contact(Contact::Gone));
                }
                Left::Failed(error)
                    if !error.should_reconnect() && !matches!(error, ClientError::Closed(_)) =>
                {
                    return self.reporter.report(Report::Failed(error.to_string()));
                }
                Left::Failed(_) => {}
            }
            failures = if welcomed { 0 } else { failures + 1 };
            self.reporter.report(Report::Contact(Contact::Reconnecting));
            if !self.pause(failures, &mut orders).await {
                return;
            }
        }
    }

    /// Waits before the next attempt, not as long for everybody; false if the page is gone.
    async fn pause(&mut self, failures: u32, orders: &mut UnboundedReceiver<Order>) -> bool {
        let pause = LONGEST_PAUSE.min(FIRST_PAUSE * 2_u32.saturating_pow(failures.min(16)));
        let wait = sleep(pause.mul_f64(rand::random_range(0.5..1.0)));
        tokio::pin!(wait);
        loop {
            tokio::select! {
                () = &mut wait => return true,
                order = orders.recv() => match order {
                    Some(order) => drop(self.note(order)),
                    None => return false,
                },
            }
        }
    }

    /// Connects and passes messages both ways until the connection is left.
    async fn attend(&mut self, orders: &mut UnboundedReceiver<Order>, welcomed: &mut bool) -> Left {
        let connecting = async {
            let profile = self.guest.introduce(&mut self.client).await?;
            Ok::<_, ClientError>((profile, self.client.connect(self.game, self.since).await?))
        };
        let connected = tokio::select! {
            connected = timeout(CONNECTING, connecting) => connected,
            () = closed(orders) => return Left::Ended,
        };
        let (profile, mut socket) = match connected {
            Ok(Ok(connected)) => connected,
            Ok(Err(error)) => return error.into(),
            Err(_) => return ClientError::Io(std::io::ErrorKind::TimedOut.into()).into(),
        };
        let Profile { id: player, name, is_bot } = profile;
        self.reporter.report(Report::Me(Actor { player, name, is_bot }));
        let mut ping = tokio::time::interval(PING);
        let mut heard = Instant::now();
        loop {
            let left = tokio::select! {
                message = socket.next() => {
                    heard = Instant::now();
                    match message {
                        Ok(message) => self.hear(message, &mut socket, welcomed).await,
                        Err(error) => Err(error.into()),
                    }
                }
                order = orders.recv() => match order {
                    Some(order) => self.obey(order, &mut socket, *welcomed).await,
                    None => Err(Left::Ended),
                },
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(ClientError::Closed(None).into())
                    } else {
                        socket.send(&ClientMessage::Ping { token: 0 }).await.map_err(Left::from)
                    }
                }
            };
            if let Err(left) = left {
                return left;
            }
        }
    }

    /// Takes an order, and gives it to the server if the server listens.
    async fn obey(&mut self, order: Order, socket: &mut Socket, welcomed: bool) -> Result<(), Left> {
        let say = match &order {
            Order::Say(message) if welcomed => Some(ClientMessage::Say { message: *message }),
            _ => None,
        };
        let follows = matches!(order, Order::Follow(_));
        let command = self.note(order);
        if follows {
            return Err(Left::Again);
        }
        if let Some(say) = say {
            socket.send(&say).await?;
        }
        if let Some((id, command)) = command.filter(|_| welcomed) {
            socket.command(id, command).await?;
        }
        Ok(())
    }

    /// Notes an order; a command is kept until it is answered.
    fn note(&mut self, order: Order) -> Option<(CommandId, Command)> {
        match order {
            Order::Command(command) => {
                self.commands += 1;
                let id = format!("{}-{}", self.name, self.commands).parse::<CommandId>().ok()?;
                self.unanswered.push((id.clone(), command.clone()));
                Some((id, command))
            }
            Order::Say(_) => None,
            Order::Follow(game) => {
                (self.game, self.since) = (game, 0);
                self.unanswered.clear();
                self.reporter.report(Report::StartOver(game));
                None
            }
        }
    }

    fn answered(&mut self, id: &CommandId) -> Option<Command> {
        let index = self.unanswered.iter().position(|(known, _)| known == id)?;
        Some(self.unanswered.remove(index).1)
    }

    async fn hear(
        &mut self,
        message: ServerMessage,
        socket: &mut Socket,
        welcomed: &mut bool,
    ) -> Result<(), Left> {
        let report = match message {
            ServerMessage::Welcome { seq, now, .. } => {
                *welcomed = true;
                self.reporter.report(Report::Time(now));
                self.reporter.report(Report::Welcome(seq));
                for (id, command) in self.unanswered.clone() {
                    socket.command(id, command).await?;
                }
                Report::Contact(Contact::Connected)
            }
            ServerMessage::Event(recorded) => {
                if recorded.seq != self.since + 1 {
                    return Ok(());
                }
                self.since = recorded.seq;
                Report::Event(recorded)
            }
            ServerMessage::Ack { id, .. } => {
                self.answered(&id);
                return Ok(());
            }
            ServerMessage::Refused { id, code, .. } => match self.answered(&id) {
                Some(command) => Report::Refused { command, code },
                None => return Ok(()),
            },
            ServerMessage::Presence { seats, spectators } => Report::Presence { seats, spectators },
            ServerMessage::Said { seat, message } => Report::Said { seat, message },
            ServerMessage::Pong { now, .. } => Report::Time(now),
            ServerMessage::Error { code, .. } if code == AHEAD => {
                self.since = 0;
                self.reporter.report(Report::StartOver(self.game));
                return Err(Left::Again);
            }
            ServerMessage::Error { .. } => return Ok(()),
        };
        self.reporter.report(report);
        Ok(())
    }
}

/// Waits until nobody gives orders any more.
async fn closed(orders: &UnboundedReceiver<Order>) {
    while !orders.is_closed() {
        sleep(Duration::from_millis(100)).await;
    }
}
