use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, oneshot};

use crate::bus::Notice;
use crate::computer::{ThinkError, ThinkReply};
use crate::protocol::ShortMessage;
use crate::store::StoreError;
use play::{Actor, Command, CommandId, GameState, Millis, PlayerId, Recorded, Refusal, Seq};

/// A request to the task of a room.
pub(super) enum RoomRequest {
    /// Execute a command.
    Command {
        by: Actor,
        id: CommandId,
        command: Command,
        lag: Millis,
        reply: oneshot::Sender<Result<Seq, CommandError>>,
    },
    /// Subscribe to the messages after this event.
    Subscribe {
        since: Seq,
        player: Option<PlayerId>,
        seat_key: Option<Seq>,
        reply: oneshot::Sender<Result<Subscription, CommandError>>,
    },
    /// End a subscription.
    Unsubscribe(u64),
    /// Get the state of the game, including everything that was stored before.
    State(oneshot::Sender<Result<GameState, CommandError>>),
    /// Get the presence as far as it is known on this node.
    Presence(oneshot::Sender<Result<Presence, CommandError>>),
    /// Get the events after this one.
    Events { since: Seq, reply: oneshot::Sender<Result<Vec<Recorded>, CommandError>> },
    /// Broadcast a short message of a player.
    Say { by: PlayerId, message: ShortMessage, reply: oneshot::Sender<Result<(), CommandError>> },
    /// Handle a notice of another node.
    Notice(Notice),
    /// Play the move that a computer found for the state after this event.
    MoveFound { seq: Seq, found: Result<ThinkReply, ThinkError> },
    /// Check whether a flag has fallen.
    Wake,
    /// Read the game again, as maintenance may have rewritten events.
    Reload(oneshot::Sender<Result<(), CommandError>>),
}

impl RoomRequest {
    /// Replies with an error.
    pub(super) fn fail(self, error: &CommandError) {
        let error = error.clone();
        match self {
            RoomRequest::Command { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::Subscribe { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::State(reply) => drop(reply.send(Err(error))),
            RoomRequest::Presence(reply) => drop(reply.send(Err(error))),
            RoomRequest::Events { reply, .. } => drop(reply.send(Err(error))),
            RoomRequest::Say { reply, .. } | RoomRequest::Reload(reply) => drop(reply.send(Err(error))),
            RoomRequest::Unsubscribe(_)
            | RoomRequest::Notice(_)
            | RoomRequest::MoveFound { .. }
            | RoomRequest::Wake => {}
        }
    }
}

/// Why a request to a room failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CommandError {
    /// There is no such game.
    #[error("there is no such game")]
    NoGame,
    /// The rules forbid the command.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The database failed, so the command was not executed.
    #[error("it could not be stored, so it was not done: try again later")]
    Store(#[from] StoreError),
    /// The client claims to have events that don't exist.
    #[error("the game has only {last} events")]
    Ahead {
        /// The number of the last event.
        last: Seq,
    },
    /// The game has too many events for a command that isn't needed to finish it.
    #[error("this game has gone on for too long: only moving, sitting down and giving up are left")]
    TooLong,
    /// The player sends too many short messages.
    #[error("too many messages: wait a moment")]
    TooManyMessages,
    /// The room was closed before it answered, at shutdown or by a failure.
    #[error("the game was interrupted: try again")]
    Closed,
}

/// Why a subscription ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubscriptionEnd {
    /// The subscriber read too slowly.
    TooSlow,
    /// The seat whose key the subscriber has shown was left.
    KeyRevoked,
}

/// The presence at a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// The connected seats.
    pub seats: Vec<game::Seat>,
    /// The number of spectators.
    pub spectators: u32,
}

/// A subscription to the messages of a game.
#[derive(Debug)]
pub struct Subscription {
    /// Its id within the room.
    pub id: u64,
    /// The number of the last event.
    pub seq: Seq,
    /// The seats of the subscriber.
    pub seats: Vec<game::Seat>,
    /// The messages that the subscriber has missed.
    pub backlog: Vec<Utf8Bytes>,
    /// The queue of messages from then on. It ends with the subscription.
    pub live: mpsc::Receiver<Utf8Bytes>,
    /// Why the room has ended the subscription; unset as long as it hasn't, and if the room itself is gone.
    pub end: Arc<OnceLock<SubscriptionEnd>>,
}
