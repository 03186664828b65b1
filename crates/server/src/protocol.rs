//! Every message between a client and the server, in one place. `docs/2-protocol.md` explains them.

use game::Seat;
use serde::{Deserialize, Serialize};

use play::{Command, CommandId, GameView, Millis, Recorded, Seq};

/// The longest message a client may send, in bytes.
pub const MAX_FRAME: usize = 8 * 1024;

/// What a client says over a game's WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message: what the client has, and what lets it in.
    Hello {
        /// The number of the last event it has; 0 for none.
        #[serde(default)]
        since: Seq,
        /// The key of a secret link, if the game isn't public.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        link: Option<String>,
        /// The key of a seat, for a client that has no cookie and no token.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<String>,
    },
    /// Something to be done.
    Command {
        /// What the client calls it: a repeated command is answered, not done again.
        #[schema(value_type = String)]
        id: CommandId,
        /// What to do.
        command: Command,
    },
    /// One of the ready-made messages, said to everybody at the table.
    Say {
        /// Which one.
        message: ShortMessage,
    },
    /// A question whether the server is there.
    Ping {
        /// Anything; comes back.
        #[serde(default)]
        token: u64,
    },
}

/// What the server says over a game's WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The answer to a hello. The events that the client lacks follow, then live ones.
    Welcome {
        /// The number of the last event there is.
        seq: Seq,
        /// The service time now.
        now: Millis,
        /// The seats that this socket plays.
        #[schema(value_type = Vec<u8>)]
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        seats: Vec<Seat>,
    },
    /// Something happened, and it is committed.
    Event(Recorded),
    /// A command was done: what it led to begins with this event. It is committed.
    Ack {
        /// The command.
        #[schema(value_type = String)]
        id: CommandId,
        /// The number of its first event.
        seq: Seq,
    },
    /// A command wasn't done; the game is as it was.
    Refused {
        /// The command.
        #[schema(value_type = String)]
        id: CommandId,
        /// Why, for a program.
        code: String,
        /// Why, for a person.
        reason: String,
    },
    /// Who is there.
    Presence {
        /// The seats whose players are connected.
        #[schema(value_type = Vec<u8>)]
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        seats: Vec<Seat>,
        /// How many watch.
        spectators: u32,
    },
    /// Somebody at the table said something.
    Said {
        /// Who.
        #[schema(value_type = u8)]
        #[cfg_attr(test, ts(as = "u8"))]
        seat: Seat,
        /// What.
        message: ShortMessage,
    },
    /// The answer to a ping.
    Pong {
        /// What the ping had.
        token: u64,
        /// The service time now.
        now: Millis,
    },
    /// The message wasn't understood or isn't allowed.
    Error {
        /// What was wrong, for a program.
        code: String,
        /// What was wrong, for a person.
        reason: String,
    },
}

impl ServerMessage {
    /// As it goes over the wire.
    #[expect(clippy::missing_panics_doc, reason = "strings and numbers can always be written")]
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("messages are made of strings and numbers")
    }
}

/// What players can say to each other. Clients show it in their user's language.
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

/// What somebody gets who makes a game, sits down or looks at one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameAnswer {
    /// The game.
    pub game: GameView,
    /// The key of its secret link, for those who have it already; none for public games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub link: Option<String>,
    /// The seats of whoever asks, with the keys that prove it.
    pub yours: Vec<SeatKey>,
}

/// A seat and what lets one play it.
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
    /// What the client calls it: a repeated command is answered, not done again.
    #[schema(value_type = String)]
    pub id: CommandId,
    /// What to do.
    pub command: Command,
}

/// A command over HTTP was done, and what it led to is committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommandAnswer {
    /// The number of its first event.
    pub seq: Seq,
}

/// Why a request wasn't answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// For a program.
    pub code: String,
    /// For a person.
    pub reason: String,
}
