//! The messages between clients and the server. `docs/2-protocol.md` explains them.

use game::Seat;
use serde::{Deserialize, Serialize};

use play::{Command, CommandId, GameView, Millis, Recorded, Seq};

pub use crate::http::{LobbyGame, NameRequest, PairingRequest, Profile};

/// The maximum size of a message of a client, in bytes.
pub const MAX_FRAME: usize = 8 * 1024;

/// The close code of a socket whose game was interrupted by a failure: the client should connect again, and repeat the
/// commands that were not answered.
pub const INTERRUPTED: u16 = 4005;

/// A message of a client over the WebSocket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message.
    Hello {
        /// The number of the last event the client has; 0 for none.
        #[serde(default)]
        since: Seq,
        /// The key of the secret link, for a private game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        link: Option<String>,
        /// The key of a seat, for a client without cookie and token.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
    },
    /// A command.
    Command {
        /// The idempotency key: a repeated command is answered, not executed again.
        #[schema(schema_with = play::schema::command_id)]
        id: CommandId,
        /// The command.
        command: Command,
    },
    /// A short message to everybody in the game.
    Say {
        /// The message.
        message: ShortMessage,
    },
    /// A ping; the server answers with a pong.
    Ping {
        /// Returned with the pong.
        #[serde(default)]
        token: u64,
    },
}

/// A message of the server over the WebSocket of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The answer to a hello. The missed events follow, then live ones.
    Welcome {
        /// The number of the last event.
        seq: Seq,
        /// The service time now.
        now: Millis,
        /// The seats of the client.
        #[schema(value_type = Vec<u8>)]
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        seats: Vec<Seat>,
    },
    /// A committed event.
    Event(Recorded),
    /// A command was executed, and its events are committed.
    Ack {
        /// The idempotency key of the command.
        #[schema(value_type = String)]
        id: CommandId,
        /// The number of its first event.
        seq: Seq,
    },
    /// A command was refused; the game is unchanged.
    Refused {
        /// The idempotency key of the command.
        #[schema(value_type = String)]
        id: CommandId,
        /// The reason for programs.
        code: String,
        /// The reason for people.
        reason: String,
    },
    /// The presence has changed.
    Presence {
        /// The connected seats.
        #[schema(value_type = Vec<u8>)]
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        seats: Vec<Seat>,
        /// The number of spectators.
        spectators: u32,
    },
    /// A short message of a player.
    Said {
        /// The seat of the sender.
        #[schema(value_type = u8)]
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// The message.
        message: ShortMessage,
    },
    /// The answer to a ping.
    Pong {
        /// The token of the ping.
        token: u64,
        /// The service time now.
        now: Millis,
    },
    /// The last message was invalid or not allowed.
    Error {
        /// The error for programs.
        code: String,
        /// The error for people.
        reason: String,
    },
}

impl ServerMessage {
    /// Encodes the message.
    pub fn encode(&self) -> String {
        // Strings and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A short message between players. Clients show it in the language of their user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ShortMessage {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Have fun.
    HaveFun,
    /// Well played.
    WellPlayed,
    /// Good game.
    GoodGame,
    /// Thank you.
    Thanks,
    /// Sorry.
    Sorry,
    /// Oops.
    Oops,
    /// One moment.
    OneMoment,
    /// I have to go.
    MustGo,
    /// Goodbye.
    Goodbye,
}

/// A game, as returned by requests that create, join or get one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameAnswer {
    /// The game.
    pub game: GameView,
    /// The key of the secret link; absent for public games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub link: Option<String>,
    /// The seats of the requester, with their keys.
    pub yours: Vec<SeatKey>,
}

/// A seat and its key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatKey {
    /// The seat.
    #[schema(value_type = u8)]
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// Its key.
    pub key: String,
}

/// A command over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommandRequest {
    /// The idempotency key: a repeated command is answered, not executed again.
    #[schema(schema_with = play::schema::command_id)]
    pub id: CommandId,
    /// The command.
    pub command: Command,
}

/// A command over HTTP was executed, and its events are committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommandAnswer {
    /// The number of its first event.
    pub seq: Seq,
}

/// An error of a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// The code for programs.
    pub code: String,
    /// The reason for people.
    pub reason: String,
}
