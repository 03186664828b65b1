use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::bus::Notice;
use crate::computer::ThinkError;
use crate::protocol::ShortMessage;
use crate::store::StoreError;
use play::{Actor, Command, CommandId, GameState, Millis, PlayerId, Recorded, Refusal, Seq};

/// What a room is asked.
pub(super) enum Ask {
    /// Do something.
    Command {
        by: Actor,
        id: CommandId,
        command: Command,
        lag: Millis,
        tell: oneshot::Sender<Result<Seq, CommandError>>,
    },
    /// Send everything after this number, and then whatever happens.
    Subscribe {
        since: Seq,
        player: Option<PlayerId>,
        tell: oneshot::Sender<Result<Subscription, CommandError>>,
    },
    /// Send nothing any more.
    Unsubscribe(u64),
    /// Tell how the game is, with whatever was stored before this question.
    State(oneshot::Sender<Result<GameState, CommandError>>),
    /// Tell who is there, as far as is known here.
    Presence(oneshot::Sender<Result<Presence, CommandError>>),
    /// Tell what happened after this number.
    Events { since: Seq, tell: oneshot::Sender<Result<Vec<Recorded>, CommandError>> },
    /// Tell everybody what somebody at the table says.
    Say { by: PlayerId, message: ShortMessage, tell: oneshot::Sender<Result<(), CommandError>> },
    /// Another node has something to tell.
    Notice(Notice),
    /// The computer has found a move for the game as it was after this event.
    Thought { seq: Seq, found: Result<String, ThinkError> },
    /// Look whether anything is due.
    Wake,
}

/// Why a room didn't do what it was asked.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CommandError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The rules of the table or the board forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It couldn't be stored, so it wasn't done.
    #[error("it could not be stored, so it was not done: try again later")]
    Store(#[from] StoreError),
    /// The client has events that don't exist.
    #[error("the game has only {last} events")]
    Ahead {
        /// The number of the last one.
        last: Seq,
    },
    /// The room was closed while it was being asked.
    #[error("the server is shutting down")]
    Closed,
}

/// Who is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// The seats whose players are connected.
    pub seats: Vec<game::Seat>,
    /// How many watch.
    pub spectators: u32,
}

/// What a subscriber gets.
#[derive(Debug)]
pub struct Subscription {
    /// By which it is known to the room.
    pub id: u64,
    /// The number of the last event there is.
    pub seq: Seq,
    /// The seats of the subscriber.
    pub seats: Vec<game::Seat>,
    /// The messages that the subscriber lacks.
    pub backlog: Vec<Utf8Bytes>,
    /// The messages from then on. It ends when the subscriber was too slow, or the room is closed.
    pub live: mpsc::Receiver<Utf8Bytes>,
}
