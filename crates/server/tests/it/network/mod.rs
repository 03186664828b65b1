//! A whole server on a real port, and clients with real sockets.

mod access;
mod bad_input;
mod connections;
mod description;
mod disk;
#[cfg(unix)]
mod files;
mod forget;
mod greed;
mod limits;
mod lobby;
mod maintenance;
mod names;
mod old_data;
mod pictures;
mod reconnect;
mod retention;
mod site;
mod tablebase;
mod trouble;
mod whole_games;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use play::{Command, CommandId, GameId, GameKind, Recorded, SeatKind, Seq, Terms};
use server::client::{Client, ClientError, Socket};
use server::protocol::ServerMessage;
use server::{Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Longer than anything takes on a machine that is busy with other things.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A server that runs in this process.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    data: tempfile::TempDir,
}

fn config(data: &Path) -> Config {
    let mut config = Config::new(data.into());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.pause = Duration::ZERO;
    config.thinkers = 1;
    config
}

impl Running {
    async fn start() -> Running {
        Running::start_with(|_| ()).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> Running {
        Running::start_in(tempfile::tempdir().expect("a folder"), change).await
    }

    /// The same with its database in this folder.
    async fn start_in(data: tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Running {
        let mut config = config(data.path());
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async { drop(stopped.await) }));
        Running { address, stop: Some(stop), task, data }
    }

    fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// Ends it in an orderly way, and leaves its data.
    pub(crate) async fn stop(mut self) -> tempfile::TempDir {
        drop(self.stop.take());
        tokio::time::timeout(PATIENCE, self.task).await.expect("it ends in time").expect("it ends well");
        self.data
    }
}

pub(crate) fn id(text: impl std::fmt::Display) -> CommandId {
    text.to_string().parse().expect("an id")
}

pub(crate) fn mv(text: &str, ply: u32) -> Command {
    Command::Move { mv: text.into(), ply }
}

/// A public game for two of which the second seat is free.
fn open_terms(game: GameKind) -> Terms {
    let first = Some(game::Seat::FIRST);
    Terms { public: true, first, ..Terms::for_two(game, SeatKind::Creator, SeatKind::Open) }
}

/// Two people at a game that has begun.
async fn two_at(running: &Running, terms: &Terms) -> (Client, Client, GameId) {
    let mut ann = running.client();
    let made = ann.create_game(terms).await.expect("a game can be made");
    let mut bob = running.client().with_link(made.link);
    bob.command(made.game.id, id("sit"), Command::Sit { seat: None }).await.expect("a seat is free");
    (ann, bob, made.game.id)
}

/// The next message that isn't about who is there.
async fn next(socket: &mut Socket) -> Result<ServerMessage, ClientError> {
    loop {
        match tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says something")? {
            ServerMessage::Presence { .. } => {}
            message => return Ok(message),
        }
    }
}

/// The next so many events, without a gap after `since`.
async fn events(socket: &mut Socket, since: Seq, count: usize) -> Vec<Recorded> {
    let mut events: Vec<Recorded> = Vec::new();
    while events.len() < count {
        if let ServerMessage::Event(recorded) = next(socket).await.expect("an event") {
            assert_eq!(recorded.seq, since + events.len() as Seq + 1, "I5: no gap, no repeat");
            events.push(recorded);
        }
    }
    events
}

/// What a command was answered.
async fn answer(socket: &mut Socket, command: &CommandId) -> Result<Seq, String> {
    loop {
        match next(socket).await.expect("an answer") {
            ServerMessage::Ack { id, seq } if id == *command => return Ok(seq),
            ServerMessage::Refused { id, code, .. } if id == *command => return Err(code),
            _ => {}
        }
    }
}

/// Gives a command and waits for its answer.
async fn act(socket: &mut Socket, name: &str, command: Command) -> Result<Seq, String> {
    socket.command(id(name), command).await.expect("it is sent");
    answer(socket, &id(name)).await
}

/// The code with which the server closes a socket, whatever it says before.
async fn closed(socket: &mut Socket) -> Option<u16> {
    loop {
        match tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server closes it") {
            Ok(_) => {}
            Err(ClientError::Closed(code)) => return code,
            Err(_) => return None,
        }
    }
}
